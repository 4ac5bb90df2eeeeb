"""The spells of autumn. [EMP-055 to EMP-068]"""

from __future__ import annotations

import pytest

from feldzug.games.empires.building.phase import Build, BuildPhase, Claim, Conquer
from feldzug.games.empires.campaign_state import NOBODY, BattleEntry
from feldzug.games.empires.magic.casting import AimAt, SpellWindow
from feldzug.games.empires.magic.effects import Mist
from feldzug.games.empires.magic.events import (
    HarvestSpoiled,
    MarkerRolled,
    SpellFailed,
    VortexAtTheEdge,
    VortexEnded,
    VortexMoved,
    VortexRolled,
)
from feldzug.games.empires.magic.vortex import VortexRoll, VortexStep
from feldzug.games.empires.permits import (
    BuildOn,
    BuyWalls,
    ConquestPrice,
    MinePays,
    MineYields,
    PayTaxes,
    TakeTile,
)
from feldzug.games.empires.vocabularies import CASTLE, CITY, DEFEAT, MINE, NARROW
from tests.games.empires.seasons import (
    AUTUMN,
    LAST_AUTUMN,
    aims,
    asked,
    cast,
    conjure,
    roll,
    season,
    stands,
    start,
    told,
    window,
)
from tests.games.empires.table import A, B, C, rule_against, tile

TOWER = (
    "A1 hills 0 special-building; B1 hills 0 city*; C1 hills; D1 hills 1 city*; E1 hills 1 castle"
)


@pytest.mark.rule("EMP-055")
def test_a_kept_one_fails() -> None:
    g = window(TOWER, AUTUMN)
    assert len(told(cast(g, 1), SpellFailed)) == 1
    assert (g.gold[A], g.effects, g.stack) == (0, [], [])


# --- spoiled harvest ---------------------------------------------------------------------------

REALMS = TOWER + "; F1 hills 2 city*; G1 hills 2"


@pytest.mark.rule("EMP-056")
def test_a_harvest_is_spoiled_on_any_tile_of_an_enemy() -> None:
    g = window(REALMS, AUTUMN)
    cast(g, 2)
    assert aims(g) == ["D1", "E1", "F1", "G1"]
    for wrong in ("A1", "C1"):
        assert rule_against(g, A, AimAt(tile(wrong), tile("A1"))) == "EMP-056"


@pytest.mark.rule("EMP-056", "EMP-417")
def test_tiles_of_the_ally_are_not_offered() -> None:
    g = season(REALMS, AUTUMN, gold={A: 100})
    g.ally[A], g.ally[B] = B, A
    start(g, SpellWindow())
    cast(g, 2)
    assert aims(g) == ["F1", "G1"]


@pytest.mark.rule("EMP-056", "EMP-057")
def test_a_spoiled_harvest_strikes_the_whole_realm_and_two_add_up() -> None:
    text = REALMS.replace("G1 hills 2", "G1 hills 2 special-building; H1 hills 2; I1 hills 2")
    g = window(text, AUTUMN, gold={A: 100, C: 100})
    done = conjure(g, 2, "E1")
    assert told(done, HarvestSpoiled) == [HarvestSpoiled(B)]
    assert g.halvings == [0, 1, 0]
    conjure(g, 2, "D1", "G1", C)
    assert g.halvings == [0, 2, 0]


# --- flood -------------------------------------------------------------------------------------

RIVER = """
    A1 hills 0 special-building; A2 hills 0 city*
    B1 river>C1 0 mine; C1 river>D1 0 castle; D1 river>E1 1; E1 river>F1 1 mine; F1 river>G1 1 city*
    G1 swamp 1 mine
"""


@pytest.mark.rule("EMP-058")
def test_a_flood_needs_a_river_tile() -> None:
    g = window(RIVER, AUTUMN)
    cast(g, 3)
    assert aims(g) == ["B1", "C1", "D1", "E1", "F1"]
    assert rule_against(g, A, AimAt(tile("G1"), tile("A1"))) == "EMP-058"


@pytest.mark.rule("EMP-059", "EMP-060")
def test_a_flood_destroys_on_4_there_and_on_a_6_downstream() -> None:
    g = window(RIVER, AUTUMN)
    conjure(g, 3, "C1")
    done = roll(g, 4, 5, 6)
    assert told(done, MarkerRolled) == [
        MarkerRolled(tile("C1"), CASTLE, 4, 4),
        MarkerRolled(tile("E1"), MINE, 5, 6),
        MarkerRolled(tile("F1"), CITY, 6, 6),
    ]
    assert [stands(g, name) for name in ("B1", "C1", "E1", "F1", "G1")] == [
        "mine",
        "",
        "mine",
        "",
        "mine",
    ]
    assert [g.owner[tile(name)] for name in ("C1", "F1")] == [A, B]
    assert g.stack == []


