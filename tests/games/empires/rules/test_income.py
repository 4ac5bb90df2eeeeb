"""Income: mines, mountain cities, and what keeps them from paying."""

from __future__ import annotations

import pytest

from feldzug.games.empires.building.sites import may_build
from feldzug.games.empires.income import IncomePhase, MineRoll, MineRolled
from feldzug.games.empires.land import NONE
from feldzug.games.empires.magic.effects import Dam, Mist
from feldzug.games.empires.vocabularies import CITY, MINE
from tests.games.empires.table import A, B, C, alone, campaign, fate, tile

RIVER = "A1 hills 0 *; B1 river>C1 0 mine; C1 river 0; E1 hills 1 *"
MOUNTAIN = "A1 hills 0 *; B1 mountain 0 mine; E1 hills 1 *"


@pytest.mark.rule("EMP-160", "EMP-437")
def test_every_mine_of_a_player_is_rolled_for_the_smallest_realm_first() -> None:
    g = campaign(
        "A1 hills 0 *; B1 river 0 mine; C1 river 0 mine; D1 mountain 0 mine; E1 river 0;"
        "G1 hills 1 *; H1 river 1 mine; K1 hills 2 *; L1 river 2 mine; M1 river 2; N1 river mine"
    )
    g.neutral[C] = 1
    alone(g, IncomePhase())
    told = fate(g, (1, 2), (1, 3), (1, 4), (1, 1, 5))
    assert [(e.seat, e.tile) for e in told if isinstance(e, MineRolled)] == [
        (B, tile("H1")),
        (A, tile("B1")),
        (A, tile("C1")),
        (A, tile("D1")),
    ]
    assert g.gold == [160, 30, 0]
    assert g.waiting() == ()


@pytest.mark.rule("EMP-106")
def test_nothing_is_connected_to_a_capital_that_another_owns() -> None:
    g = campaign(RIVER)
    g.owner[tile("A1")] = B
    assert g.connected(A) == []
    alone(g, IncomePhase())
    assert g.waiting() == (A,)  # no die for the mine: he names another capital


@pytest.mark.rule("EMP-161")
def test_a_mine_on_a_river_yields_2_dice_times_10() -> None:
    g = campaign(RIVER)
    alone(g, IncomePhase())
    fate(g, (2, 5))
    assert g.gold[A] == 70
    assert g.building[tile("B1")] == MINE
    assert not g.exhausted[tile("B1")]
    assert g.ledger[-1].tile == tile("B1")
    assert g.ledger[-1].why == "mine"


@pytest.mark.rule("EMP-162")
def test_a_mine_in_the_mountains_yields_3_dice_times_10() -> None:
    g = campaign(MOUNTAIN)
    alone(g, IncomePhase())
    fate(g, (1, 3, 6))
    assert g.gold[A] == 100


@pytest.mark.rule("EMP-163")
def test_a_river_mine_pays_for_the_last_time_on_a_double() -> None:
    g = campaign(RIVER)
    alone(g, IncomePhase())
    fate(g, (4, 4))
    assert g.gold[A] == 80
    assert g.building[tile("B1")] == NONE
    assert g.exhausted[tile("B1")]
    assert g.owner[tile("B1")] == A


@pytest.mark.rule("EMP-164")
def test_a_mountain_mine_pays_for_the_last_time_on_a_triple_and_a_pair_is_harmless() -> None:
    for dice, gold, stands in (
        ((2, 2, 2), 60, False),
        ((2, 2, 5), 90, True),
        ((5, 2, 5), 120, True),
    ):
        g = campaign(MOUNTAIN)
        alone(g, IncomePhase())
        fate(g, dice)
        assert g.gold[A] == gold
        assert (g.building[tile("B1")] == MINE) == stands
        assert bool(g.exhausted[tile("B1")]) != stands


@pytest.mark.rule("EMP-164", "EMP-114")
@pytest.mark.parametrize("agreed", ["allowed", "never"])
def test_whether_a_new_mine_may_stand_where_one_ran_dry_is_agreed(agreed: str) -> None:
    g = campaign(RIVER, exhausted_mine=agreed)
    alone(g, IncomePhase())
    fate(g, (4, 4))
    assert (may_build(g, A, tile("B1"), MINE) is None) == (agreed == "allowed")
    assert may_build(g, A, tile("C1"), MINE) is None


