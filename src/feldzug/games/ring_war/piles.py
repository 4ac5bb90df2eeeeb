"""The piles of area and adventure cards. Nobody knows their order, so they have none. [G21]"""

from __future__ import annotations

from feldzug.games.ring_war.board import JOKER
from feldzug.games.ring_war.deck import DECK, EVENT
from feldzug.games.ring_war.events import PilesReshuffled
from feldzug.games.ring_war.war import War


def refill_area_pile(g: War) -> bool:
    """When the pile has run out the discards become the pile; False if there is no card at all."""
    if not g.area_pile and g.area_discards and g.options.reshuffle == "on":
        g.area_pile, g.area_discards = g.area_discards, []
        g.area_refill = g.area_pile[:]
        g.tell(PilesReshuffled("area-cards"))
    return bool(g.area_pile)


def areas_to_turn_up(g: War, shown: tuple[int, ...] = ()) -> list[int]:
    """The areas in the pile that are not shown yet; when there are none, the discards join it.

    A joker shows no area. Cards that were turned up lie in the pile, for they go back afterwards.
    """
    found = hidden_areas(g, shown)
    if not found and g.area_discards and g.options.reshuffle == "on":
        jokers = sum([1 for card in g.area_pile if card >= JOKER])
        g.area_pile, g.area_discards = sorted(g.area_pile + g.area_discards), []
        g.area_refill = [] if jokers == 1 else g.area_pile[:]  # nobody knows which one it is
        g.tell(PilesReshuffled("area-cards"))
        found = hidden_areas(g, shown)
    return found


def hidden_areas(g: War, shown: tuple[int, ...] = ()) -> list[int]:
    return [card for card in g.area_pile if card < JOKER and card not in shown]


def put_back_openly(g: War, area: int) -> None:
    """An area card that everybody has seen goes into the pile."""
    g.area_pile = sorted([*g.area_pile, area])
    if g.area_refill and area not in g.area_refill:
        g.area_refill = sorted([*g.area_refill, area])


def put_back_unseen(g: War, areas: list[int]) -> None:
    """Area cards that nobody has seen go into the pile; so nobody knows any longer what it holds."""
    if areas:
        g.area_pile = sorted(g.area_pile + areas)
        g.area_refill = []


def refill_card_pile(g: War) -> bool:
    """The same for adventure cards; events alone are not worth shuffling, for drawing would never end."""
    if not g.card_pile and g.options.reshuffle == "on":
        if any(DECK[card].kind != EVENT for card in g.card_discards):
            g.card_pile, g.card_discards = g.card_discards, []
            g.card_refill = g.card_pile[:]
            g.tell(PilesReshuffled("adventure-cards"))
    return bool(g.card_pile)
