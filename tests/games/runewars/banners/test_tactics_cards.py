"""The tactics cards of the expansion, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.barren import DESOLATE, BannersState, desolate, freeze
from feldzug.games.runewars.banners.cards.tactics.deck import NEW_TACTICS
from feldzug.games.runewars.banners.cards.tactics.giving import TacticsGiven
from feldzug.games.runewars.banners.cards.tactics.players import (
    TacticsLookedAt,
    TakeFromHand,
    TakenAtRandom,
    TakenFrom,
)
from feldzug.games.runewars.banners.cards.tactics.runes import PowerForCards, PowerForInfluence
from feldzug.games.runewars.banners.pieces import TACTICS_ROWS
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, rout
from feldzug.games.runewars.battle.queries import StrongholdStrength
from feldzug.games.runewars.board import FOOD
from feldzug.games.runewars.cards.season_texts.asking import TacticsPassed
from feldzug.games.runewars.cards.tactics.in_battle import DamagePrevented
from feldzug.games.runewars.decks import TACTICS_BOX, TACTICS_CARDS
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.training import TrainAttribute
from feldzug.games.runewars.income import InfluenceGained
from feldzug.games.runewars.movement import HeroFlies, flies, reach_of, within_reach
from feldzug.games.runewars.runes import NoRuneToReveal, RevealRune, RuneRevealed
from feldzug.games.runewars.tactics.limits import TooManyTactics
from feldzug.games.runewars.tactics.play import TacticsDiscarded
from feldzug.games.runewars.tactics.targets import (
    EnoughTargets,
    TargetDial,
    TargetHero,
    TargetPlayer,
    TargetUnit,
)
from feldzug.games.runewars.turn import OwnActions, Turn
from feldzug.games.runewars.world import World
from feldzug.kernel.codec import Codec
from feldzug.kernel.secrecy_laws import secrecy_laws
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.decks import EVERYBODY, knows
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    arriving,
    at,
    kind,
    stands,
)
from tests.games.runewars.cards.hand import (
    USELESS,
    all_pass,
    begin_attack,
    card,
    in_area,
    own_turn,
    play,
    realm,
    refusal,
    why_not,
)
from tests.games.runewars.cards.test_tactics_battle import moment, side, until
from tests.games.runewars.table import box_is_whole, hero, hold, order, rune, table, turn_of

BANNERS = ("banners",)


def land(text: str = "", **options: str) -> World:
    return realm(text, BANNERS, **options)


def assault(text: str, army: str, where: str = "1c", **hands: tuple[str, ...]) -> World:
    """Daqan attack; hands by faction."""
    g = arriving(land(text), army)
    for n, faction in enumerate(("daqan", "latari", "waiqar", "uthuk")):
        hold(g, Seat(n), *hands.get(faction, ()))
    return begin_attack(g, where)


def number(name: str) -> int:
    return TACTICS_CARDS.index(name)


def barren(g: World, name: str) -> int:
    return g.part(BannersState).barren[at(name)]


# --- The deck ----------------------------------------------------------------------------------


@pytest.mark.rule("BOW-039", "BOW-056")
def test_all_thirty_two_are_shuffled_into_the_deck() -> None:
    g = table(2, modules=BANNERS, setup="quick")
    cards = [*g.tactics_deck.bag, *g.tactics_deck.discards]
    cards += [c for hands in (g.tactics, g.fresh) for hand in hands for c in hand.cards]
    assert len(cards) == 50 + 32
    new = {number(row["id"]) for row in TACTICS_ROWS}
    assert sorted(c for c in cards if c in new) == sorted([*new, *new])


def test_every_title_has_a_class_of_its_own_with_its_text() -> None:
    assert sorted(text.facts.id for text in NEW_TACTICS) == sorted(r["id"] for r in TACTICS_ROWS)
    assert len({type(text) for text in NEW_TACTICS}) == 16
    for text in NEW_TACTICS:
        assert " ".join((type(text).__doc__ or "").split()) == text.facts.printed["en"]["text"]


def test_without_the_expansion_none_is_in_the_deck() -> None:
    assert len(TACTICS_BOX.pile(realm().rules)) == 50


# --- Bribery -----------------------------------------------------------------------------------


@pytest.mark.rule("BOW-287", "BOW-102")
def test_bribery_takes_influence_and_goes_to_who_has_paid() -> None:
    g = land()
    g.influence = [0, 1, 5, 0]
    told = play(g, DAQAN, "bribery", TargetPlayer(WAIQAR))
    assert g.influence == [3, 1, 2, 0]
    assert TacticsGiven(DAQAN, WAIQAR, number("bribery")) in told
    assert g.fresh[WAIQAR].cards == [number("bribery")]
    assert g.tactics_deck.discards == []


@pytest.mark.rule("BOW-287")
def test_bribery_takes_no_more_than_there_is_and_nothing_from_who_has_nothing() -> None:
    g = land()
    g.influence = [0, 2, 0, 0]
    play(g, DAQAN, "bribery")
    assert g.influence == [2, 0, 0, 0]
    assert g.fresh[LATARI].cards == [number("bribery")]
    g.influence = [2, 0, 0, 0]
    assert why_not(g, DAQAN, "bribery") == USELESS


@pytest.mark.rule("BOW-287")
def test_all_know_that_the_other_holds_bribery_now() -> None:
    g = land()
    g.influence = [0, 5, 0, 0]
    play(g, DAQAN, "bribery")
    assert g.view(UTHUK).players[LATARI].known_tactics == ["bribery"]


@pytest.mark.rule("BOW-287", "RW-208")
def test_bribery_that_is_answered_is_discarded() -> None:
    g = hold(land(), UTHUK, "counterspell")
    g.influence = [0, 5, 0, 0]
    play(g, DAQAN, "bribery")
    g.apply(UTHUK, card("counterspell"))
    all_pass(g)
    assert g.influence == [0, 5, 0, 0]
    assert number("bribery") in g.tactics_deck.discards


@pytest.mark.rule("BOW-Q14")
@pytest.mark.parametrize(("agreed", "reason"), [("yes", "card-is-fresh RW-203"), ("no", "")])
def test_a_received_card_counts_as_drawn_unless_agreed_otherwise(agreed: str, reason: str) -> None:
    g = land(received_is_drawn=agreed)
    g.influence = [0, 5, 0, 0]
    play(g, DAQAN, "bribery")
    g.active = LATARI
    turn_of(g, LATARI, OwnActions(LATARI))
    assert refusal(g, LATARI, card("bribery")) == reason


@pytest.mark.rule("BOW-287", "RW-166")
def test_who_is_given_an_eleventh_card_discards_one() -> None:
    g = hold(land(), LATARI, *[facts.id for facts in TACTICS_BOX.own[:10]])
    g.influence = [0, 5, 0, 0]
    play(g, DAQAN, "bribery")
    all_pass(g)
    assert isinstance(g.stack[-1], TooManyTactics)
    assert g.waiting() == (LATARI,)


# --- Runes as a price --------------------------------------------------------------------------


def with_runes() -> World:
    """Daqan control a false rune (1a), a dragon rune (1b) and an open one (1c); Latari one more (5a)."""
    g = land("1a: 1 footman; 1b: 1 footman; 1c: 1 footman; 5a: 1 archer")
    rune(g, "1a", "false", DAQAN)
    rune(g, "1b", "dragon", DAQAN)
    rune(g, "1c", "dragon", open_to_all=True)
    return rune(g, "5a", "dragon", LATARI)


@pytest.mark.rule("BOW-114", "BOW-115", "BOW-290")
def test_game_of_power_asks_for_a_token_of_the_own_areas() -> None:
    g = with_runes()
    hero(g, "sir-valadir", DAQAN, "5a")
    play(g, DAQAN, "game-of-power", PowerForInfluence(3))
    assert g.legal(DAQAN) == [RevealRune(at("1a")), RevealRune(at("1b"))]


@pytest.mark.rule("BOW-116", "BOW-118")
def test_the_token_is_turned_up_for_all_and_stays_so() -> None:
    g = with_runes()
    told = play(g, DAQAN, "game-of-power", PowerForInfluence(3), RevealRune(at("1a")))
    assert RuneRevealed(DAQAN, at("1a"), 0) in told
    assert g.rune_seen(at("1a")) == EVERYBODY
    assert g.influence[DAQAN] == 3


def test_game_of_power_may_bring_two_cards() -> None:
    g = with_runes()
    play(g, DAQAN, "game-of-power", PowerForCards(2), RevealRune(at("1a")))
    for name in ("panic", "volley"):
        g.apply(FATE, number(name))
    assert sorted(g.fresh[DAQAN].cards) == sorted([number("panic"), number("volley")])
    assert g.influence[DAQAN] == 0


@pytest.mark.rule("BOW-121")
def test_a_token_that_lies_open_pays_for_nothing() -> None:
    g = with_runes()
    play(g, DAQAN, "game-of-power", PowerForInfluence(3))
    reason = g.why_not(DAQAN, RevealRune(at("1c")))
    assert reason is not None


@pytest.mark.rule("BOW-122")
def test_who_has_turned_up_all_tokens_cannot_pay() -> None:
    g = land("1c: 1 footman")
    rune(g, "1c", "dragon", open_to_all=True)
    assert why_not(g, DAQAN, "game-of-power") == "no-hidden-rune BOW-122"
    assert why_not(g, DAQAN, "broken-seals") == USELESS
    g.influence[LATARI] = 1
    assert why_not(g, DAQAN, "broken-seals") == "no-hidden-rune BOW-122"


@pytest.mark.rule("BOW-117")
def test_a_false_rune_is_no_dragon_rune() -> None:
    g = with_runes()
    g.influence = [0, 5, 1, 2]
    play(g, DAQAN, "broken-seals")
    assert g.legal(DAQAN) == [RevealRune(at("1b"))]
    secret(g, RevealRune(at("1b")))
    assert g.why_not(DAQAN, NoRuneToReveal()) is not None
    g.apply(DAQAN, RevealRune(at("1b")))
    assert g.influence == [0, 3, 0, 0]


@pytest.mark.rule("BOW-117")
def test_who_has_only_false_runes_cannot_pay_with_a_dragon_rune() -> None:
    g = land("1a: 1 footman")
    rune(g, "1a", "false", DAQAN)
    g.influence[LATARI] = 1
    assert why_not(g, DAQAN, "broken-seals") == "no-hidden-dragon-rune BOW-117"
    assert why_not(g, DAQAN, "game-of-power") == ""


@pytest.mark.rule("BOW-117", "RW-202")
def test_who_is_asked_does_not_depend_on_what_lies_face_down() -> None:
    """At the start of a battle the active player is asked by public facts, whatever his runes are."""
    asked: list[Any] = []
    for what in ("false", "dragon"):
        g = arriving(land("1c: 2 archer; 1a: 1 footman"), "2 footman")
        rune(g, "1a", what, DAQAN)
        g.influence[LATARI] = 1
        hold(g, DAQAN, "broken-seals")
        begin_attack(g, "1c")
        asked.append((g.waiting(), moment(g), len(g.legal(DAQAN))))
    assert asked == [((DAQAN,), "start-of-battle", 1), ((DAQAN,), "start-of-battle", 2)]


@pytest.mark.rule("BOW-121", "RW-208")
def test_the_rune_is_turned_up_though_the_card_is_answered() -> None:
    g = hold(with_runes(), LATARI, "counterspell")
    play(g, DAQAN, "game-of-power", PowerForInfluence(3), RevealRune(at("1b")))
    g.apply(LATARI, card("counterspell"))
    all_pass(g)
    assert g.influence[DAQAN] == 0
    assert g.is_revealed(at("1b"))


# --- Dials, heroes, hands ----------------------------------------------------------------------


def test_hidden_granaries_raise_a_dial() -> None:
    g = land()
    play(g, DAQAN, "hidden-granaries", TargetDial(FOOD))
    assert g.dials[DAQAN] == [4, 2, 2]
    g.dials[DAQAN] = [8, 8, 8]
    assert why_not(g, DAQAN, "hidden-granaries") == USELESS


def test_heros_welcome_heals_and_trains() -> None:
    g = land("1a: 1 footman")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    g.hero_damage[who] = 2
    play(g, DAQAN, "heros-welcome", TrainAttribute(1))
    assert g.hero_damage[who] == 0
    assert list(g.trained[3 * who : 3 * who + 3]) == [0, 1, 0]


def test_heros_welcome_is_for_heroes_in_friendly_areas_whom_it_helps() -> None:
    g = land("1a: 1 footman; 5a: 1 archer")
    away = hero(g, "sir-valadir", DAQAN, "5a")
    g.hero_damage[away] = 2
    assert why_not(g, DAQAN, "heros-welcome") == USELESS
    g.hero_area[away], g.hero_damage[away] = at("1a"), 0
    assert why_not(g, DAQAN, "heros-welcome") == ""
    g.trained[3 * away : 3 * away + 3] = bytes([2, 2, 2])
    assert why_not(g, DAQAN, "heros-welcome") == USELESS
    g.hero_damage[away] = 1
    g.forget_menu()
    assert why_not(g, DAQAN, "heros-welcome") == ""


def spying(**options: str) -> World:
    g = hold(land(**options), LATARI, "panic", "volley")
    own_turn(g, DAQAN, "double-agent", "ambush")
    g.apply(DAQAN, card("double-agent"))
    all_pass(g)
    return g


def test_double_agent_looks_and_takes_one_and_loses_one_at_random() -> None:
    g = hold(land(), LATARI, "panic", "volley")
    own_turn(g, DAQAN, "double-agent", "ambush")
    g.apply(DAQAN, card("double-agent"))
    told = all_pass(g)
    assert TacticsLookedAt(DAQAN, LATARI) in told
    assert g.tactics[LATARI].known_to(DAQAN) == tuple(sorted([number("panic"), number("volley")]))
    assert g.legal(DAQAN) == [
        TakeFromHand(c, False) for c in sorted([number("panic"), number("volley")])
    ]
    g.apply(DAQAN, TakeFromHand(number("panic"), False))
    assert g.fresh[DAQAN].cards == [number("panic")]
    odds = [outcome for outcome, _ in g.odds().outcomes()]
    assert odds == [TakenFrom(False), TakenFrom(True)]
    g.apply(FATE, TakenFrom(False))
    assert [outcome for outcome, _ in g.odds().outcomes()] == [TakenAtRandom(number("ambush"))]
    told = g.apply(FATE, TakenAtRandom(number("ambush")))
    assert told[0] == TacticsPassed(DAQAN, LATARI, number("ambush"))
    assert told[0].seen_by(UTHUK) == TacticsPassed(DAQAN, LATARI, -1)
    assert g.tactics[LATARI].cards == [number("volley")]
    assert g.fresh[LATARI].cards == [number("ambush")]
    assert knows(g.fresh[LATARI].seen[0], DAQAN)
    assert not knows(g.fresh[LATARI].seen[0], UTHUK)


def secret(g: World, given: Any = None) -> None:
    secrecy_laws(Codec(RUNEWARS), RUNEWARS.setup(4, BANNERS), g, 0, given)


def test_only_the_two_know_which_cards_change_hands() -> None:
    g = spying()
    secret(g, TakeFromHand(number("panic"), False))
    g.apply(DAQAN, TakeFromHand(number("panic"), False))
    secret(g, TakenFrom(True))
    g.apply(FATE, TakenFrom(True))
    secret(g, TakenAtRandom(number("panic")))
    g.apply(FATE, TakenAtRandom(number("panic")))
    secret(g)


@pytest.mark.rule("BOW-Q14")
def test_cards_that_change_hands_may_be_playable_at_once() -> None:
    g = spying(received_is_drawn="no")
    g.apply(DAQAN, TakeFromHand(number("panic"), False))
    assert sorted(g.tactics[DAQAN].cards) == sorted([number("ambush"), number("panic")])
    assert g.fresh[DAQAN].cards == []


@pytest.mark.rule("BOW-Q14", "RW-203")
def test_what_its_giver_has_drawn_in_this_season_is_not_playable_at_once() -> None:
    g = hold(land(received_is_drawn="no"), LATARI, "panic")
    g.fresh[LATARI], g.tactics[LATARI] = g.tactics[LATARI], g.fresh[LATARI]
    own_turn(g, DAQAN, "double-agent")
    g.apply(DAQAN, card("double-agent"))
    g.apply(DAQAN, TakeFromHand(number("panic"), True))
    assert g.fresh[DAQAN].cards == [number("panic")]


def test_double_agent_needs_somebody_with_cards() -> None:
    assert why_not(land(), DAQAN, "double-agent") == USELESS


# --- Land and movement -------------------------------------------------------------------------


@pytest.mark.rule("BOW-289")
def test_under_an_ashen_sky_nobody_flies_until_the_season_ends() -> None:
    g, rider = land(), kind("pegasus-rider")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    assert flies(g, LATARI, rider)
    assert g.value(HeroFlies(who, False), 1) == 1
    assert not g.views(UTHUK)["banners"].ashen_sky
    play(g, DAQAN, "ashen-sky")
    assert g.views(UTHUK)["banners"].ashen_sky
    assert not flies(g, LATARI, rider)
    assert g.value(HeroFlies(who, False), 1) == 0
    flying = flies(g, LATARI, rider)
    assert at("5b") not in within_reach(g, at("5d"), LATARI, 1, flying)
    g.expire("turn")
    assert not flies(g, LATARI, rider)
    g.expire("season")
    assert flies(g, LATARI, rider)


@pytest.mark.rule("BOW-289", "RW-210")
def test_the_sky_is_darkened_once() -> None:
    g = land()
    play(g, DAQAN, "ashen-sky")
    assert why_not(g, DAQAN, "ashen-sky") == USELESS


def test_night_march_makes_units_fast_for_this_order() -> None:
    g = order(land(), DAQAN, "conquer")
    footman, knight = kind("footman"), kind("flesh-ripper")
    before = reach_of(g, DAQAN, footman), reach_of(g, DAQAN, knight)
    play(g, DAQAN, "night-march")
    assert reach_of(g, DAQAN, footman) > before[0]
    assert reach_of(g, LATARI, footman) == before[0]
    assert reach_of(g, DAQAN, knight) == before[1]
    g.expire("turn")
    assert reach_of(g, DAQAN, footman) == before[0]


def test_night_march_comes_before_an_order_to_march() -> None:
    g = order(land(), DAQAN, "harvest")
    assert why_not(g, DAQAN, "night-march") == "no-marching-order RW-210"
    order(g, DAQAN, "mobilize")
    assert why_not(g, DAQAN, "night-march") == ""
    g.frame(Turn).used = True
    g.forget_menu()
    assert refusal(g, DAQAN, card("night-march")) == USELESS
    own_turn(g, DAQAN, "night-march", at="end")
    assert refusal(g, DAQAN, card("night-march")) == USELESS


@pytest.mark.rule("BOW-135")
def test_salted_fields_desolate_an_own_area() -> None:
    g = land("1a: 1 footman; 1b: 1 footman; 5a: 1 archer; daqan-a: 1 footman")
    own_turn(g, DAQAN, "salted-fields")
    g.apply(DAQAN, card("salted-fields"))
    assert g.legal(DAQAN) == [in_area("1a"), in_area("1b")]
    g.apply(DAQAN, in_area("1a"))
    assert barren(g, "1a") == DESOLATE


def test_salted_fields_need_an_area_that_takes_the_token() -> None:
    g = land("1a: 1 footman")
    freeze(g, at("1a"))
    assert why_not(g, DAQAN, "salted-fields") == USELESS


@pytest.mark.rule("BOW-152")
def test_sudden_frost_freezes_any_area_that_takes_the_token() -> None:
    g = land("5a: 1 archer")
    desolate(g, at("1a"))
    own_turn(g, DAQAN, "sudden-frost")
    g.apply(DAQAN, card("sudden-frost"))
    assert in_area("5a") in g.legal(DAQAN)
    assert in_area("1a") not in g.legal(DAQAN)
    assert in_area("latari-a") not in g.legal(DAQAN)
    g.apply(DAQAN, in_area("5a"))
    assert barren(g, "5a") == 1


@pytest.mark.rule("BOW-Q10")
def test_sudden_frost_needs_a_token() -> None:
    g = land()
    for _ in range(6):
        freeze(g, at("1a"))
    assert why_not(g, DAQAN, "sudden-frost") == USELESS


@pytest.mark.rule("BOW-137")
def test_green_shoots_remove_a_desolation_token() -> None:
    g = land()
    assert why_not(g, DAQAN, "green-shoots") == USELESS
    desolate(g, at("1a"))
    play(g, DAQAN, "green-shoots")
    assert barren(g, "1a") == 0


@pytest.mark.parametrize(("more", "left"), [(True, 1), (False, 2)])
def test_green_shoots_remove_up_to_two_cryomancy_tokens(more: bool, left: int) -> None:
    g = land()
    for _ in range(3):
        freeze(g, at("1a"))
    play(g, DAQAN, "green-shoots", in_area("1a") if more else EnoughTargets())
    assert barren(g, "1a") == left


# --- Battles -----------------------------------------------------------------------------------


def test_veteran_sergeants_bring_routed_units_into_the_fight() -> None:
    routed = "1c: 1 archer, 2 warrior routed, 1 archer routed"
    g = assault(routed, "3 footman", latari=("veteran-sergeants",))
    until(g, "start-of-battle")
    assert g.waiting() == (LATARI,)
    g.apply(LATARI, card("veteran-sergeants"))
    g.apply(LATARI, TargetUnit(kind("warrior"), 0))
    g.apply(LATARI, TargetUnit(kind("archer"), 0))
    all_pass(g)
    assert side(g, DEFENDER) == "2 archer, 1 warrior"
    assert stands(g, "1c") == "1 warrior routed"
    assert box_is_whole(g)


def test_veteran_sergeants_may_raise_one_only_and_one_of_the_line() -> None:
    g = assault("1c: 2 archer", "3 footman", daqan=("veteran-sergeants",))
    unit = next(u for u in g.fighters if u.side == ATTACKER)
    rout(g, DAQAN, unit)
    g.forget_menu()
    g.apply(DAQAN, card("veteran-sergeants"))
    assert side(g, ATTACKER) == "3 footman"


def test_veteran_sergeants_need_somebody_who_is_routed() -> None:
    g = assault("1c: 2 archer", "3 footman", latari=("veteran-sergeants",), daqan=("volley",))
    until(g, "start-of-battle")
    assert refusal(g, LATARI, card("veteran-sergeants")) != ""
    assert moment(g) == "start-of-battle"


@pytest.mark.parametrize(("army", "winner"), [("6 footman", DAQAN), ("1 footman", LATARI)])
def test_spoils_of_war_go_to_the_winner(army: str, winner: Seat) -> None:
    spoils = ("spoils-of-war",)
    g = assault("1c: 3 archer", army, daqan=spoils, latari=spoils)
    until(g, "after-battle")
    assert g.frame(Battle).seat_of(g.frame(Battle).winner) == winner
    assert g.waiting() == (winner,)
    told = g.apply(winner, card("spoils-of-war"))
    told += all_pass(g)
    assert InfluenceGained(winner, 2) in told
    assert g.influence[winner] == 2


def test_undermined_walls_count_less_for_this_battle() -> None:
    text = "latari-a: stronghold of 1, 1 archer"
    g = assault(text, "3 footman", "latari-a", daqan=("undermined-walls", "sappers"))
    strength = StrongholdStrength(at("latari-a"), DAQAN)
    g.apply(DAQAN, card("undermined-walls"))
    all_pass_until(g, "start-of-battle")
    assert g.value(strength, 5) == 3
    g.apply(DAQAN, card("sappers"))
    assert g.value(strength, 5) == 1
    g.expire("battle")
    assert g.value(strength, 5) == 5


def all_pass_until(g: World, wanted: str) -> None:
    """Everybody passes until the attacker is asked at a moment."""
    while moment(g) != wanted:
        g.apply(g.waiting()[0], g.legal(g.waiting()[0])[-1])


def test_undermined_walls_are_for_the_attacker_of_a_stronghold() -> None:
    text = "latari-a: stronghold of 1, 1 archer"
    walls = ("undermined-walls",)
    g = assault(text, "3 footman", "latari-a", latari=(*walls, "summon-lightning"))
    assert refusal(g, LATARI, card("undermined-walls")) == "only-attacker RW-202"
    g = assault("1c: 2 archer", "3 footman", daqan=(*walls, "volley", "summon-lightning"))
    assert refusal(g, DAQAN, card("undermined-walls")) == USELESS


def test_sworn_shields_prevent_the_first_damage() -> None:
    g = assault("1c: 4 archer", "3 footman", latari=("sworn-shields",))
    g.apply(LATARI, card("sworn-shields"))
    all_pass(g)
    assert g.views(UTHUK)["banners"].shields == 2
    g.stack.append(DealDamage(DEFENDER, 1, 1))
    g.settle()
    assert g.views(UTHUK)["banners"].shields == 1
    assert side(g, DEFENDER) == "4 archer"
    assert side(g, ATTACKER) == "2 footman"
    g.events = []
    g.stack.append(DealDamage(DEFENDER, 3))
    g.settle()
    assert DamagePrevented(LATARI, 1) in g.events
    assert side(g, DEFENDER) == "2 archer"
    g.stack.append(DealDamage(DEFENDER, 1))
    g.settle()
    assert side(g, DEFENDER) == "1 archer"


def test_sworn_shields_are_for_a_defender_with_units_and_end_with_the_battle() -> None:
    g = assault("1c: 4 archer", "3 footman", daqan=("sworn-shields", "summon-lightning"))
    assert refusal(g, DAQAN, card("sworn-shields")) == "only-defender RW-202"
    g = assault("1c: 4 archer", "3 footman", latari=("sworn-shields",))
    g.apply(LATARI, card("sworn-shields"))
    assert len(g.effects) == 1
    g.expire("battle")
    assert g.effects == []
    text = "latari-a: stronghold of 1, 1 archer routed"
    g = assault(text, "3 footman", "latari-a", latari=("sworn-shields", "summon-lightning"))
    until(g, "start-of-battle")
    assert refusal(g, LATARI, card("sworn-shields")) == USELESS


# --- Lieutenant General ------------------------------------------------------------------------


@pytest.mark.rule("BOW-214")
def test_without_commanders_lieutenant_general_is_replaced_as_soon_as_it_is_drawn() -> None:
    g = turn_of(land(), DAQAN, OwnActions(DAQAN), DrawTactics(DAQAN))
    told = g.apply(FATE, number("lieutenant-general"))
    assert TacticsDiscarded(DAQAN, number("lieutenant-general")) in told
    assert g.waiting() == (FATE,)
    g.apply(FATE, number("panic"))
    assert g.fresh[DAQAN].cards == [number("panic")]
    assert g.tactics_deck.discards == [number("lieutenant-general")]
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("BOW-214")
def test_without_commanders_it_is_not_played() -> None:
    assert why_not(land(), DAQAN, "lieutenant-general") == USELESS


def test_a_hero_is_a_target_only_of_his_player() -> None:
    g = land("1a: 1 footman")
    own = hero(g, "sir-valadir", DAQAN, "1a")
    hero(g, "varikas-the-dead", UTHUK, "1a")
    text = next(t for t in NEW_TACTICS if t.facts.id == "heros-welcome")
    assert text.targets(g, DAQAN, ()) == [TargetHero(own)]
