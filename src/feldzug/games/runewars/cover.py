"""What covers the table while the map is laid, and where something more may lie. [RW-028 – RW-034]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from feldzug.games.runewars.board import HOME_OF, NEUTRAL
from feldzug.games.runewars.laid import (
    STEPS,
    Laid,
    Marker,
    TurnedTile,
    laid_at,
    place,
    side,
    spot,
    turned,
)
from feldzug.kernel.values import Reason, because

NOWHERE: Final = -1


class Cover:
    """The tiles that lie, by the spots they cover. It never changes: a tile more makes another one."""

    def __init__(self, tiles: tuple[Laid, ...], below: Cover | None = None) -> None:
        """The last of *tiles* is laid to those *below*; without any, all are laid."""
        self.tiles = tiles
        self.area_at: dict[int, int] = {} if below is None else below.area_at.copy()
        """By spot: the area that lies there."""
        self.coloured: dict[int, int] = {} if below is None else below.coloured.copy()
        """By side of a spot: the colour of its border, where there is one."""
        self.unpaired: set[int] = set() if below is None else below.unpaired.copy()
        """The open borders, by side of a spot, along which no coloured one may lie."""
        for laid in tiles if below is None else tiles[-1:]:
            first = spot(laid.q, laid.r)
            tile = turned(laid.tile, laid.turn)
            for area, at in zip(tile.areas, tile.spots, strict=True):
                self.area_at[first + at] = area
            for border, colour in tile.coloured:
                self.coloured[side(first, 0) + border] = colour
            for border in tile.unpaired:
                self.unpaired.add(side(first, 0) + border)

    def with_tile(self, laid: Laid) -> Cover:
        return Cover((*self.tiles, laid), self)

    def rim(self) -> dict[int, int]:
        """The free spots that touch the map, each with the areas it touches, one bit each."""
        found: dict[int, int] = {}
        for at, area in self.area_at.items():
            for step in STEPS:
                near = at + step
                if near not in self.area_at:
                    found[near] = found.get(near, 0) | 1 << area
        return found

    def outside(self, rim: Iterable[int]) -> set[int]:
        """The free spots of the rim, and those around it, that a way leads to from far away: no holes."""
        wide = set(rim)
        for at in rim:
            for step in STEPS:
                if at + step not in self.area_at:
                    wide.add(at + step)
        start = max(wide)
        found = {start}
        line = [start]
        while line:
            at = line.pop()
            for step in STEPS:
                near = at + step
                if near in wide and near not in found:
                    found.add(near)
                    line.append(near)
        return found

    # tiles

    def objection(self, laid: Laid) -> Reason | None:
        """Why a tile may not lie like this. [RW-029, RW-030]"""
        spots = laid.spots()
        if self.is_taken(spots):
            return because("tile-overlaps", "RW-028", tile=laid.tile)
        if self.tiles and not self._touches_enough(spots):
            return because("tile-touches-too-little", "RW-029", tile=laid.tile)
        return self.colour_clash(laid)

    def is_taken(self, spots: list[int]) -> bool:
        """Whether something lies on one of these spots."""
        for at in spots:  # noqa: SIM110 -- compiled, a loop is quicker
            if at in self.area_at:
                return True
        return False

    def _touches_enough(self, spots: list[int]) -> bool:
        """Two areas of a tile touch two of the map; where there is only one, that one does. [RW-029]"""
        own = 0
        met: set[int] = set()
        for at in spots:
            touches = False
            for step in STEPS:
                area = self.area_at.get(at + step, NOWHERE)
                if area != NOWHERE:
                    touches = True
                    met.add(area)
            own += touches
        return own >= min(2, len(spots)) and len(met) >= min(2, len(self.area_at))

    def _clashes(self, tile: TurnedTile, first: int) -> bool:
        """Whether a red or blue border of a tile would lie along another one. [RW-030]"""
        for along in tile.opposite:
            if side(first, 0) + along in self.coloured:
                return True
        if self.unpaired:
            for along in tile.opposite:
                if side(first, 0) + along in self.unpaired:
                    return True
        for along in tile.beyond_unpaired:  # noqa: SIM110 -- compiled, a loop is quicker
            if side(first, 0) + along in self.coloured:
                return True
        return False

    def colour_clash(self, laid: Laid) -> Reason | None:
        """A red or blue border never lies along another one. [RW-030]"""
        if self._clashes(turned(laid.tile, laid.turn), spot(laid.q, laid.r)):
            return because("borders-clash", "RW-030", tile=laid.tile)
        return None

    def fits(self, tile: TurnedTile, first: int) -> bool:
        """Whether nothing speaks against a tile that begins there: `objection` without its reason."""
        spots = [first + at for at in tile.spots]
        return (
            not self.is_taken(spots)
            and (not self.tiles or self._touches_enough(spots))
            and not self._clashes(tile, first)
        )

    def ways_to_lay(self, tile: int) -> list[Laid]:
        """Every way to lay a tile; the first tile of all lies anywhere, so in one way only. [RW-028]"""
        if not self.tiles:
            return [Laid(tile, 0, 0, 0)]
        found: list[Laid] = []
        rim = self.rim()
        for turn in range(6):
            way = turned(tile, turn)
            for first in sorted({at - part for at in rim for part in way.spots}):
                if self.fits(way, first):
                    found.append(laid_at(tile, first, turn))
        return sorted(found, key=lambda laid: (laid.q, laid.r, laid.turn))

    # home realms

    def home_objection(self, laid: Laid, taken: set[int]) -> Reason | None:
        """Why a home realm may not lie like this. [RW-041, RW-042]"""
        spots = laid.spots()
        if self.is_taken(spots) or taken.intersection(spots):
            return because("tile-overlaps", "RW-041", tile=laid.tile)
        for at in spots:
            for step in STEPS:
                area = self.area_at.get(at + step, NOWHERE)
                if area != NOWHERE and HOME_OF[area] != NEUTRAL:
                    return because("homes-touch", "RW-042", tile=laid.tile)
        return self.colour_clash(laid)

    def ways_home(self, tile: int, marker: Marker, others: list[Marker]) -> list[Laid]:
        """How a home realm may replace a marker while others still lie. [RW-041, RW-042]"""
        taken = {at for other in others for at in other.spots()}
        under = marker.spots()
        found: list[Laid] = []
        for turn in range(6):
            spots = turned(tile, turn).spots
            for first in {under[0] - part for part in spots}:
                if under[1] - first in spots:
                    laid = laid_at(tile, first, turn)
                    if self.home_objection(laid, taken) is None:
                        found.append(laid)
        return sorted(found, key=lambda laid: (laid.q, laid.r, laid.turn))

    # markers

    def markers(self) -> list[Marker]:
        """Every place for a setup marker, whatever other markers lie. [RW-033, RW-034]"""
        outside = self.outside(self.rim())
        open_sides = self.open_sides()
        found: list[Marker] = []
        for at in sorted(outside):
            here = open_sides.get(at, 0)
            for direction in range(3):
                other = at + STEPS[direction]
                if other in outside and here + open_sides.get(other, 0) >= 3:
                    where = place(at)
                    found.append(Marker(where.q, where.r, direction))
        return found

    def open_borders(self, marker: Marker) -> int:
        """How many uncoloured borders of the map a marker touches, edge by edge. [RW-034]"""
        open_sides = self.open_sides()
        return sum([open_sides.get(at, 0) for at in marker.spots()])

    def open_sides(self) -> dict[int, int]:
        """With how many uncoloured borders the map touches each spot of the rim."""
        found: dict[int, int] = {}
        for at in self.area_at:
            for direction in range(6):
                near = at + STEPS[direction]
                if near not in self.area_at and side(at, direction) not in self.coloured:
                    found[near] = found.get(near, 0) + 1
        return found

    def touched(self, marker: Marker) -> list[int]:
        """The areas next to a marker."""
        return self.next_to(marker.spots())

    def next_to(self, spots: Iterable[int]) -> list[int]:
        """The areas next to some spots."""
        found: set[int] = set()
        for at in spots:
            for step in STEPS:
                area = self.area_at.get(at + step, NOWHERE)
                if area != NOWHERE:
                    found.add(area)
        return sorted(found)

    def neighbourhoods(self) -> dict[int, int]:
        """By area: its neighbours, whatever lies between, one bit each."""
        found: dict[int, int] = {}
        for at, area in self.area_at.items():
            near = 0
            for step in STEPS:
                other = self.area_at.get(at + step, NOWHERE)
                if other != NOWHERE:
                    near |= 1 << other
            found[area] = near
        return found

    def sets_of_markers(self, count: int, distance: int) -> Iterator[tuple[Marker, ...]]:
        """Every set of so many markers that lie far enough from each other. [RW-035, RW-036]"""
        places = self.markers()
        nearby, rim = self.neighbourhoods(), self.rim()
        spots = [marker.spots() for marker in places]
        beside = [rim.get(one, 0) | rim.get(other, 0) for one, other in spots]
        too_close = [within(nearby, areas, distance - 2) for areas in beside]
        apart = [0] * len(places)
        """By place: the later ones that are far enough from it, one bit each."""
        for n in range(len(places)):
            for m in range(n + 1, len(places)):
                if not beside[m] & too_close[n] and not touch(spots[n], spots[m]):
                    apart[n] |= 1 << m

        def further(chosen: tuple[int, ...], left: int) -> Iterator[tuple[int, ...]]:
            wanted = count - len(chosen)
            if left.bit_count() < wanted:
                return
            for at in range(chosen[-1] + 1 if chosen else 0, len(places)):
                if left >> at & 1:
                    if wanted == 1:
                        yield (*chosen, at)
                    else:
                        yield from further((*chosen, at), left & apart[at])

        for found in further((), (1 << len(places)) - 1):
            yield tuple([places[n] for n in found])


def within(nearby: dict[int, int], areas: int, steps: int) -> int:
    """The areas that are no more steps away from some, one bit each."""
    for _ in range(steps):
        further = areas
        for area, near in nearby.items():
            if areas >> area & 1:
                further |= near
        areas = further
    return areas


def touch(one: list[int], other: list[int]) -> bool:
    """Whether two markers, by their spots, lie on or next to each other."""
    for at in one:
        for beside in other:
            if at == beside or at - beside in STEPS:
                return True
    return False
