"""The twelve heroes: what each can do, and when he cannot."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.cards.heroes.deck import HEROES as TEXTS
from feldzug.games.runewars.cards.heroes.deck import HealOne, Steal, StealNothing
from feldzug.games.runewars.decks import HERO_BOX, REWARDS
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.heroes.attributes import reach_of_hero
from feldzug.games.runewars.heroes.carrying import StealReward, StolenReward
from feldzug.games.runewars.heroes.checking import DrawAnew, TakeDestiny
from feldzug.games.runewars.heroes.duel import Duel, Refrain, UseAbility
from feldzug.games.runewars.heroes.events import DuelEnded, HeroHealed, RewardStolen
from feldzug.games.runewars.heroes.hurting import BearDamage, HurtHero
from feldzug.games.runewars.heroes.quest_phase import QuestPhase, RestHero, StepTo, StopHere
from feldzug.games.runewars.support import Support
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.decks import knows, those
from tests.games.runewars.battlefield import DAQAN, LATARI, WAIQAR, at, fated, kind, stands, start
from tests.games.runewars.champions import (
    GOLD,
    HIT,
    MISS,
    ORB_CARD,
    SILVER,
    attempt,
    carried,
    carry,
    champions,
    duel,
    duellists,
    is_asked,
    moving,
    phase,
    reason,
    rounds,
    season,
    top,
)
from tests.games.runewars.table import hero, rune

QUIET = ((MISS, 9), (10, 18), (19, 20), (27, 28))
"""Four rounds in which nothing happens."""


def test_every_hero_is_there_once() -> None:
    assert [text.facts.id for text in TEXTS] == [card.id for card in HERO_BOX.own]


@pytest.mark.parametrize("name", ["ronan-of-the-wild", "red-scorpion"])
def test_ronan_and_the_scorpion_move_three_areas(name: str) -> None:
    g = champions()
    who = hero(g, name, DAQAN, "daqan-a")
    moving(g, who)
    for step in ("1a", "1c", "5a"):
        g.apply(DAQAN, StepTo(at(step)))
    assert g.hero_area[who] == at("5a")
    assert top(g) != "WalkOn"


def test_other_heroes_move_two() -> None:
    g = champions()
    others = [card for card in HERO_BOX.own if "reach" not in card.printed]
    assert {reach_of_hero(g, card.number) for card in others} == {2}


def test_the_orb_of_astarra_deals_two() -> None:
    g, one, other = duellists("runewitch-astarra")
    duel(g, one, other)
    rounds(g, (ORB_CARD, 2))
    assert (g.hero_damage[one], g.hero_damage[other]) == (1, 2)


def test_andira_heals_herself_or_another_own_hero_beside_her() -> None:
    g = champions()
    andira, fellow = hero(g, "andira-runehand", DAQAN, "1c"), hero(g, "silhouette", DAQAN, "1c")
    stranger = hero(g, "mordrog", LATARI, "1c")
    far = hero(g, "grey-ker", DAQAN, "1a")
    for who in (andira, fellow, stranger, far):
        g.hero_damage[who] = 2
    phase(g, DAQAN)
    g.apply(DAQAN, RestHero(andira))
    assert is_asked(g, DAQAN, "LayHands")
    assert reason(g, DAQAN, HealOne(stranger)) != ""
    assert reason(g, DAQAN, HealOne(far)) != ""
    told = g.apply(DAQAN, HealOne(fellow))
    assert HeroHealed(DAQAN, fellow, 1) in told
    assert g.hero_damage[fellow] == 1


def test_andira_alone_heals_herself_after_her_own_action_only() -> None:
    g = champions()
    andira, fellow = hero(g, "andira-runehand", DAQAN, "1c"), hero(g, "silhouette", DAQAN, "1c")
    g.hero_damage[andira] = 2
    phase(g, DAQAN)
    g.apply(DAQAN, RestHero(fellow))
    assert g.hero_damage[andira] == 2
    g.apply(DAQAN, RestHero(andira))
    assert g.hero_damage[andira] == 1


def test_silhouette_looks_into_the_areas_next_to_her() -> None:
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1a")
    for name in ("1b", "2b", "5a"):
        rune(g, name, "dragon")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    assert [knows(g.rune_seen(at(name)), DAQAN) for name in ("1b", "2b", "5a")] == [
        True,
        True,
        False,
    ]
    assert not knows(g.rune_seen(at("1b")), LATARI)
    assert g.fenced


def test_silhouette_may_end_a_duel_after_the_second_round() -> None:
    g, one, other = duellists("silhouette")
    duel(g, one, other)
    rounds(g, QUIET[0])
    assert top(g) == "DrawFate"
    rounds(g, QUIET[1])
    assert is_asked(g, DAQAN, "EndDuel")
    assert DuelEnded(one, other) in g.apply(DAQAN, UseAbility(one))


def test_silhouette_may_go_on_and_is_not_asked_again() -> None:
    g, one, other = duellists("red-scorpion", "silhouette")
    duel(g, one, other)
    rounds(g, *QUIET[:2])
    g.apply(LATARI, Refrain())
    rounds(g, QUIET[2])
    assert top(g) == "DrawFate"
    assert DuelEnded(one, other) in rounds(g, QUIET[3])


def ker(text: str) -> tuple[World, int, int]:
    g = champions(text)
    one, other = hero(g, "grey-ker", DAQAN, "1c"), hero(g, "red-scorpion", LATARI, "1c")
    return duel(g, one, other), one, other


def test_ker_destroys_an_enemy_unit_with_gold() -> None:
    g, _, _ = ker("1c: 1 archer, 1 warrior")
    fated(g, GOLD)
    g.apply(DAQAN, DestroyUnit(kind("warrior"), False))
    assert stands(g, "1c") == "1 archer"
    assert top(g) == "DrawFate"
    assert g.fate_deck.discards == [GOLD - 1]


def test_ker_destroys_nothing_with_silver_and_draws_nothing_in_other_areas() -> None:
    g, _, _ = ker("1c: 1 archer")
    fated(g, SILVER)
    assert stands(g, "1c") == "1 archer"
    for text in ("", "1c: 2 giant", "1c: 1 footman"):
        g, _, _ = ker(text)
        fated(g, GOLD, MISS)
        assert g.frame(Duel).round == 2, "these were the cards of the first round"


def test_brakka_takes_one_damage_to_deal_one_once_in_a_duel() -> None:
    g, one, other = duellists("brakka-ironbrow")
    duel(g, one, other)
    g.apply(DAQAN, Refrain())
    rounds(g, QUIET[0])
    g.apply(DAQAN, UseAbility(one))
    assert (g.hero_damage[one], g.hero_damage[other]) == (1, 1)
    rounds(g, QUIET[1])
    assert top(g) == "DrawFate", "once in a duel"


def test_brakka_may_fell_a_rival_before_the_cards_are_drawn() -> None:
    g, one, other = duellists("brakka-ironbrow")
    g.hero_damage[other] = 3
    duel(g, one, other)
    assert DuelEnded(one, other) in g.apply(DAQAN, UseAbility(one))


def test_varikas_heals_one_damage_at_the_end_of_each_quest_phase() -> None:
    g = champions()
    who, other = hero(g, "varikas-the-dead", DAQAN, "1c"), hero(g, "mordrog", LATARI, "1a")
    g.hero_damage[who] = g.hero_damage[other] = 3
    start(g, *season(QuestPhase(at="end")))
    assert (g.hero_damage[who], g.hero_damage[other]) == (2, 3)


def bogran(shown: bool = False) -> tuple[World, int, int]:
    g, one, other = duellists("bogran-the-shadow")
    carry(g, other, "belt-of-giants", "timmorran-shard", shown=shown)
    duel(g, one, other)
    for pair in QUIET:
        while top(g) != "DrawFate":
            g.apply(LATARI, Refrain())
        rounds(g, pair)
    return g, one, other


def test_bogran_takes_a_random_face_down_reward_that_only_two_players_see() -> None:
    g, one, other = bogran()
    g.apply(DAQAN, Steal())
    belt = REWARDS.index("belt-of-giants")
    told = g.apply(FATE, StolenReward(belt))
    assert carried(g, one) == ["belt-of-giants"]
    assert carried(g, other) == ["timmorran-shard"]
    assert g.rewards[one].seen == [those(DAQAN, LATARI)]
    stolen = next(event for event in told if isinstance(event, RewardStolen))
    assert stolen.seen_by(WAIQAR) == RewardStolen(DAQAN, one, other, LATARI, -1)
    assert stolen.seen_by(LATARI) == stolen


def test_bogran_may_leave_it_and_takes_nothing_that_lies_open() -> None:
    g, one, _ = bogran()
    g.apply(DAQAN, StealNothing())
    assert carried(g, one) == []
    g, one, _ = bogran(shown=True)
    assert top(g) != "PickPocket"


def test_where_nothing_lies_face_down_nothing_is_taken() -> None:
    g, one, other = duellists("bogran-the-shadow")
    carry(g, other, "belt-of-giants", shown=True)
    start(g, *season(StealReward(DAQAN, one, other)))
    assert top(g) != "StealReward"
    assert carried(g, other) == ["belt-of-giants"]


def test_bogran_takes_nothing_in_a_duel_that_another_began() -> None:
    g, one, other = duellists("red-scorpion", "bogran-the-shadow")
    carry(g, one, "belt-of-giants")
    duel(g, one, other)
    for pair in QUIET:
        while top(g) != "DrawFate":
            g.apply(g.waiting()[0], Refrain())
        rounds(g, pair)
    assert carried(g, one) == ["belt-of-giants"]
    assert top(g) != "PickPocket"


def test_carthos_draws_all_cards_of_a_test_anew_once_in_a_quest_phase() -> None:
    g = champions()
    who = hero(g, "mad-carthos", DAQAN, "1a")  # agility 2
    attempt(g, who, "forward-scouting")
    fated(g, 8, 9)
    assert is_asked(g, DAQAN, "PickDestiny"), "though all of them are red"
    g.apply(DAQAN, DrawAnew())
    fated(g, SILVER, GOLD)
    assert reason(g, DAQAN, DrawAnew()) != ""
    g.apply(DAQAN, TakeDestiny(2))
    assert top(g) == "DrawReward"
    assert sorted(g.fate_deck.discards) == [6, 7, 8, 13]


def test_carthos_need_not_and_others_cannot() -> None:
    g = champions()
    who = hero(g, "mordrog", DAQAN, "2a")
    attempt(g, who, "giants-stair")
    fated(g, 8, 9, 10, 18, SILVER)
    assert reason(g, DAQAN, DrawAnew()) != ""


def test_the_first_damage_of_a_duel_does_not_reach_mordrog() -> None:
    g, one, other = duellists(other="mordrog")
    duel(g, one, other)
    rounds(g, (HIT, MISS))
    assert g.hero_damage[other] == 0
    rounds(g, (26, 9))
    assert g.hero_damage[other] == 1


def test_mordrog_is_hurt_outside_duels() -> None:
    g = champions()
    who = hero(g, "mordrog", DAQAN, "1c")
    start(g, *season(HurtHero(who, 1)))
    assert g.hero_damage[who] == 1
    assert BearDamage() not in g.legal(DAQAN)


# Sir Valadir


def strength(g: World, where: str = "1c", seat: Seat = DAQAN) -> int:
    return g.value(Strength(at(where), 0, seat), 3)


@pytest.mark.rule("RW-236")
def test_valadir_lends_strength_where_he_stands() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    assert strength(g) == 4
    assert strength(g, "1a") == strength(g, seat=LATARI) == 3
    g.hero_routed[who] = 1
    assert strength(g) == 3


@pytest.mark.rule("RW-234")
def test_where_heroes_support_he_must_support() -> None:
    g = champions(hero_support="on")
    who = hero(g, "sir-valadir", DAQAN, "1c")
    assert strength(g) == 3
    support = g.part(Support)
    support.heroes, support.kinds = [who], [kind("footman")]
    assert strength(g) == 4
