"""What may be denied and what may cost more or less: asked by one part of the rules, answered by others."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.vocabularies import Building, Tile
from feldzug.kernel.values import Permit, Query, Seat


@dataclass(frozen=True, slots=True)
class TakeTile(Permit):
    """Claim or conquer a tile."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class BuildOn(Permit):
    """Put a building on an own tile."""

    seat: Seat
    tile: Tile
    building: Building


@dataclass(frozen=True, slots=True)
class MinePays(Permit):
    """Collect what a mine yields."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class ClaimPrice(Query):
    """The combat points that a free tile costs."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class ConquestPrice(Query):
    """The combat points that a tile of another realm costs."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class MineYields(Permit):
    """Collect what a mine yields that was fought for."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class BuyWalls(Permit):
    """Buy fortifications for the siege of a capital."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class PayTaxes(Permit):
    """Pay the winter taxes of a tile."""

    tile: Tile
