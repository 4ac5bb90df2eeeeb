"""A map by lot that treats everybody alike: of several laid at random, the fairest. [RW-379]"""

from __future__ import annotations

from itertools import islice
from typing import Final

from feldzug.games.runewars.board import HOME_TILE, LAND, NEUTRAL, TILE_FACTS, UNITS
from feldzug.games.runewars.layout import Ground, Laid, Layout, Marker
from feldzug.kernel.dealer import Dealer

MAPS: Final = 3
"""So many maps on which home realms fit are compared."""
TRIES: Final = 60
"""After so many tries one map will do."""
SETS: Final = 60
"""So many ways to spread the home realms over a map are compared."""
NEAR: Final = 3
"""What lies so many steps away is counted as near."""


def fair_map(factions: list[int], distance: int, seed: int) -> Layout:
    """Numbered tiles and home realms, one after another for each faction of *factions*."""
    dealer = Dealer(seed)
    best: Layout | None = None
    least = 0
    found = 0
    for attempt in range(TRIES * len(factions)):
        if found == MAPS or (found and attempt >= TRIES):
            break
        layout = _tiles_by_lot(2 * len(factions), dealer)
        spread = _fairest(layout, factions, distance)
        if spread is None:
            continue
        found += 1
        whole, difference = spread
        if best is None or difference < least:
            best, least = whole, difference
    if best is None:
        raise RuntimeError("no map was found on which every home realm fits")
    return best


def _tiles_by_lot(count: int, dealer: Dealer) -> Layout:
    """So many numbered tiles, each at a random place where it fits; anew if one fits nowhere."""
    while True:
        left = [tile.number for tile in TILE_FACTS if tile.faction == NEUTRAL]
        layout = Layout([])
        while len(layout.tiles) < count:
            ways = layout.ground.ways_to_lay(left.pop(dealer.below(len(left))))
            if not ways:
                break
            layout = layout.with_tile(ways[dealer.below(len(ways))])
        if len(layout.tiles) == count:
            return layout


def _fairest(layout: Layout, factions: list[int], distance: int) -> tuple[Layout, int] | None:
    """The home realms laid with the least difference between them; None if they do not fit."""
    found: list[tuple[int, int, tuple[Marker, ...]]] = []
    for n, markers in enumerate(
        islice(layout.ground.sets_of_markers(len(factions), distance), SETS)
    ):
        worth = [worth_near(layout.ground, marker) for marker in markers]
        found.append((max(worth) - min(worth), n, markers))
    for difference, _, markers in sorted(found):
        whole = _with_homes(layout, factions, markers)
        if whole is not None:
            return whole, difference
    return None


def _with_homes(layout: Layout, factions: list[int], markers: tuple[Marker, ...]) -> Layout | None:
    for n, (faction, marker) in enumerate(zip(factions, markers, strict=True)):
        ways = layout.ground.ways_home(HOME_TILE[faction], marker, markers[n + 1 :])
        if not ways:
            return None
        layout = layout.with_tile(max(ways, key=lambda laid: _open_sides(layout.ground, laid)))
    return layout


def _open_sides(ground: Ground, laid: Laid) -> int:
    """How many areas of the map a home realm touches."""
    return len({near for at in laid.hexes() for near in at.neighbours() if near in ground.area_at})


def worth_near(ground: Ground, marker: Marker) -> int:
    """What lies near a home realm: what areas yield and cities are good, neutral units are in the way."""
    worth = 0
    for area, steps in ground.distances(ground.touched(marker)).items():
        if steps < NEAR:
            land = LAND[area]
            guards = sum([UNITS[kind].health * count for kind, count in land.units])
            worth += (NEAR - steps) * (2 * sum(land.yields) + 4 * int(land.city) - guards)
    return worth
