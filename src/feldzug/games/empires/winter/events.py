"""What happens in winter, as data."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.vocabularies import Building, Tile
from feldzug.kernel.values import Event, Seat

# the winter table


@dataclass(slots=True, unsafe_hash=True)
class WinterRolled(Event):
    seat: Seat
    dice: tuple[int, ...]
    winter: str
    """The result by its number, as a word."""


@dataclass(slots=True, unsafe_hash=True)
class NoWinterEvent(Event):
    """A result that finds nothing to strike. [EMP-072, EMP-078, EMP-080, EMP-245, EMP-433]"""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class TaxesHalved(Event):
    seat: Seat
    why: str


@dataclass(slots=True, unsafe_hash=True)
class PlagueBrokeOut(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class RaidRolled(Event):
    seat: Seat
    tile: Tile
    die: int


@dataclass(slots=True, unsafe_hash=True)
class RecognitionRolled(Event):
    seat: Seat
    dice: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class RevolutionBegan(Event):
    """It strikes this realm, whoever rolled it. [EMP-092]"""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class RevolutionRolled(Event):
    seat: Seat
    tile: Tile
    die: int


@dataclass(slots=True, unsafe_hash=True)
class DefectionDrawn(Event):
    """Several realms were equally near: a die has decided. [EMP-082, EMP-094]"""

    tile: Tile
    seat: Seat


# dragons


@dataclass(slots=True, unsafe_hash=True)
class DragonsBrokeOut(Event):
    tile: Tile
    dice: tuple[int, ...]
    dragons: int


@dataclass(slots=True, unsafe_hash=True)
class DragonFlew(Event):
    dragon: int
    die: int
    target: Tile


@dataclass(slots=True, unsafe_hash=True)
class DragonTurnedBack(Event):
    """A dragon's die leads off the map and is rolled again. [EMP-074]"""

    dragon: int
    die: int


@dataclass(slots=True, unsafe_hash=True)
class DragonStruck(Event):
    """A dragon's die for the marker of its tile. [EMP-077]"""

    dragon: int
    tile: Tile
    building: Building
    die: int


# taxes


@dataclass(slots=True, unsafe_hash=True)
class TileTaxed(Event):
    seat: Seat
    tile: Tile
    dice: tuple[int, ...]
    gold: int


@dataclass(slots=True, unsafe_hash=True)
class TileUntaxed(Event):
    """A tile that pays nothing, and why. [EMP-107]"""

    seat: Seat
    tile: Tile
    why: str


@dataclass(slots=True, unsafe_hash=True)
class TaxesCollected(Event):
    """The sum of the tiles, how often it is halved, and what is paid. [EMP-108]"""

    seat: Seat
    total: int
    halvings: int
    gold: int


@dataclass(slots=True, unsafe_hash=True)
class NoTaxes(Event):
    """The undead collect none. [EMP-247]"""

    seat: Seat


# the winter war


@dataclass(slots=True, unsafe_hash=True)
class WinterChallengeForgone(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class WinterChallenged(Event):
    seat: Seat
    foe: Seat


@dataclass(slots=True, unsafe_hash=True)
class WinterWarFought(Event):
    """The undead player's die less the other's D3. [EMP-242]"""

    seat: Seat
    foe: Seat
    attack: int
    defence: int
    kp: int


@dataclass(slots=True, unsafe_hash=True)
class WinterKpLapsed(Event):
    """What the undead had left before the next winter. [EMP-244]"""

    seat: Seat
    kp: int
