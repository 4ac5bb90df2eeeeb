"""What may be done with a tile and what it costs: spells, events and peoples may object or change it."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.vocabularies import Building, Tile
from feldzug.kernel.values import Permit, Query, Seat


@dataclass(slots=True)
class TakeTile(Permit):
    """Whether a player may claim or conquer a tile."""

    seat: Seat
    tile: Tile


@dataclass(slots=True)
class BuildOn(Permit):
    """Whether a player may build something on a tile."""

    seat: Seat
    tile: Tile
    building: Building


@dataclass(slots=True)
class MinePays(Permit):
    """Whether a mine brings its income."""

    seat: Seat
    tile: Tile


@dataclass(slots=True)
class ClaimPrice(Query):
    """How many combat points a free tile costs."""

    seat: Seat
    tile: Tile


@dataclass(slots=True)
class ConquestPrice(Query):
    """How many combat points a tile of another player costs."""

    seat: Seat
    tile: Tile
