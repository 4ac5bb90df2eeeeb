"""The Fate deck: cards are drawn into a hand, turned up one by one, and thrown away. [RW-224 – RW-227]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import FATE_DECK, FateCard
from feldzug.games.runewars.drawing import DrawCard
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Event, Seat
from feldzug.parts.decks import EVERYBODY, Deck, knows

FIRST: Final = 0
"""The hand of the attacker, of whoever tests or deals alone, of the one who challenges."""
SECOND: Final = 1
"""The hand of the defender, of whoever is challenged."""

BESIDE: Final = "fate-beside"
"""The shelf with the cards that lie beside the drawn ones, by name; see `CardsBeside`."""


@dataclass(slots=True, unsafe_hash=True)
class FateDrawn(Event):
    """Only the seat itself knows which card, unless it was drawn openly. [RW-240]"""

    seat: Seat
    fate_card: FateCard
    shown: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self.shown or seat == self.seat else FateDrawn(self.seat, -1)


@dataclass(slots=True, unsafe_hash=True)
class FateRevealed(Event):
    """A card that was drawn in secret is turned up."""

    seat: Seat
    fate_card: FateCard


@dataclass(slots=True, unsafe_hash=True)
class FateReshuffled(Event):
    """The discards have become the Fate deck. [RW-226]"""


@dataclass(slots=True)
class DrawFate(DrawCard):
    """So many Fate cards come into the hand of a side, one after another. [RW-226, RW-240]

    Only *seat* knows them until they are turned up, unless drawn openly. The hand is `g.drawn[side]`.
    """

    count: int = 1
    side: int = FIRST
    openly: bool = field(default=False, kw_only=True)

    def deck(self, g: World) -> Deck:
        return g.fate_deck

    def replace_deck(self, g: World) -> None:
        g.fate_deck = g.fate_deck.clone()

    def reshuffled(self, g: World) -> None:
        g.tell(FateReshuffled())

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return tuple(g.seats()) if self.openly else DrawCard.known_to(self, g)

    def drawn(self, g: World, card: int, seen: int) -> Todo:
        hand = g.drawn[self.side].clone()
        hand.add(card, EVERYBODY if self.openly else seen)
        g.drawn[self.side] = hand
        g.tell(FateDrawn(self.seat, card, self.openly))
        if self.count > 1:
            return DrawFate(self.seat, self.count - 1, self.side, openly=self.openly)
        return None


# cards that stand in for drawn ones


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsBeside:
    """Cards of another deck that a module lays beside the drawn ones: they are read like these.

    Each is a number of `FACES` behind those of the Fate deck. It keeps no state of its own.
    """

    def lying(self, g: World, side: int) -> list[int]:
        """The faces that lie before a side and are not resolved yet."""
        raise NotImplementedError

    def known_to(self, g: World, side: int, seat: Seat | None) -> list[int]:
        """Those of them that a seat knows."""
        raise NotImplementedError

    def show(self, g: World, seat: Seat, side: int, face: int) -> None:
        """One of them is shown to all."""
        raise NotImplementedError

    def resolve(self, g: World, side: int, face: int) -> None:
        """One that was shown is resolved: it lies there no longer."""
        raise NotImplementedError

    def discard(self, g: World, seat: Seat, side: int) -> None:
        """Those that were resolved go to their discards."""
        raise NotImplementedError


def beside(g: World) -> list[CardsBeside]:
    return list(g.rules.shelf(BESIDE).values())


def on_table(g: World, side: int) -> list[int]:
    """The cards of a side that may be read: those drawn, and those that lie beside them."""
    found: list[int] = g.drawn[side].cards
    for cards in beside(g):
        found = found + cards.lying(g, side)
    return found


def _whose(g: World, side: int, face: int) -> CardsBeside:
    for cards in beside(g):
        if face in cards.lying(g, side):
            return cards
    raise LookupError(face)


def resolve(g: World, side: int, card: int) -> bool:
    """A card that lies beside the drawn ones is resolved; whether it is such a card."""
    if card < len(FATE_DECK):
        return False
    _whose(g, side, card).resolve(g, side, card)
    return True


def throw_resolved_away(g: World, seat: int, side: int) -> None:
    """What lay beside the drawn cards and is resolved is discarded."""
    for cards in beside(g):
        cards.discard(g, Seat(seat), side)


# showing and discarding


def turn_up(g: World, seat: int, side: int, card: int) -> None:
    """A card of a hand is shown to all: what was hidden is hidden no longer."""
    if card >= len(FATE_DECK):
        _whose(g, side, card).show(g, Seat(seat), side, card)
        return
    hand = g.drawn[side].clone()
    was = hand.seen[hand.cards.index(card)]
    hand.show(card, EVERYBODY)
    g.drawn[side] = hand
    if [other for other in g.seats() if not knows(was, other)]:
        g.tell(FateRevealed(Seat(seat), card))
        g.fence()


def throw_away(g: World, seat: int, side: int, card: int) -> None:
    """A card of a hand goes to the open discard pile. [RW-227]"""
    turn_up(g, seat, side, card)
    hand = g.drawn[side].clone()
    hand.remove(card)
    g.drawn[side] = hand
    deck = g.fate_deck.clone()
    deck.discard(card)
    g.fate_deck = deck


def throw_all_away(g: World, seat: int, side: int) -> None:
    """Every card of a hand goes to the open discard pile. [RW-227, RW-242]"""
    for card in g.drawn[side].cards[:]:
        throw_away(g, seat, side, card)
    for cards in beside(g):
        for face in cards.lying(g, side):
            cards.show(g, Seat(seat), side, face)
            cards.resolve(g, side, face)
        cards.discard(g, Seat(seat), side)
