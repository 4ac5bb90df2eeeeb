from __future__ import annotations

import pytest

from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.fight import Course
from feldzug.games.empires.simulation.forces import Force
from feldzug.games.empires.simulation.ground import LAVA, NOTCH_AT, OPEN
from feldzug.games.empires.simulation.hazards import LAVA_TILES, Volcano
from feldzug.games.empires.simulation.moving import fly, walk
from tests.games.empires.simulation.tabletop import (
    Always,
    flyers,
    force,
    hero,
    lead,
    piece,
    put,
    regiment,
    sheet,
    table,
)


def burning(ours: Force, theirs: Force, *dice: int) -> Battle:
    return table(ours, theirs, *dice, on=sheet(piece("volcano", 0), terrain="volcano"))


@pytest.mark.parametrize(
    ("turn", "die", "erupts"),
    [
        pytest.param(1, 3, False, marks=pytest.mark.rule("EMP-288")),
        pytest.param(1, 4, True, marks=pytest.mark.rule("EMP-288")),
        pytest.param(2, 2, False, marks=pytest.mark.rule("EMP-289")),
        pytest.param(2, 3, True, marks=pytest.mark.rule("EMP-289")),
        pytest.param(3, 1, False, marks=pytest.mark.rule("EMP-290")),
        pytest.param(3, 2, True, marks=pytest.mark.rule("EMP-290")),
    ],
)
def test_the_volcano_erupts_more_easily_turn_by_turn(turn: int, die: int, erupts: bool) -> None:
    battle = burning(force(regiment()), force(regiment()), die)
    battle.turn = turn
    volcano = Volcano()
    assert volcano.player_turn(battle, 0) == erupts
    assert volcano.is_erupting == erupts
    assert volcano.die == die


@pytest.mark.rule("EMP-291")
def test_in_turn_4_it_erupts_without_a_roll() -> None:
    battle = burning(force(regiment()), force(regiment()))
    battle.turn = 4
    volcano = Volcano()
    assert volcano.player_turn(battle, 0)
    assert volcano.die == 0


@pytest.mark.rule("EMP-287")
def test_both_players_roll_in_each_turn_before_their_command_phase() -> None:
    battle = burning(force(regiment()), force(regiment()), 1, 1, 4)
    course = Course(battle)
    for side in (0, 1):
        course.before_command(side)
    battle.turn = 2
    course.before_command(0)
    assert course.volcano is not None
    assert course.volcano.is_erupting


@pytest.mark.rule("EMP-292", "EMP-294")
def test_the_lava_leaves_the_notch_and_grows_by_a_tile_for_each_player() -> None:
    battle = burning(force(regiment()), force(regiment()), 6)
    volcano = Volcano()
    volcano.player_turn(battle, 0)
    x, y = NOTCH_AT
    assert battle.ground.code(x - 1, y - 1) == battle.ground.code(x - 10, y + 4) == LAVA
    assert battle.ground.code(x - 11, y) == OPEN
    volcano.player_turn(battle, 1)
    assert battle.ground.code(x - 11, y) == LAVA
    assert volcano.tiles == 2


def stream(battle: Battle, tiles: int, side: int = 0) -> Volcano:
    volcano = Volcano()
    volcano.is_erupting = True
    for _ in range(tiles):
        volcano.player_turn(battle, side)
    return volcano


@pytest.mark.rule("EMP-293")
@pytest.mark.parametrize(("y", "code_above", "code_below"), [(75, LAVA, OPEN), (45, OPEN, LAVA)])
def test_at_sectors_2_and_11_the_player_in_turn_bends_the_stream_at_his_enemy(
    y: int, code_above: int, code_below: int
) -> None:
    battle = burning(force(regiment()), force(regiment()))
    put(battle, 0, 0, 10, 5)
    put(battle, 1, 0, 65, y)
    volcano = stream(battle, 7)
    assert volcano.x == 60
    stands = battle.armies[1].units[0].stands
    assert stands == 3
    volcano.player_turn(battle, 0)
    assert battle.ground.code(65, 67) == code_above
    assert battle.ground.code(65, 53) == code_below


@pytest.mark.rule("EMP-293")
def test_without_an_enemy_there_the_stream_goes_straight_on() -> None:
    battle = burning(force(regiment()), force(regiment()))
    put(battle, 0, 0, 10, 5)
    put(battle, 1, 0, 10, 115)
    stream(battle, 8)
    assert battle.ground.code(55, 60) == LAVA


