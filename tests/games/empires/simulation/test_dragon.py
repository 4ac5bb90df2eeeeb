from __future__ import annotations

import pytest

from feldzug.games.empires.sheet import DRAGON_ENDS, NEITHER
from feldzug.games.empires.simulation.dragon import CAVE, Dragon
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.fight import Course
from feldzug.games.empires.simulation.forces import Force
from feldzug.games.empires.simulation.ground import NOTCH_AT
from tests.games.empires.simulation.tabletop import (
    Always,
    archers,
    force,
    general,
    lead,
    piece,
    put,
    regiment,
    sheet,
    table,
)

SLAIN, DRIVEN_OFF, UNTOUCHED = (
    DRAGON_ENDS.index(end) for end in ("slain", "driven-off", "untouched")
)


def lair(ours: Force, theirs: Force, *dice: int, dragon: bool = True) -> Battle:
    on = sheet(piece("volcano", 0), terrain="volcano", dragon=dragon)
    return table(ours, theirs, *dice, on=on)


def awake() -> Dragon:
    dragon = Dragon()
    dragon.is_awake = True
    return dragon


@pytest.mark.rule("EMP-329")
def test_the_dragon_takes_part_while_he_is_undefeated() -> None:
    assert Course(lair(force(), force())).dragon is not None
    assert Course(lair(force(), force(), dragon=False)).dragon is None


@pytest.mark.rule("EMP-330")
def test_his_cave_lies_where_the_lava_flows_out() -> None:
    assert CAVE == NOTCH_AT == (130, 60)


@pytest.mark.rule("EMP-331")
@pytest.mark.parametrize(("far", "wakes"), [(20, True), (21, False)])
def test_he_wakes_when_a_unit_comes_within_20_cm(far: int, wakes: bool) -> None:
    battle = lair(force(regiment()), force(regiment()))
    put(battle, 0, 0, CAVE[0] - far - 2, CAVE[1])
    put(battle, 1, 0, 10, 110)
    dragon = Dragon()
    dragon.watch(battle)
    assert dragon.is_awake == wakes


@pytest.mark.rule("EMP-331")
def test_a_character_does_not_wake_him() -> None:
    battle = lair(force(regiment(), commanders=(general(),)), force(regiment()))
    put(battle, 0, 0, 10, 10)
    put(battle, 1, 0, 10, 110)
    lead(battle, 0, 0, *CAVE)
    dragon = Dragon()
    dragon.watch(battle)
    assert not dragon.is_awake


@pytest.mark.rule("EMP-332", "EMP-335")
def test_the_eruption_wakes_him_and_he_attacks_the_nearest_unit_anywhere() -> None:
    battle = lair(force(regiment()), force(regiment()), 6)
    far = put(battle, 0, 0, 10, 10)
    farther = put(battle, 1, 0, 5, 115)
    course = Course(battle)
    course.before_command(0)
    dragon = course.dragon
    assert dragon is not None
    assert dragon.is_awake
    assert dragon.target(battle) is far
    battle.dice = Always(6)
    dragon.attack(battle)
    assert far.stands == 1
    assert farther.stands == 3
    assert dragon.target(battle) is None


@pytest.mark.rule("EMP-333")
def test_he_attacks_the_nearest_unit_within_20_cm() -> None:
    battle = lair(force(regiment()), force(regiment()))
    put(battle, 0, 0, CAVE[0] - 20, CAVE[1])
    near = put(battle, 1, 0, CAVE[0] - 14, CAVE[1])
    dragon = awake()
    assert dragon.target(battle) is near
    put(battle, 0, 0, 10, 10)
    put(battle, 1, 0, CAVE[0] - 23, CAVE[1])
    assert dragon.target(battle) is None


@pytest.mark.rule("EMP-336")
def test_he_acts_once_a_player_turn_and_is_back_in_his_cave() -> None:
    battle = lair(force(regiment(hits=4)), force(regiment()))
    unit = put(battle, 0, 0, CAVE[0] - 16, CAVE[1])
    put(battle, 1, 0, 10, 110)
    dragon = awake()
    battle.dice = Always(6)
    dragon.attack(battle)
    assert unit.stands == 1
    assert dragon.target(battle) is unit
    dragon.attack(battle)
    assert unit.stands == 0


@pytest.mark.rule("EMP-337")
def test_he_has_eight_attacks_and_four_shots_at_who_stands_in_a_wood() -> None:
    on = sheet(piece("volcano", 0), piece("wood", 4), terrain="volcano", dragon=True)
    battle = table(force(regiment(hits=1, stands=9)), force(regiment()), on=on)
    unit = put(battle, 0, 0, 118, 62)
    dragon = awake()
    battle.dice = Always(5)
    dragon.attack(battle)
    assert unit.stands == 1
    battle = table(force(regiment(hits=1, stands=9)), force(regiment()), on=on)
    unit = put(battle, 0, 0, 112, 44)
    assert unit.dense
    battle.dice = Always(5)
    awake_in_wood = awake()
    awake_in_wood.is_roused = True
    awake_in_wood.attack(battle)
    assert unit.stands == 5


