"""What happens in a campaign, as data. Each event has a sentence in every language, by its class name."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.items import Item
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


@dataclass(slots=True, unsafe_hash=True)
class RealmNeutral(Event):
    """A player has left, and his realm is played by nobody. [EMP-437]"""

    seat: Seat


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


@dataclass(slots=True, unsafe_hash=True)
class MarkerBought(Event):
    """Mercenaries have turned gold into victory points. [EMP-249]"""

    seat: Seat
    count: int


# the start


@dataclass(slots=True, unsafe_hash=True)
class LotDrawn(Event):
    """The next place in the order of the first turn. [EMP-009]"""

    seat: Seat
    place: int


@dataclass(slots=True, unsafe_hash=True)
class MapLaid(Event):
    """The map is there: so many tiles. [EMP-177]"""

    tiles: int


@dataclass(slots=True, unsafe_hash=True)
class CapitalsRevealed(Event):
    """What was chosen in secret, shown to all at once. [EMP-008]"""

    seats: tuple[Seat, ...]
    sites: tuple[Tile, ...]


@dataclass(slots=True, unsafe_hash=True)
class CapitalsClashed(Event):
    """Too near to a capital of somebody who comes before him in the lot: he chooses again. [EMP-008]"""

    seat: Seat
    tile: Tile
    other: Seat


# build and conquer


@dataclass(slots=True, unsafe_hash=True)
class CapitalConquered(Event):
    """A marker for a conquered capital. [EMP-220]"""

    seat: Seat
    loser: Seat
    tile: Tile
    points: int


@dataclass(slots=True, unsafe_hash=True)
class CitySacked(Event):
    """[EMP-233, EMP-234]"""

    seat: Seat
    tile: Tile
    dice: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class Raided(Event):
    """[EMP-211]"""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class KpLapsed(Event):
    """Combat points that were not spent. [EMP-214]"""

    seat: Seat
    kp: int


# magic items


@dataclass(slots=True, unsafe_hash=True)
class ItemCardDrawn(Event):
    """A magic item card; which one, only its holder sees. [EMP-136]"""

    seat: Seat
    won: str
    item: Item

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else ItemCardDrawnUnseen(self.seat, self.won)


@dataclass(slots=True, unsafe_hash=True)
class ItemCardDrawnUnseen(Event):
    """Somebody else's card."""

    seat: Seat
    won: str


@dataclass(slots=True, unsafe_hash=True)
class ItemCardsReturned(Event):
    """Cards are back in the pile. [EMP-018]"""

    seat: Seat
    count: int
