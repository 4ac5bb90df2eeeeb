"""How an attacker comes from one place to another: by land, by sea, under the mountains."""

from __future__ import annotations

from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Reason, because


def by_sea(g: War, source: int, target: int) -> bool:
    """An attack over water: from a ship symbol, or from port to port. [G19]"""
    return g.is_ship(source) or target in g.board.sea[source]


def not_adjacent(g: War, source: int, target: int) -> Reason | None:
    """Only directly adjacent areas can be attacked. [RNG-019, G19]"""
    board = g.board
    if target in board.land[source] or target in board.sea[source]:
        return None
    if any(
        e.key == "the-way-is-under-the-mountains" and e.about == (source, target) for e in g.effects
    ):
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
