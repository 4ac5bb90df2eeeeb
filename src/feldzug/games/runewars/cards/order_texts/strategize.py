"""Order 1, Strategize. [RW-099 – RW-103]"""

from __future__ import annotations

from feldzug.games.runewars.board import TACTICS
from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.strategic_moves import StrategicMoves
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Seat


class Strategize(OrderText):
    """Move any of your units and heroes one area each, into friendly or empty areas."""

    def __init__(self) -> None:
        super().__init__("strategize")

    def main(self, g: World, seat: Seat) -> Todo:
        return StrategicMoves(seat)

    def bonus(self, g: World, seat: Seat) -> Todo:
        """A tactics card for each tactics icon at or below the arrows of all dials. [RW-103]"""
        return [DrawTactics(seat) for _ in range(g.icons(seat, TACTICS))]
