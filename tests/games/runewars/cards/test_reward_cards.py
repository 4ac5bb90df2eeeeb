"""The rewards: what each does, and when it cannot be used."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.cards.rewards.deck import REWARDS as TEXTS
from feldzug.games.runewars.cards.rewards.relics import ChooseArea, RoutNoMore, StormUnit
from feldzug.games.runewars.cards.rewards.tactical_map import PutBackTactics
from feldzug.games.runewars.decks import REWARD_BOX, REWARDS, TACTICS_CARDS
from feldzug.games.runewars.heroes.attributes import health_of, reach_of_hero
from feldzug.games.runewars.heroes.carrying import UseReward, discard_reward
from feldzug.games.runewars.heroes.duel import Duel, Refrain
from feldzug.games.runewars.heroes.events import (
    AttributeTestBegan,
    DuelEnded,
    DuelEvaded,
    HarmPrevented,
)
from feldzug.games.runewars.heroes.hurting import BearDamage, HurtHero, desert
from feldzug.games.runewars.heroes.quest_phase import StepTo
from feldzug.games.runewars.heroes.trading import HandOver, MeetFellows
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.values import FATE
from feldzug.parts.decks import EVERYBODY
from tests.games.runewars.battlefield import DAQAN, LATARI, at, fated, kind, stands, start
from tests.games.runewars.champions import (
    GUARD,
    HIT,
    MISS,
    ORB_CARD,
    SILVER,
    attempt,
    carried,
    carry,
    champions,
    draw,
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
from tests.games.runewars.table import hero


def use(who: int, name: str) -> UseReward:
    return UseReward(who, REWARDS.index(name))


def owner(name: str, text: str = "", where: str = "1c") -> tuple[World, int]:
    """A hero of Daqan with one reward, in their own turn."""
    g = champions(text)
    who = hero(g, "sir-valadir", DAQAN, where)
    carry(g, who, name)
    return own_turn(g, DAQAN), who


def armed(*names: str) -> tuple[World, int, int]:
    """A duel in which the challenger carries these rewards face up."""
    g, one, other = duellists()
    carry(g, one, *names, shown=True)
    return duel(g, one, other), one, other


def test_every_reward_is_there_once_and_there_are_25_cards() -> None:
    assert [text.facts.id for text in TEXTS] == [card.id for card in REWARD_BOX.own]
    assert sum(card.copies for card in REWARD_BOX.own) == 25


# the own turn


def test_a_shard_brings_a_dragon_rune_at_an_own_stronghold() -> None:
    g, who = owner("timmorran-shard", "1c: stronghold of 0")
    g.apply(DAQAN, use(who, "timmorran-shard"))
    assert "ReceiveRune" in [type(frame).__name__ for frame in g.stack]
    assert carried(g, who) == []
    assert g.reward_deck.discards == [REWARDS.index("timmorran-shard")]


@pytest.mark.parametrize("text", ["1c: 2 footman", "1c: stronghold of 1"])
def test_a_shard_is_of_no_use_elsewhere(text: str) -> None:
    g, who = owner("timmorran-shard", text)
    assert reason(g, DAQAN, use(who, "timmorran-shard")) == "no-stronghold-of-yours RW-321"


def test_nobody_uses_a_reward_in_the_turn_of_another() -> None:
    g, who = owner("timmorran-shard", "1c: stronghold of 0")
    own_turn(g, LATARI)
    assert reason(g, DAQAN, use(who, "timmorran-shard")) != ""
    assert reason(g, LATARI, use(who, "timmorran-shard")) != ""


def test_the_flute_leads_all_neutral_units_to_an_adjacent_area() -> None:
    g, who = owner("flute-of-possession", "1c: 2 giant, 1 beastman routed")
    g.apply(DAQAN, use(who, "flute-of-possession"))
    assert reason(g, DAQAN, ChooseArea(at("8c"))) == "not-such-an-area RW-321"
    g.apply(DAQAN, ChooseArea(at("5a")))
    assert stands(g, "1c") == ""
    assert stands(g, "5a") == "2 giant, 1 beastman routed"


@pytest.mark.rule("RW-148")
@pytest.mark.parametrize(
    ("board", "crosses"), [("5b: 1 dragon", True), ("5b: 1 dragon, 1 giant", False)]
)
def test_the_flute_leads_over_borders_only_those_who_fly(board: str, crosses: bool) -> None:
    g, who = owner("flute-of-possession", board, "5b")
    g.apply(DAQAN, use(who, "flute-of-possession"))
    assert (ChooseArea(at("5d")) in g.legal(DAQAN)) == crosses


def test_the_flute_needs_neutral_units() -> None:
    g, who = owner("flute-of-possession", "1c: 2 footman")
    assert reason(g, DAQAN, use(who, "flute-of-possession")) == "no-neutral-units RW-210"


@pytest.mark.rule("RW-162")
def test_what_the_flute_leads_counts_for_the_limit_of_its_new_master() -> None:
    g, who = owner("flute-of-possession", "1c: 2 giant; 5a: 7 footman")
    g.apply(DAQAN, use(who, "flute-of-possession"))
    g.apply(DAQAN, ChooseArea(at("5a")))
    assert top(g) == "ChooseSurplus"


def test_teleportation_brings_hero_and_units_four_areas_away() -> None:
    g, who = owner("rune-of-teleportation", "1c: 2 footman, 1 knight routed; 6c: 1 archer")
    g.apply(DAQAN, use(who, "rune-of-teleportation"))
    assert reason(g, DAQAN, ChooseArea(at("6c"))) == "not-such-an-area RW-321", "an enemy is there"
    assert reason(g, DAQAN, ChooseArea(at("6d"))) == "not-such-an-area RW-321", "too far away"
    g.apply(DAQAN, ChooseArea(at("6b")))
    assert g.hero_area[who] == at("6b")
    assert stands(g, "6b") == "2 footman"
    assert stands(g, "1c") == "1 knight routed"


@pytest.mark.rule("RW-139")
def test_teleportation_does_not_free_units_of_an_activated_area() -> None:
    g, who = owner("rune-of-teleportation", "1c: 2 footman")
    g.activated[at("1c")] = 1
    g.apply(DAQAN, use(who, "rune-of-teleportation"))
    g.apply(DAQAN, ChooseArea(at("6b")))
    assert g.hero_area[who] == at("6b")
    assert stands(g, "1c") == "2 footman"


def test_teleportation_brings_no_units_of_others() -> None:
    g, who = owner("rune-of-teleportation", "1c: 2 archer")
    g.apply(DAQAN, use(who, "rune-of-teleportation"))
    g.apply(DAQAN, ChooseArea(at("6b")))
    assert g.hero_area[who] == at("6b")
    assert stands(g, "1c") == "2 archer"


def test_teleportation_needs_somewhere_to_go() -> None:
    g, who = owner("rune-of-teleportation")
    for area in g.areas():
        if area != at("1c"):
            g.controller[area] = LATARI
    assert reason(g, DAQAN, use(who, "rune-of-teleportation")) == "nowhere-to-go RW-321"


def test_summoning_brings_two_allied_triangles() -> None:
    g, who = owner("rune-of-summoning", "1c: 1 footman")
    g.apply(DAQAN, use(who, "rune-of-summoning"))
    while top(g) == "ChooseNeutral":
        g.apply(DAQAN, next(a for a in g.legal(DAQAN) if a.kind == kind("beastman")))
    assert stands(g, "1c") == "1 footman, 2 beastman"


def test_summoning_needs_a_friendly_area_and_figures() -> None:
    g, who = owner("rune-of-summoning")
    assert reason(g, DAQAN, use(who, "rune-of-summoning")) == "area-not-friendly RW-321"
    g, who = owner("rune-of-summoning", "1c: 1 footman; 5a: 8 beastman, 8 razorwing")
    assert reason(g, DAQAN, use(who, "rune-of-summoning")) == "nothing-to-gain RW-210"


def test_the_tactical_map_lets_two_of_three_cards_be_kept() -> None:
    g, who = owner("tactical-map")
    g.apply(DAQAN, use(who, "tactical-map"))
    for name in ("panic", "volley", "sabotage"):
        draw(g, name)
    assert g.view(DAQAN).tactics_looks == ["panic", "sabotage", "volley"]
    assert g.view(LATARI).tactics_looks == []
    assert reason(g, DAQAN, PutBackTactics(TACTICS_CARDS.index("reserves"))) != ""
    g.apply(DAQAN, PutBackTactics(TACTICS_CARDS.index("panic")))
    assert g.view(DAQAN).fresh == ["sabotage", "volley"]
    assert g.tactics_deck.discards == [TACTICS_CARDS.index("panic")]


def test_the_staff_stands_up_all_own_figures_in_the_area() -> None:
    g, who = owner("staff-of-light", "1c: 2 footman routed, 1 knight; 1a: 1 footman routed")
    g.hero_routed[who] = 1
    g.apply(DAQAN, use(who, "staff-of-light"))
    assert stands(g, "1c") == "2 footman, 1 knight"
    assert not g.hero_routed[who]
    assert stands(g, "1a") == "1 footman routed"


def test_the_staff_is_of_no_use_where_nobody_is_routed() -> None:
    g, who = owner("staff-of-light", "1c: 1 knight; 1a: 1 footman routed")
    assert reason(g, DAQAN, use(who, "staff-of-light")) == "nobody-routed RW-210"
    g, who = owner("staff-of-light", "1c: 1 archer routed")
    assert reason(g, DAQAN, use(who, "staff-of-light")) == "nobody-routed RW-210"


def test_an_ice_storm_routs_up_to_three_units_nearby() -> None:
    g, who = owner("ice-storm", "5a: 2 archer, 3 warrior; 6c: 1 archer; 1a: 1 knight")
    g.apply(DAQAN, use(who, "ice-storm"))
    assert reason(g, DAQAN, ChooseArea(at("6c"))) == "not-such-an-area RW-321"
    assert reason(g, DAQAN, ChooseArea(at("1a"))) == "not-such-an-area RW-321", "own units"
    g.apply(DAQAN, ChooseArea(at("5a")))
    for name in ("warrior", "archer", "warrior"):
        g.apply(DAQAN, StormUnit(kind(name)))
    assert stands(g, "5a") == "1 archer, 1 warrior, 1 archer routed, 2 warrior routed"
    assert top(g) == "OwnTurn"


def test_an_ice_storm_may_stop_before_that_and_needs_foes() -> None:
    g, who = owner("ice-storm", "1c: 4 giant")
    g.apply(DAQAN, use(who, "ice-storm"))
    g.apply(DAQAN, ChooseArea(at("1c")))
    g.apply(DAQAN, StormUnit(kind("giant")))
    g.apply(DAQAN, RoutNoMore())
    assert stands(g, "1c") == "3 giant, 1 giant routed"
    g, who = owner("ice-storm", "1c: 1 knight; 5a: 2 archer routed")
    assert reason(g, DAQAN, use(who, "ice-storm")) == "no-standing-foes RW-210"


# duels


def test_the_sword_deals_two_for_an_orb_and_nothing_without() -> None:
    g, one, other = armed("sword-of-dawn")
    rounds(g, (ORB_CARD, MISS))
    g.apply(DAQAN, use(one, "sword-of-dawn"))
    assert g.hero_damage[other] == 2
    rounds(g, (9, 10))
    assert top(g) == "DrawFate", "no orb, no question"


def test_fire_bombs_deal_three_and_may_hurt_the_one_who_throws_them() -> None:
    g, one, other = armed("dwarven-fire-bombs")
    rounds(g, (ORB_CARD, MISS))
    g.apply(DAQAN, use(one, "dwarven-fire-bombs"))
    fated(g, 9, 10)  # agility 2, both red
    assert (g.hero_damage[one], g.hero_damage[other]) == (1, 3)


def test_fire_bombs_do_not_hurt_who_has_a_better_destiny() -> None:
    g, one, other = armed("dwarven-fire-bombs")
    rounds(g, (ORB_CARD, MISS))
    g.apply(DAQAN, use(one, "dwarven-fire-bombs"))
    fated(g, SILVER, 13)
    assert (g.hero_damage[one], g.hero_damage[other]) == (0, 3)


def test_soulbiter_heals_the_one_who_fells_the_other_with_it() -> None:
    g, one, other = armed("soulbiter")
    g.hero_damage[one], g.hero_damage[other] = 2, 2
    rounds(g, (ORB_CARD, MISS))
    g.apply(DAQAN, use(one, "soulbiter"))
    assert g.hero_seat[other] == NOBODY
    assert g.hero_damage[one] == 0


def test_soulbiter_heals_nobody_else() -> None:
    g, one, other = armed("soulbiter")
    g.hero_damage[one] = 2
    rounds(g, (ORB_CARD, MISS))
    g.apply(DAQAN, use(one, "soulbiter"))
    assert (g.hero_damage[one], g.hero_damage[other]) == (2, 2)
    g, one, other = armed("soulbiter")
    g.hero_damage[one], g.hero_damage[other] = 2, 3
    rounds(g, (ORB_CARD, MISS))
    g.apply(DAQAN, Refrain())
    assert g.hero_seat[other] == NOBODY
    assert g.hero_damage[one] == 2


def test_the_bow_strikes_before_the_cards_of_the_first_round() -> None:
    g, one, other = armed("hunters-bow")
    assert is_asked(g, DAQAN, "StrikeFirst")
    g.apply(DAQAN, use(one, "hunters-bow"))
    assert reason(g, DAQAN, use(one, "hunters-bow")) == "once-in-a-duel RW-323"
    g.apply(DAQAN, Refrain())
    assert g.hero_damage[other] == 1
    rounds(g, (MISS, 9))
    assert top(g) == "DrawFate", "in the first round only"


def test_the_bow_may_fell_somebody_before_a_card_is_drawn() -> None:
    g, one, other = duellists()
    carry(g, one, "hunters-bow", shown=True)
    g.hero_damage[other] = 3
    duel(g, one, other)
    g.apply(DAQAN, use(one, "hunters-bow"))
    assert DuelEnded(one, other) in g.apply(DAQAN, Refrain())


def guarded(*names: str) -> tuple[World, int, int]:
    """A duel in which the one who is challenged carries these rewards face up."""
    g, one, other = duellists()
    carry(g, other, *names, shown=True)
    return duel(g, one, other), one, other


def test_ghost_armor_prevents_the_first_damage_of_a_duel_only() -> None:
    g, _, other = guarded("ghost-armor")
    rounds(g, (HIT, MISS))
    g.apply(LATARI, use(other, "ghost-armor"))
    assert g.hero_damage[other] == 0
    rounds(g, (26, 9))
    assert g.hero_damage[other] == 1


def test_ghost_armor_does_not_help_later_or_outside_of_duels() -> None:
    g, _, other = guarded("ghost-armor")
    rounds(g, (HIT, MISS))
    g.apply(LATARI, BearDamage())
    rounds(g, (26, 9))
    assert g.hero_damage[other] == 2
    start(g, *season(HurtHero(other, 1)))
    assert g.hero_damage[other] == 3


def test_runeplate_prevents_one_damage_in_a_duel_at_any_time() -> None:
    g, _, other = guarded("runeplate")
    rounds(g, (HIT, MISS))
    g.apply(LATARI, BearDamage())
    rounds(g, (26, 9))
    g.apply(LATARI, use(other, "runeplate"))
    assert g.hero_damage[other] == 1
    rounds(g, (5, 10))
    assert g.hero_damage[other] == 2, "once in a duel"


@pytest.mark.rule("RW-304")
def test_runeplate_is_one_more_health_and_shown_when_it_saves() -> None:
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1c")
    assert health_of(g, who) == 3
    carry(g, who, "runeplate")
    assert health_of(g, who) == 3, "as far as everybody knows"
    start(g, *season(HurtHero(who, 3, accepted=True)))
    assert g.hero_seat[who] == DAQAN
    assert g.rewards[who].seen == [EVERYBODY]
    assert health_of(g, who) == 4
    assert g.fenced
    start(g, *season(HurtHero(who, 1)))
    assert g.hero_seat[who] == NOBODY


@pytest.mark.rule("RW-304")
@pytest.mark.parametrize("shown", [False, True])
def test_who_falls_with_something_secret_had_no_plate_and_nobody_takes_that_back(
    shown: bool,
) -> None:
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1c")
    carry(g, who, "belt-of-giants", shown=shown)
    start(g, *season(HurtHero(who, 3, accepted=True)))
    assert g.hero_seat[who] == NOBODY
    assert g.fenced is not shown, "what lies open tells nothing new"


@pytest.mark.rule("RW-304")
def test_whoever_loses_the_plate_that_saved_him_falls() -> None:
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1c")
    carry(g, who, "runeplate", shown=True)
    g.hero_damage[who] = 2
    discard_reward(g, who, REWARDS.index("runeplate"))
    assert g.hero_seat[who] == DAQAN
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1c")
    carry(g, who, "runeplate", shown=True)
    g.hero_damage[who] = 3
    discard_reward(g, who, REWARDS.index("runeplate"))
    assert g.hero_seat[who] == NOBODY
    assert g.defeated == [who]


@pytest.mark.rule("RW-303")
def test_whoever_deserts_with_such_a_plate_is_not_defeated() -> None:
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1c")
    carry(g, who, "runeplate", shown=True)
    g.hero_damage[who] = 3
    desert(g, who)
    assert g.defeated == []
    assert who in g.hero_pile


@pytest.mark.rule("RW-322")
def test_the_armour_that_keeps_a_hero_alive_is_not_given_away() -> None:
    g = champions()
    who, fellow = hero(g, "silhouette", DAQAN, "1c"), hero(g, "mordrog", DAQAN, "1c")
    carry(g, who, "runeplate", shown=True)
    give = HandOver(who, fellow, REWARDS.index("runeplate"), True)
    g.hero_damage[who] = 3
    own_turn(g, DAQAN)
    g.apply(DAQAN, MeetFellows(at("1c")))
    assert reason(g, DAQAN, give) == "reward-keeps-alive RW-304"
    g.hero_damage[who] = 2
    own_turn(g, DAQAN)
    g.apply(DAQAN, MeetFellows(at("1c")))
    assert reason(g, DAQAN, give) == ""


def test_thorn_mail_strikes_back_when_a_rout_flag_has_prevented_damage() -> None:
    g, one, other = guarded("thorn-mail")
    rounds(g, (HIT, GUARD))
    assert is_asked(g, LATARI, "StrikeBack")
    g.apply(LATARI, use(other, "thorn-mail"))
    assert (g.hero_damage[one], g.hero_damage[other]) == (1, 0)


def test_thorn_mail_does_nothing_where_nothing_was_prevented() -> None:
    g, one, _ = guarded("thorn-mail")
    rounds(g, (MISS, GUARD), (HIT, 9))
    assert top(g) == "DrawFate"
    assert g.hero_damage[one] == 0


def test_the_amulet_prevents_all_damage_of_one_effect_and_is_gone() -> None:
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1c")
    carry(g, who, "amulet-of-shielding")
    start(g, *season(HurtHero(who, 3)))
    g.apply(DAQAN, use(who, "amulet-of-shielding"))
    assert g.hero_damage[who] == 0
    assert carried(g, who) == []
    start(g, *season(HurtHero(who, 1)))
    assert g.hero_damage[who] == 1


def test_the_amulet_prevents_all_damage_of_a_round_of_a_duel_whenever_it_is_dealt() -> None:
    """The Hunter's Bow strikes before the cards of the same round; the next round strikes anew."""
    g, one, other = duellists()
    carry(g, one, "hunters-bow", shown=True)
    carry(g, other, "amulet-of-shielding", shown=True)
    duel(g, one, other)
    g.apply(DAQAN, use(one, "hunters-bow"))
    while top(g) == "StrikeFirst":
        g.apply(g.waiting()[0], Refrain())
    g.apply(LATARI, use(other, "amulet-of-shielding"))
    told = fated(g, HIT, MISS)
    assert HarmPrevented(LATARI, other, 1) in told
    assert g.hero_damage[other] == 0
    fated(g, 26, 7)
    assert g.hero_damage[other] == 1


