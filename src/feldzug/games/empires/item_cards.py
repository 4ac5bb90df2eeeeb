"""Magic item cards: drawn unseen by others, held for a while, put back and shuffled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import ItemHand
from feldzug.games.empires.events import ItemCardDrawn, ItemCardsReturned
from feldzug.kernel.fate import Odds
from feldzug.kernel.frames import Chance
from feldzug.kernel.values import Seat
from feldzug.parts.decks import those

AMULET: Final = "amulet"
CASTLE_CARD: Final = "castle"
HOARD_CARD: Final = "hoard"
"""How a card was won, which says how long it may be used. [EMP-137, EMP-271, EMP-361]"""


def hands(g: Campaign, won: str) -> list[ItemHand]:
    """The hands, by seat, that hold the cards won in this way."""
    if won == AMULET:
        return g.amulets
    return g.castle_cards if won == CASTLE_CARD else g.hoard_cards


def cards_left(g: Campaign) -> bool:
    """Whether the pile has a card that does not lie in a castle. [EMP-419]"""
    return len(g.items) > g.reserved


def cards_of(g: Campaign, seat: Seat) -> list[int]:
    """Every card that a player may use in an army now. [EMP-018]"""
    return [
        card
        for held in (g.amulets[seat], g.castle_cards[seat], g.hoard_cards[seat])
        for card in held.cards
    ]


@dataclass(slots=True)
class DrawItemCard(Chance):
    """The uppermost card of the pile goes to a player, unseen by the others. [EMP-016, EMP-136]"""

    seat: Seat
    won: str

    def odds(self, g: Campaign) -> Odds:
        return g.items.odds()

    def known_to(self, g: Campaign) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: Campaign, outcome: int) -> None:
        items = g.items.clone()
        items.take(outcome)
        g.items = items
        held = hands(g, self.won)
        hand: ItemHand = held[self.seat].clone()
        hand.add(outcome, those(self.seat))
        held[self.seat] = hand
        g.tell(ItemCardDrawn(self.seat, self.won, outcome))


def put_back(g: Campaign, seat: Seat, won: str) -> None:
    """His cards won in this way go back into the pile, which is shuffled. [EMP-018]"""
    held = hands(g, won)
    if not held[seat].cards:
        return
    items = g.items.clone()
    items.bag.extend(held[seat].cards)
    items.shuffle()
    g.items = items
    count = len(held[seat].cards)
    held[seat] = ItemHand()
    g.tell(ItemCardsReturned(seat, count))


def show_cards(g: Campaign, seat: Seat, cards: tuple[int, ...], seen: int) -> None:
    """Others see cards that a player uses in an army."""
    for won in (AMULET, CASTLE_CARD, HOARD_CARD):
        held = hands(g, won)
        for card in cards:
            if card in held[seat].cards:
                hand: ItemHand = held[seat].clone()
                hand.show(card, seen)
                held[seat] = hand
