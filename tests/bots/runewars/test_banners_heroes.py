"""The policy and the heroes, quests and rewards of Banners of War."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.bots.policies.runewars.banners.lessons import LESSONS
from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.bots.policies.runewars.policy import FIXED, JUDGES, POLICY
from feldzug.bots.policies.runewars.quests import goals, quest_sites
from feldzug.games.runewars.banners.barren import freeze
from feldzug.games.runewars.banners.cards.heroes import (
    CallOff,
    FaceIt,
    SpareShield,
    Split,
    Tend,
    TendAnother,
)
from feldzug.games.runewars.banners.cards.rewards import (
    BlowHorn,
    FreezeLand,
    FreezeOrThaw,
    RallyUnit,
    ThawLand,
)
from feldzug.games.runewars.banners.quest_outcomes import KeepReward, KeepThisReward
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import join
from feldzug.games.runewars.battle.tally import Tally
from feldzug.games.runewars.decks import QUESTS, REWARDS
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.heroes.quest_phase import AttemptQuest, DuelOrQuest
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY
from tests.games.runewars.battlefield import DAQAN, LATARI, at, kind, start
from tests.games.runewars.champions import (
    carry,
    champions,
    duel,
    duellists,
    own_turn,
    quest_in_hand,
    season,
)
from tests.games.runewars.table import hero

BANNERS = ("banners",)


def chosen(g: World, seat: Seat) -> Any:
    return POLICY.choose(g, seat, g.legal(seat))


def test_what_the_expansion_teaches_is_learnt() -> None:
    judges, fixed = LESSONS
    assert judges.items() <= JUDGES.items()
    assert fixed.items() <= FIXED.items()
    assert not set(judges) & set(fixed)


@pytest.mark.parametrize(("damage", "answer"), [(2, CallOff()), (0, FaceIt())])
def test_oren_calls_off_a_duel_that_he_would_lose(damage: int, answer: Any) -> None:
    g, one, other = duellists("silhouette", "oren-quickstep", BANNERS)
    g.hero_damage[other], g.hero_damage[one] = damage, 2 - damage
    duel(g, one, other)
    assert chosen(g, LATARI) == answer


@pytest.mark.parametrize(
    ("archers", "answer"), [(1, Split()), (0, SpareShield()), (2, SpareShield())]
)
def test_korga_splits_his_shield_if_that_decides_the_battle(archers: int, answer: Any) -> None:
    g = champions("", BANNERS)
    hero(g, "korga-splitshield", LATARI, "1c")
    join(g, 0, kind("footman"), 2)
    join(g, 1, kind("archer"), archers)
    g.active, g.contested = DAQAN, at("1c")
    battle = Battle(DAQAN, at("1c"), defender=LATARI, round=5, at="damage_stronghold")
    start(g, *season(battle, Tally()))
    assert chosen(g, LATARI) == answer


def test_the_one_who_is_hurt_most_is_healed() -> None:
    g = champions("", BANNERS)
    hero(g, "sister-maelin", DAQAN, "1c")
    one, other = hero(g, "trenloe", DAQAN, "1c"), hero(g, "sir-valadir", DAQAN, "1c")
    g.hero_damage[one], g.hero_damage[other] = 1, 2
    start(g, *season(TendAnother(DAQAN)))
    assert chosen(g, DAQAN) == Tend(other)


def test_a_price_is_paid_for_a_rune_but_not_walked_to_without_influence() -> None:
    g = champions("5b: 1 footman", BANNERS)
    g.city[at("5b")] = 0
    who = hero(g, "sir-valadir", DAQAN, "5b")
    quest_in_hand(g, DAQAN, "frost-tower")
    g.influence[DAQAN] = 5
    assert quest_sites(Outlook(g, DAQAN)) == []
    g.influence[DAQAN] = 6
    assert quest_sites(Outlook(g, DAQAN)) == [at("5b")]
    start(g, *season(DuelOrQuest(DAQAN, who)))
    assert chosen(g, DAQAN) == AttemptQuest(QUESTS.index("frost-tower"))


def test_the_shard_of_the_sky_is_brought_home_and_used_at_once() -> None:
    g = champions("1c: 1 footman", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "1a")
    carry(g, who, "shard-of-the-sky")
    home = [at(f"daqan-{letter}") for letter in "abc"]
    assert goals(Outlook(g, DAQAN), who) == [at("1c"), *home]
    g.hero_area[who] = at("1c")
    own_turn(g, DAQAN)
    assert chosen(g, DAQAN) == UseReward(who, REWARDS.index("shard-of-the-sky"))


def test_of_two_rewards_the_rune_is_kept() -> None:
    g = champions("", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "1a")
    found = [REWARDS.index("belt-of-giants"), REWARDS.index("shard-of-the-sky")]
    for card in found:
        g.reward_deck.see(card, EVERYBODY, len(g.reward_deck.top))
    start(g, *season(KeepReward(DAQAN, who, 2)))
    assert chosen(g, DAQAN) == KeepThisReward(REWARDS.index("shard-of-the-sky"))


@pytest.mark.parametrize(
    ("there", "answer"), [("1 archer", FreezeLand()), ("1 footman", ThawLand())]
)
def test_frost_is_for_the_land_of_others(there: str, answer: Any) -> None:
    g = champions(f"1c: {there}", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "1c")
    freeze(g, at("1c"))
    start(g, *season(FreezeOrThaw(DAQAN, who)))
    assert chosen(g, DAQAN) == answer


def test_the_book_is_not_used_on_the_own_land() -> None:
    g = champions("1c: 1 footman", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "1c")
    carry(g, who, "book-of-the-frozen-star")
    own_turn(g, DAQAN)
    assert not isinstance(chosen(g, DAQAN), UseReward)
    g = champions("1c: 1 archer", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "1c")
    carry(g, who, "book-of-the-frozen-star")
    own_turn(g, DAQAN)
    assert isinstance(chosen(g, DAQAN), UseReward)


def test_the_horn_is_blown_for_the_best_unit() -> None:
    g = champions("1c: 1 footman routed, 1 knight routed, 1 bowman", BANNERS)
    who = hero(g, "trenloe", DAQAN, "1c")
    carry(g, who, "war-horn")
    battle = Battle(LATARI, at("1c"), defender=DAQAN, at="next_round")
    g.active, g.contested = LATARI, at("1c")
    start(g, *season(battle, BlowHorn(DAQAN, who)))
    g.apply(DAQAN, chosen(g, DAQAN))
    assert chosen(g, DAQAN) == RallyUnit(kind("knight"))
