"""What happens while season spells are cast, as data."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.spells import Spell
from feldzug.games.empires.vocabularies import Building, Tile
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class SpellForgone(Event):
    """A player who could have cast does not."""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class SpellRolled(Event):
    seat: Seat
    die: int
    spell: Spell


@dataclass(slots=True, unsafe_hash=True)
class SpellRolledAgain(Event):
    """A 1 is ignored, for elves and for the owner of the hoard. [EMP-224, EMP-269]"""

    seat: Seat
    die: int


@dataclass(slots=True, unsafe_hash=True)
class SpellFailed(Event):
    seat: Seat
    spell: Spell


@dataclass(slots=True, unsafe_hash=True)
class SpellWasted(Event):
    """No tile suits the spell. [EMP-035]"""

    seat: Seat
    spell: Spell


@dataclass(slots=True, unsafe_hash=True)
class RangeRolled(Event):
    seat: Seat
    target: Tile
    dice: tuple[int, ...]
    between: int


@dataclass(slots=True, unsafe_hash=True)
class SpellMissed(Event):
    seat: Seat
    spell: Spell
    target: Tile


@dataclass(slots=True, unsafe_hash=True)
class SpellWorked(Event):
    seat: Seat
    spell: Spell
    target: Tile


@dataclass(slots=True, unsafe_hash=True)
class MarkerRolled(Event):
    """A die is thrown for a marker; at *least* so much destroys it."""

    tile: Tile
    building: Building
    die: int
    least: int


@dataclass(slots=True, unsafe_hash=True)
class GoldTransmuted(Event):
    seat: Seat
    die: int
    gold: int


@dataclass(slots=True, unsafe_hash=True)
class HarvestSpoiled(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class VortexRolled(Event):
    tile: Tile
    die: int


@dataclass(slots=True, unsafe_hash=True)
class VortexMoved(Event):
    tile: Tile
    die: int
    target: Tile


@dataclass(slots=True, unsafe_hash=True)
class VortexAtTheEdge(Event):
    """The die leads off the map: the vortex ends, or the die is rolled again. [EMP-062]"""

    tile: Tile
    die: int


@dataclass(slots=True, unsafe_hash=True)
class VortexEnded(Event):
    tile: Tile
