from __future__ import annotations

import pytest

from feldzug.games.empires.sheet import NEITHER, Objective
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.fight import Course
from feldzug.games.empires.simulation.forces import Force
from feldzug.games.empires.simulation.scoring import (
    TOUCH,
    holder,
    look_for_break,
    look_for_card,
    points,
    touches,
)
from tests.games.empires.simulation.tabletop import (
    force,
    general,
    hero,
    knights,
    objective,
    piece,
    put,
    regiment,
    sheet,
    table,
)

NOWHERE = (10, 5)


def around(aim: Objective, ours: Force, theirs: Force) -> Battle:
    pieces = (piece("mountain-hill", 0),) if aim.points == 150 else ()
    return table(ours, theirs, on=sheet(*pieces, objectives=(aim,)))


@pytest.mark.rule("EMP-283")
def test_the_mountain_is_held_by_a_unit_on_top_that_is_not_confused() -> None:
    battle = around(objective("mountain", points=150), force(knights()), force(regiment()))
    unit, enemy = put(battle, 0, 0, 90, 60), put(battle, 1, 0, *NOWHERE)
    assert holder(battle, 0) == 0
    unit.confused = True
    assert holder(battle, 0) == NEITHER
    unit.confused = False
    put(battle, 1, 0, 95, 60)
    assert holder(battle, 0) == NEITHER
    put(battle, 0, 0, *NOWHERE)
    assert holder(battle, 0) == enemy.side


@pytest.mark.rule("EMP-353")
def test_the_city_is_held_by_sole_occupation() -> None:
    battle = around(objective("city", 4, 50), force(knights()), force(regiment()))
    put(battle, 0, 0, 105, 55)
    put(battle, 1, 0, 105, 65)
    assert holder(battle, 0) == NEITHER
    put(battle, 1, 0, 105, 85)
    assert holder(battle, 0) == 0


@pytest.mark.rule("EMP-353", "EMP-435")
@pytest.mark.parametrize(("far", "side"), [(10, 0), (11, NEITHER)])
def test_who_is_more_than_10_cm_away_is_not_in_the_city(far: int, side: int) -> None:
    battle = around(objective("city", 4, 50), force(knights()), force(regiment()))
    x, y = battle.ground.places[0]
    put(battle, 1, 0, *NOWHERE)
    for dx, dy in ((far, 0), (0, far)):
        put(battle, 0, 0, x + dx, y + dy)
        assert holder(battle, 0) == side


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("special-building", marks=pytest.mark.rule("EMP-350")),
        pytest.param("mine", marks=pytest.mark.rule("EMP-355")),
        pytest.param("castle", marks=pytest.mark.rule("EMP-362")),
    ],
)
@pytest.mark.rule("EMP-416")
def test_buildings_are_held_by_infantry_that_touches_them_alone(kind: str) -> None:
    battle = around(objective(kind, 3), force(regiment(), knights()), force(knights()))
    x, y = battle.ground.places[0]
    put(battle, 0, 0, x + 4, y)
    put(battle, 0, 1, *NOWHERE)
    put(battle, 1, 0, *NOWHERE)
    assert holder(battle, 0) == 0
    put(battle, 1, 0, x, y + 4)
    assert holder(battle, 0) == NEITHER
    put(battle, 1, 0, *NOWHERE)
    put(battle, 0, 0, x + 30, y)
    assert holder(battle, 0) == NEITHER
    put(battle, 0, 1, x, y)
    assert holder(battle, 0) == NEITHER


@pytest.mark.rule("EMP-360")
def test_the_first_infantry_at_the_castle_gets_its_card() -> None:
    battle = around(objective("castle", 3), force(regiment()), force(regiment(), knights()))
    x, y = battle.ground.places[0]
    put(battle, 0, 0, *NOWHERE)
    put(battle, 1, 0, *NOWHERE)
    put(battle, 1, 1, x, y)
    look_for_card(battle, 1)
    assert battle.castle_card == NEITHER
    put(battle, 1, 0, x + 3, y)
    look_for_card(battle, 1)
    put(battle, 0, 0, x, y)
    look_for_card(battle, 0)
    assert battle.castle_card == 1
    assert Course(battle).result().report.castle_card == 1


