"""Style: how a seat is inclined. Judgements rest on rough numbers; others may fit a season better."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.board import LAND
from feldzug.games.runewars.decks import ORDERS
from feldzug.kernel.dealer import Dealer

FACTORS: Final = (0.5, 0.65, 0.8, 0.95, 1.05, 1.25, 1.5, 2.0)
"""What a worth may be multiplied by, each as likely."""


class Style:
    """What the worth of areas and of orders is multiplied by, by their numbers; 1 if nothing is said."""

    __slots__ = ("areas", "orders")

    def __init__(self, areas: dict[int, float], orders: dict[int, float]) -> None:
        self.areas = areas
        self.orders = orders

    def area(self, area: int) -> float:
        return self.areas.get(area, 1.0)

    def order(self, order: int) -> float:
        return self.orders.get(order, 1.0)

    def varied(self, dealer: Dealer) -> Style:
        """Another style, not too far from this one."""
        return Style(
            {n: self.area(n) * FACTORS[dealer.below(len(FACTORS))] for n in range(len(LAND))},
            {n: self.order(n) * FACTORS[dealer.below(len(FACTORS))] for n in range(len(ORDERS))},
        )


PLAIN: Final = Style({}, {})
"""How the greedy bot plays."""
