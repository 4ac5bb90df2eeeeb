"""The Fate deck: cards are drawn into a hand, turned up one by one, and thrown away. [RW-224 – RW-227]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from feldzug.games.runewars.decks import FateCard
from feldzug.games.runewars.drawing import DrawCard
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Event, Seat
from feldzug.parts.decks import EVERYBODY, Deck, knows

FIRST: Final = 0
"""The hand of the attacker, of whoever tests or deals alone, of the one who challenges."""
SECOND: Final = 1
"""The hand of the defender, of whoever is challenged."""


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


def turn_up(g: World, seat: int, side: int, card: int) -> None:
    """A card of a hand is shown to all: what was hidden is hidden no longer."""
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
