"""Whom a player may challenge, and on which tile."""

from __future__ import annotations

from feldzug.games.empires.building.conquest import is_beside_city
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.event_phase.cards.diplomat import is_protected
from feldzug.games.empires.hiring import is_out_of_challenges
from feldzug.games.empires.peoples import SKAVEN
from feldzug.kernel.values import Reason, Seat, because

FREE, FREE_ALLY, ENGAGED, ENGAGED_ALLY = range(4)
"""Whom a challenger goes through, one after the other. [EMP-404]"""


def is_engaged(g: Campaign, seat: Seat) -> bool:
    """Whether a player has challenged or has been challenged this round. [EMP-404]"""
    return bool(g.battles_of(seat))


def barred(g: Campaign, seat: Seat, other: Seat) -> Reason | None:
    """Why a player can by no means challenge another: he is hired, or a Diplomat protects him.

    [EMP-122, EMP-402]
    """
    if is_out_of_challenges(g, other):
        return because("mercenary-is-hired", "EMP-402", seat=other)
    if is_protected(g, other, seat):
        return because("diplomat-protects", "EMP-122", seat=other)
    return None


def turn_of(g: Campaign, seat: Seat, other: Seat) -> int:
    """The place of a player among those whom a challenger goes through. [EMP-404]"""
    ally = int(g.are_allies(seat, other))
    return (ENGAGED if is_engaged(g, other) else FREE) + ally


def targets(g: Campaign, seat: Seat) -> list[Seat]:
    """Whom a player may challenge: the free players; if there are none, the free ally; then the engaged.

    The engaged ally comes last. Where it was agreed that the player left over has a bye, engaged players
    cannot be challenged. [EMP-149, EMP-151, EMP-169, EMP-404, EMP-405]
    """
    able = [other for other in g.seats() if other != seat and barred(g, seat, other) is None]
    last = FREE_ALLY if g.options.odd_player == "bye" else ENGAGED_ALLY
    for turn in range(last + 1):
        found = [other for other in able if turn_of(g, seat, other) == turn]
        if found:
            return found
    return []


def demandable(g: Campaign, seat: Seat) -> list[Seat]:
    """Whom an Intriguer may have a player challenge: the free players, his ally too; then the engaged.

    Where the player left over has a bye, engaged players cannot be challenged. [EMP-134, EMP-404, EMP-405]
    """
    able = [other for other in g.seats() if other != seat and barred(g, seat, other) is None]
    free = [other for other in able if not is_engaged(g, other)]
    return free or ([] if g.options.odd_player == "bye" else able)


def why_not_target(g: Campaign, seat: Seat, other: Seat) -> Reason | None:
    """Why a player may not challenge another one now."""
    reason = barred(g, seat, other)
    if reason is not None or other in targets(g, seat):
        return reason
    if g.are_allies(seat, other):
        return because("no-challenge-to-ally", "EMP-149", seat=other)
    return why_not_free(g, other)


def why_not_free(g: Campaign, other: Seat) -> Reason | None:
    """Why a player may not be challenged by one who finds others free. [EMP-404]"""
    return because("engaged-already", "EMP-404", seat=other) if is_engaged(g, other) else None


def battle_tiles(g: Campaign, seat: Seat, other: Seat) -> list[int]:
    """The tiles that a challenger may mark: next to his realm, free or of the player he challenges.

    If there is none, a tile at the border of his own realm. Void and mist do not matter. Whoever has no tile
    marks any free one, or, if no tile is free, one of the player he challenges.
    [EMP-171, EMP-409, EMP-422]
    """
    own = g.tiles_of(seat)
    if not own:
        return _free(g) or g.tiles_of(other) or g.land.tiles()
    allowed = [tile for tile in _in_reach(g, seat) if _may_be_fought_for(g, tile, other)]
    return allowed or _edge(g, seat) or own


def _free(g: Campaign) -> list[int]:
    return [tile for tile in g.land.tiles() if g.owner[tile] == NOBODY]


def _in_reach(g: Campaign, seat: Seat) -> list[int]:
    """The tiles next to a realm; for Skaven also every tile next to a city. [EMP-171, EMP-239]"""
    near = g.border(seat)
    if not g.has_rule(seat, SKAVEN):
        return near
    return [
        tile
        for tile in g.land.tiles()
        if g.owner[tile] != seat and (tile in near or is_beside_city(g, seat, tile))
    ]


def _may_be_fought_for(g: Campaign, tile: int, other: Seat) -> bool:
    """Free or of the challenged player; of a third one only where that was agreed. [EMP-171]"""
    return g.owner[tile] in (NOBODY, other) or g.options.battle_tile == "any"


def _edge(g: Campaign, seat: Seat) -> list[int]:
    """The own tiles next to one that is not."""
    return [
        tile
        for tile in g.tiles_of(seat)
        if any(g.owner[near] != seat for near in g.land.neighbours(tile))
    ]
