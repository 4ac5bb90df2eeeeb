"""Hexes in axial coordinates: neighbours, distances, turns by sixths, edges, and tiles of several hexes.

`q` grows to the east, `r` to the south-east; direction 0 is east, and directions go round clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple


class Hex(NamedTuple):
    """A hex by its axial coordinates."""

    q: int
    r: int

    def plus(self, other: Hex) -> Hex:
        return Hex(self.q + other.q, self.r + other.r)

    def minus(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def turned(self, sixths: int) -> Hex:
        """Turned clockwise around the origin by so many sixths of a circle."""
        q, r = self.q, self.r
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def neighbour(self, direction: int) -> Hex:
        return self.plus(DIRECTIONS[direction % 6])

    def neighbours(self) -> list[Hex]:
        return [self.plus(step) for step in DIRECTIONS]

    def distance(self, other: Hex) -> int:
        q, r = self.q - other.q, self.r - other.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def within(self, radius: int) -> Iterator[Hex]:
        """Every hex that is no farther than *radius*, itself included."""
        for q in range(-radius, radius + 1):
            for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1):
                yield Hex(self.q + q, self.r + r)


ORIGIN: Final = Hex(0, 0)
DIRECTIONS: Final = tuple(Hex(1, 0).turned(n) for n in range(6))


class Edge(NamedTuple):
    """The border between two hexes: one of them and the direction of the other, 0 to 2 only."""

    hex: Hex
    direction: int


def edge(at: Hex, direction: int) -> Edge:
    """The edge of a hex in a direction; the same for both hexes that share it."""
    direction %= 6
    if direction < 3:
        return Edge(at, direction)
    return Edge(at.neighbour(direction), direction - 3)


def edge_between(one: Hex, other: Hex) -> Edge:
    """The edge that two neighbours share. Raises ValueError if they are none."""
    return edge(one, DIRECTIONS.index(other.minus(one)))


class Tile:
    """Several hexes that are laid together, in any of six turns around their first."""

    __slots__ = ("hexes",)

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes = tuple(hexes)
        if not self.hexes or self.hexes[0] != ORIGIN or len(set(self.hexes)) != len(self.hexes):
            raise ValueError("a tile begins at the origin and has no hex twice")

    def laid(self, at: Hex, sixths: int) -> list[Hex]:
        """Where its hexes come to lie, in their order."""
        return [at.plus(part.turned(sixths)) for part in self.hexes]

    def laid_edge(self, at: Hex, sixths: int, part: int, direction: int) -> Edge:
        """Where an edge of one of its hexes comes to lie."""
        return edge(self.laid(at, sixths)[part], direction + sixths)

    def touches(self, at: Hex, sixths: int, board: Iterable[Hex]) -> int:
        """How many edges it would share with hexes that lie already."""
        there = set(board)
        return sum(near in there for part in self.laid(at, sixths) for near in part.neighbours())

    def fits(self, at: Hex, sixths: int, board: Iterable[Hex]) -> bool:
        """Whether it covers no hex that lies already."""
        return there_is_room(self.laid(at, sixths), board)


def there_is_room(hexes: Iterable[Hex], board: Iterable[Hex]) -> bool:
    return not set(hexes) & set(board)
