"""Units that move as they like: Giants gone wild, pump wagons, elephants that stampede."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.charging import charge, may_charge
from feldzug.games.empires.simulation.field import Army, Battle
from feldzug.games.empires.simulation.ground import DEPTH, WIDTH
from feldzug.games.empires.simulation.measuring import distance, nearest
from feldzug.games.empires.simulation.moving import march, walk
from feldzug.games.empires.simulation.shooting import TO_HIT, save, wound
from feldzug.games.empires.simulation.sight import sees
from feldzug.games.empires.simulation.units import RANDOM_MOVE, Unit

ROCK: Final = 3
"""What a Giant throws is like so many shots."""


def go_wild(battle: Battle, unit: Unit) -> None:
    """What a Giant does whose order has failed, by a D6.

    1 nothing, 2 off to the nearest edge, 3 throw something at the nearest unit, whosever it is, up to D6 × 5
    cm, 4 straight ahead, whoever stands there, 5 at the nearest enemy he sees, 6 the same at twice the pace
    and, if he reaches him, with twice the attacks.
    """
    die = battle.dice.die()
    unit.has_moved = True
    if die == 2:
        walk(battle, unit, *_nearest_edge(unit), unit.pace)
        battle.settle(unit)
    elif die == 3:
        _throw(battle, unit)
    elif die == 4:
        _rush(battle, unit, _in_front(battle, unit), unit.pace)
    elif die >= 5:
        enemy = battle.nearest_enemy(unit)
        if enemy is not None and sees(battle, unit, enemy):
            pace = unit.pace * (2 if die == 6 else 1)
            unit.frenzied = _rush(battle, unit, enemy, pace) and die == 6


def _nearest_edge(unit: Unit) -> tuple[int, int]:
    edges = (
        (unit.x, -WIDTH, unit.y),
        (WIDTH - unit.x, 2 * WIDTH, unit.y),
        (unit.y, unit.x, -WIDTH),
        (DEPTH - unit.y, unit.x, 2 * WIDTH),
    )
    _, x, y = min(edges)
    return x, y


def _throw(battle: Battle, unit: Unit) -> None:
    everybody = [one for army in battle.armies for one in army.units if one is not unit]
    target = nearest(unit, everybody)
    if target is None or 5 * battle.dice.die() < distance(unit, target):
        return
    wound(battle, target, save(battle, target, battle.dice.reaching(ROCK, TO_HIT), 0))


def _in_front(battle: Battle, unit: Unit) -> Unit | None:
    """The nearest unit straight ahead, of either side."""
    before = [
        other
        for army in battle.armies
        for other in army.units
        if other is not unit
        and (other.x - unit.x) * unit.fx + (other.y - unit.y) * unit.fy
        >= 2 * abs((other.x - unit.x) * unit.fy - (other.y - unit.y) * unit.fx)
    ]
    return nearest(unit, before)


def _rush(battle: Battle, unit: Unit, enemy: Unit | None, pace: int) -> bool:
    """Go at somebody, or ahead if there is nobody; returns whether an enemy is reached."""
    if enemy is None:
        march(battle, unit, unit.x + 100 * unit.fx, unit.y + 100 * unit.fy, pace)
        return False
    if enemy.side == unit.side:
        _run_into(battle, unit, enemy, pace)
        return False
    if may_charge(battle, unit, enemy, pace):
        charge(battle, unit, enemy)
        return True
    march(battle, unit, enemy.x, enemy.y, pace)
    return False


def _run_into(battle: Battle, unit: Unit, friend: Unit, pace: int) -> None:
    """Run into the own side: who is reached and does not fight is confused."""
    far = distance(unit, friend)
    walk(battle, unit, friend.x, friend.y, min(pace, far))
    battle.settle(unit)
    if distance(unit, friend) == 0 and not friend.foes:
        battle.confuse(friend)


def roll_on(battle: Battle, army: Army) -> None:
    """Pump wagons obey nobody: each rolls D6 × 10 cm at the nearest enemy, and charges whom it reaches."""
    for unit in list(army.units):
        if RANDOM_MOVE not in unit.regiment.traits or unit.foes:
            continue
        pace = 10 * battle.dice.die()
        unit.has_moved = True
        _rush(battle, unit, battle.nearest_enemy(unit), pace)


def stampede(battle: Battle, army: Army) -> None:
    """Elephants that were confused run by a D6: 1 or 2 at the nearest enemy, 3 or 4 away from him, 5 into the
    nearest friend, 6 away from him.
    """
    for unit in list(army.units):
        if not unit.stampedes or unit.foes:
            continue
        unit.has_moved = True
        die = battle.dice.die()
        friends = [one for one in army.units if one is not unit]
        other = battle.nearest_enemy(unit) if die <= 4 else nearest(unit, friends)
        if other is None:
            continue
        if die <= 2 or die == 5:
            _rush(battle, unit, other, unit.pace)
            continue
        walk(battle, unit, 2 * unit.x - other.x, 2 * unit.y - other.y, unit.pace)
        battle.settle(unit)


def is_ordered(unit: Unit) -> bool:
    """Whether characters can order a unit at all."""
    return RANDOM_MOVE not in unit.regiment.traits and not unit.stampedes