@pytest.mark.rule("EMP-059")
def test_a_3_leaves_what_stands_on_the_flooded_tile() -> None:
    g = window(RIVER, AUTUMN)
    conjure(g, 3, "F1")
    roll(g, 3)
    assert stands(g, "F1") == "city"
    assert g.stack == []


@pytest.mark.rule("EMP-059", "EMP-061", "EMP-068")
@pytest.mark.parametrize("die", [3, 6])
def test_special_buildings_are_spared(die: int) -> None:
    text = RIVER.replace("F1 river>G1 1 city*", "F1 river>G1 1 special-building*")
    g = window(text, AUTUMN)
    conjure(g, die, "F1")
    assert g.stack == []
    assert stands(g, "F1") == "special-building"


# --- vortex ------------------------------------------------------------------------------------

FIELD = """
    A1 hills 0 special-building; B1 hills 0 city*; C1 hills 1 mine; D1 hills 1 castle; E1 hills 1 city*
    A2 hills; B2 hills; C2 hills 0 castle; D2 hills
"""


@pytest.mark.rule("EMP-061", "EMP-062", "EMP-063")
def test_the_vortex_destroys_on_5_moves_and_ends_with_a_1() -> None:
    g = window(FIELD, AUTUMN)
    conjure(g, 4, "C1")
    assert asked(g) == VortexRoll(0, tile("C1"))
    done = roll(g, 2)
    assert stands(g, "C1") == "mine"
    assert asked(g) == VortexStep(0, tile("C1"))
    done += roll(g, 2, 6, 2, 1)
    assert stands(g, "D1") == ""
    assert stands(g, "E1") == "city"
    assert [event.tile for event in told(done, VortexRolled)] == [
        tile("C1"),
        tile("D1"),
        tile("E1"),
    ]
    assert told(done, VortexEnded) == [VortexEnded(tile("E1"))]
    assert g.stack == []


@pytest.mark.rule("EMP-061", "EMP-412")
def test_5_is_enough_and_a_capital_may_lose_its_city() -> None:
    g = window(FIELD, AUTUMN)
    conjure(g, 4, "E1")
    size = g.size(B)
    roll(g, 5)
    assert stands(g, "E1") == ""
    assert g.capital[B] == tile("E1")
    assert g.size(B) == size - 1


@pytest.mark.rule("EMP-062", "EMP-425")
@pytest.mark.parametrize(
    ("die", "name"), [(1, "C1"), (2, "C2"), (4, "B3"), (5, "A2"), (6, "B1"), (3, "C3")]
)
def test_a_die_gives_the_direction(die: int, name: str) -> None:
    text = FIELD + "; A3 hills; B3 hills; C3 hills"
    g = window(text, AUTUMN)
    conjure(g, 4, "B2")
    done = roll(g, 3, die)
    assert told(done, VortexMoved) == [VortexMoved(tile("B2"), die, tile(name))]
    assert asked(g) == VortexRoll(1, tile(name))


@pytest.mark.rule("EMP-063")
def test_the_vortex_may_come_home() -> None:
    g = window(FIELD, AUTUMN)
    conjure(g, 4, "C1")
    roll(g, 4, 5, 6)
    assert stands(g, "B1") == ""
    assert g.size(A) == 3


@pytest.mark.rule("EMP-062")
def test_off_the_map_the_vortex_ends() -> None:
    g = window(FIELD, AUTUMN)
    conjure(g, 4, "C1")
    done = roll(g, 4, 1)
    assert told(done, VortexAtTheEdge) == [VortexAtTheEdge(tile("C1"), 1)]
    assert told(done, VortexEnded) == [VortexEnded(tile("C1"))]
    assert g.stack == []


@pytest.mark.rule("EMP-062")
def test_by_the_other_reading_the_direction_is_rolled_again() -> None:
    g = window(FIELD, AUTUMN, vortex_off_map="again")
    conjure(g, 4, "C1")
    roll(g, 4, 1, 6)
    assert asked(g) == VortexStep(0, tile("C1"))
    roll(g, 2)
    assert asked(g) == VortexRoll(1, tile("D1"))


