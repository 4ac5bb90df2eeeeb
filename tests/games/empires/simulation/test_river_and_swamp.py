from __future__ import annotations

import pytest

from feldzug.games.empires.simulation.chronicle import DEEDS
from feldzug.games.empires.simulation.forces import ARTILLERY, CHARIOT, MONSTER
from feldzug.games.empires.simulation.ground import (
    ACROSS,
    CROSSING,
    DEPTH,
    SQUARE,
    WATER,
    ZONE,
    sector_centre,
)
from feldzug.games.empires.simulation.hazards import swamp_losses
from feldzug.games.empires.simulation.moving import can_charge, drown, march, push, walk
from feldzug.games.empires.simulation.odds import protection
from feldzug.games.empires.simulation.shooting import volley
from tests.games.empires.simulation.tabletop import (
    archers,
    flyers,
    force,
    knights,
    piece,
    put,
    regiment,
    sheet,
    table,
)

RIVER = sheet(piece("river", 1, 6), piece("bridge", 2), piece("ford", 5), terrain="river")
"""A river along the middle of side A, from (15, 40) to (165, 40)."""


@pytest.mark.rule("EMP-315")
def test_infantry_halts_at_the_bank_and_crosses_with_another_order() -> None:
    battle = table(force(regiment()), force(), on=RIVER)
    unit = put(battle, 0, 0, 90, 25)
    walk(battle, unit, 90, 60, 20)
    assert unit.y < 40
    assert unit.at_bank
    walk(battle, unit, 90, 60, 20)
    assert unit.y > 44
    assert not unit.at_bank


@pytest.mark.rule("EMP-316")
@pytest.mark.parametrize("kind", [knights().kind, MONSTER, ARTILLERY, CHARIOT])
def test_others_cross_by_bridge_or_ford_only(kind: int) -> None:
    battle = table(force(regiment(kind)), force(), on=RIVER)
    unit = put(battle, 0, 0, 90, 25)
    for _ in range(3):
        walk(battle, unit, 90, 60, 30)
    assert unit.y < 40
    x, y = battle.ground.crossings[0]
    assert battle.ground.code(x, y) == CROSSING
    unit = put(battle, 0, 0, x, 25)
    walk(battle, unit, x, 60, 30)
    assert unit.y > 45


@pytest.mark.rule("EMP-316")
def test_knights_look_for_the_bridge() -> None:
    battle = table(force(knights()), force(), on=RIVER)
    unit = put(battle, 0, 0, 60, 25)
    for _ in range(4):
        march(battle, unit, 60, 80, 30)
    assert unit.y > 45


@pytest.mark.rule("EMP-318")
def test_stands_driven_into_the_river_are_lost() -> None:
    battle = table(force(regiment()), force(), on=RIVER)
    unit = put(battle, 0, 0, 90, 48)
    assert push(battle, unit, 90, 60, 6) == 3
    assert battle.armies[0].units == []
    told = [(DEEDS[line.deed], line.count) for line in battle.chronicle.lines]
    assert told == [("river", 3), ("destroyed", 0)]


@pytest.mark.rule("EMP-318")
def test_the_stands_beside_the_water_are_left() -> None:
    battle = table(force(regiment()), force(), on=RIVER)
    unit = put(battle, 0, 0, 15, 48)
    push(battle, unit, 15, 60, 6)
    assert 0 < unit.stands < 3
    assert battle.ground.code(unit.x, unit.y) != WATER


@pytest.mark.rule("EMP-318", "EMP-315")
def test_a_unit_halts_where_none_of_its_stands_is_wet() -> None:
    battle = table(force(regiment()), force(), on=RIVER)
    unit = put(battle, 0, 0, 12, 25)
    assert battle.ground.code(12, 42) != WATER
    march(battle, unit, 12, 42, 20)
    assert (unit.water_stands, unit.stands, unit.at_bank) == (0, 3, True)
    assert 30 <= unit.y < 40


