"""Standing passes: which seats pass in advance, and when the server answers for them.

Both depend on public facts and on the seat's own wish, never on what it holds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from feldzug.kernel.values import Seat
from feldzug.parts.windows import StandingPass, Window, answer_in_advance
from feldzug.server.store.models import StandingPassRow
from feldzug.server.table import Table, TableSeat


def passes_of(session: Session, match: str) -> dict[int, list[StandingPass]]:
    """What each seat passes in advance."""
    found: dict[int, list[StandingPass]] = {}
    for row in _rows(session, match):
        found.setdefault(row.seat, []).append(_standing(row))
    return found


def answered_in_advance(session: Session, table: Table) -> list[int]:
    """The seats that a window waits for and that have passed in advance."""
    return [] if open_window(table) is None else _passing(table, passes_of(session, table.id))


def renewed(session: Session, table: Table) -> list[int]:
    """The same, after the passes are forgotten of which the open window says that their time is over."""
    window = open_window(table)
    if window is None:
        return []
    passes: dict[int, list[StandingPass]] = {}
    for row in _rows(session, table.id):
        standing = _standing(row)
        if standing.has_run_out(window, table.position, Seat(row.seat)):
            session.delete(row)
        else:
            passes.setdefault(row.seat, []).append(standing)
    return _passing(table, passes)


def _rows(session: Session, match: str) -> Iterable[StandingPassRow]:
    return session.scalars(select(StandingPassRow).where(StandingPassRow.match_id == match))


def _standing(row: StandingPassRow) -> StandingPass:
    return StandingPass(row.scope, row.instance, row.moment)


def open_window(table: Table) -> Window | None:
    """The window that is open, whomever it asks."""
    position = table.position
    top = position.stack[-1] if position is not None and position.stack else None
    return top if isinstance(top, Window) else None


def _passing(table: Table, passes: Mapping[int, list[StandingPass]]) -> list[int]:
    return [
        seat
        for seat in table.turn
        if answer_in_advance(table.position, Seat(seat), passes.get(seat, ())) is not None
    ]


def delay(match: str, begun: int, seat: int, seats: list[TableSeat], most: float) -> float:
    """How many seconds after a window has opened the server passes for a seat.

    At a table where other people sit it takes as long as a bot might: some part of *most*, another one
    for each window and seat, by public facts alone. Whoever plays with bots only need not wait.
    """
    if not any(one.kind != "bot" for one in seats if one.seat != seat):
        return 0.0
    mixed = hashlib.sha256(f"{match} {begun} {seat}".encode()).digest()
    return most * (0.25 + 0.75 * int.from_bytes(mixed[:4]) / 2**32)