@pytest.mark.rule("EMP-062")
def test_where_there_is_no_way_out_the_vortex_ends_in_any_case() -> None:
    g = window(FIELD + "; A4 hills", AUTUMN, vortex_off_map="again")
    conjure(g, 4, "A4")
    roll(g, 4, 1)
    assert g.stack == []


# --- mist --------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-064")
def test_mist_covers_any_tile_until_next_autumn() -> None:
    g = window(TOWER, AUTUMN)
    cast(g, 5)
    assert aims(g) == ["A1", "B1", "C1", "D1", "E1"]
    g = window(TOWER, LAST_AUTUMN)
    conjure(g, 5, "E1")
    assert g.effects == [Mist(A, "next-autumn", tile("E1"))]


@pytest.mark.rule("EMP-064")
def test_mist_lasts_through_the_spring_spells() -> None:
    g = season(TOWER, 4, gold={A: 100})
    g.effects = [Mist(B, "next-autumn", tile("E1"))]
    start(g, SpellWindow())
    assert len(g.effects) == 1


@pytest.mark.rule("EMP-065", "EMP-066", "EMP-067", "EMP-413", "EMP-422")
def test_mist_forbids_taking_building_and_income() -> None:
    g = window(TOWER, AUTUMN)
    conjure(g, 5, "E1")
    there, elsewhere = tile("E1"), tile("D1")
    for permit, rule in (
        (TakeTile(A, there), "EMP-065"),
        (BuildOn(B, there, CITY), "EMP-067"),
        (MinePays(B, there), "EMP-066"),
        (MineYields(there), "EMP-413"),
        (PayTaxes(there), "EMP-066"),
    ):
        reason = g.denied(permit)
        assert reason is not None
        assert reason.rule == rule
    for free in (
        TakeTile(A, elsewhere),
        BuildOn(B, elsewhere, CITY),
        MinePays(B, elsewhere),
        MineYields(elsewhere),
        PayTaxes(elsewhere),
        BuyWalls(there),
    ):
        assert g.denied(free) is None
    assert g.value(ConquestPrice(A, there), 4) == 4


@pytest.mark.rule("EMP-065", "EMP-067", "EMP-422")
def test_the_build_phase_refuses_a_tile_in_the_mist() -> None:
    g = season(TOWER, 5)
    g.kp = [9, 9]
    g.archive = [
        BattleEntry(5, A, B, tile("D1"), "table", (0, 0), (NARROW, DEFEAT)),
    ]
    g.effects = [Mist(A, "next-autumn", tile(name)) for name in ("A1", "C1", "D1", "E1")]
    g.owner[tile("C1")] = A
    start(g, BuildPhase())
    assert rule_against(g, A, Conquer(tile("D1"))) == "EMP-065"
    assert rule_against(g, A, Build(tile("C1"), CASTLE)) == "EMP-067"
    g.owner[tile("C1")] = NOBODY
    assert rule_against(g, A, Claim(tile("C1"))) == "EMP-065"


@pytest.mark.rule("EMP-067")
def test_a_tile_in_the_mist_counts_for_size_and_connection() -> None:
    g = season(TOWER + "; F1 hills 1", 5)
    g.effects = [Mist(A, "next-autumn", tile("E1"))]
    assert g.size(B) == 4
    assert g.connected(B) == [tile("D1"), tile("E1"), tile("F1")]


# --- tornado -----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-068")
@pytest.mark.parametrize(("die", "left"), [(1, "castle"), (2, "")])
def test_a_tornado_destroys_on_2(die: int, left: str) -> None:
    g = window(TOWER, AUTUMN)
    conjure(g, 6, "E1")
    done = roll(g, die)
    assert told(done, MarkerRolled) == [MarkerRolled(tile("E1"), CASTLE, die, 2)]
    assert stands(g, "E1") == left
    assert g.owner[tile("E1")] == B


@pytest.mark.rule("EMP-068", "EMP-060")
def test_a_tornado_rolls_nothing_where_nothing_stands() -> None:
    g = window(TOWER, AUTUMN)
    conjure(g, 6, "C1")
    assert g.stack == []


@pytest.mark.rule("EMP-412")
def test_a_tornado_takes_the_city_of_a_capital_but_not_the_capital() -> None:
    g = window(TOWER + "; F1 hills 1", AUTUMN, peoples=("empire", "orcs"))
    assert g.size(B) == 4
    conjure(g, 6, "D1")
    roll(g, 2)
    assert stands(g, "D1") == ""
    assert g.size(B) == 3
    assert g.is_capital(tile("D1"))
    assert g.connected(B) == [tile("D1"), tile("E1"), tile("F1")]
