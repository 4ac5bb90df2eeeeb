"""What the rules of a campaign ask of each other: what may be done, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.vocabularies import Building, Tile
from feldzug.kernel.values import Permit, Query, Seat


@dataclass(slots=True, unsafe_hash=True)
class TakeTile(Permit):
    """A player may claim or conquer a tile."""

    seat: Seat
    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class BuildOn(Permit):
    """A player may put a marker on a tile."""

    seat: Seat
    tile: Tile
    building: Building


@dataclass(slots=True, unsafe_hash=True)
class MinePays(Permit):
    """A mine, or what pays like one, brings its owner income. [EMP-413]"""

    seat: Seat
    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class ClaimPrice(Query):
    """The combat points that it costs a player to claim a free tile."""

    seat: Seat
    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class ConquestPrice(Query):
    """The combat points that it costs a player to conquer a tile."""

    seat: Seat
    tile: Tile
