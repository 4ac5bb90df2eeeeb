"""The map as the players have laid it: which areas touch, and how far they are from each other.

A layout never changes: a tile more makes another one. What follows from it is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated

from feldzug.games.runewars.board import AREAS, OPEN, WATER
from feldzug.games.runewars.cover import Cover, touch
from feldzug.games.runewars.laid import STEPS, Laid, Marker, side
from feldzug.kernel.state import REPLACED, State


class Ground(Cover):
    """What follows from how the tiles lie."""

    def __init__(self, tiles: tuple[Laid, ...]) -> None:
        super().__init__(tiles)
        self.areas: tuple[int, ...] = tuple(sorted(self.area_at.values()))
        sides: list[tuple[int, ...]] = [()] * len(AREAS)
        near: list[tuple[int, ...]] = [()] * len(AREAS)
        border: list[tuple[int, ...]] = [()] * len(AREAS)
        for at, area in self.area_at.items():
            sides[area] = tuple([self.border_between(at, direction) for direction in range(6)])
            found: list[tuple[int, int]] = []
            for direction in range(6):
                other = self.area_at.get(at + STEPS[direction])
                if other is not None:
                    found.append((other, sides[area][direction]))
            found.sort()
            near[area] = tuple([other for other, _ in found])
            border[area] = tuple([kind for _, kind in found])
        self.sides = sides
        """By area: its six borders, at the rim of the map too."""
        self.near = near
        """By area: its neighbours, whatever lies between."""
        self.border = border
        """By area: what parts it from each of its neighbours."""
        self.by_land = self._neighbours(OPEN)
        """By area: the neighbours behind open borders."""
        self.over_ice = self._neighbours(OPEN, WATER)
        """By area: the neighbours behind open borders and water."""
        self._coast: set[int] | None = None

    def _neighbours(self, *passable: int) -> list[tuple[int, ...]]:
        return [
            tuple([o for o, b in zip(self.near[a], self.border[a], strict=True) if b in passable])
            for a in range(len(AREAS))
        ]

    def border_between(self, at: int, direction: int) -> int:
        """A coloured border blocks from both sides, whichever area shows it. [RW-030, RW-147]"""
        return max(
            self.coloured.get(side(at, direction), OPEN),
            self.coloured.get(side(at + STEPS[direction], (direction + 3) % 6), OPEN),
        )

    def coast(self) -> set[int]:
        """The areas at the rim of the map; holes are no rim."""
        if self._coast is None:
            self._coast = set(self.next_to(self.outside(self.rim())))
        return self._coast

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

    # home realms

    def between(self, one: Marker, other: Marker) -> int:
        """How many areas lie between two markers, on a shortest way. [RW-035, RW-036]"""
        if touch(one.spots(), other.spots()):
            return 0
        far = self.distances(self.touched(one))
        return min([far[area] + 1 for area in self.touched(other) if area in far])


@lru_cache(maxsize=256)
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