@pytest.mark.rule("EMP-295")
def test_after_the_last_tile_the_lake_lies_straight_on() -> None:
    battle = burning(force(regiment()), force(regiment()))
    put(battle, 0, 0, 10, 5)
    put(battle, 1, 0, 10, 115)
    volcano = stream(battle, LAVA_TILES)
    end = volcano.x
    volcano.player_turn(battle, 0)
    assert volcano.has_lake
    assert volcano.tiles == LAVA_TILES == 8
    assert [battle.ground.code(end - 1, y) for y in (51, 60, 69)] == [LAVA] * 3
    assert battle.ground.code(end - 20, 60) == LAVA
    assert battle.ground.code(end - 21, 60) == OPEN
    volcano.player_turn(battle, 1)
    assert battle.ground.code(end - 21, 60) == OPEN


@pytest.mark.rule("EMP-296")
def test_lava_is_impassable_and_flyers_do_not_land_on_it() -> None:
    battle = burning(force(regiment(), flyers()), force(regiment()))
    put(battle, 1, 0, 10, 115)
    stream(battle, 2)
    foot = put(battle, 0, 0, 115, 45)
    walk(battle, foot, 115, 75, 30)
    assert foot.y < 55
    bird = put(battle, 0, 1, 115, 30)
    fly(battle, bird, 115, 60, 100)
    assert battle.ground.code(bird.x, bird.y) == OPEN
    fly(battle, bird, 115, 90, 100)
    assert bird.y == 90


@pytest.mark.rule("EMP-297")
def test_stands_under_the_lava_are_destroyed() -> None:
    battle = burning(force(regiment(), regiment()), force(regiment()))
    put(battle, 1, 0, 10, 115)
    touched = put(battle, 0, 0, 116, 60)
    under = put(battle, 0, 1, 125, 58)
    stream(battle, 1)
    assert under.stands == 0
    assert touched.stands == 2


@pytest.mark.rule("EMP-297")
@pytest.mark.parametrize("is_bent", [False, True])
@pytest.mark.parametrize(("at", "left"), [(1, -2), (4, -2), (5, 11), (8, 11)])
def test_what_is_left_of_a_unit_stands_beside_the_lava_on_the_nearer_side(
    is_bent: bool, at: int, left: int
) -> None:
    """A tile of 10 cm from (55, 55), the unit lying across the stream."""
    battle = burning(force(regiment(stands=4)), force(regiment()))
    put(battle, 1, 0, 10, 115)
    volcano = Volcano()
    volcano.is_erupting = True
    volcano.tiles = 5
    volcano.x, volcano.y = (60, 55) if is_bent else (65, 60)
    volcano.dx, volcano.dy = (0, 1) if is_bent else (-1, 0)
    volcano.has_bent = True
    unit = put(battle, 0, 0, 55 + at if is_bent else 60, 60 if is_bent else 55 + at)
    unit.fx, unit.fy = (0, 1) if is_bent else (1, 0)
    volcano.player_turn(battle, 1)
    assert unit.stands == 2
    assert (unit.x if is_bent else unit.y) == 55 + left
    assert battle.ground.code(unit.x, unit.y) == OPEN


@pytest.mark.rule("EMP-297")
def test_characters_get_out_of_the_way_of_the_lava() -> None:
    battle = burning(force(commanders=(hero(), hero(), hero())), force(regiment()))
    put(battle, 1, 0, 10, 115)
    ours = [lead(battle, 0, n, 125, y) for n, y in enumerate((59, 60, 80))]
    stream(battle, 1)
    assert [one.y for one in ours] == [53, 66, 80]


def test_a_whole_battle_on_the_volcano_notes_its_dice_and_tiles() -> None:
    battle = burning(force(regiment()), force(regiment()))
    battle.dice = Always(4)
    put(battle, 0, 0, 10, 14)
    put(battle, 1, 0, 10, 106)
    course = Course(battle)
    course.player_turn(0)
    assert course.notes[0].eruption_die == 4
    assert course.notes[0].lava_tiles == 1


@pytest.mark.rule("EMP-293", "EMP-435")
def test_nobody_bends_the_stream_where_it_hurts_himself_as_much() -> None:
    battle = burning(force(regiment()), force(regiment()))
    put(battle, 0, 0, 65, 78)
    put(battle, 1, 0, 65, 75)
    stream(battle, 8)
    assert battle.ground.code(55, 60) == LAVA
