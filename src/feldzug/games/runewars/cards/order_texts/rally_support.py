"""Rally Support, the sixth order. [RW-122 – RW-126]"""

from __future__ import annotations

from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.cities import CollectCities
from feldzug.games.runewars.heroes.recruiting import SeekHero
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Seat


class RallySupport(OrderText):
    """For each city you control, take one of the benefits on its token."""

    def main(self, g: World, seat: Seat) -> Todo:
        return CollectCities(seat)

    def bonus(self, g: World, seat: Seat) -> Todo:
        """A hero. [RW-124]"""
        return SeekHero(seat)
