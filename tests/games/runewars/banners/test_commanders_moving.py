"""Commanders with orders and in the Quest Phase. [BOW-195 – BOW-198, BOW-200 – BOW-202, BOW-Q24, BOW-Q40]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.barren import freeze
from feldzug.games.runewars.banners.commanders.moving import MarchCommander
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.decks import QUESTS, REWARDS
from feldzug.games.runewars.diplomacy import (
    Approach,
    ChooseDestiny,
    Negotiate,
    SpendInfluence,
    Withdraw,
)
from feldzug.games.runewars.heroes.carrying import UseReward, hidden_rewards
from feldzug.games.runewars.heroes.events import HeroActed
from feldzug.games.runewars.heroes.quest_phase import (
    AttemptQuest,
    Challenge,
    DuelOrQuest,
    HealHero,
    MoveHero,
    StepTo,
    StopHere,
    TrainHero,
)
from feldzug.games.runewars.heroes.trading import HandOver, MeetFellows
from feldzug.games.runewars.march import SET_OUT, March, MarchHero
from feldzug.games.runewars.strategic_moves import END_MOVES, MoveTo, SendHero
from feldzug.games.runewars.world import World
from tests.games.runewars.banners.command import camp, commander, marching, strategizing
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    answer,
    at,
    fated,
    kind,
    refused,
    stands,
)
from tests.games.runewars.champions import (
    RED,
    carried,
    carry,
    moving,
    own_turn,
    phase,
    quest_in_hand,
)
from tests.games.runewars.table import hero, put


def led(text: str, where: str, **options: str) -> tuple[World, int]:
    g = camp(text, **options)
    return g, commander(g, "sir-valadir", DAQAN, where, "tactician")


def activate(g: World, name: str) -> None:
    g.activated[at(name)] |= 1 << DAQAN


# Mobilize and Conquer


@pytest.mark.rule("BOW-200")
def test_he_goes_two_areas_with_the_army() -> None:
    g, who = led("1a: 2 footman; 2b: 1 footman", "1a")
    marching(g, DAQAN, "2c")
    answer(g, (DAQAN, March(kind("footman"), at("1a"))), (DAQAN, MarchCommander(who)))
    assert MarchCommander(who) not in g.legal(DAQAN), "he has joined the army"
    answer(g, (DAQAN, SET_OUT))
    assert g.hero_area[who] == at("2c")
    assert stands(g, "2c") == "1 footman"


@pytest.mark.rule("BOW-200")
def test_his_way_is_that_of_a_unit() -> None:
    g, who = led("1a: 1 footman; 2b: 1 archer; 1b: 1 archer", "1a")
    marching(g, DAQAN, "2c")
    assert refused(g, DAQAN, MarchCommander(who)) == ("out-of-reach", "BOW-200")
    g, who = led("5b: 2 footman", "5b")
    marching(g, DAQAN, "5d")
    g.apply(DAQAN, SET_OUT)
    marching(g, DAQAN, "5a")
    assert refused(g, DAQAN, MarchCommander(who)) is None


@pytest.mark.rule("BOW-200")
@pytest.mark.parametrize(
    ("alone", "why"), [("no", ("commander-needs-units", "BOW-200")), ("yes", None)]
)
def test_into_an_enemy_area_he_goes_with_units(alone: str, why: object) -> None:
    g, who = led("1a: 2 footman; 1c: 1 archer", "1a", commander_alone=alone)
    marching(g, DAQAN, "1c")
    assert refused(g, DAQAN, MarchCommander(who)) == why
    if why is None:
        answer(g, (DAQAN, MarchCommander(who)), (DAQAN, SET_OUT))
        assert g.hero_area[who] == at("1c")
        assert not [frame for frame in g.stack if isinstance(frame, Battle)]
    else:
        answer(g, (DAQAN, March(kind("footman"), at("1a"))))
        assert refused(g, DAQAN, MarchCommander(who)) is None


@pytest.mark.rule("BOW-200")
def test_into_an_empty_area_he_goes_alone() -> None:
    g, who = led("1a: 1 footman", "1a")
    marching(g, DAQAN, "1c")
    answer(g, (DAQAN, MarchCommander(who)), (DAQAN, SET_OUT))
    assert g.hero_area[who] == at("1c")


@pytest.mark.rule("BOW-Q40")
@pytest.mark.parametrize("march", ["off", "on"])
def test_in_both_editions_he_marches_as_a_unit_and_others_as_they_do(march: str) -> None:
    g, who = led("1a: 2 footman; 1c: 1 archer", "1a", heroes_march=march)
    other = hero(g, "ronan-of-the-wild", DAQAN, "1a")
    marching(g, DAQAN, "1c")
    assert MarchHero(who) not in g.legal(DAQAN)
    assert (MarchHero(other) in g.legal(DAQAN)) == (march == "on")
    if march == "on":
        assert refused(g, DAQAN, MarchHero(who)) == ("commander-marches-as-unit", "BOW-Q40")
    assert MarchCommander(other) not in g.legal(DAQAN)


@pytest.mark.rule("BOW-Q24", "BOW-201")
def test_he_enters_a_freshly_activated_area_and_does_not_leave_it() -> None:
    g, who = led("1a: 2 footman", "1a")
    marching(g, DAQAN, "1c")
    answer(g, (DAQAN, MarchCommander(who)), (DAQAN, SET_OUT))
    marching(g, DAQAN, "1b")
    assert refused(g, DAQAN, MarchCommander(who)) == ("area-activated-own", "BOW-201")


@pytest.mark.rule("BOW-202")
def test_routed_he_does_not_march() -> None:
    g, who = led("1a: 2 footman", "1a")
    g.hero_routed[who] = 1
    marching(g, DAQAN, "1c")
    assert refused(g, DAQAN, MarchCommander(who)) == ("hero-routed", "RW-156")


def test_if_neutrals_refuse_the_army_he_goes_back_with_it() -> None:
    g, who = led("1a: 3 footman; 1c: 1 giant", "1a")
    g.influence[DAQAN] = 1
    marching(g, DAQAN, "1c")
    answer(g, (DAQAN, March(kind("footman"), at("1a"))), (DAQAN, MarchCommander(who)))
    answer(g, (DAQAN, SET_OUT))
    assert isinstance(g.stack[-1], Approach)
    answer(g, (DAQAN, Negotiate()), (DAQAN, SpendInfluence(1)))
    fated(g, RED)
    answer(g, (DAQAN, ChooseDestiny(0)), (DAQAN, Withdraw()))
    assert stands(g, "1a") == "2 footman, 1 footman routed"
    assert (g.hero_area[who], g.hero_routed[who]) == (at("1a"), 1)


# Strategize


@pytest.mark.rule("BOW-200")
def test_with_strategize_he_goes_to_friendly_or_empty_areas_only() -> None:
    g, who = led("1a: 1 footman; 1c: 1 archer; 1b: 1 giant", "1a")
    other = hero(g, "ronan-of-the-wild", DAQAN, "1a")
    strategizing(g, DAQAN)
    answer(g, (DAQAN, SendHero(who)))
    for name in ("1b", "1c"):
        assert refused(g, DAQAN, MoveTo(at(name))) == ("not-friendly-nor-empty", "BOW-200")
    answer(g, (DAQAN, MoveTo(at("2b"))), (DAQAN, SendHero(other)), (DAQAN, MoveTo(at("1c"))))
    answer(g, (DAQAN, END_MOVES))
    assert (g.hero_area[who], g.hero_area[other]) == (at("2b"), at("1c"))


@pytest.mark.rule("BOW-200")
def test_borders_hold_him_even_where_they_hold_no_hero() -> None:
    g, who = led("1b: 1 footman", "1b", hero_borders="free")
    strategizing(g, DAQAN)
    answer(g, (DAQAN, SendHero(who)))
    assert refused(g, DAQAN, MoveTo(at("5a"))) == ("border-closed", "RW-155")


@pytest.mark.rule("BOW-200", "BOW-Q08")
def test_with_orders_he_crosses_ice_as_units_do_whatever_is_agreed_of_heroes() -> None:
    g, who = led("1b: 1 footman", "1b", heroes_on_ice="no")
    other = hero(g, "ronan-of-the-wild", DAQAN, "1b")
    freeze(g, at("1b"))
    for one, why in ((who, None), (other, ("border-closed", "RW-155"))):
        strategizing(g, DAQAN)
        answer(g, (DAQAN, SendHero(one)))
        assert refused(g, DAQAN, MoveTo(at("5a"))) == why
    phase(g, DAQAN)
    answer(g, (DAQAN, MoveHero(who)))
    assert refused(g, DAQAN, StepTo(at("5a"))) == ("border-closed", "RW-155")


@pytest.mark.rule("BOW-200")
def test_who_is_shut_in_by_others_stays() -> None:
    ring = "; ".join([f"{name}: 1 archer" for name in ("1a", "1b", "5a", "5c")])
    g, who = led(f"1c: 1 footman; {ring}", "1c")
    strategizing(g, DAQAN)
    assert refused(g, DAQAN, SendHero(who)) == ("no-way-out", "BOW-200")


@pytest.mark.rule("BOW-201")
def test_strategize_does_not_take_him_out_of_an_activated_area() -> None:
    g, who = led("1a: 1 footman", "1a")
    other = hero(g, "ronan-of-the-wild", DAQAN, "1a")
    activate(g, "1a")
    strategizing(g, DAQAN)
    assert refused(g, DAQAN, SendHero(who)) == ("area-activated-own", "BOW-201")
    assert refused(g, DAQAN, SendHero(other)) is None


@pytest.mark.rule("BOW-201", "BOW-202")
@pytest.mark.parametrize("held", ["activated", "routed"])
def test_no_reward_carries_him_out_of_an_activated_area(held: str) -> None:
    g, who = led("1a: 1 footman", "1a")
    other = hero(g, "ronan-of-the-wild", DAQAN, "1a")
    if held == "activated":
        activate(g, "1a")
    else:
        g.hero_routed[who] = 1
    carry(g, who, "rune-of-teleportation", shown=True)
    own_turn(g, DAQAN)
    teleport = REWARDS.index("rune-of-teleportation")
    assert refused(g, DAQAN, UseReward(who, teleport)) == ("nowhere-to-go", "RW-321")
    g.rewards[other], g.rewards[who] = g.rewards[who], g.rewards[other]
    own_turn(g, DAQAN)
    assert refused(g, DAQAN, UseReward(other, teleport)) is None


@pytest.mark.rule("BOW-200")
def test_one_who_flies_crosses_borders_as_flying_units_do() -> None:
    g = camp("1b: 1 footman; 5d: 1 footman")
    who = commander(g, "tamsin-highwing", DAQAN, "1b", "tactician")
    strategizing(g, DAQAN)
    answer(g, (DAQAN, SendHero(who)))
    assert refused(g, DAQAN, MoveTo(at("5a"))) is None


@pytest.mark.rule("BOW-198", "BOW-200")
def test_what_he_carries_in_secret_is_shown_only_if_he_needs_it_for_his_way() -> None:
    g, who = led("1a: 2 footman; 2b: 1 footman", "1a")
    carry(g, who, "cloak-of-mists")
    marching(g, DAQAN, "2c")
    answer(g, (DAQAN, MarchCommander(who)), (DAQAN, SET_OUT))
    assert g.hero_area[who] == at("2c")
    assert hidden_rewards(g, who) == [REWARDS.index("cloak-of-mists")]
    for strategic in (False, True):
        g, who = led("1b: 1 footman", "1b")
        for near in g.near(at("1b")):
            if near != at("5a"):
                put(g, AREAS[near], archer=1)
        carry(g, who, "cloak-of-mists")
        if strategic:
            strategizing(g, DAQAN)
            answer(g, (DAQAN, SendHero(who)), (DAQAN, MoveTo(at("5a"))), (DAQAN, END_MOVES))
        else:
            marching(g, DAQAN, "5a")
            answer(g, (DAQAN, MarchCommander(who)))
            assert not hidden_rewards(g, who), "shown as he joins the army"
            answer(g, (DAQAN, SET_OUT))
        assert (g.hero_area[who], hidden_rewards(g, who)) == (at("5a"), [])


# the Quest Phase


@pytest.mark.rule("BOW-201")
@pytest.mark.parametrize(
    ("option", "why"), [("yes", ("area-activated-own", "BOW-201")), ("no", None)]
)
def test_an_activated_area_holds_him_in_the_quest_phase(option: str, why: object) -> None:
    g, who = led("1a: 1 footman", "1a", commander_held_in_quest_phase=option)
    activate(g, "1a")
    phase(g, DAQAN)
    answer(g, (DAQAN, MoveHero(who)))
    assert refused(g, DAQAN, StepTo(at("1c"))) == why
    assert (StepTo(at("1c")) in g.legal(DAQAN)) == (why is None)


@pytest.mark.rule("BOW-197", "BOW-201")
def test_who_does_not_leave_an_activated_area_duels_there() -> None:
    g, who = led("1a: 1 footman", "1a")
    rival = hero(g, "red-scorpion", LATARI, "1a")
    activate(g, "1a")
    phase(g, DAQAN)
    answer(g, (DAQAN, MoveHero(who)), (DAQAN, StopHere()))
    answer(g, (DAQAN, Challenge(rival)))
    assert "duel" in g.path()


@pytest.mark.rule("BOW-201")
def test_he_passes_through_an_activated_area_as_units_do() -> None:
    g, who = led("1a: 1 footman", "1a")
    activate(g, "1c")
    phase(g, DAQAN)
    answer(g, (DAQAN, MoveHero(who)), (DAQAN, StepTo(at("1c"))))
    assert refused(g, DAQAN, StepTo(at("5c"))) is None


@pytest.mark.rule("BOW-202")
def test_routed_he_does_not_move_in_the_quest_phase_even_where_heroes_do() -> None:
    g, who = led("1a: 1 footman", "1a", routed_hero_moves="quest-phase")
    other = hero(g, "ronan-of-the-wild", DAQAN, "1a")
    g.hero_routed[who] = g.hero_routed[other] = 1
    phase(g, DAQAN)
    assert refused(g, DAQAN, MoveHero(who)) == ("commander-is-routed", "BOW-202")
    assert refused(g, DAQAN, MoveHero(other)) is None


@pytest.mark.rule("BOW-196")
def test_he_tries_no_quests() -> None:
    g, who = led("", "2b")
    name = "the-bazaar"
    g.city[at("2b")] = 0
    quest_in_hand(g, DAQAN, name)
    other = hero(g, "ronan-of-the-wild", DAQAN, "2b")
    for one, why in ((who, ("commander-has-no-quests", "BOW-196")), (other, None)):
        moving(g, one)
        answer(g, (DAQAN, StopHere()))
        assert isinstance(g.stack[-1], DuelOrQuest)
        assert refused(g, DAQAN, AttemptQuest(QUESTS.index(name))) == why


@pytest.mark.rule("BOW-197")
def test_he_moves_duels_trains_and_heals_as_a_hero() -> None:
    g, who = led("1a: 1 footman", "1a")
    rival = hero(g, "red-scorpion", LATARI, "1c")
    g.hero_damage[who] = 1
    phase(g, DAQAN)
    for action in (MoveHero(who), HealHero(who), TrainHero(who)):
        assert refused(g, DAQAN, action) is None
    answer(g, (DAQAN, MoveHero(who)), (DAQAN, StepTo(at("1c"))), (DAQAN, StopHere()))
    answer(g, (DAQAN, Challenge(rival)))
    assert "duel" in g.path()


@pytest.mark.rule("BOW-197")
def test_his_own_ability_works_as_before() -> None:
    g = camp("1a: 1 footman")
    who = commander(g, "andira-runehand", DAQAN, "1a", "tactician")
    hurt = hero(g, "ronan-of-the-wild", DAQAN, "1a")
    g.hero_damage[hurt] = 3
    phase(g, DAQAN)
    assert [e for e in answer(g, (DAQAN, TrainHero(who))) if isinstance(e, HeroActed)] == []
    while g.hero_damage[hurt] == 3 and g.waiting() == (DAQAN,):
        answer(g, (DAQAN, g.legal(DAQAN)[0]))
    assert g.hero_damage[hurt] == 2


@pytest.mark.rule("BOW-198")
def test_he_receives_and_uses_rewards() -> None:
    g, who = led("1a: 1 footman", "1a")
    other = hero(g, "ronan-of-the-wild", DAQAN, "1a")
    carry(g, other, "healing-draught")
    g.hero_damage[who] = 3
    phase(g, DAQAN)
    answer(g, (DAQAN, MoveHero(who)), (DAQAN, MeetFellows(at("1a"))))
    draught = REWARDS.index("healing-draught")
    answer(g, (DAQAN, HandOver(other, who, draught, False)))
    assert carried(g, who) == ["healing-draught"]
    answer(g, (DAQAN, UseReward(who, draught)))
    assert g.hero_damage[who] < 3


# not a unit


@pytest.mark.rule("BOW-195")
def test_he_is_no_unit() -> None:
    g, who = led("1a: 8 footman", "1b")
    marching(g, DAQAN, "1a")
    answer(g, (DAQAN, MarchCommander(who)), (DAQAN, SET_OUT))
    assert stands(g, "1a") == "8 footman"
    assert g.units(at("1a")) == 8
    assert g.hero_area[who] == at("1a")
