"""Standing orders: which seats have given one, and what is answered by it.

Every answer by an order is played and kept like one given by hand. What it is depends on what lies open and
on the seat's own wish, never on what anybody holds.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from feldzug.games import imported, registration
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Game
from feldzug.kernel.values import Action, Seat
from feldzug.parts.orders import Order, Orders, Stop
from feldzug.server.models.problems import Reason
from feldzug.server.store.models import StandingOrderRow
from feldzug.server.store.transaction import Source, session_of
from feldzug.server.table import Table


@dataclass(frozen=True, slots=True)
class GivenOrder:
    """An order that a seat has given, and until when it is carried out."""

    seat: int
    order: Order
    until: dict[str, int]


def orders_of_game(game: Game) -> Orders | None:
    """What a game says of its orders; None if it knows none."""
    place = registration(game.key).orders
    found: Orders | None = imported(place) if place else None
    return found


def rows_of(session: Session, match: str) -> list[StandingOrderRow]:
    return list(session.scalars(select(StandingOrderRow).where(StandingOrderRow.match_id == match)))


def due_orders(source: Source, table: Table) -> list[GivenOrder]:
    """The orders that concern what their seats are asked now."""
    position = table.position
    if position is None or not table.row.orders or position.outcome() is not None:
        return []
    orders = orders_of_game(table.game)
    if orders is None:
        return []
    waiting = [seat for seat in table.turn if seat not in table.bots]
    found: list[GivenOrder] = []
    for row in rows_of(session_of(source), table.id):
        if row.ended is None and row.seat in waiting:
            given = given_order(table, row)
            if given is not None and orders.concerns(position, Seat(row.seat), given.order):
                found.append(given)
    return found


def given_order(table: Table, row: StandingOrderRow) -> GivenOrder | None:
    """An order as it was stored; None if the present rules do not know it any more."""
    try:
        order = table.serializer.action(row.order)
    except FeldzugError:
        return None
    return GivenOrder(row.seat, order, dict(row.until)) if isinstance(order, Order) else None


def answer_by(table: Table, given: GivenOrder) -> Action | Stop | None:
    """What is answered by an order now, or that it has ended."""
    orders = orders_of_game(table.game)
    if orders is None:
        return None
    return orders.answer(table.match.position, Seat(given.seat), given.order, given.until)


def end_order(session: Session, table: Table, given: GivenOrder, reason: Reason) -> None:
    """Note why an order is carried out no longer."""
    row = session.get_one(StandingOrderRow, (table.id, given.seat, kind_of(given.order)))
    row.ended = asdict(reason)


def kind_of(order: Order) -> str:
    """Of each kind a seat has one order at most."""
    return type(order).__name__


def end_brief_orders(source: Source, table: Table, seat: int | None = None) -> None:
    """Whoever answers by hand decides for himself again; None: something was taken back for all."""
    if not table.row.orders:
        return
    session = session_of(source)
    for row in rows_of(session, table.id):
        given = given_order(table, row) if seat in (None, row.seat) else None
        if given is not None and given.order.is_brief():
            session.delete(row)
