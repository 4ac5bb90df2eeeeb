"""Tactics cards of the own turn, one by one."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import FOOD, ORE, WOOD
from feldzug.games.runewars.cards.tactics.lands import NeutralsCalled, QuestsLookedAt
from feldzug.games.runewars.cards.tactics.players import PactSealed
from feldzug.games.runewars.decks import CITIES, ORDERS, FateDeck, QuestHand
from feldzug.games.runewars.movement import reach_of, within_reach
from feldzug.games.runewars.retreat import RetreatTo
from feldzug.games.runewars.runes import RuneLookedAt
from feldzug.games.runewars.tactics.targets import (
    TargetArea,
    TargetDial,
    TargetKind,
    TargetOrder,
    TargetPlayer,
)
from feldzug.games.runewars.turn import GoOn, Turn
from feldzug.kernel.values import FATE
from feldzug.parts.decks import EVERYBODY, those
from tests.games.runewars.battlefield import DAQAN, LATARI, UTHUK, WAIQAR, at, kind, stands
from tests.games.runewars.cards.hand import (
    USELESS,
    card,
    in_area,
    own_turn,
    play,
    realm,
    refusal,
    why_not,
)
from tests.games.runewars.table import hero, order, rune

# --- Orders and ways ---------------------------------------------------------------------------


@pytest.mark.rule("RW-152")
def test_mountain_pass_opens_mountains_for_the_own_figures_in_this_turn() -> None:
    g = realm("5b: 1 footman; 5d: 1 archer")
    assert at("5b") not in within_reach(g, at("5d"), DAQAN, 1, False)
    play(g, DAQAN, "mountain-pass")
    assert at("5b") in within_reach(g, at("5d"), DAQAN, 1, False)
    assert at("5d") not in within_reach(g, at("5b"), LATARI, 1, False)
    assert at("6a") not in within_reach(g, at("6b"), DAQAN, 1, False)
    g.frame(Turn).at = "end"
    g.apply(DAQAN, GoOn())
    assert at("5b") not in within_reach(g, at("5d"), DAQAN, 1, False)


@pytest.mark.rule("RW-210")
def test_mountain_pass_may_be_played_whatever_the_order() -> None:
    g = order(realm(), DAQAN, "harvest")
    assert why_not(g, DAQAN, "mountain-pass") == ""


def test_forced_march_lets_units_come_from_further_away() -> None:
    g = order(realm(), DAQAN, "conquer")
    before = reach_of(g, DAQAN, kind("footman"))
    play(g, DAQAN, "forced-march")
    assert reach_of(g, DAQAN, kind("footman")) == before + 1
    assert reach_of(g, LATARI, kind("archer")) == before
    g.expire("turn")
    assert reach_of(g, DAQAN, kind("footman")) == before


@pytest.mark.rule("RW-210")
def test_forced_march_needs_an_order_to_march_that_is_not_done() -> None:
    g = order(realm(), DAQAN, "harvest")
    assert why_not(g, DAQAN, "forced-march") == "no-marching-order RW-210"
    order(g, DAQAN, "mobilize")
    assert why_not(g, DAQAN, "forced-march") == ""
    own_turn(g, DAQAN, "forced-march", at="end")
    assert refusal(g, DAQAN, card("forced-march")) == USELESS


def test_horrific_rumors_activates_an_area_for_an_opponent() -> None:
    g = realm("1a: 1 archer")
    play(g, DAQAN, "horrific-rumors", TargetPlayer(LATARI), in_area("5c"))
    assert g.activated[at("5c")] == those(LATARI)


def test_horrific_rumors_spares_areas_that_he_controls_or_has_activated() -> None:
    g = realm("1a: 1 archer")
    g.activated[at("5c")] = those(LATARI)
    play(g, DAQAN, "horrific-rumors", TargetPlayer(LATARI))
    legal = g.legal(DAQAN)
    assert in_area("1b") in legal
    assert in_area("1a") not in legal
    assert in_area("5c") not in legal
    assert refusal(g, DAQAN, in_area("1a")) == "no-such-target RW-210"


def test_spy_guild_takes_another_open_order_back() -> None:
    g = order(realm(), DAQAN, "recruit", "harvest", "fortify")
    play(g, DAQAN, "spy-guild", TargetOrder(ORDERS.index("recruit")))
    assert g.orders[DAQAN] == [ORDERS.index("harvest"), ORDERS.index("fortify")]
    assert g.order_now[DAQAN] == ORDERS.index("fortify")


@pytest.mark.rule("RW-210")
def test_spy_guild_leaves_the_order_of_this_season() -> None:
    g = order(realm(), DAQAN, "fortify")
    assert why_not(g, DAQAN, "spy-guild") == USELESS


# --- Dials, influence and cards ----------------------------------------------------------------


def test_black_market_raises_a_dial_but_not_above_eight() -> None:
    g = realm()
    g.dials[DAQAN] = [2, 7, 8]
    play(g, DAQAN, "black-market", TargetDial(FOOD))
    assert g.dials[DAQAN] == [4, 7, 8]
    play(g, DAQAN, "black-market", TargetDial(WOOD))
    assert g.dials[DAQAN] == [4, 8, 8]


@pytest.mark.rule("RW-210")
def test_black_market_does_nothing_for_full_dials() -> None:
    g = realm()
    g.dials[DAQAN] = [8, 8, 7]
    own_turn(g, DAQAN, "black-market")
    g.apply(DAQAN, card("black-market"))
    assert g.dials[DAQAN] == [8, 8, 8]
    assert why_not(g, DAQAN, "black-market") == USELESS


def test_sabotage_lowers_a_dial_of_an_opponent() -> None:
    g = realm()
    g.dials[UTHUK] = [1, 0, 4]
    play(g, DAQAN, "sabotage", TargetPlayer(UTHUK))
    assert g.legal(DAQAN) == [TargetDial(FOOD), TargetDial(ORE)]
    g.apply(DAQAN, TargetDial(ORE))
    assert g.dials[UTHUK] == [1, 0, 2]
    play(g, DAQAN, "sabotage", TargetPlayer(UTHUK), TargetDial(FOOD))
    assert g.dials[UTHUK] == [0, 0, 2]


@pytest.mark.rule("RW-210")
def test_sabotage_needs_a_dial_above_nothing() -> None:
    g = realm()
    for seat in (LATARI, WAIQAR, UTHUK):
        g.dials[seat] = [0, 0, 0]
    assert why_not(g, DAQAN, "sabotage") == USELESS


def test_thieves_in_the_night_take_influence_of_a_neighbour() -> None:
    g = realm("1a: 1 footman; 1b: 1 archer")
    g.influence = [0, 3, 5, 5]
    play(g, DAQAN, "thieves-in-the-night")
    assert g.influence == [2, 1, 5, 5]
    play(g, DAQAN, "thieves-in-the-night")
    assert g.influence == [3, 0, 5, 5]


@pytest.mark.rule("RW-210")
def test_thieves_in_the_night_need_a_neighbour_with_influence() -> None:
    g = realm("1a: 1 footman; 1b: 1 archer")
    g.influence = [0, 0, 5, 5]
    assert why_not(g, DAQAN, "thieves-in-the-night") == USELESS


@pytest.mark.parametrize(("number", "count"), [(5, 4), (3, 3), (1, 2)])
def test_secret_pact_lets_both_draw_by_the_destiny_of_a_fate_card(number: int, count: int) -> None:
    g = realm()
    g.fate_deck = FateDeck(bag=[number - 1], discards=[n for n in range(30) if n != number - 1])
    play(g, DAQAN, "secret-pact", TargetPlayer(WAIQAR))
    told = g.apply(FATE, number - 1)
    assert PactSealed(DAQAN, WAIQAR, count) in told
    for _ in range(2 * count):
        g.apply(FATE, g.tactics_deck.bag[0])
    assert [len(g.fresh[seat]) for seat in g.seats()] == [count, 0, count, 0]
    assert number - 1 in g.fate_deck.discards
    assert len(g.drawn[0]) == 0
    assert GoOn() in g.legal(DAQAN)


def test_secret_pact_is_made_with_an_opponent() -> None:
    g = realm()
    play(g, DAQAN, "secret-pact")
    assert refusal(g, DAQAN, TargetPlayer(DAQAN)) == "no-such-target RW-210"
    assert TargetPlayer(UTHUK) in g.legal(DAQAN)
    g.is_out[UTHUK] = 1
    g.forget_menu()
    assert TargetPlayer(UTHUK) not in g.legal(DAQAN)


# --- Lands -------------------------------------------------------------------------------------


def test_lost_city_sends_neutrals_away_and_founds_a_damaged_stronghold() -> None:
    g = realm("2a: 1 giant, 1 giant routed; 2b: 1 footman")
    hero(g, "sir-valadir", DAQAN, "2a")
    play(g, DAQAN, "lost-city-tactics")
    if g.waiting() == (LATARI,):
        g.apply(LATARI, RetreatTo(at("8a")))
    assert stands(g, "2a") == ""
    assert stands(g, "8a") == "2 giant routed"
    assert g.stronghold[at("2a")] == DAQAN
    assert g.damaged[at("2a")]
    assert g.controller[at("2a")] == DAQAN


@pytest.mark.rule("RW-210")
def test_lost_city_needs_an_own_hero_in_an_uncontrolled_area_without_a_city() -> None:
    g = realm("1a: 1 footman; 1b: 1 archer")
    g.city[at("2c")] = CITIES.index(next(iter(CITIES)))
    first = hero(g, "sir-valadir", DAQAN, "2c")
    hero(g, "varikas-the-dead", LATARI, "5c")
    for where in ("2c", "1a", "1b"):
        g.hero_area[first] = at(where)
        assert why_not(g, DAQAN, "lost-city-tactics") == USELESS
    g.hero_area[first] = at("5a")
    assert why_not(g, DAQAN, "lost-city-tactics") == ""


def test_emergency_repairs_mend_a_stronghold_for_free() -> None:
    g = realm("daqan-a: stronghold of 0 damaged")
    play(g, DAQAN, "emergency-repairs")
    assert not g.damaged[at("daqan-a")]
    assert g.dials[DAQAN] == [2, 2, 2]


@pytest.mark.rule("RW-210")
def test_emergency_repairs_need_a_damaged_stronghold_of_ones_own() -> None:
    g = realm("daqan-a: stronghold of 0; latari-a: stronghold of 1 damaged")
    assert why_not(g, DAQAN, "emergency-repairs") == USELESS


def test_reserves_place_two_triangles_at_one_stronghold() -> None:
    g = realm("daqan-a: stronghold of 0; 1a: stronghold of 0")
    footman, bowman = TargetKind(kind("footman")), TargetKind(kind("bowman"))
    play(g, DAQAN, "reserves", in_area("1a"), footman, bowman)
    assert stands(g, "1a") == "1 footman, 1 bowman"
    assert stands(g, "daqan-a") == ""


def test_reserves_over_eight_are_destroyed() -> None:
    g = realm("latari-a: stronghold of 1, 7 warrior")
    play(g, LATARI, "reserves")
    assert g.legal(LATARI)
    while g.units(at("latari-a")) > 8:
        g.apply(LATARI, g.legal(LATARI)[0])
    assert g.units(at("latari-a")) == 8


@pytest.mark.rule("RW-210")
def test_reserves_need_a_stronghold_and_a_figure() -> None:
    g = realm("latari-b: 1 archer")
    assert why_not(g, LATARI, "reserves") == USELESS
    g = realm("latari-a: stronghold of 1")
    assert why_not(g, LATARI, "reserves") == ""
    g.supply[kind("archer")] = 0
    assert why_not(g, LATARI, "reserves") == USELESS
    g.supply[kind("archer")] = 1
    play(g, LATARI, "reserves")
    assert stands(g, "latari-a") == "1 archer"


@pytest.mark.rule("RW-223")
def test_beast_call_moves_all_neutrals_of_an_area() -> None:
    g = realm("6a: 2 beastman, 1 beastman routed; 9a: 1 sorcerer")
    told = play(g, DAQAN, "beast-call", in_area("6a"))
    assert NeutralsCalled(DAQAN, at("6a"), at("9a")) in told
    assert stands(g, "6a") == ""
    assert stands(g, "9a") == "1 sorcerer, 2 beastman, 1 beastman routed"
    assert g.is_neutral(at("9a"))


def test_beast_call_needs_an_uncontrolled_area_that_all_can_reach() -> None:
    g = realm("6a: 1 beastman, 1 razorwing; 9a: 1 archer")
    assert why_not(g, DAQAN, "beast-call") == USELESS
    g = realm("6a: 1 razorwing; 9a: 1 archer")
    play(g, DAQAN, "beast-call")
    assert stands(g, "6b") == "1 razorwing"
    g = realm("1a: 1 beastman, 1 footman")
    assert why_not(g, DAQAN, "beast-call") == USELESS


def test_guiding_visions_show_two_runes_and_the_quests_of_an_opponent() -> None:
    g = realm("1a: 1 footman")
    rune(g, "5a", "dragon")
    rune(g, "5c", "false", LATARI)
    rune(g, "5d", "dragon")
    quests = g.quest_deck.bag[:2]
    g.quests[UTHUK] = QuestHand(cards=quests, seen=[those(UTHUK)] * 2)
    play(g, DAQAN, "guiding-visions", in_area("5a"))
    assert g.legal(DAQAN) == [in_area("5c"), in_area("5d")]
    told = g.apply(DAQAN, in_area("5c"))
    assert [g.rune_seen(at(name)) for name in ("5a", "5c", "5d")] == [
        those(DAQAN),
        those(DAQAN, LATARI),
        0,
    ]
    assert QuestsLookedAt(DAQAN, UTHUK) in told
    assert g.quests[UTHUK].known_to(DAQAN) == tuple(sorted(quests))
    assert g.quests[UTHUK].known_to(LATARI) == ()
    seen = [event.seen_by(LATARI) for event in told if isinstance(event, RuneLookedAt)]
    assert seen == [RuneLookedAt(DAQAN, at(name), -1) for name in ("5a", "5c")]


@pytest.mark.rule("RW-210")
def test_guiding_visions_need_something_unknown() -> None:
    g = realm()
    rune(g, "5a", "dragon", DAQAN)
    rune(g, "5c", "false", open_to_all=True)
    assert why_not(g, DAQAN, "guiding-visions") == USELESS
    g.quests[UTHUK] = QuestHand(cards=g.quest_deck.bag[:1], seen=[EVERYBODY])
    assert why_not(g, DAQAN, "guiding-visions") == USELESS
    rune(g, "5d", "dragon")
    assert why_not(g, DAQAN, "guiding-visions") == ""


def test_shifted_rune_moves_a_token_next_door_and_its_secret_with_it() -> None:
    g = realm("1a: 1 footman; 1b: 1 archer; 1c: 1 footman")
    rune(g, "1a", "dragon", DAQAN, UTHUK)
    rune(g, "1c", "false", DAQAN)
    play(g, DAQAN, "shifted-rune", in_area("1a"))
    legal = g.legal(DAQAN)
    assert in_area("2b") in legal
    assert in_area("1b") not in legal
    assert in_area("1c") not in legal
    g.apply(DAQAN, in_area("2b"))
    assert g.rune_in(at("1a")) == -1
    assert g.rune_in(at("2b")) == 1
    assert g.rune_seen(at("2b")) == those(DAQAN, UTHUK)


@pytest.mark.rule("RW-210")
def test_shifted_rune_needs_an_own_token_and_a_free_area() -> None:
    g = realm("6d: 1 footman; 6c: 1 archer; 1b: 1 archer")
    rune(g, "1b", "dragon")
    assert why_not(g, DAQAN, "shifted-rune") == USELESS
    rune(g, "6d", "false")
    assert why_not(g, DAQAN, "shifted-rune") == USELESS


def test_targets_alike_are_refused_when_they_are_not_offered() -> None:
    g = realm("daqan-a: stronghold of 0 damaged; daqan-b: stronghold of 0 damaged")
    play(g, DAQAN, "emergency-repairs")
    assert refusal(g, DAQAN, TargetArea(at("1a"))) == "no-such-target RW-210"
