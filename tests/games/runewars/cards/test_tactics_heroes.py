"""Tactics cards about heroes, one by one."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.decks import ATTRIBUTES
from feldzug.games.runewars.heroes import checking
from feldzug.games.runewars.heroes.attributes import attribute_of
from feldzug.games.runewars.heroes.checking import AttributeTest
from feldzug.games.runewars.heroes.quest_phase import ChooseHeroAction, QuestPhase, RestHero
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import SeasonOfTheYear, Summer
from feldzug.kernel.frames import DONE
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.windows import PASS
from tests.games.runewars.battlefield import DAQAN, LATARI, at, stands, start
from tests.games.runewars.cards.hand import (
    USELESS,
    card,
    in_area,
    play,
    realm,
    refusal,
    why_not,
)
from tests.games.runewars.table import hero, hold, reward

MIGHT = ATTRIBUTES.index("might")


def camp(text: str = "", **options: str) -> tuple[World, int, int]:
    """Sir Valadir of Daqan and Varikas of Latari both stand in 5c."""
    g = realm(text, (), **options)
    return g, hero(g, "sir-valadir", DAQAN, "5c"), hero(g, "varikas-the-dead", LATARI, "5c")


def quest_action(g: World, acts: int) -> World:
    """A hero rests in the Quest Phase, and cards may be played."""
    seat = Seat(g.hero_seat[acts])
    stack = WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Summer(at=".")
    phase = QuestPhase(at="act", seats=(seat, *[s for s in g.seats() if s != seat]))
    start(g, *stack, phase, ChooseHeroAction(seat))
    g.apply(seat, RestHero(acts))
    return g


# --- Ambush ------------------------------------------------------------------------------------


@pytest.mark.rule("RW-212")
def test_ambush_hurts_an_enemy_hero_next_door_in_the_own_turn() -> None:
    g, _, varikas = camp("1c: 1 footman")
    play(g, DAQAN, "ambush")
    assert g.hero_damage[varikas] == 2


@pytest.mark.rule("RW-210")
def test_ambush_reaches_no_hero_far_away_and_no_own_one() -> None:
    g, _, varikas = camp("2b: 1 footman")
    assert why_not(g, DAQAN, "ambush") == USELESS
    g.hero_area[varikas] = at("1b")
    assert why_not(g, DAQAN, "ambush") == ""


def test_ambush_hurts_an_enemy_hero_in_an_own_area() -> None:
    g, _, varikas = camp("6d: 1 footman; 6c: 1 archer")
    g.hero_area[varikas] = at("6d")
    play(g, DAQAN, "ambush")
    assert g.hero_damage[varikas] == 2


@pytest.mark.rule("RW-211")
def test_ambush_of_the_revised_edition_is_for_the_quest_phase_alone() -> None:
    g, valadir, varikas = camp("1c: 1 footman", ambush_window="quests")
    assert why_not(g, DAQAN, "ambush") == "wrong-moment RW-202"
    hold(hold(g, DAQAN, "ambush"), LATARI)
    quest_action(g, valadir)
    g.apply(DAQAN, card("ambush"))
    assert g.hero_damage[varikas] == 2


@pytest.mark.rule("RW-212", "RW-090")
def test_ambush_is_played_in_the_quest_phase_by_anybody_too() -> None:
    g, valadir, varikas = camp("1c: 1 footman")
    hold(hold(g, DAQAN, "ambush", "black-market"), LATARI)
    quest_action(g, varikas)
    assert refusal(g, DAQAN, card("black-market")) == "wrong-moment RW-202"
    g.apply(DAQAN, card("ambush"))
    assert g.hero_damage[varikas] == 2
    assert g.hero_damage[valadir] == 0


# --- Swift Recovery ----------------------------------------------------------------------------


def test_swift_recovery_stands_up_all_figures_in_one_area() -> None:
    g, valadir, _ = camp("5c: 1 footman, 3 footman routed, 1 giant routed; 1a: 1 knight routed")
    g.hero_routed[valadir] = 1
    play(g, DAQAN, "swift-recovery", in_area("5c"))
    assert stands(g, "5c") == "4 footman, 1 giant"
    assert not g.hero_routed[valadir]
    assert stands(g, "1a") == "1 knight routed"


def test_swift_recovery_stands_up_a_hero_among_enemies_alone() -> None:
    g, valadir, varikas = camp("5c: 1 archer routed")
    g.hero_routed[valadir] = g.hero_routed[varikas] = 1
    play(g, DAQAN, "swift-recovery")
    assert (g.hero_routed[valadir], g.hero_routed[varikas]) == (0, 1)
    assert stands(g, "5c") == "1 archer routed"


def test_swift_recovery_heals_a_hero_in_his_action() -> None:
    g, valadir, _ = camp()
    g.hero_damage[valadir] = 2
    hold(hold(g, DAQAN, "swift-recovery"), LATARI)
    quest_action(g, valadir)
    g.apply(DAQAN, card("swift-recovery"))
    assert g.hero_damage[valadir] == 0


@pytest.mark.rule("RW-202", "RW-210")
def test_swift_recovery_is_not_for_the_action_of_another() -> None:
    g, valadir, varikas = camp()
    assert why_not(g, DAQAN, "swift-recovery") == USELESS
    g.hero_damage[valadir] = 2
    assert why_not(g, DAQAN, "swift-recovery") == ""
    reward(g, varikas, "sword-of-dawn")
    hold(hold(g, DAQAN, "swift-recovery"), LATARI)
    quest_action(g, varikas)
    assert refusal(g, DAQAN, card("swift-recovery")) == "only-acting-player RW-202"


# --- Stolen Relic ------------------------------------------------------------------------------


def test_stolen_relic_takes_a_hidden_reward_by_chance() -> None:
    g, valadir, varikas = camp()
    reward(g, varikas, "sword-of-dawn", "cloak-of-deception")
    hold(hold(g, DAQAN, "stolen-relic"), LATARI)
    quest_action(g, valadir)
    g.apply(DAQAN, card("stolen-relic"))
    assert g.waiting() == (FATE,)
    g.apply(FATE, g.legal(FATE)[0])
    assert [len(g.rewards[who]) for who in (valadir, varikas)] == [1, 1]


@pytest.mark.rule("RW-210")
def test_stolen_relic_needs_a_hidden_reward_in_the_same_area() -> None:
    g, valadir, varikas = camp("1c: 1 footman")
    reward(g, hero(g, "ronan-of-the-wild", DAQAN, "5c"), "belt-of-giants")
    hold(hold(g, DAQAN, "stolen-relic"), LATARI)
    assert refusal(quest_action(g, valadir), DAQAN, card("stolen-relic")) == USELESS
    reward(g, varikas, "sword-of-dawn")
    assert refusal(quest_action(g, valadir), DAQAN, card("stolen-relic")) == ""
    g.hero_area[varikas] = at("1c")
    assert refusal(quest_action(g, valadir), DAQAN, card("stolen-relic")) == USELESS


# --- Heroic Feat -------------------------------------------------------------------------------


@pytest.mark.rule("RW-208")
def test_heroic_feat_draws_two_more_cards_for_a_test() -> None:
    g, valadir, _ = camp()
    hold(hold(g, DAQAN, "heroic-feat"), LATARI)
    strength = attribute_of(g, valadir, MIGHT)
    start(g, AttributeTest(DAQAN, valadir, MIGHT))
    assert isinstance(g.stack[-1], TacticsWindow)
    g.apply(DAQAN, card("heroic-feat"))
    assert [effect.until for effect in g.effects] == ["test"]
    for _ in range(strength + 2):
        assert g.waiting() == (FATE,)
        g.apply(FATE, g.fate_deck.bag[0])
    assert g.waiting() != (FATE,)
    assert len(g.drawn[0]) == strength + 2
    start(g, checking.Tester(at=DONE), AttributeTest(DAQAN, valadir, MIGHT, at="end"))
    assert g.effects == [], "it was for this test only"


@pytest.mark.rule("RW-202")
def test_heroic_feat_is_for_the_own_hero_before_the_draw() -> None:
    g, _, varikas = camp()
    hold(hold(g, DAQAN, "heroic-feat"), LATARI, "panic")
    start(g, AttributeTest(LATARI, varikas, MIGHT))
    assert g.waiting() == (LATARI,)
    assert refusal(g, DAQAN, card("heroic-feat")) == "not-your-decision kernel"
    g.apply(LATARI, PASS)
    assert g.waiting() == (FATE,)
