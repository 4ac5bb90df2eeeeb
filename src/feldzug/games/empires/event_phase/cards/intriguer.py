"""The Intriguer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS
from feldzug.games.empires.event_phase.card import OpponentCard
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Event, Reason, Seat, because

INTRIGUER: Final = EVENT_CARDS.index("intriguer")
LEAST_DIE: Final = EVENT_CARD_FACTS[INTRIGUER].die


class Intriguer(OpponentCard):
    """On 3+ the chooser decides whom the named opponent must challenge; on 1 or 2 nothing happens.

    The opponent is named and the die falls in the event phase; whom he must challenge is said at the start
    of the challenges. A realm without a player challenges nobody. [EMP-134, EMP-410, EMP-437]
    """

    __slots__ = ()

    def forbids(self, g: Campaign, seat: Seat) -> Reason | None:
        return because("neutral-realm", "EMP-437", seat=seat) if g.neutral[seat] else None

    def named(self, g: Campaign, choice: int, seat: Seat) -> Todo:
        return IntrigueRoll(g.picked[choice].seat, choice, seat)


@dataclass(slots=True, unsafe_hash=True)
class IntrigueRolled(Event):
    seat: Seat
    other: Seat
    die: int
    works: bool


@dataclass(slots=True)
class IntrigueRoll(Chance):
    """The die of the Intriguer. [EMP-134]"""

    seat: Seat
    choice: int
    other: Seat

    @staticmethod
    def inside() -> Names:
        return ("EventPhase",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: Any) -> Todo:
        (die,) = outcome
        works = die >= LEAST_DIE
        g.tell(IntrigueRolled(self.seat, self.other, die, works))
        if works:
            g.aim_card(self.choice, self.other)
        return None


def is_plotted_against(g: Campaign, seat: Seat) -> bool:
    """Whether an Intriguer whose die has fallen well has named the player. [EMP-402]"""
    return bool(g.aimed_at(INTRIGUER, seat))


def intrigues(g: Campaign) -> list[tuple[Seat, Seat]]:
    """Each Intriguer's chooser and opponent, in the order of choice; the later one stands. [EMP-406]"""
    return [
        (pick.seat, pick.target)
        for pick in g.picked
        if pick.card == INTRIGUER
        and pick.target != NOBODY
        and g.aimed_at(INTRIGUER, pick.target)[-1] == pick.seat
    ]
