"""The orders: what each does, and its supremacy bonus. An expansion adds its own to the shelf."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import ORDER_BOX, CardFacts
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat

SHELF: Final = ORDER_BOX.shelf
"""Where the rules keep what each order does, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderText:
    """What one order does. It keeps no state of its own."""

    def __init__(self, order: str) -> None:
        self.number: int = ORDER_BOX.number(order)
        self.facts: CardFacts = ORDER_BOX[self.number]
        self.asks_bonus: bool = bool(self.facts.printed["en"].get("bonus"))
        """Whether the turn asks for a supremacy bonus after it; an order may ask by itself instead."""

    def install(self, rules: Rules) -> None:
        """What it adds to the rules."""

    def main(self, g: World, seat: Seat) -> Todo:
        raise NotImplementedError

    def bonus(self, g: World, seat: Seat) -> Todo:
        """What supremacy adds. [RW-094]"""
        raise NotImplementedError


def order_behind(g: World, order: int) -> OrderText:
    """What an order does, under the rules in force."""
    found: OrderText = g.rules.shelf(SHELF)[ORDER_BOX[order].id]
    return found
