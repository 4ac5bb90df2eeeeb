"""Orders 2 and 3: an area is activated and an army moves into it. [RW-104 – RW-110, RW-139 – RW-165]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.battle.battle import Battle, BattleBegan
from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.decks import WINTER
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.diplomacy import BattleSpent
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.march import (
    SET_OUT,
    Activate,
    AreaActivated,
    March,
    MarchHero,
    MarchHeroOver,
)
from feldzug.games.runewars.movement import HeroMarch, UnitMoved, within_reach
from feldzug.games.runewars.turn import CarryOut
from feldzug.games.runewars.view import view
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from tests.games.runewars.campaign import begin, campaign, refused, told
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    area,
    box_is_whole,
    hero,
    kind,
    rune,
    stands,
)


def mobilize(g: World, seat: Seat, target: str, *orders: str) -> World:
    begin(g, seat, *(orders or ("mobilize",)))
    g.apply(seat, Activate(area(target)))
    return g


def unit(name: str, source: str) -> Any:
    return March(kind(name), area(source))


def march(g: World, seat: Seat, *units: tuple[str, str, int]) -> None:
    for name, source, count in units:
        for _ in range(count):
            g.apply(seat, unit(name, source))
    g.apply(seat, SET_OUT)


def second(g: World, seat: Seat) -> World:
    """The bonus of Mobilize is used."""
    g.apply(seat, CarryOut())
    return g


@pytest.mark.rule("RW-104", "RW-141")
def test_the_token_lies_before_anything_moves() -> None:
    g = begin(campaign("1a: 1 footman"), DAQAN, "mobilize")
    g.activated[area("1c")] = 1 << LATARI
    events = g.apply(DAQAN, Activate(area("1c")))
    assert told(events, AreaActivated) == [AreaActivated(DAQAN, area("1c"))]
    assert g.activated[area("1c")] == 1 << DAQAN | 1 << LATARI
    assert stands(g, "1a") == "0: footman 1"


@pytest.mark.rule("RW-105", "RW-145")
def test_who_chooses_an_area_sees_which_ones_his_figures_could_march_into() -> None:
    g = begin(campaign("1a: 1 footman"), DAQAN, "mobilize")
    shown = view(g, DAQAN).marches
    assert shown
    for target in AREAS:
        if area(target) in g.areas():
            twin = g.clone()
            twin.apply(DAQAN, Activate(area(target)))
            joining = [one for one in twin.legal(DAQAN) if isinstance(one, March)]
            assert (target in shown) == bool(joining)
    assert view(g, LATARI).marches == shown  # all see where figures stand
    g.apply(DAQAN, Activate(area(shown[0])))
    assert view(g, DAQAN).marches == []


@pytest.mark.rule("RW-141")
def test_an_area_is_not_activated_twice_by_the_same_player() -> None:
    g = campaign("1a: 1 footman")
    g.activated[area("1c")] = 1 << DAQAN
    begin(g, DAQAN, "mobilize", "conquer")
    assert refused(g, DAQAN, Activate(area("1c"))) == ("already-activated", "RW-141")
    assert Activate(area("5d")) in g.legal(DAQAN)  # one need not control it


@pytest.mark.rule("RW-105", "RW-145", "RW-159")
def test_units_come_from_up_to_two_areas_away_and_arrive_together() -> None:
    g = mobilize(campaign("2b: 2 footman; 2a: 1 knight; 1c: 1 bowman"), DAQAN, "2c")
    march(g, DAQAN, ("footman", "2b", 2), ("knight", "2a", 1))
    assert stands(g, "2c") == "0: footman 2, knight 1"
    assert stands(g, "2b") == "-2: "
    assert not any(g.arriving)
    assert box_is_whole(g)


@pytest.mark.rule("RW-105", "RW-159")
def test_a_unit_joins_the_army_once() -> None:
    g = mobilize(campaign("2b: 2 footman"), DAQAN, "2c")
    g.apply(DAQAN, unit("footman", "2b"))
    assert unit("footman", "2b") in g.legal(DAQAN)
    g.apply(DAQAN, unit("footman", "2b"))
    assert g.legal(DAQAN) == [SET_OUT]
    assert refused(g, DAQAN, unit("footman", "2b"))[0] == "not-offered"


@pytest.mark.rule("RW-145")
def test_a_third_step_is_too_far() -> None:
    g = mobilize(campaign("6d: 1 footman; 2b: 1 footman; 1c: 1 footman"), DAQAN, "8d")
    assert refused(g, DAQAN, unit("footman", "6d")) == ("out-of-reach", "RW-145")
    assert refused(g, DAQAN, unit("footman", "1c")) == ("out-of-reach", "RW-145")
    assert g.legal(DAQAN) == [unit("footman", "2b"), SET_OUT]


@pytest.mark.rule("RW-146")
def test_fast_units_come_from_three_areas_away() -> None:
    g = mobilize(campaign("1c: 1 flesh-ripper, 1 berserker; 2c: 1 berserker"), UTHUK, "8d")
    assert g.legal(UTHUK) == [unit("flesh-ripper", "1c"), unit("berserker", "2c"), SET_OUT]


@pytest.mark.rule("RW-144", "RW-149", "RW-213")
def test_nobody_passes_enemies_or_neutral_units_not_even_in_the_air() -> None:
    for guard in ("2b: 1 archer", "2b: 1 giant"):
        g = mobilize(campaign(f"2a: 1 footman, 1 dragon; {guard}"), DAQAN, "2c")
        assert refused(g, DAQAN, unit("footman", "2a")) == ("out-of-reach", "RW-145")
        assert refused(g, DAQAN, unit("dragon", "2a")) == ("out-of-reach", "RW-145")
    for way in ("2b: 1 bowman", "2b: stronghold of 0", ""):
        g = mobilize(campaign(f"2a: 1 footman; {way}"), DAQAN, "2c")
        assert unit("footman", "2a") in g.legal(DAQAN)


@pytest.mark.rule("RW-147", "RW-148", "RW-151")
def test_borders_stop_armies() -> None:
    board = "6b: 1 footman"
    g = mobilize(campaign(board), DAQAN, "6a")
    assert refused(g, DAQAN, unit("footman", "6b")) == ("out-of-reach", "RW-145")
    g = campaign(board)
    g.season = WINTER
    assert unit("footman", "6b") in mobilize(g, DAQAN, "6a").legal(DAQAN)
    g = mobilize(campaign("8b: 1 pegasus-rider, 1 archer"), LATARI, "8d")
    assert g.legal(LATARI) == [unit("pegasus-rider", "8b"), SET_OUT]


@pytest.mark.rule("RW-153")
def test_a_hole_is_never_crossed() -> None:
    """Four tiles around a hole: 3c, 1a, 9a, 9b, 3a and 3b touch it, in this order."""
    g = campaign("3a: 1 pegasus-rider")
    g.layout = Layout([Laid(2, 0, 0, 0), Laid(1, 1, 2, 4), Laid(0, 0, 2, 1), Laid(8, -1, 2, 3)])
    assert within_reach(g, area("3a"), LATARI, 1, True) == [area("3b"), area("9b")]
    assert area("1a") not in within_reach(g, area("3a"), LATARI, 2, True)
    assert area("1a") in within_reach(g, area("3a"), LATARI, 3, True)


@pytest.mark.rule("RW-139", "RW-142")
def test_units_do_not_leave_an_activated_area_but_pass_it() -> None:
    g = campaign("2b: 1 footman; 2a: 1 knight")
    g.activated[area("2b")] = 1 << DAQAN
    mobilize(g, DAQAN, "2c")
    assert refused(g, DAQAN, unit("footman", "2b")) == ("area-activated-own", "RW-139")
    assert g.legal(DAQAN) == [unit("knight", "2a"), SET_OUT]


@pytest.mark.rule("RW-160")
def test_only_standing_units_march() -> None:
    g = mobilize(campaign("1a: 2 footman, 1 knight routed"), DAQAN, "1c")
    assert g.legal(DAQAN) == [unit("footman", "1a"), SET_OUT]
    assert refused(g, DAQAN, unit("knight", "1a")) == ("no-mover-left", "RW-160")


@pytest.mark.rule("RW-159")
def test_one_army_passes_where_another_has_left() -> None:
    """2b is left to a giant, but it was friendly when the order began."""
    g = mobilize(campaign("2b: 1 footman, 1 giant; 2a: 1 knight"), DAQAN, "2c")
    g.apply(DAQAN, unit("footman", "2b"))
    assert unit("knight", "2a") in g.legal(DAQAN)
    g.apply(DAQAN, unit("knight", "2a"))
    events = g.apply(DAQAN, SET_OUT)
    assert len(told(events, UnitMoved)) == 2
    assert g.is_neutral(area("2b"))


@pytest.mark.rule("RW-220")
def test_an_army_of_allies_alone_needs_a_friendly_target() -> None:
    board = "2a: 1 giant, 1 footman; 8a: 2 hell-hound"
    g = mobilize(campaign(board), DAQAN, "8a")
    assert refused(g, DAQAN, unit("giant", "2a")) == ("allies-need-own-units", "RW-220")
    g.apply(DAQAN, unit("footman", "2a"))
    assert unit("giant", "2a") in g.legal(DAQAN)
    g = mobilize(campaign(f"{board}; 2b: stronghold of 0"), DAQAN, "2b")
    march(g, DAQAN, ("giant", "2a", 1))
    assert stands(g, "2b") == "0: giant 1"


@pytest.mark.rule("RW-161", "RW-162")
def test_in_a_friendly_area_the_ninth_unit_is_destroyed() -> None:
    g = mobilize(campaign("1a: 3 footman; 1b: 6 bowman, 1 beastman"), DAQAN, "1b")
    march(g, DAQAN, ("footman", "1a", 2))
    assert g.legal(DAQAN) == [
        DestroyUnit(kind(k), False) for k in ("footman", "bowman", "beastman")
    ]
    g.apply(DAQAN, DestroyUnit(kind("beastman"), False))
    assert stands(g, "1b") == "0: footman 2, bowman 6"


@pytest.mark.rule("RW-157")
def test_heroes_stay_behind() -> None:
    g = campaign("1c: 1 footman")
    who = hero(g, "sir-valadir", DAQAN, "1c")
    mobilize(g, DAQAN, "1a")
    assert refused(g, DAQAN, MarchHero(who))[0] == "not-offered"
    assert g.legal(DAQAN) == [unit("footman", "1c"), SET_OUT]


@pytest.mark.rule("RW-158", "RW-154", "RW-302")
def test_if_so_agreed_heroes_march_through_any_areas_and_look_in_passing() -> None:
    g = rune(campaign("2b: 3 archer", heroes_march="on"), "2b", "dragon", LATARI)
    who = hero(g, "sir-valadir", DAQAN, "2a")
    mobilize(g, DAQAN, "2c")
    assert g.legal(DAQAN) == [MarchHeroOver(who, area("2b")), SET_OUT]
    g.apply(DAQAN, MarchHeroOver(who, area("2b")))
    assert g.legal(DAQAN) == [SET_OUT]
    g.apply(DAQAN, SET_OUT)
    assert g.hero_area[who] == area("2c")
    assert g.controller[area("2c")] < 0
    assert g.view(DAQAN).areas["2b"].rune == "dragon-rune"


@pytest.mark.rule("RW-302")
def test_if_so_agreed_heroes_do_not_look_in_passing() -> None:
    g = campaign("2b: 3 archer", heroes_march="on", look_in_passing="off")
    rune(g, "2b", "dragon", LATARI)
    who = hero(g, "sir-valadir", DAQAN, "2a")
    mobilize(g, DAQAN, "2c")
    g.apply(DAQAN, MarchHeroOver(who, area("2b")))
    g.apply(DAQAN, SET_OUT)
    assert g.view(DAQAN).areas["2b"].rune == "?"


@pytest.mark.rule("RW-158")
def test_a_hero_does_not_march_three_areas() -> None:
    g = campaign(heroes_march="on")
    who = hero(g, "sir-valadir", DAQAN, "1c")
    assert g.value(HeroMarch(who), 2) == 2
    mobilize(g, DAQAN, "8d")
    assert g.legal(DAQAN) == [SET_OUT]


@pytest.mark.rule("RW-107")
def test_the_bonus_activates_another_area() -> None:
    g = mobilize(campaign("1a: 2 footman"), DAQAN, "1b")
    march(g, DAQAN, ("footman", "1a", 1))
    second(g, DAQAN)
    assert refused(g, DAQAN, Activate(area("1b"))) == ("already-activated", "RW-141")
    g.apply(DAQAN, Activate(area("1c")))
    march(g, DAQAN, ("footman", "1a", 1))
    assert [a for a in g.areas() if g.activated[a]] == [area("1b"), area("1c")]


@pytest.mark.rule("RW-108", "RW-165")
def test_after_a_battle_the_second_march_goes_nowhere_where_one_must_follow() -> None:
    g = mobilize(campaign("1c: 9 footman, 1 knight; 5a: 1 archer; 5c: 2 sorcerer"), DAQAN, "1a")
    g.apply(DAQAN, SET_OUT)
    g.effects = [BattleSpent(DAQAN, "turn")]
    g.influence[DAQAN] = 1
    second(g, DAQAN)
    assert refused(g, DAQAN, Activate(area("5a"))) == ("one-battle-only", "RW-108")
    assert refused(g, DAQAN, Activate(area("uthuk-a"))) == ("one-battle-only", "RW-108")
    assert Activate(area("5c")) in g.legal(DAQAN)
    g.apply(DAQAN, Activate(area("5c")))
    for _ in range(8):
        g.apply(DAQAN, unit("footman", "1c"))
    assert refused(g, DAQAN, unit("knight", "1c")) == ("too-many-for-diplomacy", "RW-165")


@pytest.mark.rule("RW-108", "RW-215")
def test_after_a_battle_neutral_units_are_not_approached_without_influence() -> None:
    g = mobilize(campaign("5c: 2 sorcerer; 1c: 1 footman"), DAQAN, "1a")
    g.apply(DAQAN, SET_OUT)
    g.effects = [BattleSpent(DAQAN, "turn")]
    g.influence[DAQAN] = 0
    second(g, DAQAN)
    assert refused(g, DAQAN, Activate(area("5c"))) == ("one-battle-only", "RW-108")


@pytest.mark.rule("RW-110")
def test_conquer_marches_like_mobilize() -> None:
    g = mobilize(campaign("2b: 2 footman; 2a: 1 knight"), DAQAN, "2c", "conquer")
    march(g, DAQAN, ("footman", "2b", 2), ("knight", "2a", 1))
    assert stands(g, "2c") == "0: footman 2, knight 1"
    assert CarryOut() not in g.legal(DAQAN)  # its bonus is asked for in the battle
    g = mobilize(campaign("1c: 1 footman; 5a: 1 archer"), DAQAN, "5a", "conquer")
    g.apply(DAQAN, unit("footman", "1c"))
    assert told(g.apply(DAQAN, SET_OUT), BattleBegan)


@pytest.mark.rule("RW-105", "RW-160", "RW-219")
def test_only_own_standing_units_and_allies_are_thought_of() -> None:
    board = "1a: 1 footman, 1 beastman, 1 knight routed; 5c: 2 sorcerer; 5b: 1 archer"
    g = mobilize(campaign(board), DAQAN, "1c")
    offer = g.offer(DAQAN)
    assert offer is not None
    assert [choice.action for choice in offer.choices] == [
        unit("footman", "1a"),
        unit("beastman", "1a"),
        SET_OUT,
    ]


@pytest.mark.rule("RW-104", "RW-106")
def test_who_moves_nobody_into_a_neutral_or_enemy_area_has_only_activated_it() -> None:
    for target in ("5c", "5b"):
        g = mobilize(campaign("5c: 2 sorcerer; 5b: 1 archer; 1c: 1 footman"), DAQAN, target)
        g.apply(DAQAN, SET_OUT)
        assert type(g.stack[-1]).__name__ == "UseBonus"


@pytest.mark.rule("RW-106", "RW-229", "RW-062", "RW-108")
@pytest.mark.parametrize(("source", "target"), [("1c", "5a"), ("uthuk-c", "uthuk-b")])
def test_in_an_enemy_area_a_battle_follows_even_if_nobody_stands_there(
    source: str, target: str
) -> None:
    g = campaign(f"{source}: 1 footman; 5a: 1 archer routed")
    mobilize(g, DAQAN, target)
    g.apply(DAQAN, unit("footman", source))
    assert told(g.apply(DAQAN, SET_OUT), BattleBegan)
    assert g.has_effect(BattleSpent)


@pytest.mark.rule("RW-163", "RW-231")
def test_more_than_eight_may_attack_an_enemy_and_all_of_them_fight() -> None:
    g = mobilize(campaign("1c: 7 footman; 1a: 4 footman; 5a: 1 archer"), DAQAN, "5a")
    for source, count in (("1c", 7), ("1a", 4)):
        for _ in range(count):
            g.apply(DAQAN, unit("footman", source))
    g.apply(DAQAN, SET_OUT)
    assert g.frame(Battle).attackers == 11


@pytest.mark.rule("RW-302", "RW-338")
def test_a_hero_looks_where_he_stops() -> None:
    g = campaign(heroes_march="on", look_in_passing="off")
    rune(g, "2c", "dragon")
    who = hero(g, "sir-valadir", DAQAN, "2b")
    mobilize(g, DAQAN, "2c")
    g.apply(DAQAN, MarchHero(who))
    g.apply(DAQAN, SET_OUT)
    assert g.view(DAQAN).areas["2c"].rune == "dragon-rune"


@pytest.mark.rule("RW-141", "RW-092")
def test_where_every_area_is_activated_nothing_is_left_to_do() -> None:
    g = campaign("1a: 1 footman")
    g.activated = bytearray([1 << DAQAN] * len(g.activated))
    begin(g, DAQAN, "fortify", "conquer")
    assert type(g.stack[-1]).__name__ == "OwnTurn"


@pytest.mark.rule("RW-156", "RW-158")
def test_a_routed_hero_does_not_march() -> None:
    g = campaign(heroes_march="on")
    who = hero(g, "sir-valadir", DAQAN, "1c")
    g.hero_routed[who] = 1
    mobilize(g, DAQAN, "1a")
    assert refused(g, DAQAN, MarchHero(who)) == ("hero-routed", "RW-156")
    assert g.legal(DAQAN) == [SET_OUT]
