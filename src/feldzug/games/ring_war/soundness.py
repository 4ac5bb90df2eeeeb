"""Soundness: whether a war could have come to a position. A file may claim anything.

Not every position that passes was ever played, but every one that was played passes, and with one that
passes nothing takes long: nothing lies on the board that is not in the box, and no number is absurd.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from feldzug.games.ring_war.board import AREA_CARDS, JOKER, N_PLACES
from feldzug.games.ring_war.deck import pile
from feldzug.games.ring_war.duel import Duel, DuelRoll
from feldzug.games.ring_war.ending import BreakTies
from feldzug.games.ring_war.set_up import ClaimArea, ClaimByLot
from feldzug.games.ring_war.turn import WholeWar
from feldzug.games.ring_war.war import FLED, LIMIT, NEUTRAL, NOBODY, War
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Effect, Outcome

DEEPEST: Final = 100
"""So many frames, lasting effects or things that happened in one turn are never reached."""
DICE: Final = 50
MOST: Final = 1_000_000
"""For what may add up in a whole war: turns, points that were kept."""

SEATS: Final = ("seat", "attacker", "order", "rollers", "groups")
PLACED: Final = ("area", "areas", "source", "target")


def sound(g: War) -> bool:
    return (
        _numbers(g)
        and all(_place(g, place) for place in range(N_PLACES))
        and _figures(g)
        and _cards(g)
        and _progress(g)
    )


def _numbers(g: War) -> bool:
    """Everything is there as often as it should be, and every number is one that can be."""
    n = g.players
    by_place = (g.ruler, g.leader, g.leader_tired, g.leader_came, g.beaten)
    by_kind = (g.units, g.fought, g.moved)
    by_seat = (
        g.alive,
        g.kept_points,
        g.cards_taken,
        g.area_hands,
        g.card_hands,
        g.uprisings,
        g.played,
    )
    turns = (g.conquered, g.entered, g.legends, g.sheltered)
    return (
        all(len(values) == N_PLACES for values in by_place)
        and all(len(values) == 3 * N_PLACES for values in by_kind)
        and all(len(values) == n for values in by_seat)
        and len(g.fielded) == 15
        and all(len(values) <= DEEPEST for values in turns)
        and all(_within(value, 0, 1) for value in g.alive)
        and any(g.alive)
        and all(_within(value, 0, MOST) for value in (g.turn, *g.kept_points, *g.cards_taken))
        and all(
            _within(value, 0, DEEPEST)
            for value in (g.fortresses_taken, g.extra_cards, g.night_moves)
        )
        and _within(g.ring, 0, len(g.board.path) - 1)
        and _within(g.active, 0, n - 1)
        and _within(g.assaulted, -1, N_PLACES - 1)
        and all(
            _within(place, 0, N_PLACES - 1) for place in (*g.conquered, *g.entered, *g.sheltered)
        )
        and max(g.leader_came) <= FLED
        and all(_within(area, 0, N_PLACES - 1) and _sits(g, holder) for area, holder in g.legends)
    )


def _place(g: War, place: int) -> bool:
    """Five units at most, and a ruler where any stand; nothing off the board."""
    kinds = range(3 * place, 3 * place + 3)
    if not all(_within(g.units[at], 0, LIMIT) for at in kinds):
        return False
    size, ruler = g.size(place), g.ruler[place]
    if place not in g.board.places and size:
        return False
    if size == 0:
        return ruler == NOBODY and g.leader[place] == 0
    return (
        size <= LIMIT
        and _sits(g, ruler)
        and _within(g.leader[place], 0, 1)
        and all(g.fought[at] + g.moved[at] <= g.units[at] for at in kinds)
    )


def _figures(g: War) -> bool:
    """What is fielded stands on the board, and whoever has nothing left is out."""
    standing = [0] * 15
    for place in g.board.places:
        if g.ruler[place] != NOBODY:
            for kind in range(3):
                standing[3 * g.ruler[place] + kind] += g.units[3 * place + kind]
    if g.fielded != standing:
        return False
    seats = g.seats()
    return g.turn == 0 or all(
        bool(g.alive[seat]) == any(standing[3 * seat : 3 * seat + 3]) for seat in seats
    )


def _cards(g: War) -> bool:
    """Every card of the box lies somewhere, and no other."""
    area_cards = [*g.area_pile, *g.area_discards]
    cards = [*g.card_pile, *g.card_discards]
    for seat in g.seats():
        area_cards += [*g.area_hands[seat], *g.uprisings[seat]]
        cards += [*g.card_hands[seat], *g.played[seat]]
    jokers = range(JOKER, len(AREA_CARDS)) if g.options.jokers == "two" else range(0)
    if not _refilled(g.area_refill, g.area_pile) or not _refilled(g.card_refill, g.card_pile):
        return False
    return sorted(area_cards) == sorted([*g.board.areas, *jokers]) and sorted(cards) == sorted(
        pile(g.options.map)
    )


def _refilled(refill: list[int], pile: list[int]) -> bool:
    """A pile holds nothing but what it was made of, if that is known."""
    return not refill or (len(refill) <= MOST and Counter(pile) <= Counter(refill))


def _progress(g: War) -> bool:
    """A war is in progress or over; whoever is waited for sits at the table."""
    if len(g.stack) > DEEPEST or len(g.effects) > DEEPEST:
        return False
    lasting: list[Any] = [*g.effects]
    for effect in lasting:
        if not isinstance(effect, Effect) or not _sits(g, effect.seat):
            return False
        if not all(_within(place, 0, N_PLACES - 1) for place in getattr(effect, "areas", ())):
            return False
    result: Any = g.result
    if result is not None:
        return not g.stack and isinstance(result, Outcome) and _once(g, result.ranking)
    whole = [frame for frame in g.stack if isinstance(frame, WholeWar)]
    ending = len(g.stack) == 1 and isinstance(g.stack[0], BreakTies)  # all else is over by then
    return (
        (ending or (len(whole) == 1 and whole[0] is g.stack[0]))
        and all(_frame(g, frame) for frame in g.stack)
        and all(_duel(g, frame) for frame in g.stack if isinstance(frame, Duel))
        and _draft(g)
        and all(seat == FATE or 0 <= seat < g.players for seat in g.waiting())
    )


def _frame(g: War, frame: Frame) -> bool:
    if isinstance(frame, DuelRoll):
        return frame.attack >= 0 and frame.defence >= 0 and 0 < frame.attack + frame.defence <= DICE
    known: Any = frame
    for field in fields(known):
        value: Any = getattr(frame, field.name)
        if field.name in SEATS:
            if not (_once(g, value) if isinstance(value, tuple) else _sits(g, value)):
                return False
        elif field.name in PLACED:
            places = value if isinstance(value, tuple) else (value,)
            if len(places) > N_PLACES or not all(p == -1 or p in g.board.places for p in places):
                return False
        elif isinstance(value, dict):  # the steps of a sealed choice
            if not all(_sits(g, seat) for seat in value):
                return False
        elif isinstance(value, tuple):
            if len(value) > N_PLACES or not all(_within(part, -1, MOST) for part in value):
                return False
        elif isinstance(value, int) and not -1 <= value <= MOST:
            return False
    return True


def _duel(g: War, duel: Duel) -> bool:
    """Whoever was named for it stands there. [RNG-017, RNG-018]"""
    sent = duel.at not in ("roll", "decide") or _stands(g, duel.source, duel.kind)
    return sent and (duel.at != "decide" or _stands(g, duel.target, duel.defender))


def _stands(g: War, place: int, kind: int) -> bool:
    return _within(kind, 0, 2) and g.units[3 * place + kind] > 0


def _draft(g: War) -> bool:
    """Every free area is claimed by somebody whose turn is still to come, and no area twice."""
    claims = sum([1 for frame in g.stack if isinstance(frame, (ClaimArea, ClaimByLot))])
    return claims in (0, sum([1 for area in g.board.areas if g.ruler[area] == NOBODY]))


def _once(g: War, seats: Sequence[Any]) -> bool:
    """Seats of the table, alone or in groups, each named once."""
    found: list[Any] = []
    for seat in seats:
        found.extend(seat if isinstance(seat, tuple) else (seat,))
    return bool(found) and len(set(found)) == len(found) and all(_sits(g, s) for s in found)


def _sits(g: War, seat: Any) -> bool:
    """A seat of the table, or the army of nobody in a war of two."""
    return _within(seat, 0, g.players - 1) or (g.players == 2 and seat == NEUTRAL)


def _within(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most
