"""The command phase: initiative, flyers that come home, orders, and the characters' own moves."""

from __future__ import annotations

from math import isqrt
from typing import Final

from feldzug.games.empires.simulation.charging import best_charge, charge, initiative
from feldzug.games.empires.simulation.deployment import offset
from feldzug.games.empires.simulation.dragon import CAVE, Dragon
from feldzug.games.empires.simulation.field import Army, Battle
from feldzug.games.empires.simulation.forces import ARTILLERY, GENERAL, HERO, INFANTRY, WIZARD
from feldzug.games.empires.simulation.fortress import LADDERS, RAM, TOWER
from feldzug.games.empires.simulation.ground import MOUNTAIN, MOUNTAIN_TOP, RAMP, WIDTH
from feldzug.games.empires.simulation.measuring import distance
from feldzug.games.empires.simulation.moving import fly, march, push, walk
from feldzug.games.empires.simulation.orders import (
    FAILED,
    HALTED,
    HEADLONG,
    NEAR,
    OBEYED,
    PULLED_BACK,
    Brigade,
    command_value,
    may_order,
    try_order,
)
from feldzug.games.empires.simulation.shooting import breathed_at
from feldzug.games.empires.simulation.units import GOES_WILD, PUSHED, Character, Unit
from feldzug.games.empires.simulation.unruly import go_wild, is_ordered, roll_on, stampede
from feldzug.games.empires.terrain import PIECE_FACTS, PIECES

TOGETHER: Final = 25
"""Units of a brigade farther from each other are ordered on their own."""
HOPE: Final = 6
"""An army does not ask for another order below this command value."""
_MOVE: Final = 60
_FLYING_MOVE: Final = 100
_TO_FOOT: Final[int] = PIECE_FACTS[PIECES.index("mountain-hill")].depth // 2 + 4
"""From the top of the mountain to the foot of a ramp."""


def command_phase(battle: Battle, side: int, dragon: Dragon | None) -> None:
    """The command phase of one side."""
    army = battle.armies[side]
    battle.moves += 1
    army.commands_on = True
    for unit in army.units:
        unit.has_moved = False
    for character in army.characters:
        character.has_failed = False
    stampede(battle, army)
    initiative(battle, side)
    _come_home(battle, army)
    _give_orders(battle, army, dragon)
    roll_on(battle, army)
    move_characters(battle, army)
    for unit in army.units:
        unit.confused = False
        unit.stampedes = False


def _come_home(battle: Battle, army: Army) -> None:
    """Flyers too far for orders return to the nearest character."""
    for unit in army.units:
        if not unit.flies or unit.foes or unit.confused or not army.characters:
            continue
        best: Character | None = None
        least = 1 << 30
        for character in army.characters:
            if character.command > 0:
                far = (unit.x - character.x) ** 2 + (unit.y - character.y) ** 2
                if far < least:
                    best, least = character, far
        if best is not None and least > NEAR * NEAR:
            fly(battle, unit, best.x, best.y + 3 * army.ahead, unit.pace)
            battle.settle(unit)


def _groups(battle: Battle, army: Army) -> list[Brigade]:
    """The brigades as they stand now: who fights, is confused or has charged is left out."""
    found: list[Brigade] = []
    for number, brigade in enumerate(army.brigades):
        free = [
            unit
            for unit in brigade
            if not unit.foes and not unit.confused and not unit.has_moved and is_ordered(unit)
        ]
        while free:
            first = free[0]
            near = [
                unit
                for unit in free
                if abs(unit.x - first.x) <= TOGETHER and abs(unit.y - first.y) <= TOGETHER
            ]
            free = [unit for unit in free if unit not in near]
            if all(PUSHED in unit.regiment.traits for unit in near):
                continue
            found.append(Brigade(battle, near, army.goals[number]))
    return found


def _give_orders(battle: Battle, army: Army, dragon: Dragon | None) -> None:
    """Heroes first, then Wizards, the General last, each as long as he succeeds."""
    groups = [group for group in _groups(battle, army) if wants(battle, army, group)]
    for rank in (HERO, WIZARD, GENERAL):
        for character in list(army.characters):
            if character.rank != rank or not character.alive:
                continue
            while army.commands_on and not character.has_failed:
                chosen = _next(battle, character, groups)
                if chosen is None:
                    break
                groups.remove(chosen)
                _order(battle, army, character, chosen, dragon)


def _next(battle: Battle, character: Character, groups: list[Brigade]) -> Brigade | None:
    best: Brigade | None = None
    most = 3
    for group in groups:
        if may_order(battle, character, group):
            value = command_value(battle, character, group)
            if value > most:
                best, most = group, value
    return best


