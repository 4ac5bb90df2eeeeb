"""Order 2, Mobilize. [RW-104 – RW-109]"""

from __future__ import annotations

from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.diplomacy import BattleSpent
from feldzug.games.runewars.march import MoveArmy
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Seat


class Mobilize(OrderText):
    """Activate one area and move your figures into it from up to 2 areas away."""

    def __init__(self) -> None:
        super().__init__("mobilize")

    def main(self, g: World, seat: Seat) -> Todo:
        return MoveArmy(seat)

    def bonus(self, g: World, seat: Seat) -> Todo:
        """Once more with another area; in all only one battle may be fought. [RW-107, RW-108]"""
        return MoveArmy(seat, g.has_effect(BattleSpent))
