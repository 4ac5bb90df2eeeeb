"""Orders: a seat says what shall be answered for it, looks at what it has said, takes it back."""

from __future__ import annotations

from typing import Any

from sqlalchemy.orm import Session

from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.values import Seat
from feldzug.parts.orders import OfferedOrder, Stop
from feldzug.server.auth import Caller
from feldzug.server.models.orders import Condition, EndedOrder, Offered, OrderBook, StandingOrder
from feldzug.server.models.problems import Reason
from feldzug.server.problems import problem, refused
from feldzug.server.standing_orders import (
    answer_by,
    due_orders,
    given_order,
    kind_of,
    orders_of_game,
    rows_of,
)
from feldzug.server.store.models import StandingOrderRow
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository


def listed(tables: TableRepository, caller: Caller, match: str, seat: int) -> OrderBook:
    """What a seat has ordered, and what it could order now; for that seat alone."""
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        return _shown(session, table, seat)


def give(
    tables: TableRepository,
    caller: Caller,
    match: str,
    seat: int,
    decision: int,
    packed: Any,
    until: dict[str, int],
) -> OrderBook:
    """Give an order that is offered now. It takes the place of an older one of its kind."""
    with tables.changing(match) as change:
        session, table = change.session, change.table
        tables.must_hold(session, caller, table, seat)
        table.must_name(seat, decision)
        try:
            order = table.serializer.action(packed)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        found = next((one for one in _offered(table, seat) if one.order == order), None)
        if found is None:
            raise problem("conflict", "no-such-order-now")
        bounds = {one.key: one for one in found.conditions}
        for key, value in until.items():
            if key not in bounds or not bounds[key].least <= value <= bounds[key].most:
                raise problem("bad-request", "no-such-condition", condition=key)
        kind = kind_of(found.order)
        row = session.get(StandingOrderRow, (match, seat, kind))
        if row is None:
            row = StandingOrderRow(match_id=match, seat=seat, kind=kind)
            session.add(row)
        row.order, row.until, row.ended = table.serializer.pack(order), until, None
        change.row.orders = True
        session.flush()
        return _shown(session, table, seat)


def lift(tables: TableRepository, caller: Caller, match: str, seat: int, kind: str) -> OrderBook:
    """Take an order back, or put away that it has ended; what was answered by it stays answered."""
    with tables.changing(match) as change:
        session, table = change.session, change.table
        tables.must_hold(session, caller, table, seat)
        row = session.get(StandingOrderRow, (match, seat, kind))
        if row is None:
            raise problem("unknown", "no-such-order")
        session.delete(row)
        session.flush()
        return _shown(session, table, seat)


def _offered(table: Table, seat: int) -> list[OfferedOrder]:
    orders = orders_of_game(table.game)
    if orders is None or table.position is None:
        return []
    return list(orders.offered(table.position, Seat(seat)))


def _shown(session: Session, table: Table, seat: int) -> OrderBook:
    """An order that is about to end is shown as ended: the seat itself must decide now."""
    pack = table.serializer.pack
    due = [one for one in due_orders(session, table) if one.seat == seat]
    stops = {kind_of(one.order): answer_by(table, one) for one in due}
    standing: list[StandingOrder] = []
    ended: list[EndedOrder] = []
    for row in rows_of(session, table.id):
        if row.seat != seat:
            continue
        stop = stops.get(row.kind)
        if row.ended is not None:
            ended.append(EndedOrder(row.order, Reason(**row.ended)))
        elif isinstance(stop, Stop):
            ended.append(EndedOrder(row.order, table.serializer.reason(stop.reason)))
        else:
            given = given_order(table, row)
            brief = given is not None and given.order.is_brief()
            standing.append(StandingOrder(row.order, dict(row.until), brief))
    return OrderBook(
        standing=standing,
        ended=ended,
        offered=[
            Offered(
                pack(one.order),
                [Condition(c.key, c.least, c.most, c.usual) for c in one.conditions],
            )
            for one in _offered(table, seat)
        ],
    )
