"""Acquire Power, the seventh order. [RW-127 – RW-130]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import INFLUENCE
from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.titles import ChooseTitle
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Query, Seat


@dataclass(slots=True, unsafe_hash=True)
class PowerGained(Query):
    """How much influence Acquire Power brings. [RW-127]"""

    seat: Seat


class AcquirePower(OrderText):
    """Gain 1 influence for each influence icon at or below the arrow of each of your dials."""

    def main(self, g: World, seat: Seat) -> Todo:
        """The dials do not move. [RW-127, RW-171]"""
        gain_influence(g, seat, g.value(PowerGained(seat), g.icons(seat, INFLUENCE)))
        return None

    def bonus(self, g: World, seat: Seat) -> Todo:
        """A title. [RW-128 – RW-130]"""
        return ChooseTitle(seat)
