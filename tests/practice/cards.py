"""Chapter 3, cards: windows in which they may be played, and what each does."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.kernel.fate import Draw
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from feldzug.parts.windows import Window
from tests.practice.position import Realm

START_OF_BATTLE = "start-of-battle"
CARD_PLAYED = "card-played"


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else CardDrawnUnseen(self.seat)


@dataclass(frozen=True, slots=True)
class CardDrawnUnseen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Play(Action):
    card: str


class Card:
    """A card: how often it is in the deck, when it may be played, what it does. It keeps no state."""

    copies = 2
    moment = START_OF_BATTLE

    def forbids(self, g: Realm, seat: Seat, moment: str) -> Reason | None:
        return because("wrong-moment", "3.1") if moment != self.moment else None

    def play(self, g: Realm, seat: Seat) -> Todo:
        raise NotImplementedError


def card(g: Realm, name: str) -> Card:
    found: Card = g.rules.shelf("cards")[name]
    return found


@dataclass
class DrawCard(Chance):
    """A card off the pile, seen by its drawer only (3.1)."""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return "War", "Scheme"

    def odds(self, g: Realm) -> Draw:
        return Draw(g.pile)

    def known_to(self, g: Realm) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: Realm, outcome: str) -> None:
        g.pile.remove(outcome)
        g.hands[self.seat] = sorted([*g.hands[self.seat], outcome])
        g.drawn[self.seat] += 1
        g.tell(CardDrawn(self.seat, outcome))


@dataclass
class CardWindow(Window):
    """A moment for cards: every seat that holds any card is asked, whatever it holds (3.2)."""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def may_act(self, g: Realm, seat: Seat) -> bool:
        return bool(g.hands[seat])

    def acts(self, g: Realm, seat: Seat) -> list[Play]:
        return [Play(name) for name in dict.fromkeys(g.hands[seat])]

    def forbids_act(self, g: Realm, seat: Seat, action: Play) -> Reason | None:
        if action.card not in g.hands[seat]:
            return None
        return card(g, action.card).forbids(g, seat, self.moment)

    def acted(self, g: Realm, seat: Seat, action: Play) -> Todo:
        g.hands[seat].remove(action.card)
        g.discard.append(action.card)
        g.tell(CardPlayed(seat, action.card))
        others = tuple(other for other in g.seats() if other != seat)
        return [CardWindow(CARD_PLAYED, others), Resolve(seat, action.card)]

    def again(self, order: tuple[Seat, ...]) -> CardWindow:
        return CardWindow(self.moment, order)

    def scopes(self, g: Realm, seat: Seat) -> dict[str, int]:
        return {"season": g.season, "new-card": g.drawn[seat]}


@dataclass
class Resolve(Procedure):
    """A card that was played does what it says, unless it was cancelled (3.3)."""

    seat: Seat
    card: str
    cancelled: bool = False

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return ("resolve",)

    def resolve(self, g: Realm) -> Todo:
        if self.cancelled:
            g.tell(CardCancelled(self.seat, self.card))
            return None
        return card(g, self.card).play(g, self.seat)


class Feint(Card):
    """When a card was played: it has no effect."""

    moment = CARD_PLAYED

    def play(self, g: Realm, seat: Seat) -> None:
        resolving = [frame for frame in g.stack if isinstance(frame, Resolve)]
        resolving[-2].cancelled = True  # the last is this card itself
