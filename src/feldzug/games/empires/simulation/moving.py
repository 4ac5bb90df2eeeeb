"""Moves over the ground: straight on in steps of 5 cm, as far as the ground allows."""

from __future__ import annotations

from math import isqrt

from feldzug.games.empires.simulation.chronicle import IN_RIVER
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import INFANTRY
from feldzug.games.empires.simulation.ground import (
    DEPTH,
    LANDING,
    LAVA,
    MOUNTAIN,
    PASSABLE,
    RAMP,
    SQUARE,
    WATER,
    WIDTH,
    square_at,
)
from feldzug.games.empires.simulation.measuring import CONTACT, can_stand, distance, face
from feldzug.games.empires.simulation.units import Unit


def _step(battle: Battle, unit: Unit, x: int, y: int, crosses: bool) -> bool:
    """Whether a unit on foot may go from where it is to a point 5 cm away."""
    codes = battle.ground.codes
    code = codes[square_at(x, y)]
    if not PASSABLE[unit.kind][code]:
        return code == WATER and crosses
    if code == MOUNTAIN:
        # The mountain is climbed by its ramps only. [EMP-285]
        return codes[square_at(unit.x, unit.y)] in (MOUNTAIN, RAMP)
    return True


def walk(battle: Battle, unit: Unit, to_x: int, to_y: int, pace: int) -> int:
    """Go straight towards a point on foot; returns how far it came.

    Infantry halts at the bank of a river; only with another order it crosses, and never stays in the
    water. [EMP-315, EMP-318]
    """
    dx, dy = to_x - unit.x, to_y - unit.y
    length = isqrt(dx * dx + dy * dy)
    if length == 0 or pace <= 0:
        return 0
    pace = min(pace, length)
    crosses = unit.at_bank and unit.kind == INFANTRY
    x0, y0 = unit.x, unit.y
    half = length // 2
    codes = battle.ground.codes
    went = 0
    at_bank = False
    along = 0
    while along < pace:
        along += SQUARE
        along = min(along, pace)
        x, y = x0 + (dx * along + half) // length, y0 + (dy * along + half) // length
        if not 0 <= x < WIDTH or not 0 <= y <= DEPTH:
            break
        wet = codes[square_at(x, y)] == WATER
        if not _step(battle, unit, x, y, crosses):
            at_bank = wet and unit.kind == INFANTRY
            break
        if not wet:
            unit.x, unit.y = x, y
            went = along
    if went < pace and crosses and not at_bank:
        at_bank = codes[square_at(*_ahead(unit, dx, dy, length))] == WATER
    unit.at_bank = at_bank
    return went


def _ahead(unit: Unit, dx: int, dy: int, length: int) -> tuple[int, int]:
    return unit.x + dx * SQUARE // length, unit.y + dy * SQUARE // length


def fly(battle: Battle, unit: Unit, to_x: int, to_y: int, pace: int) -> int:
    """Fly straight towards a point, over everything; land where one may. [EMP-027, EMP-281, EMP-317]"""
    dx, dy = to_x - unit.x, to_y - unit.y
    length = isqrt(dx * dx + dy * dy)
    if length == 0:
        return 0
    pace = min(pace, length)
    x0, y0 = unit.x, unit.y
    half = length // 2
    for along in range(pace, 0, -SQUARE):
        x, y = x0 + (dx * along + half) // length, y0 + (dy * along + half) // length
        if 0 <= x < WIDTH and 0 <= y <= DEPTH and LANDING[battle.ground.code(x, y)]:
            unit.x, unit.y = x, y
            return along
    return 0


def _crossing(battle: Battle, unit: Unit, to_x: int, to_y: int) -> tuple[int, int] | None:
    """A point beyond the crossing that makes the shortest way, on the far side of it. [EMP-316]"""
    best: tuple[int, int] | None = None
    least = 1 << 30
    for x, y in battle.ground.crossings:
        far = abs(unit.x - x) + abs(unit.y - y) + abs(to_x - x) + abs(to_y - y)
        if far < least:
            best, least = (x, y), far
    return best