def test_the_amulet_is_used_against_damage_only() -> None:
    g, who = owner("amulet-of-shielding", "1c: 1 footman")
    assert reason(g, DAQAN, use(who, "amulet-of-shielding")) != ""


def test_the_cloak_evades_a_duel_with_gold_or_silver() -> None:
    g, one, other = guarded("cloak-of-deception")
    g.apply(LATARI, use(other, "cloak-of-deception"))
    told = fated(g, SILVER, 13, 3, 4)
    assert DuelEvaded(one, other) in told
    assert g.hero_seat[other] == LATARI
    assert top(g) != "DrawFate"


def test_the_cloak_does_not_help_with_red_nor_the_one_who_challenges() -> None:
    g, one, other = guarded("cloak-of-deception")
    g.apply(LATARI, use(other, "cloak-of-deception"))
    fated(g, 8, 9, 10, 18)
    assert g.frame(Duel).round == 1
    g, one, other = armed("cloak-of-deception")
    assert top(g) == "DrawFate"
    assert g.frame(Duel).side_of(one) == 0


# by itself


@pytest.mark.parametrize(
    ("name", "quest", "where", "attribute", "printed"),
    [
        ("belt-of-giants", "barrow-of-kings", "1c", 0, 4),
        ("gloves-of-finesse", "forward-scouting", "1a", 1, 2),
        ("circlet-of-lore", "hermits-riddle", "9a", 2, 3),
    ],
)
def test_what_adds_to_an_attribute_that_is_tested(
    name: str, quest: str, where: str, attribute: int, printed: int
) -> None:
    for reward in ("belt-of-giants", "gloves-of-finesse", "circlet-of-lore"):
        g = champions()
        who = hero(g, "sir-valadir", DAQAN, where)
        carry(g, who, reward, shown=True)
        told = _told(g, who, quest)
        more = 2 if reward == name else 0
        assert AttributeTestBegan(DAQAN, who, attribute, printed + more) in told


