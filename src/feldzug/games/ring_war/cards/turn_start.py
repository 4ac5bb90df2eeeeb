"""Power cards for the start of one's own turn. [RNG-065 … RNG-067]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import CarryLeader, CloseBridge
from feldzug.games.ring_war.cards.play import Card, behind
from feldzug.games.ring_war.deck import AdventureCard
from feldzug.games.ring_war.events import BridgeClosed, LeaderCarried
from feldzug.games.ring_war.lasting import NEXT_TURN, CardEffect
from feldzug.games.ring_war.placing import grant
from feldzug.games.ring_war.ring import move_ring
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import Crossing
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat, because


class YouShallNotPass(Card):
    """At the start of your turn: one bridge is closed until your next turn to all that no leader leads."""

    def install(self, rules: Rules) -> None:
        rules.lasting_denial(ClosedBridge, Crossing, bridge_is_closed)

    def play(self, g: War, seat: Seat) -> Todo:
        return WhichBridge(seat, self.number)


@dataclass(slots=True)
class WhichBridge(Question):
    """Which bridge is closed."""

    card: AdventureCard

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def options(self, g: War) -> list[Action]:
        return [CloseBridge(a, b) for a, b in g.board.bridges]

    def chosen(self, g: War, action: CloseBridge) -> None:
        behind(g, self.card).last(g, self.seat, NEXT_TURN, action.source, action.target)
        g.tell(BridgeClosed(self.seat, action.source, action.target))


@dataclass(slots=True, unsafe_hash=True)
class ClosedBridge(CardEffect):
    """Only led units cross it."""


def bridge_is_closed(g: War, crossing: Crossing, effect: ClosedBridge) -> Reason | None:
    """Whoever has no leader may not cross between the two areas, whichever way."""
    a, b = crossing.source, crossing.target
    if crossing.led or a not in effect.areas or b not in effect.areas:
        return None
    return because("bridge-closed", "G29", source=a, target=b)


class BorneToAnotherPlace(Card):
    """At the start of your turn: one of your leaders goes to any own area that has none."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        return None if carries(g, seat) else self.useless()

    def play(self, g: War, seat: Seat) -> Todo:
        return WhereTo(seat)


def carries(g: War, seat: Seat) -> list[Action]:
    """Every leader to every own area without one."""
    return [
        CarryLeader(source, target)
        for source in g.leaders(seat)
        for target in g.ruled(seat)
        if not g.leader[target]
    ]


class WhereTo(Question):
    """Which leader goes where."""

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def options(self, g: War) -> list[Action]:
        return carries(g, self.seat)

    def chosen(self, g: War, action: CarryLeader) -> None:
        g.bring_leader(action.source, action.target, came=0, tired=0)
        g.tell(LeaderCarried(self.seat, action.source, action.target))


class HuntForTheRingbearer(Card):
    """At the start of your turn: if you rule the area of the ring, four points there; else the ring moves
    one field without a roll.
    """

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        if g.ruler[g.ring_area()] == seat:
            return None if g.room(g.ring_area()) else self.useless()
        last = len(g.board.path) - 1
        return None if g.ring < last else self.useless()

    def play(self, g: War, seat: Seat) -> Todo:
        if g.ruler[g.ring_area()] == seat:
            return grant(g, g.ring_area(), self.facts.gain)
        move_ring(g)
        return None


AT_TURN_START: list[Card] = [
    YouShallNotPass("you-shall-not-pass", ClosedBridge),
    BorneToAnotherPlace("borne-to-another-place"),
    HuntForTheRingbearer("hunt-for-the-ringbearer"),
]