@pytest.mark.rule("EMP-413", "EMP-160", "EMP-106")
def test_a_mine_that_is_not_connected_to_the_capital_is_not_rolled_for() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1; C1 river 0 mine; E1 hills 1 *")
    alone(g, IncomePhase())
    assert g.waiting() == ()
    assert g.gold[A] == 0
    assert g.building[tile("C1")] == MINE


@pytest.mark.rule("EMP-413", "EMP-160")
def test_mines_under_a_dam_or_in_the_mist_are_not_rolled_for() -> None:
    g = campaign("A1 hills 0 *; B1 river>C1 0; C1 river 0 mine; D1 mountain 0 mine; F1 hills 1 *")
    g.effects = [Dam(B, "spring", tile("B1"))]
    alone(g, IncomePhase())
    assert g.stack[-1] == MineRoll(A, tile("D1"))
    g.effects = [Mist(B, "autumn", tile("D1"))]
    alone(g, IncomePhase())
    assert g.stack[-1] == MineRoll(A, tile("C1"))
    fate(g, (1, 2))
    assert g.waiting() == ()


CITY_IN_MOUNTAINS = "A1 hills 0 *; B1 mountain 0 city; C1 hills 0 city; E1 hills 1 *"


@pytest.mark.rule("EMP-227")
def test_a_mountain_city_of_dwarfs_yields_income_like_a_mine() -> None:
    g = campaign(CITY_IN_MOUNTAINS, peoples=("dwarfs", "empire"))
    alone(g, IncomePhase())
    fate(g, (1, 3, 6))
    assert g.gold[A] == 100
    assert g.waiting() == ()


@pytest.mark.rule("EMP-227")
def test_castles_in_mountains_and_cities_of_other_peoples_yield_nothing() -> None:
    g = campaign(CITY_IN_MOUNTAINS)
    alone(g, IncomePhase())
    assert g.waiting() == ()
    g = campaign(
        CITY_IN_MOUNTAINS.replace("mountain 0 city", "mountain 0 castle"), peoples=("dwarfs",)
    )
    alone(g, IncomePhase())
    assert g.waiting() == ()


@pytest.mark.rule("EMP-228")
def test_a_mountain_city_is_not_destroyed_by_a_triple() -> None:
    g = campaign(CITY_IN_MOUNTAINS, peoples=("dwarfs", "empire"))
    alone(g, IncomePhase())
    fate(g, (5, 5, 5))
    assert g.gold[A] == 150
    assert g.building[tile("B1")] == CITY
    assert not g.exhausted[tile("B1")]


@pytest.mark.rule("EMP-413", "EMP-227")
def test_a_mountain_city_that_is_cut_off_or_in_the_mist_is_not_rolled_for() -> None:
    g = campaign(CITY_IN_MOUNTAINS, peoples=("dwarfs", "empire"))
    g.effects = [Mist(B, "autumn", tile("B1"))]
    alone(g, IncomePhase())
    assert g.waiting() == ()
    g = campaign("A1 hills 0 *; C1 mountain 0 city; E1 hills 1 *", peoples=("dwarfs", "empire"))
    alone(g, IncomePhase())
    assert g.waiting() == ()


@pytest.mark.rule("EMP-226")
def test_dwarfs_alone_may_build_cities_in_mountains() -> None:
    text = "A1 hills 0 *; B1 mountain 0 castle; E1 hills 1 *"
    assert may_build(campaign(text, peoples=("dwarfs",)), A, tile("B1"), CITY) is None
    assert may_build(campaign(text), A, tile("B1"), CITY) is not None


@pytest.mark.rule("EMP-403")
def test_a_conquered_mine_pays_its_new_owner() -> None:
    g = campaign(RIVER)
    g.take(B, tile("B1"))
    g.capital[B] = tile("B1")
    alone(g, IncomePhase())
    fate(g, (2, 5))
    assert g.gold == [0, 70]
