"""Bolts that fly on through the ranks, and mounts that breathe."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.armies import army_list
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.simulation.commanding import move_characters
from feldzug.games.empires.simulation.forces import ARTILLERY, GENERAL, Commander
from feldzug.games.empires.simulation.ground import WOOD
from feldzug.games.empires.simulation.shooting import breathed_at, shooting_phase
from tests.games.empires.simulation.tabletop import (
    Script,
    clash,
    force,
    hero,
    lead,
    piece,
    put,
    regiment,
    sheet,
    table,
)

pytestmark = pytest.mark.rule("EMP-435")


# --- bolts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("traits", "at", "fallen"),
    [
        (("bolt-thrower",), (90, 66), 1),
        (("bolt-thrower",), (95, 66), 1),
        (("bolt-thrower",), (96, 66), 0),
        (("bolt-thrower",), (90, 67), 0),
        (("bolt-thrower",), (84, 60), 0),
        (("elven-bolt-thrower",), (90, 66), 0),
    ],
)
def test_bolts_that_hit_fly_on_to_the_unit_right_behind(
    traits: tuple[str, ...], at: tuple[int, int], fallen: int
) -> None:
    engine = regiment(ARTILLERY, stands=1, shots=(3,), reach=40, traits=traits)
    foes = [regiment(traits=("no-drive-back",)), regiment(traits=("no-drive-back",), hits=1)]
    battle = table(force(engine), force(*foes), 4, 4, 3, *[4, 3] * fallen)
    put(battle, 0, 0, 90, 30)
    first, behind = put(battle, 1, 0, 90, 60), put(battle, 1, 1, *at)
    shooting_phase(battle, 0)
    assert isinstance(battle.dice, Script)
    assert battle.dice.faces == []
    assert (first.stands, behind.stands) == (3, 3 - fallen)


# --- mounts that breathe -----------------------------------------------------------------------


def rider(**said: Any) -> Commander:
    profile: dict[str, Any] = {"shots": 3, "reach": 20, "flies": True}
    return hero(**(profile | said))


def test_a_dragon_rider_joins_the_unit_whose_enemy_is_nearest_and_his_mount_breathes() -> None:
    ours = force(regiment(), regiment(), commanders=(rider(),))
    battle = table(ours, force(regiment(), regiment(armour=6)), 4, 4, 3, 5, 6, 2)
    put(battle, 0, 0, 60, 40)
    unit = put(battle, 0, 1, 90, 40)
    put(battle, 1, 0, 60, 64)
    foe = put(battle, 1, 1, 90, 62)
    leader = lead(battle, 0, 0, 75, 30)
    move_characters(battle, battle.armies[0])
    assert (leader.unit, unit.leader) == (unit, leader)
    shooting_phase(battle, 0)
    assert foe.y == 62 + 2  # armour stops one of two hits, the other drives it back by a die


@pytest.mark.parametrize(
    ("said", "at"),
    [({}, 65), ({"shots": 0}, 62), ({"rank": GENERAL}, 62), ({"flies": False}, 62)],
)
def test_nobody_breathes_too_far_without_a_mount_or_as_general(
    said: dict[str, Any], at: int
) -> None:
    battle = table(force(regiment(), commanders=(rider(**said),)), force(regiment()))
    unit = put(battle, 0, 0, 90, 40)
    put(battle, 1, 0, 90, at)
    leader = lead(battle, 0, 0, 20, 40)  # 70 cm away
    move_characters(battle, battle.armies[0])
    assert (leader.unit, unit.leader) == (None, None)
    shooting_phase(battle, 0)


def test_a_mount_does_not_breathe_in_combat_nor_at_who_is_behind_or_hidden() -> None:
    ours = force(regiment(), commanders=(rider(),))
    battle = table(ours, force(regiment()), on=sheet(piece("wood", 3)))
    unit, foe = put(battle, 0, 0, 90, 40), put(battle, 1, 0, 90, 30)
    assert breathed_at(battle, unit, 20) is None
    put(battle, 1, 0, 90, 60)
    assert breathed_at(battle, unit, 20) is foe
    battle.ground.lay(WOOD, 85, 50, 10, 5)
    assert breathed_at(battle, unit, 20) is None
    leader = lead(battle, 0, 0, 90, 40)
    unit.leader, leader.unit = leader, unit
    clash(unit, put(battle, 1, 0, 90, 44))
    shooting_phase(battle, 0)
    assert foe.wounds == 0


def test_the_mounts_that_breathe_are_those_of_the_lists() -> None:
    army = army_list(PEOPLES.index("high-elves"), "revolution")
    dragon = next(one for one in army.by_upgrade.values() if "breath20" in one.special)
    assert (dragon.shots, dragon.range) == (3, 20)
