"""Conquest: who has been beaten, what lies at the border, what passes, is destroyed, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.building.phase import BuildPhase, Claim, Conquer, StopSpending
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import BattleEntry
from feldzug.games.empires.events import CapitalConquered, Destroyed, TileTaken
from feldzug.games.empires.income import IncomePhase
from feldzug.games.empires.item_cards import HOARD_CARD, DrawItemCard
from feldzug.games.empires.land import NONE
from feldzug.games.empires.magic.effects import ChaosVoid, Earthquake, Mist
from feldzug.games.empires.vocabularies import (
    BUILDINGS,
    CASTLE,
    CITY,
    DEFEAT,
    DRAW,
    MASSACRE,
    MINE,
    NARROW,
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
    A1 hills 0 city*; B1 hills 0; C1 hills 1; D1 hills 1; E1 hills 1 city*; F1 hills 1
    A2 hills 0; B2 hills 1 castle; C2 mountain 1; D2 mountain 1 castle
    A3 hills 1; B3 hills 2 *
"""


def won(
    kp: int,
    text: str = LAND,
    *,
    battle: str = "F1",
    results: tuple[int, int] = (NARROW, DEFEAT),
    by_challenger: bool = True,
    **how: Any,
) -> Campaign:
    """Player A has fought B on a tile, has so many points, and spends."""
    g = campaign(text, **how)
    one, other = (A, B) if by_challenger else (B, A)
    g.archive = [BattleEntry(g.round, one, other, tile(battle), "paper", (0, 0), results)]
    g.earn(A, kp, "battle")
    alone(g, BuildPhase())
    return g


# --- The price ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-202", "EMP-213", "EMP-212")
@pytest.mark.parametrize(("name", "price"), [("C1", 3), ("B2", 4), ("A3", 3)])
def test_a_tile_of_another_costs_3_with_a_castle_4(name: str, price: int) -> None:
    g = won(price)
    told = say(g, A, Conquer(tile(name)))
    assert g.owner[tile(name)] == A
    assert g.kp[A] == 0
    assert [e.loser for e in told if isinstance(e, TileTaken)] == [B]
    poor = won(price - 1)
    assert refused(poor, A, Conquer(tile(name))) == "not-enough-kp"


@pytest.mark.rule("EMP-212", "EMP-213")
@pytest.mark.parametrize(
    ("there", "price"), [("mountain 1", 4), ("mountain 1 castle", 5), ("hills 1 city", 4)]
)
def test_mountain_and_walls_cost_1_more_each(there: str, price: int) -> None:
    text = f"A1 hills 0 *; B1 {there}; D1 hills 1 *"
    g = won(price, text, battle="D1")
    say(g, A, Conquer(tile("B1")))
    assert g.kp[A] == 0
    assert refused(won(price - 1, text, battle="D1"), A, Conquer(tile("B1"))) == "not-enough-kp"


@pytest.mark.rule("EMP-421")
def test_the_volcano_of_a_beaten_player_costs_3() -> None:
    g = campaign("A1 hills 0 *; B1 volcano 1; D1 hills 1 *")
    g.dragon_slain = True
    g.archive = [BattleEntry(2, A, B, tile("D1"), "paper", (0, 0), (NARROW, DEFEAT))]
    g.earn(A, 4, "battle")
    alone(g, BuildPhase())
    say(g, A, Conquer(tile("B1")))
    assert g.kp[A] == 1


# --- Victory and border ------------------------------------------------------------------------


@pytest.mark.rule("EMP-203")
@pytest.mark.parametrize("results", [(DRAW, DRAW), (DEFEAT, MASSACRE)])
def test_without_a_victory_over_the_owner_nothing_is_conquered(results: tuple[int, int]) -> None:
    g = won(5, results=results)
    assert refused(g, A, Conquer(tile("C1"))) == "owner-not-beaten"
    assert rule_against(g, A, Conquer(tile("C1"))) == "EMP-203"


@pytest.mark.rule("EMP-203")
def test_the_challenged_player_may_have_won_as_well() -> None:
    assert (
        refused(won(5, results=(DEFEAT, NARROW), by_challenger=False), A, Conquer(tile("C1"))) == ""
    )
    for results in ((NARROW, DEFEAT), (DRAW, DRAW)):
        lost = won(5, results=results, by_challenger=False)
        assert refused(lost, A, Conquer(tile("C1"))) == "owner-not-beaten"


