"""The command phase of a simulated battle: who orders first, half moves, and what ends with it."""

from __future__ import annotations

import pytest

from feldzug.games.empires.simulation.commanding import (
    _advance,
    _come_home,
    _give_orders,
    _groups,
    _order,
    command_phase,
    move_characters,
)
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.orders import Brigade
from tests.games.empires.simulation.tabletop import (
    brigade,
    clash,
    flyers,
    force,
    general,
    hero,
    knights,
    lead,
    objective,
    piece,
    put,
    regiment,
    sheet,
    table,
)

pytestmark = pytest.mark.rule("EMP-435")


def riders(*dice: int) -> Battle:
    """Knights and their Hero far from the enemy, in the second turn."""
    battle = table(force(knights(), commanders=(hero(),)), force(regiment()), *dice)
    battle.turn = 2
    put(battle, 1, 0, 60, 110)
    put(battle, 0, 0, 60, 14)
    lead(battle, 0, 0, 60, 10)
    return battle


def ordered(battle: Battle) -> int:
    """The Hero orders the first unit, as long as he succeeds; returns where it stands then."""
    army = battle.armies[0]
    unit = army.units[0]
    _order(battle, army, army.characters[0], brigade(battle, unit), None)
    return unit.y


def test_after_a_first_order_that_fails_a_unit_makes_half_a_move() -> None:
    assert ordered(riders(6, 5)) == 14 + 15


def test_after_a_later_one_it_stays() -> None:
    assert ordered(riders(1, 1, 6, 5)) == 14 + 30


def test_who_is_pulled_back_by_a_blunder_goes_half_a_move() -> None:
    battle = table(force(regiment(), commanders=(hero(),)), force(regiment()), 6, 6, 2)
    battle.turn = 2
    put(battle, 1, 0, 60, 80)
    put(battle, 0, 0, 60, 60)
    lead(battle, 0, 0, 60, 56)
    assert ordered(battle) == 50


def test_heroes_order_before_their_general() -> None:
    battle = table(force(knights(), commanders=(general(), hero())), force(regiment()), 6, 5)
    battle.turn = 2
    put(battle, 1, 0, 60, 110)
    unit = put(battle, 0, 0, 60, 14)
    first, second = lead(battle, 0, 0, 60, 10), lead(battle, 0, 1, 60, 10)
    army = battle.armies[0]
    army.brigades, army.goals = [[unit]], [-1]
    _give_orders(battle, army, None)
    assert (first.has_failed, second.has_failed) == (False, True)


def test_confusion_ends_with_the_own_command_phase() -> None:
    battle = table(force(regiment(), commanders=(hero(),)), force(regiment()))
    put(battle, 1, 0, 60, 110)
    unit = put(battle, 0, 0, 60, 14)
    unit.confused = True
    command_phase(battle, 1, None)
    assert unit.confused
    command_phase(battle, 0, None)
    assert not unit.confused


@pytest.mark.parametrize(("far", "joins"), [(60, True), (61, False)])
def test_a_hero_joins_a_unit_that_fights_within_his_move(far: int, joins: bool) -> None:
    battle = table(force(regiment(), commanders=(hero(),)), force(regiment()))
    unit, foe = put(battle, 0, 0, 10 + far, 50), put(battle, 1, 0, 10 + far, 54)
    clash(unit, foe)
    leader = lead(battle, 0, 0, 10, 50)
    move_characters(battle, battle.armies[0])
    assert (leader.unit is unit) == joins


@pytest.mark.rule("EMP-285")
def test_a_brigade_climbs_the_mountain_in_one_file() -> None:
    on = sheet(piece("mountain-hill", 0), objectives=(objective("mountain"),), terrain="mountain")
    battle = table(force(regiment(), regiment()), force(regiment()), on=on)
    put(battle, 1, 0, 90, 118)
    units = [put(battle, 0, n, 84 + 12 * n, 10) for n in range(2)]
    units[1].slot = 1
    _advance(battle, battle.armies[0], Brigade(battle, units, 0), half=False)
    assert abs(units[0].x - units[1].x) < 12
    assert units[0].y > 10


@pytest.mark.parametrize(("far", "comes"), [(20, False), (21, True)])
def test_flyers_too_far_for_orders_come_home(far: int, comes: bool) -> None:
    battle = table(force(flyers(), commanders=(hero(),)), force())
    unit = put(battle, 0, 0, 60, 10 + far)
    lead(battle, 0, 0, 60, 10)
    _come_home(battle, battle.armies[0])
    assert (unit.y != 10 + far) == comes


def test_who_is_confused_gets_no_order() -> None:
    battle = table(force(regiment()), force())
    unit = put(battle, 0, 0, 60, 14)
    army = battle.armies[0]
    army.brigades, army.goals = [[unit]], [-1]
    assert len(_groups(battle, army)) == 1
    unit.confused = True
    assert _groups(battle, army) == []
