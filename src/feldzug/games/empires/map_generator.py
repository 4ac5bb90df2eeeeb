"""A map from a seed: all terrain types, two rivers that flow, one volcano, alike for all who settle on it."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.land import CORNER_UP, DIRECTIONS, NONE, Land, bordering
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
DRAFTS: Final = 4
"""So many maps are drawn up, and the fairest is taken."""
EXCHANGES: Final = 3
"""So many exchanges of tiles for each player make it fairer at the most."""
TRIES: Final = 10
"""So many exchanges are tried before it is left as it is."""
SHORTEST: Final = 3
"""A river has so many tiles at least."""
NEAR: Final = 2
FIXED: Final = (RIVER, VOLCANO)
"""What stays where it lies when tiles are exchanged."""

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
    """The fairest of several maps that follow from a seed, made fairer still."""
    numbers = Numbers(seed)
    best: Land | None = None
    least = 0
    while best is None:
        for _ in range(DRAFTS):
            land = _draft(numbers, players)
            if not is_good(land, players):
                continue
            spread = unfairness(land, players)
            if best is None or spread < least:
                best, least = land, spread
    return _evened(best, players)


def is_good(land: Land, players: int) -> bool:
    """A campaign can be played on it, and no river is a mere pond. [EMP-052]"""
    if map_fault(land.lie, tiles_of(land), players) is not None:
        return False
    return min([length for _, length in rivers(land)], default=0) >= SHORTEST


def rivers(land: Land) -> list[tuple[int, int]]:
    """The uppermost tile of each river and how many tiles it has."""
    tiles = land.of_terrain(RIVER)
    below = [land.flow[tile] for tile in tiles]
    return [(tile, 1 + len(land.downstream(tile))) for tile in tiles if tile not in below]


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
    springs = [tile for tile in numbers.shuffled(land.neighbours(middle)) if tile not in terrain]
    if not springs:
        return
    at = springs[0]
    terrain[at] = MOUNTAIN
    above = NONE
    length = 0
    while length < SHORTEST or len(land.neighbours(at)) == DIRECTIONS:
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
        length += 1


def _evened(land: Land, players: int) -> Land:
    """Tiles of the richest and the poorest place for a capital are exchanged while that makes it fairer."""
    best, least = land, unfairness(land, players)
    for _ in range(EXCHANGES * players):
        for other in _exchanged(best, players):
            spread = unfairness(other, players)
            if spread < least and is_good(other, players):
                best, least = other, spread
                break
        else:
            return best
    return best


def _exchanged(land: Land, players: int) -> list[Land]:
    """Some maps that differ by an exchange of two tiles, the one that should help most first."""
    capitals = sorted(good_capitals(land, players), key=lambda capital: worth(land, capital))
    poor, rich = capitals[0], capitals[-1]
    gap = worth(land, rich) - worth(land, poor)
    near_rich, near_poor = _around(land, rich), _around(land, poor)
    given = [t for t in near_rich if t not in near_poor and _may_move(land, t, capitals)]
    taken = [t for t in near_poor if t not in near_rich and _may_move(land, t, capitals)]
    pairs = sorted(
        [(one, other) for one in given for other in taken],
        key=lambda pair: abs(gap - 2 * (_yields(land, pair[0]) - _yields(land, pair[1]))),
    )
    return [_with_exchange(land, one, other) for one, other in pairs[:TRIES]]


def _with_exchange(land: Land, one: int, other: int) -> Land:
    terrain = list(land.terrain)
    terrain[one], terrain[other] = terrain[other], terrain[one]
    return Land(land.lie, terrain, land.flow)


def _may_move(land: Land, tile: int, capitals: list[int]) -> bool:
    """Neither a capital, nor water or volcano, nor a mountain that a river springs from."""
    if land.terrain[tile] == MOUNTAIN and RIVER in [land.terrain[n] for n in land.neighbours(tile)]:
        return False
    return tile not in capitals and land.terrain[tile] not in FIXED


def _around(land: Land, capital: int) -> list[int]:
    """The tiles near a place for a capital, and itself."""
    found = [capital]
    for _ in range(NEAR):
        found = sorted({*found, *bordering(land, found)})
    return found


def _yields(land: Land, tile: int) -> int:
    """The taxes to be expected of a tile, and a mine's income where one may stand."""
    facts = TERRAIN_FACTS[land.terrain[tile]]
    return 7 * facts.tax_dice * facts.tax_factor + 70 * facts.mine_dice


def worth(land: Land, capital: int) -> int:
    """What lies near a capital."""
    return sum([_yields(land, tile) for tile in _around(land, capital)])


def unfairness(land: Land, players: int) -> int:
    """How far so many places for capitals are apart in what lies near them: squares of the differences."""
    values = [worth(land, capital) for capital in good_capitals(land, players)]
    if len(values) < players:
        return 1 << 60
    return sum([(value * players - sum(values)) ** 2 for value in values])


def good_capitals(land: Land, players: int) -> list[int]:
    """Places for capitals as far from each other as possible, the first one nearest to a corner."""
    places = [tile for tile in land.tiles() if may_hold_capital(land, tile)]
    if not places:
        return []
    found = [places[0]]
    away = [land.distance(place, found[0]) for place in places]
    while len(found) < players and max(away) >= APART:
        furthest = places[away.index(max(away))]
        found.append(furthest)
        away = [
            min(far, land.distance(place, furthest))
            for far, place in zip(away, places, strict=True)
        ]
    return found
