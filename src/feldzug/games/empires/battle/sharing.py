"""Combat points of a battle: for the player, his ally, his employer or his mercenary."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.battle.events import KpShared
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY, Award
from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS
from feldzug.games.empires.vocabularies import (
    DEFEAT,
    DRAW,
    MASSACRE,
    NARROW,
    SUPERB,
    BattleResult,
)
from feldzug.kernel.frames import Frame, Names
from feldzug.kernel.values import Action, Seat

KP: Final = {DEFEAT: 1, DRAW: 2, NARROW: 3, SUPERB: 4, MASSACRE: 5}
"""[EMP-195 … EMP-199]"""
SPLIT: Final = {DEFEAT: (1, 0), DRAW: (1, 1), NARROW: (2, 1), SUPERB: (3, 1), MASSACRE: (3, 2)}
"""What stays with the player, and what goes to an ally or a mercenary.

[EMP-155 … EMP-159, EMP-253 … EMP-257]
"""

RISK: Final = EVENT_CARDS.index("risk")


def awards(g: Campaign, fight: Fight, side: int, result: int) -> list[Frame]:
    """The combat points of one side: with a mercenary split, with an ally as its player declares.

    Risk brings 2 more for a victory and nothing otherwise, and what it brings is the player's alone.

    [EMP-118, EMP-119, EMP-154, EMP-252]
    """
    seat = fight.principal(side)
    extra = 0
    if fight.holds_here(g, side, RISK):
        if result < NARROW:
            award(g, fight, seat, 0)
            return []
        extra = EVENT_CARD_FACTS[RISK].kp
    if fight.has_hired(g, side):
        own, theirs = SPLIT[result]
        award(g, fight, seat, own + extra)
        award(g, fight, fight.fighter(g, side), theirs, passed=seat)
        return []
    if g.ally[seat] != NOBODY and result != DEFEAT:
        return [ShareKp(seat, fight.number, result, extra)]
    award(g, fight, seat, KP[result] + extra)
    return []


def award(g: Campaign, fight: Fight, seat: Seat, kp: int, passed: Seat = NOBODY) -> None:
    g.awards = [*g.awards, Award(fight.number, seat, kp, passed)]


@dataclass(frozen=True, slots=True)
class Share(Action):
    """Pass combat points on to the ally, or keep them."""

    share: bool


@dataclass(slots=True)
class ShareKp(RealmQuestion):
    """Combat points may be passed on to the ally, in fixed shares; it is declared with the result.

    [EMP-154 … EMP-159, EMP-430]
    """

    number: int
    result: BattleResult
    extra: int

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def options(self, g: Campaign) -> list[Share]:
        """With an ally who has left meanwhile nothing is shared. [EMP-437]"""
        return [Share(False)] if g.ally[self.seat] == NOBODY else [Share(False), Share(True)]

    def chosen(self, g: Campaign, action: Share) -> None:
        fight = g.frame(Fight)
        if not action.share:
            award(g, fight, self.seat, KP[self.result] + self.extra)
            return
        own, theirs = SPLIT[self.result]
        ally = g.ally[self.seat]
        award(g, fight, self.seat, own + self.extra)
        award(g, fight, ally, theirs, passed=self.seat)
        g.tell(KpShared(self.seat, ally, theirs))
