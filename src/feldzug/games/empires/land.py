"""The map of a campaign: hexes by column and row, their terrain, where rivers flow, and the compass."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, Final

from feldzug.games.empires.terrain import Terrain
from feldzug.games.empires.vocabularies import COLUMNS, RIVER, ROWS, TILES, Tile
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.vocabulary import Per
from feldzug.parts.hexes import Hex

NONE: Final = -1
"""No tile, no terrain, no building."""

CORNER_UP: Final = "corner-up"
SIDE_UP: Final = "side-up"
"""How the hexes of a map lie. [EMP-425]"""

DIRECTIONS: Final = 6

# The neighbour in each direction of the compass, 1 first: north, or north-east where none lies north;
# then clockwise. Hexes with a corner up lie in rows of which every second one is shifted to the right,
# hexes with a side up in columns of which every second one is shifted down.
_CORNER_UP: Final = (Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1))
_SIDE_UP: Final = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))


def _axial(tile: int, lie: str) -> Hex:
    row, column = divmod(tile, COLUMNS)
    if lie == CORNER_UP:
        return Hex(column - (row - (row & 1)) // 2, row)
    return Hex(column, row - (column - (column & 1)) // 2)


def _at(place: Hex, lie: str) -> int:
    if lie == CORNER_UP:
        row, column = place.r, place.q + (place.r - (place.r & 1)) // 2
    else:
        column, row = place.q, place.r + (place.q - (place.q & 1)) // 2
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NONE


def _compass(lie: str) -> list[tuple[int, ...]]:
    steps = _CORNER_UP if lie == CORNER_UP else _SIDE_UP
    return [
        tuple([_at(_axial(tile, lie).plus(step), lie) for step in steps])
        for tile in range(len(TILES))
    ]


_NEIGHBOURS: Final = {lie: _compass(lie) for lie in (CORNER_UP, SIDE_UP)}
_PLACES: Final = {
    lie: [_axial(tile, lie) for tile in range(len(TILES))] for lie in (CORNER_UP, SIDE_UP)
}

PerTile = Per(TILES, fill=NONE)


def _nowhere() -> list[int]:
    return [NONE] * len(TILES)


@dataclass(frozen=True, slots=True)
class Land(State):
    """The tiles that there are, each of one terrain; a river tile names the tile that it flows into.

    [EMP-052, EMP-177, EMP-425]
    """

    lie: str = CORNER_UP
    terrain: Annotated[list[Terrain], PerTile, REPLACED] = field(default_factory=_nowhere)
    flow: Annotated[list[Tile], PerTile, REPLACED] = field(default_factory=_nowhere)

    def tiles(self) -> list[int]:
        """Every tile of the map."""
        return [tile for tile, terrain in enumerate(self.terrain) if terrain != NONE]

    def compass(self, tile: int, direction: int) -> int:
        """The place in a direction of the compass, 1 to 6, whether a tile lies there or not."""
        return _NEIGHBOURS[self.lie][tile][direction - 1]

    def step(self, tile: int, direction: int) -> int:
        """The tile next to *tile* in a direction of the compass, 1 to 6; NONE beyond the edge."""
        near = _NEIGHBOURS[self.lie][tile][direction - 1]
        return near if near != NONE and self.terrain[near] != NONE else NONE

    def neighbours(self, tile: int) -> list[int]:
        """The tiles that border *tile*, by the compass."""
        terrain = self.terrain
        return [
            near for near in _NEIGHBOURS[self.lie][tile] if near != NONE and terrain[near] != NONE
        ]

    def distance(self, one: int, other: int) -> int:
        """So many steps lie between two tiles as the crow flies; 1 for neighbours."""
        places = _PLACES[self.lie]
        return places[one].distance(places[other])

    def downstream(self, tile: int) -> list[int]:
        """The river tiles below *tile*, in the order of the water, without *tile* itself. [EMP-052]"""
        found: list[int] = []
        at = self.flow[tile]
        while at != NONE and at not in found and self.terrain[at] == RIVER:
            found.append(at)
            at = self.flow[at]
        return found

    def of_terrain(self, *terrains: int) -> list[int]:
        return [tile for tile, terrain in enumerate(self.terrain) if terrain in terrains]


def bordering(land: Land, tiles: Iterable[int]) -> list[int]:
    """The tiles that border some of *tiles* and are not among them, in the order of the map."""
    own = list(tiles)
    found = [False] * len(TILES)
    for tile in own:
        for near in land.neighbours(tile):
            found[near] = True
    for tile in own:
        found[tile] = False
    return [tile for tile, is_near in enumerate(found) if is_near]
