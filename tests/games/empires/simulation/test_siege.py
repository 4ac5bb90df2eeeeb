from __future__ import annotations

import pytest

from feldzug.games.empires.simulation.charging import may_charge
from feldzug.games.empires.simulation.combat import strike
from feldzug.games.empires.simulation.deployment import deploy
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.fight import fight
from feldzug.games.empires.simulation.forces import Works
from feldzug.games.empires.simulation.fortress import LADDERS, RAM, TOWER, Fortress
from feldzug.games.empires.simulation.ground import BREACH, CROSSING, GATE, MIDDLE, WALL, WATER
from feldzug.games.empires.simulation.magic import _target
from feldzug.games.empires.simulation.moving import walk
from feldzug.games.empires.simulation.odds import protection
from feldzug.games.empires.simulation.walls import batter, oil_attacks, raise_walls, strike_walls
from tests.games.empires.simulation.tabletop import (
    Always,
    archers,
    clash,
    flyers,
    force,
    general,
    hero,
    knights,
    lead,
    piece,
    put,
    regiment,
    sheet,
    table,
)

WALLS = Works(walls=(20, 20, 20, 30, 20, 20), gates=(12,), oil=1)
GEAR = Works(towers=1, ladders=2, rams=1)


def siege(*dice: int, terrain: str = "fields") -> tuple[Battle, Fortress]:
    """The challenger besieges; four units of foot, one of knights against two units behind walls."""
    on = sheet(
        *((piece("river", 2, 5), piece("bridge", 2)) if terrain == "river" else ()),
        terrain=terrain,
        siege=True,
        walls=True,
        defender=1,
        turns=8,
    )
    battle = table(
        force(*[regiment() for _ in range(4)], knights(), commanders=(general(),), works=GEAR),
        force(archers(), regiment(), knights(), commanders=(general(),), works=WALLS),
        *dice,
        on=on,
    )
    raise_walls(battle)
    assert battle.fortress is not None
    return battle, battle.fortress


@pytest.mark.rule("EMP-323")
def test_a_siege_is_fought_in_the_terrain_of_the_tile() -> None:
    battle, fortress = siege(terrain="river")
    assert WATER in battle.ground.codes
    assert CROSSING in battle.ground.codes
    assert WALL in battle.ground.codes
    assert fortress.sections


@pytest.mark.rule("EMP-324")
def test_towers_ladders_and_rams_go_to_the_foot_of_the_attacker() -> None:
    _, fortress = siege()
    assert fortress.gear == [TOWER, LADDERS, LADDERS, RAM, 0]


