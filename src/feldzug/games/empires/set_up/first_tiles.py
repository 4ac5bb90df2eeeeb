"""The tiles that each realm begins with beside its capital."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.peoples import MERCENARIES
from feldzug.games.empires.vocabularies import VOLCANO, Tile
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

START_TILES: Final = 3
"""[EMP-006]"""
MERCENARY_TILES: Final = 2
"""[EMP-248]"""


@dataclass(frozen=True, slots=True)
class BeginAt(Action):
    """Begin on this tile, too."""

    tile: Tile


def start_tiles(g: Campaign, seat: Seat) -> int:
    return MERCENARY_TILES if g.has_rule(seat, MERCENARIES) else START_TILES


@dataclass(slots=True)
class FirstTiles(Procedure):
    """Each player begins with three connected tiles, chosen in the order of the lot. [EMP-006, EMP-248]"""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    @staticmethod
    def flow() -> Flow:
        return ("choose",)

    def choose(self, g: Campaign) -> Todo:
        return [
            ChooseFirstTile(seat, count)
            for seat in g.lot
            for count in range(1, start_tiles(g, seat))
        ]


@dataclass(slots=True)
class ChooseFirstTile(Question):
    """A free tile that borders those one has, not the volcano; where none is left, the nearest. [EMP-006]"""

    count: int

    @staticmethod
    def inside() -> Names:
        return ("FirstTiles",)

    def options(self, g: Campaign) -> list[BeginAt]:
        return [BeginAt(tile) for tile in first_sites(g, self.seat)]

    def forbids(self, g: Campaign, action: BeginAt) -> Reason | None:
        if action.tile not in first_sites(g, self.seat):
            return because("not-a-first-tile", "EMP-006", tile=action.tile)
        return None

    def chosen(self, g: Campaign, action: BeginAt) -> None:
        g.take(self.seat, action.tile)


def first_sites(g: Campaign, seat: Seat) -> list[int]:
    free = [
        tile
        for tile in g.land.tiles()
        if g.owner[tile] == NOBODY and g.land.terrain[tile] != VOLCANO
    ]
    own = g.tiles_of(seat)
    away = {tile: min([g.land.distance(tile, mine) for mine in own]) for tile in free}
    nearest = min(away.values())
    return [tile for tile in free if away[tile] == nearest]
