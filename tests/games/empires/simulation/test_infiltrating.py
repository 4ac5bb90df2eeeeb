"""Troops who come up in cover, ahead of their army."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.simulation.deployment import deploy
from feldzug.games.empires.simulation.forces import Force
from feldzug.games.empires.simulation.ground import ACROSS, MIDDLE, SQUARE, WOOD, ZONE
from feldzug.games.empires.simulation.infiltrating import infiltrate
from tests.games.empires.simulation.tabletop import force, piece, put, regiment, sheet, table

pytestmark = pytest.mark.rule("EMP-435")


def rangers(count: int = 1, **said: Any) -> Force:
    return force(*[regiment(traits=("infiltrate",), **said)] * count, regiment())


def test_who_infiltrates_comes_up_in_the_cover_next_to_the_middle() -> None:
    woods = sheet(piece("wood", 3), piece("wood", 10))
    battle = table(rangers(), force(regiment()), on=woods)
    deploy(battle)
    unit, other = battle.armies[0].units
    assert battle.ground.code(unit.x, unit.y) == WOOD
    assert abs(unit.y - MIDDLE) == min(
        abs(at // ACROSS * SQUARE + SQUARE // 2 - MIDDLE)
        for at, code in enumerate(battle.ground.codes)
        if code == WOOD
    )
    assert (unit.cover, other.y) == (1, ZONE - 6)
    assert [len(brigade) for brigade in battle.armies[0].brigades] == [1, 1]


def test_nobody_infiltrates_in_the_open_a_swamp_the_own_zone_or_beside_an_enemy() -> None:
    battle = table(rangers(), force(regiment()), on=sheet(piece("swamp", 3), piece("field", 4)))
    deploy(battle)
    assert battle.armies[0].units[0].y == ZONE - 6
    for at, comes_up in ((24, True), (23, False)):
        battle = table(rangers(), force(regiment()), on=sheet(piece("wood", 3)))
        battle.ground.codes = [0] * len(battle.ground.codes)
        battle.ground.lay(WOOD, 80, 40, 15, 5)
        put(battle, 1, 0, 87, 42 + at)
        unit = put(battle, 0, 0, 87, 14)
        infiltrate(battle)
        assert (unit.y == 42) == comes_up
    battle.ground.codes = [0] * len(battle.ground.codes)
    battle.ground.lay(WOOD, 80, 15, 15, 5)
    unit = put(battle, 0, 0, 87, 14)
    infiltrate(battle)
    assert unit.y == 14


def test_who_infiltrates_leaves_room_for_his_comrades_and_the_walls_are_manned_first() -> None:
    battle = table(rangers(4), force(regiment()), on=sheet(piece("wood", 3)))
    deploy(battle)
    up = [unit for unit in battle.armies[0].units if unit.y > ZONE]
    assert len(up) > 1
    for n, one in enumerate(up):
        assert all(abs(one.x - other.x) >= 12 or abs(one.y - other.y) >= 4 for other in up[:n])
    manned = put(battle, 0, 0, 90, 14)
    manned.wall = 0
    infiltrate(battle)
    assert (manned.x, manned.y) == (90, 14)
