"""Passing in advance: a seat says for how long it passes, looks at what it has said, takes it back."""

from __future__ import annotations

from sqlalchemy.orm import Session

from feldzug.kernel.position import Position
from feldzug.kernel.values import Seat
from feldzug.parts.windows import ALWAYS, Window, pass_in_advance
from feldzug.server.auth import Caller
from feldzug.server.models.passes import Passes, Standing
from feldzug.server.problems import problem
from feldzug.server.standing_orders import due_orders
from feldzug.server.standing_passes import answered_in_advance, passes_of
from feldzug.server.store.models import StandingPassRow
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository


def listed(tables: TableRepository, caller: Caller, match: str, seat: int) -> Passes:
    """What a seat passes in advance; for that seat alone."""
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        return _shown(session, table, seat)


def stand(
    tables: TableRepository, caller: Caller, match: str, seat: int, scope: str, only_here: bool
) -> Passes:
    """Pass in advance from the open window on. The same once more takes the place of the old one."""
    with tables.changing(match) as change:
        session, table = change.session, change.table
        tables.must_hold(session, caller, table, seat)
        window = _window(table.match.position, seat)
        if window is None:
            raise problem("conflict", "no-window")
        try:
            moment = window.moment if only_here else ""
            found = pass_in_advance(table.match.position, Seat(seat), scope, moment)
        except LookupError:
            raise problem("bad-request", "no-such-scope", scope=scope) from None
        here = match, seat, found.scope, found.moment
        row = session.get(StandingPassRow, here)
        if row is None:
            row = StandingPassRow(match_id=match, seat=seat, scope=found.scope, moment=found.moment)
            session.add(row)
        row.instance = found.instance
        session.flush()
        return _shown(session, table, seat)


def lift(
    tables: TableRepository, caller: Caller, match: str, seat: int, scope: str, moment: str
) -> Passes:
    """Take a standing pass back; what was answered by it stays answered."""
    with tables.changing(match) as change:
        session, table = change.session, change.table
        tables.must_hold(session, caller, table, seat)
        row = session.get(StandingPassRow, (match, seat, scope, moment))
        if row is None:
            raise problem("unknown", "no-such-pass")
        session.delete(row)
        session.flush()
        return _shown(session, table, seat)


def _shown(session: Session, table: Table, seat: int) -> Passes:
    standing = passes_of(session, table.id).get(seat, [])
    window = None if table.position is None else _window(table.position, seat)
    return Passes(
        standing=[Standing(one.scope, one.moment) for one in standing],
        moment="" if window is None else window.moment,
        scopes=[] if window is None else [*window.scopes(table.position, Seat(seat)), ALWAYS],
        answered=seat in answered_in_advance(session, table)
        or any(one.seat == seat for one in due_orders(session, table)),
    )


def _window(position: Position, seat: int) -> Window | None:
    """The window that asks a seat now."""
    top = position.stack[-1] if position.stack else None
    return top if isinstance(top, Window) and top.admits(position, Seat(seat)) else None
