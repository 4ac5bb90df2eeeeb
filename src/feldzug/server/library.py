"""The library: what happened, how it looked then, what if; record files; the proof of the dice."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

from sqlalchemy.orm import Session

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.dealer import Dealer, SealedDealer, commitment
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE, Seat
from feldzug.server.guard import Caller
from feldzug.server.house import Change, House
from feldzug.server.levels import level
from feldzug.server.lobby import bound_tables, bound_uploads, new_match, recognised, seal, seat_all
from feldzug.server.problems import problem, refused
from feldzug.server.settings import Settings
from feldzug.server.shapes import NewSeat, clean
from feldzug.server.show import steps
from feldzug.server.store.models import DealerRow, MatchRow
from feldzug.server.table import Table, again, dealer
from feldzug.server.wire import plain, wire

MOST_STEPS: Final = 2000
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def may_see(house: House, session: Session, caller: Caller, table: Table, seat: int | None) -> None:
    """Of a finished game everyone may see everything; of a running one the own seats."""
    if seat is not None and seat >= table.setup.players:
        raise problem("unknown", "no-such-seat")
    if seat is not None and not table.is_over:
        house.must_hold(session, caller, table, seat)


def history(
    house: House, caller: Caller, match: str, seat: int | None, first: int, last: int | None
) -> list[dict[str, Any]]:
    """What happened in some entries, as a seat saw it, or with all that was hidden once it is over."""
    with house.looking(match) as (session, table):
        may_see(house, session, caller, table, seat)
        table.must_be_told()
        end = table.decision if last is None else min(last, table.decision)
        end = min(end, first + MOST_STEPS)
        past, complete = table.past()
        spoken, over = table.wire, table.is_over
    if not complete:
        past = again(past)
        with house.looking(match) as (_, table):
            table.learn(past)
    return steps(past, spoken, seat, first, end, unveiled=over)


def at(house: House, caller: Caller, match: str, n: int, seat: int | None) -> dict[str, Any]:
    """How the table looked to a seat just before an entry."""
    with house.looking(match) as (session, table):
        may_see(house, session, caller, table, seat)
        table.must_be_told()
        index, spoken = table.index(n), table.wire
        past, _ = table.past()
    position = past.at(index)
    whose = None if seat is None else Seat(seat)
    return {
        "n": n,
        "seat": seat,
        "view": plain(position.view(whose)),
        "progress": spoken.progress(position, whose),
        "turn": [one for one in position.waiting() if one != FATE],
    }


def branch(
    house: House, caller: Caller, match: str, n: int, seat: int, bots: str, title: str
) -> str:
    """A private game against bots from an entry on; what the seat could not see is dealt anew."""
    with house.looking(match) as (session, table):
        level(bots, table.game.key, house.settings.bot_seconds)
        may_see(house, session, caller, table, seat)
        table.must_be_told()
        index, title = table.index(n), title or table.row.title
        names = [one.name for one in table.seats]
        past, _ = table.past()
    game, setup = past.game, past.setup
    origin = determinise(past.at(index), Seat(seat), Dealer(secrets.randbits(64)))
    if not origin.stack:
        raise problem("conflict", "already-over")
    text = wire(game.key).codec.text(origin, setup)
    house.openings.take(caller.address)
    with house.store.write() as session:
        client = recognised(session, caller)
        bound_tables(house, session, client)
        row = new_match(setup, client, title=title)
        row.origin = text
        seal(session, row)
        seats = [
            NewSeat(kind="me" if other == seat else "bot", name=name, bot=bots)
            for other, name in enumerate(names)
        ]
        seat_all(session, row, seats, client)
        session.flush()
        _begin(house, session, row, Match(game, setup, dealer(session, row), origin=origin))
    house.tell(row)
    return row.id


def _begin(house: House, session: Session, row: MatchRow, match: Match) -> None:
    """Keep a match that is there already."""
    fresh = Table(row.id)
    fresh.refresh(session, row)  # it is still open, so there is nothing to load
    fresh.begin(match)
    row.state = "playing"
    row.revision += 1
    house.keep(Change(session, fresh, row))


# records


def written_record(house: House, match: str) -> str:
    """The record file, once the game is over."""
    with house.looking(match) as (_, table):
        _must_be_over(table)
        names = [one.name for one in table.seats]
        promised = table.row.commitment
        past, _ = table.past()
    return record.write(past, names, promised=promised)


def dice(house: House, match: str) -> dict[str, Any]:
    """Once over: the dealer's secret, and everything that fate was asked and answered."""
    with house.looking(match) as (session, table):
        _must_be_over(table)
        kept = session.get(DealerRow, match)
        secret = kept.secret.hex() if kept is not None else ""
        promised, spoken = table.row.commitment, table.wire
        past, _ = table.past()
    twin = Match.replay(past.game, past.setup, [], None, origin=past.origin, earlier=past.earlier)
    draws: list[dict[str, Any]] = []
    for n, entry in enumerate(past.journal):
        if entry.seat == FATE:
            draws.append(
                {
                    "n": twin.decision,
                    "odds": spoken.odds(twin.position.odds()),
                    "outcome": spoken.codec.pack(entry.action),
                }
            )
        twin.repeat(n, entry)
    return {"commitment": promised, "secret": secret, "draws": draws}