def march(battle: Battle, unit: Unit, to_x: int, to_y: int, pace: int) -> int:
    """Move a unit towards a point by an order; it stops before enemies and goes around what bars its way."""
    enemy = battle.nearest_enemy(unit)
    if enemy is not None:
        towards = (enemy.x - unit.x) * (to_x - unit.x) + (enemy.y - unit.y) * (to_y - unit.y)
        if towards > 0:
            pace = min(pace, max(0, distance(unit, enemy) - 2))
    x0, y0 = unit.x, unit.y
    if unit.flies:
        went = fly(battle, unit, to_x, to_y, pace)
    else:
        went = walk(battle, unit, to_x, to_y, pace)
        if went < SQUARE <= pace and not unit.at_bank:
            went += _around(battle, unit, to_x, to_y, pace - went)
    face(unit, to_x if enemy is None else enemy.x, to_y if enemy is None else enemy.y)
    battle.settle(unit)
    if unit.water_stands and not unit.flies:
        went = _halt_at_bank(battle, unit, x0, y0)
    return went


def _halt_at_bank(battle: Battle, unit: Unit, x0: int, y0: int) -> int:
    """Nobody halts in a river of his own will: a unit stops where none of its stands is wet. [EMP-318]

    Returns how far it came from where it set out.
    """
    dx, dy = unit.x - x0, unit.y - y0
    length = isqrt(dx * dx + dy * dy)
    along = length
    while along > 0:
        along = max(0, along - SQUARE)
        unit.x, unit.y = x0 + dx * along // length, y0 + dy * along // length
        battle.settle(unit)
        if not unit.water_stands and can_stand(unit, battle.ground.code(unit.x, unit.y)):
            break
    unit.at_bank = unit.kind == INFANTRY
    return along


def drown(battle: Battle, side: int) -> None:
    """Stands of a side in a river are lost, however they got there; the rest reaches a bank. [EMP-318]"""
    if not battle.ground.has_river:
        return
    ahead = battle.armies[side].ahead
    for unit in list(battle.armies[side].units):
        battle.settle(unit)
        wet = unit.water_stands
        if not wet or unit.flies:
            continue
        battle.chronicle.tell(side, IN_RIVER, unit.entry, count=wet)
        _leave_water(battle, unit, 0, -ahead, 1)
        battle.lose_stands(unit, wet)


def _around(battle: Battle, unit: Unit, to_x: int, to_y: int, pace: int) -> int:
    if battle.ground.crossings and unit.kind != INFANTRY:
        crossing = _crossing(battle, unit, to_x, to_y)
        if (
            crossing is not None
            and isqrt((unit.x - crossing[0]) ** 2 + (unit.y - crossing[1]) ** 2) > SQUARE
        ):
            went = walk(battle, unit, crossing[0], crossing[1], pace)
            if went >= SQUARE:
                return went
    dx, dy = to_x - unit.x, to_y - unit.y
    turns = ((dx - dy, dx + dy), (dx + dy, dy - dx), (-dy, dx), (dy, -dx))
    if unit.number % 2:
        turns = (turns[1], turns[0], turns[3], turns[2])
    for tx, ty in turns:
        went = walk(battle, unit, unit.x + tx, unit.y + ty, pace)
        if went >= SQUARE:
            return went
    return 0