@pytest.mark.rule("EMP-203")
def test_a_victory_over_somebody_else_or_of_an_earlier_round_does_not_help() -> None:
    g = won(5)
    assert refused(g, A, Conquer(tile("B3"))) == "owner-not-beaten"
    g = campaign(LAND)
    g.archive = [BattleEntry(1, A, B, tile("F1"), "paper", (0, 0), (NARROW, DEFEAT))]
    g.earn(A, 5, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, Conquer(tile("C1"))) == "owner-not-beaten"


@pytest.mark.rule("EMP-204", "EMP-428")
def test_a_conquered_tile_borders_and_may_have_been_taken_just_now() -> None:
    g = won(6)
    assert refused(g, A, Conquer(tile("D1"))) == "no-common-border"
    assert rule_against(g, A, Conquer(tile("D1"))) == "EMP-204"
    say(g, A, Conquer(tile("C1")))
    say(g, A, Conquer(tile("D1")))
    assert g.owner[tile("D1")] == A


@pytest.mark.rule("EMP-205")
def test_the_battle_tile_is_conquered_first() -> None:
    g = won(6, battle="C1")
    assert refused(g, A, Conquer(tile("A3"))) == "battle-tile-first"
    assert rule_against(g, A, Conquer(tile("A3"))) == "EMP-205"
    say(g, A, Conquer(tile("C1")))
    say(g, A, Conquer(tile("A3")))
    assert g.owner[tile("A3")] == A


@pytest.mark.rule("EMP-205")
def test_a_battle_tile_that_is_too_dear_or_out_of_reach_binds_nobody() -> None:
    assert refused(won(3, battle="B2"), A, Conquer(tile("C1"))) == ""
    assert refused(won(4, battle="B2"), A, Conquer(tile("C1"))) == "battle-tile-first"
    assert refused(won(6, battle="F1"), A, Conquer(tile("C1"))) == ""


@pytest.mark.rule("EMP-205")
def test_a_claim_before_does_not_free_from_conquering_the_battle_tile_first() -> None:
    text = """
        A1 hills 0 city*; A2 hills 0; B2 hills; B1 hills 1; A3 hills 1; F1 hills 1 city*
    """
    g = won(8, text, battle="B1")
    say(g, A, Claim(tile("B2")))
    assert refused(g, A, Conquer(tile("A3"))) == "battle-tile-first"
    say(g, A, Conquer(tile("B1")))
    assert refused(g, A, Conquer(tile("A3"))) == ""


@pytest.mark.rule("EMP-205", "EMP-169")
def test_of_two_battle_tiles_either_comes_first() -> None:
    g = campaign(LAND)
    g.archive = [
        BattleEntry(2, A, B, tile("C1"), "paper", (0, 0), (NARROW, DEFEAT)),
        BattleEntry(2, A, B, tile("A3"), "paper", (0, 0), (NARROW, DEFEAT)),
    ]
    g.earn(A, 6, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, Conquer(tile("C1"))) == refused(g, A, Conquer(tile("A3"))) == ""
    assert refused(g, A, Conquer(tile("B2"))) == "battle-tile-first"


@pytest.mark.rule("EMP-202")
def test_own_and_free_tiles_are_not_conquered() -> None:
    g = won(6, LAND + "; A4 hills")
    for name in ("B1", "A4"):
        assert refused(g, A, Conquer(tile(name))) in ("not-offered", "nobody-to-conquer")


# --- What passes with a tile -------------------------------------------------------------------


@pytest.mark.rule("EMP-403")
@pytest.mark.parametrize("building", ["castle", "city", "mine"])
def test_a_marker_passes_with_its_tile(building: str) -> None:
    g = won(5, f"A1 hills 0 *; B1 river 1 {building}; D1 hills 1 *", battle="D1")
    say(g, A, Conquer(tile("B1")))
    assert g.building[tile("B1")] == BUILDINGS.index(building)


@pytest.mark.rule("EMP-403")
def test_a_conquered_mine_pays_its_new_owner() -> None:
    g = won(3, "A1 hills 0 *; B1 river 1 mine; D1 hills 1 *", battle="D1")
    say(g, A, Conquer(tile("B1")))
    alone(g, IncomePhase())
    fate(g, (2, 5))
    assert g.gold == [70, 0]


@pytest.mark.rule("EMP-403")
@pytest.mark.parametrize(("conquered_mine", "left"), [("passes", MINE), ("destroyed", NONE)])
def test_a_conquered_mine_may_be_destroyed(conquered_mine: str, left: int) -> None:
    g = won(
        5,
        "A1 hills 0 *; B1 river 1 mine; D1 hills 1 *",
        battle="D1",
        conquered_mine=conquered_mine,
    )
    say(g, A, Conquer(tile("B1")))
    assert g.building[tile("B1")] == left


