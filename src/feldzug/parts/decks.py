"""Decks and hands that know who knows which card.

A deck lies in order where somebody knows it, at the top and at the bottom; in between it is a bag, for no
order is there until fate is asked. Every card that somebody has seen carries the seats that know it, and
goes on carrying them in a hand. Who has looked where is known to all; what they saw is not.

A game's own deck names its cards' type, so that they are saved by their ids: see `card`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from mypy_extensions import mypyc_attr

from feldzug.kernel.fate import Draw
from feldzug.kernel.frames import MOST_SEATS, Chance, Todo
from feldzug.kernel.hidden import Place
from feldzug.kernel.state import Of, State
from feldzug.kernel.values import Seat

Card = Annotated[Any, Of("card")]

NOBODY: Final = 0
EVERYBODY: Final = (1 << MOST_SEATS) - 1


def those(*seats: Seat) -> int:
    """Seats as a number, one bit each."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def knows(seen: int, seat: Seat | None) -> bool:
    """Whether *seat* is among those; a bystander (None) only if everybody is."""
    return seen == EVERYBODY if seat is None else bool(seen >> seat & 1)


def seats_of(seen: int) -> tuple[Seat, ...]:
    """The seats of such a number."""
    return tuple([Seat(n) for n in range(MOST_SEATS) if seen >> n & 1])


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Deck(State):
    """Cards face down in a pile, and the discards beside it, face up."""

    bag: list[Card] = field(default_factory=list)
    """What lies between top and bottom, sorted: nobody knows its order, not even fate."""
    top: list[Card] = field(default_factory=list)
    """The first cards, the uppermost first."""
    top_seen: list[int] = field(default_factory=list)
    """Of each of them, the seats that know it."""
    bottom: list[Card] = field(default_factory=list)
    """The last cards, the lowermost last."""
    bottom_seen: list[int] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)

    @staticmethod
    def card() -> Any:
        """The type of its cards, such as `Annotated[int, RUNES]`."""
        return Any

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    # looking

    def odds(self, place: int = 0) -> Draw:
        """What may lie at a place, counted from the top; whatever lies above it is certain already."""
        cards: Any = self.top
        if place < len(self.top):
            return Draw([cards[place]])
        if self.bag:
            return Draw(self.bag)
        cards = self.bottom
        return Draw(cards[:1])

    def seen(self, place: int = 0) -> int:
        """Who knows the card at a place."""
        if place < len(self.top):
            return self.top_seen[place]
        return NOBODY if self.bag else self.bottom_seen[0]

    def top_known_to(self, seat: Seat | None) -> tuple[Card | None, ...]:
        """The first cards as *seat* knows them."""
        pairs = zip(self.top, self.top_seen, strict=True)
        return tuple([card if knows(seen, seat) else None for card, seen in pairs])

    def bottom_known_to(self, seat: Seat | None) -> tuple[Card | None, ...]:
        """The last cards as *seat* knows them."""
        pairs = zip(self.bottom, self.bottom_seen, strict=True)
        return tuple([card if knows(seen, seat) else None for card, seen in pairs])

    def places(self, seat: Seat) -> list[Place]:
        """What *seat* cannot tell apart, for a pool: each ordered card it does not know, and the bag."""
        found = [
            Place(self.top, (), n, n + 1)
            for n, seen in enumerate(self.top_seen)
            if not knows(seen, seat)
        ]
        found += [
            Place(self.bottom, (), n, n + 1)
            for n, seen in enumerate(self.bottom_seen)
            if not knows(seen, seat)
        ]
        found.append(Place(self.bag))
        return found

    # acting

    def see(self, card: Card, seen: int, place: int = 0) -> None:
        """Seats learn that the card at a place is *card*, which `odds` of that place allow."""
        if place < len(self.top):
            self.top_seen[place] |= seen
        elif self.bag:
            self.bag.remove(card)
            self.top.append(card)
            self.top_seen.append(seen)
        else:  # nothing lies in between: the first of the last cards is the next of the first
            self.top.append(self.bottom.pop(0))
            self.top_seen.append(self.bottom_seen.pop(0) | seen)

    def take(self, card: Card) -> int:
        """The uppermost card, which is *card*, leaves the deck; returns who knew it."""
        if self.top:
            self.top.pop(0)
            return self.top_seen.pop(0)
        if self.bag:
            self.bag.remove(card)
            return NOBODY
        self.bottom.pop(0)
        return self.bottom_seen.pop(0)

    def put_on_top(self, card: Card, seen: int) -> None:
        self.top.insert(0, card)
        self.top_seen.insert(0, seen)

    def put_at_bottom(self, card: Card, seen: int) -> None:
        self.bottom.append(card)
        self.bottom_seen.append(seen)

    def sink(self, place: int, among: int, by: int) -> None:
        """One of the first *among* cards goes to the bottom; only *by* see which one.

        Whoever else knew some of them cannot tell any longer where they lie.
        """
        self._forget_order(among, by)
        card = self.top.pop(place)
        self.put_at_bottom(card, self.top_seen.pop(place))

    def arrange(self, cards: Iterable[Card], by: int) -> None:
        """The first cards are put back in this order, which only *by* see."""
        new = list(cards)
        if sorted(new, key=repr) != sorted(self.top[: len(new)], key=repr):
            raise ValueError("other cards than lay there")
        self._forget_order(len(new), by)
        self.top[: len(new)] = new

    def _forget_order(self, among: int, by: int) -> None:
        for n in range(among):
            self.top_seen[n] &= by

    def discard(self, card: Card) -> None:
        self.discards.append(card)

    def shuffle(self) -> None:
        """Nobody knows any longer where a card of the deck lies."""
        cards: list[Any] = [*self.bag, *self.top, *self.bottom]
        self.bag = sorted(cards)
        self.top = []
        self.top_seen = []
        self.bottom = []
        self.bottom_seen = []

    def reshuffle(self) -> None:
        """The discards go back into the deck, and all of it is shuffled."""
        self.bag.extend(self.discards)
        self.discards = []
        self.shuffle()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Hand(State):
    """Cards held by a seat, each with the seats that know it; kept by these, then by card."""

    cards: list[Card] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)

    @staticmethod
    def card() -> Any:
        """The type of its cards."""
        return Any

    def __len__(self) -> int:
        return len(self.cards)

    def known_to(self, seat: Seat | None) -> tuple[Card, ...]:
        """The cards of it that *seat* knows, sorted."""
        found: list[Any] = [
            card for card, seen in zip(self.cards, self.seen, strict=True) if knows(seen, seat)
        ]
        return tuple(sorted(found))

    def place(self, seat: Seat, owner: Seat) -> Place:
        """What *seat* does not know of it, for a pool."""
        return _HeldCards(self, seat, owner)

    def imagine(self, seat: Seat, owner: Seat, dealt: list[Any]) -> None:
        """*dealt* are the cards that *seat* does not know; nor does it know who else knows a card."""
        both = those(seat, owner)
        pairs: list[Any] = [
            (seen if seen == EVERYBODY else seen & both, card)
            for seen, card in zip(self.seen, self.cards, strict=True)
            if knows(seen, seat)
        ]
        pairs += [(those(owner), card) for card in dealt]
        self.seen = [seen for seen, _ in sorted(pairs)]
        self.cards = [card for _, card in sorted(pairs)]

    def add(self, card: Card, seen: int) -> None:
        n = len(self.cards)
        while n and (self.seen[n - 1], self.cards[n - 1]) > (seen, card):
            n -= 1
        self.cards.insert(n, card)
        self.seen.insert(n, seen)

    def show(self, card: Card, seen: int) -> None:
        """Seats learn that this card is held; of several alike, one that they know already if possible.

        Whoever knew one of several alike cannot tell that it is not this one, and knows no more than before.
        """
        alike = self._alike(card)
        n = alike[0]
        if len(alike) == 1:
            self.add(self.cards.pop(n), self.seen.pop(n) | seen)
            return
        n = next((n for n in alike if self.seen[n] & seen == seen), n)
        self._forget_one_each(seen & ~self.seen[n], alike)
        self.seen[n] |= seen
        self._sort()

    def remove(self, card: Card) -> int:
        """A card leaves the hand openly; returns who knew it.

        Whoever knew one of several alike, but not this one, cannot tell any longer that the other is held.
        """
        alike = self._alike(card)
        gone = self.seen[alike[0]]
        self._forget_one_each(EVERYBODY & ~gone, alike[1:])
        self.cards.pop(alike[0])
        self.seen.pop(alike[0])
        if len(alike) > 1:
            self._sort()
        return gone

    def _alike(self, card: Card) -> list[int]:
        """The places of all cards like this one."""
        return [n for n, other in enumerate(self.cards) if other == card]

    def _forget_one_each(self, seats: int, places: list[int]) -> None:
        """Each of these seats forgets the first of the cards at these places that it knows."""
        for seat in seats_of(seats) if places else ():
            for n in places:
                if knows(self.seen[n], seat):
                    self.seen[n] &= ~those(seat)
                    break

    def slip(self, card: Card, by: int) -> None:
        """A card leaves the hand face down; only *by* see which one, and only they still know the rest."""
        self.seen = [seen & by for seen in self.seen]
        self._sort()
        self.remove(card)

    def _sort(self) -> None:
        pairs: list[Any] = sorted(zip(self.seen, self.cards, strict=True))
        self.seen = [seen for seen, _ in pairs]
        self.cards = [card for _, card in pairs]


