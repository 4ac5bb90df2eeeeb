"""Heroes: what they are, how they are hurt, desert, fall, and what they leave. [RW-300 – RW-306]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.decks import HERO_BOX, REWARDS
from feldzug.games.runewars.heroes.attributes import health_of
from feldzug.games.runewars.heroes.duel import Refrain
from feldzug.games.runewars.heroes.events import HeroDefeated, RewardsLeft
from feldzug.games.runewars.heroes.hurting import BearDamage, Desert, HurtHero
from feldzug.games.runewars.heroes.quest_phase import MoveHero, StepTo, StopHere
from feldzug.games.runewars.heroes.trading import HandOver, TakeRewards
from feldzug.games.runewars.world import NOBODY
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY, knows, those
from tests.games.runewars.battlefield import DAQAN, LATARI, at, start
from tests.games.runewars.champions import (
    HIT,
    carried,
    carry,
    champions,
    duel,
    duellists,
    moving,
    own_turn,
    reason,
    rounds,
    season,
)
from tests.games.runewars.table import hero, rune


@pytest.mark.rule("RW-300")
def test_a_hero_alone_controls_nothing_and_does_not_count_for_the_limit() -> None:
    g = champions("1c: 8 footman")
    hero(g, "sir-valadir", DAQAN, "5a")
    hero(g, "ronan-of-the-wild", DAQAN, "1c")
    g.settle_control(at("5a"))
    assert g.controller[at("5a")] == NOBODY
    assert g.is_empty(at("5a"))
    assert g.units(at("1c")) == 8


@pytest.mark.rule("RW-301")
def test_every_hero_has_three_attributes_health_and_an_alignment() -> None:
    for card in HERO_BOX.own:
        assert all(1 <= card.amount(a) <= 5 for a in ("might", "agility", "wisdom")), card.id
        assert card.amount("health") >= 3
        assert card.printed["alignment"] in (
            "good",
            "evil",
            "neutral",
        )
    g = champions()
    assert health_of(g, HERO_BOX.number("mordrog")) == 5


@pytest.mark.rule("RW-302")
@pytest.mark.parametrize(("option", "seen"), [("on", True), ("off", False)])
def test_a_hero_sees_the_tokens_that_he_passes(option: str, seen: bool) -> None:
    g = champions(look_in_passing=option)
    who = hero(g, "sir-valadir", DAQAN, "1a")
    rune(g, "1c", "dragon")
    rune(g, "5a", "false")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1c")))
    assert knows(g.rune_seen(at("1c")), DAQAN) == seen
    assert g.fenced == seen
    g.apply(DAQAN, StepTo(at("5a")))
    assert knows(g.rune_seen(at("5a")), DAQAN), "where he stops he always looks"
    assert not knows(g.rune_seen(at("5a")), LATARI)


@pytest.mark.rule("RW-303")
def test_a_deserter_goes_back_into_the_deck_and_his_rewards_are_discarded() -> None:
    g = champions()
    who = hero(g, "ronan-of-the-wild", DAQAN, "1c")
    carry(g, who, "sword-of-dawn", "runeplate")
    g.trained[3 * who], g.hero_damage[who] = 2, 1
    start(g, *season(Desert(who)))
    assert g.hero_seat[who] == NOBODY
    assert g.hero_area[who] < 0
    assert who in g.hero_pile
    assert sorted(REWARDS[c] for c in g.reward_deck.discards) == ["runeplate", "sword-of-dawn"]
    assert g.trained[3 * who] == 0
    assert g.hero_damage[who] == 0
    assert not len(g.rewards[who])
    assert g.fenced, "what lay face down is shown"


@pytest.mark.rule("RW-304")
def test_a_hero_with_as_much_damage_as_health_leaves_the_game_for_good() -> None:
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1c")
    start(g, *season(HurtHero(who, 2, LATARI)))
    assert g.hero_damage[who] == 2
    assert g.hero_seat[who] == DAQAN
    start(g, *season(HurtHero(who, 1, LATARI)))
    assert g.hero_seat[who] == NOBODY
    assert g.defeated == [who]
    assert who not in g.hero_pile


@pytest.mark.rule("RW-305")
def test_in_a_duel_the_winner_takes_what_the_loser_carried() -> None:
    g, one, other = duellists()
    carry(g, other, "belt-of-giants", "circlet-of-lore", shown=True)
    g.hero_damage[other] = 3
    duel(g, one, other)
    told = rounds(g, (HIT, 8))
    assert HeroDefeated(other, LATARI, DAQAN, True) in told
    assert carried(g, one) == ["belt-of-giants", "circlet-of-lore"]
    assert not len(g.rewards[other])


@pytest.mark.rule("RW-305")
def test_the_winner_sees_what_he_takes_and_so_does_the_loser_but_nobody_else() -> None:
    g, one, other = duellists()
    carry(g, other, "timmorran-shard")
    g.hero_damage[other] = 3
    duel(g, one, other)
    g.apply(LATARI, Refrain())  # when challenged
    g.apply(LATARI, Refrain())  # before the cards
    rounds(g, (HIT, 8))
    g.apply(LATARI, BearDamage())
    assert g.rewards[one].seen == [those(DAQAN, LATARI)]
    assert g.fenced


@pytest.mark.rule("RW-305")
def test_the_winner_gives_it_to_any_of_his_heroes_there() -> None:
    g, one, other = duellists()
    fellow = hero(g, "silhouette", DAQAN, "1c")
    carry(g, other, "belt-of-giants", shown=True)
    g.hero_damage[other] = 3
    duel(g, one, other)
    rounds(g, (HIT, 8))
    g.apply(DAQAN, HandOver(one, fellow, REWARDS.index("belt-of-giants"), True))
    assert carried(g, fellow) == ["belt-of-giants"]


@pytest.mark.rule("RW-306")
def test_what_a_hero_leaves_otherwise_stays_in_the_area_for_anybody_in_the_own_turn() -> None:
    g = champions()
    fallen = hero(g, "silhouette", DAQAN, "1c")
    carry(g, fallen, "belt-of-giants", shown=True)
    start(g, *season(HurtHero(fallen, 3)))
    assert g.hero_area[fallen] == at("1c")
    assert g.fell_for[fallen] == DAQAN
    assert g.heroes_in(at("1c")) == []
    finder = hero(g, "red-scorpion", LATARI, "1a")
    take = TakeRewards(finder, fallen)
    own_turn(g, LATARI)
    assert reason(g, LATARI, take) != "", "he does not stand there"
    g.hero_area[finder] = at("1c")
    own_turn(g, LATARI)
    g.apply(LATARI, take)
    assert carried(g, finder) == ["belt-of-giants"]
    assert g.fell_for[fallen] == NOBODY
    assert g.hero_area[fallen] < 0
    own_turn(g, LATARI)
    assert reason(g, LATARI, take) != ""


@pytest.mark.rule("RW-306")
def test_when_both_fall_at_once_nobody_takes_anything_and_it_is_no_matter_of_the_quest_phase() -> (
    None
):
    g, one, other = duellists()
    carry(g, one, "belt-of-giants", shown=True)
    carry(g, other, "circlet-of-lore", shown=True)
    g.hero_damage[one] = g.hero_damage[other] = 3
    duel(g, one, other)
    told = rounds(g, (HIT, 26))
    assert [e for e in told if isinstance(e, RewardsLeft)] == [
        RewardsLeft(one, at("1c"), 1),
        RewardsLeft(other, at("1c"), 1),
    ]
    assert g.fell_for[one] == DAQAN
    assert g.fell_for[other] == LATARI
    third = hero(g, "ronan-of-the-wild", Seat(2), "1c")
    moving(g, third)
    g.apply(Seat(2), StopHere())
    offer = g.offer(Seat(2))
    assert offer is None or not [c for c in offer.choices if isinstance(c.action, TakeRewards)]


@pytest.mark.rule("RW-306")
def test_what_lies_there_is_shown_to_all_as_a_number_and_to_its_owner_as_cards() -> None:
    g = champions()
    fallen = hero(g, "silhouette", DAQAN, "1c")
    carry(g, fallen, "timmorran-shard")
    start(g, *season(HurtHero(fallen, 3, accepted=True)))
    marker = g.view(LATARI).markers[0]
    assert (marker.hero, marker.area, marker.rewards, marker.known_rewards) == (
        "silhouette",
        "1c",
        1,
        [],
    )
    assert g.view(DAQAN).markers[0].known_rewards == ["timmorran-shard"]
    assert g.rewards[fallen].seen != [EVERYBODY]


@pytest.mark.rule("RW-313")
def test_a_hero_neither_duels_nor_quests_in_the_own_turn() -> None:
    g, _, _ = duellists()
    own_turn(g, DAQAN)
    offer = g.offer(DAQAN)
    assert offer is not None
    names = {type(choice.action).__name__ for choice in offer.choices}
    assert not names & {"Challenge", "AttemptQuest", "MoveHero"}
    assert MoveHero(0) not in offer.legal
