"""Mercenaries who turn gold into victory points."""

from __future__ import annotations

import pytest

from feldzug.games.empires.conversion import BuyMarkers, ConversionPhase
from feldzug.games.empires.events import MarkerBought
from feldzug.games.empires.whole_campaign import Round, WholeCampaign
from tests.games.empires.table import A, B, alone, campaign, refused, rule_against, say

REALMS = "A1 hills 0 *; B1 hills 0; A3 hills 1 *; B3 hills 1"
SELLERS = ("dogs-of-war", "empire")


@pytest.mark.rule("EMP-249")
def test_each_150_gold_become_a_marker_as_often_as_wanted() -> None:
    g = campaign(REALMS, peoples=SELLERS, number=3)
    g.pay(A, 310, "given")
    g.pay(B, 900, "given")
    alone(g, ConversionPhase())
    assert g.waiting() == (A,)
    assert rule_against(g, A, BuyMarkers(3)) == "EMP-249"
    told = say(g, A, BuyMarkers(2))
    assert [e.count for e in told if isinstance(e, MarkerBought)] == [2]
    assert (g.gold[A], g.markers[A]) == (10, 2)
    assert g.waiting() == ()
    assert g.markers[B] == 0


@pytest.mark.rule("EMP-249")
def test_nobody_must_convert() -> None:
    g = campaign(REALMS, peoples=SELLERS, number=3)
    g.pay(A, 150, "given")
    alone(g, ConversionPhase())
    say(g, A, BuyMarkers(0))
    assert (g.gold[A], g.markers[A]) == (150, 0)


@pytest.mark.rule("EMP-249", "EMP-437")
@pytest.mark.parametrize(("gold", "neutral"), [(149, 0), (400, 1)])
def test_who_has_too_little_or_nobody_to_decide_is_not_asked(gold: int, neutral: int) -> None:
    g = campaign(REALMS, peoples=SELLERS, number=3)
    g.pay(A, gold, "given")
    g.neutral[A] = neutral
    alone(g, ConversionPhase())
    assert g.waiting() == ()


@pytest.mark.rule("EMP-250", "EMP-432")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_it_is_possible_after_rounds_3_and_6_alone(number: int) -> None:
    g = campaign(REALMS, peoples=SELLERS, number=number)
    offered = Round(number).conversion(g) is not None
    assert offered == (number in (3, 6))


@pytest.mark.rule("EMP-250", "EMP-432")
def test_it_comes_after_the_autumn_spells_and_before_winter() -> None:
    flow = Round.flow()
    places = [flow.index(stage) for stage in ("autumn_magic", "conversion", "winter_war", "winter")]
    assert places == sorted(places)


@pytest.mark.rule("EMP-432", "EMP-221")
def test_the_fifteenth_point_bought_wins_before_winter() -> None:
    g = campaign(REALMS, peoples=SELLERS, number=3)
    g.pay(A, 160, "given")
    g.markers[A] = 12
    g.stack = [WholeCampaign(at="go_on"), Round(3, at="conversion")]
    g.settle()
    say(g, A, BuyMarkers(1))
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.ranking[0], g.gold[A]) == ("fifteen", (A,), 10)


@pytest.mark.rule("EMP-432", "EMP-222")
def test_markers_of_round_6_count_at_the_end() -> None:
    g = campaign(REALMS, peoples=SELLERS, number=6)
    g.pay(A, 160, "given")
    g.stack = [WholeCampaign(at="go_on"), Round(6, at="conversion")]
    g.settle()
    assert refused(g, A, BuyMarkers(1)) == ""
    say(g, A, BuyMarkers(1))
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 2)
    assert outcome.ending == "autumn"
