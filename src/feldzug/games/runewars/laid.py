"""Tiles and markers as they lie on the table, on hexes that are numbers.

A hex is one number here, a *spot*, and so is each of its six sides: maps are laid by trying many ways, and
numbers are quick to add up and to look up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.board import OPEN, TILE_FACTS, TileNumber
from feldzug.kernel.state import State
from feldzug.parts.hexes import DIRECTIONS, ORIGIN, Hex

ROW: Final = 256
"""So many spots are a row: more than any map is wide."""


def spot(q: int, r: int) -> int:
    """The hex at these coordinates."""
    return q * ROW + r


def place(at: int) -> Hex:
    """Where a spot is."""
    q = (at + ROW // 2) // ROW
    return Hex(q, at - q * ROW)


STEPS: Final[list[int]] = [spot(step.q, step.r) for step in DIRECTIONS]
"""By direction: the way to the next spot."""


def around(at: int) -> list[int]:
    """The six spots next to one, by direction."""
    return [at + step for step in STEPS]


def side(at: int, direction: int) -> int:
    """One of the six sides of a spot."""
    return at * 6 + direction


class TurnedTile:
    """A tile turned by so many sixths, with its first area at the origin."""

    def __init__(self, tile: int, turn: int) -> None:
        facts = TILE_FACTS[tile]
        self.areas: list[int] = [area.number for area in facts.areas]
        self.spots: list[int] = [spot(at.q, at.r) for at in facts.tile.laid(ORIGIN, turn)]
        """Where its areas lie, in their order."""
        self.coloured: list[tuple[int, int]] = []
        """Its coloured borders: the side, and the colour."""
        self.opposite: list[int] = []
        """The sides that lie along them."""
        self.unpaired: list[int] = []
        """Its open borders along which no coloured one may lie."""
        self.beyond_unpaired: list[int] = []
        """The sides that lie along those."""
        for area, at in zip(facts.areas, self.spots, strict=True):
            for direction, colour in enumerate(area.borders):
                if colour != OPEN:
                    turned = (direction + turn) % 6
                    self.coloured.append((side(at, turned), colour))
                    self.opposite.append(side(at + STEPS[turned], (turned + 3) % 6))
                elif area.unpaired[direction]:
                    turned = (direction + turn) % 6
                    self.unpaired.append(side(at, turned))
                    self.beyond_unpaired.append(side(at + STEPS[turned], (turned + 3) % 6))


_TURNED: Final[dict[int, TurnedTile]] = {}


def turned(tile: int, turn: int) -> TurnedTile:
    """A tile in one of its six turns; each is worked out once."""
    key = tile * 6 + turn
    found = _TURNED.get(key)
    if found is None:
        found = _TURNED[key] = TurnedTile(tile, turn)
    return found


@dataclass(frozen=True, slots=True)
class Laid(State):
    """A tile on the table: where its first area lies, and by how many sixths it is turned."""

    tile: TileNumber
    q: int
    r: int
    turn: int

    def spots(self) -> list[int]:
        """Where its areas lie, in their order."""
        first = spot(self.q, self.r)
        return [first + at for at in turned(self.tile, self.turn).spots]


def laid_at(tile: int, first: int, turn: int) -> Laid:
    """A tile whose first area lies on a spot."""
    at = place(first)
    return Laid(tile, at.q, at.r, turn)


@dataclass(frozen=True, slots=True)
class Marker:
    """Two free hexes at the rim, for a home realm: the first of them and the direction of the other."""

    q: int
    r: int
    direction: int

    def spots(self) -> list[int]:
        first = spot(self.q, self.r)
        return [first, first + STEPS[self.direction]]
