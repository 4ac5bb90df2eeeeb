"""A map from a seed: all terrain types, two rivers that flow, one volcano, alike for all who settle on it."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.land import CORNER_UP, NONE, Land
from feldzug.games.empires.maps import (
    APART,
    MapTile,
    land_of,
    map_fault,
    may_hold_capital,
    tiles_of,
)
from feldzug.games.empires.terrain import TERRAIN_FACTS
from feldzug.games.empires.vocabularies import (
    COLUMNS,
    DESERT,
    FIELDS,
    FOREST,
    HILLS,
    JUNGLE,
    LAKE,
    MOUNTAIN,
    RIVER,
    ROWS,
    SWAMP,
    TILES,
    TUNDRA,
    VOLCANO,
)
from feldzug.parts.seeds import Numbers

A_PLAYER: Final = 9
LEAST: Final = 48
"""So many tiles for each player, and so many at least: 48 for five or six, as the box has them."""
DRAFTS: Final = 8
"""So many maps are drawn up, and the fairest is taken."""
NEAR: Final = 2

# How often each terrain lies on a map of 48 tiles; what is left is plain: fields, hills, forest in turn.
SHARES: Final = (
    (MOUNTAIN, 6),
    (DESERT, 2),
    (TUNDRA, 2),
    (LAKE, 1),
    (SWAMP, 4),
    (JUNGLE, 5),
)
PLAINS: Final = (FIELDS, HILLS, FOREST)


def generated(seed: int, players: int) -> Land:
    """The fairest of several maps that follow from a seed."""
    numbers = Numbers(seed)
    best: Land | None = None
    least = 0
    while best is None:
        for _ in range(DRAFTS):
            land = _draft(numbers, players)
            if map_fault(land.lie, tiles_of(land), players) is not None:
                continue
            spread = unfairness(land, players)
            if best is None or spread < least:
                best, least = land, spread
    return best


def _draft(numbers: Numbers, players: int) -> Land:
    count = max(LEAST, A_PLAYER * players)
    middle = ROWS // 2 * COLUMNS + COLUMNS // 2
    whole = Land(CORNER_UP, [HILLS] * len(TILES))
    places = sorted(numbers.shuffled(range(len(TILES))), key=lambda t: whole.distance(t, middle))
    cells = sorted(places[:count])
    blank = land_of(CORNER_UP, [MapTile(cell, HILLS) for cell in cells])
    terrain = {middle: VOLCANO}
    flow: dict[int, int] = {}
    for _ in range(2 + count // 100):
        _river(numbers, blank, terrain, flow)
    free = [cell for cell in numbers.shuffled(cells) if cell not in terrain]
    for kind, share in SHARES:
        have = len([cell for cell, there in terrain.items() if there == kind])
        for _ in range(max(0, max(1, share * count // LEAST) - have)):
            if free:
                terrain[free.pop()] = kind
    for n, cell in enumerate(free):
        terrain[cell] = PLAINS[n % len(PLAINS)]
    return land_of(
        CORNER_UP, [MapTile(cell, terrain[cell], flow.get(cell, NONE)) for cell in cells]
    )


def _river(numbers: Numbers, land: Land, terrain: dict[int, int], flow: dict[int, int]) -> None:
    """From a mountain beside the middle in bends to the edge of the map. [EMP-052]"""
    middle = ROWS // 2 * COLUMNS + COLUMNS // 2
    springs = [
        tile
        for tile in numbers.shuffled(land.tiles())
        if tile not in terrain and 0 < land.distance(tile, middle) <= 2
    ]
    if not springs:
        return
    at = springs[0]
    terrain[at] = MOUNTAIN
    above = NONE
    while True:
        height = land.distance(at, middle)
        down = [
            tile
            for tile in numbers.shuffled(land.neighbours(at))
            if tile not in terrain and land.distance(tile, middle) >= height
        ]
        if not down:
            return
        tile = down[0]
        terrain[tile] = RIVER
        if above != NONE:
            flow[above] = tile
        at = above = tile
        if len(land.neighbours(tile)) < 6:
            return


def worth(land: Land, capital: int) -> int:
    """What lies near a capital: the taxes to be expected, and a mine's income where one may stand."""
    total = 0
    for tile in land.tiles():
        if land.distance(tile, capital) <= NEAR:
            facts = TERRAIN_FACTS[land.terrain[tile]]
            total += 7 * facts.tax_dice * facts.tax_factor + 70 * facts.mine_dice
    return total


def unfairness(land: Land, players: int) -> int:
    """How far the best and the worst of so many places for capitals are apart in what lies near them."""
    values = sorted([worth(land, capital) for capital in good_capitals(land, players)])
    return values[-1] - values[0] if len(values) == players else 1 << 30


def good_capitals(land: Land, players: int) -> list[int]:
    """Places for capitals as far from each other as possible, the first one nearest to a corner."""
    places = [tile for tile in land.tiles() if may_hold_capital(land, tile)]
    if not places:
        return []
    found = [places[0]]
    while len(found) < players:
        left = [t for t in places if min([land.distance(t, f) for f in found]) >= APART]
        if not left:
            return found
        found.append(max(left, key=lambda t: (min([land.distance(t, f) for f in found]), -t)))
    return found
