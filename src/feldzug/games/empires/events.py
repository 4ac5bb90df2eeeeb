"""What happens in a campaign, as data. Each event has a sentence in every language, by its class name."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.land import NONE
from feldzug.games.empires.peoples import People
from feldzug.games.empires.vocabularies import Building, Season, Tile
from feldzug.kernel.values import Event, Seat

# time


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan(Event):
    round: int
    year: int
    season: Season


@dataclass(slots=True, unsafe_hash=True)
class LotsDrawn(Event):
    """The order for the first turn. [EMP-009]"""

    seats: tuple[Seat, ...]


@dataclass(slots=True, unsafe_hash=True)
class WinterCame(Event):
    pass


# treasury


@dataclass(slots=True, unsafe_hash=True)
class Paid(Event):
    """Gold came into a treasury or went out of it. [EMP-007]"""

    seat: Seat
    gold: int
    why: str
    tile: Tile = NONE


@dataclass(slots=True, unsafe_hash=True)
class KpEarned(Event):
    seat: Seat
    kp: int
    why: str


@dataclass(slots=True, unsafe_hash=True)
class KpSpent(Event):
    seat: Seat
    kp: int
    why: str
    tile: Tile = NONE


# map


@dataclass(slots=True, unsafe_hash=True)
class PeopleChosen(Event):
    seat: Seat
    people: People


@dataclass(slots=True, unsafe_hash=True)
class TileTaken(Event):
    """A tile has a new owner; a free one had none before."""

    seat: Seat
    tile: Tile
    loser: Seat


@dataclass(slots=True, unsafe_hash=True)
class TileLeft(Event):
    """A tile is free again."""

    seat: Seat
    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class Built(Event):
    seat: Seat
    tile: Tile
    building: Building


@dataclass(slots=True, unsafe_hash=True)
class Destroyed(Event):
    """A marker is gone; the owner of its tile stays."""

    tile: Tile
    building: Building
    why: str


@dataclass(slots=True, unsafe_hash=True)
class CapitalNamed(Event):
    seat: Seat
    tile: Tile


# alliances


@dataclass(slots=True, unsafe_hash=True)
class AllianceMade(Event):
    seat: Seat
    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class AllianceEnded(Event):
    """By the will of one player, or by a challenge. [EMP-139, EMP-152]"""

    seat: Seat
    other: Seat
    why: str