class _HeldCards(Place):
    """What a seat does not know of another's hand."""

    __slots__ = ("hand", "owner", "seat")

    def __init__(self, hand: Hand, seat: Seat, owner: Seat) -> None:
        super().__init__(hand.cards)
        self.hand = hand
        self.seat = seat
        self.owner = owner

    def hidden(self) -> list[Any]:
        pairs = zip(self.hand.cards, self.hand.seen, strict=True)
        return [card for card, seen in pairs if not knows(seen, self.seat)]

    def fill(self, dealt: list[Any]) -> None:
        self.hand.imagine(self.seat, self.owner, dealt)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class DrawFrom(Chance):
    """A seat draws the uppermost card, unseen by others; an empty deck is made anew of its discards."""

    seat: Seat

    def deck(self, g: Any) -> Deck:
        """The deck that is drawn from."""
        raise NotImplementedError

    def drawn(self, g: Any, card: Any, seen: int) -> Todo:
        """Let the seat have the card, which those who have *seen* it know."""
        raise NotImplementedError

    def reshuffled(self, g: Any) -> None:
        """The discards have become the deck: tell so."""

    def exhausted(self, g: Any) -> Todo:
        """No card is left anywhere."""
        return None

    def odds(self, g: Any) -> Draw:
        return self.deck(g).odds()

    def known_to(self, g: Any) -> tuple[Seat, ...]:
        return seats_of(self.deck(g).seen() | those(self.seat))

    def befalls(self, g: Any, outcome: Any) -> Todo:
        seen = self.deck(g).take(outcome) | those(self.seat)
        return self.drawn(g, outcome, seen)

    def goes_on(self, g: Any) -> bool:
        deck = self.deck(g)
        if len(deck):
            return False
        if deck.discards:
            deck.reshuffle()
            self.reshuffled(g)
            g.do(None)  # whatever reacts to it comes before the draw
            return True
        g.stack.pop()
        g.do(self.exhausted(g))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class LookAt(Chance):
    """A seat looks at one card of a deck, unseen by others, at a place counted from the top.

    Fate first settles the cards above it, one after another, which nobody sees.
    """

    seat: Seat
    place: int

    def deck(self, g: Any) -> Deck:
        """The deck that is looked into."""
        raise NotImplementedError

    def looked(self, g: Any, card: Any) -> Todo:
        """The seat knows the card: tell it so, and the others that it has looked."""
        raise NotImplementedError

    def missing(self, g: Any) -> Todo:
        """The deck has no card at that place: tell so."""
        return None

    def _settles(self, g: Any) -> int:
        """The place that fate is asked about now."""
        return min(self.place, len(self.deck(g).top))

    def odds(self, g: Any) -> Draw:
        return self.deck(g).odds(self._settles(g))

    def known_to(self, g: Any) -> tuple[Seat, ...]:
        settles = self._settles(g)
        looks = those(self.seat) if settles == self.place else NOBODY
        return seats_of(self.deck(g).seen(settles) | looks)

    def befalls(self, g: Any, outcome: Any) -> Todo:
        settles = self._settles(g)
        if settles < self.place:
            self.deck(g).see(outcome, NOBODY, settles)
            return self
        self.deck(g).see(outcome, those(self.seat), self.place)
        return self.looked(g, outcome)

    def goes_on(self, g: Any) -> bool:
        if self.place < len(self.deck(g)):
            return False
        g.stack.pop()
        g.do(self.missing(g))
        return True
