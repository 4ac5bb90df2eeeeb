"""Victory points, fifteen of them, allies, the scoring at the end, and ties."""

from __future__ import annotations

import pytest

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.phase import Phase
from feldzug.games.empires.victory import (
    check_victory,
    own_points,
    points,
    ranking,
    score,
    standing,
)
from feldzug.games.empires.vocabularies import CITY
from feldzug.kernel.values import Seat
from tests.games.empires.table import NOBODY, A, B, C, D, campaign, tile

ROWS = ("1", "2", "3", "4")


def realms(*sizes: int) -> Campaign:
    """Realms of so many tiles without any building, one a row."""
    found = []
    for seat, size in enumerate(sizes):
        row = ROWS[seat]
        found += [
            f"{chr(ord('A') + n)}{row} hills {seat}{' *' if n == 0 else ''}" for n in range(size)
        ]
    return campaign(";".join(found), players=len(sizes))


def winners(g: Campaign) -> tuple[Seat, ...]:
    outcome = g.outcome()
    assert outcome is not None
    first = outcome.ranking[0]
    assert isinstance(first, tuple)
    return first


# --- What counts -------------------------------------------------------------------------------


@pytest.mark.rule("EMP-216", "EMP-217")
def test_each_tile_and_each_city_is_a_point_the_capital_included() -> None:
    g = campaign(
        "A1 hills 0 city*; B1 hills 0 city; C1 hills 0 castle; D1 river 0 mine; A3 hills 1 *"
    )
    assert own_points(g, A) == 4 + 2
    assert own_points(g, B) == 1


@pytest.mark.rule("EMP-218")
def test_the_special_building_is_a_point_while_it_stands() -> None:
    g = campaign("A1 hills 0 *; B1 hills 0 special-building; A3 hills 1 *")
    assert own_points(g, A) == 3
    g.destroy(tile("B1"), "changed-hands")
    assert own_points(g, A) == 2


@pytest.mark.rule("EMP-219", "EMP-264")
def test_the_hoard_is_worth_three_points_beside_its_tile() -> None:
    g = campaign("A1 hills 0 *; B1 volcano; A3 hills 1 *")
    assert own_points(g, A) == 1
    g.take(A, tile("B1"))
    assert own_points(g, A) == 1 + 1 + 3
    assert own_points(g, B) == 1


@pytest.mark.rule("EMP-221")
def test_markers_count() -> None:
    g = realms(3, 3)
    g.markers[A] = 4
    assert own_points(g, A) == 7
    assert own_points(g, B) == 3


# --- Fifteen -----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-215")
def test_a_player_without_ally_wins_with_fifteen_points() -> None:
    g = realms(14, 3)
    check_victory(g)
    assert g.outcome() is None
    g.markers[A] = 1
    check_victory(g)
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ending == "fifteen"
    assert winners(g) == (A,)


@pytest.mark.rule("EMP-215")
def test_it_is_asked_at_the_end_of_a_phase() -> None:
    g = realms(15, 3)
    Phase().judge(g)
    assert winners(g) == (A,)


@pytest.mark.rule("EMP-215", "EMP-223")
def test_of_two_who_reach_fifteen_the_higher_score_wins_then_the_ties_decide() -> None:
    g = realms(15, 16)
    check_victory(g)
    assert winners(g) == (B,)
    g = realms(15, 14)
    g.building[tile("B2")] = CITY
    check_victory(g)
    assert winners(g) == (B,)


@pytest.mark.rule("EMP-437")
def test_a_neutral_realm_wins_nothing() -> None:
    g = realms(15, 3)
    g.neutral[A] = 1
    check_victory(g)
    assert g.outcome() is None
    assert ranking(g, "autumn").ranking == ((B,), (A,))


# --- Allies ------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-144", "EMP-145")
def test_allies_have_the_average_of_their_points_rounded_down() -> None:
    g = realms(14, 9, 1)
    g.join(A, B)
    assert points(g, A) == points(g, B) == 11
    assert points(g, C) == 1
    g.part_allies(A, "dissolved")
    assert (points(g, A), points(g, B)) == (14, 9)


@pytest.mark.rule("EMP-146")
def test_cities_castles_mines_and_gold_of_allies_are_averaged_too() -> None:
    g = campaign(
        "A1 hills 0 city*; B1 hills 0 city; C1 hills 0 city; D1 hills 0 castle; E1 river 0 mine;"
        "F1 river 0 mine; A3 hills 1 city*; B3 hills 1 city; C3 hills 1 castle; D3 hills 1 castle;"
        "E3 river 1 mine; F3 river 1 mine; G3 river 1 mine; H3 hills 1 castle; I3 hills 1 castle"
    )
    g.pay(A, 35, "given")
    g.pay(B, 10, "given")
    assert standing(g, A)[1:] == (3, 1, 2, 35)
    g.join(A, B)
    assert standing(g, A)[1:] == standing(g, B)[1:] == (2, 2, 2, 22)


@pytest.mark.rule("EMP-147")
def test_allies_win_together_when_their_average_is_fifteen() -> None:
    g = realms(16, 15, 3)
    g.join(A, B)
    check_victory(g)
    assert winners(g) == (A, B)


@pytest.mark.rule("EMP-147", "EMP-215", "EMP-408")
def test_the_own_points_of_an_ally_do_not_win() -> None:
    g = realms(17, 12, 3)
    g.join(A, B)
    check_victory(g)
    assert g.outcome() is None
    g.part_allies(B, "dissolved")
    check_victory(g)
    assert winners(g) == (A,)


@pytest.mark.rule("EMP-148", "EMP-222", "EMP-408")
def test_at_the_end_the_average_of_allies_beats_a_single_player() -> None:
    g = realms(11, 13, 11)
    g.join(A, B)
    score(g)
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ending == "autumn"
    assert outcome.ranking == ((A, B), (C,))
    assert outcome.scores == (12, 12, 11)


@pytest.mark.rule("EMP-148", "EMP-408")
def test_at_the_end_the_own_points_of_an_ally_do_not_count_either() -> None:
    g = realms(14, 6, 11)
    g.join(A, B)
    score(g)
    assert winners(g) == (C,)


# --- The end -----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-222")
def test_the_highest_total_wins() -> None:
    g = realms(6, 9, 7, 8)
    score(g)
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ranking == ((B,), (D,), (C,), (A,))


@pytest.mark.rule("EMP-223")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("B1 hills 0 city", "B3 hills 1; C3 hills 1 castle"),
        ("B1 hills 0 castle", "B3 river 1 mine"),
        ("B1 river 0 mine", "B3 hills 1"),
    ],
    ids=["cities", "castles", "mines"],
)
def test_equal_totals_go_by_cities_then_castles_then_mines(first: str, second: str) -> None:
    g = campaign(f"A1 hills 0 *; {first}; A3 hills 1 *; {second}")
    assert own_points(g, A) == own_points(g, B)
    g.pay(B, 500, "given")
    score(g)
    assert winners(g) == (A,)


@pytest.mark.rule("EMP-223")
def test_gold_decides_last_and_then_the_place_is_shared() -> None:
    g = realms(3, 3)
    g.pay(B, 5, "given")
    assert ranking(g, "autumn").ranking == ((B,), (A,))
    g.pay(A, 5, "given")
    assert ranking(g, "autumn").ranking == ((A, B),)
    assert g.ally == [NOBODY, NOBODY]