@pytest.mark.rule("EMP-403")
def test_by_the_other_reading_castles_and_free_mines_stay() -> None:
    text = "A1 hills 0 *; B1 river 1 castle; A2 river mine; D1 hills 1 *"
    g = won(7, text, battle="D1", conquered_mine="destroyed")
    say(g, A, Conquer(tile("B1")))
    say(g, A, Claim(tile("A2")))
    assert g.building[tile("B1")] == CASTLE
    assert g.building[tile("A2")] == MINE


@pytest.mark.rule("EMP-262")
def test_a_special_building_is_destroyed_for_good() -> None:
    g = won(3, "A1 hills 0 *; B1 hills 1 special-building; D1 hills 1 *", battle="D1")
    told = say(g, A, Conquer(tile("B1")))
    assert [e.why for e in told if isinstance(e, Destroyed)] == ["changed-hands"]
    assert g.building[tile("B1")] == NONE
    assert g.special_site(A) == NONE
    assert g.special_built[B] == 1


@pytest.mark.rule("EMP-262")
def test_a_tile_that_is_left_loses_its_special_building_and_no_other() -> None:
    g = campaign("A1 volcano 0 special-building; B1 hills 0 castle; D1 hills 1 *")
    g.leave(tile("A1"))
    assert g.building[tile("A1")] == NONE
    assert g.owner[tile("A1")] == NOBODY
    g.leave(tile("B1"))
    assert g.building[tile("B1")] == CASTLE


@pytest.mark.rule("EMP-263")
def test_the_special_building_stands_on_its_tile() -> None:
    g = campaign("A1 hills 0 *; B1 hills 0 special-building; D1 hills 1 *; E1 hills 1")
    assert g.special_site(A) == tile("B1")
    assert g.special_site(B) == NONE


# --- Capitals ----------------------------------------------------------------------------------

CAPITAL = "A1 hills 0 *; B1 hills 1 city*; D1 hills 1 city; D2 hills 2 *"


@pytest.mark.rule("EMP-220")
def test_a_conquered_capital_brings_a_marker_of_3() -> None:
    g = won(4, CAPITAL, battle="B1")
    told = say(g, A, Conquer(tile("B1")))
    (conquered,) = [e for e in told if isinstance(e, CapitalConquered)]
    assert (conquered.seat, conquered.loser, conquered.points) == (A, B, 3)
    assert g.markers == [3, 0, 0]
    assert g.building[tile("B1")] == CITY
    assert g.capital[B] == tile("D1")


@pytest.mark.rule("EMP-220")
def test_another_city_brings_none_and_the_marker_stays_if_the_tile_is_lost() -> None:
    g = won(4, "A1 hills 0 *; B1 hills 1 city; D1 hills 1 city*", battle="B1")
    say(g, A, Conquer(tile("B1")))
    assert g.markers == [0, 0]
    g = won(4, CAPITAL, battle="B1")
    say(g, A, Conquer(tile("B1")))
    g.take(C, tile("B1"))
    assert g.markers[A] == 3


def conquer_again(g: Campaign, seat: Seat, loser: Seat, name: str) -> None:
    """In a later round *seat* beats *loser* and conquers a tile."""
    g.round += 1
    g.archive = [BattleEntry(g.round, seat, loser, tile(name), "paper", (0, 0), (NARROW, DEFEAT))]
    g.earn(seat, 5, "battle")
    alone(g, BuildPhase())
    say(g, seat, Conquer(tile(name)))
    if g.waiting() == (seat,):
        say(g, seat, StopSpending())


@pytest.mark.rule("EMP-220")
def test_a_capital_brings_its_marker_once_per_conqueror() -> None:
    g = won(4, CAPITAL, battle="B1")
    say(g, A, Conquer(tile("B1")))
    g.owner[tile("B1")] = B
    g.capital[B] = tile("B1")
    conquer_again(g, A, B, "B1")
    assert g.markers[A] == 3
    g.owner[tile("B1")] = B
    g.owner[tile("C1")] = C
    g.land = campaign(CAPITAL + "; C1 hills 2").land
    g.capital[B] = tile("B1")
    conquer_again(g, C, B, "B1")
    assert g.markers == [3, 0, 3]


@pytest.mark.rule("EMP-220", "EMP-412")
def test_a_capital_without_its_city_brings_its_marker_too() -> None:
    g = won(5, CAPITAL, battle="B1")
    g.building[tile("B1")] = NONE
    say(g, A, Conquer(tile("B1")))
    assert g.markers[A] == 3


