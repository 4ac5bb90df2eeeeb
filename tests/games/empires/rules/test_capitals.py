"""Capitals that fall, and the tiles that take their place."""

from __future__ import annotations

import pytest

from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.building.phase import Build, BuildPhase, Claim
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge
from feldzug.games.empires.capitals import NameCapital
from feldzug.games.empires.events import CapitalNamed
from feldzug.games.empires.land import NONE
from feldzug.games.empires.phase import Phase
from feldzug.games.empires.vocabularies import CITY, MINE
from feldzug.kernel.frames import Flow, Names
from tests.games.empires.table import (
    A,
    B,
    C,
    alone,
    campaign,
    refused,
    rule_against,
    say,
    tile,
)


class Nothing(Phase):
    """A phase in which nothing is done."""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("replace_capitals", "judge")


LOST = "A1 hills 1 city; B1 hills 0 city; C1 hills 0; D1 hills 0; A3 hills 1 city*"


@pytest.mark.rule("EMP-409")
def test_who_has_lost_his_capital_names_another_city() -> None:
    g = campaign("A1 hills 1; B1 hills 0 city; C1 hills 0; D1 hills 0 city; A3 hills 1 city*")
    g.capital[A] = tile("A1")
    alone(g, Nothing())
    assert g.waiting() == (A,)
    assert rule_against(g, A, NameCapital(tile("C1"))) == "EMP-409"
    assert refused(g, A, NameCapital(tile("C1"))) == "another-city-is-there"
    assert refused(g, A, NameCapital(tile("A1"))) in ("not-your-tile", "not-offered")
    told = say(g, A, NameCapital(tile("D1")))
    assert [e.tile for e in told if isinstance(e, CapitalNamed)] == [tile("D1")]
    assert g.capital[A] == tile("D1")
    assert g.is_capital(tile("D1"))
    assert not g.is_capital(tile("A1"))


@pytest.mark.rule("EMP-409")
def test_a_single_city_is_named_by_itself_and_tiles_hang_on_it() -> None:
    g = campaign(LOST + "; F1 hills 0")
    g.capital[A] = tile("A1")
    alone(g, Nothing())
    assert g.waiting() == ()
    assert g.capital[A] == tile("B1")
    assert sorted(g.connected(A)) == [tile("B1"), tile("C1"), tile("D1")]


@pytest.mark.rule("EMP-409")
def test_without_a_city_any_tile_is_named_and_gets_none() -> None:
    g = campaign("A1 hills 1; C1 hills 0; D1 hills 0 castle; A3 hills 1 city*")
    g.capital[A] = tile("A1")
    size = g.size(A)
    alone(g, Nothing())
    assert [action.tile for action in g.legal(A)] == [tile("C1"), tile("D1")]
    say(g, A, NameCapital(tile("C1")))
    assert g.building[tile("C1")] == NONE
    assert (g.size(A), g.count(A, CITY)) == (size, 0)


@pytest.mark.rule("EMP-409")
def test_who_has_no_tile_stays_in_and_names_the_next_he_gets() -> None:
    g = campaign("A1 hills 1; B1 hills; D1 hills; E1 hills; A3 hills 1 city*", players=2)
    g.capital[A] = tile("A1")
    alone(g, Nothing())
    assert g.capital[A] == NONE
    assert g.size(A) == 0
    assert g.ranked()[0] == A
    g.kp[A] = 2
    alone(g, BuildPhase())
    assert g.waiting() == (A,)
    say(g, A, Claim(tile("E1")))
    assert g.owner[tile("E1")] == A
    assert g.capital[A] == tile("E1")
    assert g.kp[A] == 0


@pytest.mark.rule("EMP-437", "EMP-409")
def test_a_neutral_realm_is_not_asked() -> None:
    g = campaign("A1 hills 1; C1 hills 0; D1 hills 0; A3 hills 1 city*")
    g.capital[A] = tile("A1")
    g.neutral[A] = 1
    alone(g, Nothing())
    assert g.waiting() == ()
    assert g.capital[A] == tile("C1")


@pytest.mark.rule("EMP-409")
def test_who_took_a_capital_and_lost_his_own_may_name_the_one_he_took() -> None:
    """The old tile is nobody's capital any more, though who lost it has not named another yet."""
    g = campaign(
        "A1 hills 1 city; B1 hills 1 city; C1 hills 0; D1 hills 0; A3 hills 2 *; F1 hills 2"
    )
    g.capital[A], g.capital[B] = tile("A1"), tile("A3")
    g.capital[C] = tile("F1")
    g.order = [B, A, C]
    alone(g, Nothing())
    assert g.waiting() == (B,)
    assert g.capital == [NONE, NONE, tile("F1")]
    say(g, B, NameCapital(tile("A1")))
    assert g.capital == [NONE, tile("A1"), tile("F1")]
    assert g.waiting() == (A,)
    say(g, A, NameCapital(tile("D1")))
    assert g.capital == [tile("D1"), tile("A1"), tile("F1")]


@pytest.mark.rule("EMP-409")
def test_who_has_his_capital_is_not_asked() -> None:
    g = campaign("A1 hills 0 *; B1 hills 0 city; A3 hills 1 city*")
    alone(g, Nothing())
    assert g.capital == [tile("A1"), tile("A3")]


# --- A capital without its city ----------------------------------------------------------------


def is_siege(g: Campaign, name: str) -> bool:
    """Whether a battle of B against A on a tile is one."""
    g.challenges = [Challenge(B, A, tile(name))]
    alone(g, BattlePhase())
    (battle,) = g.view(None).battles
    return bool(battle.siege)


@pytest.mark.rule("EMP-412")
def test_a_capital_without_its_city_stays_capital_and_counts_none() -> None:
    g = campaign("A1 hills 0 city*; B1 hills 0; C1 hills; A3 hills 1 *", peoples=("orcs", "empire"))
    size = g.size(A)
    g.destroy(tile("A1"), "tornado")
    assert g.size(A) == size - 1
    assert g.is_capital(tile("A1"))
    assert g.connected(A) == [tile("A1"), tile("B1")]
    assert is_siege(g.clone(), "A1")
    assert not is_siege(g.clone(), "B1")


@pytest.mark.rule("EMP-412", "EMP-230", "EMP-235")
@pytest.mark.parametrize("people", ["orcs", "skaven"])
def test_peoples_without_cities_may_build_that_of_their_capital_again(people: str) -> None:
    g = campaign("A1 hills 0 *; B1 hills 0; A3 hills 1 *", peoples=(people, "empire"))
    g.kp[A] = 2
    alone(g, BuildPhase())
    assert refused(g, A, Build(tile("B1"), CITY)) != ""
    say(g, A, Build(tile("A1"), CITY))
    assert g.building[tile("A1")] == CITY
    assert g.kp[A] == 0


@pytest.mark.rule("EMP-411")
def test_a_capital_keeps_its_terrain_and_may_take_a_mine_without_its_city() -> None:
    g = campaign("A1 river 0 *; B1 hills 0; A3 hills 1 *")
    g.kp[A] = 1
    alone(g, BuildPhase())
    say(g, A, Build(tile("A1"), MINE))
    assert g.building[tile("A1")] == MINE
    assert g.is_capital(tile("A1"))