def can_charge(battle: Battle, unit: Unit, target: Unit, reach: int) -> bool:
    """Whether a charge gets there: near enough, over ground the charger may cross, to ground he may stand on.

    Flying units charge at most 60 cm; rivers are crossed by bridge or ford. [EMP-026, EMP-315]
    """
    dx, dy = target.x - unit.x, target.y - unit.y
    length = isqrt(dx * dx + dy * dy)
    if length - CONTACT > reach:
        return False
    if length <= CONTACT:
        return True
    half = length // 2
    ground = battle.ground
    if unit.flies:
        x, y = contact_point(unit, target)
        return LANDING[ground.code(x, y)] and can_stand(unit, ground.code(target.x, target.y))
    if ground.has_river and _gets_wet(battle, unit, target):
        return False
    codes = ground.codes
    passable = PASSABLE[unit.kind]
    before = codes[square_at(unit.x, unit.y)]
    for along in range(SQUARE, length, SQUARE):
        code = codes[
            square_at(
                unit.x + (dx * along + half) // length, unit.y + (dy * along + half) // length
            )
        ]
        if not passable[code] or (code == MOUNTAIN and before not in (MOUNTAIN, RAMP)):
            return False
        before = code
    return True


def _gets_wet(battle: Battle, unit: Unit, target: Unit) -> bool:
    """Whether a charger would come to stand in a river. [EMP-318]"""
    x, y, fx, fy = unit.x, unit.y, unit.fx, unit.fy
    unit.x, unit.y = contact_point(unit, target)
    face(unit, target.x, target.y)
    wet = any(battle.ground.code(*point) == WATER for point in unit.stand_points())
    unit.x, unit.y, unit.fx, unit.fy = x, y, fx, fy
    return wet


def contact_point(unit: Unit, target: Unit) -> tuple[int, int]:
    """Where a charger touches its target."""
    dx, dy = target.x - unit.x, target.y - unit.y
    length = isqrt(dx * dx + dy * dy)
    if length <= CONTACT:
        return unit.x, unit.y
    along, half = length - CONTACT, length // 2
    return unit.x + (dx * along + half) // length, unit.y + (dy * along + half) // length


def close_in(battle: Battle, unit: Unit, target: Unit) -> None:
    """Bring a charger into contact."""
    battle.moves += 1
    x, y = contact_point(unit, target)
    if can_stand(unit, battle.ground.code(x, y)):
        unit.x, unit.y = x, y
    face(unit, target.x, target.y)
    unit.at_bank = False
    battle.settle(unit)


def push(battle: Battle, unit: Unit, from_x: int, from_y: int, far: int) -> int:
    """Drive a unit away from a point; returns the stands lost on the way.

    Stands that are blocked are lost, and so are those that end in a river. [EMP-318]
    """
    battle.moves += 1
    dx, dy = unit.x - from_x, unit.y - from_y
    if dx == 0 and dy == 0:
        dy = -battle.armies[unit.side].ahead
    length = isqrt(dx * dx + dy * dy) or 1
    x0, y0 = unit.x, unit.y
    codes = battle.ground.codes
    along = 0
    blocked = False
    while along < far:
        along = min(along + SQUARE, far)
        x, y = x0 + dx * along // length, y0 + dy * along // length
        if not 0 <= x < WIDTH or not 0 <= y <= DEPTH:
            break
        code = codes[square_at(x, y)]
        if can_stand(unit, code) or (code == WATER and not unit.flies):
            unit.x, unit.y = x, y
        elif not unit.flies:
            blocked = True
            break
    battle.settle(unit)
    lost = 0
    if blocked:
        lost = max(1, (unit.stands + 1) // 2)
    if unit.water_stands and not unit.flies:
        battle.chronicle.tell(unit.side, IN_RIVER, unit.entry, count=unit.water_stands)
        lost = max(lost, unit.water_stands)
        _leave_water(battle, unit, dx, dy, length)
    if lost:
        battle.lose_stands(unit, lost)
    return lost


def _leave_water(battle: Battle, unit: Unit, dx: int, dy: int, length: int) -> None:
    """The stands that are left stand on a bank."""
    codes = battle.ground.codes
    for sign in (1, -1):
        x, y = unit.x, unit.y
        for _ in range(3):
            x, y = x + sign * dx * SQUARE // length, y + sign * dy * SQUARE // length
            if can_stand(unit, codes[square_at(x, y)]) and codes[square_at(x, y)] != LAVA:
                unit.x, unit.y = x, y
                return
