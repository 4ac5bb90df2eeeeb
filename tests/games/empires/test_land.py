from __future__ import annotations

import pytest

from feldzug.games.empires.land import CORNER_UP, NONE, SIDE_UP
from tests.games.empires.table import A, B, campaign, tile

SEVEN = "B1 hills; C1 hills; A2 hills; B2 hills 0 *; C2 hills; B3 hills; C3 hills 1 *"


@pytest.mark.rule("EMP-425")
def test_with_a_corner_up_direction_1_is_north_east_then_clockwise() -> None:
    land = campaign(SEVEN, lie=CORNER_UP).land
    steps = [land.step(tile("B2"), direction) for direction in range(1, 7)]
    assert steps == [tile(name) for name in ("C1", "C2", "C3", "B3", "A2", "B1")]


@pytest.mark.rule("EMP-425")
def test_with_a_side_up_direction_1_is_north() -> None:
    g = campaign(
        "B1 hills 0 *; B2 hills; B3 hills 1 *; A2 hills; C2 hills; A3 hills; C3 hills", lie=SIDE_UP
    )
    steps = [g.land.step(tile("B2"), direction) for direction in range(1, 7)]
    assert steps == [tile(name) for name in ("B1", "C2", "C3", "B3", "A3", "A2")]


def test_there_is_nothing_beyond_the_edge() -> None:
    land = campaign(SEVEN).land
    assert land.step(tile("B1"), 1) == NONE
    assert tile("B1") in land.neighbours(tile("B2"))
    assert land.distance(tile("B1"), tile("C3")) == 2


@pytest.mark.rule("EMP-052")
def test_a_river_runs_down_to_its_mouth() -> None:
    g = campaign("A1 river>B1; B1 river>C1; C1 river>D1; D1 swamp; A2 hills 0 *; B2 hills 1 *")
    assert g.land.downstream(tile("A1")) == [tile("B1"), tile("C1")]
    assert g.land.downstream(tile("C1")) == []


@pytest.mark.rule("EMP-011", "EMP-012", "EMP-407")
def test_realms_are_ordered_by_tiles_and_cities_then_cities_then_castles_then_the_lot() -> None:
    g = campaign("A1 hills 0 city*; B1 hills 0; C1 hills 1 *; D1 hills 1; E1 hills 1")
    assert g.size(A) == g.size(B) == 3
    assert g.ranked() == [B, A]
    g.building[tile("A1")] = NONE
    assert g.ranked() == [A, B]
