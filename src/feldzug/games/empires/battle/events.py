"""What happens in battles, as data."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.armies import Entry
from feldzug.games.empires.sheet import ObjectiveKind
from feldzug.games.empires.terrain import Piece as PieceKind
from feldzug.games.empires.vocabularies import BattleResult, Tile
from feldzug.games.empires.weather import Weather
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class BattleBegan(Event):
    challenger: Seat
    challenged: Seat
    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class WayAgreed(Event):
    """How a battle is fought: on the table, on paper or simulated."""

    challenger: Seat
    challenged: Seat
    way: str


@dataclass(slots=True, unsafe_hash=True)
class SidesTossed(Event):
    """Who sets up where, and who begins; *dice* are empty if Spies chose."""

    challenger: Seat
    challenged: Seat
    side: int
    first: int
    dice: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class SpiesDecide(Event):
    """Both have Spies: whose count. [EMP-406]"""

    seat: Seat
    die: int


@dataclass(slots=True, unsafe_hash=True)
class ScoutsDecide(Event):
    """Both have Scouts: whose count. [EMP-406]"""

    seat: Seat
    die: int


@dataclass(slots=True, unsafe_hash=True)
class PieceLaid(Event):
    """A piece of terrain lies in a sector; 0 is the middle of the table. [EMP-273]"""

    seat: Seat
    piece: PieceKind
    sector: int


@dataclass(slots=True, unsafe_hash=True)
class PieceOnCorner(Event):
    """A piece of terrain stands where two sectors meet that lie across from each other. [EMP-286]"""

    seat: Seat
    piece: PieceKind
    sector: int
    to: int


@dataclass(slots=True, unsafe_hash=True)
class RiverLaid(Event):
    """A river runs from one sector to another. [EMP-314]"""

    seat: Seat
    sector: int
    to: int


@dataclass(slots=True, unsafe_hash=True)
class ObjectiveLaid(Event):
    """[EMP-348]"""

    objective: ObjectiveKind
    sector: int


@dataclass(slots=True, unsafe_hash=True)
class ArmiesLocked(Event):
    """Both armies are fixed and shown to both."""

    challenger: Seat
    challenged: Seat
    points: int
    points_of_challenged: int


@dataclass(slots=True, unsafe_hash=True)
class NoMarkerLeft(Event):
    """All markers of this terrain lie at other tables: the weather is pleasant. [EMP-415]"""

    challenger: Seat
    challenged: Seat


@dataclass(slots=True, unsafe_hash=True)
class WeatherDrawn(Event):
    """[EMP-179]"""

    challenger: Seat
    challenged: Seat
    weather: Weather


@dataclass(slots=True, unsafe_hash=True)
class WeatherChanged(Event):
    """Scouts have drawn another marker. [EMP-121]"""

    seat: Seat
    weather: Weather


@dataclass(slots=True, unsafe_hash=True)
class AssassinStruck(Event):
    """[EMP-127]"""

    seat: Seat
    other: Seat
    entry: Entry
    die: int
    removed: bool


@dataclass(slots=True, unsafe_hash=True)
class PaperRolled(Event):
    """The dice of an abstract resolution and what is added to them. [EMP-434]"""

    challenger: Seat
    challenged: Seat
    dice: tuple[int, ...]
    advantage: int


@dataclass(slots=True, unsafe_hash=True)
class BattleSettled(Event):
    """How a battle ended: battle points with those of the scenario, and the result for each side."""

    challenger: Seat
    challenged: Seat
    tile: Tile
    points: int
    points_of_challenged: int
    result: BattleResult
    result_of_challenged: BattleResult


@dataclass(slots=True, unsafe_hash=True)
class ObjectiveHeld(Event):
    """[EMP-416]"""

    seat: Seat
    objective: ObjectiveKind
    points: int


@dataclass(slots=True, unsafe_hash=True)
class MineTaken(Event):
    """A mine that was fought for pays at once. [EMP-357]"""

    seat: Seat
    tile: Tile
    dice: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class DragonSlain(Event):
    """[EMP-266, EMP-341]"""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class DragonDrivenOff(Event):
    """[EMP-267, EMP-342]"""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class KpShared(Event):
    """Combat points are passed on to the ally. [EMP-154]"""

    seat: Seat
    ally: Seat
    kp: int
