"""Distances and directions on the table, in whole cm."""

from __future__ import annotations

from math import isqrt
from typing import Final

from feldzug.games.empires.simulation.forces import INFANTRY
from feldzug.games.empires.simulation.ground import LANDING, PASSABLE
from feldzug.games.empires.simulation.units import FAR, Unit

CONTACT: Final = 4
"""The distance of the centres of two units that touch."""


def distance(one: Unit, other: Unit) -> int:
    """From unit to unit, in cm."""
    dx, dy = one.x - other.x, one.y - other.y
    far = isqrt(dx * dx + dy * dy) - CONTACT
    return max(0, far)


def distance_to(unit: Unit, x: int, y: int) -> int:
    """From a unit to a point, in cm."""
    dx, dy = unit.x - x, unit.y - y
    far = isqrt(dx * dx + dy * dy) - CONTACT // 2
    return max(0, far)


def nearest(unit: Unit, units: list[Unit]) -> Unit | None:
    """The nearest of some units, the first of equals."""
    best: Unit | None = None
    least = FAR
    x, y = unit.x, unit.y
    for other in units:
        dx, dy = other.x - x, other.y - y
        far = dx * dx + dy * dy
        if far < least:
            best, least = other, far
    return best


FRONT, FLANK, REAR = range(3)


def zone_of(unit: Unit, x: int, y: int) -> int:
    """Where a charger comes from: the zones part at 45 degrees from the corners. [EMP-020]"""
    rx, ry = x - unit.x, y - unit.y
    ahead = rx * unit.fx + ry * unit.fy
    aside = abs(rx * unit.fy - ry * unit.fx)
    half_width = unit.stands * unit.front_step() // 2
    half_depth = 1 if unit.kind == INFANTRY else 2
    if ahead - half_depth >= aside - half_width:
        return FRONT
    if -ahead - half_depth >= aside - half_width:
        return REAR
    return FLANK


def face(unit: Unit, x: int, y: int) -> None:
    """Turn a unit along the axis that leads to a point best."""
    dx, dy = x - unit.x, y - unit.y
    if abs(dx) > abs(dy):
        unit.fx, unit.fy = (1 if dx > 0 else -1), 0
    elif dy != 0:
        unit.fx, unit.fy = 0, (1 if dy > 0 else -1)


def can_stand(unit: Unit, code: int) -> bool:
    """Whether a unit may stand on such ground at all."""
    return LANDING[code] if unit.flies else PASSABLE[unit.kind][code]
