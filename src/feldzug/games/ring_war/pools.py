"""What a seat cannot tell apart: others' hands, secret uprisings and the piles, as far as nobody knows."""

from __future__ import annotations

from feldzug.games.ring_war.board import JOKER
from feldzug.games.ring_war.cards.events import TurnUpAreas
from feldzug.games.ring_war.deck import DECK, EVENT
from feldzug.games.ring_war.war import War
from feldzug.kernel.hidden import Hand, Pile, Pool
from feldzug.kernel.values import Seat


def pools(g: War, seat: Seat) -> list[Pool]:
    """Others' area cards and the pile look alike; so do others' adventure cards and the other pile."""
    others = [other for other in range(g.players) if other != seat]
    return [_area_cards(g, others), _adventure_cards(g, others)]


def _area_cards(g: War, others: list[int]) -> Pool:
    """A secret uprising is an area its holder does not rule. What was turned up lies in the pile, and a pile
    of discards holds nothing else.
    """
    up = [area for frame in g.stack if isinstance(frame, TurnUpAreas) for area in frame.areas]
    pile = Pile(g, "area_pile", [area for area in up if area in g.area_pile])
    holders = [other for other in others if g.uprisings[other]]
    secrets = [Hand(g.uprisings, other) for other in holders]
    hands = [Hand(g.area_hands, other) for other in others]
    ruler, in_pile = g.ruler, g.area_refill
    if in_pile:
        return Pool(
            [pile, *secrets, *hands],
            lambda n, card: (
                card in in_pile
                if n == 0
                else n > len(holders) or (card < JOKER and ruler[card] != holders[n - 1])
            ),
        )
    if holders:
        return Pool(
            [*secrets, *hands, pile],
            lambda n, card: n >= len(holders) or (card < JOKER and ruler[card] != holders[n]),
        )
    return Pool([*hands, pile])


def _adventure_cards(g: War, others: list[int]) -> Pool:
    """No hand holds an event, so all that are hidden lie in the pile. A pile of discards is known until a
    card is drawn from it; there are several of some cards, so from then on only which it may hold.
    """
    in_pile, hands = g.card_refill, [Hand(g.card_hands, other) for other in others]
    if in_pile and len(g.card_pile) == len(in_pile):
        return Pool(hands)
    pile = Pile(g, "card_pile", [card for card in g.card_pile if DECK[card].kind == EVENT])
    if in_pile:
        return Pool([pile, *hands], lambda n, card: n > 0 or card in in_pile)
    return Pool([*hands, pile])