def _told(g: World, who: int, quest: str) -> list[object]:
    attempt(g, who, quest)
    return list(g.events)


def test_boots_carry_one_area_further() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "daqan-a")
    assert reach_of_hero(g, who) == 2
    carry(g, who, "wayfarers-boots", shown=True)
    moving(g, who)
    for step in ("1a", "1c", "5a"):
        g.apply(DAQAN, StepTo(at(step)))
    assert top(g) != "WalkOn"


# at any time


def test_a_draught_heals_in_the_own_turn_in_the_quest_phase_and_when_damage_comes() -> None:
    g, who = owner("healing-draught")
    assert reason(g, DAQAN, use(who, "healing-draught")) == "hero-unhurt RW-310"
    g.hero_damage[who] = 3
    own_turn(g, DAQAN)
    g.apply(DAQAN, use(who, "healing-draught"))
    assert g.hero_damage[who] == 0
    assert carried(g, who) == []
    for frame in (moving, None):
        g = champions()
        who = hero(g, "sir-valadir", DAQAN, "1c")
        carry(g, who, "healing-draught")
        g.hero_damage[who] = 3
        if frame is not None:
            moving(g, who)
        else:
            start(g, *season(HurtHero(who, 1)))
        g.apply(DAQAN, use(who, "healing-draught"))
        assert g.hero_damage[who] == (0 if frame is not None else 1)
        assert g.hero_seat[who] == DAQAN


def test_nobody_drinks_anothers_draught() -> None:
    g, who = owner("healing-draught")
    g.hero_damage[who] = 3
    other = hero(g, "silhouette", DAQAN, "1c")
    g.hero_damage[other] = 2
    own_turn(g, DAQAN)
    assert reason(g, DAQAN, use(other, "healing-draught")) != ""
    g.apply(DAQAN, use(who, "healing-draught"))
    assert g.hero_damage[other] == 2
    assert g.waiting() != (FATE,)
