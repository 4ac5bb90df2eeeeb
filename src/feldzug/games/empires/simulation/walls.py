"""The siege of a capital: how walls fall, who may climb them, what protects those who man them. [EMP-328]"""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.armies import NONE
from feldzug.games.empires.sheet import CHALLENGED, NEITHER
from feldzug.games.empires.simulation.chronicle import BREACHED
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import INFANTRY
from feldzug.games.empires.simulation.fortress import LADDERS, RAM, TOWER, Fortress, Section
from feldzug.games.empires.simulation.ground import BREACH, square_at
from feldzug.games.empires.simulation.measuring import distance_to
from feldzug.games.empires.simulation.units import Unit

FORTIFIED: Final = 6
"""A shot hits a wall on a 6, and walls have no armour."""
AT_GATE: Final = 10
"""So near a ram strikes the gate."""


def raise_walls(battle: Battle) -> None:
    """Set up the walls that the defender has bought, on his side, and equip the attacker.

    [EMP-323, EMP-324, EMP-325, EMP-327]
    """
    sheet = battle.sheet
    if not (sheet.siege and sheet.walls):
        return
    defender = CHALLENGED if sheet.defender == NEITHER else sheet.defender
    army, attacker = battle.armies[defender], battle.armies[1 - defender]
    bought = army.force.works
    if not (bought.walls or bought.gates):
        return
    fortress = Fortress(battle.ground, defender, bought, army.edge, len(attacker.units))
    battle.fortress = fortress
    works = attacker.force.works
    foot = [unit for unit in attacker.units if unit.kind == INFANTRY and not unit.flies]
    foot.sort(key=lambda unit: (-unit.melee, unit.armour, unit.number))
    gear = [TOWER] * works.towers + [LADDERS] * works.ladders + [RAM] * works.rams
    for unit, what in zip(foot, gear, strict=False):
        fortress.gear[unit.number] = what


def with_rams(battle: Battle, side: int) -> list[Unit]:
    """The units that bring a ram to the gate."""
    fortress = battle.fortress
    if fortress is None or side == fortress.defender:
        return []
    return [unit for unit in battle.armies[side].units if fortress.gear[unit.number] == RAM]


def may_assault(battle: Battle, unit: Unit) -> bool:
    """Walls are stormed only by infantry with ladders or a siege tower; flyers come from above."""
    fortress = battle.fortress
    if unit.flies or fortress is None:
        return unit.flies
    return unit.kind == INFANTRY and fortress.gear[unit.number] in (LADDERS, TOWER)


def wall_protection(battle: Battle, attacker: Unit) -> int:
    """Who mans a wall is fortified; a siege tower cancels that."""
    fortress = battle.fortress
    return 0 if fortress is not None and fortress.gear[attacker.number] == TOWER else 2


def batter(battle: Battle, fortress: Fortress, section: Section) -> None:
    """Hits and stored dice are thrown: more than the structure breaks it, else one die is stored.

    [EMP-328]
    """
    if section.is_breached or not section.struck:
        return
    thrown = battle.dice.sum(section.struck + section.stored)
    section.struck = 0
    if thrown <= section.structure:
        section.stored += 1
        return
    section.is_breached = True
    battle.ground.codes[square_at(section.x, section.y)] = BREACH
    battle.chronicle.tell(1 - fortress.defender, BREACHED)
    for unit in battle.armies[fortress.defender].units:
        if unit.wall >= 0 and fortress.is_breached_before(unit.wall, unit.regiment.stands):
            unit.wall = -1
            battle.settle(unit)


def strike_walls(battle: Battle, side: int, aimed: list[tuple[Unit, int]]) -> None:
    """After the attacker's shots: artillery that aimed at the wall hits it on a 6, rams strike the gate.

    A ram at the gate gives one hit by itself. Then every section that was struck is tested.
    """
    fortress = battle.fortress
    if fortress is None or side == fortress.defender:
        return
    gate = fortress.gate()
    weakest = gate
    for section in fortress.sections:
        if not section.is_breached and (weakest is None or section.stored > weakest.stored):
            weakest = section
    if weakest is None:
        return
    for _, dice in aimed:
        weakest.struck += battle.dice.reaching(dice, FORTIFIED)
    if gate is not None:
        for unit in with_rams(battle, side):
            if distance_to(unit, gate.x, gate.y) <= AT_GATE:
                gate.struck += 1
    for section in fortress.sections:
        batter(battle, fortress, section)


def aims_at_wall(battle: Battle, unit: Unit) -> bool:
    """Siege engines, cannons and stone throwers of the attacker that have a wall in range."""
    fortress = battle.fortress
    if fortress is None or unit.side == fortress.defender or unit.foes:
        return False
    traits = unit.regiment.traits
    if unit.entry != NONE and not ("cannon" in traits or "stone-thrower" in traits):
        return False
    middle = fortress.sections[len(fortress.sections) // 2]
    return not all(section.is_breached for section in fortress.sections) and (
        distance_to(unit, middle.x, middle.y) <= unit.regiment.reach
    )


def oil_attacks(battle: Battle) -> int:
    """Boiling oil: D6, on 1 no attack, 2 or 3 one, 4 or 5 two, 6 three."""
    fortress = battle.fortress
    if fortress is None or fortress.oil <= 0:
        return 0
    return battle.dice.die() // 2


def are_parted(battle: Battle, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Whether a wall stands between two points: magic does not cross it."""
    fortress = battle.fortress
    return fortress is not None and fortress.is_inside(x0, y0) != fortress.is_inside(x1, y1)
