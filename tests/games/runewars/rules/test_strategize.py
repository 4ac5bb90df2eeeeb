"""Order 1: units and heroes move one area each, all at once. [RW-099 – RW-103]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.board import TACTICS
from feldzug.games.runewars.decks import QUESTS, WINTER
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.movement import HeroMoved, UnitMoved
from feldzug.games.runewars.strategic_moves import END_MOVES, MoveTo, MoveUnit, SendHero
from feldzug.games.runewars.turn import CarryOut, Decline, GoOn
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.values import Seat
from feldzug.parts.decks import those
from tests.games.runewars.campaign import begin, campaign, let_fate, refused, told
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


def move(g: World, seat: Seat, unit: str, source: str, target: str) -> None:
    g.apply(seat, MoveUnit(kind(unit), area(source)))
    g.apply(seat, MoveTo(area(target)))


def leave(unit: str, source: str) -> Any:
    return MoveUnit(kind(unit), area(source))


@pytest.mark.rule("RW-099", "RW-101")
def test_any_units_move_one_area_each_and_nothing_is_activated() -> None:
    g = begin(campaign("1a: 2 footman; 1c: 1 bowman"), DAQAN, "strategize")
    move(g, DAQAN, "footman", "1a", "1b")
    move(g, DAQAN, "footman", "1a", "1b")
    move(g, DAQAN, "bowman", "1c", "1a")
    assert stands(g, "1b") == "-2: "  # all at once, when the choice is made
    events = g.apply(DAQAN, END_MOVES)
    assert stands(g, "1b") == "0: footman 2"
    assert stands(g, "1a") == "0: bowman 1"
    assert stands(g, "1c") == "-2: "
    assert told(events, UnitMoved) == [
        UnitMoved(DAQAN, kind("footman"), 2, area("1a"), area("1b")),
        UnitMoved(DAQAN, kind("bowman"), 1, area("1c"), area("1a")),
    ]
    assert not any(g.activated)
    assert box_is_whole(g)


@pytest.mark.rule("RW-099")
def test_a_unit_moves_only_once_and_only_to_a_neighbour() -> None:
    g = begin(campaign("1a: 1 footman; 6d: 1 knight"), DAQAN, "strategize")
    g.apply(DAQAN, leave("footman", "1a"))
    assert refused(g, DAQAN, MoveTo(area("5a"))) == ("not-adjacent", "RW-099")
    g.apply(DAQAN, MoveTo(area("1b")))
    assert refused(g, DAQAN, leave("footman", "1a")) == ("no-mover-left", "RW-160")
    assert refused(g, DAQAN, leave("footman", "1b")) == ("no-mover-left", "RW-160")
    assert g.legal(DAQAN) == [leave("knight", "6d"), END_MOVES]


@pytest.mark.rule("RW-099", "RW-159")
def test_armies_may_exchange_places() -> None:
    g = begin(campaign("1a: 8 footman; 1b: 8 bowman"), DAQAN, "strategize")
    for _ in range(8):
        move(g, DAQAN, "footman", "1a", "1b")
        move(g, DAQAN, "bowman", "1b", "1a")
    g.apply(DAQAN, END_MOVES)
    assert stands(g, "1a") == "0: bowman 8"
    assert stands(g, "1b") == "0: footman 8"


@pytest.mark.rule("RW-100", "RW-063", "RW-062")
def test_only_friendly_and_empty_areas_are_entered() -> None:
    g = campaign("1c: 2 footman; 5c: 2 sorcerer; 5a: 1 archer; uthuk-c: 1 footman")
    hero(g, "silhouette", LATARI, "1b")  # a hero does not matter
    begin(g, DAQAN, "strategize")
    g.apply(DAQAN, leave("footman", "1c"))
    assert refused(g, DAQAN, MoveTo(area("5c"))) == ("not-friendly-nor-empty", "RW-100")
    assert refused(g, DAQAN, MoveTo(area("5a"))) == ("not-friendly-nor-empty", "RW-100")
    assert g.legal(DAQAN) == [MoveTo(area("1a")), MoveTo(area("1b"))]
    g.apply(DAQAN, MoveTo(area("1a")))
    g.apply(DAQAN, leave("footman", "uthuk-c"))
    assert refused(g, DAQAN, MoveTo(area("uthuk-b"))) == ("not-friendly-nor-empty", "RW-100")


@pytest.mark.rule("RW-102", "RW-139", "RW-140")
def test_units_do_not_leave_an_activated_area_but_may_enter_it() -> None:
    g = campaign("1a: 2 footman; 1c: 1 footman")
    g.activated[area("1a")] = 1 << DAQAN
    g.activated[area("1c")] = 1 << LATARI  # another's token holds nobody
    begin(g, DAQAN, "strategize")
    assert refused(g, DAQAN, leave("footman", "1a")) == ("area-activated-own", "RW-139")
    move(g, DAQAN, "footman", "1c", "1a")
    g.apply(DAQAN, END_MOVES)
    assert stands(g, "1a") == "0: footman 3"


@pytest.mark.rule("RW-102", "RW-161", "RW-162")
def test_surplus_is_destroyed_when_the_order_is_done() -> None:
    g = begin(campaign("1a: 2 footman; 1b: 7 bowman"), DAQAN, "strategize")
    move(g, DAQAN, "footman", "1a", "1b")
    move(g, DAQAN, "footman", "1a", "1b")
    g.apply(DAQAN, END_MOVES)
    assert g.legal(DAQAN) == [
        DestroyUnit(kind("footman"), False),
        DestroyUnit(kind("bowman"), False),
    ]
    g.apply(DAQAN, DestroyUnit(kind("bowman"), False))
    assert stands(g, "1b") == "0: footman 2, bowman 6"
    assert box_is_whole(g)


@pytest.mark.rule("RW-147", "RW-148", "RW-151")
def test_borders_stop_units_but_not_flying_ones_and_winter_opens_water() -> None:
    g = begin(campaign("5b: 1 knight; 1b: 1 footman"), DAQAN, "strategize")
    g.apply(DAQAN, leave("knight", "5b"))
    assert refused(g, DAQAN, MoveTo(area("5d"))) == ("border-closed", "RW-147")
    g.apply(DAQAN, MoveTo(area("5c")))
    g.apply(DAQAN, leave("footman", "1b"))
    assert refused(g, DAQAN, MoveTo(area("5a"))) == ("border-closed", "RW-147")

    g = begin(campaign("5b: 1 pegasus-rider"), LATARI, "strategize")
    g.apply(LATARI, leave("pegasus-rider", "5b"))
    assert MoveTo(area("5d")) in g.legal(LATARI)

    g = campaign("5b: 1 knight; 1b: 1 footman")
    g.season = WINTER
    begin(g, DAQAN, "strategize")
    g.apply(DAQAN, leave("footman", "1b"))
    assert MoveTo(area("5a")) in g.legal(DAQAN)
    g.apply(DAQAN, MoveTo(area("5a")))
    g.apply(DAQAN, leave("knight", "5b"))
    assert refused(g, DAQAN, MoveTo(area("5d"))) == ("border-closed", "RW-147")


@pytest.mark.rule("RW-146")
def test_fast_units_move_one_area_with_it() -> None:
    g = begin(campaign("1c: 1 flesh-ripper"), UTHUK, "strategize")
    g.apply(UTHUK, leave("flesh-ripper", "1c"))
    assert refused(g, UTHUK, MoveTo(area("2b"))) == ("not-adjacent", "RW-099")


@pytest.mark.rule("RW-160", "RW-156")
def test_routed_figures_do_not_move() -> None:
    g = campaign("1c: 1 footman routed, 1 knight")
    routed = hero(g, "sir-valadir", DAQAN, "1c")
    standing = hero(g, "andira-runehand", DAQAN, "1c")
    g.hero_routed[routed] = 1
    begin(g, DAQAN, "strategize")
    assert g.legal(DAQAN) == [leave("knight", "1c"), SendHero(standing), END_MOVES]
    assert refused(g, DAQAN, SendHero(routed)) == ("hero-routed", "RW-156")


@pytest.mark.rule("RW-156")
def test_a_routed_hero_who_may_move_in_the_quest_phase_stays_otherwise() -> None:
    g = campaign("1c: 1 footman", routed_hero_moves="quest-phase")
    who = hero(g, "sir-valadir", DAQAN, "1c")
    g.hero_routed[who] = 1
    begin(g, DAQAN, "strategize")
    assert refused(g, DAQAN, SendHero(who)) == ("hero-routed", "RW-156")


@pytest.mark.rule("RW-099", "RW-143", "RW-154", "RW-155")
def test_heroes_go_anywhere_but_not_over_borders_and_no_token_holds_them() -> None:
    g = campaign("5c: 2 archer")
    g.activated[area("5b")] = 1 << DAQAN
    who = hero(g, "sir-valadir", DAQAN, "5b")
    begin(g, DAQAN, "strategize")
    g.apply(DAQAN, SendHero(who))
    assert refused(g, DAQAN, MoveTo(area("5d"))) == ("border-closed", "RW-155")
    assert refused(g, DAQAN, MoveTo(area("1c"))) == ("not-adjacent", "RW-099")
    g.apply(DAQAN, MoveTo(area("5c")))
    assert g.legal(DAQAN) == [END_MOVES]
    events = g.apply(DAQAN, END_MOVES)
    assert told(events, HeroMoved) == [HeroMoved(DAQAN, who, area("5b"), area("5c"))]
    assert g.hero_area[who] == area("5c")
    assert g.controller[area("5c")] == LATARI


@pytest.mark.rule("RW-155")
def test_if_so_agreed_heroes_cross_borders() -> None:
    g = campaign(hero_borders="free")
    who = hero(g, "sir-valadir", DAQAN, "5b")
    begin(g, DAQAN, "strategize")
    g.apply(DAQAN, SendHero(who))
    assert MoveTo(area("5d")) in g.legal(DAQAN)


@pytest.mark.rule("RW-220", "RW-219")
def test_allies_move_alone_only_into_what_stays_friendly() -> None:
    g = begin(campaign("2a: 1 giant, 1 footman; 2b: stronghold of 0"), DAQAN, "strategize")
    g.apply(DAQAN, leave("giant", "2a"))
    assert refused(g, DAQAN, MoveTo(area("8a"))) == ("allies-need-own-units", "RW-220")
    assert g.legal(DAQAN) == [MoveTo(area("2b")), MoveTo(area("daqan-c"))]


@pytest.mark.rule("RW-220")
def test_an_ally_goes_with_an_own_unit_which_then_cannot_leave_it() -> None:
    g = begin(campaign("2a: 1 giant, 1 footman; 8b: 1 knight"), DAQAN, "strategize")
    move(g, DAQAN, "footman", "2a", "8a")
    move(g, DAQAN, "giant", "2a", "8a")
    g.apply(DAQAN, END_MOVES)
    assert stands(g, "8a") == "0: footman 1, giant 1"

    g = begin(campaign("2a: 1 giant, 1 footman; 8a: 1 knight"), DAQAN, "strategize")
    move(g, DAQAN, "giant", "2a", "8a")
    assert refused(g, DAQAN, leave("knight", "8a")) == ("allies-would-be-alone", "RW-220")
    move(g, DAQAN, "footman", "2a", "8a")
    assert leave("knight", "8a") in g.legal(DAQAN)


@pytest.mark.rule("RW-060", "RW-220")
def test_an_own_unit_may_leave_allies_where_a_stronghold_leads_them() -> None:
    g = begin(
        campaign("2a: 1 giant, 1 footman; 2b: stronghold of 0, 1 knight"), DAQAN, "strategize"
    )
    move(g, DAQAN, "giant", "2a", "2b")
    assert leave("knight", "2b") in g.legal(DAQAN)


@pytest.mark.rule("RW-221")
def test_allies_left_alone_are_neutral_again() -> None:
    g = begin(campaign("2a: 1 giant, 1 footman"), DAQAN, "strategize")
    move(g, DAQAN, "footman", "2a", "2b")
    g.apply(DAQAN, END_MOVES)
    assert g.is_neutral(area("2a"))
    assert g.controller[area("2a")] == NOBODY


@pytest.mark.rule("RW-338")
def test_who_comes_into_an_area_sees_its_rune() -> None:
    g = rune(campaign("1a: 1 footman"), "1b", "dragon")
    begin(g, DAQAN, "strategize")
    move(g, DAQAN, "footman", "1a", "1b")
    assert g.view(DAQAN).areas["1b"].rune == "?"
    g.apply(DAQAN, END_MOVES)
    assert g.view(DAQAN).areas["1b"].rune == "dragon-rune"
    assert g.view(LATARI).areas["1b"].rune == "?"
    assert g.fenced


@pytest.mark.rule("RW-103", "RW-094")
def test_the_bonus_draws_a_card_for_each_icon() -> None:
    g = campaign()
    g.dials[UTHUK] = [4, 4, 3]
    icons = g.icons(UTHUK, TACTICS)
    assert icons == 4
    before = len(g.fresh[UTHUK])
    begin(g, UTHUK, "strategize")
    g.apply(UTHUK, END_MOVES)
    g.apply(UTHUK, CarryOut())
    let_fate(g, icons)
    assert len(g.fresh[UTHUK]) == before + icons
    assert GoOn() in g.legal(UTHUK)


@pytest.mark.rule("RW-094")
def test_without_supremacy_there_is_no_bonus() -> None:
    g = begin(campaign(), UTHUK, "fortify", "strategize")
    g.apply(UTHUK, END_MOVES)
    assert Decline() not in g.legal(UTHUK)


@pytest.mark.rule("RW-338", "RW-154")
def test_a_hero_sees_the_rune_where_he_comes() -> None:
    g = rune(campaign(look_in_passing="off"), "5c", "dragon")
    who = hero(g, "sir-valadir", DAQAN, "5b")
    begin(g, DAQAN, "strategize")
    g.apply(DAQAN, SendHero(who))
    g.apply(DAQAN, MoveTo(area("5c")))
    g.apply(DAQAN, END_MOVES)
    assert g.view(DAQAN).areas["5c"].rune == "dragon-rune"


@pytest.mark.rule("RW-313")
def test_a_hero_who_comes_by_an_order_neither_duels_nor_quests() -> None:
    g = campaign()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    hero(g, "mordrog", LATARI, "1c")
    hand = g.quests[DAQAN].clone()
    hand.add(QUESTS.index("barrow-of-kings"), those(DAQAN))  # a quest for 1c
    g.quests[DAQAN] = hand
    begin(g, DAQAN, "strategize")
    g.apply(DAQAN, SendHero(who))
    g.apply(DAQAN, MoveTo(area("1c")))
    g.apply(DAQAN, END_MOVES)
    assert g.hero_area[who] == area("1c")
    assert g.legal(DAQAN) == [CarryOut(), Decline()]  # only the bonus of the order is asked for
    g.apply(DAQAN, Decline())
    assert not {type(a).__name__ for a in g.legal(DAQAN)} & {"Challenge", "AttemptQuest"}


@pytest.mark.rule("RW-147", "RW-155")
def test_whoever_is_shut_in_by_borders_stays() -> None:
    """Tile 6 alone: only water lies around 6a."""
    g = campaign("6a: 1 footman; 6b: 1 archer; 6c: 1 reanimate; 6d: 1 berserker")
    who = hero(g, "sir-valadir", DAQAN, "6a")
    g.layout = Layout([Laid(5, 0, 0, 0)])
    begin(g, DAQAN, "strategize")
    assert refused(g, DAQAN, leave("footman", "6a")) == ("no-way-out", "RW-100")
    assert refused(g, DAQAN, SendHero(who)) == ("no-way-out", "RW-155")
    assert g.legal(DAQAN) == [END_MOVES]


@pytest.mark.rule("RW-220", "RW-219")
def test_other_allies_are_no_company_for_an_ally() -> None:
    g = campaign("8a: 1 footman, 1 beastman; 2a: 1 giant, 1 footman")
    begin(g, DAQAN, "strategize")
    move(g, DAQAN, "footman", "8a", "8b")
    g.apply(DAQAN, leave("giant", "2a"))
    assert refused(g, DAQAN, MoveTo(area("8a"))) == ("allies-need-own-units", "RW-220")


@pytest.mark.rule("RW-099")
def test_who_has_moved_is_not_thought_of_again() -> None:
    g = begin(campaign("1a: 1 footman, 1 knight"), DAQAN, "strategize")
    move(g, DAQAN, "footman", "1a", "1b")
    offer = g.offer(DAQAN)
    assert offer is not None
    assert [choice.action for choice in offer.choices] == [leave("knight", "1a"), END_MOVES]
