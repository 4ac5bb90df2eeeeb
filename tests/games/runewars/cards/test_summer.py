"""The season cards of summer, each where it works and where it does nothing."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import FOOD, ORE, WOOD
from feldzug.games.runewars.cards.season_texts.asking import (
    DriveBeasts,
    DriveBeastsTo,
    LowerDial,
    NeutralsMoved,
    RaiseFigures,
)
from feldzug.games.runewars.decks import QuestHand
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.developments import RaiseDial
from feldzug.games.runewars.heroes.quest_phase import TrainsToo
from feldzug.games.runewars.rallying import FiguresStoodUp
from feldzug.games.runewars.turn import Decline
from feldzug.kernel.values import Seat
from tests.games.runewars.campaign import let_fate, refused, told
from tests.games.runewars.seasons import begun, bid, in_season, turn_up
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    box_is_whole,
    hero,
    kind,
    stands,
)

# Drought


@pytest.mark.rule("RW-357", "RW-358")
def test_drought_lowers_food_but_not_below_nothing() -> None:
    g = in_season()
    g.dials[DAQAN] = [5, 4, 4]
    g.dials[LATARI] = [0, 4, 4]
    turn_up(g, "drought")
    assert g.dials[DAQAN] == [4, 4, 4]
    assert g.dials[LATARI] == [0, 4, 4]


# Caravans


def test_caravans_raise_dials_twice_for_influence() -> None:
    g = in_season()
    g.influence[DAQAN] = 7
    turn_up(g, "caravans")
    assert g.legal(DAQAN) == [RaiseDial(WOOD), RaiseDial(ORE), Decline()]
    g.apply(DAQAN, RaiseDial(WOOD))
    g.apply(DAQAN, RaiseDial(WOOD))
    assert g.dials[DAQAN] == [8, 6, 4]
    assert g.influence[DAQAN] == 3
    assert g.waiting() == (LATARI,)  # not a third time


def test_without_influence_no_caravan_comes() -> None:
    g = in_season()
    g.influence[DAQAN] = 1
    turn_up(g, "caravans")
    assert g.waiting() == (LATARI,)
    g.apply(LATARI, RaiseDial(ORE))
    assert g.waiting() == (WAIQAR,)  # 1 influence is left
    g.apply(WAIQAR, Decline())
    assert g.dials[WAIQAR] == [8, 4, 4]


# Rumours of Treasure


@pytest.mark.rule("RW-166")
def test_everybody_draws_a_quest_and_keeps_three() -> None:
    g = in_season()
    held = [len(g.quests[seat]) for seat in g.seats()]
    assert held == [2, 2, 2, 2]
    hand = g.quests[DAQAN].clone()
    deck = g.quest_deck.clone()
    hand.add(deck.bag.pop(), 1 << DAQAN)
    g.quests[DAQAN], g.quest_deck = hand, deck
    turn_up(g, "rumours-of-treasure")
    let_fate(g)
    assert begun(g) == "TooManyQuests"
    g.apply(DAQAN, g.legal(DAQAN)[0])
    let_fate(g, 3)
    assert [len(g.quests[seat]) for seat in g.seats()] == [3, 3, 3, 3]


@pytest.mark.rule("RW-358")
def test_who_is_out_hears_no_rumours() -> None:
    g = in_season()
    g.is_out[DAQAN] = 1
    g.quests[DAQAN] = QuestHand()
    turn_up(g, "rumours-of-treasure")
    let_fate(g, 3)
    assert [len(g.quests[seat]) for seat in g.seats()] == [0, 3, 3, 3]


# Tournament


def test_heroes_of_the_highest_bidder_train_in_addition() -> None:
    g = in_season()
    hero(g, "sir-valadir", DAQAN, "daqan-a")
    turn_up(g, "tournament")
    bid(g, 1, 0, 0, 0)
    assert g.effects == [TrainsToo(DAQAN, "quest-phase")]
    assert begun(g) != "InfluenceBid"


def test_heroes_of_others_do_not() -> None:
    g = in_season()
    turn_up(g, "tournament")
    hero(g, "sir-valadir", LATARI, "latari-a")
    bid(g, 1, 0, 0, 0)
    assert [effect.seat for effect in g.effects] == [DAQAN]


# Beasts on the Move


@pytest.mark.rule("RW-223")
def test_in_reverse_play_order_everybody_moves_the_neutrals_of_an_area() -> None:
    g = in_season("6a: 2 beastman, 1 hell-hound routed; 6d: 1 giant; 5c: 1 archer")
    turn_up(g, "beasts-on-the-move")
    assert g.legal(UTHUK) == [DriveBeasts(area("6a")), DriveBeasts(area("6d"))]
    events = g.apply(UTHUK, DriveBeasts(area("6d")))  # only 6c lies next to it
    assert told(events, NeutralsMoved) == [NeutralsMoved(UTHUK, area("6d"), area("6c"))]
    assert stands(g, "6c") == "-2: giant 1"
    assert stands(g, "6d") == "-2: "
    assert box_is_whole(g)
    g.apply(WAIQAR, DriveBeasts(area("6a")))
    assert stands(g, "9a") == "-2: beastman 2, routed hell-hound 1"
    assert g.waiting() == (LATARI,)


@pytest.mark.rule("RW-147", "RW-358")
def test_beasts_do_not_cross_borders_nor_enter_what_is_controlled() -> None:
    """From 6b only 6c is open to a giant; from 5c the archer holds 5a."""
    g = in_season("6b: 1 giant; 5c: 2 sorcerer; 5a: 1 archer; 1c: 1 archer")
    turn_up(g, "beasts-on-the-move")
    g.apply(UTHUK, DriveBeasts(area("5c")))
    assert g.legal(UTHUK) == [DriveBeastsTo(area("5b")), DriveBeastsTo(area("5d"))]
    g = in_season("6b: 1 giant; 6c: 1 archer")
    turn_up(g, "beasts-on-the-move")
    assert begun(g) != "AnswerSeasonCard"
    assert stands(g, "6b") == "-2: giant 1"


# Camp Fever


@pytest.mark.rule("RW-358")
def test_camp_fever_destroys_a_unit_where_six_are() -> None:
    g = in_season("1c: 5 footman, 1 beastman; 1a: 5 footman; 5c: 6 sorcerer")
    turn_up(g, "camp-fever")
    assert g.legal(DAQAN) == [
        DestroyUnit(kind("footman"), False),
        DestroyUnit(kind("beastman"), False),
    ]
    g.apply(DAQAN, DestroyUnit(kind("beastman"), False))
    assert stands(g, "1c") == "0: footman 5"
    assert stands(g, "1a") == "0: footman 5"  # five are not enough
    assert stands(g, "5c") == "-2: sorcerer 6"  # nobody's


# Heavy Tribute


def test_all_but_the_highest_bidder_lower_their_highest_dial() -> None:
    g = in_season()
    g.dials[LATARI] = [5, 5, 1]
    turn_up(g, "heavy-tribute")
    bid(g, 2, 0, 1, 1)
    assert g.legal(LATARI) == [LowerDial(FOOD), LowerDial(WOOD)]
    assert refused(g, LATARI, LowerDial(ORE))[0] == "not-offered"
    g.apply(LATARI, LowerDial(WOOD))
    assert [g.dials[Seat(seat)] for seat in range(4)] == [
        [8, 4, 4],
        [5, 4, 1],
        [7, 4, 4],
        [7, 4, 4],
    ]


@pytest.mark.rule("RW-358")
def test_who_has_nothing_pays_no_tribute() -> None:
    g = in_season()
    g.dials[LATARI] = [0, 0, 0]
    turn_up(g, "heavy-tribute")
    bid(g, 2, 0, 1, 1)
    assert g.dials[LATARI] == [0, 0, 0]


# Sworn Swords


def test_for_influence_all_figures_of_an_area_stand_up() -> None:
    g = in_season("1c: 2 footman routed, 1 knight; 1a: 1 bowman routed")
    own = hero(g, "sir-valadir", DAQAN, "1c")
    other = hero(g, "silhouette", LATARI, "1c")
    g.hero_routed[own] = g.hero_routed[other] = 1
    turn_up(g, "sworn-swords")
    assert g.legal(DAQAN) == [RaiseFigures(area("1a")), RaiseFigures(area("1c")), Decline()]
    events = g.apply(DAQAN, RaiseFigures(area("1c")))
    assert told(events, FiguresStoodUp) == [FiguresStoodUp(DAQAN, area("1c"))]
    assert stands(g, "1c") == "0: footman 2, knight 1"
    assert stands(g, "1a") == "0: routed bowman 1"
    assert (g.hero_routed[own], g.hero_routed[other]) == (0, 1)
    assert g.influence[DAQAN] == 2
    assert g.legal(LATARI) == [RaiseFigures(area("1c")), Decline()]


@pytest.mark.rule("RW-358")
def test_without_influence_or_routed_figures_nobody_is_asked() -> None:
    g = in_season("1c: 2 footman routed; 5a: 1 archer")
    g.influence[DAQAN] = 0
    turn_up(g, "sworn-swords")
    assert begun(g) != "AnswerSeasonCard"
    assert stands(g, "1c") == "0: routed footman 2"
