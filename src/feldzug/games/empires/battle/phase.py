"""The battles of a round: all side by side, then the combat points of all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.battle.battle import battle_of
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.item_cards import AMULET, CASTLE_CARD, put_back
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow, Names, Todo
from feldzug.kernel.parallel import Parallel, branches_of
from feldzug.kernel.values import Seat

BYE: Final = 2
"""[EMP-405]"""


@dataclass(slots=True)
class Battles(Parallel):
    """The battles of a round go on side by side, in any order. [EMP-172]"""


@dataclass(slots=True)
class BattlePhase(Phase):
    """All battles of a round; when the last is settled, combat points are counted. [EMP-172, EMP-195]"""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("fight", "count_points", "put_cards_back", *END)

    def fight(self, g: Campaign) -> Todo:
        if not g.challenges:
            return None
        return Battles(branches_of([battle_of(g, n, one) for n, one in enumerate(g.challenges)]))

    def count_points(self, g: Campaign) -> None:
        """Who has fought twice gets the average, rounded down; who has a bye and no battle 2 points.

        A neutral realm gets nothing. [EMP-169, EMP-405, EMP-429, EMP-437]
        """
        for seat in g.in_order():
            own = [award.kp for award in g.awards if award.seat == seat and award.passed == NOBODY]
            if own:
                g.earn(seat, sum(own) // len(own), "battle")
            elif g.byes[seat]:
                g.earn(seat, BYE, "bye")
            for giver in g.seats():
                g.earn(seat, passed_on(g, giver, seat), "passed-on")
        g.awards = []

    def put_cards_back(self, g: Campaign) -> None:
        """An Amulet's card lasts for the battle of its round, a castle's for one more, whenever he fights it.

        [EMP-137, EMP-361]
        """
        for seat in g.seats():
            put_back(g, seat, AMULET)
            if g.battles_of(seat) or g.neutral[seat]:
                if g.castle_until[seat] <= g.round:
                    put_back(g, seat, CASTLE_CARD)
            elif g.castle_cards[seat].cards:
                g.castle_until[seat] = g.round + 1


def passed_on(g: Campaign, giver: Seat, taker: Seat) -> int:
    """What a player has passed on to his ally or his mercenary; of two battles the average, too.

    A battle of which he has passed nothing on counts as well, so that both together have what he alone
    would have, or less. [EMP-154, EMP-169, EMP-252]
    """
    shares = [award.kp for award in g.awards if award.seat == taker and award.passed == giver]
    return sum(shares) // len(g.battles_of(giver)) if shares else 0
