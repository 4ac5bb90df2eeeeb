"""The nine rewards of the expansion: what each does, and when it cannot be used."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.barren import BannersState, desolate, freeze
from feldzug.games.runewars.banners.cards.rewards import (
    NEW_REWARDS,
    BlockedReward,
    FreezeLand,
    RallyUnit,
    RewardBlocked,
    RewardOutOfUse,
    ThawLand,
)
from feldzug.games.runewars.banners.cards.tactics.lands import SkyDarkened
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, fighters_of, rout
from feldzug.games.runewars.decks import ATTRIBUTES, HERO_BOX, REWARD_BOX, REWARDS
from feldzug.games.runewars.heroes.attributes import cards_for_test, health_of
from feldzug.games.runewars.heroes.carrying import UseReward, UsingReward, show_reward
from feldzug.games.runewars.heroes.duel import Duel, Refrain
from feldzug.games.runewars.heroes.events import HarmPrevented, RewardShown
from feldzug.games.runewars.heroes.hurting import HurtHero
from feldzug.games.runewars.heroes.quest_phase import StepTo, StopHere
from feldzug.games.runewars.march import Activate, MarchHero, MarchHeroOver, MoveArmy, SetOut
from feldzug.games.runewars.movement import hero_flies
from feldzug.games.runewars.strategic_moves import MoveTo, SendHero, StrategicMoves
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE
from feldzug.parts.decks import EVERYBODY, those
from feldzug.parts.windows import PASS
from tests.games.runewars.battlefield import DAQAN, LATARI, WAIQAR, arriving, at, kind, line, start
from tests.games.runewars.champions import (
    HIT,
    MISS,
    ORB_CARD,
    carried,
    carry,
    champions,
    duel,
    duellists,
    is_asked,
    moving,
    own_turn,
    reason,
    rounds,
    season,
    top,
)
from tests.games.runewars.table import hero, hold, table

BANNERS = ("banners",)


def use(who: int, name: str) -> UseReward:
    return UseReward(who, REWARDS.index(name))


def owner(name: str, text: str = "", where: str = "1c") -> tuple[World, int]:
    """A hero of Daqan with one reward, in their own turn."""
    g = champions(text, BANNERS)
    who = hero(g, "sir-valadir", DAQAN, where)
    carry(g, who, name)
    return own_turn(g, DAQAN), who


def armed(*names: str) -> tuple[World, int, int]:
    """A duel in which the challenger carries these rewards face up."""
    g, one, other = duellists(modules=BANNERS)
    carry(g, one, *names, shown=True)
    return duel(g, one, other), one, other


@pytest.mark.rule("BOW-054")
def test_they_are_shuffled_into_the_reward_deck() -> None:
    assert [text.facts.id for text in NEW_REWARDS] == [card.id for card in REWARD_BOX.facts[21:]]
    assert len(table(modules=BANNERS, setup="quick").reward_deck) == 34
    assert len(table(setup="quick").reward_deck) == 25


# the elven robe


def robed(*rewards: str, shown: bool = False) -> tuple[World, int, int]:
    """A duel begins: the challenger wears the robe, the other carries these."""
    g, one, other = duellists(modules=BANNERS)
    carry(g, one, "elven-robe")
    carry(g, other, *rewards, shown=shown)
    return duel(g, one, other), one, other


@pytest.mark.rule("BOW-279")
def test_the_robe_turns_up_a_random_reward_which_is_out_of_use_in_this_duel_only() -> None:
    g, one, other = robed("sword-of-dawn", "oathkeeper-mail")
    assert is_asked(g, DAQAN, "PrepareForDuel")
    g.apply(DAQAN, use(one, "elven-robe"))
    sword, mail = REWARDS.index("sword-of-dawn"), REWARDS.index("oathkeeper-mail")
    assert dict(g.odds().outcomes()).keys() == {BlockedReward(sword), BlockedReward(mail)}
    told = g.apply(FATE, BlockedReward(sword))
    assert RewardShown(LATARI, other, sword) in told
    assert RewardOutOfUse(LATARI, other, sword) in told
    assert g.fenced
    assert g.views(WAIQAR)["banners"].out_of_use == {"red-scorpion": ["sword-of-dawn"]}
    while top(g) != "DrawFate":
        g.apply(g.waiting()[0], Refrain())
    rounds(g, (MISS, ORB_CARD))
    assert reason(g, LATARI, use(other, "sword-of-dawn")) == "reward-is-blocked BOW-279"
    g.apply(LATARI, Refrain())
    for pair in ((10, 9), (19, 18), (28, 27)):
        while top(g) != "DrawFate":
            g.apply(g.waiting()[0], Refrain())
        rounds(g, pair)
    assert not [effect for effect in g.effects if isinstance(effect, RewardBlocked)]
    assert g.views(WAIQAR)["banners"].out_of_use == {}


@pytest.mark.rule("BOW-279")
def test_the_other_reward_stays_in_use() -> None:
    g, one, other = robed("sword-of-dawn", "rune-etched-axe")
    g.apply(DAQAN, use(one, "elven-robe"))
    g.apply(FATE, BlockedReward(REWARDS.index("sword-of-dawn")))
    while top(g) != "DrawFate":
        g.apply(g.waiting()[0], Refrain())
    rounds(g, (MISS, ORB_CARD))
    g.apply(LATARI, use(other, "rune-etched-axe"))
    assert g.hero_damage[one] == 2


@pytest.mark.rule("BOW-279")
def test_a_reward_that_helps_by_itself_does_not_help_either() -> None:
    g, one, other = robed("runeplate", "gloves-of-finesse")
    printed = HERO_BOX[other].amount("health"), HERO_BOX[other].amount("agility")
    g.apply(DAQAN, use(one, "elven-robe"))
    g.apply(FATE, BlockedReward(REWARDS.index("runeplate")))
    show_reward(g, other, REWARDS.index("gloves-of-finesse"))
    agility = ATTRIBUTES.index("agility")
    assert (health_of(g, other), cards_for_test(g, LATARI, other, agility)) == (
        printed[0],
        printed[1] + 2,
    )
    g.expire("duel")
    assert health_of(g, other) == printed[0] + 1
    g, one, other = robed("runeplate", "gloves-of-finesse")
    g.apply(DAQAN, use(one, "elven-robe"))
    g.apply(FATE, BlockedReward(REWARDS.index("gloves-of-finesse")))
    show_reward(g, other, REWARDS.index("runeplate"))
    assert (health_of(g, other), cards_for_test(g, LATARI, other, agility)) == (
        printed[0] + 1,
        printed[1],
    )


@pytest.mark.rule("BOW-279")
def test_the_one_who_is_challenged_may_use_it_too() -> None:
    g, one, other = duellists(modules=BANNERS)
    carry(g, one, "sword-of-dawn", shown=True)
    carry(g, other, "elven-robe")
    duel(g, one, other)
    assert is_asked(g, LATARI, "PrepareForDuel")
    g.apply(LATARI, use(other, "elven-robe"))
    g.apply(FATE, BlockedReward(REWARDS.index("sword-of-dawn")))
    assert g.frame(Duel).armours[1] == REWARDS.index("elven-robe"), "it is his armour in this duel"


@pytest.mark.rule("BOW-279")
def test_nobody_is_asked_where_the_robe_cannot_be_or_has_nothing_to_turn_up() -> None:
    g, one, other = duellists(modules=BANNERS)
    carry(g, one, "elven-robe")
    duel(g, one, other)
    assert top(g) != "PrepareForDuel", "the other carries nothing"
    g, one, other = duellists(modules=BANNERS)
    carry(g, one, "belt-of-giants", shown=True)
    carry(g, other, "sword-of-dawn", shown=True)
    duel(g, one, other)
    assert top(g) == "DrawFate", "all lies open"
    g, one, other = duellists(modules=BANNERS)
    far = hero(g, "mordrog", LATARI, "5a")
    carry(g, far, "elven-robe", shown=True)
    carry(g, one, "belt-of-giants")
    carry(g, other, "sword-of-dawn", shown=True)
    duel(g, one, other)
    assert top(g) != "PrepareForDuel", "the robe lies open elsewhere"


def test_who_carries_something_secret_is_asked_whether_it_is_the_robe_or_not() -> None:
    g, one, other = duellists(modules=BANNERS)
    carry(g, one, "belt-of-giants")
    carry(g, other, "sword-of-dawn", shown=True)
    duel(g, one, other)
    assert is_asked(g, DAQAN, "PrepareForDuel")
    assert g.legal(DAQAN) == [Refrain()]


def test_one_of_two_alike_leaves_the_other_in_use() -> None:
    g, one, other = robed("timmorran-shard", "timmorran-shard", shown=True)
    g.apply(DAQAN, use(one, "elven-robe"))
    g.apply(FATE, BlockedReward(REWARDS.index("timmorran-shard")))
    shard = use(other, "timmorran-shard")
    assert g.denied(UsingReward(shard.hero, shard.reward)) is None


# weapons and armour


def test_the_axe_deals_two_for_an_orb() -> None:
    g, one, other = armed("rune-etched-axe")
    rounds(g, (ORB_CARD, MISS))
    g.apply(DAQAN, use(one, "rune-etched-axe"))
    assert g.hero_damage[other] == 2


def test_a_hero_uses_one_weapon_in_a_duel() -> None:
    g, one, _ = armed("rune-etched-axe", "winterbrand")
    rounds(g, (ORB_CARD, MISS))
    g.apply(DAQAN, use(one, "rune-etched-axe"))
    rounds(g, (2, 9))
    assert reason(g, DAQAN, use(one, "winterbrand")) == "one-weapon-only RW-323"


def test_winterbrand_deals_one_and_prevents_one_in_this_round() -> None:
    g, one, other = armed("winterbrand")
    rounds(g, (ORB_CARD, HIT))
    told = g.apply(DAQAN, use(one, "winterbrand"))
    assert (g.hero_damage[one], g.hero_damage[other]) == (0, 1)
    assert HarmPrevented(DAQAN, one, 1) in told
    rounds(g, (MISS, 25))
    assert g.hero_damage[one] > 0, "in this round only"


def test_where_nothing_is_dealt_winterbrand_prevents_nothing() -> None:
    g, one, other = armed("winterbrand")
    rounds(g, (ORB_CARD, MISS))
    told = g.apply(DAQAN, use(one, "winterbrand"))
    assert not [event for event in told if isinstance(event, HarmPrevented)]
    assert g.hero_damage[other] == 1
    assert g.effects == []


def mailed(damage: int) -> tuple[World, int, int]:
    """A hero in oathkeeper mail is about to take damage in a duel."""
    g, one, other = duellists(modules=BANNERS)
    carry(g, one, "oathkeeper-mail", shown=True)
    duel(g, one, other)
    fight = g.frame(Duel)
    fight.pending, fight.at = (damage, 0), "damage"
    g.stack = g.stack[: g.stack.index(fight) + 1]
    g.settle()
    return g, one, other


def test_the_mail_prevents_two_once_in_a_duel() -> None:
    g, one, _ = mailed(3)
    assert is_asked(g, DAQAN, "PreventDamage")
    told = g.apply(DAQAN, use(one, "oathkeeper-mail"))
    assert HarmPrevented(DAQAN, one, 2) in told
    assert g.hero_damage[one] == 1
    rounds(g, (MISS, HIT))
    assert top(g) != "PreventDamage"
    assert g.hero_damage[one] == 2


def test_outside_a_duel_the_mail_prevents_nothing() -> None:
    g = champions("", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "1c")
    carry(g, who, "oathkeeper-mail")
    start(g, *season(HurtHero(who, 1)))
    assert reason(g, DAQAN, use(who, "oathkeeper-mail")) == "only-in-a-duel RW-323"


# the cloak of mists


def cloaked(*, shown: bool = False, where: str = "1b", **options: str) -> tuple[World, int]:
    g = champions("", BANNERS, **options)
    who = hero(g, "sir-valadir", DAQAN, where)
    return carry(g, who, "cloak-of-mists", shown=shown), who


def test_the_cloak_lets_a_hero_fly_and_is_shown_when_he_does() -> None:
    g, who = cloaked()
    assert not hero_flies(g, who)
    assert hero_flies(g, who, secretly=True)
    moving(g, who)
    told = g.apply(DAQAN, StepTo(at("5a")))
    assert RewardShown(DAQAN, who, REWARDS.index("cloak-of-mists")) in told
    assert g.hero_area[who] == at("5a")
    assert g.rewards[who].seen == [EVERYBODY]
    assert hero_flies(g, who)


def test_whoever_walks_does_not_show_it() -> None:
    g, who = cloaked()
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1a")))
    g.apply(DAQAN, StopHere())
    assert g.rewards[who].seen == [those(DAQAN)]


@pytest.mark.rule("BOW-289")
def test_under_an_ashen_sky_neither_cloak_nor_wings_help() -> None:
    g, who = cloaked(shown=True)
    tamsin = hero(g, "tamsin-highwing", DAQAN, "1b")
    g.effects = [SkyDarkened(DAQAN, "season")]
    assert [hero_flies(g, one, secretly=True) for one in (who, tamsin)] == [False, False]
    moving(g, tamsin)
    assert reason(g, DAQAN, StepTo(at("5a"))) == "border-closed RW-155"


def test_without_the_cloak_water_stops_a_hero() -> None:
    g = champions("", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "1b")
    carry(g, who, "belt-of-giants")
    moving(g, who)
    assert reason(g, DAQAN, StepTo(at("5a"))) == "border-closed RW-155"


def test_with_an_army_it_is_shown_when_the_army_sets_out() -> None:
    g, who = cloaked(heroes_march="on")
    start(g, *season(MoveArmy(DAQAN)))
    g.apply(DAQAN, Activate(at("5a")))
    g.apply(DAQAN, MarchHero(who))
    assert g.rewards[who].seen == [those(DAQAN)]
    g.apply(DAQAN, SetOut())
    assert g.hero_area[who] == at("5a")
    assert g.rewards[who].seen == [EVERYBODY]


def test_over_open_borders_it_stays_secret_with_an_army_too() -> None:
    g, who = cloaked(heroes_march="on")
    start(g, *season(MoveArmy(DAQAN)))
    g.apply(DAQAN, Activate(at("5a")))
    g.apply(DAQAN, MarchHeroOver(who, at("1c")))
    g.apply(DAQAN, SetOut())
    assert g.hero_area[who] == at("5a")
    assert g.rewards[who].seen == [those(DAQAN)]


def test_in_a_strategic_move_it_is_shown_as_well() -> None:
    g, who = cloaked()
    start(g, *season(StrategicMoves(DAQAN)))
    g.apply(DAQAN, SendHero(who))
    g.apply(DAQAN, MoveTo(at("5a")))
    g.apply(DAQAN, g.legal(DAQAN)[-1])
    assert g.hero_area[who] == at("5a")
    assert g.rewards[who].seen == [EVERYBODY]


# the war horn


def invaded(*, carries: str = "war-horn", where: str = "1c", routed: str = "1 footman") -> World:
    """Latari attack 1C of Daqan, where some of the defenders lie routed and a hero is."""
    g = champions(f"1c: 1 bowman, {routed} routed" if routed else "1c: 1 bowman", BANNERS)
    who = hero(g, "trenloe", DAQAN, where)
    carry(g, who, carries)
    g.active = LATARI
    arriving(g, "1 archer")
    return start(g, *season(Battle(LATARI, at("1c"))))


@pytest.mark.rule("BOW-250")
def test_the_horn_lets_a_routed_unit_take_part() -> None:
    g = invaded(routed="1 footman routed, 1 knight")
    who = g.heroes(DAQAN)[0]
    assert is_asked(g, DAQAN, "BlowHorn")
    assert line(g, 1) == "1 bowman"
    g.apply(DAQAN, use(who, "war-horn"))
    assert g.legal(DAQAN) == [RallyUnit(kind("footman")), RallyUnit(kind("knight"))]
    g.apply(DAQAN, RallyUnit(kind("knight")))
    assert line(g, 1) == "1 bowman, 1 knight"
    assert g.routed[at("1c") * g.kinds + kind("footman")] == 1
    assert g.routed[at("1c") * g.kinds + kind("knight")] == 0
    assert carried(g, who) == ["war-horn"], "it is not used up"


def test_who_was_routed_as_the_battle_began_stands_up_on_either_side() -> None:
    for seat, side in ((LATARI, ATTACKER), (DAQAN, DEFENDER)):
        g = champions("1c: 2 bowman", BANNERS)
        carry(g, hero(g, "trenloe", seat, "1c"), "war-horn")
        hold(g, seat, "volley")  # a card for the start of a battle holds it up
        g.active = LATARI
        arriving(g, "2 archer")
        start(g, *season(Battle(LATARI, at("1c"))))
        rout(g, seat, fighters_of(g, side)[0])
        while top(g) != "BlowHorn":
            g.apply(g.waiting()[0], PASS)
        g.apply(seat, use(g.heroes(seat)[0], "war-horn"))
        name = "archer" if seat == LATARI else "bowman"
        assert line(g, side) == f"1 {name}, 1 {name} routed"
        g.apply(seat, RallyUnit(kind(name)))
        assert line(g, side) == f"2 {name}"


def test_nobody_is_asked_who_has_no_routed_unit_or_is_elsewhere() -> None:
    assert top(invaded(routed="")) != "BlowHorn"
    assert top(invaded(where="1a")) != "BlowHorn"
    g = invaded(carries="belt-of-giants")
    assert is_asked(g, DAQAN, "BlowHorn"), "nobody else can tell"
    assert g.legal(DAQAN) == [Refrain()]


def test_whoever_does_not_blow_the_horn_keeps_it_secret() -> None:
    g = invaded()
    who = g.heroes(DAQAN)[0]
    g.apply(DAQAN, Refrain())
    assert line(g, 1) == "1 bowman"
    assert g.rewards[who].seen == [those(DAQAN)]


# the own turn


def frost(g: World, where: str = "1c") -> int:
    return g.part(BannersState).barren[at(where)]


def test_the_book_places_a_token_and_is_used_up() -> None:
    g, who = owner("book-of-the-frozen-star")
    g.apply(DAQAN, use(who, "book-of-the-frozen-star"))
    assert frost(g) == 1
    assert g.reward_deck.discards == [REWARDS.index("book-of-the-frozen-star")]


@pytest.mark.parametrize(("answer", "left"), [(FreezeLand(), 2), (ThawLand(), 0)])
def test_where_one_lies_the_book_places_or_removes(
    answer: FreezeLand | ThawLand, left: int
) -> None:
    g, who = owner("book-of-the-frozen-star")
    freeze(g, at("1c"))
    g.apply(DAQAN, use(who, "book-of-the-frozen-star"))
    assert is_asked(g, DAQAN, "FreezeOrThaw")
    g.apply(DAQAN, answer)
    assert frost(g) == left


def test_where_no_token_is_left_the_book_removes_one() -> None:
    g, who = owner("book-of-the-frozen-star")
    for _ in range(6):
        freeze(g, at("1c"))
    g.apply(DAQAN, use(who, "book-of-the-frozen-star"))
    assert frost(g) == 5


@pytest.mark.rule("BOW-Q10")
def test_the_book_does_nothing_at_home_nor_in_wastes() -> None:
    g, who = owner("book-of-the-frozen-star", where="daqan-a")
    assert reason(g, DAQAN, use(who, "book-of-the-frozen-star")) == "no-token-here BOW-Q10"
    g, who = owner("book-of-the-frozen-star")
    desolate(g, at("1c"))
    assert reason(g, DAQAN, use(who, "book-of-the-frozen-star")) == "no-token-here BOW-Q10"


def test_the_seal_brings_four_influence() -> None:
    g, who = owner("merchants-seal")
    before = g.influence[DAQAN]
    g.apply(DAQAN, use(who, "merchants-seal"))
    assert g.influence[DAQAN] == before + 4
    assert carried(g, who) == []


def test_only_its_own_player_uses_the_seal_and_only_in_his_turn() -> None:
    g = champions("", BANNERS)
    who = hero(g, "sir-valadir", LATARI, "1c")
    carry(g, who, "merchants-seal")
    own_turn(g, DAQAN)
    assert use(who, "merchants-seal") not in g.legal(DAQAN)


def test_the_shard_of_the_sky_becomes_a_rune_in_a_friendly_area() -> None:
    g, who = owner("shard-of-the-sky", "1c: 1 footman")
    g.apply(DAQAN, use(who, "shard-of-the-sky"))
    while g.waiting() == (DAQAN,) and top(g) != "OwnTurn":
        g.apply(DAQAN, g.legal(DAQAN)[0])
    assert len(g.runes.areas) == 2
    assert g.reward_deck.discards == [REWARDS.index("shard-of-the-sky")]


def test_elsewhere_the_shard_is_of_no_use() -> None:
    g, who = owner("shard-of-the-sky")
    assert reason(g, DAQAN, use(who, "shard-of-the-sky")) == "area-not-friendly RW-321"
