"""The battle sheet: what the table needs to know of a battle, and the report that comes back from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from feldzug.games.empires.terrain import Piece as PieceKind
from feldzug.games.empires.terrain import Terrain
from feldzug.games.empires.weather import Weather
from feldzug.kernel.values import Action, Detail
from feldzug.kernel.vocabulary import Vocabulary

CHALLENGER: Final = 0
CHALLENGED: Final = 1
NEITHER: Final = -1
"""The sides of a battle, in the order of its armies and points."""

SIDE_A: Final = 0
SIDE_B: Final = 1
"""The long edges of the table: side A lies at sectors 1 to 6, side B at 7 to 12. [EMP-274]"""

OBJECTIVES: Final = Vocabulary(
    "objective", ("mountain", "special-building", "city", "mine", "castle")
)
ObjectiveKind = Annotated[int, OBJECTIVES]

DRAGON_ENDS: Final = Vocabulary("dragon-end", ("none", "untouched", "driven-off", "slain"))
DragonEnd = Annotated[int, DRAGON_ENDS]


@dataclass(frozen=True, slots=True)
class Piece(Detail):
    """A piece of terrain in a sector, 0 being the middle of the table. [EMP-272, EMP-284]

    A river runs from its sector to another one (`to`); a volcano stands where both sectors meet.
    """

    kind: PieceKind
    sector: int
    to: int = 0
    placed_by: int = NEITHER


@dataclass(frozen=True, slots=True)
class Objective(Detail):
    """What a side may hold at the end, where it lies, and the battle points it brings. [EMP-348]"""

    kind: ObjectiveKind
    sector: int
    points: int


@dataclass(frozen=True, slots=True)
class Sheet(Detail):
    """Everything that is agreed before the first turn of a battle. [EMP-172 … EMP-180]"""

    terrain: Terrain
    pieces: tuple[Piece, ...]
    objectives: tuple[Objective, ...]
    weather: Weather
    turns: int
    side: int
    """The long edge on which the challenger sets up."""
    first: int
    """The side (challenger or challenged) that has the first turn."""
    siege: bool
    """A capital is besieged: the challenged side, unless the tile is the challenger's own, defends."""
    defender: int
    """The side that owns the tile; NEITHER on a free one."""
    walls: bool
    dragon: bool
    sizes: tuple[int, int]
    """The points of both armies, everything counted."""


@dataclass(frozen=True, slots=True)
class Report(Action):
    """How a battle ended, as a table tells it; sides are challenger and challenged. [EMP-195 … EMP-199]"""

    points: tuple[int, int]
    """Battle points by the Warmaster rules, without those of the scenario."""
    holders: tuple[int, ...] = ()
    """The side that holds each objective of the sheet at the end, in the sheet's order. [EMP-416]"""
    castle_card: int = NEITHER
    """The side whose infantry touched the castle first. [EMP-360]"""
    dragon: DragonEnd = 0
    dragon_by: int = NEITHER
    nearest: int = NEITHER
    """The side that came nearest to the dragon's cave, within 20 cm. [EMP-343]"""
    withdrew: int = NEITHER
    surrendered: int = NEITHER