def _order(
    battle: Battle, army: Army, character: Character, group: Brigade, dragon: Dragon | None
) -> None:
    """Order a brigade, again as long as it wants to and a success can be hoped for."""
    while True:
        outcome = try_order(battle, character, group)
        if outcome != OBEYED and any(GOES_WILD in unit.regiment.traits for unit in group.units):
            for unit in list(group.units):
                go_wild(battle, unit)
            return
        if outcome == OBEYED:
            _carry_out(battle, army, group, dragon)
        elif outcome == FAILED:
            if group.orders == 1:
                _advance(battle, army, group, half=True)
        elif outcome == HEADLONG:
            _advance(battle, army, group, half=False)
        elif outcome == PULLED_BACK:
            _pull_back(battle, group)
        elif outcome == HALTED:
            return
        if outcome != OBEYED:
            return
        group.units = [
            unit for unit in group.units if unit.stands and not unit.foes and not unit.has_moved
        ]
        if not group.units or not may_order(battle, character, group):
            return
        group.look(battle)
        if command_value(battle, character, group) < HOPE or not wants(battle, army, group):
            return


def _carry_out(battle: Battle, army: Army, group: Brigade, dragon: Dragon | None) -> None:
    """An order obeyed: charge where that promises something, else go on."""
    if dragon is not None and dragon.can_be_charged(battle, group.units):
        for unit in group.units:
            unit.has_moved = True
            approach = fly if unit.flies else walk
            approach(battle, unit, CAVE[0] - 6, CAVE[1], unit.charge_reach)
            battle.settle(unit)
            dragon.assailants.append(unit)
        return
    charged: list[Unit] = []
    for unit in group.units:
        target, _ = best_charge(battle, unit, unit.charge_reach)
        if target is not None:
            charge(battle, unit, target)
            charged.append(unit)
    if not charged:
        _advance(battle, army, group, half=False)
        return
    front = charged[0]
    for unit in group.units:
        if (
            unit not in charged
            and unit.stands
            and unit.kind == INFANTRY
            and not unit.regiment.reach
        ):
            march(battle, unit, front.x, front.y - 6 * army.ahead, unit.pace)


def _destination(
    battle: Battle, army: Army, group: Brigade, anchor: Unit
) -> tuple[int, int, int] | None:
    """Where a brigade goes and how far from it it stops; None if it has nowhere to go."""
    fortress = battle.fortress
    if fortress is not None and fortress.defender != army.side and anchor.kind == INFANTRY:
        gear = fortress.gear[anchor.number]
        gate = fortress.gate()
        if gear == RAM and gate is not None:
            return gate.x, gate.y + 4 * -army.ahead, 2
        if gear not in (LADDERS, TOWER):
            for section in fortress.sections:
                if section.is_breached:
                    return section.x, section.y + 6 * army.ahead, 0
    if group.goal >= 0 and anchor.kind == INFANTRY:
        x, y = battle.ground.places[group.goal]
        if is_climb(battle, group) and battle.ground.code(anchor.x, anchor.y) not in (
            MOUNTAIN,
            RAMP,
        ):
            foot = y - army.ahead * _TO_FOOT
            if abs(anchor.x - x) > 3 or (anchor.y - foot) * army.ahead < -5:
                return x, foot, 0
        return x, y, 0
    enemy = battle.nearest_enemy(anchor)
    if enemy is None:
        return None
    if anchor.kind == ARTILLERY or (anchor.regiment.reach and anchor.melee <= 2):
        return enemy.x, enemy.y, max(5, anchor.regiment.reach - 3)
    if anchor.regiment.reach and anchor.kind == INFANTRY:
        return enemy.x, enemy.y, 24
    if anchor.flies:
        return enemy.x, enemy.y, min(45, anchor.charge_reach - 2)
    return enemy.x, enemy.y, anchor.charge_reach - 2


def is_climb(battle: Battle, group: Brigade) -> bool:
    """Whether a brigade goes up the mountain: a ramp has room for one unit at a time. [EMP-285]"""
    return group.goal >= 0 and battle.sheet.objectives[group.goal].kind == MOUNTAIN_TOP


def _anchor(battle: Battle, group: Brigade, ahead: int) -> Unit:
    best = group.units[0]
    for unit in group.units:
        if unit.y * ahead > best.y * ahead:
            best = unit
    return best


