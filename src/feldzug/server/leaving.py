"""Leaving a table: giving up, putting it away, deleting it."""

from __future__ import annotations

from sqlalchemy import delete

from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.values import Seat
from feldzug.server.auth import Caller
from feldzug.server.levels import DEFAULT, level
from feldzug.server.models.lobby import SeatEvent
from feldzug.server.problems import problem, refused
from feldzug.server.seat_service import must_run, vacate
from feldzug.server.store.models import ArchivedRow, MatchRow, SeatRow
from feldzug.server.table import TableSeat, seats_of
from feldzug.server.table_change import Change
from feldzug.server.tables import TableRepository


def resign(tables: TableRepository, caller: Caller, match: str, seat: int) -> bool:
    """Give a seat up; returns whether the game is over with that.

    It is, if two play or if nobody else at the table is a person; otherwise a bot takes the seat over.
    """
    with tables.changing(match) as change:
        tables.must_hold(change.transaction, caller, change.table, seat)
        if change.row.state == "open":
            raise problem("conflict", "not-started")
        if change.row.state == "over":
            raise problem("conflict", "already-over")
        if seat >= change.row.players:
            raise problem("conflict", "role-stays")
        roles = range(change.row.players, change.table.places)
        people = [
            one
            for one in change.table.seats
            if one.kind != "bot" and one.seat not in (seat, *roles)
        ]
        ends = change.row.players <= 2 or not people
        if ends:
            ends = _give_up(change, seat)
        if not ends:
            _hand_to_bot(tables, change, seat, "gave-up")
        return ends


def turn_neutral(tables: TableRepository, caller: Caller, match: str, seat: int) -> bool:
    """Who runs a campaign lets it go on without a player; returns whether it is over with that.

    What the seat is still asked a bot answers.
    """
    with tables.changing(match) as change:
        must_run(tables, change, caller)
        if not change.table.game.roles:
            raise problem("conflict", "nobody-runs-it")
        if change.row.state == "open":
            raise problem("conflict", "not-started")
        if change.row.state == "over":
            raise problem("conflict", "already-over")
        if seat >= change.row.players:
            raise problem("conflict", "role-stays")
        ends = _give_up(change, seat)
        _hand_to_bot(tables, change, seat, "neutral")
        return ends


def _give_up(change: Change, seat: int) -> bool:
    match = change.table.match
    try:
        match.resign(Seat(seat))
    except FeldzugError as error:
        raise refused(error, change.table.game) from error
    return match.position.outcome() is not None


def _hand_to_bot(tables: TableRepository, change: Change, seat: int, told: SeatEvent) -> None:
    row = change.row
    level(DEFAULT, row.game, tables.settings.bot_seconds)
    vacate(change, change.session.get_one(SeatRow, (row.id, seat)), "bot", DEFAULT, told)


def archive(tables: TableRepository, caller: Caller, match: str, archived: bool) -> None:
    """Put a table of one's own away, or take it out again: in the caller's own list, nobody else's."""
    with tables.store.write() as session:
        row = session.get(MatchRow, match)
        if row is None:
            raise problem("unknown", "no-such-table")
        own = Caller(client=caller.client)  # a list is a browser's; a program has none
        if row.opener != own.client and not tables.seats_of(session, own, match):
            raise problem("not-yours", "not-your-table")
        if archived:
            session.merge(ArchivedRow(client=caller.client, match_id=match))
        else:
            session.execute(
                delete(ArchivedRow).where(
                    ArchivedRow.match_id == match, ArchivedRow.client == caller.client
                )
            )


def delete_table(tables: TableRepository, caller: Caller, match: str) -> None:
    """Delete a table for good: who opened it may, if nobody else plays there."""
    with tables.removing(match) as (session, row):
        if not caller.client or row.opener != caller.client:
            raise problem("not-yours", "not-the-opener")
        own = tables.seats_of(session, Caller(client=caller.client), match)
        if not all_own(seats_of(session, match), own):
            raise problem("conflict", "others-play")


def all_own(seats: list[TableSeat], mine: set[int]) -> bool:
    """Whether nobody sits at these seats but bots and who holds *mine*, from whatever browsers."""
    return all(one.kind == "bot" or not one.taken or one.seat in mine for one in seats)
