"""How an attacker comes from one place to another: by land, by sea, under the mountains."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.board import Place
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Permit, Reason, because


@dataclass(slots=True, unsafe_hash=True)
class Crossing(Permit):
    """To go from a place to the next one, with a leader or without."""

    source: Place
    target: Place
    led: bool


@dataclass(slots=True, unsafe_hash=True)
class Attacking(Permit):
    """To attack one place from another, where the way is open."""

    source: Place
    target: Place


def barred(g: War, source: int, target: int, led: bool) -> Reason | None:
    """Why nobody may cross from here to there."""
    return g.denied(Crossing(source, target, led)) if g.may_deny(Crossing) else None


def by_sea(g: War, source: int, target: int) -> bool:
    """An attack over water: from a ship symbol, or from port to port. [G19]"""
    return g.is_ship(source) or target in g.board.sea[source]


def not_adjacent(g: War, source: int, target: int) -> Reason | None:
    """Only directly adjacent areas can be attacked. [RNG-019, G19]"""
    board = g.board
    if target in board.land[source] or target in board.sea[source]:
        return None
    if board.has_river(source, target):
        return because("river-between", "RNG-019", source=source, target=target)
    if board.mountains_part(source, target):
        return because("mountains-between", "RNG-019", source=source, target=target)
    if board.port[source] and board.port[target]:
        return because("ship-symbol-between", "G19", source=source, target=target)
    return because("not-adjacent", "RNG-019", source=source, target=target)


def may_lead(g: War, source: int) -> bool:
    return g.leader[source] == 1 and g.options.leader_attack == "declared"
