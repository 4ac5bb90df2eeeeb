"""Harvest, the fourth order. [RW-113 – RW-117]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import RESOURCES
from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.developments import DevelopRealm, yield_of
from feldzug.games.runewars.income import set_dials
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.values import Seat


class Harvest(OrderText):
    """Set each of your three dials to what your areas yield of that resource."""

    def main(self, g: World, seat: Seat) -> Todo:
        return BringIn(seat)

    def bonus(self, g: World, seat: Seat) -> Todo:
        """Collect the developments, then build one. [RW-116, RW-117]"""
        return DevelopRealm(seat, self.number)


@dataclass(slots=True)
class BringIn(Procedure):
    """All three dials, up or down, by the icons of all controlled areas. [RW-113 – RW-115]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return ("count",)

    def count(self, g: World) -> None:
        areas = g.controlled(self.seat)
        found = [sum([yield_of(g, a, r) for a in areas]) for r in range(len(RESOURCES))]
        set_dials(g, self.seat, found)
