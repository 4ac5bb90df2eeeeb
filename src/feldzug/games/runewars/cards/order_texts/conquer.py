"""Order 3, Conquer. [RW-110 – RW-112]"""

from __future__ import annotations

from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.march import MoveArmy
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Seat


class Conquer(OrderText):
    """Activate one area and move your figures into it, as with Mobilize."""

    def __init__(self) -> None:
        super().__init__("conquer")
        self.asks_bonus = False

    def main(self, g: World, seat: Seat) -> Todo:
        return MoveArmy(seat)
