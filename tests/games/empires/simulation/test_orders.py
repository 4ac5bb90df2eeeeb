from __future__ import annotations

import pytest

from feldzug.games.empires.simulation.commanding import _groups
from feldzug.games.empires.simulation.forces import HERO, WIZARD, Force
from feldzug.games.empires.simulation.orders import (
    FAILED,
    HALTED,
    HEADLONG,
    OBEYED,
    PULLED_BACK,
    command_value,
    may_order,
    try_order,
)
from tests.games.empires.simulation.tabletop import (
    brigade,
    flyers,
    force,
    general,
    hero,
    item,
    lead,
    piece,
    put,
    regiment,
    sheet,
    table,
)


def army() -> Force:
    return force(regiment(), regiment(), regiment(), commanders=(hero(),))


@pytest.mark.rule("EMP-021", "EMP-424")
def test_in_turn_1_the_first_order_to_each_unit_has_one_more() -> None:
    battle = table(army(), force(regiment()), 4, 5, 4, 4, 4, 5)
    put(battle, 1, 0, 90, 110)
    one = brigade(battle, put(battle, 0, 0, 60, 14))
    other = brigade(battle, put(battle, 0, 1, 70, 14))
    character = lead(battle, 0, 0, 65, 10)
    assert command_value(battle, character, one) == 9
    assert try_order(battle, character, one) == OBEYED
    assert command_value(battle, character, one) == 7
    assert try_order(battle, character, one) == FAILED
    character.has_failed = False
    assert command_value(battle, character, other) == 9
    assert try_order(battle, character, other) == OBEYED


@pytest.mark.rule("EMP-021")
def test_in_turn_2_there_is_no_such_order() -> None:
    battle = table(army(), force(regiment()))
    battle.turn = 2
    put(battle, 1, 0, 90, 110)
    assert (
        command_value(
            battle, lead(battle, 0, 0, 60, 10), brigade(battle, put(battle, 0, 0, 60, 14))
        )
        == 8
    )


@pytest.mark.rule("EMP-021")
def test_no_command_value_is_above_10() -> None:
    battle = table(force(regiment(), commanders=(general(command=10),)), force(regiment()))
    put(battle, 1, 0, 90, 110)
    assert (
        command_value(
            battle, lead(battle, 0, 0, 60, 10), brigade(battle, put(battle, 0, 0, 60, 14))
        )
        == 10
    )


@pytest.mark.rule("EMP-022", "EMP-424")
def test_a_brigade_has_it_once_for_all_its_units() -> None:
    battle = table(army(), force(regiment()), 4, 5)
    put(battle, 1, 0, 90, 110)
    units = [put(battle, 0, n, 60 + 12 * n, 14) for n in range(3)]
    character = lead(battle, 0, 0, 70, 10)
    whole = brigade(battle, *units)
    assert command_value(battle, character, whole) == 9
    assert try_order(battle, character, whole) == OBEYED
    assert command_value(battle, character, brigade(battle, units[0])) == 8


@pytest.mark.rule("EMP-424")
def test_by_the_option_a_character_has_it_once() -> None:
    battle = table(army(), force(regiment()), 4, 5, 4, 5)
    battle.plus_per_character = True
    put(battle, 1, 0, 90, 110)
    one = brigade(battle, put(battle, 0, 0, 60, 14))
    other = brigade(battle, put(battle, 0, 1, 70, 14))
    character = lead(battle, 0, 0, 65, 10)
    assert try_order(battle, character, one) == OBEYED
    assert command_value(battle, character, other) == 8
    assert try_order(battle, character, other) == FAILED


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("village", marks=pytest.mark.rule("EMP-278")),
        pytest.param("swamp", marks=pytest.mark.rule("EMP-279")),
        pytest.param("wood", marks=pytest.mark.rule("EMP-280")),
    ],
)
def test_an_order_into_dense_terrain_is_harder(kind: str) -> None:
    battle = table(army(), force(regiment()), on=sheet(piece(kind, 3)))
    battle.turn = 2
    put(battle, 1, 0, 90, 110)
    character = lead(battle, 0, 0, 75, 30)
    inside = brigade(battle, put(battle, 0, 0, 75, 36))
    outside = brigade(battle, put(battle, 0, 1, 75, 24))
    assert command_value(battle, character, outside) == 8
    assert command_value(battle, character, inside) == 7


@pytest.mark.rule("EMP-367")
@pytest.mark.parametrize(
    ("weather", "orders"),
    [("pleasant", 3), ("thunderstorm", 1), ("snowstorm", 1), ("fog", 1), ("sandstorm", 1)],
)
def test_in_a_thunderstorm_a_unit_takes_one_order(weather: str, orders: int) -> None:
    battle = table(army(), force(regiment()), *[1] * 20, on=sheet(weather=weather))
    put(battle, 1, 0, 90, 110)
    group = brigade(battle, put(battle, 0, 0, 60, 14))
    character = lead(battle, 0, 0, 60, 10)
    given = 0
    while may_order(battle, character, group):
        assert try_order(battle, character, group) == OBEYED
        given += 1
    assert given == orders


def test_enemies_near_and_lost_stands_make_orders_harder_but_not_for_the_undead() -> None:
    battle = table(
        force(regiment(), regiment(traits=("undead",)), commanders=(hero(),)), force(regiment())
    )
    battle.turn = 2
    put(battle, 1, 0, 60, 40)
    character = lead(battle, 0, 0, 60, 18)
    living, dead = put(battle, 0, 0, 60, 20), put(battle, 0, 1, 60, 20)
    assert command_value(battle, character, brigade(battle, living)) == 7
    assert command_value(battle, character, brigade(battle, dead)) == 8
    battle.lose_stands(dead, 2)
    assert command_value(battle, character, brigade(battle, dead)) == 6