@pytest.mark.rule("EMP-220")
def test_each_capital_brings_its_own_marker() -> None:
    g = won(4, CAPITAL, battle="B1")
    say(g, A, Conquer(tile("B1")))
    g.land = campaign(CAPITAL + "; C1 hills 1").land
    g.owner[tile("C1")] = B
    g.capital[B] = tile("C1")
    conquer_again(g, A, B, "C1")
    assert g.markers[A] == 6


@pytest.mark.rule("EMP-220", "EMP-409")
def test_who_takes_back_his_own_capital_gets_nothing() -> None:
    g = won(4, CAPITAL, battle="B1")
    say(g, A, Conquer(tile("B1")))
    g.owner[tile("C1")] = B
    g.land = campaign(CAPITAL + "; C1 hills 1").land
    g.capital[A] = tile("B1")
    conquer_again(g, B, A, "B1")
    assert g.owner[tile("B1")] == B
    assert g.markers == [3, 0, 0]


@pytest.mark.rule("EMP-258", "EMP-259")
@pytest.mark.parametrize(
    ("people", "narrow", "wide"),
    [
        ("chaos", 5, 5),
        ("daemons", 5, 5),
        ("vampire-counts", 5, 5),
        ("tomb-kings", 5, 5),
        ("skaven", 3, 5),
        ("orcs", 3, 3),
        ("goblins", 3, 3),
        ("dark-elves", 3, 3),
        ("chaos-dwarfs", 3, 5),
        ("empire", 3, 3),
    ],
)
@pytest.mark.parametrize("reading", ["chaos-daemons", "all-chaos"])
def test_witch_hunters_get_5_for_capitals_of_chaos_and_undead(
    people: str, narrow: int, wide: int, reading: str
) -> None:
    peoples = ("witch-hunters", people, "kislev")
    g = won(4, CAPITAL, battle="B1", peoples=peoples, witch_hunter_chaos=reading)
    say(g, A, Conquer(tile("B1")))
    assert g.markers[A] == (wide if reading == "all-chaos" else narrow)


@pytest.mark.rule("EMP-258")
def test_others_get_3_for_a_capital_of_chaos() -> None:
    g = won(4, CAPITAL, battle="B1", peoples=("empire", "chaos", "kislev"))
    say(g, A, Conquer(tile("B1")))
    assert g.markers[A] == 3


# --- The hoard ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-345")
@pytest.mark.parametrize("owner", ["", " 1"])
def test_the_hoard_is_taken_only_if_the_dragon_is_slain_or_was_driven_off(owner: str) -> None:
    text = f"A1 hills 0 *; B1 volcano{owner}; D1 hills 1 *"
    take = Conquer(tile("B1")) if owner else Claim(tile("B1"))
    g = won(5, text, battle="B1")
    assert refused(g, A, take) == "dragon-guards-it"
    g.dragon_driven_off = g.round - 1
    g.forget_menu()
    assert rule_against(g, A, take) == "EMP-345"
    g.dragon_driven_off = g.round
    g.forget_menu()
    assert refused(g, A, take) == ""
    g.dragon_driven_off = 0
    g.dragon_slain = True
    g.forget_menu()
    assert refused(g, A, take) == ""


@pytest.mark.rule("EMP-270", "EMP-271")
@pytest.mark.parametrize("owner", ["", " 1"])
def test_who_takes_the_hoard_draws_a_card_for_the_rest_of_the_campaign(owner: str) -> None:
    g = campaign(f"A1 hills 0 *; B1 volcano{owner}; D1 hills 1 *")
    g.dragon_slain = True
    g.archive = [BattleEntry(2, A, B, tile("B1"), "paper", (0, 0), (NARROW, DEFEAT))]
    g.earn(A, 3, "battle")
    alone(g, BuildPhase())
    say(g, A, Conquer(tile("B1")) if owner else Claim(tile("B1")))
    assert g.stack[-1] == DrawItemCard(A, HOARD_CARD)
    fate(g, 4)
    assert g.hoard_cards[A].cards == [4]
    g.owner[tile("B1")] = B
    alone(g, BuildPhase())
    assert g.hoard_cards[A].cards == [4]


# --- Earthquake, void, mist, winter ------------------------------------------------------------


@pytest.mark.rule("EMP-048", "EMP-049", "EMP-050")
def test_after_an_earthquake_the_tile_costs_nothing_if_its_owner_is_beaten_and_it_borders() -> None:
    for name, results, expected in (
        ("B2", (NARROW, DEFEAT), ""),
        ("B2", (DRAW, DRAW), "owner-not-beaten"),
        ("D2", (NARROW, DEFEAT), "no-common-border"),
    ):
        g = campaign(LAND)
        g.effects.append(Earthquake(B, "spring", tile(name)))
        g.archive = [BattleEntry(2, A, B, tile("F1"), "paper", (0, 0), results)]
        g.earn(A, 1, "battle")
        alone(g, BuildPhase())
        assert refused(g, A, Conquer(tile(name))) == expected
        if not expected:
            say(g, A, Conquer(tile(name)))
            assert g.owner[tile(name)] == A
            assert g.kp[A] == 1