@pytest.mark.rule("EMP-325")
def test_walls_stand_in_the_half_of_the_defender_only() -> None:
    battle, fortress = siege()
    assert all(section.y > MIDDLE for section in fortress.sections)
    squares = [n for n, code in enumerate(battle.ground.codes) if code in (WALL, GATE)]
    assert all(n // 36 * 5 >= MIDDLE for n in squares)


@pytest.mark.rule("EMP-325")
def test_the_defender_mans_his_walls() -> None:
    battle, fortress = siege()
    deploy(battle)
    fortress = battle.fortress or fortress
    on_wall = [unit for unit in battle.armies[1].units if unit.wall >= 0]
    assert [unit.kind for unit in on_wall] == [0, 0]
    assert all(unit.cover == 2 for unit in on_wall)
    assert not any(unit.wall >= 0 for unit in battle.armies[0].units)


@pytest.mark.rule("EMP-328")
def test_wall_gate_and_tower_withstand_20_12_and_30() -> None:
    battle, fortress = siege()
    assert [section.structure for section in fortress.sections] == [20, 20, 20, 12, 30, 20, 20]
    wall = fortress.sections[0]
    battle.dice = Always(5)
    wall.struck = 4
    batter(battle, fortress, wall)
    assert [wall.is_breached, wall.stored] == [False, 1]
    wall.struck = 4
    batter(battle, fortress, wall)
    assert battle.ground.code(wall.x, wall.y) == BREACH


@pytest.mark.rule("EMP-328")
def test_without_hits_nothing_is_thrown() -> None:
    battle, fortress = siege()
    fortress.sections[0].stored = 3
    batter(battle, fortress, fortress.sections[0])
    assert not fortress.sections[0].is_breached


@pytest.mark.rule("EMP-328")
def test_a_ram_at_the_gate_gives_one_hit() -> None:
    battle, fortress = siege(6)
    gate = fortress.gate()
    assert gate is not None
    for number in range(5):
        put(battle, 0, number, 10, 10)
    put(battle, 0, 3, gate.x, gate.y - 6)
    strike_walls(battle, 0, [])
    assert gate.stored == 1


def test_a_breach_ends_the_protection_of_who_stands_behind_it() -> None:
    battle, fortress = siege()
    deploy(battle)
    fortress = battle.fortress or fortress
    unit = battle.armies[1].units[0]
    assert unit.wall >= 0
    section = fortress.sections[unit.wall]
    section.struck = 20
    battle.dice = Always(6)
    batter(battle, fortress, section)
    assert unit.wall == -1
    assert protection(unit, None) == 0


def test_only_infantry_with_ladders_or_a_tower_storms_walls() -> None:
    battle, fortress = siege()
    target = battle.armies[1].units[0]
    target.wall = 0
    put(battle, 1, 0, 90, fortress.inner)
    may = []
    for number in range(5):
        unit = put(battle, 0, number, 90, fortress.inner - 18)
        may.append(may_charge(battle, unit, target, unit.charge_reach))
    assert may == [True, True, True, False, False]


def test_a_siege_tower_cancels_the_walls_ladders_do_not() -> None:
    battle, fortress = siege()
    target = battle.armies[1].units[0]
    target.wall = 0
    put(battle, 1, 0, 90, fortress.inner)
    battle.dice = Always(5)
    tower, ladders = put(battle, 0, 0, 90, 96), put(battle, 0, 1, 90, 96)
    clash(tower, target)
    assert strike(battle, tower, target, True) == 12
    assert strike(battle, ladders, target, True) == 0


def test_nobody_walks_through_a_wall() -> None:
    battle, fortress = siege()
    unit = put(battle, 0, 4, 90, 80)
    walk(battle, unit, 90, 115, 30)
    assert unit.y < fortress.sections[0].y


def test_magic_does_not_cross_walls() -> None:
    battle, fortress = siege()
    character = lead(battle, 0, 0, 90, 90)
    for number in (1, 2):
        put(battle, 1, number, 10, 118)
    put(battle, 1, 0, 90, fortress.inner)
    assert _target(battle, character, 30) is None


@pytest.mark.parametrize(("die", "count"), [(1, 0), (3, 1), (5, 2), (6, 3)])
def test_boiling_oil(die: int, count: int) -> None:
    battle, _ = siege(die)
    assert oil_attacks(battle) == count


@pytest.mark.rule("EMP-423")
def test_a_siege_is_fought_to_its_last_turn() -> None:
    ours = force(regiment(), flyers(), commanders=(general(), hero()), works=GEAR)
    theirs = force(archers(), regiment(), commanders=(general(),), works=WALLS)
    on = sheet(siege=True, walls=True, defender=1, turns=8)
    assert max(fight(on, (ours, theirs), seed).turns for seed in range(10)) == 8


@pytest.mark.rule("EMP-327")
def test_walls_and_gates_stand_only_where_they_were_bought() -> None:
    on = sheet(siege=True, walls=True, defender=1, turns=8)
    ours = force(regiment(), commanders=(general(),))

    def fortress(works: Works) -> Fortress | None:
        battle = table(ours, force(regiment(), commanders=(general(),), works=works), on=on)
        deploy(battle)
        return battle.fortress

    assert fortress(Works(oil=3)) is None
    gate = fortress(Works(gates=(12,)))
    assert gate is not None
    assert [(one.structure, one.is_gate) for one in gate.sections] == [(12, True)]
    wall = fortress(Works(walls=(20, 15), gates=(12,)))
    assert wall is not None
    assert [(one.structure, one.is_gate) for one in wall.sections] == [
        (20, False),
        (12, True),
        (15, False),
    ]


@pytest.mark.rule("EMP-327", "EMP-435")
def test_who_fortifies_nothing_is_besieged_in_the_open() -> None:
    on = sheet(siege=True, walls=True, defender=1, turns=8)
    open_ = force(*[regiment() for _ in range(4)], commanders=(general(),))
    reports = [fight(on, (open_, open_), seed).report for seed in range(6)]
    assert any(sum(report.points) for report in reports)


@pytest.mark.rule("EMP-328", "EMP-435")
def test_shots_hit_a_wall_on_a_6_and_one_that_holds_keeps_a_die() -> None:
    battle, fortress = siege(5, 5, 5)
    engine = battle.armies[0].units[0]
    strike_walls(battle, 0, [(engine, 3)])
    assert [section.stored for section in fortress.sections] == [0] * 7
    battle, fortress = siege(5, 6, 3)
    strike_walls(battle, 0, [(engine, 2)])
    gate = fortress.gate()
    assert gate is not None
    assert (gate.stored, gate.struck) == (1, 0)
