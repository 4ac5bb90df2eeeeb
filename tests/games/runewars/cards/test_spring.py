"""The season cards of spring, each where it works and where it does nothing."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.bids import Bid
from feldzug.games.runewars.board import FOOD, ORE, WOOD
from feldzug.games.runewars.cards.season_texts.asking import (
    KeepHero,
    LetHeroGo,
    LevyUnit,
    StormForbids,
    StormForbidsAll,
    SwapObjective,
)
from feldzug.games.runewars.developments import RaiseDial
from feldzug.games.runewars.march import SET_OUT, Activate, March
from feldzug.games.runewars.set_up.first_armies import PlaceUnit
from feldzug.games.runewars.set_up.objectives import side_of
from feldzug.games.runewars.strategic_moves import END_MOVES, MoveUnit, SendHero
from feldzug.games.runewars.turn import Decline
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.year import SeasonOfTheYear, TakeCard
from feldzug.kernel.values import FATE, Seat
from tests.games.runewars.campaign import begin, let_fate, refused, told
from tests.games.runewars.seasons import begun, bid, in_season, turn_up
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    hero,
    kind,
    stands,
)

RESOURCES = (FOOD, WOOD, ORE)


# Famine


@pytest.mark.rule("RW-357", "RW-358")
def test_famine_lowers_dials_to_what_the_areas_yield() -> None:
    """The home realm of Daqan yields 3 food, 3 wood and 2 ore."""
    g = in_season()
    g.dials[DAQAN] = [8, 3, 1]
    turn_up(g, "famine")
    assert g.dials[DAQAN] == [3, 3, 1]


def test_famine_raises_no_dial() -> None:
    g = in_season()
    g.dials[DAQAN] = [0, 0, 0]
    turn_up(g, "famine")
    assert g.dials[DAQAN] == [0, 0, 0]


# Stormy Weather


def stormy(*bids: int) -> World:
    g = in_season("1c: 2 footman; 5a: 2 archer")
    turn_up(g, "stormy-weather")
    events = bid(g, *bids)
    assert told(events, StormForbids if any(bids) else StormForbidsAll)
    return g


def test_in_stormy_weather_only_the_highest_bidder_moves_units() -> None:
    g = begin(stormy(2, 1, 0, 0), DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("1a")))
    assert March(kind("footman"), area("1c")) in g.legal(DAQAN)

    g = stormy(2, 1, 0, 0)
    who = hero(g, "silhouette", LATARI, "5a")
    begin(g, LATARI, "strategize")
    stopped = ("stormy-weather-stops-units", "RW-073")
    assert refused(g, LATARI, MoveUnit(kind("archer"), area("5a"))) == stopped
    assert g.legal(LATARI) == [SendHero(who), END_MOVES]  # heroes are no units


@pytest.mark.rule("RW-195")
def test_a_bid_of_one_is_enough() -> None:
    g = begin(stormy(1, 0, 0, 0), DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("1a")))
    assert March(kind("footman"), area("1c")) in g.legal(DAQAN)


@pytest.mark.rule("RW-195")
def test_if_nobody_bids_nobody_moves_units() -> None:
    g = stormy(0, 0, 0, 0)
    assert begun(g) == "ChooseOrders"  # no tie is decided
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("1a")))
    assert g.legal(DAQAN) == [SET_OUT]


def test_the_storm_ends_with_the_season() -> None:
    g = stormy(0, 0, 0, 0)
    g.stack = [g.stack[0], SeasonOfTheYear(at="end")]
    g.settle()
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("1a")))
    assert March(kind("footman"), area("1c")) in g.legal(DAQAN)


# Prepare for the Coming Year


def test_an_objective_may_be_exchanged_for_one_of_the_own_side() -> None:
    g = in_season()
    old, pile = g.objective[DAQAN][0], list(g.objective_piles[side_of(g, DAQAN)])
    turn_up(g, "prepare-for-the-coming-year")
    assert g.legal(DAQAN) == [SwapObjective(), TakeCard(), Decline()]
    g.apply(DAQAN, SwapObjective())
    let_fate(g)
    assert g.objective[DAQAN] == [pile[0]]
    assert sorted(g.objective_piles[side_of(g, DAQAN)]) == sorted([old, *pile[1:]])
    assert g.waiting() == (LATARI,)
    before = len(g.fresh[LATARI])
    g.apply(LATARI, TakeCard())
    let_fate(g)
    assert len(g.fresh[LATARI]) == before + 1
    g.apply(WAIQAR, Decline())
    assert g.waiting() == (UTHUK,)


@pytest.mark.rule("RW-355")
def test_who_has_no_objective_gets_none() -> None:
    g = in_season()
    g.objective[DAQAN] = []
    turn_up(g, "prepare-for-the-coming-year")
    assert refused(g, DAQAN, SwapObjective()) == ("no-objective", "RW-355")


# New Growth


@pytest.mark.rule("RW-357")
def test_each_player_raises_a_dial_in_play_order() -> None:
    g = in_season()
    g.dials[DAQAN] = [8, 2, 2]
    g.play_order = [3, 0, 1, 2]
    turn_up(g, "new-growth")
    g.apply(UTHUK, RaiseDial(WOOD))
    assert g.dials[UTHUK] == [8, 5, 4]
    assert g.legal(DAQAN) == [RaiseDial(WOOD), RaiseDial(ORE)]


@pytest.mark.rule("RW-358")
def test_whose_dials_are_all_full_is_skipped() -> None:
    g = in_season()
    g.dials[DAQAN] = [8, 8, 8]
    turn_up(g, "new-growth")
    assert g.waiting() == (LATARI,)


# Levy


def test_a_triangle_unit_comes_to_a_stronghold() -> None:
    g = in_season("1c: stronghold of 0; daqan-b: stronghold of 0")
    turn_up(g, "levy")
    assert g.legal(DAQAN) == [LevyUnit(kind("footman")), LevyUnit(kind("bowman"))]
    g.apply(DAQAN, LevyUnit(kind("bowman")))
    g.apply(DAQAN, PlaceUnit(kind("bowman"), area("1c")))
    assert stands(g, "1c") == "0: bowman 1"


@pytest.mark.rule("RW-358")
def test_without_a_stronghold_nobody_is_levied() -> None:
    g = in_season()
    turn_up(g, "levy")
    assert begun(g) == "ChooseOrders"


# Call for Champions


def test_the_highest_bidder_gains_a_hero() -> None:
    g = in_season("daqan-b: stronghold of 0")
    turn_up(g, "call-for-champions")
    bid(g, 1, 0, 0, 0)
    let_fate(g, 2)
    assert g.waiting() == (DAQAN,)
    assert len(g.hero_looks[DAQAN]) == 2


def test_others_gain_no_hero() -> None:
    g = in_season("daqan-b: stronghold of 0")
    turn_up(g, "call-for-champions")
    bid(g, 1, 0, 0, 0)
    let_fate(g, 2)
    assert [len(g.hero_looks[seat]) for seat in (LATARI, WAIQAR, UTHUK)] == [0, 0, 0]


# Divided Loyalties


@pytest.mark.rule("RW-018", "RW-303")
def test_heroes_of_another_alignment_stay_only_if_they_are_paid() -> None:
    g = in_season()
    g.influence[DAQAN] = 2  # just enough
    good = hero(g, "sir-valadir", DAQAN, "daqan-a")
    evil = hero(g, "mordrog", DAQAN, "daqan-a")
    neutral = hero(g, "grey-ker", DAQAN, "daqan-a")
    turn_up(g, "divided-loyalties")
    asked = [neutral, evil]
    for who in sorted(asked):
        assert g.legal(DAQAN) == [KeepHero(who), LetHeroGo(who)]
        g.apply(DAQAN, KeepHero(who) if who == evil else LetHeroGo(who))
    assert g.influence[DAQAN] == 0
    assert g.hero_seat[good] == g.hero_seat[evil] == DAQAN
    assert g.hero_seat[neutral] == NOBODY


def test_who_cannot_pay_loses_the_hero() -> None:
    g = in_season()
    evil = hero(g, "mordrog", DAQAN, "daqan-a")
    neutral = hero(g, "grey-ker", LATARI, "latari-a")
    g.influence[DAQAN] = 1
    turn_up(g, "divided-loyalties")
    assert g.hero_seat[evil] == NOBODY
    assert g.legal(LATARI) == [KeepHero(neutral), LetHeroGo(neutral)]
    g.apply(LATARI, KeepHero(neutral))
    assert g.influence[LATARI] == 2  # a neutral one costs less


# Council of Seers


@pytest.mark.rule("RW-359")
def test_the_highest_bidder_receives_a_dragon_rune_and_a_false_one() -> None:
    g = in_season()
    turn_up(g, "council-of-seers")
    bid(g, 0, 2, 0, 1)
    assert g.waiting() == (LATARI,)
    for _ in range(3):
        g.apply(LATARI, g.legal(LATARI)[0])
    assert sorted(g.runes.kinds) == [0, 1]
    assert g.dragons(LATARI) + g.dragons(Seat(NOBODY)) == 1


def test_whoever_bids_less_receives_nothing() -> None:
    g = in_season()
    turn_up(g, "council-of-seers")
    g.apply(DAQAN, Bid(3))
    bid_of_others = ((LATARI, 2), (WAIQAR, 2), (UTHUK, 2))
    for seat, amount in bid_of_others:
        g.apply(seat, Bid(amount))
    assert g.waiting() == (DAQAN,)
    assert FATE not in g.waiting()
