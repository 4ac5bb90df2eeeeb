from __future__ import annotations

import pytest

from feldzug.games.empires.simulation.forces import ARTILLERY, CHARIOT, MACHINE, MONSTER
from feldzug.games.empires.simulation.ground import (
    DEPTH,
    MOUNTAIN,
    OPEN,
    RAMP,
    VOLCANO,
    WIDTH,
    ZONE,
    code_of,
    ground_of,
    sector_centre,
    sector_corner,
)
from feldzug.games.empires.simulation.measuring import can_stand, distance
from feldzug.games.empires.simulation.moving import can_charge, fly, march, push, walk
from feldzug.games.empires.simulation.sight import is_clear, sees
from feldzug.games.empires.terrain import PIECES
from tests.games.empires.simulation.tabletop import (
    flyers,
    force,
    knights,
    objective,
    piece,
    put,
    regiment,
    sheet,
    table,
)

IN_SECTORS = [
    name for name in PIECES.ids if name not in ("river", "bridge", "ford", "lava", "lava-lake")
]


@pytest.mark.rule("EMP-274")
def test_opposite_sectors_add_up_to_13_and_5_to_8_meet_in_one_point() -> None:
    for sector in range(1, 7):
        x, y = sector_centre(sector)
        assert sector_centre(13 - sector) == (x, DEPTH - y)
    corners = [sector_corner(sector) for sector in (5, 6, 8, 7)]
    assert corners == [(120, 20), (150, 20), (120, 60), (150, 60)]


@pytest.mark.rule("EMP-174", "EMP-272")
@pytest.mark.parametrize("kind", IN_SECTORS)
def test_no_piece_reaches_into_a_deployment_zone(kind: str) -> None:
    for sector in range(1, 13):
        pieces = [piece(kind, sector) for _ in range(3)]
        ground = ground_of(sheet(*pieces))
        for y in (*range(ZONE), *range(DEPTH - ZONE, DEPTH)):
            assert all(ground.code(x, y) == OPEN for x in range(0, WIDTH, 5))


@pytest.mark.rule("EMP-172")
def test_a_piece_lies_in_its_sector() -> None:
    ground = ground_of(sheet(piece("wood", 8), piece("flat-hill", 8)))
    assert ground.code(135, 72) == code_of("wood")
    found = [
        (x, y)
        for x in range(WIDTH)
        for y in range(DEPTH)
        if ground.code(x, y) == code_of("flat-hill")
    ]
    assert found
    assert all(120 <= x < 150 and 60 <= y < 100 for x, y in found)


@pytest.mark.rule("EMP-275")
@pytest.mark.parametrize("kind", [ARTILLERY, MONSTER, CHARIOT, MACHINE])
def test_a_flat_hill_is_open_to_all(kind: int) -> None:
    battle = table(force(regiment(kind)), force(), on=sheet(piece("flat-hill", 3)))
    unit = put(battle, 0, 0, 75, 22)
    assert walk(battle, unit, 75, 40, 18) == 18
    battle.settle(unit)
    assert unit.hill >= 0


@pytest.mark.rule("EMP-276")
def test_a_hill_of_two_levels_is_for_infantry_and_flyers_may_land() -> None:
    battle = table(force(regiment(), knights(), flyers()), force(), on=sheet(piece("hill", 3)))
    assert walk(battle, put(battle, 0, 0, 75, 22), 75, 40, 18) == 18
    assert walk(battle, put(battle, 0, 1, 75, 22), 75, 40, 18) < 10
    assert fly(battle, put(battle, 0, 2, 75, 22), 75, 40, 18) == 18


@pytest.mark.rule("EMP-277")
def test_nobody_goes_through_rocks() -> None:
    battle = table(force(regiment(), knights()), force(), on=sheet(piece("rock", 3)))
    for number in (0, 1):
        unit = put(battle, 0, number, 67, 22)
        walk(battle, unit, 67, 52, 30)
        assert unit.y < 30


@pytest.mark.rule("EMP-313")
def test_a_lake_is_impassable_but_one_sees_across() -> None:
    battle = table(force(regiment(), regiment()), force(regiment()), on=sheet(piece("lake", 3)))
    unit = put(battle, 0, 0, 75, 22)
    walk(battle, unit, 75, 52, 30)
    assert unit.y < 30
    assert is_clear(battle, 75, 22, 75, 52)


@pytest.mark.rule("EMP-281")
def test_flyers_do_not_end_a_move_in_a_wood() -> None:
    battle = table(force(flyers()), force(), on=sheet(piece("wood", 3)))
    unit = put(battle, 0, 0, 75, 10)
    fly(battle, unit, 75, 37, 100)
    assert battle.ground.code(unit.x, unit.y) == OPEN
    assert not can_stand(unit, code_of("wood"))


@pytest.mark.rule("EMP-027", "EMP-317")
def test_flyers_move_100_cm_over_everything() -> None:
    on = sheet(piece("river", 1, 6), piece("rock", 3), terrain="river")
    battle = table(force(flyers()), force(), on=on)
    unit = put(battle, 0, 0, 75, 5)
    assert fly(battle, unit, 75, 115, unit.pace) == 100
    assert (unit.x, unit.y) == (75, 105)


