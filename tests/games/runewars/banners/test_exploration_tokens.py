"""The exploration tokens of the expansion: Flooded and Defensible Area. [BOW-240 – BOW-247]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.games.runewars.banners.barren import freeze
from feldzug.games.runewars.banners.exploration import (
    HeroWashedAway,
    LeaveHeroHere,
    WashHeroTo,
    is_flooded,
)
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.board import AREAS, MOUNTAIN, WATER
from feldzug.games.runewars.cards.quests.deck import has_border
from feldzug.games.runewars.decks import SUMMER, WINTER
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.exploration.finding import SettleToken
from feldzug.games.runewars.exploration.places import RemoveLocation
from feldzug.games.runewars.exploration.tokens import (
    EXPLORATIONS,
    full_bags,
    is_hidden,
    lay_tokens,
    open_token,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.quest_phase import DuelOrQuest, StopHere
from feldzug.games.runewars.movement import hero_steps, steps_from
from feldzug.games.runewars.retreat import RetreatUnits
from feldzug.games.runewars.world import World
from feldzug.kernel.codec import Codec
from feldzug.kernel.secrecy_laws import secrecy_laws
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.decks import knows
from tests.games.runewars.battlefield import DAQAN, LATARI, WAIQAR, at, kind, stands, start
from tests.games.runewars.champions import (
    carry,
    champions,
    is_asked,
    moving,
    own_turn,
    quest_in_hand,
    top,
)
from tests.games.runewars.rules.test_exploration import found, lay
from tests.games.runewars.table import hero, rune

BANNERS = ("banners",)


def wild(text: str = "", **options: str) -> World:
    """The fixed map in summer, with exploration tokens on it."""
    g = champions(text, BANNERS, exploration="on", **options)
    g.season = SUMMER
    lay_tokens(None, g)
    return g


def finds_water(where: str = "5c", text: str = "", **options: str) -> tuple[World, int]:
    """A hero of Daqan stays where he is and turns up a Flooded Area."""
    g = wild(text, **options)
    who = hero(g, "sir-valadir", DAQAN, where)
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("flooded-area"))
    return g, who


def flooded(where: str = "5c", text: str = "", **options: str) -> World:
    """A Flooded Area that was found long ago."""
    g = wild(text, **options)
    lay(g, where, "flooded-area")
    return g


def winter() -> World:
    """The same map without water, in winter."""
    g = wild()
    g.season = WINTER
    return g


def ground_steps(g: World, name: str) -> list[int]:
    return steps_from(g, at(name), DAQAN, False)


@pytest.mark.rule("BOW-240")
def test_eight_tokens_more_are_mixed_with_the_others() -> None:
    on, off = [RUNEWARS.setup(2, modules, exploration="on") for modules in (BANNERS, ())]
    more = [len(bag) for bag in full_bags(RUNEWARS.rules(on))]
    base = [len(bag) for bag in full_bags(RUNEWARS.rules(off))]
    assert sum(more) == sum(base) + 8
    assert EXPLORATIONS.index("flooded-area") in full_bags(RUNEWARS.rules(on))[1]
    assert "banners-exploration" not in RUNEWARS.setup(2, BANNERS).modules
    assert "banners-exploration" in on.modules


# a hero finds it


@pytest.mark.rule("BOW-241", "BOW-242")
def test_the_left_neighbour_moves_the_hero_up_to_two_areas() -> None:
    g, who = finds_water(text="5c: 2 footman")
    assert is_asked(g, LATARI, "WashHero")
    before = g.hero_area[who]
    step = next(a for a in g.legal(LATARI) if isinstance(a, WashHeroTo))
    g.apply(LATARI, step)
    assert g.hero_area[who] == step.area
    assert g.waiting() == (LATARI,)
    back = WashHeroTo(before)
    assert back in g.legal(LATARI), "the area does not count as flooded yet"
    further = next(a for a in g.legal(LATARI) if isinstance(a, WashHeroTo) and a != back)
    events = g.apply(LATARI, further)
    assert g.hero_area[who] == further.area
    assert HeroWashedAway(DAQAN, who, further.area) in events
    assert top(g) != "WashHero", "two areas at most"
    assert stands(g, "5c") == "2 footman", "units stay"
    assert open_token(g, at("5c")) == EXPLORATIONS.index("flooded-area")
    assert is_flooded(g, at("5c"))


@pytest.mark.rule("BOW-242")
def test_or_not_at_all() -> None:
    g, who = finds_water()
    events = g.apply(LATARI, LeaveHeroHere())
    assert g.hero_area[who] == at("5c")
    assert not [event for event in events if isinstance(event, HeroWashedAway)]
    assert is_flooded(g, at("5c"))


@pytest.mark.rule("BOW-242")
def test_with_a_neighbour_who_is_out_the_next_one_decides() -> None:
    g = wild()
    g.is_out[LATARI] = 1
    who = hero(g, "sir-valadir", DAQAN, "5c")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("flooded-area"))
    assert g.waiting() == (WAIQAR,)


@pytest.mark.rule("BOW-Q41")
def test_other_borders_bind_him_on_his_way() -> None:
    g, _ = finds_water("1b")
    assert at("5a") in g.near(at("1b"))
    refusal = g.why_not(LATARI, WashHeroTo(at("5a")))
    assert refusal is not None
    assert refusal.key == "border-closed"
    assert g.why_not(LATARI, WashHeroTo(at("1c"))) is None


@pytest.mark.rule("BOW-242", "RW-321")
def test_what_he_carries_in_secret_does_not_help_him_nor_show() -> None:
    g = wild()
    who = carry_cloak(g, shown=False)
    assert at("5a") in hero_steps(g, who, at("1b"), secretly=True), "his player knows"
    assert WashHeroTo(at("5a")) not in g.legal(LATARI)
    secrecy_laws(Codec(RUNEWARS), RUNEWARS.setup(4, BANNERS, exploration="on"), g)
    g = wild()
    carry_cloak(g, shown=True)
    assert WashHeroTo(at("5a")) in g.legal(LATARI)


def carry_cloak(g: World, *, shown: bool) -> int:
    """A hero with the Cloak of Mists turns up a Flooded Area in 1B."""
    who = hero(g, "sir-valadir", DAQAN, "1b")
    carry(g, who, "cloak-of-mists", shown=shown)
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("flooded-area"))
    return who


def lands(landing: str) -> tuple[World, int]:
    """Carried from 5C to an area with a hidden token; a quest is in hand."""
    g = wild(flooded_landing=landing)
    who = hero(g, "sir-valadir", DAQAN, "5c")
    quest_in_hand(g, DAQAN, "the-bazaar")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("flooded-area"))
    target = next(
        a.area for a in g.legal(LATARI) if isinstance(a, WashHeroTo) and is_hidden(g, a.area)
    )
    g.apply(LATARI, WashHeroTo(target))
    g.apply(LATARI, LeaveHeroHere())
    return g, target


def pass_windows(g: World) -> World:
    """Everybody lets the moment for tactics cards pass."""
    while g.stack and type(g.stack[-1]).__name__ == "TacticsWindow":
        seat = g.waiting()[0]
        g.apply(seat, g.legal(seat)[0])
    return g


@pytest.mark.rule("BOW-Q41")
def test_he_may_duel_or_quest_where_he_lands_but_finds_no_second_token() -> None:
    g, target = lands("deed")
    assert is_hidden(g, target)
    assert isinstance(pass_windows(g).stack[-1], DuelOrQuest)


@pytest.mark.rule("BOW-Q41")
def test_or_he_finds_a_second_token_first() -> None:
    g, target = lands("token-first")
    assert isinstance(g.stack[-1], SettleToken)
    g.apply(FATE, found("flooded-area"))
    assert g.waiting() == (LATARI,), "the second one carries him off again"
    g.apply(LATARI, LeaveHeroHere())
    assert not is_hidden(g, target)
    assert isinstance(pass_windows(g).stack[-1], DuelOrQuest)


@pytest.mark.rule("BOW-Q41")
def test_as_often_as_the_water_carries_him_on_he_finds_another_token() -> None:
    g, _ = lands("token-first")
    g.apply(FATE, found("flooded-area"))
    further = [a.area for a in g.legal(LATARI) if isinstance(a, WashHeroTo)]
    target = next(area for area in further if is_hidden(g, area))
    g.apply(LATARI, WashHeroTo(target))
    g.apply(LATARI, LeaveHeroHere())
    assert isinstance(g.stack[-1], SettleToken)
    g.apply(FATE, found("defensible-area"))
    assert not is_hidden(g, target)
    assert isinstance(pass_windows(g).stack[-1], DuelOrQuest)


@pytest.mark.rule("BOW-Q41")
def test_or_he_does_nothing_more() -> None:
    g, target = lands("nothing")
    assert is_hidden(g, target)
    assert not [f for f in pass_windows(g).stack if isinstance(f, DuelOrQuest)]


@pytest.mark.rule("BOW-Q41", "RW-368")
def test_a_dungeon_holds_him() -> None:
    g, who = finds_water()
    target = next(a.area for a in g.legal(LATARI) if isinstance(a, WashHeroTo))
    lay(g, AREAS[target], "dungeon")
    g.apply(LATARI, WashHeroTo(target))
    assert g.hero_area[who] == target
    assert top(g) != "WashHero"


def test_a_bot_answers_for_the_water() -> None:
    g, _ = finds_water("1c", "1c: stronghold of 0")
    assert POLICY.choose(g, LATARI, g.legal(LATARI)) == LeaveHeroHere(), "he is trapped there"
    step = next(a for a in g.legal(LATARI) if isinstance(a, WashHeroTo))
    g.apply(LATARI, step)
    back = WashHeroTo(at("1c"))
    assert back in g.legal(LATARI)
    chosen = POLICY.choose(g, LATARI, g.legal(LATARI))
    assert isinstance(chosen, WashHeroTo)
    assert chosen != back, "farther from home"


# what it does to borders


@pytest.mark.rule("BOW-243")
def test_nobody_enters_or_leaves_who_does_not_fly() -> None:
    g = flooded()
    who = hero(g, "sir-valadir", DAQAN, "5c")
    here = at("5c")
    assert ground_steps(g, "5c") == []
    assert hero_steps(g, who, here) == []
    assert steps_from(g, here, DAQAN, True) == list(g.near(here))
    for near in g.near(here):
        assert here not in steps_from(g, near, DAQAN, False)
        assert here in steps_from(g, near, DAQAN, True)
        assert has_border(g, near, WATER)
    assert has_border(g, here, WATER)


@pytest.mark.rule("BOW-243")
def test_except_in_winter_and_with_a_cryomancy_token_there() -> None:
    g = flooded()
    freeze(g, at("5c"))
    assert ground_steps(g, "5c") == list(g.near(at("5c"))) != []
    g = flooded()
    g.season = WINTER
    assert ground_steps(g, "5c") == list(g.near(at("5c")))
    who = hero(g, "sir-valadir", DAQAN, "5c")
    assert hero_steps(g, who, at("5c")) == ground_steps(g, "5c")


@pytest.mark.rule("BOW-243")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_ice_there_lets_heroes_out_whatever_is_agreed_of_heroes_on_ice(option: str) -> None:
    g = flooded(heroes_on_ice=option)
    who = hero(g, "sir-valadir", DAQAN, "5c")
    freeze(g, at("5c"))
    assert hero_steps(g, who, at("5c")) == list(g.near(at("5c")))


@pytest.mark.rule("BOW-243", "RW-155")
def test_where_no_borders_bind_heroes_the_flood_binds_them_still() -> None:
    g = flooded(hero_borders="free")
    who = hero(g, "sir-valadir", DAQAN, "5c")
    here, near = at("5c"), list(g.near(at("5c")))
    outside = near[0]
    assert hero_steps(g, who, here) == []
    assert hero_steps(g, who, outside) == [a for a in g.near(outside) if a != here]
    carry(g, who, "cloak-of-mists")
    assert hero_steps(g, who, here) == []
    assert hero_steps(g, who, here, secretly=True) == near
    for opens in ("ice", "winter"):
        g = flooded(hero_borders="free")
        who = hero(g, "sir-valadir", DAQAN, "5c")
        if opens == "ice":
            freeze(g, here)
        else:
            g.season = WINTER
        assert hero_steps(g, who, here) == near
        assert here in hero_steps(g, who, outside)


@pytest.mark.rule("BOW-243")
def test_a_mountain_counts_as_water_too() -> None:
    g = flooded("5b")
    ground = g.layout.ground
    pairs = zip(ground.near[at("5b")], ground.border[at("5b")], strict=True)
    assert (at("5d"), MOUNTAIN) in list(pairs)
    assert at("5d") not in ground_steps(g, "5b")
    g.season = WINTER
    assert at("5d") in ground_steps(g, "5b")
    assert at("5d") not in ground_steps(winter(), "5b")
    g.season = SUMMER
    freeze(g, at("5b"))
    assert at("5d") in ground_steps(g, "5b")


@pytest.mark.rule("BOW-Q29")
def test_a_cryomancy_token_next_to_it_does_not_help() -> None:
    g = flooded()
    for near in g.near(at("5c")):
        freeze(g, near)
    assert ground_steps(g, "5c") == []


@pytest.mark.rule("BOW-Q28")
def test_who_must_retreat_out_of_it_and_cannot_is_destroyed() -> None:
    text = "5c: 2 footman, 1 dragon; 1c: 1 footman"
    g = start(flooded(text=text), RetreatUnits(DAQAN, at("5c"), DAQAN))
    assert UnitDestroyed(DAQAN, kind("footman"), at("5c")) in g.events
    assert stands(g, "1c") == "1 footman, 1 dragon routed"
    g = start(wild(text), RetreatUnits(DAQAN, at("5c"), DAQAN))
    assert not [e for e in g.events if isinstance(e, UnitDestroyed)]


@pytest.mark.rule("BOW-Q28")
def test_units_inside_stay_where_they_are() -> None:
    g, _ = finds_water(text="5c: 3 footman")
    g.apply(LATARI, LeaveHeroHere())
    assert stands(g, "5c") == "3 footman"


@pytest.mark.rule("BOW-244")
def test_it_stays_whoever_stands_there() -> None:
    g = flooded(text="5c: 7 footman")
    own_turn(g, DAQAN)
    assert not [a for a in g.legal(DAQAN) if isinstance(a, RemoveLocation)]


# Defensible Area


def strength(g: World, side: int, seat: Seat = LATARI, where: str = "5c") -> int:
    return g.value(Strength(at(where), side, seat), 2)


@pytest.mark.rule("BOW-245", "BOW-246")
def test_who_defends_a_defensible_area_has_one_more() -> None:
    g = wild()
    assert strength(g, DEFENDER) == 2
    lay(g, "5c", "defensible-area")
    assert (strength(g, DEFENDER), strength(g, ATTACKER)) == (3, 2)
    assert strength(g, DEFENDER, Seat(-2)) == 3
    assert strength(g, DEFENDER, where="1c") == 2


@pytest.mark.rule("BOW-245")
def test_it_stays_when_it_is_turned_up() -> None:
    g = wild()
    who = hero(g, "sir-valadir", DAQAN, "5c")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("defensible-area"))
    assert open_token(g, at("5c")) == EXPLORATIONS.index("defensible-area")


@pytest.mark.rule("BOW-247")
@pytest.mark.parametrize(("units", "may"), [(5, False), (6, True)])
def test_six_units_may_remove_it(units: int, may: bool) -> None:
    g = wild(f"5c: {units} footman")
    lay(g, "5c", "defensible-area")
    own_turn(g, DAQAN)
    refusal: Any = g.why_not(DAQAN, RemoveLocation(at("5c")))
    assert (refusal is None) == may
    if may:
        g.apply(DAQAN, RemoveLocation(at("5c")))
        assert strength(g, DEFENDER) == 2


@pytest.mark.rule("BOW-242", "RW-302")
def test_where_the_water_leaves_him_his_player_sees_the_rune() -> None:
    g = wild(look_in_passing="off")
    who = hero(g, "sir-valadir", DAQAN, "5c")
    for name in ("5a", "5b"):
        rune(g, name, "dragon")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("flooded-area"))
    g.apply(LATARI, WashHeroTo(at("5b")))
    assert not knows(g.runes.seen[g.runes.areas.index(at("5b"))], DAQAN)
    g.apply(LATARI, WashHeroTo(at("5a")))
    seen = [knows(g.runes.seen[g.runes.areas.index(at(name))], DAQAN) for name in ("5a", "5b")]
    assert seen == [True, False]
