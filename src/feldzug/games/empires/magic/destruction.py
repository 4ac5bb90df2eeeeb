"""Dice for markers: a mine, castle or city that a spell may destroy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.magic.events import MarkerRolled
from feldzug.games.empires.magic.spell import MARKERS
from feldzug.games.empires.vocabularies import Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names


def has_marker(g: Campaign, tile: int) -> bool:
    """Whether a mine, castle or city stands there; special buildings are spared. [EMP-059]"""
    return g.building[tile] in MARKERS


@dataclass(slots=True)
class MarkerRoll(Chance):
    """A D6 for one marker: so much or more destroys it. [EMP-059, EMP-060, EMP-068]"""

    tile: Tile
    least: int
    why: str

    @staticmethod
    def inside() -> Names:
        return ("Casting",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        (die,) = outcome
        g.tell(MarkerRolled(self.tile, g.building[self.tile], die, self.least))
        if die >= self.least:
            g.destroy(self.tile, self.why)


def marker_rolls(g: Campaign, tiles: Iterable[int], least: int, why: str) -> list[MarkerRoll]:
    """A die for each tile that has a marker."""
    return [MarkerRoll(tile, least, why) for tile in tiles if has_marker(g, tile)]
