"""The eight heroes of the expansion: what each can do, and when he cannot."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.cards.heroes import (
    KORGA,
    NEW_HEROES,
    CallOff,
    FaceIt,
    RewardsSeen,
    SpareShield,
    Split,
    SplitShield,
    SplitsShield,
    Tend,
)
from feldzug.games.runewars.banners.commanders.command import COMMANDER_CARDS
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.tally import StrengthTallied, Tally
from feldzug.games.runewars.decks import HERO_BOX, REWARDS
from feldzug.games.runewars.heroes.attributes import cards_for_test
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.events import (
    DuelEnded,
    DuelEvaded,
    DuelRoundBegan,
    HeroDefeated,
    HeroHealed,
    HeroHurt,
)
from feldzug.games.runewars.heroes.quest_phase import HealHero, HeroMoves, QuestPhase, StepTo
from feldzug.games.runewars.heroes.quests import QuestOutcome
from feldzug.games.runewars.income import InfluenceGained
from feldzug.games.runewars.movement import HeroFlies, hero_flies, hero_steps
from feldzug.games.runewars.set_up.first_heroes import DealFirstHero
from feldzug.games.runewars.support import Support
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.parts.decks import EVERYBODY, knows
from tests.games.runewars.banners.command import camp, commander
from tests.games.runewars.battlefield import DAQAN, LATARI, WAIQAR, at, field, kind, start
from tests.games.runewars.champions import (
    MISS,
    ORB_CARD,
    attempt,
    carried,
    carry,
    champions,
    duel,
    duellists,
    is_asked,
    moving,
    phase,
    quest_in_hand,
    reason,
    rounds,
    season,
    top,
)
from tests.games.runewars.table import hero, table

BANNERS = ("banners",)
QUIET = ((MISS, 9), (10, 18), (19, 20), (27, 28))


def facing(one: str, other: str = "red-scorpion") -> tuple[World, int, int]:
    return duellists(one, other, BANNERS)


@pytest.mark.rule("BOW-051", "BOW-045")
def test_they_join_the_heroes_of_the_base_game() -> None:
    assert [text.facts.id for text in NEW_HEROES] == [card.id for card in HERO_BOX.facts[12:]]
    g = table(modules=BANNERS, setup="quick")
    in_play = [h for h in range(20) if g.hero_seat[h] != NOBODY]
    assert sorted([*g.hero_pile, *in_play]) == list(range(20))
    odds = {
        outcome.hero for outcome, _ in DealFirstHero(DAQAN).odds(champions("", BANNERS)).outcomes()
    }
    assert HERO_BOX.number("trenloe") in odds
    assert HERO_BOX.number("steelhorns") not in odds
    assert table(setup="quick").hero_pile[-1] < 12, "and none of them without the expansion"


# good


def test_trenloe_tests_strength_with_one_card_more() -> None:
    g = champions("", BANNERS)
    who = hero(g, "trenloe", DAQAN, "2a")
    attempt(g, who, "giants-stair")
    count = 0
    while top(g) == "DrawFate":
        g.apply(FATE, 7 + count)
        count += 1
    assert count == 5


def test_trenloe_tests_the_others_as_printed_and_others_have_no_more() -> None:
    g = champions("", BANNERS)
    who, other = hero(g, "trenloe", DAQAN, "1a"), hero(g, "sir-valadir", DAQAN, "1a")
    assert [cards_for_test(g, DAQAN, who, n) for n in range(3)] == [5, 2, 3]
    printed = HERO_BOX[other].amount("might")
    assert cards_for_test(g, DAQAN, other, 0) == printed


def infirmary(*hurt: str) -> tuple[World, int, list[int]]:
    """Sister Maelin is hurt in a friendly area, with these hurt heroes beside her."""
    g = champions("1c: 1 footman", BANNERS)
    who = hero(g, "sister-maelin", DAQAN, "1c")
    others = [hero(g, name, DAQAN, "1c") for name in hurt]
    for one in (who, *others):
        g.hero_damage[one] = 2
    return phase(g, DAQAN), who, others


def test_sister_maelin_heals_another_together_with_herself() -> None:
    g, who, (other,) = infirmary("sir-valadir")
    told = g.apply(DAQAN, HealHero(who))
    assert HeroHealed(DAQAN, other, 2) in told
    assert g.hero_damage[who] == 0


def test_of_several_her_player_chooses_one() -> None:
    g, who, (one, other) = infirmary("sir-valadir", "trenloe")
    g.apply(DAQAN, HealHero(who))
    assert is_asked(g, DAQAN, "TendAnother")
    assert reason(g, DAQAN, Tend(who)) != ""
    g.apply(DAQAN, Tend(other))
    assert (g.hero_damage[one], g.hero_damage[other]) == (2, 0)


def test_unhurt_she_heals_for_the_sake_of_another_and_of_nobody_else() -> None:
    g, who, (other,) = infirmary("sir-valadir")
    g.hero_damage[who] = 0
    assert HealHero(who) in g.legal(DAQAN)
    assert HeroHealed(DAQAN, other, 2) in g.apply(DAQAN, HealHero(who))
    g, who, (other,) = infirmary("sir-valadir")
    g.hero_damage[who] = g.hero_damage[other] = 0
    assert reason(g, DAQAN, HealHero(who)) == "hero-unhurt RW-310"


def test_she_heals_nobody_elsewhere_nor_strangers_nor_when_others_heal() -> None:
    g, who, _ = infirmary()
    far, stranger = hero(g, "sir-valadir", DAQAN, "1a"), hero(g, "mordrog", LATARI, "1c")
    g.hero_damage[far] = g.hero_damage[stranger] = 2
    g.apply(DAQAN, HealHero(who))
    assert (g.hero_damage[far], g.hero_damage[stranger]) == (2, 2)
    g, who, (other,) = infirmary("sir-valadir")
    g.apply(DAQAN, HealHero(other))
    assert g.hero_damage[who] == 2


@pytest.mark.parametrize("challenged", [True, False])
def test_oren_calls_off_a_duel_on_either_side_once_in_a_quest_phase(challenged: bool) -> None:
    pair = ("mordrog", "oren-quickstep") if challenged else ("oren-quickstep", "mordrog")
    g, one, other = facing(*pair)
    seat = LATARI if challenged else DAQAN
    in_phase(g, one, other)
    assert is_asked(g, seat, "CallOffDuel")
    told = g.apply(seat, CallOff())
    assert [event for event in told if isinstance(event, DuelEvaded)]
    assert DuelEnded(one, other) in told
    assert not [event for event in told if isinstance(event, DuelRoundBegan)]
    in_phase(g, one, other)
    assert top(g) == "DrawFate", "once in a Quest Phase"
    start(g, *season(QuestPhase(at="end")))
    in_phase(g, one, other)
    assert is_asked(g, seat, "CallOffDuel")


def in_phase(g: World, one: int, other: int) -> None:
    """A duel in a Quest Phase that goes on after it."""
    moves = HeroMoves(DAQAN, one, at="end")
    going_on = QuestPhase(seats=(LATARI,), acted=(one,), at="act")
    start(g, *season(going_on, moves, Duel(one, other, g.hero_area[one])))


def test_oren_may_fight_and_may_call_off_the_next_one() -> None:
    g, one, other = facing("mordrog", "oren-quickstep")
    duel(g, one, other)
    g.apply(LATARI, FaceIt())
    assert top(g) == "DrawFate"
    assert g.effects == []


# neutral


@pytest.mark.parametrize("side", [0, 1])
def test_both_heroes_take_one_damage_when_steelhorns_duels(side: int) -> None:
    pair = ("steelhorns", "red-scorpion") if side == 0 else ("red-scorpion", "steelhorns")
    g, one, other = facing(*pair)
    duel(g, one, other)
    assert (g.hero_damage[one], g.hero_damage[other]) == (1, 1)
    assert top(g) == "DrawFate"


def test_who_falls_by_it_fights_no_more() -> None:
    g, one, other = facing("steelhorns")
    g.hero_damage[other] = 3
    carry(g, other, "belt-of-giants", shown=True)
    duel(g, one, other)
    assert g.hero_seat[other] == NOBODY
    assert carried(g, one) == ["belt-of-giants"]
    assert not [frame for frame in g.stack if isinstance(frame, Duel)]


def test_who_calls_off_a_duel_may_fall_by_what_came_before() -> None:
    g, one, other = facing("steelhorns", "oren-quickstep")
    g.hero_damage[other] = 2
    duel(g, one, other)
    told = g.apply(LATARI, CallOff())
    assert g.hero_seat[other] == NOBODY
    assert DuelEnded(one, other) in told


@pytest.mark.rule("RW-325")
def test_who_is_challenged_does_nothing_once_the_duel_is_called_off() -> None:
    g, one, other = facing("oren-quickstep", "steelhorns")
    duel(g, one, other)
    told = g.apply(DAQAN, CallOff())
    assert DuelEnded(one, other) in told
    assert (g.hero_damage[one], g.hero_damage[other]) == (0, 0)


def test_it_is_the_first_damage_of_the_duel() -> None:
    g, one, other = facing("steelhorns", "mordrog")
    duel(g, one, other)
    assert (g.hero_damage[one], g.hero_damage[other]) == (1, 0), "Mordrog prevents the first"
    rounds(g, (6, 8))
    assert g.hero_damage[other] == 1, "but not the next"


def test_neutral_units_of_quests_are_no_heroes() -> None:
    g = champions("", BANNERS)
    who = hero(g, "steelhorns", DAQAN, "5a")
    attempt(g, who, "hound-hunt")
    assert g.hero_damage[who] == 0
    assert g.frame(Duel).wounds == 0


@pytest.mark.rule("BOW-277")
def test_tamsin_flies() -> None:
    g = champions("", BANNERS)
    who, other = hero(g, "tamsin-highwing", DAQAN, "1b"), hero(g, "sir-valadir", DAQAN, "1b")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("5a")))
    assert g.hero_area[who] == at("5a")
    assert at("5a") not in hero_steps(g, other, at("1b"), secretly=True)
    moving(g, other)
    assert reason(g, DAQAN, StepTo(at("5a"))) == "border-closed RW-155"


def test_what_forbids_flying_has_the_last_word() -> None:
    g = champions("", BANNERS)
    who = hero(g, "tamsin-highwing", DAQAN, "1b")
    assert hero_flies(g, who)
    g.rules = Rules.compose(*g.rules.modules, Grounding("grounding"))
    assert not hero_flies(g, who)


class Grounding(Module):
    """Nobody flies."""

    def install(self, rules: Rules) -> None:
        rules.cap(HeroFlies, lambda _g, _query, _flies: 0)


@pytest.mark.rule("BOW-277")
def test_the_orb_of_tamsin_deals_one_beside_a_reward() -> None:
    g, one, other = facing("tamsin-highwing")
    carry(g, one, "sword-of-dawn", shown=True)
    duel(g, one, other)
    rounds(g, (ORB_CARD, 8))
    g.apply(DAQAN, UseReward(one, REWARDS.index("sword-of-dawn")))
    assert g.hero_damage[other] == 3


def test_without_a_reward_it_deals_one_like_any_other() -> None:
    g, one, other = facing("tamsin-highwing")
    duel(g, one, other)
    rounds(g, (ORB_CARD, 8))
    assert g.hero_damage[other] == 1


# evil


@pytest.mark.parametrize("side", [0, 1])
def test_vashka_sees_what_the_other_carries(side: int) -> None:
    pair = ("vashka-nightbraid", "mordrog") if side == 0 else ("mordrog", "vashka-nightbraid")
    g, *both = facing(*pair)
    rival, seat = both[1 - side], (DAQAN, LATARI)[side]
    carry(g, rival, "belt-of-giants", "timmorran-shard")
    duel(g, *both)
    assert [knows(seen, seat) for seen in g.rewards[rival].seen] == [True, True]
    assert not [seen for seen in g.rewards[rival].seen if knows(seen, WAIQAR)]
    assert g.rewards[rival].cards == sorted(g.rewards[rival].cards)
    assert g.fenced


def test_where_nothing_lies_face_down_vashka_sees_nothing() -> None:
    g, one, other = facing("vashka-nightbraid")
    carry(g, other, "belt-of-giants", shown=True)
    duel(g, one, other)
    assert g.rewards[other].seen == [EVERYBODY]
    assert not g.fenced
    assert RewardsSeen(DAQAN, one, other) not in g.events


def test_grell_gains_influence_for_every_quest_that_he_completes() -> None:
    told = completed("grell-the-ashen", "silver")
    assert InfluenceGained(DAQAN, 1) in told


def test_others_do_not_and_a_failed_quest_brings_none() -> None:
    assert InfluenceGained(DAQAN, 1) not in completed("sir-valadir", "silver")
    assert InfluenceGained(DAQAN, 1) not in completed("grell-the-ashen", "red")


def completed(name: str, outcome: str) -> list[Event]:
    """A hero of Daqan ends the old road so; returns all that happened."""
    g = champions("", BANNERS)
    who = hero(g, name, DAQAN, "1c")
    quest_in_hand(g, DAQAN, "the-old-road")
    quest = g.quests[DAQAN].cards[0]
    start(g, *season(QuestOutcome(DAQAN, who, quest, outcome, at="put_away")))
    return g.events


def last_stand(
    name: str = "korga-splitshield", seat: Seat = LATARI, **options: str
) -> tuple[World, int]:
    """A hero where Daqan attack Latari, before the tally; no unit is left on either side."""
    g = field("", 4, BANNERS, **options)
    who = hero(g, name, seat, "1c")
    return g, who


def tally(g: World) -> list[Event]:
    g.active, g.contested = DAQAN, at("1c")
    battle = Battle(DAQAN, at("1c"), defender=LATARI, round=5, at="damage_stronghold")
    g.events = []
    start(g, battle, Tally())
    return g.events


def strengths(g: World) -> list[tuple[int, int]]:
    return [(e.attack, e.defence) for e in g.events if isinstance(e, StrengthTallied)]


@pytest.mark.parametrize("seat", [DAQAN, LATARI])
def test_korga_takes_damage_for_a_point_of_strength(seat: Seat) -> None:
    g, who = last_stand(seat=seat)
    tally(g)
    assert is_asked(g, seat, "SplitShield")
    told = g.apply(seat, Split())
    assert HeroHurt(seat, who, 1) in told
    assert [(e.attack, e.defence) for e in told if isinstance(e, StrengthTallied)] == [
        (1, 0) if seat == DAQAN else (0, 1)
    ]


def test_korga_need_not() -> None:
    g, who = last_stand()
    tally(g)
    told = g.apply(LATARI, SpareShield())
    assert [(e.attack, e.defence) for e in told if isinstance(e, StrengthTallied)] == [(0, 0)]
    assert g.hero_damage[who] == 0


def test_korga_is_not_asked_elsewhere_nor_routed_nor_in_a_battle_of_others() -> None:
    for change in ("elsewhere", "routed", "stranger"):
        g, who = last_stand(seat=WAIQAR if change == "stranger" else LATARI)
        if change == "elsewhere":
            g.hero_area[who] = at("1a")
        if change == "routed":
            g.hero_routed[who] = 1
        tally(g)
        assert g.stack == [], change
        assert strengths(g) == [(0, 0)]


def test_where_heroes_support_korga_must_support() -> None:
    g, who = last_stand(hero_support="on")
    tally(g)
    assert g.stack == []
    g, who = last_stand(hero_support="on")
    support = g.part(Support)
    support.heroes, support.kinds = [who], [kind("archer")]
    tally(g)
    assert is_asked(g, LATARI, "SplitShield")


@pytest.mark.rule("BOW-208")
def test_korga_commands_or_supports() -> None:
    g = camp(hero_support="on")
    who = commander(g, "korga-splitshield", LATARI, "1c", COMMANDER_CARDS[0])
    tally(g)
    assert is_asked(g, LATARI, "SplitShield")
    told = g.apply(LATARI, Split())
    assert HeroHurt(LATARI, who, 1) in told


def test_korga_may_fall_for_it_and_then_supports_nobody() -> None:
    g, who = last_stand(hero_support="on")
    support = g.part(Support)
    support.heroes, support.kinds = [who], [kind("archer")]
    g.hero_damage[who] = 4
    tally(g)
    again = SplitShield(LATARI)
    g.stack = [*g.stack[:-1], again, g.stack[-1]]
    told = g.apply(LATARI, Split())
    assert [event for event in told if isinstance(event, HeroDefeated)]
    assert g.stack[-1] is again, "the battle goes on"
    assert g.part(Support).heroes == []
    told = g.apply(LATARI, SpareShield())
    assert [(e.attack, e.defence) for e in told if isinstance(e, StrengthTallied)] == [(0, 1)]


def test_damage_that_is_prevented_lends_no_strength() -> None:
    g, who = last_stand()
    g.rewards[who].add(REWARDS.index("amulet-of-shielding"), EVERYBODY)
    tally(g)
    g.apply(LATARI, Split())
    told = g.apply(LATARI, UseReward(who, REWARDS.index("amulet-of-shielding")))
    assert [(e.attack, e.defence) for e in told if isinstance(e, StrengthTallied)] == [(0, 0)]


def test_only_damage_that_korga_takes_himself_makes_stronger() -> None:
    g, _ = last_stand()
    korga = KORGA.number
    g.stack = [SplitsShield(LATARI)]
    frame = g.frame(SplitsShield)
    KORGA.is_hurt(g, HeroHurt(LATARI, korga + 1, 1))
    assert not frame.taken
    KORGA.is_hurt(g, HeroHurt(LATARI, korga, 1))
    assert frame.taken
