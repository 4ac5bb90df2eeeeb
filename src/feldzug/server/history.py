"""History: what happened, how it looked then, what if, and the proof of the dice."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from feldzug.kernel.answered import may_be_unseen
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.fate import Dice
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE, Seat
from feldzug.server import presenter
from feldzug.server.as_seen import whole_window, window_around
from feldzug.server.auth import Caller
from feldzug.server.glances import changes, glances, kept_scores
from feldzug.server.levels import level
from feldzug.server.lobby_service import begin_with, limit_tables, new_match, seal
from feldzug.server.match_repository import MatchRepository
from feldzug.server.models.history import DiceProof, Drawn, Score, Told, View
from feldzug.server.models.lobby import NewSeat
from feldzug.server.models.play import Step
from feldzug.server.problems import problem
from feldzug.server.seat_service import recognised, seat_all
from feldzug.server.serializer import serializer
from feldzug.server.store.models import EntryRow
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository

MOST_STEPS: Final = 2000


def may_see(
    tables: TableRepository, session: Session, caller: Caller, table: Table, seat: int | None
) -> None:
    """Of a finished game everyone may see everything; of a running one the own seats."""
    if seat is not None and seat >= table.places:
        raise problem("unknown", "no-such-seat")
    if seat is not None and not table.is_over:
        tables.must_hold(session, caller, table, seat)


def steps(
    tables: TableRepository,
    caller: Caller,
    match: str,
    seat: int | None,
    first: int,
    last: int | None,
) -> list[Step]:
    """What happened in some entries, as a seat saw it, or with all that was hidden once it is over."""
    with tables.reading(match) as (session, table):
        may_see(tables, session, caller, table, seat)
        if table.transcript is not None:
            end = min(last if last is not None else table.decision, first + MOST_STEPS)
            return table.transcript.steps(first, end)
        table.must_be_of_present_rules()
        known = table.known_entries(seat)
        end = known if last is None else min(last, known)
        end = min(end, first + MOST_STEPS)
        past, writes, over = table.copy(), table.serializer, table.is_over
    complete_log(tables, match, past)
    return presenter.steps(past, writes, seat, first, end, unveiled=over)


def at(tables: TableRepository, caller: Caller, match: str, n: int, seat: int | None) -> View:
    """How the table looked to a seat just before an entry; to a bystander, if its rules have changed."""
    with tables.reading(match) as (session, table):
        may_see(tables, session, caller, table, seat)
        if table.transcript is not None:
            return table.transcript.view(n)
        table.must_be_of_present_rules()
        index, writes, past = table.index(n, seat), table.serializer, table.copy()
        over = table.is_over
    if not over:
        complete_log(tables, match, past)
        index = whole_window(past, index)
    return presenter.view(past.at(index), writes, n, seat)


def scores(tables: TableRepository, match: str) -> list[Score]:
    """How the points went, a line for each change; nothing of a game that counts none."""
    with tables.reading(match) as (session, table):
        kept = kept_scores(session, match)
        is_whole = kept and not table.row.scores_due
        if is_whole or table.position is None or table.from_older_rules:
            return [Score(row.number, row.turn, row.points) for row in kept]
        past = table.copy()  # it was over before scores were kept, or they are still to be written
    earlier = [Score(row.number, row.turn, row.points) for row in kept if row.number < past.earlier]
    found = changes(glances(past))
    return [*earlier, *[Score(n, glance.turn, list(glance.points)) for n, glance in found]]


def times(tables: TableRepository, match: str) -> list[Told]:
    """When what everybody knows was told; nothing of entries of which nobody noted it."""
    with tables.reading(match) as (session, table):
        if table.position is None or table.from_older_rules:
            return []
        known, past = table.known_entries(None), table.copy()
        entered = entry_times(session, match)
    complete_log(tables, match, past)
    found = told_at(past, entered)
    return [Told(n, found[n]) for n in sorted(found) if n < known]


def entry_times(session: Session, match: str) -> dict[int, int]:
    """When each entry was given, by its number."""
    asked = select(EntryRow.number, EntryRow.at).where(EntryRow.match_id == match)
    return {number: at for number, at in session.execute(asked) if at is not None}


def told_at(past: Match, entered: dict[int, int]) -> dict[int, int]:
    """When what an entry tells was told: what is answered in secret, when the last has answered. Nobody may
    tell when the others did. The log must be complete.
    """
    found = {}
    for number, at in entered.items():
        window = window_around(past, number - past.earlier) if number >= past.earlier else None
        last = number if window is None else window[-1] + past.earlier
        found[number] = entered.get(last, at)
    return found


def complete_log(tables: TableRepository, match: str, past: Match) -> None:
    """Complete the log of a copy, and with it that of the table, so that it is done only once."""
    if past.log_start:
        past.fill_log()
        with tables.reading(match) as (_, table):
            table.take_log(past)


def branch(
    tables: TableRepository, caller: Caller, match: str, n: int, seat: int, bots: str, title: str
) -> str:
    """A private game against bots from an entry on; what the seat could not see is dealt anew."""
    with tables.reading(match) as (session, table):
        level(bots, table.game.key, tables.settings.bot_seconds)
        may_see(tables, session, caller, table, seat)
        table.must_be_of_present_rules()
        index, title = table.index(n, seat), title or table.row.title
        names = [one.name for one in table.seats]
        past = table.copy()
        over = table.is_over
    if not over:
        complete_log(tables, match, past)
        index = whole_window(past, index)
    game, setup = past.game, past.setup
    origin = determinise(past.at(index), Seat(seat), Dealer(secrets.randbits(64)))
    if not origin.stack:
        raise problem("conflict", "already-over")
    text = serializer(game).codec.text(origin, setup)
    tables.openings.take(caller.address)
    with tables.store.write() as session:
        client = recognised(session, caller)
        limit_tables(tables, session, client)
        row = new_match(setup, client, title=title)
        row.origin = text
        seal(session, row)
        seats = [
            NewSeat(
                kind="me" if other == seat or other >= setup.players else "bot", name=name, bot=bots
            )
            for other, name in enumerate(names)
        ]
        seat_all(session, row, seats, client)
        session.flush()
        dealer = MatchRepository(session, row).dealer()
        begin_with(tables, session, row, Match(game, setup, dealer, origin=origin))
    tables.notify(row)
    return row.id


def dice(tables: TableRepository, match: str) -> DiceProof:
    """Once over: the dealer's secret, and everything that fate was asked and answered.

    Of a game in parts that goes on, the secret of the last part that is over, and the dice of all parts so
    far: what was drawn may still be hidden.
    """
    with tables.reading(match) as (_, table):
        if table.game.parts == 1 or table.position is None:
            must_be_over(table)
        table.must_be_of_present_rules()
        promised, writes, past = table.row.commitment, table.serializer, table.copy()
        over = table.is_over
    secret, last, parts = past.shown_secret(), past.part - 1, past.game.parts
    twin = Match.replay(past.game, past.setup, [], None, origin=past.origin, earlier=past.earlier)
    draws: list[Drawn] = []
    for n, entry in enumerate(past.journal):
        if entry.seat == FATE and (over or _is_proved(twin, last)):
            odds = presenter.odds(twin.position.odds(), writes)
            part = parts - 1 if may_be_unseen(twin.position) else twin.part
            draws.append(Drawn(twin.decision, part, odds, writes.pack(entry.action)))
        twin.repeat(n, entry)
    return DiceProof(promised, parts - 1 if over else last, secret, draws)


def _is_proved(match: Match, last: int) -> bool:
    """Whether what fate is asked are dice of a part that is over, which all have seen."""
    g = match.position
    return match.part <= last and isinstance(g.odds(), Dice) and not may_be_unseen(g)


def must_be_over(table: Table) -> None:
    """Refuse what is told of finished games of the present rules only."""
    if not table.is_over:
        raise problem("conflict", "not-over")
    table.must_be_of_present_rules()
