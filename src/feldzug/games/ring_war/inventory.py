"""The box, counted: nothing of it may be lost or made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from feldzug.games.ring_war.board import AREA_CARDS, KINDS
from feldzug.games.ring_war.deck import CARDS
from feldzug.games.ring_war.war import NEUTRAL, War


def contents(g: War) -> Mapping[str, int]:
    """Every card by name, wherever it lies, and what is miscounted of the figures."""
    area_cards = [*g.area_pile, *g.area_discards]
    cards = [*g.card_pile, *g.card_discards]
    for seat in g.seats():
        area_cards += [*g.area_hands[seat], *g.uprisings[seat]]
        cards += [*g.card_hands[seat], *g.played[seat]]
    found = Counter([AREA_CARDS[card] for card in area_cards])
    found.update([CARDS[card] for card in cards])
    for owner in (*g.seats(), NEUTRAL):
        for kind, name in enumerate(KINDS):
            on_board = sum([g.units[3 * p + kind] for p in g.board.places if g.ruler[p] == owner])
            found[f"{name} {owner} miscounted"] = g.fielded[3 * owner + kind] - on_board
    return found
