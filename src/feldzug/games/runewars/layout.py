"""The map as the players have laid it: which areas touch, and where something more may lie.

A layout never changes: a tile more makes another one. What follows from it is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Final

from feldzug.games.runewars.board import (
    AREAS,
    HOME_OF,
    NEUTRAL,
    OPEN,
    TILE_FACTS,
    TileNumber,
)
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.values import Reason, because
from feldzug.parts.hexes import ORIGIN, Hex

NOWHERE: Final = -1


@dataclass(frozen=True, slots=True)
class Laid(State):
    """A tile on the table: where its first area lies, and by how many sixths it is turned."""

    tile: TileNumber
    q: int
    r: int
    turn: int

    def hexes(self) -> list[Hex]:
        """Where its areas lie, in their order."""
        return TILE_FACTS[self.tile].tile.laid(Hex(self.q, self.r), self.turn)


@dataclass(frozen=True, slots=True)
class Marker:
    """Two free hexes at the rim, for a home realm: the first of them and the direction of the other."""

    q: int
    r: int
    direction: int

    def hexes(self) -> tuple[Hex, Hex]:
        first = Hex(self.q, self.r)
        return first, first.neighbour(self.direction)


class Ground:
    """What follows from how the tiles lie."""

    def __init__(self, tiles: tuple[Laid, ...]) -> None:
        self.tiles = tiles
        self.area_at: dict[Hex, int] = {}
        self.hex_of: list[Hex | None] = [None] * len(AREAS)
        edges: dict[tuple[Hex, int], int] = {}
        for laid in tiles:
            for facts, at in zip(TILE_FACTS[laid.tile].areas, laid.hexes(), strict=True):
                self.area_at[at] = facts.number
                self.hex_of[facts.number] = at
                for direction, colour in enumerate(facts.borders):
                    edges[at, (direction + laid.turn) % 6] = colour
        self.edges = edges
        """By hex and direction: the border of the area that lies there."""
        self.areas: tuple[int, ...] = tuple(sorted(self.area_at.values()))
        near: list[tuple[int, ...]] = [()] * len(AREAS)
        border: list[tuple[int, ...]] = [()] * len(AREAS)
        for area in self.areas:
            here = self.hex_of[area]
            assert here is not None
            found = sorted(
                [
                    (self.area_at[other], self.border_between(here, direction))
                    for direction, other in enumerate(here.neighbours())
                    if other in self.area_at
                ]
            )
            near[area] = tuple([other for other, _ in found])
            border[area] = tuple([kind for _, kind in found])
        self.near = near
        """By area: its neighbours, whatever lies between."""
        self.border = border
        """By area: what parts it from each of its neighbours."""
        self.by_land: list[tuple[int, ...]] = self._neighbours((OPEN,))

    def _neighbours(self, passable: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [
            tuple([o for o, b in zip(self.near[a], self.border[a], strict=True) if b in passable])
            for a in range(len(AREAS))
        ]

    def border_between(self, at: Hex, direction: int) -> int:
        """A coloured border blocks from both sides, whichever area shows it. [RW-030, RW-147]"""
        back = (direction + 3) % 6
        return max(
            self.edges.get((at, direction), OPEN),
            self.edges.get((at.neighbour(direction), back), OPEN),
        )

    def rim(self) -> set[Hex]:
        """The free hexes that touch the map."""
        return {n for at in self.area_at for n in at.neighbours() if n not in self.area_at}

    def outside(self) -> set[Hex]:
        """The free hexes of the rim, and those around it, that a way leads to from far away: no holes."""
        rim = self.rim()
        wide = {near for at in rim for near in (at, *at.neighbours()) if near not in self.area_at}
        start = max(wide)
        found = {start}
        line = [start]
        while line:
            for near in line.pop().neighbours():
                if near in wide and near not in found:
                    found.add(near)
                    line.append(near)
        return found

    def distances(self, sources: Iterable[int]) -> dict[int, int]:
        """How many steps every area is away, borders or not."""
        found = dict.fromkeys(sources, 0)
        line = list(found)
        for area in line:
            for near in self.near[area]:
                if near not in found:
                    found[near] = found[area] + 1
                    line.append(near)
        return found

    # laying tiles

    def objection(self, laid: Laid) -> Reason | None:
        """Why a tile may not lie like this. [RW-029, RW-030]"""
        hexes = laid.hexes()
        if any(at in self.area_at for at in hexes):
            return because("tile-overlaps", "RW-028", tile=laid.tile)
        if self.tiles and not self._touches_enough(hexes):
            return because("tile-touches-too-little", "RW-029", tile=laid.tile)
        return self.colour_clash(laid)

    def _touches_enough(self, hexes: list[Hex]) -> bool:
        touching = [[self.area_at[n] for n in at.neighbours() if n in self.area_at] for at in hexes]
        own = sum(bool(areas) for areas in touching)
        return own >= 2 and len({area for areas in touching for area in areas}) >= 2

    def colour_clash(self, laid: Laid) -> Reason | None:
        """A red or blue border never lies along another one. [RW-030]"""
        for facts, at in zip(TILE_FACTS[laid.tile].areas, laid.hexes(), strict=True):
            for direction, border in enumerate(facts.borders):
                turned = (direction + laid.turn) % 6
                there = (at.neighbour(turned), (turned + 3) % 6)
                if border != OPEN and self.edges.get(there, OPEN) != OPEN:
                    return because("borders-clash", "RW-030", tile=laid.tile)
        return None

    def ways_to_lay(self, tile: int) -> list[Laid]:
        """Every way to lay a tile; the first tile of all lies anywhere, so in one way only. [RW-028]"""
        if not self.tiles:
            return [Laid(tile, ORIGIN.q, ORIGIN.r, 0)]
        shape = TILE_FACTS[tile].tile
        rim = sorted(self.rim())
        tried: set[Laid] = set()
        for turn in range(6):
            parts = shape.laid(ORIGIN, turn)
            for at in rim:
                for part in parts:
                    tried.add(Laid(tile, at.q - part.q, at.r - part.r, turn))
        return sorted(
            [laid for laid in tried if self.objection(laid) is None],
            key=lambda laid: (laid.q, laid.r, laid.turn),
        )

    # home realms

    def markers(self) -> list[Marker]:
        """Every place for a setup marker, whatever other markers lie. [RW-033, RW-034]"""
        outside = self.outside()
        found = [
            Marker(at.q, at.r, direction)
            for at in sorted(outside)
            for direction in range(3)
            if at.neighbour(direction) in outside
        ]
        return [marker for marker in found if self.open_borders(marker) >= 3]

    def open_borders(self, marker: Marker) -> int:
        """How many uncoloured borders of the map a marker touches, edge by edge. [RW-034]"""
        count = 0
        for at in marker.hexes():
            for direction, near in enumerate(at.neighbours()):
                if near in self.area_at and self.edges[near, (direction + 3) % 6] == OPEN:
                    count += 1
        return count

    def touched(self, marker: Marker) -> list[int]:
        """The areas next to a marker."""
        return sorted(
            {
                self.area_at[near]
                for at in marker.hexes()
                for near in at.neighbours()
                if near in self.area_at
            }
        )

    def between(self, one: Marker, other: Marker) -> int:
        """How many areas lie between two markers, on a shortest way. [RW-035, RW-036]"""
        first, second = set(one.hexes()), set(other.hexes())
        if any(near in second for at in first for near in (at, *at.neighbours())):
            return 0
        far = self.distances(self.touched(one))
        return min([far[area] + 1 for area in self.touched(other) if area in far])

    def ways_home(self, tile: int, marker: Marker, others: Iterable[Marker]) -> list[Laid]:
        """How a home realm may replace a marker while others still lie. [RW-041, RW-042]"""
        shape = TILE_FACTS[tile].tile
        taken = {at for other in others for at in other.hexes()}
        under = set(marker.hexes())
        tried: set[Laid] = set()
        for turn in range(6):
            for at in under:
                for part in shape.laid(ORIGIN, turn):
                    laid = Laid(tile, at.q - part.q, at.r - part.r, turn)
                    if under <= set(laid.hexes()):
                        tried.add(laid)
        return sorted(
            [laid for laid in tried if self.home_objection(laid, taken) is None],
            key=lambda laid: (laid.q, laid.r, laid.turn),
        )

    def home_objection(self, laid: Laid, taken: set[Hex]) -> Reason | None:
        """Why a home realm may not lie like this. [RW-041, RW-042]"""
        hexes = laid.hexes()
        if any(at in self.area_at or at in taken for at in hexes):
            return because("tile-overlaps", "RW-041", tile=laid.tile)
        for at in hexes:
            for near in at.neighbours():
                area = self.area_at.get(near, NOWHERE)
                if area != NOWHERE and HOME_OF[area] != NEUTRAL:
                    return because("homes-touch", "RW-042", tile=laid.tile)
        return self.colour_clash(laid)

    def sets_of_markers(self, count: int, distance: int) -> Iterator[tuple[Marker, ...]]:
        """Every set of so many markers that lie far enough from each other."""
        places = self.markers()
        apart = [
            {m for m, other in enumerate(places) if self.between(one, other) >= distance}
            for one in places
        ]

        def further(chosen: tuple[int, ...], left: list[int]) -> Iterator[tuple[int, ...]]:
            if len(chosen) == count:
                yield chosen
                return
            for n, at in enumerate(left):
                yield from further(
                    (*chosen, at), [other for other in left[n + 1 :] if other in apart[at]]
                )

        for found in further((), list(range(len(places)))):
            yield tuple([places[n] for n in found])


@lru_cache(maxsize=2048)
def ground(tiles: tuple[Laid, ...]) -> Ground:
    return Ground(tiles)


@dataclass(slots=True)
class Layout(State):
    """The tiles that lie, and what follows from it. [RW-028]"""

    tiles: Annotated[list[Laid], REPLACED] = field(default_factory=list)
    ground: Ground = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.ground = ground(tuple(self.tiles))

    def with_tile(self, laid: Laid) -> Layout:
        return Layout([*self.tiles, laid])


LaidMap = Annotated[Layout, REPLACED]
"""A layout is replaced by another one, never changed, so that copies of a position share it."""
