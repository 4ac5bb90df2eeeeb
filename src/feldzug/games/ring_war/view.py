"""What a player may see of a war, by naming what is shown."""

from __future__ import annotations

from typing import Any

from feldzug.games.ring_war.board import AREA_CARDS, KINDS, PLACES, SIDES
from feldzug.games.ring_war.deck import CARDS
from feldzug.games.ring_war.ending import scores
from feldzug.games.ring_war.leaders import starting_leaders
from feldzug.games.ring_war.movement import ready
from feldzug.games.ring_war.war import AREA_HAND, CARD_HAND, COLOURS, NEUTRAL, War
from feldzug.kernel.values import Seat


def view(g: War, seat: Seat | None) -> dict[str, Any]:
    """The board, what lies open, the sizes of hands and piles, and the own hand."""
    shown: dict[str, Any] = {
        "turn": g.turn,
        "active": g.active,
        "ring": PLACES[g.ring_area()],
        "field": g.ring,
        "path": [PLACES[area] for area in g.board.path],
        "places": {PLACES[place]: place_view(g, place) for place in g.board.places},
        "players": [player_view(g, other) for other in g.seats()],
        "prices": {kind: g.price(n) for n, kind in enumerate(KINDS)},
        "leaders": starting_leaders(g),
        "hand_limits": {"area_cards": AREA_HAND, "cards": CARD_HAND},
        "area_pile": len(g.area_pile),
        "area_discards": [AREA_CARDS[card] for card in g.area_discards],
        "card_pile": len(g.card_pile),
        "card_discards": [CARDS[card] for card in g.card_discards],
        "effects": [[e.key, e.seat, e.until, [PLACES[p] for p in e.about]] for e in g.effects],
        "conquered": [PLACES[area] for area in g.conquered],
        "stack": list(g.path()),
    }
    if seat is not None:
        shown["area_hand"] = [AREA_CARDS[card] for card in g.area_hands[seat]]
        shown["card_hand"] = [CARDS[card] for card in g.card_hands[seat]]
        shown["uprising"] = [AREA_CARDS[card] for card in g.uprisings[seat]]
    return shown


def place_view(g: War, place: int) -> dict[str, Any]:
    """Who rules and what stands there; `ready` may still move, and no more than `spare` may leave."""
    at = 3 * place
    ruler = g.ruler[place]
    return {
        "ruler": "neutral" if ruler == NEUTRAL else ruler if ruler >= 0 else None,
        "units": {kind: g.units[at + n] for n, kind in enumerate(KINDS)},
        "fought": {kind: g.fought[at + n] for n, kind in enumerate(KINDS)},
        "moved": {kind: g.moved[at + n] for n, kind in enumerate(KINDS)},
        "ready": {kind: ready(g, place, n) for n, kind in enumerate(KINDS)},
        "spare": max(0, g.size(place) - (0 if g.is_ship(place) else g.garrison())),
        "leader": bool(g.leader[place]),
        "beaten": g.beaten[place],
    }


def player_view(g: War, seat: Seat) -> dict[str, Any]:
    return {
        "colour": COLOURS[g.players][seat],
        "side": SIDES[g.side(seat)],
        "alive": bool(g.alive[seat]),
        "score": scores(g)[seat],
        "area_cards": len(g.area_hands[seat]),
        "cards": len(g.card_hands[seat]),
        "uprising": len(g.uprisings[seat]),
        "played": [CARDS[card] for card in g.played[seat]],
        "kept_points": g.kept_points[seat],
    }