def test_command_falls_with_each_full_20_cm_beyond_the_first() -> None:
    battle = table(army(), force(regiment()))
    battle.turn = 2
    put(battle, 1, 0, 90, 110)
    group = brigade(battle, put(battle, 0, 0, 60, 14))
    for far, value in ((39, 8), (40, 7), (60, 6)):
        assert command_value(battle, lead(battle, 0, 0, 60 + far, 14), group) == value
    assert may_order(battle, lead(battle, 0, 0, 120, 14), group)
    assert not may_order(battle, lead(battle, 0, 0, 121, 14), group)


def test_flyers_are_ordered_from_20_cm() -> None:
    battle = table(force(flyers(), commanders=(general(),)), force(regiment()))
    put(battle, 1, 0, 90, 110)
    group = brigade(battle, put(battle, 0, 0, 60, 14))
    assert may_order(battle, lead(battle, 0, 0, 80, 14), group)
    assert not may_order(battle, lead(battle, 0, 0, 81, 14), group)


@pytest.mark.parametrize(("die", "outcome"), [(1, FAILED), (3, PULLED_BACK), (6, HEADLONG)])
def test_a_hero_blunders_on_12(die: int, outcome: int) -> None:
    battle = table(army(), force(regiment()), 6, 6, die)
    put(battle, 1, 0, 90, 110)
    character = lead(battle, 0, 0, 60, 10)
    assert try_order(battle, character, brigade(battle, put(battle, 0, 0, 60, 14))) == outcome
    assert character.unsure == (1 if die == 1 else 0)


def test_the_failure_of_the_general_ends_all_orders() -> None:
    battle = table(force(regiment(), commanders=(general(),)), force(regiment()), 6, 6)
    put(battle, 1, 0, 90, 110)
    group = brigade(battle, put(battle, 0, 0, 60, 14))
    assert try_order(battle, lead(battle, 0, 0, 60, 10), group) == FAILED
    assert not battle.armies[0].commands_on


def test_the_orb_of_majesty_repeats_a_failed_order_once() -> None:
    bearer = general(item=item("orb-of-majesty"))
    battle = table(force(regiment(), commanders=(bearer,)), force(regiment()), 6, 6, 1, 1)
    put(battle, 1, 0, 90, 110)
    group = brigade(battle, put(battle, 0, 0, 60, 14))
    assert try_order(battle, lead(battle, 0, 0, 60, 10), group) == OBEYED


@pytest.mark.parametrize(("aside", "ahead", "count"), [(25, 25, 1), (26, 0, 2), (0, 26, 2)])
def test_units_of_a_brigade_that_stand_far_apart_are_ordered_on_their_own(
    aside: int, ahead: int, count: int
) -> None:
    battle = table(force(regiment(), regiment()), force(regiment()))
    units = [put(battle, 0, 0, 60, 20), put(battle, 0, 1, 60 + aside, 20 + ahead)]
    put(battle, 1, 0, 60, 110)
    army = battle.armies[0]
    army.brigades, army.goals = [units], [-1]
    assert len(_groups(battle, army)) == count


@pytest.mark.rule("EMP-435")
def test_a_brigade_obeys_one_character_in_a_turn() -> None:
    battle = table(force(regiment(), commanders=(hero(), hero())), force(), 1, 1)
    group = brigade(battle, put(battle, 0, 0, 60, 14))
    first, second = lead(battle, 0, 0, 60, 10), lead(battle, 0, 1, 60, 10)
    assert may_order(battle, second, group)
    assert try_order(battle, first, group) == OBEYED
    assert may_order(battle, first, group)
    assert not may_order(battle, second, group)


@pytest.mark.rule("EMP-435")
@pytest.mark.parametrize(
    ("rank", "far", "may"),
    [(WIZARD, 20, True), (WIZARD, 21, False), (HERO, 60, True), (HERO, 61, False)],
)
def test_heroes_order_within_60_cm_wizards_within_20(rank: int, far: int, may: bool) -> None:
    battle = table(force(regiment(), commanders=(hero(rank),)), force())
    group = brigade(battle, put(battle, 0, 0, 10 + far, 10))
    assert may_order(battle, lead(battle, 0, 0, 10, 10), group) == may


@pytest.mark.rule("EMP-435")
def test_an_11_fails_but_is_no_blunder() -> None:
    battle = table(army(), force(regiment()), 5, 6)
    put(battle, 1, 0, 90, 110)
    group = brigade(battle, put(battle, 0, 0, 60, 14))
    assert try_order(battle, lead(battle, 0, 0, 60, 10), group) == FAILED


@pytest.mark.rule("EMP-435")
@pytest.mark.parametrize(
    ("die", "outcome"), [(2, PULLED_BACK), (3, PULLED_BACK), (4, HALTED), (5, HALTED)]
)
def test_a_blunder_of_2_or_3_pulls_back_one_of_4_or_5_halts(die: int, outcome: int) -> None:
    battle = table(army(), force(regiment()), 6, 6, die)
    put(battle, 1, 0, 90, 110)
    group = brigade(battle, put(battle, 0, 0, 60, 14))
    assert try_order(battle, lead(battle, 0, 0, 60, 10), group) == outcome
