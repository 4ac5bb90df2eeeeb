"""Tactics cards that answer another one. [RW-208]"""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars.cards.tactics.text import TacticsText
from feldzug.games.runewars.tactics.play import answered, cancel
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Reason, Seat


class Counterspell(TacticsText):
    """When an opponent plays a tactics card: cancel it."""

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        frame = answered(g)
        return self.useless() if frame is None or frame.cancelled else None

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        frame = answered(g)
        if frame is not None:
            cancel(g, frame, seat)


RESPONSES: Final[tuple[TacticsText, ...]] = (Counterspell("counterspell"),)