@pytest.mark.rule("EMP-318")
def test_stands_that_are_in_the_river_for_whatever_reason_drown() -> None:
    battle = table(force(regiment(), regiment(), flyers()), force(), on=RIVER)
    wet = put(battle, 0, 0, 12, 42)
    dry = put(battle, 0, 1, 90, 20)
    above = put(battle, 0, 2, 90, 42)
    drown(battle, 1)
    assert wet.stands == 3
    drown(battle, 0)
    assert (wet.stands, dry.stands, above.stands) == (2, 3, 3)
    assert wet.water_stands == 0


@pytest.mark.rule("EMP-318")
def test_nobody_charges_into_the_river() -> None:
    battle = table(force(regiment(), regiment()), force(regiment(), regiment()), on=RIVER)
    assert not can_charge(battle, put(battle, 0, 0, 12, 30), put(battle, 1, 0, 12, 46), 20)
    assert can_charge(battle, put(battle, 0, 1, 5, 30), put(battle, 1, 1, 5, 46), 20)


@pytest.mark.rule("EMP-174", "EMP-314")
def test_the_river_runs_between_its_sectors_and_never_into_a_deployment_zone() -> None:
    for start, end in ((1, 6), (3, 9), (12, 6), (7, 12), (2, 11)):
        ground = table(force(), force(), on=sheet(piece("river", start, end))).ground
        wet = [n for n, code in enumerate(ground.codes) if code == WATER]
        columns, rows = {n % ACROSS for n in wet}, {n // ACROSS for n in wet}
        ends = [sector_centre(sector) for sector in (start, end)]
        assert (min(columns), max(columns)) == tuple(sorted(x // SQUARE for x, _ in ends))
        assert min(rows) * SQUARE >= ZONE
        assert max(rows) * SQUARE < DEPTH - ZONE


@pytest.mark.rule("EMP-319")
def test_infantry_monsters_and_cavalry_enter_swamp_artillery_does_not() -> None:
    kinds = (regiment(), regiment(MONSTER), knights(), regiment(ARTILLERY), regiment(CHARIOT))
    battle = table(force(*kinds), force(), on=sheet(piece("swamp", 3), terrain="swamp"))
    went = [walk(battle, put(battle, 0, n, 75, 24), 75, 36, 12) for n in range(5)]
    assert [far == 12 for far in went] == [True, True, True, False, False]


@pytest.mark.rule("EMP-320")
def test_a_stand_in_swamp_is_lost_on_a_1() -> None:
    battle = table(force(regiment(), regiment()), force(), 1, 2, 6, on=sheet(piece("swamp", 3)))
    unit = put(battle, 0, 0, 75, 36)
    outside = put(battle, 0, 1, 75, 10)
    swamp_losses(battle, 0)
    assert (unit.stands, outside.stands) == (2, 3)
    assert battle.swamp_stands == 1


@pytest.mark.rule("EMP-321")
def test_infantry_in_swamp_is_defended() -> None:
    battle = table(
        force(archers()), force(regiment(), knights()), 4, 5, 6, on=sheet(piece("swamp", 3))
    )
    shooters = put(battle, 0, 0, 75, 20)
    target = put(battle, 1, 0, 75, 36)
    assert volley(battle, shooters, target, 3) == 2
    assert protection(put(battle, 1, 1, 75, 36), shooters) == 0


@pytest.mark.rule("EMP-320", "EMP-435")
@pytest.mark.parametrize(("kind", "in_swamp"), [("swamp", 3), ("wood", 0), ("village", 0)])
def test_other_dense_terrain_is_no_swamp(kind: str, in_swamp: int) -> None:
    battle = table(force(regiment()), force(), on=sheet(piece(kind, 3)))
    unit = put(battle, 0, 0, 74, 38)
    assert unit.dense
    assert unit.swamp_stands == in_swamp
