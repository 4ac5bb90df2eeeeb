"""Troops who infiltrate: they come up in cover, ahead of their army."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.ground import (
    ACROSS,
    DEFENDS,
    DENSE,
    MIDDLE,
    SQUARE,
    SWAMP,
    ZONE,
)
from feldzug.games.empires.simulation.measuring import CONTACT, can_stand
from feldzug.games.empires.simulation.units import Unit

INFILTRATE: Final = "infiltrate"

UNSEEN: Final = 20
"""Nearer to an enemy than this nobody comes up unseen."""
_BROAD: Final = 12
_DEEP: Final = 4
"""What a unit takes up: sideways, and ahead."""


def infiltrates(unit: Unit) -> bool:
    return INFILTRATE in unit.regiment.traits


def infiltrate(battle: Battle) -> None:
    """Once both armies are set up, each of these units goes to the cover that is nearest to the middle of the
    table, away from enemies and beside its comrades. Where there is none it stays with its army. [EMP-435]
    """
    for army in battle.armies:
        for unit in army.units:
            if infiltrates(unit) and unit.wall < 0:
                _come_up(battle, unit)


def _come_up(battle: Battle, unit: Unit) -> None:
    x, y = unit.x, unit.y
    best, least = (x, y), 1 << 30
    for point in _cover(battle, unit):
        far = abs(point[1] - MIDDLE) * 1000 + abs(point[0] - x)
        if far < least and _is_free(battle, unit, *point):
            unit.x, unit.y = point
            if all(can_stand(unit, battle.ground.code(*at)) for at in unit.stand_points()):
                best, least = point, far
    unit.x, unit.y = best
    battle.settle(unit)


def _cover(battle: Battle, unit: Unit) -> list[tuple[int, int]]:
    """The middles of squares before the own zone that give it cover, none of them in a swamp."""
    army = battle.armies[unit.side]
    found: list[tuple[int, int]] = []
    for at, code in enumerate(battle.ground.codes):
        if code != SWAMP and DENSE[code] and DEFENDS[unit.kind][code]:
            x, y = at % ACROSS * SQUARE + SQUARE // 2, at // ACROSS * SQUARE + SQUARE // 2
            if (y - army.edge) * army.ahead > ZONE:
                found.append((x, y))
    return found


def _is_free(battle: Battle, unit: Unit, x: int, y: int) -> bool:
    """Whether no friend stands there, and no enemy near."""
    for army in battle.armies:
        for other in army.units:
            if other is unit:
                continue
            dx, dy = abs(other.x - x), abs(other.y - y)
            if army.side == unit.side:
                if dx < _BROAD and dy < _DEEP:
                    return False
            elif dx * dx + dy * dy < (UNSEEN + CONTACT) ** 2:
                return False
    return True
