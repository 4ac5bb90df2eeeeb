"""A turn from the question whether the order is carried out, for tests of orders."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.turn import CarryOut, Turn
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.values import Event, Reason, Seat
from tests.games.runewars.table import order, start

GO = CarryOut()


def turn_with(g: World, seat: Seat, *orders: str, at: str = "order") -> World:
    """The turn of a seat with these open orders, the last one that of the season."""
    order(g, seat, *orders)
    g.active = seat
    return start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="end"), Turn(seat, at=at))


def carry_out(g: World, seat: Seat, *orders: str) -> list[Event]:
    """The main effect of an order is begun; returns what happened."""
    turn_with(g, seat, *orders)
    return g.apply(seat, GO)


def use_bonus(g: World, seat: Seat) -> list[Event]:
    assert g.path()[-1] == "use-bonus", g.path()
    return g.apply(seat, GO)


def asked(g: World) -> str:
    """The innermost thing in progress."""
    return g.path()[-1]


def offered(g: World, seat: Seat, kind: type) -> list[Any]:
    """The legal answers of a class."""
    return [action for action in g.legal(seat) if isinstance(action, kind)]


def refused(g: World, seat: Seat, action: Any) -> Reason:
    """Why an answer is not allowed."""
    reason = g.why_not(seat, action)
    assert reason is not None, f"{action} is allowed"
    return reason
