"""The season cards of winter, each where it works and where it does nothing."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import FOOD
from feldzug.games.runewars.cards.season_texts.asking import (
    BuyTactics,
    LoseUnit,
    PayInstead,
    SellTactics,
)
from feldzug.games.runewars.decks import DRAGON, TACTICS_CARDS, TacticsHand
from feldzug.games.runewars.heroes.attributes import reach_of_hero
from feldzug.games.runewars.march import SET_OUT, Activate, March, MarchHero
from feldzug.games.runewars.runes import PlaceRuneIn
from feldzug.games.runewars.strategic_moves import MoveTo, MoveUnit
from feldzug.games.runewars.turn import Decline
from feldzug.games.runewars.world import World
from tests.games.runewars.campaign import begin, let_fate, refused
from tests.games.runewars.seasons import begun, bid, in_season, turn_up
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    hero,
    hold,
    kind,
    rune,
    stands,
)

# Power for the Pious


@pytest.mark.rule("RW-337", "RW-334", "RW-332")
def test_the_lowest_bidder_lays_a_dragon_rune_for_everybody_else() -> None:
    g = in_season("1c: 1 archer; 5a: 1 knight")
    rune(g, "latari-a", "false", LATARI)
    turn_up(g, "power-for-the-pious")
    bid(g, 1, 2, 2, 0)
    assert g.waiting() == (UTHUK,)
    for mine, other in (("5a", "1c"), ("1c", "5a"), ("waiqar-a", "1c")):
        assert PlaceRuneIn(area(mine)) in g.legal(UTHUK)
        assert PlaceRuneIn(area("1a")) in g.legal(UTHUK)  # uncontrolled
        assert refused(g, UTHUK, PlaceRuneIn(area(other)))[0] == "not-offered"
        assert refused(g, UTHUK, PlaceRuneIn(area("latari-a")))[0] == "not-offered"
        g.apply(UTHUK, PlaceRuneIn(area(mine)))
    assert [g.dragons(seat) for seat in g.seats()] == [1, 1, 1, 0]
    assert begun(g) == "ChooseOrders"
    assert g.runes.kinds.count(DRAGON) == len(g.runes) - 1  # no false one comes with them


@pytest.mark.rule("RW-336")
def test_an_empty_pile_gives_nobody_a_rune() -> None:
    g = in_season()
    g.rune_box = [g.rune_box[0], 0]
    turn_up(g, "power-for-the-pious")
    bid(g, 1, 2, 2, 0)
    assert begun(g) == "ChooseOrders"
    assert len(g.runes) == 0


# Bitter Cold


def winter(card: str, food: int, units: int) -> World:
    g = in_season(f"1c: {units} footman")
    g.dials[DAQAN] = [food, 4, 4]
    turn_up(g, card)
    return g


@pytest.mark.rule("RW-073", "RW-082")
def test_in_bitter_cold_food_feeds_one_less() -> None:
    assert stands(winter("bitter-cold", 4, 5), "1c") == "0: footman 3"


def test_bitter_cold_leaves_one_and_never_feeds_more() -> None:
    assert stands(winter("bitter-cold", 1, 5), "1c") == "0: footman 1"
    assert stands(winter("bitter-cold", 0, 5), "1c") == "-2: "


# Mild Winter


@pytest.mark.rule("RW-073")
def test_in_a_mild_winter_food_feeds_two_more() -> None:
    assert stands(winter("mild-winter", 2, 5), "1c") == "0: footman 4"


def test_a_mild_winter_brings_nobody_back() -> None:
    assert stands(winter("mild-winter", 8, 5), "1c") == "0: footman 5"


# Gift of the Council


@pytest.mark.rule("RW-359")
def test_the_highest_receives_a_rune_the_second_cards() -> None:
    g = in_season()
    before = [len(g.fresh[seat]) for seat in g.seats()]
    turn_up(g, "gift-of-the-council")
    bid(g, 1, 2, 3, 0)
    assert g.waiting() == (WAIQAR,)
    for _ in range(3):
        g.apply(WAIQAR, g.legal(WAIQAR)[0])
    let_fate(g, 2)
    gained = [len(g.fresh[seat]) - n for seat, n in zip(g.seats(), before, strict=True)]
    assert gained == [0, 2, 0, 0]
    assert sorted(g.runes.kinds) == [0, 1]


@pytest.mark.rule("RW-336", "RW-358")
def test_without_runes_the_second_still_draws() -> None:
    g = in_season()
    g.rune_box = [0, 0]
    turn_up(g, "gift-of-the-council")
    bid(g, 1, 2, 3, 0)
    let_fate(g, 2)
    assert begun(g) == "ChooseOrders"
    assert len(g.runes) == 0


# Snowbound Passes


def test_mountains_stop_flying_units_too_until_spring() -> None:
    g = in_season("5b: 1 pegasus-rider; 6b: 1 pegasus-rider")
    turn_up(g, "snowbound-passes")
    begin(g, LATARI, "strategize")
    g.apply(LATARI, MoveUnit(kind("pegasus-rider"), area("5b")))
    assert refused(g, LATARI, MoveTo(area("5d"))) == ("border-closed", "RW-147")
    g.apply(LATARI, MoveTo(area("5a")))
    g.apply(LATARI, MoveUnit(kind("pegasus-rider"), area("6b")))
    assert MoveTo(area("6a")) in g.legal(LATARI)  # water is open
    g.expire("season")
    assert MoveTo(area("5d")) in g.clone().stack[-1].menu(g, LATARI)


def test_heroes_that_march_go_one_area_only() -> None:
    g = in_season(heroes_march="on")
    near = hero(g, "sir-valadir", DAQAN, "2b")
    hero(g, "andira-runehand", DAQAN, "2a")
    turn_up(g, "snowbound-passes")
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("2c")))
    assert g.legal(DAQAN) == [MarchHero(near), SET_OUT]
    assert reach_of_hero(g, near) == 1


def test_snow_does_not_stop_units_where_no_mountain_is() -> None:
    g = in_season("2a: 1 footman")
    turn_up(g, "snowbound-passes")
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("2c")))
    assert g.legal(DAQAN) == [March(kind("footman"), area("2a")), SET_OUT]


# Dragonfire


def test_who_is_next_to_a_dragon_loses_a_unit_or_pays() -> None:
    g = in_season(
        "8d: 1 dragon; 2c: 1 footman, 1 knight routed; 1c: 1 bowman; uthuk-a: 1 berserker"
    )
    turn_up(g, "dragonfire")
    assert g.legal(DAQAN) == [
        LoseUnit(area("2c"), kind("footman"), False),
        LoseUnit(area("2c"), kind("knight"), True),
        PayInstead(2),
    ]
    g.apply(DAQAN, LoseUnit(area("2c"), kind("knight"), True))
    assert stands(g, "2c") == "0: footman 1"
    g.apply(UTHUK, PayInstead(2))
    assert g.influence[UTHUK] == 1
    assert stands(g, "uthuk-a") == "3: berserker 1"


def test_who_cannot_pay_must_lose_a_unit() -> None:
    g = in_season("8d: 1 dragon; 2c: 1 footman, 1 knight")
    g.influence[DAQAN] = 1
    turn_up(g, "dragonfire")
    assert refused(g, DAQAN, PayInstead(2)) == ("too-little-influence", "RW-073")


@pytest.mark.rule("RW-358")
def test_a_dragon_that_is_allied_or_far_away_burns_nobody() -> None:
    g = in_season("8d: 1 dragon, 1 archer; 2c: 1 footman; 5d: 1 dragon; 1c: 1 bowman")
    turn_up(g, "dragonfire")
    assert begun(g) == "ChooseOrders"


# Winter Court


def at_court(*cards: str, influence: int = 3) -> World:
    g = in_season()
    g.influence[DAQAN] = influence
    for seat in g.seats():
        deck = g.tactics_deck.clone()
        deck.bag.extend(g.fresh[seat].cards)
        g.tactics_deck, g.fresh[seat] = deck, TacticsHand()
        hold(g, seat)
    hold(g, DAQAN, *cards)
    turn_up(g, "winter-court")
    return g


def test_cards_are_sold_for_influence_but_then_none_is_bought() -> None:
    g = at_court("ambush", "ambush", "mountain-pass")
    ambush, pass_card = TACTICS_CARDS.index("ambush"), TACTICS_CARDS.index("mountain-pass")
    assert set(g.legal(DAQAN)) == {
        SellTactics(ambush),
        SellTactics(pass_card),
        BuyTactics(),
        Decline(),
    }
    g.apply(DAQAN, SellTactics(ambush))
    g.apply(DAQAN, SellTactics(ambush))
    assert g.influence[DAQAN] == 5
    assert g.tactics_deck.discards == [ambush, ambush]
    assert g.legal(DAQAN) == [SellTactics(pass_card), Decline()]


def test_three_cards_are_bought_at_most_and_then_none_is_sold() -> None:
    g = at_court("ambush", influence=9)
    for _ in range(2):
        g.apply(DAQAN, BuyTactics())
        let_fate(g)
        assert g.legal(DAQAN) == [BuyTactics(), Decline()]
    g.apply(DAQAN, BuyTactics())
    let_fate(g)
    assert g.influence[DAQAN] == 3
    assert len(g.fresh[DAQAN]) == 3
    assert g.waiting() == (LATARI,)


def test_without_influence_no_card_is_bought() -> None:
    g = at_court("ambush", influence=1)
    assert refused(g, DAQAN, BuyTactics()) == ("too-little-influence", "RW-073")
    g.apply(DAQAN, Decline())
    assert g.influence[DAQAN] == 1


# Wolves at the Gates


def test_wolves_take_a_unit_far_from_all_strongholds() -> None:
    g = in_season(
        "1c: stronghold of 0; 1a: 1 footman; 2c: 1 knight, 1 bowman routed; 6d: 1 footman"
    )
    turn_up(g, "wolves-at-the-gates")
    assert g.legal(DAQAN) == [
        LoseUnit(area("2c"), kind("knight"), False),
        LoseUnit(area("2c"), kind("bowman"), True),
        LoseUnit(area("6d"), kind("footman"), False),
    ]
    g.apply(DAQAN, LoseUnit(area("2c"), kind("bowman"), True))
    assert stands(g, "2c") == "0: knight 1"
    assert begun(g) == "ChooseOrders"


def test_wolves_take_nobody_from_behind_walls_far_from_all_others() -> None:
    g = in_season("1c: stronghold of 0, 2 footman; 6d: 1 footman")
    turn_up(g, "wolves-at-the-gates")
    assert stands(g, "1c") == "0: footman 2"
    assert g.units(area("6d")) == 0


@pytest.mark.rule("RW-358")
def test_near_strongholds_wolves_take_nothing() -> None:
    g = in_season("1c: stronghold of 0; 1a: 1 footman; 5a: 1 archer; 5b: stronghold of 1")
    turn_up(g, "wolves-at-the-gates")
    assert stands(g, "1a") == "0: footman 1"
    assert stands(g, "5a") == "1: archer 1"
    assert g.dials[DAQAN][FOOD] == 8