def wants(battle: Battle, army: Army, group: Brigade) -> bool:
    """Whether an order would be of use: a way to go, a bank to cross, or a charge."""
    anchor = _anchor(battle, group, army.ahead)
    where = _destination(battle, army, group, anchor)
    if where is not None:
        x, y, stop = where
        if isqrt((anchor.x - x) ** 2 + (anchor.y - y) ** 2) > stop + 4 + (3 if stop else 0):
            return True
    for unit in group.units:
        enemy = battle.nearest_enemy(unit)
        if enemy is not None and distance(unit, enemy) <= unit.charge_reach:
            target, _ = best_charge(battle, unit, unit.charge_reach)
            if target is not None:
                return True
    return False


def _advance(battle: Battle, army: Army, group: Brigade, half: bool) -> None:
    """Move a brigade on in its formation."""
    anchor = _anchor(battle, group, army.ahead)
    where = _destination(battle, army, group, anchor)
    if where is None:
        return
    x, y, stop = where
    dx, dy = x - anchor.x, y - anchor.y
    length = isqrt(dx * dx + dy * dy)
    if length <= stop:
        return
    pace = min([unit.pace for unit in group.units])
    far = min(pace // 2 if half else pace, length - stop)
    to_x, to_y = anchor.x + dx * far // length, anchor.y + dy * far // length
    base_aside, base_ahead = offset(anchor)
    narrow = is_climb(battle, group)
    for unit in group.units:
        aside, ahead = offset(unit)
        if narrow:
            aside = base_aside
        goal_x = max(1, min(WIDTH - 2, to_x + aside - base_aside))
        goal_y = to_y + (ahead - base_ahead) * army.ahead
        march(battle, unit, goal_x, goal_y, unit.pace // 2 if half else unit.pace)


def _pull_back(battle: Battle, group: Brigade) -> None:
    """A blunder: units with enemies near pull back half a move."""
    for unit in group.units:
        enemy = battle.nearest_enemy(unit)
        if enemy is not None and distance(unit, enemy) <= unit.pace:
            push(battle, unit, enemy.x, enemy.y, unit.pace // 2)


def move_characters(battle: Battle, army: Army) -> None:
    """Characters go where they can order next turn; Heroes join units that fight and are likely to win, or
    on a mount that breathes one that has an enemy within its reach.
    """
    if not army.units:
        return
    brigades = [brigade for brigade in army.brigades if brigade]
    for n, character in enumerate(army.characters):
        if character.unit is not None:
            continue
        if character.rank != GENERAL and character.commander.attack > 0 and _join(army, character):
            continue
        if character.rank != GENERAL and character.commander.shots and _mount_up(battle, character):
            continue
        if character.rank == GENERAL or not brigades:
            x = sum([unit.x for unit in army.units]) // len(army.units)
            y = sum([unit.y for unit in army.units]) // len(army.units) - 6 * army.ahead
        else:
            unit = brigades[n % len(brigades)][0]
            x, y = unit.x, unit.y - 5 * army.ahead
        _go(character, x, y)


def _join(army: Army, character: Character) -> bool:
    for unit in army.units:
        if unit.foes and unit.leader is None and unit.stands >= 2 and unit.wall < 0:
            foe = unit.foes[0]
            near = abs(unit.x - character.x) + abs(unit.y - character.y) <= _MOVE
            if near and unit.stands * unit.melee >= foe.stands * foe.melee:
                _lead(character, unit)
                return True
    return False


def _mount_up(battle: Battle, character: Character) -> bool:
    """Join the unit within a move that has an enemy nearest to it, to breathe at him."""
    best: Unit | None = None
    least = character.commander.reach + 1
    for unit in battle.armies[character.side].units:
        if unit.foes or unit.leader is not None or unit.wall >= 0:
            continue
        pace = _FLYING_MOVE if character.commander.flies else _MOVE
        if isqrt((unit.x - character.x) ** 2 + (unit.y - character.y) ** 2) > pace:
            continue
        target = breathed_at(battle, unit, character.commander.reach)
        if target is not None and distance(unit, target) < least:
            best, least = unit, distance(unit, target)
    if best is None:
        return False
    _lead(character, best)
    return True


def _lead(character: Character, unit: Unit) -> None:
    unit.leader = character
    character.unit = unit
    character.x, character.y = unit.x, unit.y


def _go(character: Character, x: int, y: int) -> None:
    dx, dy = x - character.x, y - character.y
    length = isqrt(dx * dx + dy * dy)
    far = min(length, _FLYING_MOVE if character.commander.flies else _MOVE)
    if length:
        character.x += dx * far // length
        character.y += dy * far // length
    character.y = max(1, min(119, character.y))
