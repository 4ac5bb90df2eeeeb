"""What is told of a simulated battle, and what a companion would have written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from feldzug.games.empires.armies import NONE, Entry
from feldzug.games.empires.sheet import NEITHER, Report
from feldzug.kernel.state import State
from feldzug.kernel.vocabulary import Vocabulary

DEEDS: Final = Vocabulary(
    "battle-deed",
    (
        "charge",
        "stands-lost",
        "destroyed",
        "routed",
        "blunder",
        "spell",
        "swamp",
        "river",
        "eruption",
        "lava",
        "lava-lake",
        "dragon-wakes",
        "dragon-attacks",
        "dragon-driven-off",
        "dragon-slain",
        "breach",
        "castle-card",
        "character-slain",
        "general-slain",
        "withdrawal",
    ),
)
Deed = Annotated[int, DEEDS]
(
    CHARGE,
    STANDS_LOST,
    DESTROYED,
    ROUTED,
    BLUNDER,
    SPELL,
    IN_SWAMP,
    IN_RIVER,
    ERUPTION,
    LAVA_LAID,
    LAKE_LAID,
    DRAGON_WAKES,
    DRAGON_ATTACKS,
    DRAGON_DRIVEN_OFF,
    DRAGON_SLAIN,
    BREACHED,
    CASTLE_CARD,
    CHARACTER_SLAIN,
    GENERAL_SLAIN,
    WITHDRAWAL,
) = range(20)

LINES_OF_A_TURN: Final = 12
"""So many lines are told of one player's turn; what decides the battle is always told."""
_ALWAYS: Final = (
    ERUPTION,
    LAKE_LAID,
    DRAGON_WAKES,
    DRAGON_DRIVEN_OFF,
    DRAGON_SLAIN,
    BREACHED,
    CASTLE_CARD,
    GENERAL_SLAIN,
    WITHDRAWAL,
)


@dataclass(frozen=True, slots=True)
class Line(State):
    """Something that happened: in which turn, to which side's unit, by or against whom, how many stands."""

    turn: int
    side: int
    deed: Deed
    who: Entry = NONE
    whom: Entry = NONE
    count: int = 0


@dataclass(frozen=True, slots=True)
class Note(State):
    """What a companion holds after one player's turn."""

    turn: int
    side: int
    points: tuple[int, int]
    eruption_die: int = 0
    """The die thrown for the eruption, 0 for none."""
    lava_tiles: int = 0
    swamp_stands: int = 0
    dragon_hits: int = 0


@dataclass(frozen=True, slots=True)
class Result(State):
    """A battle that has been fought: its report, what is told of it, and the companion's notes."""

    report: Report
    turns: int
    lines: tuple[Line, ...]
    notes: tuple[Note, ...]
    broken: tuple[bool, bool]
    """Which armies withdrew; both may."""


class Chronicle:
    """Lines while they are written."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.turn: int = 0
        self._of_turn: int = 0

    def player_turn(self, turn: int) -> None:
        self.turn = turn
        self._of_turn = 0

    def tell(self, side: int, deed: int, who: int = NONE, whom: int = NONE, count: int = 0) -> None:
        if self._of_turn >= LINES_OF_A_TURN and deed not in _ALWAYS:
            return
        self._of_turn += 1
        self.lines.append(Line(self.turn, side, deed, who, whom, count))


def single(broken: tuple[bool, bool]) -> int:
    """The only side that withdrew; neither if both did."""
    if broken[0] == broken[1]:
        return NEITHER
    return 0 if broken[0] else 1
