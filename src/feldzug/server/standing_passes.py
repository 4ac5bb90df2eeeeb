"""Standing passes: which seats pass in advance, and when the server answers for them.

Both depend on public facts and on the seat's own wish, never on what it holds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from feldzug.kernel.values import Seat
from feldzug.parts.windows import StandingPass, Window, answer_in_advance
from feldzug.server.store.statements import FORGET_PASS, PASSES
from feldzug.server.store.transaction import Source, driver_of
from feldzug.server.table import Table, TableSeat


def passes_of(source: Source, match: str) -> dict[int, list[StandingPass]]:
    """What each seat passes in advance."""
    found: dict[int, list[StandingPass]] = {}
    for seat, scope, instance, moment in driver_of(source).run(PASSES, {"match": match}):
        found.setdefault(seat, []).append(StandingPass(scope, instance, moment))
    return found


def answered_in_advance(source: Source, table: Table) -> list[int]:
    """The seats that a window waits for and that have passed in advance."""
    return [] if open_window(table) is None else _passing(table, passes_of(source, table.id))


def renewed(source: Source, table: Table) -> list[int]:
    """The same, after the passes are forgotten of which the open window says that their time is over."""
    window = open_window(table)
    if window is None:
        return []
    passes: dict[int, list[StandingPass]] = {}
    for seat, standing in passes_of(source, table.id).items():
        for one in standing:
            if one.has_run_out(window, table.position, Seat(seat)):
                over = {"match": table.id, "seat": seat, "scope": one.scope, "moment": one.moment}
                driver_of(source).run(FORGET_PASS, over)
            else:
                passes.setdefault(seat, []).append(one)
    return _passing(table, passes)


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

    At a table where other people sit elsewhere it takes as long as a bot might: some part of *most*, another
    one for each window and seat, by public facts alone. Whoever plays with bots only need not wait, nor need
    those who share one screen: it is handed to nobody meanwhile.
    """
    others = any(one.kind != "bot" for one in seats if one.seat != seat)
    if not others or not any(one.kind == "link" for one in seats):
        return 0.0
    mixed = hashlib.sha256(f"{match} {begun} {seat}".encode()).digest()
    return most * (0.25 + 0.75 * int.from_bytes(mixed[:4]) / 2**32)