@pytest.mark.rule("EMP-338")
def test_his_armour_saves_on_4() -> None:
    battle = lair(force(archers()), force(regiment()), 4, 4, 4, 3)
    dragon = awake()
    dragon._take(battle, 2, 0)
    assert dragon.hits == 1


@pytest.mark.parametrize(
    ("hits", "end"),
    [
        pytest.param(5, UNTOUCHED, marks=pytest.mark.rule("EMP-340")),
        pytest.param(6, DRIVEN_OFF, marks=pytest.mark.rule("EMP-340")),
        pytest.param(7, DRIVEN_OFF, marks=pytest.mark.rule("EMP-340")),
        pytest.param(8, SLAIN, marks=pytest.mark.rule("EMP-339")),
        pytest.param(9, SLAIN, marks=pytest.mark.rule("EMP-339")),
    ],
)
def test_hits_of_a_phase_drive_him_off_or_slay_him(hits: int, end: int) -> None:
    dice = [6] * hits + [1] * hits
    battle = lair(force(archers()), force(regiment()), *dice)
    dragon = awake()
    dragon._take(battle, hits, 1)
    assert dragon.hits == min(hits, 8)
    dragon.end_of_phase(battle)
    assert dragon.end == end
    assert dragon.hits == 0
    assert (dragon.by == 1) or hits < 6


@pytest.mark.rule("EMP-341", "EMP-342")
@pytest.mark.parametrize(("hits", "end"), [(8, SLAIN), (6, DRIVEN_OFF)])
def test_the_report_says_who_beat_him(hits: int, end: int) -> None:
    battle = lair(force(regiment()), force(regiment()))
    course = Course(battle)
    assert course.dragon is not None
    course.dragon.hits, course.dragon.by = hits, 1
    course.dragon.end_of_phase(battle)
    report = course.result().report
    assert (report.dragon, report.dragon_by, report.nearest) == (end, 1, NEITHER)


@pytest.mark.rule("EMP-343")
def test_who_came_nearest_within_20_cm_is_reported_if_nobody_beat_him() -> None:
    battle = lair(force(regiment()), force(regiment()))
    put(battle, 0, 0, CAVE[0] - 10, CAVE[1])
    put(battle, 1, 0, CAVE[0] - 17, CAVE[1])
    course = Course(battle)
    assert course.dragon is not None
    course.dragon.watch(battle)
    put(battle, 0, 0, 10, 10)
    course.dragon.watch(battle)
    assert course.result().report.nearest == 0
    course.dragon.closest = [10, 10]
    assert course.result().report.nearest == NEITHER
    course.dragon.closest = [21, 21]
    assert course.result().report.nearest == NEITHER


@pytest.mark.rule("EMP-344")
def test_he_causes_terror() -> None:
    battle = lair(force(regiment(), regiment(traits=("undead",))), force(regiment()))
    dragon = awake()
    assert dragon.strikes_of(put(battle, 0, 0, 100, 60), False) == 6
    assert dragon.strikes_of(put(battle, 0, 1, 100, 60), False) == 9


def test_many_archers_together_shoot_at_him() -> None:
    battle = lair(force(*[archers() for _ in range(9)]), force(regiment()))
    for number in range(9):
        put(battle, 0, number, CAVE[0] - 20, 50 + number)
    put(battle, 1, 0, 10, 110)
    dragon = awake()
    battle.dice = Always(3)
    dragon.shooting(battle, 0)
    assert all(unit.has_shot for unit in battle.armies[0].units)


@pytest.mark.parametrize(("hits", "count", "shoot"), [(0, 8, True), (0, 7, False), (3, 7, True)])
def test_they_shoot_at_him_where_six_hits_can_be_hoped_for(
    hits: int, count: int, shoot: bool
) -> None:
    """Three shots a unit, of which one in four hurts him; hits of this phase are counted in."""
    battle = lair(force(*[archers() for _ in range(count)]), force(regiment()))
    for number in range(count):
        put(battle, 0, number, CAVE[0] - 20, 50 + number)
    put(battle, 1, 0, 10, 110)
    dragon = awake()
    dragon.hits = hits
    battle.dice = Always(3)
    dragon.shooting(battle, 0)
    assert [unit.has_shot for unit in battle.armies[0].units] == [shoot] * count
