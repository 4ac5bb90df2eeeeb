"""Record files: a finished game as a file, and a table from a file."""

from __future__ import annotations

import re
import secrets
from typing import Final

from sqlalchemy.orm import Session

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.match import Match
from feldzug.kernel.proof import dealer_of
from feldzug.server.auth import Caller
from feldzug.server.final_transcript import finished
from feldzug.server.glances import glances
from feldzug.server.history import must_be_over
from feldzug.server.lobby_service import begin_with, limit_tables, limit_uploads, new_match
from feldzug.server.match_repository import MatchRepository
from feldzug.server.models.common import LONGEST_NAME, clean
from feldzug.server.models.lobby import NewSeat
from feldzug.server.problems import problem, refused
from feldzug.server.seat_service import recognised, seat_all
from feldzug.server.serializer import serializer
from feldzug.server.settings import Settings
from feldzug.server.store.models import DealerRow, MatchRow
from feldzug.server.table import TableSeat
from feldzug.server.table_change import Beforehand
from feldzug.server.tables import TableRepository
from feldzug.server.transcripts import earlier_part

TAKEN_OVER: Final = " → Bot"
"""What follows a name in a record, in every language, where a bot has played on."""
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def write(tables: TableRepository, match: str) -> str:
    """The record file, once the game is over."""
    with tables.reading(match) as (session, table):
        must_be_over(table)
        names = [_name_in_record(one) for one in table.seats]
        promised, past = table.row.commitment, table.copy()
        free = table.row.takes_back_freely
        past.past = earlier_part(past, MatchRepository(session, table.row).transcript())
    return record.write(past, names, promised=promised, free_take_back=free)


def _name_in_record(seat: TableSeat) -> str:
    """Who has sat there; it shows if a bot has taken the seat over."""
    if not seat.taken_over:
        return seat.name
    return f"{seat.name[: LONGEST_NAME - len(TAKEN_OVER)]}{TAKEN_OVER}".strip()


def upload(tables: TableRepository, caller: Caller, text: str) -> str:
    """A table from a record file: a finished one to look at, or one to go on with alone.

    A game that goes on has new dice, which nobody could promise before it began: it has no commitment.
    """
    found, beforehand = read_record(tables.settings, text)
    match = found.match
    over = match.position.outcome() is not None
    with tables.store.write() as session:
        client = recognised(session, caller)
        limit_tables(tables, session, client)
        limit_uploads(tables, session, client)
        row = new_match(match.setup, client)
        row.free_take_back = row.had_bots = found.free_take_back
        if match.origin is not None:
            row.origin = serializer(match.game).codec.text(match.origin, match.setup)
            row.earlier = row.entries = match.earlier
        session.add(row)
        session.flush()
        if over:
            _promise(session, row, found)
        places = match.setup.players + len(match.game.roles)
        names = [*[_name(name) for name in found.seats], *[""] * places]
        seats = [NewSeat(kind="here", name=name) for name in names[:places]]
        seat_all(session, row, seats, client)
        session.flush()
        begin_with(tables, session, row, match, beforehand)
    tables.notify(row)
    return row.id


def read_record(settings: Settings, text: str) -> tuple[record.Record, Beforehand]:
    """A record, and what takes long to find out about its match: the store is not held meanwhile."""
    if text.count("\n") > settings.most_entries + 2:
        raise problem("too-large", "too-many-entries", most=settings.most_entries)
    try:
        found = record.read(text, GAMES, Dealer(secrets.randbits(64)))
        if not 0 <= found.match.earlier <= 10**6:
            raise problem("bad-request", "malformed", where="origin")
        with record.made_up(found.match.origin):
            found.match.deal()  # it may have been written between a question and fate's answer
            return found, _looked_through(found.match)
    except FeldzugError as error:
        raise refused(error) from error


def _looked_through(match: Match) -> Beforehand:
    moments = list(glances(match))
    if match.position.outcome() is None:
        return Beforehand(moments, None)
    return Beforehand(moments, finished(match, serializer(match.game), None).pack())


def _promise(session: Session, row: MatchRow, found: record.Record) -> None:
    """What was promised about the dice of a finished game, and the secret, if it keeps the promise."""
    if not _HEX.fullmatch(found.commitment):
        return
    row.commitment = found.commitment
    if not _HEX.fullmatch(found.secret):
        return
    secret = bytes.fromhex(found.secret)
    try:
        found.match.dealer = dealer_of(found.commitment, secret, found.game.parts)
    except ValueError:
        return
    session.add(DealerRow(match_id=row.id, secret=secret))


def _name(name: str) -> str:
    try:
        return clean(name)[:LONGEST_NAME]
    except ValueError:
        return ""
