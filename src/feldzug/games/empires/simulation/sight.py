"""Who sees whom: the weather's limit, what stands in between, and the crest of hills."""

from __future__ import annotations

from math import isqrt

from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.ground import BLOCKS_SIGHT, SQUARE, square_at
from feldzug.games.empires.simulation.measuring import distance
from feldzug.games.empires.simulation.units import Unit


def is_clear(battle: Battle, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Whether nothing on the ground blocks the sight from point to point.

    Woods, villages, rocks, walls and the volcano do, unless one of both is at their edge. A hill does
    where the line passes its crest, the middle of the piece. Water and lava do not. [EMP-282]
    """
    ground = battle.ground
    if not ground.has_sight_blocks:
        return True
    dx, dy = x1 - x0, y1 - y0
    length = isqrt(dx * dx + dy * dy)
    if length <= SQUARE:
        return True
    codes, hills = ground.codes, ground.hill_of
    start, end = square_at(x0, y0), square_at(x1, y1)
    square_of_length = dx * dx + dy * dy
    half = length // 2
    passed = -1
    for step in range(0, length + SQUARE, SQUARE):
        along = min(step, length)
        at = square_at(x0 + (dx * along + half) // length, y0 + (dy * along + half) // length)
        hill = hills[at]
        if hill >= 0 and hill != passed:
            passed = hill
            cx, cy = ground.crests[hill]
            to_crest = (cx - x0) * dx + (cy - y0) * dy
            if 0 < to_crest < square_of_length:
                return False
        if at not in (start, end) and BLOCKS_SIGHT[codes[at]]:
            return False
    return True


def sees(battle: Battle, unit: Unit, target: Unit) -> bool:
    """Whether a unit sees another one, in any direction. [EMP-366]"""
    if distance(unit, target) > battle.climate.sight:
        return False
    if unit.wall >= 0 or target.wall >= 0:
        return True
    return is_clear(battle, unit.x, unit.y, target.x, target.y)


def faces(unit: Unit, target: Unit) -> bool:
    """Whether the target lies before the front of a unit.

    Who sees all around, as gyrocopters do, needs no front to shoot. [EMP-028]
    """
    ahead = (target.x - unit.x) * unit.fx + (target.y - unit.y) * unit.fy
    return ahead > 0
