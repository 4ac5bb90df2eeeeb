"""Duels: challenge, rounds, what the cards do, how they end. [RW-319, RW-320, RW-323 – RW-331]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.fate import DrawFate
from feldzug.games.runewars.decks import QUESTS, REWARDS
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.heroes.duel import Duel, Refrain
from feldzug.games.runewars.heroes.events import (
    DuelBegan,
    DuelEnded,
    HeroDefeated,
    HeroHurt,
    QuestDuelBegan,
)
from feldzug.games.runewars.heroes.hurting import BearDamage
from feldzug.games.runewars.heroes.quest_phase import AttemptQuest, Challenge, StopHere
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import NOBODY
from feldzug.games.runewars.year import SeasonOfTheYear, Spring
from tests.games.runewars.battlefield import DAQAN, LATARI, WAIQAR, at, fated, kind, start
from tests.games.runewars.champions import (
    GUARD,
    HIT,
    MISS,
    ORB_CARD,
    attempt,
    carry,
    champions,
    duel,
    duellists,
    is_asked,
    kinds,
    moving,
    quest_in_hand,
    reason,
    rounds,
    top,
)
from tests.games.runewars.table import hero


@pytest.mark.rule("RW-324")
def test_the_acting_hero_challenges_one_enemy_hero_in_his_area() -> None:
    g, one, other = duellists()
    routed = hero(g, "mordrog", WAIQAR, "1c")
    g.hero_routed[routed] = 1
    fellow = hero(g, "silhouette", DAQAN, "1c")
    far = hero(g, "andira-runehand", WAIQAR, "5a")
    moving(g, one)
    g.apply(DAQAN, StopHere())
    assert reason(g, DAQAN, Challenge(other)) == reason(g, DAQAN, Challenge(routed)) == ""
    assert reason(g, DAQAN, Challenge(fellow)) == "no-such-rival RW-324"
    assert reason(g, DAQAN, Challenge(far)) == "no-such-rival RW-324"
    assert DuelBegan(DAQAN, one, other, at("1c")) in g.apply(DAQAN, Challenge(other))


@pytest.mark.rule("RW-325")
def test_what_heroes_do_at_the_start_comes_attacker_first() -> None:
    g = champions("1c: 2 archer")
    ker, other = hero(g, "grey-ker", DAQAN, "1c"), hero(g, "red-scorpion", LATARI, "1c")
    carry(g, other, "cloak-of-deception")
    duel(g, ker, other)
    assert top(g) == "DrawFate", "first Ker, who has challenged"
    fated(g, 8)
    assert is_asked(g, LATARI, "AnswerChallenge")


@pytest.mark.rule("RW-326")
def test_four_rounds_with_a_card_each_the_attacker_first() -> None:
    g, one, other = duellists()
    duel(g, one, other)
    for _ in range(4):
        assert g.frame(Duel).round >= 1
        fated(g, MISS)
        told = fated(g, 9)
        g.fate_deck = type(g.fate_deck)(bag=list(range(30)))
    assert DuelEnded(one, other) in told
    assert g.hero_damage[one] == g.hero_damage[other] == 0


@pytest.mark.rule("RW-326", "RW-329")
def test_heroes_read_the_circle() -> None:
    g, one, other = duellists()
    duel(g, one, other)
    rounds(
        g, (6, 8)
    )  # a damage in the circle; 8 has three damage for hexagons, but a miss in the circle
    assert (g.hero_damage[one], g.hero_damage[other]) == (0, 1)
    assert g.frame(Duel).wounds == 0


@pytest.mark.rule("RW-327")
def test_an_orb_deals_one_damage() -> None:
    g, one, other = duellists()
    duel(g, one, other)
    told = rounds(g, (ORB_CARD, MISS))
    assert HeroHurt(LATARI, other, 1) in told


@pytest.mark.rule("RW-327")
def test_an_orb_may_let_a_reward_work_instead() -> None:
    g, one, other = duellists()
    carry(g, one, "sword-of-dawn", shown=True)
    duel(g, one, other)
    rounds(g, (ORB_CARD, MISS))
    assert is_asked(g, DAQAN, "UseOrb")
    g.apply(DAQAN, UseReward(one, REWARDS.index("sword-of-dawn")))
    assert g.hero_damage[other] == 2


@pytest.mark.rule("RW-328")
def test_a_rout_flag_prevents_damage_of_the_round_and_routs_nobody() -> None:
    g, one, other = duellists()
    duel(g, one, other)
    told = rounds(g, (GUARD, HIT))
    assert g.hero_damage[one] == 0
    assert "HarmPrevented" in kinds(told)
    assert not g.hero_routed[one]
    assert not g.hero_routed[other]
    rounds(g, (MISS, 26))
    assert g.hero_damage[one] == 1, "it holds for one round only"


@pytest.mark.rule("RW-329")
def test_all_damage_of_a_round_is_simultaneous() -> None:
    g, one, other = duellists()
    g.hero_damage[one] = g.hero_damage[other] = 3
    duel(g, one, other)
    told = rounds(g, (HIT, 26))
    fallen = [e for e in told if isinstance(e, HeroDefeated)]
    assert [(e.hero, e.by, e.in_duel) for e in fallen] == [
        (one, LATARI, True),
        (other, DAQAN, True),
    ]


@pytest.mark.rule("RW-330")
def test_the_round_in_which_a_hero_falls_is_the_last() -> None:
    g, one, other = duellists()
    g.hero_damage[other] = 3
    duel(g, one, other)
    told = rounds(g, (HIT, MISS))
    assert "RewardsTaken" not in kinds(told), "he carried nothing"
    assert DuelEnded(one, other) in told
    assert g.hero_seat[other] == NOBODY
    assert "DuelRoundBegan" not in kinds(told)
    assert top(g) != "DrawFate"


@pytest.mark.rule("RW-331")
def test_damage_stays_nobody_retreats_and_a_routed_hero_fights_as_if_standing() -> None:
    g, one, other = duellists()
    g.hero_routed[other] = g.hero_damage[one] = 1
    duel(g, one, other)
    rounds(g, (MISS, HIT), (9, 10), (18, 19), (20, 27))
    assert g.hero_damage[one] == 2, "the routed one has hit, and older damage was still there"
    assert g.hero_area[one] == g.hero_area[other]
    assert g.hero_routed[other] == 1
    g.year += 1
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Spring())
    assert g.hero_damage[one] == 2


@pytest.mark.rule("RW-323")
def test_one_weapon_at_most_in_a_duel_but_that_one_again() -> None:
    g, one, other = duellists(other="mordrog")
    carry(g, one, "sword-of-dawn", "soulbiter", shown=True)
    duel(g, one, other)
    rounds(g, (ORB_CARD, MISS))
    sword, biter = [UseReward(one, REWARDS.index(n)) for n in ("sword-of-dawn", "soulbiter")]
    g.apply(DAQAN, sword)
    rounds(g, (2, 9))
    assert reason(g, DAQAN, biter) == "one-weapon-only RW-323"
    assert reason(g, DAQAN, sword) == ""


@pytest.mark.rule("RW-323")
def test_one_armour_at_most_in_a_duel() -> None:
    g, one, other = duellists()
    carry(g, other, "ghost-armor", "runeplate", shown=True)
    duel(g, one, other)
    rounds(g, (HIT, MISS))
    g.apply(LATARI, UseReward(other, REWARDS.index("ghost-armor")))
    rounds(g, (26, 9))
    assert g.hero_damage[other] == 1, "the plate is of no use any more, so nobody is asked"


@pytest.mark.rule("RW-321")
def test_who_carries_something_secret_is_always_asked_and_what_is_used_lies_open() -> None:
    g, one, other = duellists()
    carry(g, one, "timmorran-shard")
    duel(g, one, other)
    assert is_asked(g, DAQAN, "StrikeFirst"), "a shard might be a bow"
    g.apply(DAQAN, Refrain())
    rounds(g, (ORB_CARD, HIT))
    assert is_asked(g, DAQAN, "UseOrb")
    g.apply(DAQAN, Refrain())
    assert is_asked(g, DAQAN, "PreventDamage")
    g.apply(DAQAN, BearDamage())
    assert g.view(LATARI).heroes["sir-valadir"].known_rewards == []


# duels of quests


@pytest.mark.rule("RW-319")
def test_a_neutral_unit_reads_its_own_shape_and_the_player_on_the_left_draws() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "2a")
    attempt(g, who, "giants-toll")
    fated(g, MISS)
    assert top(g) == "DrawFate"
    assert g.frame(DrawFate).seat == LATARI
    told = fated(g, 9)  # a miss in the circle, three damage in the hexagon
    assert HeroHurt(DAQAN, who, 3) in told


@pytest.mark.rule("RW-319")
def test_a_neutral_unit_has_its_own_ability() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "2a")
    attempt(g, who, "giants-toll")
    rounds(g, (ORB_CARD, 5), (2, 4), (3, 6))  # the Giant rages with the damage on it, two by then
    assert g.hero_damage[who] == 2
    assert g.frame(Duel).wounds == 3


@pytest.mark.rule("RW-319")
def test_rout_flags_guard_a_neutral_unit_as_they_guard_heroes() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "2a")
    attempt(g, who, "giants-toll")
    rounds(g, (HIT, 22))  # two rout flags in the hexagon
    assert g.frame(Duel).wounds == 0


@pytest.mark.rule("RW-320")
def test_the_unit_comes_from_the_box_and_goes_back_or_something_stands_in_for_it() -> None:
    g = champions("5c: 4 giant")
    who = hero(g, "sir-valadir", DAQAN, "2a")
    attempt(g, who, "giants-toll")
    giant = kind("giant")
    assert g.supply[giant] == 0
    assert top(g) == "DrawFate"
    rounds(g, (MISS, 4), (10, 5), (18, 15), (20, 14))
    assert g.supply[giant] == 0
    assert g.units(g.hero_area[who]) == 0


def test_the_duel_of_a_quest_is_told_with_who_draws_for_the_unit() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "2a")
    quest_in_hand(g, DAQAN, "giants-toll")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    told = g.apply(DAQAN, AttemptQuest(QUESTS.index("giants-toll")))
    assert QuestDuelBegan(DAQAN, who, kind("giant"), LATARI) in told
