"""The peoples' own rules of building and conquest."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.building.phase import Build, BuildPhase, Claim, Conquer
from feldzug.games.empires.building.sites import may_build
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import BattleEntry
from feldzug.games.empires.events import CitySacked
from feldzug.games.empires.land import NONE
from feldzug.games.empires.peoples import PEOPLE_FACTS
from feldzug.games.empires.vocabularies import (
    CASTLE,
    CITY,
    DEFEAT,
    DRAW,
    MINE,
    NARROW,
    SPECIAL,
)
from tests.games.empires.table import A, B, alone, campaign, fate, refused, rule_against, say, tile

LAND = """
    A1 hills 0 city*; B1 hills 0; C1 hills; D1 hills; E1 mountain; F1 hills
    A2 river 0; B2 mountain; C2 mountain 1; D2 hills 1; E2 hills 1 castle; F2 hills 1 city*
    A3 mountain 0; B3 hills 1; C3 hills 1; D3 hills 1; H1 hills 1 city; J1 hills 1; K1 hills
"""


def winner(people: str, kp: int, text: str = LAND, *, victory: bool = True, **how: Any) -> Campaign:
    """A player of this people has beaten B, far away, and has so many points."""
    g = campaign(text, peoples=(people, "empire"), **how)
    results = (NARROW, DEFEAT) if victory else (DRAW, DRAW)
    g.archive = [BattleEntry(g.round, A, B, tile("A1"), "paper", (0, 0), results)]
    g.earn(A, kp, "battle")
    alone(g, BuildPhase())
    return g


def left(g: Campaign, action: Any) -> int:
    say(g, A, action)
    return g.kp[A]


@pytest.mark.rule("EMP-229")
@pytest.mark.parametrize(("name", "price"), [("C1", 3), ("B2", 4)])
def test_dwarfs_claim_for_1_more(name: str, price: int) -> None:
    assert left(winner("dwarfs", 5), Claim(tile(name))) == 5 - price
    assert refused(winner("dwarfs", price - 1), A, Claim(tile(name))) == "not-enough-kp"


@pytest.mark.rule("EMP-229")
@pytest.mark.parametrize(("reading", "price"), [("3", 3), ("4", 4)])
def test_what_dwarfs_pay_for_a_conquest_is_agreed(reading: str, price: int) -> None:
    g = winner("dwarfs", 5, dwarf_conquest=reading)
    assert left(g, Conquer(tile("B3"))) == 5 - price
    other = winner("empire", 5, dwarf_conquest=reading)
    assert left(other, Conquer(tile("B3"))) == 2


@pytest.mark.rule("EMP-226")
def test_dwarfs_build_cities_in_mountains() -> None:
    g = winner("dwarfs", 2)
    say(g, A, Build(tile("A3"), CITY))
    assert g.building[tile("A3")] == CITY
    assert refused(winner("empire", 2), A, Build(tile("A3"), CITY)) == "no-city-here"


SACKERS = ("chaos", "daemons", "orcs", "goblins")


@pytest.mark.rule("EMP-230")
@pytest.mark.parametrize("people", SACKERS)
def test_chaos_daemons_orcs_and_goblins_build_no_cities(people: str) -> None:
    g = winner(people, 5)
    assert refused(g, A, Build(tile("B1"), CITY)) == "people-without-cities"
    assert rule_against(g, A, Build(tile("B1"), CITY)) == "EMP-230"
    for name, building in (("B1", CASTLE), ("A2", MINE), ("A2", SPECIAL)):
        assert refused(g, A, Build(tile(name), building)) == ""


@pytest.mark.rule("EMP-230", "EMP-260")
def test_chaos_dwarfs_build_cities() -> None:
    assert refused(winner("chaos-dwarfs", 5), A, Build(tile("B1"), CITY)) == ""


@pytest.mark.rule("EMP-231")
@pytest.mark.parametrize("people", SACKERS)
def test_their_conquests_cost_2(people: str) -> None:
    plain = "A1 hills 0 *; B1 {}; D1 hills 1 *"
    for there, price in (("hills 1", 2), ("hills 1 castle", 3), ("mountain 1", 3)):
        assert left(winner(people, 5, plain.format(there)), Conquer(tile("B1"))) == 5 - price
    assert left(winner(people, 5), Claim(tile("C1"))) == 3


@pytest.mark.rule("EMP-232")
@pytest.mark.parametrize("people", SACKERS)
def test_their_opponent_must_be_beaten_all_the_same(people: str) -> None:
    g = winner(people, 5, victory=False)
    assert refused(g, A, Conquer(tile("B3"))) == "owner-not-beaten"


@pytest.mark.rule("EMP-233", "EMP-234")
@pytest.mark.parametrize("people", SACKERS)
def test_they_sack_a_city_for_two_dice_times_10_gold(people: str) -> None:
    g = winner(people, 3, "A1 hills 0 *; B1 hills 1 city; D1 hills 1 *")
    say(g, A, Conquer(tile("B1")))
    assert g.building[tile("B1")] == NONE
    told = fate(g, (6, 3))
    assert [e.dice for e in told if isinstance(e, CitySacked)] == [(6, 3)]
    assert g.gold == [90, 0]


@pytest.mark.rule("EMP-233")
def test_a_sacked_capital_brings_its_marker_all_the_same() -> None:
    g = winner("orcs", 3, "A1 hills 0 *; B1 hills 1 city*; D1 hills 1")
    say(g, A, Conquer(tile("B1")))
    fate(g, (1, 1))
    assert g.building[tile("B1")] == NONE
    assert g.markers[A] == 3


@pytest.mark.rule("EMP-233", "EMP-403")
def test_they_sack_neither_castles_nor_free_cities() -> None:
    g = winner("orcs", 6, "A1 hills 0 *; B1 hills 1 castle; A2 hills city; D1 hills 1 *")
    say(g, A, Conquer(tile("B1")))
    say(g, A, Claim(tile("A2")))
    assert g.building[tile("B1")] == CASTLE
    assert g.building[tile("A2")] == CITY
    assert g.gold[A] == 0


# --- Skaven ------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-235")
def test_skaven_build_nothing_but_the_special_building() -> None:
    g = winner("skaven", 5)
    for name, building in (("B1", CITY), ("B1", CASTLE), ("A2", MINE)):
        assert rule_against(g, A, Build(tile(name), building)) == "EMP-235"
    assert refused(g, A, Build(tile("B1"), SPECIAL)) == ""


@pytest.mark.rule("EMP-236")
def test_skaven_keep_the_cities_they_conquer() -> None:
    g = winner("skaven", 4, "A1 hills 0 city*; B1 hills 1 city; D1 hills 1 *")
    say(g, A, Conquer(tile("B1")))
    assert g.building[tile("B1")] == CITY
    assert g.size(A) == 4


@pytest.mark.rule("EMP-237")
def test_skaven_claim_free_tiles_anywhere() -> None:
    assert left(winner("skaven", 2), Claim(tile("K1"))) == 0
    assert refused(winner("empire", 2), A, Claim(tile("K1"))) == "no-common-border"


@pytest.mark.rule("EMP-238", "EMP-239")
def test_skaven_conquer_anywhere_next_to_a_city() -> None:
    g = winner("skaven", 4)
    assert refused(g, A, Conquer(tile("E2"))) == ""
    assert refused(g, A, Conquer(tile("J1"))) == "no-city-beside"
    assert rule_against(g, A, Conquer(tile("J1"))) == "EMP-239"
    assert left(g, Conquer(tile("E2"))) == 0
    assert refused(winner("skaven", 4, victory=False), A, Conquer(tile("E2"))) == "owner-not-beaten"


@pytest.mark.rule("EMP-239")
@pytest.mark.parametrize("building", ["castle", "mine", "special-building"])
def test_no_other_building_than_a_city_counts_for_them(building: str) -> None:
    land = f"A1 hills 0 city*; H1 river 1 {building}; J1 hills 1; F4 hills 1 city*"
    assert refused(winner("skaven", 4, land), A, Conquer(tile("J1"))) == "no-city-beside"


@pytest.mark.rule("EMP-238", "EMP-204")
def test_skaven_conquer_at_their_border_like_others() -> None:
    g = winner("skaven", 4, "A1 hills 0 city*; B1 hills 0; C1 hills 1; F1 hills 1 city*")
    assert refused(g, A, Conquer(tile("C1"))) == ""


@pytest.mark.rule("EMP-239")
@pytest.mark.parametrize(("reading", "reason"), [("any", ""), ("own", "no-city-beside")])
def test_whose_city_lies_beside_it_is_agreed(reading: str, reason: str) -> None:
    text = "A1 hills 0 city*; H1 hills 0 city; J1 hills 1; I2 hills 1; K1 hills 1 city*; G1 hills 1"
    g = winner("skaven", 4, text, skaven_city=reading)
    assert tile("J1") not in g.border(A)
    assert refused(g, A, Conquer(tile("J1"))) == reason
    assert refused(g, A, Conquer(tile("G1"))) == ""


# --- Peoples without rules ---------------------------------------------------------------------


@pytest.mark.rule("EMP-260")
def test_seven_peoples_have_no_rule_of_their_own() -> None:
    plain = [p.id for p in PEOPLE_FACTS if not p.rules]
    assert plain == ["araby", "bretonnia", "lizardmen", "empire", "kislev", "wood-elves"]
    chaos_dwarfs = next(p for p in PEOPLE_FACTS if p.id == "chaos-dwarfs")
    assert chaos_dwarfs.rules == ("chaos-by-list",)


@pytest.mark.rule("EMP-226", "EMP-208")
@pytest.mark.parametrize("terrain", ["swamp", "volcano"])
def test_dwarfs_build_cities_in_mountains_but_not_on_other_bad_ground(terrain: str) -> None:
    g = campaign(f"A1 hills 0 *; B1 {terrain} 0; A3 hills 1 *", peoples=("dwarfs", "empire"))
    reason = may_build(g, A, tile("B1"), CITY)
    assert reason is not None
    assert reason.key == "no-city-here"
