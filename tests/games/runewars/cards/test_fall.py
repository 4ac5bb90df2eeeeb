"""The season cards of fall, each where it works and where it does nothing."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.line import UnitRouted
from feldzug.games.runewars.board import RECTANGLE, TRIANGLE
from feldzug.games.runewars.cards.season_texts.asking import (
    CarryRuneFrom,
    CarryRuneTo,
    HireUnits,
    MusterIn,
    RoutUnit,
    SetOnFire,
    TacticsPassed,
)
from feldzug.games.runewars.cards.season_texts.fall import PassCard
from feldzug.games.runewars.decks import TACTICS_CARDS, TacticsHand
from feldzug.games.runewars.placing import PickKind
from feldzug.games.runewars.runes import RevealRune
from feldzug.kernel.values import FATE
from tests.games.runewars.campaign import refused, told
from tests.games.runewars.seasons import begun, bid, in_season, turn_up
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    hold,
    kind,
    rune,
    stands,
)

# Threatened Home Realms


@pytest.mark.rule("RW-341")
def test_two_rune_tokens_leave_each_home_realm() -> None:
    """From daqan-b the nearest places are 1a, 2a and 2b, two steps away."""
    g = in_season()
    for name, what in (("daqan-a", "false"), ("daqan-b", "dragon"), ("daqan-c", "dragon")):
        rune(g, name, what, DAQAN)
    turn_up(g, "threatened-home-realms")
    assert g.legal(DAQAN) == [CarryRuneFrom(area(f"daqan-{x}")) for x in "abc"]
    g.apply(DAQAN, CarryRuneFrom(area("daqan-b")))
    assert g.legal(DAQAN) == [CarryRuneTo(area(name)) for name in ("1a", "2a", "2b")]
    g.apply(DAQAN, CarryRuneTo(area("2a")))
    g.apply(DAQAN, CarryRuneFrom(area("daqan-a")))  # 1a alone is the next
    assert sorted(g.runes.areas) == sorted([area("2a"), area("1a"), area("daqan-c")])
    assert g.view(DAQAN).areas["2a"].rune == "dragon-rune"  # whoever knew it still does
    assert g.view(LATARI).areas["2a"].rune == "?"
    assert begun(g) == "InfluenceOrCard"


@pytest.mark.rule("RW-342")
def test_in_the_revised_edition_one_token_leaves() -> None:
    g = in_season(threatened_runes="1")
    rune(g, "daqan-a", "false", DAQAN)
    rune(g, "daqan-b", "dragon", DAQAN)
    turn_up(g, "threatened-home-realms")
    g.apply(DAQAN, CarryRuneFrom(area("daqan-a")))
    assert sorted(g.runes.areas) == sorted([area("1a"), area("daqan-b")])
    assert begun(g) == "InfluenceOrCard"


@pytest.mark.rule("RW-342", "RW-358", "RW-334")
def test_a_token_does_not_go_to_an_enemy_nor_to_another_token() -> None:
    g = in_season("1a: 1 archer; 2b: 1 archer")
    rune(g, "2a", "false")
    rune(g, "daqan-b", "dragon", DAQAN)
    turn_up(g, "threatened-home-realms")
    assert g.legal(DAQAN) == [CarryRuneTo(area(name)) for name in ("1b", "1c", "2c", "8a")]


@pytest.mark.rule("RW-358")
def test_who_has_no_token_at_home_moves_none() -> None:
    g = in_season()
    rune(g, "1a", "dragon", DAQAN)
    turn_up(g, "threatened-home-realms")
    assert begun(g) == "InfluenceOrCard"
    assert g.runes.areas == [area("1a")]


# Rich Harvest


def test_food_rises_by_two_but_not_beyond_the_dial() -> None:
    g = in_season()
    g.dials[DAQAN] = [3, 4, 4]
    g.dials[LATARI] = [7, 4, 4]
    turn_up(g, "rich-harvest")
    assert g.dials[DAQAN] == [5, 4, 4]
    assert g.dials[LATARI] == [8, 4, 4]


# City Taxes


def test_each_city_pays_and_who_has_none_gains_one() -> None:
    g = in_season("2c: 1 footman; 5b: 1 footman")
    g.city[area("2c")], g.city[area("5b")], g.city[area("6b")] = 0, 1, 2
    turn_up(g, "city-taxes")
    assert g.influence == [5, 4, 4, 4]


# Hired Blades


def test_the_highest_bidder_hires_triangles_or_a_rectangle() -> None:
    g = in_season("1c: 1 footman")
    turn_up(g, "hired-blades")
    bid(g, 1, 0, 0, 0)
    assert MusterIn(area("1c")) in g.legal(DAQAN)
    assert refused(g, DAQAN, MusterIn(area("1a")))[0] == "not-offered"  # not friendly
    g.apply(DAQAN, MusterIn(area("1c")))
    assert g.legal(DAQAN) == [HireUnits(TRIANGLE), HireUnits(RECTANGLE)]
    g.apply(DAQAN, HireUnits(TRIANGLE))
    while begun(g) == "ChooseNeutral":
        g.apply(DAQAN, PickKind(kind("beastman")))
    assert stands(g, "1c") == "0: footman 1, beastman 2"


@pytest.mark.rule("RW-015", "RW-358")
def test_nobody_is_hired_if_none_is_left() -> None:
    g = in_season("1c: 1 footman")
    g.supply = [0 for _ in g.supply]
    turn_up(g, "hired-blades")
    bid(g, 1, 0, 0, 0)
    assert begun(g) == "InfluenceOrCard"


# Arson


def test_the_highest_bidder_damages_a_stronghold_anywhere() -> None:
    g = in_season("1c: stronghold of 0; 5a: stronghold of 1; 9b: stronghold of 2 damaged")
    turn_up(g, "arson")
    bid(g, 1, 0, 0, 0)
    assert g.legal(DAQAN) == [SetOnFire(area("1c")), SetOnFire(area("5a"))]
    burnt = ("stronghold-damaged-already", "RW-073")
    assert refused(g, DAQAN, SetOnFire(area("9b"))) == burnt
    g.apply(DAQAN, SetOnFire(area("5a")))
    assert g.damaged[area("5a")]
    assert not g.damaged[area("1c")]


@pytest.mark.rule("RW-358")
def test_where_all_is_damaged_nothing_burns() -> None:
    g = in_season("9b: stronghold of 2 damaged")
    turn_up(g, "arson")
    bid(g, 1, 0, 0, 0)
    assert begun(g) == "InfluenceOrCard"


# War Councils


def test_a_card_is_passed_to_the_left_unseen_by_others() -> None:
    g = in_season()
    titles = ("mountain-pass", "rally-cry", "shield-wall", "summon-lightning")
    for seat, title in zip(g.seats(), titles, strict=True):
        hold(g, seat, title)
        deck = g.tactics_deck.clone()
        deck.bag.extend(g.fresh[seat].cards)
        g.tactics_deck, g.fresh[seat] = deck, TacticsHand()
    turn_up(g, "war-councils")
    drawn = TACTICS_CARDS.index("ambush")
    g.apply(FATE, drawn)
    for _ in range(3):
        g.apply(FATE, next(iter(g.odds().outcomes()))[0])
    passed = TACTICS_CARDS.index("mountain-pass")
    assert g.legal(DAQAN) == [PassCard(passed, False), PassCard(drawn, True)]
    g.apply(DAQAN, PassCard(passed, False))
    assert passed in g.tactics[DAQAN].cards  # nothing moves before all have chosen
    events = []
    for seat in (LATARI, WAIQAR, UTHUK):
        events = g.apply(seat, PassCard(g.tactics[seat].cards[0], False))
    assert passed in g.tactics[LATARI].cards
    assert g.tactics[LATARI].known_to(DAQAN) == (passed,)
    assert g.tactics[LATARI].known_to(WAIQAR) == ()
    told_all = told(events, TacticsPassed)
    assert told_all[0].seen_by(WAIQAR) == TacticsPassed(DAQAN, LATARI, -1)
    assert told_all[0].seen_by(LATARI) == TacticsPassed(DAQAN, LATARI, passed)


@pytest.mark.rule("RW-203")
def test_a_card_drawn_in_this_season_stays_so_with_the_neighbour() -> None:
    g = in_season()
    turn_up(g, "war-councils")
    for _ in range(4):
        g.apply(FATE, next(iter(g.odds().outcomes()))[0])
    card = g.fresh[DAQAN].cards[0]
    fresh = len(g.fresh[LATARI])
    for seat in g.seats():
        g.apply(seat, PassCard(g.fresh[seat].cards[0], True))
    assert card in g.fresh[LATARI].cards
    assert len(g.fresh[LATARI]) == fresh


# Council Verdict


@pytest.mark.rule("RW-359", "RW-339")
def test_the_highest_receives_and_the_lowest_reveals() -> None:
    g = in_season("1c: 1 archer")
    rune(g, "1c", "false", LATARI)
    rune(g, "latari-a", "dragon", LATARI)
    turn_up(g, "council-verdict")
    bid(g, 3, 0, 1, 2)
    for _ in range(3):
        g.apply(DAQAN, g.legal(DAQAN)[0])
    assert g.legal(LATARI) == [RevealRune(area("1c")), RevealRune(area("latari-a"))]
    g.apply(LATARI, RevealRune(area("1c")))
    assert g.is_revealed(area("1c"))


@pytest.mark.rule("RW-358")
def test_who_has_no_token_reveals_none() -> None:
    g = in_season()
    turn_up(g, "council-verdict")
    bid(g, 3, 0, 1, 2)
    for _ in range(3):
        g.apply(DAQAN, g.legal(DAQAN)[0])
    assert begun(g) == "InfluenceOrCard"
    assert not any(g.is_revealed(where) for where in g.runes.areas)


# Unrest


def test_unrest_routs_a_unit_where_five_are_and_no_stronghold() -> None:
    g = in_season("1c: 4 footman, 1 knight; 1a: 5 footman; 1b: 4 footman; 5a: 5 archer routed")
    g.stronghold[area("1a")] = DAQAN
    turn_up(g, "unrest")
    assert g.legal(DAQAN) == [RoutUnit(kind("footman")), RoutUnit(kind("knight"))]
    events = g.apply(DAQAN, RoutUnit(kind("knight")))
    assert told(events, UnitRouted) == [UnitRouted(DAQAN, kind("knight"), area("1c"))]
    assert stands(g, "1c") == "0: footman 4, routed knight 1"
    assert stands(g, "1a") == "0: footman 5"
    assert stands(g, "1b") == "0: footman 4"
    assert stands(g, "5a") == "1: routed archer 5"  # nobody stands any more
