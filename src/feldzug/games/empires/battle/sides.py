"""Who sets up on which side of the table, and who has the first turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.battle.events import SidesTossed, SpiesDecide
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, SIDE_A, SIDE_B
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Action, Seat

SPIES: Final = EVENT_CARDS.index("spies")
EARLIER: Final = 3
"""Up to this die the card that was chosen earlier counts. [EMP-406]"""


@dataclass(frozen=True, slots=True)
class TakeSide(Action):
    """Set up on this long edge, and let this side begin."""

    side: int
    first: int


def choose_sides(g: Campaign, fight: Fight) -> Todo:
    """Spies choose the side and who begins; where both have some, a die decides whose count.

    Without Spies both are diced for. Who fights twice has his Spies at both tables.

    [EMP-129, EMP-130, EMP-406]
    """
    spies = [side for side in (CHALLENGER, CHALLENGED) if fight.holds(g, side, SPIES)]
    if len(spies) == 2:
        return TossForSpies(fight.challenger, fight.challenged)
    if spies:
        return SpyOut(fight.speaker(g, spies[0]))
    return TossForSides(fight.challenger, fight.challenged)


@dataclass(slots=True)
class TossForSides(Chance):
    """Two dice: 1 to 3 puts the challenger at sectors 1 to 6, and 1 to 3 lets him begin."""

    challenger: Seat
    challenged: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(2)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        fight = g.frame(Fight)
        fight.side = SIDE_A if outcome[0] <= EARLIER else SIDE_B
        fight.first = CHALLENGER if outcome[1] <= EARLIER else CHALLENGED
        g.tell(SidesTossed(self.challenger, self.challenged, fight.side, fight.first, outcome))


@dataclass(slots=True)
class TossForSpies(Chance):
    """Both have Spies: 1 to 3, those that were chosen earlier count; 4 to 6, the later ones. [EMP-406]"""

    challenger: Seat
    challenged: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        fight = g.frame(Fight)
        side = earlier_or_later(g, fight, SPIES, outcome[0])
        g.tell(SpiesDecide(fight.principal(side), outcome[0]))
        return SpyOut(fight.speaker(g, side))


def earlier_or_later(g: Campaign, fight: Fight, card: int, die: int) -> int:
    """The side whose card counts when both have chosen the same one. [EMP-406]"""
    first = g.choice(fight.challenger, card) < g.choice(fight.challenged, card)
    earlier = CHALLENGER if first else CHALLENGED
    return earlier if die <= EARLIER else 1 - earlier


@dataclass(slots=True)
class SpyOut(RealmQuestion):
    """Spies pick the table side and decide who has the first turn. [EMP-129, EMP-130]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def forsake(self, g: Campaign) -> Todo:
        """Without them it is diced for."""
        fight = g.frame(Fight)
        return TossForSides(fight.challenger, fight.challenged)

    def options(self, g: Campaign) -> list[TakeSide]:
        return [
            TakeSide(side, first) for side in (SIDE_A, SIDE_B) for first in (CHALLENGER, CHALLENGED)
        ]

    def chosen(self, g: Campaign, action: TakeSide) -> None:
        fight = g.frame(Fight)
        own = fight.side_of(g, self.seat)
        fight.side = action.side if own == CHALLENGER else 1 - action.side
        fight.first = action.first
        g.tell(SidesTossed(fight.challenger, fight.challenged, fight.side, fight.first, ()))
