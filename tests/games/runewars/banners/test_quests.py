"""The quests of the expansion: where each may be tried, what it costs and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.barren import BannersState, desolate, freeze
from feldzug.games.runewars.banners.cards.quests import NEW_QUESTS
from feldzug.games.runewars.banners.lost_city import is_found
from feldzug.games.runewars.banners.quest_outcomes import (
    KeepThisReward,
    RewardLookedAt,
    RewardPutBack,
)
from feldzug.games.runewars.board import KINDS, LAND, ORE, TILES, WOOD
from feldzug.games.runewars.cards.quests.text import quest_behind
from feldzug.games.runewars.decks import QUEST_BOX, QUESTS, REWARD_BOX, REWARDS
from feldzug.games.runewars.drawing import RewardDrawn
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.looking import SeeRune
from feldzug.games.runewars.heroes.quest_phase import AttemptQuest
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.set_up.quest_deck import stays
from feldzug.games.runewars.winning import dragon_runes, goal
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE, Event
from feldzug.parts.decks import those
from tests.games.runewars.battlefield import DAQAN, LATARI, MAP, at, fated
from tests.games.runewars.champions import (
    attempt,
    carried,
    champions,
    draw,
    is_asked,
    moving,
    quest_in_hand,
    quests_of,
    reason,
    top,
)
from tests.games.runewars.table import hero, put, rune, table

BANNERS = ("banners",)
CARDS = {"gold": (7, 17, 27, 5), "silver": (14, 13, 15, 23), "red": (18, 8, 9, 10)}
"""Fate cards by their destiny."""


def realm(text: str = "") -> World:
    return champions(text, BANNERS)


def barren(g: World, where: str) -> int:
    return g.part(BannersState).barren[at(where)]


def tactics(g: World) -> int:
    """How many tactics cards Daqan hold."""
    return len(g.fresh[DAQAN]) + len(g.tactics[DAQAN])


def tried(g: World, name: str, where: str, destiny: str) -> int:
    """A hero has tried a quest, and all his cards show one destiny; rewards come as they lie."""
    who = hero(g, "sir-valadir", DAQAN, where)
    attempt(g, who, name)
    for number in CARDS[destiny]:
        if top(g) == "DrawFate":
            fated(g, number)
    chance(g)
    return who


def chance(g: World) -> list[Event]:
    """Fate brings whatever comes first."""
    told: list[Event] = []
    while g.waiting() == (FATE,) and not top(g).startswith("DrawSeason"):
        told += g.apply(FATE, next(g.odds().outcomes())[0])
    return told


# which there are


@pytest.mark.rule("BOW-053")
def test_they_are_shuffled_into_the_deck_unless_their_tile_is_not_in_play() -> None:
    assert [text.facts.id for text in NEW_QUESTS] == [card.id for card in QUEST_BOX.facts[24:]]
    g = table(modules=BANNERS, setup="quick")
    dealt = {quest for hand in g.quests for quest in hand.cards}
    there = {*g.quest_deck.bag, *g.quest_deck.discards, *dealt}
    for text in NEW_QUESTS:
        if "setup" not in text.facts.printed:
            assert (text.number in there) == stays(g, text.number), text.facts.id
    assert [text.number for text in NEW_QUESTS if "where" in text.facts.printed] == sorted(
        text.number for text in NEW_QUESTS if "where" in text.facts.printed and text.number in there
    )


PLACES = [
    ("watch-on-the-marches", "10d", "10a"),
    ("salt-chapel", "11c", "11b"),
    ("city-under-the-sand", "12a", "1a"),
    ("weeping-stones", "12a", "1a"),
    ("hounds-of-the-pit", "10b", "10c"),
    ("the-oracle", "11b", "11c"),
    ("pilgrimage", "10a", "10b"),
    ("frost-tower", "2c", "2b"),
    ("frost-tower", "5b", "2b"),
    ("merchant-princes", "5b", "2c"),
    ("bandit-captain", "1b", "5b"),
    ("bandit-captain", "5a", "2c"),
    ("sealed-crypt", "latari-b", "daqan-b"),
    ("smugglers-map", "6d", "1b"),
    ("stolen-standard", "5c", "1c"),
    ("free-the-frozen-pass", "6b", "6c"),
    ("heal-the-wastes", "8b", "1c"),
]


@pytest.mark.rule("BOW-072")
@pytest.mark.parametrize(("name", "here", "elsewhere"), PLACES)
def test_where_a_quest_may_be_tried(name: str, here: str, elsewhere: str) -> None:
    g = realm("1c: stronghold of 0; 5c: stronghold of 1; 2c: 1 footman; 8b: 1 giant")
    g.city[at("2c")] = g.city[at("5b")] = 0
    text = quest_behind(g, QUESTS.index(name))
    assert text.is_here(g, DAQAN, at(here))
    assert not text.is_here(g, DAQAN, at(elsewhere))


@pytest.mark.parametrize(("name", "resource"), [("collapsed-mine", ORE), ("widows-grove", WOOD)])
def test_mine_and_grove_are_where_the_land_yields_it_abroad(name: str, resource: int) -> None:
    g = realm()
    text = quest_behind(g, QUESTS.index(name))
    there = [area for area in g.areas() if text.is_here(g, DAQAN, area)]
    yields = [area for area in g.areas() if LAND[area].yields[resource]]
    assert there
    assert there == [area for area in yields if g.home_of(area) != DAQAN]
    assert there != yields, "the own home realm yields it, too"
    abroad = next(area for area in there if g.home_of(area) < 0)
    desolate(g, abroad)
    assert not text.is_here(g, DAQAN, abroad), "barren land yields nothing"


# those with a price


@pytest.mark.rule("BOW-275")
def test_the_frost_tower_costs_six_and_brings_a_rune_and_frost() -> None:
    g = realm("5b: 1 footman")
    g.city[at("5b")] = 0
    g.influence[DAQAN] = 6
    who = hero(g, "sir-valadir", DAQAN, "5b")
    attempt(g, who, "frost-tower")
    assert g.influence[DAQAN] == 0
    assert barren(g, "5b") == 0, "the rune comes first"
    while not is_asked(g, DAQAN, "DrawQuest") and g.waiting() == (DAQAN,):
        g.apply(DAQAN, g.legal(DAQAN)[-1])
    assert len(g.runes.areas) == 2, "a dragon rune, and a false one with it"
    assert barren(g, "5b") == 1
    chance(g)
    assert len(quests_of(g, DAQAN)) == 1
    assert QUESTS.index("frost-tower") in g.quest_deck.discards


@pytest.mark.rule("BOW-275", "BOW-Q10")
def test_in_a_desolate_city_all_but_the_token_happens() -> None:
    g = realm("5b: 1 footman")
    g.city[at("5b")] = 0
    desolate(g, at("5b"))
    g.influence[DAQAN] = 7
    attempt(g, hero(g, "sir-valadir", DAQAN, "5b"), "frost-tower")
    while g.waiting() == (DAQAN,):
        g.apply(DAQAN, g.legal(DAQAN)[-1])
    assert g.influence[DAQAN] == 1
    assert len(g.runes.areas) == 2
    assert barren(g, "5b") == -1


@pytest.mark.rule("BOW-275")
@pytest.mark.parametrize(
    ("name", "where", "price"),
    [("frost-tower", "5b", 6), ("merchant-princes", "5b", 2), ("pilgrimage", "10a", 1)],
)
def test_who_cannot_pay_may_not_try(name: str, where: str, price: int) -> None:
    g = realm()
    g.city[at("5b")] = 0
    who = hero(g, "sir-valadir", DAQAN, where)
    quest_in_hand(g, DAQAN, name)
    text = quest_behind(g, QUESTS.index(name))
    g.influence[DAQAN] = price
    assert text.forbids(g, DAQAN) is None
    g.influence[DAQAN] = price - 1
    refused = text.forbids(g, DAQAN)
    assert refused is not None
    assert refused.key == "too-little-influence"
    if where == "5b":
        moving(g, who)
        g.apply(DAQAN, g.legal(DAQAN)[0])
        assert reason(g, DAQAN, AttemptQuest(QUESTS.index(name))) == "too-little-influence RW-098"


@pytest.mark.rule("BOW-046", "BOW-054")
def test_the_merchant_princes_sell_a_card_and_a_reward_of_the_common_deck() -> None:
    g = realm()
    g.city[at("5b")] = 0
    g.influence[DAQAN] = 5
    who = hero(g, "sir-valadir", DAQAN, "5b")
    assert set(REWARD_BOX.numbers(g.rules)) == set(g.reward_deck.bag)
    attempt(g, who, "merchant-princes")
    assert g.influence[DAQAN] == 3
    draw(g, "war-horn")
    assert carried(g, who) == ["war-horn"]
    chance(g)
    assert tactics(g) == 1


def test_pilgrimage_heals() -> None:
    g = realm()
    g.influence[DAQAN] = 1
    who = hero(g, "sir-valadir", DAQAN, "10a")
    g.hero_damage[who] = 2
    attempt(g, who, "pilgrimage")
    chance(g)
    assert (g.influence[DAQAN], g.hero_damage[who], len(g.rewards[who])) == (0, 0, 1)


# duels


@pytest.mark.parametrize(
    ("name", "where", "foe", "influence"),
    [("bandit-captain", "1b", "beastman", 0), ("hounds-of-the-pit", "10b", "hell-hound", 2)],
)
def test_duels_with_neutral_units(name: str, where: str, foe: str, influence: int) -> None:
    g = realm()
    g.city[at("2c")] = 0
    who = hero(g, "sir-valadir", DAQAN, where)
    attempt(g, who, name)
    fight = g.frame(Duel)
    assert fight.kind == KINDS.index(foe)
    fight.wounds, fight.toughness = 9, 9
    fight.at = "end"
    g.stack = g.stack[: g.stack.index(fight) + 1]
    g.settle()
    chance(g)
    assert (len(g.rewards[who]), g.influence[DAQAN]) == (1, influence)


def test_who_does_not_defeat_the_bandit_gains_nothing() -> None:
    g = realm()
    g.city[at("2c")] = 0
    who = hero(g, "sir-valadir", DAQAN, "1b")
    attempt(g, who, "bandit-captain")
    fight = g.frame(Duel)
    fight.at = "end"
    g.stack = g.stack[: g.stack.index(fight) + 1]
    g.settle()
    assert not len(g.rewards[who])
    assert quests_of(g, DAQAN) == ["bandit-captain"]


# tests


PLAIN = [
    card
    for card in QUEST_BOX.facts[24:]
    if "test" in card.printed and card.id not in ("sealed-crypt", "the-oracle")
]


@pytest.mark.rule("BOW-053")
@pytest.mark.parametrize("destiny", ["gold", "silver", "red"])
@pytest.mark.parametrize("name", [card.id for card in PLAIN])
def test_what_every_destiny_brings(name: str, destiny: str) -> None:
    """As the card says: rewards, tactics, damage, dials, and whether it is done."""
    printed = QUEST_BOX[QUESTS.index(name)].printed
    brings: dict[str, Any] = printed[destiny]
    g = realm()
    who = tried(g, name, "1c", destiny)
    assert len(g.rewards[who]) == brings.get("rewards", 0)
    assert tactics(g) == brings.get("tactics", 0)
    assert g.hero_damage[who] == brings.get("damage", 0)
    assert g.dials[DAQAN] == [2, 2 + brings.get("wood", 0), 2 + brings.get("ore", 0)]
    assert (QUESTS.index(name) in g.quest_deck.discards) == brings["done"]
    assert len(quests_of(g, DAQAN)) == 1


def twelve(g: World) -> World:
    """The map with tile 12 on it."""
    laid = [*MAP.tiles, Laid(TILES.index("12"), 9, 9, 0)]
    g.layout = Layout(laid)
    return g


@pytest.mark.rule("BOW-076", "BOW-082")
@pytest.mark.parametrize(("destiny", "found"), [("gold", True), ("silver", True), ("red", False)])
def test_the_weeping_stones_place_the_lost_city(destiny: str, found: bool) -> None:
    g = twelve(realm())
    tried(g, "weeping-stones", "12a", destiny)
    assert is_found(g) == found


@pytest.mark.rule("BOW-083", "BOW-076")
def test_the_rune_of_the_lost_city_may_win_when_it_is_found() -> None:
    g = put(twelve(realm("1a: 1 footman; 1b: 1 footman; 1c: 1 footman")), "12a", footman=1)
    for where in ("1a", "1b", "1c", "12a"):
        rune(g, where, "dragon", DAQAN)
    put(g, "5a", footman=1)
    rune(g, "5a", "dragon", DAQAN)
    assert (dragon_runes(g, DAQAN), goal(g)) == (5, 6)
    tried(g, "weeping-stones", "12a", "silver")
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores[DAQAN]) == ((DAQAN,), 6)


def test_the_frozen_pass_loses_one_token_and_is_where_they_lie() -> None:
    g = realm()
    freeze(g, at("1c"))
    freeze(g, at("1c"))
    text = quest_behind(g, QUESTS.index("free-the-frozen-pass"))
    assert [area for area in g.areas() if text.is_here(g, DAQAN, area)] == [at("1c")]
    tried(g, "free-the-frozen-pass", "1c", "silver")
    assert barren(g, "1c") == 1


def test_one_token_is_enough_for_the_frozen_pass() -> None:
    g = realm()
    freeze(g, at("1c"))
    text = quest_behind(g, QUESTS.index("free-the-frozen-pass"))
    assert [area for area in g.areas() if text.is_here(g, DAQAN, area)] == [at("1c")]


def test_at_the_water_nothing_thaws_and_red_thaws_nothing() -> None:
    g = realm()
    who = tried(g, "free-the-frozen-pass", "6b", "gold")
    assert (barren(g, "6b"), len(g.rewards[who])) == (0, 1)
    g = realm()
    freeze(g, at("1c"))
    tried(g, "free-the-frozen-pass", "1c", "red")
    assert barren(g, "1c") == 1


def test_the_wastes_are_healed_where_they_are() -> None:
    g = realm()
    desolate(g, at("1c"))
    freeze(g, at("1a"))
    text = quest_behind(g, QUESTS.index("heal-the-wastes"))
    assert [area for area in g.areas() if text.is_here(g, DAQAN, area)] == [at("1c")]
    tried(g, "heal-the-wastes", "1c", "gold")
    assert (barren(g, "1c"), barren(g, "1a")) == (0, 1)


def test_wastes_stay_with_red_and_cryomancy_is_no_waste() -> None:
    g = realm()
    desolate(g, at("1c"))
    tried(g, "heal-the-wastes", "1c", "red")
    assert barren(g, "1c") == -1
    g = realm()
    freeze(g, at("1c"))
    tried(g, "heal-the-wastes", "1c", "gold")
    assert barren(g, "1c") == 1


def test_the_oracle_shows_two_rune_tokens_and_brings_none() -> None:
    g = realm()
    for name in ("6a", "8c", "9b"):
        rune(g, name, "dragon", LATARI)
    who = tried(g, "the-oracle", "11b", "silver")
    g.apply(DAQAN, SeeRune(at("6a")))
    g.apply(DAQAN, SeeRune(at("9b")))
    chance(g)
    assert len(g.rewards[who]) == 1
    assert len(g.runes.areas) == 3


# one of two rewards


def crypt(*deck: str, discards: tuple[str, ...] = ()) -> tuple[World, int]:
    """The sealed crypt was opened with gold, and the reward deck holds only these."""
    g = realm()
    who = hero(g, "sir-valadir", DAQAN, "latari-b")
    if deck or discards:
        g.reward_deck.bag = sorted(REWARDS.index(name) for name in deck)
        g.reward_deck.discards = [REWARDS.index(name) for name in discards]
    attempt(g, who, "sealed-crypt")
    for number in CARDS["gold"]:
        if top(g) == "DrawFate":
            fated(g, number)
    return g, who


def test_the_sealed_crypt_holds_two_rewards_of_which_one_is_kept() -> None:
    g, who = crypt("war-horn", "winterbrand")
    told = g.apply(FATE, REWARDS.index("winterbrand"))
    told += g.apply(FATE, REWARDS.index("war-horn"))
    assert is_asked(g, DAQAN, "KeepReward")
    seen = [event for event in told if isinstance(event, RewardLookedAt)]
    assert [REWARDS[event.reward] for event in seen] == ["winterbrand", "war-horn"]
    assert seen[0].seen_by(LATARI) == RewardLookedAt(DAQAN, -1)
    told = g.apply(DAQAN, KeepThisReward(REWARDS.index("winterbrand")))
    assert carried(g, who) == ["winterbrand"]
    assert g.rewards[who].seen == [those(DAQAN)]
    assert g.reward_deck.discards == [REWARDS.index("war-horn")]
    assert RewardPutBack(DAQAN, REWARDS.index("war-horn")) in told
    assert RewardDrawn(DAQAN, who, REWARDS.index("winterbrand")) in told
    assert g.fenced


def test_others_do_not_know_what_lay_in_the_crypt() -> None:
    g, _ = crypt("war-horn", "winterbrand", "elven-robe", "merchants-seal")
    g.apply(FATE, REWARDS.index("winterbrand"))
    g.apply(FATE, REWARDS.index("war-horn"))
    assert g.reward_deck.top_known_to(LATARI) == (None, None)
    assert g.reward_deck.top_known_to(DAQAN) != (None, None)


def test_a_deck_of_one_card_is_made_anew_for_the_second() -> None:
    g, who = crypt("war-horn", discards=("elven-robe", "winterbrand"))
    g.apply(FATE, REWARDS.index("war-horn"))
    assert sorted(outcome for outcome, _ in g.odds().outcomes()) == [
        REWARDS.index("elven-robe"),
        REWARDS.index("winterbrand"),
    ]
    g.apply(FATE, REWARDS.index("elven-robe"))
    g.apply(DAQAN, KeepThisReward(REWARDS.index("war-horn")))
    assert carried(g, who) == ["war-horn"]
    assert g.reward_deck.bag == [REWARDS.index("winterbrand")]


def test_where_no_reward_is_left_nothing_is_asked() -> None:
    g = realm()
    g.reward_deck.bag = []
    who = tried(g, "sealed-crypt", "latari-b", "gold")
    assert not len(g.rewards[who])
    assert top(g) != "KeepReward"


@pytest.mark.parametrize(("destiny", "rewards", "damage"), [("silver", 1, 0), ("red", 0, 1)])
def test_silver_and_red_in_the_crypt(destiny: str, rewards: int, damage: int) -> None:
    g = realm()
    who = tried(g, "sealed-crypt", "latari-b", destiny)
    assert (len(g.rewards[who]), g.hero_damage[who]) == (rewards, damage)
