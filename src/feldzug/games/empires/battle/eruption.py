"""The volcano on a real table: the die is thrown by the program, so that everybody can check it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.terrain import PIECES
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names
from feldzug.kernel.values import Action, Event, Reason, Seat, because

VOLCANO: Final = PIECES.index("volcano")
CERTAIN: Final = 4
"""The turn in which it erupts without a die. [EMP-291]"""


@dataclass(frozen=True, slots=True)
class RollEruption(Action):
    """Roll for the volcano before the command phase of this half turn, counted from 0. [EMP-287]"""

    half: int


@dataclass(slots=True, unsafe_hash=True)
class EruptionRolled(Event):
    """The die for the volcano. [EMP-287 … EMP-290]"""

    seat: Seat
    turn: int
    die: int
    least: int
    erupts: bool


def has_volcano(fight: Fight) -> bool:
    return any(piece.kind == VOLCANO for piece in fight.pieces)


def least_die(half: int) -> int:
    """The volcano erupts on 4 in turn 1, on 3 in turn 2, on 2 in turn 3. [EMP-288 … EMP-290]"""
    return 5 - turn_of(half)


def turn_of(half: int) -> int:
    return half // 2 + 1


def refuses_roll(fight: Fight, half: int) -> Reason | None:
    """Why nobody rolls for the volcano before this half turn. [EMP-287, EMP-291]"""
    if not has_volcano(fight):
        return because("eruption-no-volcano", "EMP-286")
    if fight.erupted >= 0:
        return because("eruption-over", "EMP-287")
    if half <= fight.eruption_rolled:
        return because("eruption-rolled-before", "EMP-287")
    if turn_of(half) >= CERTAIN:
        return because("eruption-certain", "EMP-291")
    return None


@dataclass(slots=True)
class EruptionRoll(Chance):
    """Each player rolls before each of his own command phases, until the volcano erupts. [EMP-287]"""

    seat: Seat
    half: int

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        (die,) = outcome
        fight = g.frame(Fight)
        erupts = die >= least_die(self.half)
        fight.eruption_rolled, fight.eruption_die = self.half, die
        if erupts:
            fight.erupted = self.half
        g.tell(EruptionRolled(self.seat, turn_of(self.half), die, least_die(self.half), erupts))
