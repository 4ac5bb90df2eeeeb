"""Tactics cards that lie neither in a hand nor in the deck: a module keeps them, and says who knows them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.world import World
from feldzug.kernel.hidden import Place
from feldzug.kernel.values import Seat

SHELF: Final = "tactics-elsewhere"
"""Where modules put what keeps such cards, by name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TacticsElsewhere:
    """Cards that a module keeps. It has no state of its own."""

    def cards(self, g: World) -> list[int]:
        """All of them, copy by copy."""
        raise NotImplementedError

    def places(self, g: World, seat: Seat) -> list[Place]:
        """Those that *seat* does not know, in hands that copies of the position do not share."""
        return []

    def takes(self, g: World, card: int) -> bool:
        """Whether such a card may lie in one of these places."""
        return True


def keepers(g: World) -> list[TacticsElsewhere]:
    return list(g.rules.shelf(SHELF).values())


def cards_elsewhere(g: World) -> list[int]:
    return [card for keeper in keepers(g) for card in keeper.cards(g)]