@pytest.mark.rule("EMP-282")
def test_from_a_hill_one_sees_only_beyond_its_crest() -> None:
    battle = table(force(regiment()), force(regiment()), on=sheet(piece("flat-hill", 3)))
    crest = battle.ground.crests[0]
    enemy = put(battle, 1, 0, crest[0], crest[1] + 30)
    before = put(battle, 0, 0, crest[0], crest[1] - 2)
    assert not sees(battle, before, enemy)
    beyond = put(battle, 0, 0, crest[0], crest[1] + 2)
    assert sees(battle, beyond, enemy)


@pytest.mark.rule("EMP-284")
def test_the_mountain_is_one_hill_in_the_middle() -> None:
    ground = ground_of(sheet(piece("mountain-hill", 0), terrain="mountain"))
    assert ground.code(90, 60) == MOUNTAIN
    found = [
        (x, y) for x in range(WIDTH) for y in range(DEPTH) if ground.code(x, y) in (MOUNTAIN, RAMP)
    ]
    assert min(found) == (70, 45)
    assert max(found) == (109, 74)


@pytest.mark.rule("EMP-285")
def test_the_mountain_is_climbed_by_its_ramps_only() -> None:
    battle = table(force(regiment(), regiment()), force(), on=sheet(piece("mountain-hill", 0)))
    aside = put(battle, 0, 0, 75, 40)
    walk(battle, aside, 75, 60, 20)
    assert aside.y < 45
    at_ramp = put(battle, 0, 1, 90, 40)
    walk(battle, at_ramp, 90, 60, 20)
    assert battle.ground.code(at_ramp.x, at_ramp.y) == MOUNTAIN


@pytest.mark.rule("EMP-286")
def test_the_volcano_stands_on_the_corner_of_sectors_5_to_8() -> None:
    ground = ground_of(sheet(piece("volcano", 0), terrain="volcano"))
    found = [(x, y) for x in range(WIDTH) for y in range(DEPTH) if ground.code(x, y) == VOLCANO]
    assert sum(x for x, _ in found) * 2 == len(found) * (2 * 150 - 1)
    assert sum(y for _, y in found) * 2 == len(found) * (2 * 60 - 1)


@pytest.mark.rule("EMP-314")
def test_a_river_runs_from_sector_to_sector_with_a_bridge_and_a_ford() -> None:
    ground = ground_of(
        sheet(piece("river", 3, 9), piece("bridge", 3), piece("ford", 9), terrain="river")
    )
    assert ground.code(*sector_centre(3)) in (code_of("river"), code_of("bridge"))
    assert len(ground.crossings) == 2
    assert ground.code(75, 60) == code_of("river") or ground.code(90, 60) == code_of("river")
    assert ground.code(150, 60) == OPEN


@pytest.mark.rule("EMP-352")
def test_the_city_lies_on_the_centre_line() -> None:
    ground = ground_of(sheet(objectives=(objective("city", 4),)))
    assert ground.places == [(105, 60)]
    assert ground.code(105, 58) == ground.code(105, 62) == code_of("village")


@pytest.mark.rule("EMP-349", "EMP-354", "EMP-358")
@pytest.mark.parametrize("kind", ["special-building", "mine", "castle"])
def test_other_objectives_lie_in_their_sector_where_infantry_can_touch_them(kind: str) -> None:
    ground = ground_of(sheet(piece("lake", 10), objectives=(objective(kind, 10),)))
    ((x, y),) = ground.places
    assert 60 <= x < 90
    assert 60 <= y < 100
    assert ground.code(x, y) == OPEN


def test_a_march_goes_around_what_bars_its_way() -> None:
    battle = table(force(regiment()), force(), on=sheet(piece("lake", 3)))
    unit = put(battle, 0, 0, 75, 22)
    for _ in range(8):
        march(battle, unit, 75, 90, 20)
    assert unit.y > 50


@pytest.mark.rule("EMP-285", "EMP-435")
def test_the_two_ramps_face_the_two_players() -> None:
    ground = ground_of(sheet(piece("mountain-hill", 0), terrain="mountain"))
    assert [ground.code(90, y) for y in (46, 73)] == [RAMP, RAMP]
    assert ground.code(90, 60) == MOUNTAIN
    assert ground.code(75, 46) == MOUNTAIN


@pytest.mark.rule("EMP-276", "EMP-435")
def test_of_a_unit_that_is_driven_against_a_wood_half_is_lost() -> None:
    on = sheet(piece("wood", 3))
    battle = table(force(knights(), regiment()), force(), on=on)
    rider, foot = put(battle, 0, 0, 75, 27), put(battle, 0, 1, 75, 27)
    assert push(battle, rider, 75, 20, 10) == 2
    assert rider.stands == 1
    assert push(battle, foot, 75, 20, 10) == 0


@pytest.mark.rule("EMP-435")
def test_a_march_stops_two_cm_before_an_enemy() -> None:
    battle = table(force(regiment()), force(regiment()))
    unit, enemy = put(battle, 0, 0, 60, 40), put(battle, 1, 0, 60, 58)
    march(battle, unit, 60, 80, unit.pace)
    assert (unit.y, distance(unit, enemy)) == (52, 2)


@pytest.mark.rule("EMP-285", "EMP-435")
@pytest.mark.parametrize(("x", "may"), [(90, True), (75, False)])
def test_who_charges_up_the_mountain_needs_a_ramp_too(x: int, may: bool) -> None:
    on = sheet(piece("mountain-hill", 0), terrain="mountain")
    battle = table(force(regiment()), force(regiment()), on=on)
    unit, target = put(battle, 0, 0, x, 38), put(battle, 1, 0, x, 58)
    assert can_charge(battle, unit, target, 20) == may
