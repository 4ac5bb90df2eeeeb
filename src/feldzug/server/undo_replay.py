"""The replay before a consented undo: in a long game it takes seconds in which nobody else shall wait."""

from __future__ import annotations

from feldzug.server.as_seen import whole_window
from feldzug.server.auth import Caller
from feldzug.server.history import complete_log
from feldzug.server.tables import TableRepository


def prepare(tables: TableRepository, caller: Caller, match: str, seat: int, to: int) -> None:
    """Replay a copy of the match up to what would be taken back, and let the match know the position.

    Whether that may be taken back at all is asked later; who does not hold the seat is refused here.
    """
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        index, past = table.index(to, seat), table.copy()
    complete_log(tables, match, past)
    index = whole_window(past, index)
    position = past.at(index)
    with tables.reading(match) as (_, table):
        if table.position is not None and table.match.earlier == past.earlier:
            table.match.remember(index, position)
