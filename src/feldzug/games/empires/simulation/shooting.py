"""Shooting: range, sight, cover, armour, and units driven back."""

from __future__ import annotations

from math import isqrt
from typing import Final

from feldzug.games.empires.items import ITEMS, NO_ARMOUR
from feldzug.games.empires.simulation.chronicle import ROUTED
from feldzug.games.empires.simulation.engines import FLAMES, LIGHTNING, flames, lightning
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.measuring import distance
from feldzug.games.empires.simulation.moving import push
from feldzug.games.empires.simulation.odds import protection
from feldzug.games.empires.simulation.sight import faces, sees
from feldzug.games.empires.simulation.units import Unit
from feldzug.games.empires.simulation.walls import aims_at_wall, strike_walls

TO_HIT: Final = 4
"""A shot hits on 4+ in the open, 5+ if defended, 6 if fortified."""

BOLT: Final = "bolt-thrower"
RANK: Final = 6
"""A unit whose middle lies so near behind that of another one is the next rank."""

_STEADFAST: Final = ITEMS.index("banner-of-steadfastness")
_FORTUNE: Final = ITEMS.index("banner-of-fortune")


def shots_of(battle: Battle, unit: Unit, far: int) -> int:
    """The dice of a unit at a distance."""
    regiment = unit.regiment
    dice = 0
    if regiment.shots:
        bands = len(regiment.shots)
        band = min(bands - 1, far * bands // (regiment.reach + 1))
        dice = regiment.shots[band] * unit.stands
    if FLAMES in regiment.traits:
        dice += flames(battle, unit)
    elif regiment.shot_dice:
        dice += battle.dice.sum(regiment.shot_dice)
    if "bounce" in regiment.traits:
        dice += unit.stands
    return dice


def save(battle: Battle, target: Unit, hits: int, worse: int) -> int:
    """The hits that armour does not stop, *worse* being what weakens it."""
    need = target.armour + worse
    if need >= NO_ARMOUR or hits == 0:
        return hits
    failed = hits - battle.dice.reaching(hits, need)
    if failed and target.item == _FORTUNE and target.item_left:
        target.item_left = False
        failed -= battle.dice.reaching(failed, need)
    return failed


def hits_of(battle: Battle, unit: Unit, dice: int, need: int) -> int:
    if LIGHTNING in unit.regiment.traits:
        return lightning(battle, unit, dice, need)
    return battle.dice.reaching(dice, need)


def volley(battle: Battle, unit: Unit, target: Unit, dice: int) -> int:
    """Roll shots at a unit; returns the hits that count."""
    traits = unit.regiment.traits
    cover = protection(target, unit)
    if cover and "cover-one-step-less" in traits:
        cover -= 1
    if "always-hits-on-4" in traits:
        cover = 0
    better = 1 if "shooting-roll-plus1" in traits else 0
    need = TO_HIT + cover - better
    hits = hits_of(battle, unit, dice, need)
    if "ignore-armour" in traits:
        return hits
    return save(battle, target, hits, 1 if "armour-minus1" in traits or "cannon" in traits else 0)


def wound(battle: Battle, target: Unit, hits: int) -> None:
    """Give a unit hits; a stand falls for each full number of its hits."""
    target.wounds += hits
    fallen = target.wounds // target.hits
    if fallen:
        target.wounds -= fallen * target.hits
        battle.lose_stands(target, fallen)


def may_shoot(battle: Battle, unit: Unit, target: Unit) -> bool:
    """Whether a unit may shoot at another: in range, in sight and before its front, not in combat.

    [EMP-028, EMP-366]
    """
    far = distance(unit, target)
    if target.foes or not unit.regiment.reach_from <= far <= unit.regiment.reach:
        return False
    if not ("vision360" in unit.regiment.traits or faces(unit, target)):
        return False
    return "blind-fire" in unit.regiment.traits or sees(battle, unit, target)


def target_of(battle: Battle, unit: Unit) -> Unit | None:
    """The nearest unit that may be shot at."""
    reach = unit.regiment.reach + 5
    found: list[tuple[int, int, Unit]] = []
    for target in battle.enemies_of(unit):
        dx, dy = abs(target.x - unit.x), abs(target.y - unit.y)
        if dx <= reach and dy <= reach and not target.foes:
            found.append((dx * dx + dy * dy, target.number, target))
    found.sort()
    for _, _, target in found:
        if may_shoot(battle, unit, target):
            return target
    return None


def _behind(battle: Battle, unit: Unit, target: Unit) -> Unit | None:
    """The unit right behind a target, as who shoots sees it: bolts that hit fly on to it."""
    dx, dy = target.x - unit.x, target.y - unit.y
    length = isqrt(dx * dx + dy * dy)
    best: Unit | None = None
    least = RANK + 1
    for other in battle.enemies_of(unit):
        ox, oy = other.x - target.x, other.y - target.y
        along = (ox * dx + oy * dy) // max(1, length)
        aside = abs(ox * dy - oy * dx) // max(1, length)
        if other is not target and not other.foes and aside < RANK and 0 < along < least:
            best, least = other, along
    return best


def breathed_at(battle: Battle, unit: Unit, reach: int) -> Unit | None:
    """The nearest enemy whom a mount that leads a unit reaches: before the front, in sight, not in combat."""
    best: Unit | None = None
    least = reach + 1
    for target in battle.enemies_of(unit):
        far = distance(unit, target)
        if far < least and not target.foes and faces(unit, target) and sees(battle, unit, target):
            best, least = target, far
    return best


def _breathe(battle: Battle, unit: Unit, struck: list[tuple[Unit, Unit, int]]) -> None:
    """The mount of a character breathes where his unit is not in combat."""
    leader = unit.leader
    if leader is None or unit.foes or not leader.commander.shots:
        return
    target = breathed_at(battle, unit, leader.commander.reach)
    if target is None:
        return
    need = TO_HIT + protection(target, unit)
    hits = save(battle, target, battle.dice.reaching(leader.commander.shots, need), 0)
    if hits:
        struck.append((target, unit, hits))
        wound(battle, target, hits)


def shoots(unit: Unit) -> bool:
    return unit.regiment.reach > 0 and not unit.foes and not unit.has_shot


def shoot_at_charger(battle: Battle, unit: Unit, charger: Unit) -> None:
    """A unit that is charged shoots once at who charges it, if that one lies before its front."""
    if not shoots(unit) or unit.confused:
        return
    if not ("vision360" in unit.regiment.traits or faces(unit, charger)):
        return
    far = min(distance(unit, charger), unit.regiment.reach)
    wound(battle, charger, volley(battle, unit, charger, shots_of(battle, unit, far)))


def shooting_phase(battle: Battle, side: int) -> None:
    """All units of a side shoot, then those that were hit are driven back."""
    struck: list[tuple[Unit, Unit, int]] = []
    aimed: list[tuple[Unit, int]] = []
    for unit in list(battle.armies[side].units):
        _breathe(battle, unit, struck)
        if not shoots(unit):
            continue
        if aims_at_wall(battle, unit):
            aimed.append((unit, shots_of(battle, unit, 0)))
            continue
        target = target_of(battle, unit)
        if target is None:
            continue
        if "misfire" in unit.regiment.traits and battle.dice.die() == 1:
            continue
        hits = volley(battle, unit, target, shots_of(battle, unit, distance(unit, target)))
        if hits:
            struck.append((target, unit, hits))
            behind = _behind(battle, unit, target) if BOLT in unit.regiment.traits else None
            wound(battle, target, hits)
            if behind is not None:
                further = volley(battle, unit, behind, hits)
                struck.append((behind, unit, further))
                wound(battle, behind, further)
    drive_back(battle, struck)
    strike_walls(battle, side, aimed)


def drive_back(battle: Battle, struck: list[tuple[Unit, Unit, int]]) -> None:
    """One D6 cm for each hit, one die less if defended, two if fortified.

    A 6 confuses; more than a full move routs.
    """
    done: list[Unit] = []
    for target, shooter, _ in struck:
        if target in done or target.stands == 0:
            continue
        done.append(target)
        target.recover()
        if not target.drivable or target.wall >= 0 or target.foes:
            continue
        dice = sum([hits for other, _, hits in struck if other is target]) - protection(
            target, shooter
        )
        if target.item == _STEADFAST:
            dice -= 1
        far = 0
        confused = False
        confusing = 4 if "confuse-on-4" in shooter.regiment.traits else 6
        for _ in range(dice):
            die = battle.dice.die()
            far += die
            confused = confused or die >= confusing
        if far == 0:
            continue
        if far > target.pace:
            battle.destroy(target, ROUTED)
            continue
        push(battle, target, shooter.x, shooter.y, far)
        if confused and target.stands:
            battle.confuse(target)
