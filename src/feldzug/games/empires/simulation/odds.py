"""How a fight would go: expected hits in 36ths, by which an army chooses its charges."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import INFANTRY
from feldzug.games.empires.simulation.measuring import FRONT, zone_of
from feldzug.games.empires.simulation.units import BIG, Unit

OWN_KIND: Final = "support-own-kind-only"
SIDE: Final = 13
BEHIND: Final = 8
HALF_FRONT: Final = 6
"""How far the centres of units lie apart that support each other: side by side, or one behind the other."""


def protection(target: Unit, attacker: Unit | None) -> int:
    """0 for open, 1 for defended, 2 for fortified, as *attacker* finds it.

    A unit of which some stands are defended is defended with all of them. Infantry and artillery above
    their enemy are defended. [EMP-024, EMP-321]
    """
    if target.has_charged or target.pursuit:
        return 0
    cover = target.cover
    if cover == 0 and target.is_high and (attacker is None or attacker.hill != target.hill):
        return 1
    return cover


def charge_bonus(unit: Unit) -> int:
    """Attacks more for a charge: one a stand in the open, two for monsters and chariots.

    What counts is where the attacking stand is, not the one it strikes. [EMP-025]
    """
    traits = unit.regiment.traits
    if "no-charge-bonus" in traits:
        return 0
    each = 2 if unit.kind in BIG else 1
    if "charge-plus1" in traits:
        each += 1
    return each * min(unit.open_stands, unit.stands)


def saved(armour: int) -> int:
    """How many of six dice do not save."""
    return armour - 1


def expected(attacker: Unit, target: Unit, is_charging: bool, flanked: bool) -> int:
    """Expected hits of one round, in 36ths."""
    each = attacker.melee
    if target.terror and attacker.fears:
        each -= 1
    if flanked:
        each -= 1
    if attacker.confused:
        each -= 1
    dice = attacker.stands * each + attacker.might
    if is_charging:
        dice += charge_bonus(attacker)
    dice = max(dice, 1)
    if attacker.leader is not None:
        dice += attacker.leader.commander.attack
    cover = protection(target, attacker)
    return dice * (3 - cover) * saved(target.armour)


def may_support(one: Unit, other: Unit) -> bool:
    """Some support only their own kind, and are supported by it alone."""
    if one.entry == other.entry:
        return True
    return not (OWN_KIND in one.regiment.traits or OWN_KIND in other.regiment.traits)


def supporters(battle: Battle, unit: Unit) -> int:
    """Infantry stands that support a unit of infantry: one behind each of its own, one at each side."""
    if unit.kind != INFANTRY:
        return 0
    behind = beside = 0
    x, y, fx, fy = unit.x, unit.y, unit.fx, unit.fy
    for other in battle.armies[unit.side].units:
        dx = other.x - x
        if dx > SIDE or dx < -SIDE:
            continue
        dy = other.y - y
        if (
            dy > SIDE
            or dy < -SIDE
            or other.kind != INFANTRY
            or other.foes
            or other.confused
            or other is unit
        ):
            continue
        if not may_support(other, unit):
            continue
        ahead = dx * fx + dy * fy
        if -BEHIND <= ahead <= 0 and abs(dx * fy - dy * fx) <= HALF_FRONT:
            behind += other.stands
        elif -BEHIND <= ahead <= BEHIND:
            beside += 1
    return min(behind, unit.stands) + min(beside, 2)


def advantage(battle: Battle, unit: Unit, target: Unit) -> int:
    """What a charge promises: own hits and support less those of the enemy, in 36ths."""
    from_flank = zone_of(target, unit.x, unit.y) != FRONT
    mine = expected(unit, target, True, False)
    theirs = expected(target, unit, False, from_flank)
    for friend in target.foes:
        mine += expected(friend, target, friend.has_charged, False)
        theirs = theirs * 2 // 3
    if mine > 36 * (target.stands * target.hits):
        mine = 36 * target.stands * target.hits
    if target.regiment.reach and not target.foes:
        theirs += sum(target.regiment.shots[:1]) * target.stands * 3 * saved(unit.armour)
    return mine - theirs + 24 * (supporters(battle, unit) - supporters(battle, target))