def test_points_are_full_for_the_destroyed_and_half_for_the_worn() -> None:
    battle = table(
        force(
            regiment(points=45),
            regiment(points=65),
            regiment(stands=1),
            commanders=(hero(), general()),
        ),
        force(regiment()),
    )
    destroyed, worn, _ = list(battle.armies[0].units)
    battle.destroy(destroyed)
    battle.lose_stands(worn, 2)
    battle.slay(battle.armies[0].characters[0])
    assert points(battle) == (0, 45 + 35 + 80)


def test_troll_slayers_are_scored_while_they_live() -> None:
    slayers = regiment(points=80, traits=("inverted-victory-points",))
    battle = table(force(slayers, slayers, slayers), force(regiment()))
    dead, worn, _ = list(battle.armies[0].units)
    battle.destroy(dead)
    battle.lose_stands(worn, 2)
    assert points(battle) == (0, 40 + 80)


def test_an_army_withdraws_at_its_break_point_but_not_in_a_siege() -> None:
    for siege in (False, True):
        battle = table(
            force(*[regiment() for _ in range(5)]), force(regiment()), on=sheet(siege=siege)
        )
        units = list(battle.armies[0].units)
        assert battle.armies[0].break_point == 3
        battle.destroy(units[0])
        battle.destroy(units[1])
        assert not look_for_break(battle)
        battle.lose_stands(units[2], 2)
        assert not look_for_break(battle)
        battle.lose_stands(units[3], 2)
        assert look_for_break(battle) is not siege


def test_only_units_that_count_break_an_army() -> None:
    bowmen = regiment(counts=False)
    battle = table(force(bowmen, bowmen, bowmen, knights(), knights()), force(regiment()))
    assert battle.armies[0].break_point == 1
    for unit in list(battle.armies[0].units)[:3]:
        battle.destroy(unit)
    assert not look_for_break(battle)
    battle.destroy(battle.armies[0].units[0])
    assert look_for_break(battle)


def test_without_its_general_an_army_withdraws() -> None:
    battle = table(force(regiment(), commanders=(general(),)), force(regiment()))
    battle.slay(battle.armies[0].characters[0])
    assert look_for_break(battle)
    assert Course(battle).result().report.withdrew == 0


def test_when_both_withdraw_the_report_names_nobody() -> None:
    battle = table(force(regiment()), force(regiment()))
    for army in battle.armies:
        army.has_withdrawn = True
    result = Course(battle).result()
    assert result.report.withdrew == NEITHER
    assert result.broken == (True, True)


@pytest.mark.rule("EMP-126", "EMP-435")
def test_an_army_in_which_nothing_counts_has_no_break_point() -> None:
    peasants = force(regiment(counts=False), regiment(counts=False), commanders=(general(),))
    battle = table(peasants, force(regiment(), regiment()))
    assert not look_for_break(battle)
    battle.destroy(battle.armies[0].units[0])
    assert not look_for_break(battle)
    battle.destroy(battle.armies[0].units[0])
    assert look_for_break(battle)
    assert battle.armies[0].has_withdrawn


@pytest.mark.rule("EMP-416")
def test_a_building_is_touched_by_a_unit_whose_centre_is_8_cm_away() -> None:
    battle = table(force(regiment()), force())
    unit = put(battle, 0, 0, 60, 50)
    assert touches(unit, 68, 50, TOUCH)
    assert not touches(unit, 69, 50, TOUCH)
    assert touches(unit, 60, 42, TOUCH)
    assert not touches(unit, 66, 56, TOUCH)
