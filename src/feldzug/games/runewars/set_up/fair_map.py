"""A map by lot that treats everybody alike: of several laid at random, the fairest. [RW-379]"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Final

from feldzug.games.runewars.board import HOME_TILE, LAND, UNITS, AreaFacts
from feldzug.games.runewars.cover import Cover, within
from feldzug.games.runewars.laid import Laid, Marker, laid_at, turned
from feldzug.games.runewars.layout import Layout
from feldzug.kernel.dealer import Dealer

MAPS: Final = 3
"""So many maps on which home realms fit are compared."""
TRIES: Final = 60
"""After so many tries one map will do."""
SETS: Final = 60
"""So many ways to spread the home realms over a map are compared."""
NEAR: Final = 3
"""What lies so many steps away is counted as near."""
THROWS: Final = 100
"""So often a tile is thrown at a random place; then every place is looked at."""


@lru_cache(maxsize=64)
def fair_map(factions: tuple[int, ...], tiles: tuple[int, ...], distance: int, seed: int) -> Layout:
    """Some of *tiles* and home realms, one after another for each faction of *factions*."""
    dealer = Dealer(seed)
    best: Cover | None = None
    least = 0
    found = 0
    for attempt in range(TRIES * len(factions)):
        if found == MAPS or (found and attempt >= TRIES):
            break
        lie = _tiles_by_lot(tiles, 2 * len(factions), dealer)
        spread = _fairest(lie, factions, distance)
        if spread is None:
            continue
        found += 1
        whole, difference = spread
        if best is None or difference < least:
            best, least = whole, difference
    if best is None:
        raise RuntimeError("no map was found on which every home realm fits")
    return Layout(list(best.tiles))


def _tiles_by_lot(tiles: tuple[int, ...], count: int, dealer: Dealer) -> Cover:
    """So many of *tiles*, each at a random place where it fits; anew if one fits nowhere."""
    while True:
        left = list(tiles)
        lie = Cover(())
        while len(lie.tiles) < count:
            laid = _anywhere(lie, left.pop(dealer.below(len(left))), dealer)
            if laid is None:
                break
            lie = lie.with_tile(laid)
        if len(lie.tiles) == count:
            return lie


def _anywhere(lie: Cover, tile: int, dealer: Dealer) -> Laid | None:
    """One of the ways to lay a tile, all of them as likely; None if there is none.

    It is thrown at the rim until it fits. A way that covers the rim with several areas can be thrown in as
    many ways: only that with the first of them counts.
    """
    if lie.tiles:
        free = lie.rim()
        rim = sorted(free)
        for _ in range(THROWS):
            turn = dealer.below(6)
            way = turned(tile, turn)
            part = dealer.below(len(way.spots))
            first = rim[dealer.below(len(rim))] - way.spots[part]
            if not [at for at in way.spots[:part] if first + at in free] and lie.fits(way, first):
                return laid_at(tile, first, turn)
    ways = lie.ways_to_lay(tile)
    return ways[dealer.below(len(ways))] if ways else None


def _fairest(lie: Cover, factions: tuple[int, ...], distance: int) -> tuple[Cover, int] | None:
    """The home realms laid with the least difference between them; None if they do not fit."""
    nearby = lie.neighbourhoods()
    worth: dict[Marker, int] = {}
    found: list[tuple[int, int, tuple[Marker, ...]]] = []
    for n, markers in enumerate(islice(lie.sets_of_markers(len(factions), distance), SETS)):
        for marker in markers:
            if marker not in worth:
                worth[marker] = worth_near(lie, nearby, marker)
        values = [worth[marker] for marker in markers]
        found.append((max(values) - min(values), n, markers))
    for difference, _, markers in sorted(found):
        whole = _with_homes(lie, factions, markers)
        if whole is not None:
            return whole, difference
    return None


def _with_homes(lie: Cover, factions: tuple[int, ...], markers: tuple[Marker, ...]) -> Cover | None:
    for n, (faction, marker) in enumerate(zip(factions, markers, strict=True)):
        ways = lie.ways_home(HOME_TILE[faction], marker, list(markers[n + 1 :]))
        if not ways:
            return None
        touched = [len(lie.next_to(laid.spots())) for laid in ways]
        lie = lie.with_tile(ways[touched.index(max(touched))])
    return lie


def worth_near(lie: Cover, nearby: dict[int, int], marker: Marker) -> int:
    """What lies near a home realm."""
    reached = sum([1 << area for area in lie.touched(marker)])
    worth = 0
    for _ in range(NEAR):  # what is nearer counts once more for every step
        worth += sum([worth_of_land(LAND[area]) for area in nearby if reached >> area & 1])
        reached = within(nearby, reached, 1)
    return worth


def worth_of_land(land: AreaFacts) -> int:
    """What an area yields and its city are good, neutral units are in the way."""
    guards = sum([UNITS[kind].health * count for kind, count in land.units])
    return 2 * sum(land.yields) + 4 * int(land.city) - guards