@pytest.mark.rule("EMP-048", "EMP-049")
@pytest.mark.parametrize("results", [(NARROW, DEFEAT), (DRAW, DRAW)])
def test_a_tile_that_costs_nothing_is_offered_to_a_winner_without_points(
    results: tuple[int, int],
) -> None:
    g = campaign("A1 hills 0 *; B1 mountain 1 castle; D1 hills 1 *")
    g.effects.append(Earthquake(B, "spring", tile("B1")))
    g.archive = [BattleEntry(2, A, B, tile("B1"), "paper", (0, 0), results)]
    alone(g, BuildPhase())
    if results == (DRAW, DRAW):
        assert g.waiting() == ()
        return
    assert g.legal(A) == [StopSpending(), Conquer(tile("B1"))]
    say(g, A, Conquer(tile("B1")))
    assert g.owner[tile("B1")] == A
    assert g.waiting() == ()


@pytest.mark.rule("EMP-422", "EMP-046", "EMP-065")
@pytest.mark.parametrize(
    ("effect", "name", "take", "reason"),
    [
        (ChaosVoid, "A4", Claim, "tile-in-the-void"),
        (Mist, "C1", Conquer, "mist-bars-the-way"),
    ],
)
def test_what_lies_in_void_or_mist_is_not_taken_and_binds_nobody(
    effect: Any, name: str, take: Any, reason: str
) -> None:
    g = campaign(LAND + "; A4 hills; B4 hills")
    g.effects.append(effect(B, "spring", tile(name)))
    g.archive = [BattleEntry(2, A, B, tile("C1"), "paper", (0, 0), (NARROW, DEFEAT))]
    g.owner[tile("A3")] = A
    g.owner[tile("B4")] = B
    g.earn(A, 6, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, take(tile(name))) == reason
    if effect is Mist:
        assert refused(g, A, Conquer(tile("B2"))) == ""


@pytest.mark.rule("EMP-244", "EMP-426")
@pytest.mark.parametrize(("reading", "reason"), [("victory", ""), ("none", "owner-not-beaten")])
def test_points_of_the_winter_war_conquer_from_its_opponent_at_the_border(
    reading: str, reason: str
) -> None:
    g = campaign(
        LAND,
        number=5,
        peoples=("vampire-counts", "empire", "kislev"),
        winter_war_conquest=reading,
    )
    g.earn_winter(A, 3, B)
    alone(g, BuildPhase())
    assert refused(g, A, Conquer(tile("C1"), winter=True)) == reason
    assert refused(g, A, Conquer(tile("B3"), winter=True)) == "owner-not-beaten"
    far = "no-common-border" if reading == "victory" else "owner-not-beaten"
    assert refused(g, A, Conquer(tile("D1"), winter=True)) == far
    if not reason:
        say(g, A, Conquer(tile("C1"), winter=True))
        assert (g.winter_kp[A], g.kp[A]) == (0, 0)


@pytest.mark.rule("EMP-426", "EMP-203")
def test_points_of_a_battle_need_the_victory_in_that_battle() -> None:
    g = campaign(LAND, number=5, peoples=("vampire-counts", "empire", "kislev"))
    g.earn_winter(A, 1, B)
    g.earn(A, 3, "battle")
    alone(g, BuildPhase())
    assert refused(g, A, Conquer(tile("C1"))) == "owner-not-beaten"
    assert refused(g, A, Conquer(tile("C1"), winter=True)) == "not-enough-kp"


@pytest.mark.rule("EMP-244", "EMP-214")
def test_points_of_the_winter_war_do_not_lapse_with_those_of_a_round() -> None:
    g = campaign(LAND, number=4, peoples=("vampire-counts", "empire", "kislev"))
    g.earn_winter(A, 3, B)
    g.earn(A, 2, "battle")
    alone(g, BuildPhase())
    say(g, A, StopSpending())
    assert (g.winter_kp[A], g.kp[A]) == (3, 0)


@pytest.mark.rule("EMP-048", "EMP-214")
def test_who_has_spent_his_points_is_not_asked_for_what_he_could_not_pay() -> None:
    g = won(3, LAND, battle="C1")
    say(g, A, Conquer(tile("C1")))
    assert g.kp[A] == 0
    assert A not in g.waiting()
