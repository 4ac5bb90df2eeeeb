"""Charges: who may be charged, the shots at those who charge, and contact."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.chronicle import CHARGE
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import ARTILLERY, CAVALRY, INFANTRY
from feldzug.games.empires.simulation.hatred import is_hated, must_attack
from feldzug.games.empires.simulation.measuring import CONTACT, FRONT, REAR, distance, face, zone_of
from feldzug.games.empires.simulation.moving import can_charge, close_in, walk
from feldzug.games.empires.simulation.odds import advantage
from feldzug.games.empires.simulation.shooting import shoot_at_charger
from feldzug.games.empires.simulation.sight import sees
from feldzug.games.empires.simulation.units import PUSHED, RANDOM_MOVE, Unit
from feldzug.games.empires.simulation.walls import may_assault

ROOM: Final = 3
"""So many units find room around one enemy unit."""
INITIATIVE: Final = 20
_ABOVE_ALL: Final = 1 << 20
_NO_INITIATIVE: Final = ("no-initiative-charge", PUSHED, RANDOM_MOVE)


def may_charge(battle: Battle, unit: Unit, target: Unit, reach: int) -> bool:
    """Whether a charge is possible: in sight, within reach, with room left, over ground that allows it.

    [EMP-026, EMP-366]
    """
    if len(target.foes) >= ROOM or unit.kind == ARTILLERY or "no-charge" in unit.regiment.traits:
        return False
    if target.wall >= 0 and not may_assault(battle, unit):
        return False
    if not sees(battle, unit, target):
        return False
    if target.wall >= 0:
        return distance(unit, target) <= reach
    return can_charge(battle, unit, target, reach) and not is_screened(battle, unit, target)


def is_screened(battle: Battle, unit: Unit, target: Unit) -> bool:
    """Whether another enemy unit stands on the way."""
    dx, dy = target.x - unit.x, target.y - unit.y
    length = dx * dx + dy * dy
    for other in battle.enemies_of(unit):
        if other is target:
            continue
        ox, oy = other.x - unit.x, other.y - unit.y
        along = ox * dx + oy * dy
        if 0 < along < length:
            aside = ox * dy - oy * dx
            if aside * aside < 9 * length:
                return True
    return False


def best_charge(battle: Battle, unit: Unit, reach: int) -> tuple[Unit | None, int]:
    """The charge that promises most, and what it promises; nobody if none is worth it."""
    best: Unit | None = None
    most = -12 if unit.kind == INFANTRY else 0
    if unit.reckless:
        most = -_ABOVE_ALL
    elif unit.regiment.reach and unit.kind != INFANTRY:
        most = 36
    x, y = unit.x, unit.y
    span = (reach + CONTACT + 1) ** 2
    for target in battle.enemies_of(unit):
        dx, dy = target.x - x, target.y - y
        if dx * dx + dy * dy >= span:
            continue
        promise = advantage(battle, unit, target)
        if is_hated(unit, target):
            promise += _ABOVE_ALL
        if promise > most and may_charge(battle, unit, target, reach):
            best, most = target, promise
    return best, most


def charge(battle: Battle, unit: Unit, target: Unit) -> None:
    """Charge: the target shoots if it can, then both are in combat. [EMP-020]"""
    if "no-shoot-at-chargers" not in target.regiment.traits and not target.foes:
        shoot_at_charger(battle, target, unit)
        if unit.stands == 0:
            return
    zone = zone_of(target, unit.x, unit.y)
    if zone != FRONT:
        target.flanked = True
    battle.chronicle.tell(unit.side, CHARGE, unit.entry, target.entry)
    close_in(battle, unit, target)
    unit.has_charged = True
    unit.has_moved = True
    unit.foes.append(target)
    target.foes.append(unit)
    if zone == REAR and len(target.foes) == 1:
        target.fx, target.fy = -target.fx, -target.fy


def initiative(battle: Battle, side: int) -> None:
    """Before orders: units charge the nearest enemy they see within 20 cm if that promises something.

    Mounted shooters whom such an enemy could beat evade him. The undead have no initiative.
    """
    army = battle.armies[side]
    for unit in list(army.units):
        if (
            unit.foes
            or unit.confused
            or not unit.has_initiative
            or unit.stands == 0
            or unit.wall >= 0
            or unit.stampedes
            or unit.has_moved
        ):
            continue
        if any(trait in unit.regiment.traits for trait in _NO_INITIATIVE):
            continue
        target = battle.nearest_enemy(unit)
        if target is None or distance(unit, target) > INITIATIVE:
            continue
        reach = min(INITIATIVE, unit.charge_reach)
        least = -12 if unit.kind == INFANTRY else 0
        if (must_attack(unit, target) or advantage(battle, unit, target) > least) and may_charge(
            battle, unit, target, reach
        ):
            charge(battle, unit, target)
        elif unit.kind == CAVALRY and unit.regiment.reach and advantage(battle, target, unit) > 0:
            evade(battle, unit, target)


def evade(battle: Battle, unit: Unit, enemy: Unit) -> None:
    """Ride straight away from an enemy at full pace; that is all the unit does in this command phase."""
    walk(battle, unit, 2 * unit.x - enemy.x, 2 * unit.y - enemy.y, unit.pace)
    face(unit, enemy.x, enemy.y)
    battle.settle(unit)
    unit.has_moved = True
