"""Spending combat points: claims, buildings, raids, prices, and what lapses."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.building.phase import (
    Build,
    BuildPhase,
    Claim,
    Conquer,
    Raid,
    StopSpending,
)
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import BattleEntry
from feldzug.games.empires.events import Built, KpLapsed, KpSpent, Raided, TileTaken
from feldzug.games.empires.land import NONE
from feldzug.games.empires.vocabularies import (
    CASTLE,
    CITY,
    DEFEAT,
    DRAW,
    MINE,
    NARROW,
    SPECIAL,
)
from feldzug.kernel.values import Seat
from tests.games.empires.table import (
    NOBODY,
    A,
    B,
    C,
    alone,
    campaign,
    fate,
    refused,
    rule_against,
    say,
    tile,
)

LAND = """
    A1 hills 0 city*; B1 hills 0; C1 hills; D1 hills; E1 mountain; F1 hills
    A2 river 0; B2 swamp 0; C2 mountain; D2 hills castle; E2 hills 1; F2 hills 1 city*
    A3 mountain 0; B3 hills; C3 hills; D3 hills
"""


def spending(kp: int = 0, text: str = LAND, **how: Any) -> Campaign:
    """Player A has so many points to spend."""
    g = campaign(text, **how)
    g.earn(A, kp, "battle")
    alone(g, BuildPhase())
    return g


def fought(
    g: Campaign, one: Seat, other: Seat, name: str, results: tuple[int, int] = (NARROW, DEFEAT)
) -> None:
    entry = BattleEntry(g.round, one, other, tile(name), "paper", (0, 0), results)
    g.archive = [*g.archive, entry]


# --- Claiming ----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-200")
def test_a_free_tile_costs_2() -> None:
    g = spending(3)
    told = say(g, A, Claim(tile("C1")))
    assert g.owner[tile("C1")] == A
    assert g.kp[A] == 1
    assert [e.loser for e in told if isinstance(e, TileTaken)] == [NOBODY]
    assert [(e.kp, e.why, e.tile) for e in told if isinstance(e, KpSpent)] == [
        (2, "claim", tile("C1"))
    ]


@pytest.mark.rule("EMP-200")
def test_with_1_point_nothing_is_claimed() -> None:
    g = spending(1)
    assert refused(g, A, Claim(tile("C1"))) == "not-enough-kp"
    assert rule_against(g, A, Claim(tile("C1"))) == "EMP-200"


@pytest.mark.rule("EMP-200")
def test_only_a_free_tile_at_the_border_is_claimed() -> None:
    g = spending(5)
    assert refused(g, A, Claim(tile("D1"))) == "no-common-border"
    for name in ("B1", "E2"):
        assert refused(g, A, Claim(tile(name))) == "not-free"


@pytest.mark.rule("EMP-428")
def test_a_tile_taken_just_now_counts_as_border() -> None:
    g = spending(5)
    assert refused(g, A, Claim(tile("D1"))) == "no-common-border"
    say(g, A, Claim(tile("C1")))
    say(g, A, Claim(tile("D1")))
    assert g.owner[tile("D1")] == A


@pytest.mark.rule("EMP-212")
def test_a_free_mountain_costs_3() -> None:
    g = spending(3)
    say(g, A, Claim(tile("C2")))
    assert g.kp[A] == 0
    assert rule_against(spending(2), A, Claim(tile("C2"))) == "EMP-200"


@pytest.mark.rule("EMP-213")
@pytest.mark.parametrize("building", ["castle", "city"])
def test_a_free_tile_with_castle_or_city_costs_3(building: str) -> None:
    g = spending(3, f"A1 hills 0 *; B1 hills {building}; A3 hills 1 *")
    say(g, A, Claim(tile("B1")))
    assert g.kp[A] == 0


@pytest.mark.rule("EMP-213")
def test_a_free_mountain_with_a_castle_costs_4_and_a_mine_nothing_more() -> None:
    g = spending(4, "A1 hills 0 *; B1 mountain castle; A3 hills 1 *")
    say(g, A, Claim(tile("B1")))
    assert g.kp[A] == 0
    g = spending(2, "A1 hills 0 *; B1 river mine; A3 hills 1 *")
    say(g, A, Claim(tile("B1")))
    assert g.kp[A] == 0


@pytest.mark.rule("EMP-421")
@pytest.mark.parametrize(("people", "price"), [("empire", 2), ("dwarfs", 3)])
def test_the_volcano_is_no_mountain(people: str, price: int) -> None:
    g = campaign("A1 hills 0 *; B1 volcano; A3 hills 1 *", peoples=(people, "kislev"))
    g.dragon_slain = True
    g.earn(A, 4, "battle")
    alone(g, BuildPhase())
    say(g, A, Claim(tile("B1")))
    assert g.kp[A] == 4 - price


# --- The battle tile ---------------------------------------------------------------------------


@pytest.mark.rule("EMP-201")
@pytest.mark.parametrize("results", [(NARROW, DEFEAT), (DEFEAT, NARROW), (DRAW, DRAW)])
def test_the_battle_tile_is_claimed_first_by_winner_and_loser(results: tuple[int, int]) -> None:
    g = campaign(LAND)
    fought(g, A, B, "B3", results)
    g.earn(A, 5, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, Claim(tile("C1"))) == "battle-tile-first"
    assert rule_against(g, A, Claim(tile("C1"))) == "EMP-201"
    say(g, A, Claim(tile("B3")))
    say(g, A, Claim(tile("C1")))
    assert g.owner[tile("C1")] == A


@pytest.mark.rule("EMP-201")
def test_a_battle_tile_that_cannot_be_claimed_binds_nobody() -> None:
    for name, kp in (("C2", 2), ("D1", 5)):
        g = campaign(LAND)
        fought(g, A, B, name)
        g.earn(A, kp, "battle")
        alone(g, BuildPhase())
        assert refused(g, A, Claim(tile("C1"))) == ""
    g = campaign(LAND)
    fought(g, A, B, "B3")
    g.owner[tile("B3")] = C
    g.earn(A, 5, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, Claim(tile("C1"))) == ""


@pytest.mark.rule("EMP-201", "EMP-428")
def test_only_the_first_tile_taken_is_bound_to_the_battle_tile() -> None:
    g = campaign(LAND)
    fought(g, A, B, "D1")
    g.earn(A, 5, "battle")
    alone(g, BuildPhase())
    say(g, A, Claim(tile("C1")))
    assert refused(g, A, Claim(tile("D1"))) == refused(g, A, Claim(tile("B3"))) == ""


@pytest.mark.rule("EMP-201")
def test_after_a_conquest_no_claim_is_bound_to_the_battle_tile() -> None:
    g = campaign(LAND)
    g.owner[tile("C2")] = B
    fought(g, A, B, "B3", (NARROW, DEFEAT))
    g.earn(A, 9, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, Claim(tile("C1"))) == "battle-tile-first"
    say(g, A, Conquer(tile("C2")))
    assert refused(g, A, Claim(tile("C1"))) == ""


@pytest.mark.rule("EMP-201")
def test_a_battle_of_others_or_of_another_round_binds_nobody() -> None:
    g = campaign(LAND + "; A5 hills 2 *")
    fought(g, B, C, "B3")
    old = BattleEntry(1, A, B, tile("B3"), "paper", (0, 0), (NARROW, DEFEAT))
    g.archive = [*g.archive, old]
    g.earn(A, 5, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, Claim(tile("C1"))) == ""


@pytest.mark.rule("EMP-201", "EMP-169")
def test_who_has_fought_twice_may_begin_with_either_battle_tile() -> None:
    g = campaign(LAND)
    fought(g, A, B, "B3")
    fought(g, B, A, "C1")
    g.earn(A, 5, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, Claim(tile("C1"))) == ""
    assert refused(g, A, Claim(tile("B3"))) == ""
    assert refused(g, A, Claim(tile("C2"))) == "battle-tile-first"


# --- Buildings ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-206", "EMP-207", "EMP-208", "EMP-209", "EMP-210")
@pytest.mark.parametrize(
    ("name", "building", "price"),
    [
        ("A2", MINE, 1),
        ("A3", MINE, 1),
        ("B1", CASTLE, 1),
        ("B1", SPECIAL, 1),
        ("B1", CITY, 2),
    ],
)
def test_what_buildings_cost(name: str, building: int, price: int) -> None:
    g = spending(3)
    told = say(g, A, Build(tile(name), building))
    assert g.building[tile(name)] == building
    assert g.kp[A] == 3 - price
    assert [(e.tile, e.building) for e in told if isinstance(e, Built)] == [(tile(name), building)]
    poor = spending(price - 1) if price > 1 else spending(0)
    assert not poor.waiting() or refused(poor, A, Build(tile(name), building)) == "not-enough-kp"


@pytest.mark.rule("EMP-208")
def test_a_castle_becomes_a_city_for_1() -> None:
    g = spending(1, "A1 hills 0 *; B1 hills 0 castle; A3 hills 1 *")
    say(g, A, Build(tile("B1"), CITY))
    assert g.building[tile("B1")] == CITY
    assert g.kp[A] == 0


@pytest.mark.rule("EMP-210")
def test_a_city_on_a_mine_costs_2() -> None:
    g = spending(1, "A1 hills 0 *; B1 river 0 mine; A3 hills 1 *")
    assert rule_against(g, A, Build(tile("B1"), CITY)) == "EMP-210"


@pytest.mark.rule("EMP-206")
def test_one_marker_a_tile_and_another_takes_its_place() -> None:
    g = spending(3, "A1 hills 0 *; B1 river 0 mine; A3 hills 1 *")
    assert refused(g, A, Build(tile("B1"), MINE)) == "stands-there-already"
    say(g, A, Build(tile("B1"), CASTLE))
    assert g.building[tile("B1")] == CASTLE
    assert g.mines(A) == []


@pytest.mark.rule("EMP-206", "EMP-165")
@pytest.mark.parametrize(
    ("name", "building", "reason"),
    [
        ("B1", MINE, "no-mine-here"),
        ("B2", CASTLE, "no-castle-here"),
        ("B2", CITY, "no-city-here"),
        ("A3", CITY, "no-city-here"),
    ],
)
def test_not_every_ground_bears_every_building(name: str, building: int, reason: str) -> None:
    assert refused(spending(5), A, Build(tile(name), building)) == reason


@pytest.mark.rule("EMP-207")
def test_a_castle_may_stand_on_a_mountain() -> None:
    g = spending(1)
    say(g, A, Build(tile("A3"), CASTLE))
    assert g.building[tile("A3")] == CASTLE


@pytest.mark.rule("EMP-206")
def test_one_builds_on_own_tiles_only() -> None:
    g = spending(5)
    for name in ("C1", "E2"):
        assert refused(g, A, Build(tile(name), CASTLE)) in ("not-your-tile", "not-offered")
    assert g.building[tile("C1")] == NONE


@pytest.mark.rule("EMP-164")
@pytest.mark.parametrize(("exhausted_mine", "reason"), [("allowed", ""), ("never", "mine-ran-dry")])
def test_a_mine_where_one_ran_dry(exhausted_mine: str, reason: str) -> None:
    g = spending(1, exhausted_mine=exhausted_mine)
    g.exhausted[tile("A2")] = 1
    g.forget_menu()
    assert refused(g, A, Build(tile("A2"), MINE)) == reason


@pytest.mark.rule("EMP-209", "EMP-261")
def test_the_special_building_is_built_once_also_after_its_loss() -> None:
    g = spending(5)
    say(g, A, Build(tile("B1"), SPECIAL))
    assert refused(g, A, Build(tile("A2"), SPECIAL)) == "special-building-once"
    g.destroy(tile("B1"), "changed-hands")
    g.forget_menu()
    assert rule_against(g, A, Build(tile("A2"), SPECIAL)) == "EMP-261"


@pytest.mark.rule("EMP-261", "EMP-420")
@pytest.mark.parametrize(
    ("limit", "reason"), [("player", ""), ("people", "special-building-once-a-people")]
)
def test_two_players_of_one_people(limit: str, reason: str) -> None:
    g = spending(2, peoples=("empire", "empire"), special_building_limit=limit)
    g.special_built[B] = 1
    g.forget_menu()
    assert refused(g, A, Build(tile("B1"), SPECIAL)) == reason
    other = spending(2, peoples=("empire", "kislev"), special_building_limit=limit)
    other.special_built[B] = 1
    other.forget_menu()
    assert refused(other, A, Build(tile("B1"), SPECIAL)) == ""


# --- Raids -------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-211")
def test_a_raid_costs_1_and_brings_two_dice_times_10_gold_from_the_bank() -> None:
    g = spending(2)
    say(g, A, Raid())
    told = fate(g, (3, 4))
    assert [e.dice for e in told if isinstance(e, Raided)] == [(3, 4)]
    assert g.gold == [70, 0]
    assert g.kp[A] == 1
    say(g, A, Raid())
    fate(g, (6, 6))
    assert g.gold == [190, 0]
    assert g.kp[A] == 0


# --- Order and end -----------------------------------------------------------------------------


@pytest.mark.rule("EMP-200", "EMP-013")
def test_the_smallest_realm_spends_first() -> None:
    g = campaign(LAND)
    g.earn(A, 2, "battle")
    g.earn(B, 2, "battle")
    alone(g, BuildPhase())
    assert g.order == [B, A]
    assert g.waiting() == (B,)
    say(g, B, StopSpending())
    assert g.waiting() == (A,)


@pytest.mark.rule("EMP-214")
@pytest.mark.parametrize(("carry_over", "kept"), [("none", 0), ("one", 1)])
def test_points_that_are_not_spent_lapse(carry_over: str, kept: int) -> None:
    g = spending(3, carry_over=carry_over)
    told = say(g, A, StopSpending())
    assert g.kp == [kept, 0]
    assert [(e.seat, e.kp) for e in told if isinstance(e, KpLapsed)] == [(A, 3 - kept)]
    assert sum(line.kp for line in g.ledger if line.seat == A) == kept


@pytest.mark.rule("EMP-214")
def test_a_single_point_may_be_kept_where_that_was_agreed() -> None:
    g = spending(1, carry_over="one")
    told = say(g, A, StopSpending())
    assert g.kp[A] == 1
    assert not [e for e in told if isinstance(e, KpLapsed)]


@pytest.mark.rule("EMP-214", "EMP-437")
def test_who_has_no_points_or_is_neutral_is_not_asked() -> None:
    g = campaign(LAND)
    g.earn(A, 3, "battle")
    g.neutral[A] = 1
    alone(g, BuildPhase())
    assert g.waiting() == ()


@pytest.mark.rule("EMP-200")
def test_what_is_offered_can_be_paid() -> None:
    g = spending(1)
    kinds = {type(action) for action in g.legal(A)}
    assert kinds == {Build, Raid, StopSpending}
    assert Conquer not in kinds
