"""Power cards on the ring. [RNG-065 … RNG-067]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import ShiftRoll
from feldzug.games.ring_war.cards.play import Card
from feldzug.games.ring_war.deck import DECK, AdventureCard
from feldzug.games.ring_war.events import RollShifted
from feldzug.games.ring_war.ring import RingPart
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat


class RingMustRoll(Card):
    """When the ring is about to leave an area without a die symbol: it must roll all the same."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        return self.useless() if g.frame(RingPart).must_roll else None

    def play(self, g: War, seat: Seat) -> None:
        g.frame(RingPart).must_roll = True


class RollChanged(Card):
    """After a roll of the ring, for some cards in one area only: the roll counts more or less."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        area = self.facts.area
        return None if area in (-1, g.ring_area()) else self.useless()

    def play(self, g: War, seat: Seat) -> Todo:
        shift = self.facts.shift
        if len(shift) == 1:
            shift_roll(g, shift[0])
            return None
        return ChooseShift(seat, self.number)


@dataclass(slots=True)
class ChooseShift(Question):
    """By how much the roll is changed."""

    card: AdventureCard

    @staticmethod
    def inside() -> Names:
        return ("RingPart",)

    def options(self, g: War) -> list[Action]:
        return [ShiftRoll(by) for by in DECK[self.card].shift]

    def chosen(self, g: War, action: ShiftRoll) -> None:
        shift_roll(g, action.by)


def shift_roll(g: War, by: int) -> None:
    part = g.frame(RingPart)
    part.roll += by
    g.tell(RollShifted(by, part.roll))


class RingStays(Card):
    """When the ring is about to leave an area, for one card Moria only: it stays."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        if g.frame(RingPart).stays:
            return self.useless()
        area = self.facts.area
        return None if area in (-1, g.ring_area()) else self.useless()

    def play(self, g: War, seat: Seat) -> None:
        g.frame(RingPart).stays = True


ON_THE_RING: list[Card] = [
    RingMustRoll("knife-in-the-dark"),
    RingMustRoll("dangerous-crossing"),
    RingMustRoll("gollum"),
    RollChanged("faramir-finds-the-ringbearer"),
    RollChanged("smeagol"),
    RollChanged("captured-by-orcs"),
    RollChanged("shelobs-lair"),
    RingStays("a-balrog-is-come"),
    RingStays("boromir-tries-to-seize-the-one-ring"),
]