def _must_be_over(table: Table) -> None:
    if not table.is_over:
        raise problem("conflict", "not-over")
    table.must_be_told()


def upload(house: House, caller: Caller, text: str) -> str:
    """A table from a record file: a finished one to look at, or one to go on with alone.

    A game that goes on has new dice, which nobody could promise before it began: it has no commitment.
    """
    house.openings.take(caller.address)
    house.uploads.take(caller.address)
    found = _read(house.settings, text)
    match = found.match
    over = match.position.outcome() is not None
    with house.store.write() as session:
        client = recognised(session, caller)
        bound_tables(house, session, client)
        bound_uploads(house, session, client)
        row = new_match(match.setup, client)
        if match.origin is not None:
            row.origin = _origin(match)
            row.earlier = row.entries = match.earlier
        session.add(row)
        session.flush()
        if over:
            _promise(session, row, found)
        names = [*[_name(name) for name in found.seats], *[""] * match.setup.players]
        seats = [NewSeat(kind="here", name=name) for name in names[: match.setup.players]]
        seat_all(session, row, seats, client)
        session.flush()
        _begin(house, session, row, match)
    house.tell(row)
    return row.id


def _read(settings: Settings, text: str) -> record.Record:
    if text.count("\n") > settings.most_entries + 2:
        raise problem("too-large", "too-many-entries", most=settings.most_entries)
    try:
        found = record.read(text, GAMES, Dealer(secrets.randbits(64)))
        if not 0 <= found.match.earlier <= 10**6:
            raise problem("bad-request", "malformed", where="origin")
        with record.made_up(found.match.origin):
            found.match.deal()  # it may have been written between a question and fate's answer
    except FeldzugError as error:
        raise refused(error) from error
    return found


def _promise(session: Session, row: MatchRow, found: record.Record) -> None:
    """What was promised about the dice of a finished game, and the secret, if it keeps the promise."""
    if not _HEX.fullmatch(found.commitment):
        return
    row.commitment = found.commitment
    secret = bytes.fromhex(found.secret) if _HEX.fullmatch(found.secret) else b""
    if secret and commitment(secret) == found.commitment:
        session.add(DealerRow(match_id=row.id, secret=secret))
        found.match.dealer = SealedDealer(secret)


def _origin(match: Match) -> str:
    assert match.origin is not None
    return wire(match.game.key).codec.text(match.origin, match.setup)


def _name(name: str) -> str:
    try:
        return clean(name)[:40]
    except ValueError:
        return ""
