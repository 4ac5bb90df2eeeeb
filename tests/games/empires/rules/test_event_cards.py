"""The event cards that are carried out in the event phase."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.building.phase import BuildPhase, Claim, Conquer
from feldzug.games.empires.building.prices import claim_price
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import BattleEntry, ItemDeck
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.event_phase.card import CardWithoutTarget, NameRealm
from feldzug.games.empires.event_phase.cards.amulet import NoItemLeft
from feldzug.games.empires.event_phase.cards.catastrophe import CatastropheRolled
from feldzug.games.empires.event_phase.cards.craftsmen import CraftsmenBuild, SendCraftsmenAway
from feldzug.games.empires.event_phase.cards.diplomat import is_protected
from feldzug.games.empires.event_phase.cards.intriguer import (
    IntrigueRolled,
    intrigues,
    is_plotted_against,
)
from feldzug.games.empires.event_phase.cards.saboteurs import Sabotage, SabotageRolled
from feldzug.games.empires.event_phase.phase import EventPhase, TakeEvent
from feldzug.games.empires.events import ItemCardDrawn
from feldzug.games.empires.income import IncomePhase
from feldzug.games.empires.items import item_pile
from feldzug.games.empires.land import NONE
from feldzug.games.empires.magic.effects import Mist
from feldzug.games.empires.permits import ClaimPrice
from feldzug.games.empires.vocabularies import CASTLE, CITY, DEFEAT, MINE, NARROW
from feldzug.kernel.frames import Chance
from feldzug.kernel.values import FATE, Event, Seat
from tests.games.empires.table import (
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

THREE = "A1 hills 0 *; C1 hills 1 *; E1 hills 2 *"
OPPONENT_CARDS = ("fools-gold", "catastrophe", "diplomat", "intriguer")


def card(name: str) -> int:
    return EVENT_CARDS.index(name)


def carry_out(g: Campaign, *names: str) -> list[Event]:
    """The seats in their order take these events; the rest take cards that wait."""
    told = alone(g, EventPhase())
    idle = [n for n in ("risk", "scouts", "spies", "assassin", "pioneers") if n not in names]
    for n in range(len(g.in_order())):
        name = names[n] if n < len(names) else idle[n - len(names)]
        told = say(g, g.waiting()[0], TakeEvent(card(name)))
    return told


def fated(g: Campaign) -> bool:
    return g.waiting() == (FATE,)


# --- Naming an opponent ------------------------------------------------------------------------


@pytest.mark.rule("EMP-417", "EMP-113", "EMP-116", "EMP-122", "EMP-134")
@pytest.mark.parametrize("name", OPPONENT_CARDS)
def test_the_own_ally_is_no_opponent(name: str) -> None:
    g = campaign(THREE)
    g.join(A, B)
    carry_out(g, name)
    assert refused(g, A, NameRealm(B)) == "ally-is-no-opponent"
    assert rule_against(g, A, NameRealm(B)) == "EMP-417"
    assert g.legal(A) == [NameRealm(C)]
    assert refused(g, A, NameRealm(A)) == "not-offered"


@pytest.mark.rule("EMP-417")
@pytest.mark.parametrize("name", OPPONENT_CARDS)
def test_without_an_opponent_a_card_has_no_effect(name: str) -> None:
    g = campaign("A1 hills 0 *; C1 hills 1 *")
    g.join(A, B)
    assert CardWithoutTarget(A, card(name)) in carry_out(g, name)
    assert g.waiting() == ()


# --- Fool's gold -------------------------------------------------------------------------------


@pytest.mark.rule("EMP-113", "EMP-413")
def test_fools_gold_the_named_player_gets_no_income_this_round() -> None:
    g = campaign("A1 hills 0 *; B1 river 0 mine; D1 hills 1 *; E1 river 1 mine; E2 river 1 mine")
    carry_out(g, "fools-gold")
    say(g, A, NameRealm(B))
    alone(g, IncomePhase())
    fate(g, (2, 5))
    assert g.waiting() == ()
    assert g.gold == [70, 0]
    assert g.building[tile("E1")] == MINE


@pytest.mark.rule("EMP-113")
def test_fools_gold_holds_for_one_round() -> None:
    g = campaign("A1 hills 0 *; D1 hills 1 *; E1 river 1 mine")
    carry_out(g, "fools-gold")
    say(g, A, NameRealm(B))
    carry_out(g)
    alone(g, IncomePhase())
    assert fated(g)


# --- Industrious craftsmen ---------------------------------------------------------------------


@pytest.mark.rule("EMP-114", "EMP-165")
def test_craftsmen_build_a_castle_or_a_mine_on_an_own_tile_at_no_cost() -> None:
    g = campaign("A1 hills 0 *; B1 river 0; C1 hills; D1 hills 1 *; E1 hills 1")
    carry_out(g, "craftsmen")
    assert refused(g, A, CraftsmenBuild(tile("C1"), CASTLE)) != ""
    assert refused(g, A, CraftsmenBuild(tile("D1"), CASTLE)) != ""
    assert refused(g, A, CraftsmenBuild(tile("A1"), MINE)) == "no-mine-here"
    before = g.clone()
    say(g, A, CraftsmenBuild(tile("B1"), MINE))
    assert g.building[tile("B1")] == MINE
    say(before, A, CraftsmenBuild(tile("A1"), CASTLE))
    assert before.building[tile("A1")] == CASTLE
    assert (g.gold, g.kp) == ([0, 0], [0, 0])


@pytest.mark.rule("EMP-115")
def test_craftsmen_raise_a_castle_to_a_city_but_build_none_without_one() -> None:
    g = campaign("A1 hills 0 castle*; B1 hills 0; D1 hills 1 *; D2 hills 1; D3 hills 1; D4 hills 1")
    carry_out(g, "craftsmen")
    assert refused(g, A, CraftsmenBuild(tile("B1"), CITY)) == "craftsmen-need-castle"
    assert rule_against(g, A, CraftsmenBuild(tile("B1"), CITY)) == "EMP-115"
    say(g, A, CraftsmenBuild(tile("A1"), CITY))
    assert g.building[tile("A1")] == CITY


@pytest.mark.rule("EMP-115", "EMP-230", "EMP-235", "EMP-114")
def test_craftsmen_keep_the_limits_of_peoples_and_spells() -> None:
    g = campaign("A1 hills 0 *; B1 hills 0 castle; D1 hills 1 *", peoples=("chaos", "skaven"))
    g.order = [A, B]
    carry_out(g, "craftsmen")
    assert refused(g, A, CraftsmenBuild(tile("B1"), CITY)) == "people-without-cities"
    g.effects = [Mist(B, "autumn", tile("A1"))]
    assert refused(g, A, CraftsmenBuild(tile("A1"), CASTLE)) == "mist-bars-building"
    g.order = [B, A]
    carry_out(g, "craftsmen")
    assert g.legal(B) == [SendCraftsmenAway()]


@pytest.mark.rule("EMP-114")
def test_craftsmen_may_be_sent_away() -> None:
    g = campaign(THREE)
    carry_out(g, "craftsmen")
    say(g, A, SendCraftsmenAway())
    assert g.building[tile("A1")] == NONE
    assert g.waiting() == ()


# --- Catastrophe -------------------------------------------------------------------------------

FOUR_MARKERS = """
A1 hills 0 castle*
C1 hills 1 city*; D1 river 1 mine; E1 hills 1 castle; F1 hills 1 city; G1 hills 1 special-building; H1 hills 1
"""


@pytest.mark.rule("EMP-116", "EMP-117")
def test_catastrophe_the_opponent_rolls_for_each_castle_city_and_mine_and_a_1_destroys() -> None:
    g = campaign(FOUR_MARKERS)
    carry_out(g, "catastrophe")
    say(g, A, NameRealm(B))
    told = fate(g, 1, 2, 5, 6)
    assert [event for event in told if isinstance(event, CatastropheRolled)] == [
        CatastropheRolled(B, tile("C1"), CITY, 1),
        CatastropheRolled(B, tile("D1"), MINE, 2),
        CatastropheRolled(B, tile("E1"), CASTLE, 5),
        CatastropheRolled(B, tile("F1"), CITY, 6),
    ]
    assert g.waiting() == ()
    standing = [g.building[tile(name)] for name in ("A1", "C1", "D1", "E1", "F1")]
    assert standing == [CASTLE, NONE, MINE, CASTLE, CITY]


@pytest.mark.rule("EMP-117", "EMP-412")
def test_a_capital_that_loses_its_city_stays_the_capital() -> None:
    g = campaign(FOUR_MARKERS)
    before = g.size(B)
    carry_out(g, "catastrophe")
    say(g, A, NameRealm(B))
    fate(g, 1, 2, 2, 2)
    assert g.is_capital(tile("C1"))
    assert g.size(B) == before - 1
    assert tile("D1") in g.connected(B)


# --- Diplomat ----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-122", "EMP-406")
def test_diplomats_protect_their_choosers_from_those_they_name() -> None:
    g = campaign(THREE)
    carry_out(g, "diplomat")
    say(g, A, NameRealm(C))
    assert is_protected(g, A, C)
    assert not is_protected(g, A, B)
    assert not is_protected(g, C, A)
    g.picked = [*g.picked, g.picked[0].__class__(B, card("diplomat"), C)]
    assert is_protected(g, A, C)
    assert is_protected(g, B, C)


@pytest.mark.rule("EMP-122")
def test_the_diplomat_holds_for_one_round() -> None:
    g = campaign(THREE)
    carry_out(g, "diplomat")
    say(g, A, NameRealm(C))
    carry_out(g)
    assert not is_protected(g, A, C)


# --- Saboteurs ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-131", "EMP-132", "EMP-133")
@pytest.mark.parametrize(
    ("name", "least"), [("D1", 4), ("E1", 5), ("F1", 6)], ids=["mine", "castle", "city"]
)
def test_saboteurs_destroy_a_mine_on_4_a_castle_on_5_a_city_on_6(name: str, least: int) -> None:
    for die in range(1, 7):
        g = campaign(FOUR_MARKERS)
        carry_out(g, "saboteurs")
        say(g, A, Sabotage(tile(name)))
        building = g.building[tile(name)]
        told = fate(g, die)
        assert SabotageRolled(A, tile(name), building, die) in told
        assert (g.building[tile(name)] == NONE) == (die >= least)


@pytest.mark.rule("EMP-131", "EMP-133", "EMP-417")
def test_saboteurs_name_neither_special_buildings_nor_own_ones_nor_those_of_the_ally() -> None:
    g = campaign(
        FOUR_MARKERS + "; K1 hills 2 castle*; L1 hills 2; M1 hills castle; N1 hills 2 mine"
    )
    g.order = [A, B, C]
    g.join(A, C)
    carry_out(g, "saboteurs")
    assert refused(g, A, Sabotage(tile("G1"))) == "special-building-safe"
    assert rule_against(g, A, Sabotage(tile("K1"))) == "EMP-417"
    for name in ("A1", "L1", "M1"):
        assert refused(g, A, Sabotage(tile(name))) != "", name
    assert g.legal(A) == [Sabotage(tile(name)) for name in ("C1", "D1", "E1", "F1")]


@pytest.mark.rule("EMP-131")
def test_without_an_enemy_building_saboteurs_have_no_effect() -> None:
    g = campaign("A1 hills 0 castle*; C1 hills 1 *; D1 hills 1; E1 hills 1 special-building")
    g.order = [A, B]
    assert CardWithoutTarget(A, card("saboteurs")) in carry_out(g, "saboteurs")


# --- Intriguer ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-134", "EMP-410")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_intriguer_works_on_3_or_more_and_his_die_falls_in_the_event_phase(die: int) -> None:
    g = campaign(THREE)
    carry_out(g, "intriguer")
    say(g, A, NameRealm(C))
    told = fate(g, die)
    works = die >= 3
    assert IntrigueRolled(A, C, die, works) in told
    assert is_plotted_against(g, C) == works
    assert intrigues(g) == ([(A, C)] if works else [])
    assert g.waiting() == ()


@pytest.mark.rule("EMP-437", "EMP-134")
def test_a_neutral_realm_cannot_be_made_to_challenge() -> None:
    g = campaign(THREE)
    g.neutral[B] = 1
    carry_out(g, "intriguer")
    assert refused(g, A, NameRealm(B)) == "neutral-realm"


@pytest.mark.rule("EMP-437", "EMP-116")
def test_a_neutral_realm_may_be_struck_by_a_catastrophe() -> None:
    g = campaign(FOUR_MARKERS)
    g.neutral[B] = 1
    carry_out(g, "catastrophe")
    say(g, A, NameRealm(B))
    assert fated(g)


@pytest.mark.rule("EMP-406")
@pytest.mark.parametrize(("second", "stands"), [(5, B), (2, A)])
def test_of_two_intriguers_on_one_player_that_of_the_later_chooser_stands(
    second: int, stands: Seat
) -> None:
    g = campaign(THREE)
    carry_out(g, "intriguer")
    g.picked = [*g.picked[:1], g.picked[0].__class__(B, card("intriguer"))]
    say(g, A, NameRealm(C))
    fate(g, 3)
    say(g, B, NameRealm(C))
    fate(g, second)
    assert intrigues(g) == [(stands, C)]


# --- Lucky amulet ------------------------------------------------------------------------------


@pytest.mark.rule("EMP-136")
def test_the_amulet_draws_an_item_card_that_only_its_chooser_sees() -> None:
    g = campaign(THREE)
    carry_out(g, "amulet")
    top: Any = g.stack[-1]
    assert isinstance(top, Chance)
    assert top.known_to(g) == (A,)
    told = fate(g, 3)
    assert g.amulets[A].cards == [3]
    assert len(g.items) == len(item_pile("revolution")) - 1
    drawn = next(event for event in told if isinstance(event, ItemCardDrawn))
    assert drawn.item == 3
    assert drawn.seen_by(A) == drawn
    for other in (B, None):
        assert not hasattr(drawn.seen_by(other), "item")
    assert g.amulets[A].known_to(B) == ()


@pytest.mark.rule("EMP-137", "EMP-018")
def test_the_card_of_the_amulet_is_back_in_the_pile_after_the_battles_of_the_round() -> None:
    g = campaign(THREE)
    carry_out(g, "amulet")
    fate(g, 3)
    assert 3 not in g.items.bag
    alone(g, BattlePhase())
    assert g.amulets[A].cards == []
    assert 3 in g.items.bag


@pytest.mark.rule("EMP-419")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    g = campaign(THREE)
    g.items = ItemDeck()
    assert NoItemLeft(A) in carry_out(g, "amulet")
    assert len(g.amulets[A]) == 0
    assert g.waiting() == ()
    g.items = ItemDeck(bag=[7])
    g.reserved = 1
    assert NoItemLeft(A) in carry_out(g, "amulet")
    g.reserved = 0
    carry_out(g, "amulet")
    fate(g, 7)
    assert g.amulets[A].cards == [7]


# --- Pioneers ----------------------------------------------------------------------------------

FRONTIER = "A1 hills 0 *; B1 hills; C1 mountain; D1 hills; E1 mountain; G1 hills 1 *; H1 hills 1"


@pytest.mark.rule("EMP-123", "EMP-410")
def test_pioneers_the_first_free_tile_costs_1_combat_point_less() -> None:
    g = campaign(FRONTIER)
    carry_out(g, "pioneers")
    g.kp[A] = 6
    alone(g, BuildPhase())
    assert claim_price(g, A, tile("B1")) == 1
    assert claim_price(g, A, tile("C1")) == 2
    assert claim_price(g, B, tile("B1")) == 2
    say(g, A, Claim(tile("B1")))
    assert g.kp[A] == 5
    assert claim_price(g, A, tile("C1")) == 3
    say(g, A, Claim(tile("C1")))
    assert g.kp[A] == 2
    assert not g.holds_card(A, card("pioneers"))


@pytest.mark.rule("EMP-123")
def test_pioneers_do_not_help_a_conquest_and_still_wait_after_one() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1; C1 hills; A2 hills; E1 hills 1 *")
    carry_out(g, "pioneers")
    g.kp[A] = 4
    g.archive = [BattleEntry(g.round, A, B, tile("B1"), "table", (200, 0), (NARROW, DEFEAT))]
    alone(g, BuildPhase())
    say(g, A, Conquer(tile("B1")))
    assert g.kp[A] == 1
    say(g, A, Claim(tile("C1")))
    assert g.owner[tile("C1")] == A


@pytest.mark.rule("EMP-123")
def test_pioneers_help_in_the_build_phase_alone_and_never_below_0() -> None:
    g = campaign(FRONTIER)
    carry_out(g, "pioneers")
    assert claim_price(g, A, tile("B1")) == 2
    g.kp[A] = 1
    alone(g, BuildPhase())
    assert g.value(ClaimPrice(A, tile("B1")), 0) == 0
