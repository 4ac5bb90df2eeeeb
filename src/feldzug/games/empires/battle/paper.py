"""A battle on paper: two dice and the advantages of both sides."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from feldzug.games.empires.battle.armies import REINFORCEMENT, PayGold, treasury
from feldzug.games.empires.battle.events import PaperRolled
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.settling import settle_results
from feldzug.games.empires.battle.terrain import SCOUTS
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER
from feldzug.games.empires.vocabularies import DEFEAT, DRAW, NARROW, SUPERB
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Reason, Seat, because

EACH: Final = 100
MOST_STEPS: Final = 2
"""Each 100 gold paid is an advantage, up to 200. [EMP-434]"""

Results = tuple[int, int]


def result_of(total: int) -> Results:
    """What a total of dice and advantages means for challenger and challenged. [EMP-434]"""
    if total <= 2:
        return DEFEAT, SUPERB
    if total <= 5:
        return DEFEAT, NARROW
    if total <= 8:
        return DRAW, DRAW
    return (NARROW, DEFEAT) if total <= 11 else (SUPERB, DEFEAT)


def chances(advantage: int) -> dict[Results, Fraction]:
    """How likely each result is with so much more advantage for the challenger. [EMP-434]"""
    found: dict[Results, Fraction] = {}
    for total in (2, 5, 8, 11, 12):
        found[result_of(total)] = Fraction(0)
    for one in range(1, 7):
        for other in range(1, 7):
            result = result_of(one + other + advantage)
            found[result] = found[result] + Fraction(1, 36)
    return found


def advantages(g: Campaign, fight: Fight, side: int) -> int:
    """Reinforcement, Scouts, the largest realm, and each 100 gold paid up to 200; a neutral realm has none.

    [EMP-434, EMP-437]
    """
    seat = fight.principal(side)
    found = min(fight.paid[side] // EACH, MOST_STEPS)
    if fight.holds_here(g, side, REINFORCEMENT):
        found += 1
    if fight.holds(g, side, SCOUTS):
        found += 1
    return found + int(g.largest == seat and fight.is_endowed(g, side))


def advantage(g: Campaign, fight: Fight) -> int:
    return advantages(g, fight, CHALLENGER) - advantages(g, fight, CHALLENGED)


@dataclass(slots=True)
class PayForPaper(Sealed):
    """Each side says in secret how much it pays: nothing, 100 or 200 gold. [EMP-434]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def seats(self, g: Campaign) -> list[Seat]:
        return g.frame(Fight).speakers(g)

    def options(self, g: Campaign, seat: Seat) -> list[PayGold]:
        return [PayGold(EACH * steps) for steps in range(MOST_STEPS + 1)]

    def forbids(self, g: Campaign, seat: Seat, action: PayGold) -> Reason | None:
        fight = g.frame(Fight)
        left = treasury(g, fight, fight.side_of(g, seat))
        if action.gold > left:
            return because("paper-no-gold", "EMP-434", gold=left)
        return None

    def revealed(self, g: Campaign) -> Todo:
        fight = g.frame(Fight)
        paid = [0, 0]
        for side in fight.sides(g):
            paid[side] = self.choices[fight.speaker(g, side)].gold
            g.pay(fight.principal(side), -paid[side], "army", fight.tile)
        fight.paid = (paid[0], paid[1])
        return None


@dataclass(slots=True)
class PaperBattle(Chance):
    """2D6 with the advantages of the challenger added and those of the challenged player taken off.

    There are no scenario points, no gold, no castle card, and the dragon is untouched. [EMP-434]
    """

    challenger: Seat
    challenged: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(2)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        fight = g.frame(Fight)
        plus = advantage(g, fight)
        g.tell(PaperRolled(self.challenger, self.challenged, outcome, plus))
        return settle_results(g, fight, (0, 0), result_of(sum(outcome) + plus))
