"""The year, its seasons, play order and the secret choice of orders. [RW-068 – RW-098]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.board import FOOD, WATER
from feldzug.games.runewars.cards import seasons
from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.decks import FALL, ORDERS, SEASON_CARDS, SPRING, SUMMER, WINTER
from feldzug.games.runewars.destroying import ChooseSurplus, DestroyUnit
from feldzug.games.runewars.supremacy import has_supremacy
from feldzug.games.runewars.turn import (
    CarryOut,
    Decline,
    GoOn,
    OrderDeclined,
    OwnTurn,
    TurnBegan,
    UseBonus,
    UseOrder,
)
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import (
    ChooseOrder,
    ChooseOrders,
    DrawnSeasonCard,
    DrawSeasonCard,
    Fall,
    InfluenceOrCard,
    SeasonBegan,
    SeasonOfTheYear,
    Spring,
    TakeCard,
    TakeInfluence,
    Winter,
    by_influence,
    by_orders,
    in_play_order,
)
from feldzug.kernel.values import Event, Seat
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    area,
    asked,
    clear,
    fated,
    hero,
    kind,
    order,
    put,
    start,
    table,
)


class Nothing(OrderText):
    """An order that only tells that it was carried out."""

    def main(self, g: World, seat: Seat) -> None:
        g.influence[seat] += 10

    def bonus(self, g: World, seat: Seat) -> None:
        g.influence[seat] += 100


@pytest.fixture
def g() -> World:
    return clear(table())


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch, g: World) -> World:
    """Season cards without a text, orders that only count."""
    monkeypatch.setattr(seasons.SeasonText, "primary", lambda _text, _g: None)
    monkeypatch.setattr(
        "feldzug.games.runewars.year.behind", lambda _g, _card: seasons.SeasonText("famine")
    )
    monkeypatch.setattr(
        "feldzug.games.runewars.turn.order_behind", lambda _g, n: Nothing(ORDERS[n])
    )
    return g


def season(g: World, at: str, **fields: Any) -> World:
    """The season goes on at one of its steps."""
    return start(g, WholeGame(at="seasons"), SeasonOfTheYear(at=at, **fields))


def choose(g: World, *orders: str) -> None:
    for seat, name in zip(g.seats(), orders, strict=True):
        g.apply(seat, ChooseOrder(ORDERS.index(name)))


# the year


@pytest.mark.rule("RW-068", "RW-069", "RW-374")
@pytest.mark.parametrize(("options", "years"), [({}, 6), ({"years": "7"}, 7), ({"epic": "on"}, 8)])
def test_so_many_years_are_played(options: dict[str, Any], years: int) -> None:
    g = clear(table(2, **options))
    assert g.options.last_year == years
    g.year, g.season = years, WINTER
    season(g, "end")
    assert g.outcome() is not None
    h = clear(table(2, **options))
    h.year, h.season = years - 1, WINTER
    season(h, "end")
    assert h.outcome() is None
    assert (h.year, h.season) == (years, SPRING)


@pytest.mark.rule("RW-070")
def test_four_seasons_follow_each_other_from_spring_of_year_1(g: World) -> None:
    assert (g.year, g.season) == (1, SPRING)
    found = []
    for _ in range(5):
        found.append((g.year, g.season))
        season(g, "end")
    assert found == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0)]


@pytest.mark.rule("RW-071", "RW-073")
def test_a_season_has_its_steps_in_order() -> None:
    assert SeasonOfTheYear.flow() == (
        "begin",
        "draw_card",
        "primary",
        "secondary",
        "choose_orders",
        "carry_out",
        "end",
    )


@pytest.mark.rule("RW-072", "RW-074", "RW-075")
def test_the_card_of_the_season_is_drawn_and_never_comes_back(plain: World) -> None:
    g = plain
    older = g.season_piles[SUMMER][0]
    g.season, g.season_discards = FALL, [older]
    season(g, "draw_card")
    assert asked(g) is DrawSeasonCard
    for other in (SPRING, SUMMER, WINTER):
        assert not g.odds().allows(DrawnSeasonCard(g.season_piles[other][0]))
    card = g.season_piles[FALL][3]
    fated(g, DrawnSeasonCard(card))
    assert g.season_card == card
    assert g.season_discards == [older, card]  # the top card is that of the season
    assert card not in g.season_piles[FALL]
    assert [len(pile) for pile in g.season_piles] == [8, 8, 7, 8]
    assert g.view(None).season_card == SEASON_CARDS[card]


# seasons


@pytest.mark.rule("RW-076", "RW-077", "RW-078")
def test_spring_clears_away_and_everybody_stands_up(g: World) -> None:
    g.activated[area("1a")] = 1
    order(g, DAQAN, "conquer", "fortify")
    put(g, "1a", routed=True, footman=2)
    put(g, "1b", routed=True, giant=1)
    who = hero(g, "sir-valadir", DAQAN, "1a")
    g.hero_routed[who] = 1
    g.hero_damage[who] = 2
    season(g, "choose_orders")
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Spring())
    assert not any(g.activated)
    assert g.orders == [[], [], [], []]
    assert not any(g.routed)
    assert g.standing[area("1a") * g.kinds + kind("footman")] == 2
    assert g.standing[area("1b") * g.kinds + kind("giant")] == 1
    assert (g.hero_routed[who], g.hero_damage[who]) == (0, 2)


@pytest.mark.rule("RW-077", "RW-087", "RW-088")
def test_the_winter_orders_decide_until_spring_takes_them_back(g: World) -> None:
    for seat in g.seats():
        order(g, seat, "recruit")
    g.play_order = [3, 2, 1, 0]
    g.influence = [9, 8, 7, 6]
    assert in_play_order(g) == [UTHUK, WAIQAR, LATARI, DAQAN]
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Spring())
    assert in_play_order(g) == [DAQAN, LATARI, WAIQAR, UTHUK]


@pytest.mark.rule("RW-080", "RW-226")
def test_fall_makes_the_fate_deck_whole(g: World) -> None:
    deck = g.fate_deck.clone()
    deck.discards = [deck.bag.pop() for _ in range(9)]
    g.fate_deck = deck
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Fall())
    assert len(g.fate_deck) == 30
    assert g.fate_deck.discards == []


@pytest.mark.rule("RW-081")
def test_in_fall_each_takes_2_influence_or_a_tactics_card(g: World) -> None:
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Fall())
    assert asked(g) is InfluenceOrCard
    first = by_influence(g)[0]
    assert g.waiting() == (first,)
    before = g.influence[first]
    g.apply(first, TakeInfluence())
    assert g.influence[first] == before + 2
    second = g.waiting()[0]
    cards = len(g.fresh[second])
    g.apply(second, TakeCard())
    fated(g, g.odds().outcomes().__next__()[0])
    assert len(g.fresh[second]) == cards + 1


@pytest.mark.rule("RW-082")
def test_in_winter_no_area_holds_more_than_the_food_dial_shows(g: World) -> None:
    g.dials[DAQAN][FOOD] = 2
    put(g, "1a", footman=2, knight=1)
    put(g, "1a", routed=True, footman=1)
    put(g, "1b", footman=2)
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Winter())
    assert asked(g) is ChooseSurplus
    assert g.waiting() == (DAQAN,)
    refused = g.why_not(DAQAN, DestroyUnit(kind("bowman"), False))
    assert refused is not None
    answer(
        g, (DAQAN, DestroyUnit(kind("knight"), False)), (DAQAN, DestroyUnit(kind("footman"), True))
    )
    assert g.units(area("1a")) == 2
    assert g.units(area("1b")) == 2
    assert asked(g) is not ChooseSurplus


@pytest.mark.rule("RW-082")
def test_without_food_nobody_survives_the_winter(g: World) -> None:
    g.dials[DAQAN][FOOD] = 0
    put(g, "1a", footman=3)
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Winter())
    assert g.units(area("1a")) == 0
    assert g.supply[kind("footman")] == 16


@pytest.mark.rule("RW-083")
def test_allied_neutral_units_starve_with_others_unallied_ones_and_heroes_do_not(g: World) -> None:
    g.dials[DAQAN][FOOD] = 1
    put(g, "1a", footman=1, giant=1)
    put(g, "1b", giant=2)
    hero(g, "sir-valadir", DAQAN, "1a")
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Winter())
    assert asked(g) is ChooseSurplus
    g.apply(DAQAN, DestroyUnit(kind("giant"), False))
    assert g.units(area("1a")) == 1
    assert g.units(area("1b")) == 2


@pytest.mark.rule("RW-082", "RW-083")
def test_allies_whose_last_own_unit_starves_are_unallied_and_starve_as_far_as_food_lacks(
    g: World,
) -> None:
    """The surplus is one loss, whoever is named first: giving up the leader feeds nobody."""
    g.dials[DAQAN][FOOD] = 1
    put(g, "1a", footman=1, giant=2)
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Winter())
    g.apply(DAQAN, DestroyUnit(kind("footman"), False))
    assert asked(g) is not ChooseSurplus
    assert g.is_neutral(area("1a"))
    assert g.units(area("1a")) == 1


@pytest.mark.rule("RW-084", "RW-151")
def test_in_winter_water_is_open_mountains_are_not(g: World) -> None:
    assert not g.is_open(WATER, flying=False)
    g.season = WINTER
    assert g.is_open(WATER, flying=False)
    assert not g.is_open(2, flying=False)


@pytest.mark.rule("RW-079")
def test_summer_holds_a_quest_phase_and_no_other_season_does(plain: World) -> None:
    for now, there in ((SPRING, False), (SUMMER, True), (FALL, False), (WINTER, False)):
        g = plain.clone()
        assert isinstance(g, World)
        g.season = now
        season(g, "secondary")
        names = [type(frame).__name__ for frame in g.stack]
        held = "QuestPhase" in names or any(type(e).__name__ == "QuestPhaseEnded" for e in g.events)
        assert held == there


# play order


@pytest.mark.rule("RW-085", "RW-086")
def test_the_lowest_order_goes_first_then_more_influence_then_starting_influence(g: World) -> None:
    """Latari begin with most influence, then Daqan, then Waiqar, then Uthuk."""
    g.influence = [5, 5, 6, 2]
    for seat, name in zip(g.seats(), ("recruit", "recruit", "recruit", "conquer"), strict=True):
        order(g, seat, name)
    assert by_orders(g) == [UTHUK, WAIQAR, LATARI, DAQAN]


@pytest.mark.rule("RW-085", "RW-086")
def test_orders_are_carried_out_by_ascending_number(plain: World) -> None:
    g = plain
    g.influence = [9, 5, 5, 1]
    season(g, "choose_orders")
    choose(g, "fortify", "recruit", "recruit", "strategize")
    turns = []
    while g.active >= 0:
        turns.append(g.active)
        seat = Seat(g.active)
        answer(g, (seat, GoOn()), (seat, Decline()), (seat, GoOn()))
    assert turns == [UTHUK, LATARI, WAIQAR, DAQAN]


@pytest.mark.rule("RW-087")
def test_without_open_orders_influence_decides(g: World) -> None:
    g.influence = [5, 5, 6, 7]
    assert by_influence(g) == [UTHUK, WAIQAR, LATARI, DAQAN]
    assert in_play_order(g) == by_influence(g)


@pytest.mark.rule("RW-088")
def test_season_abilities_go_by_the_orders_of_the_season_before(g: World) -> None:
    for seat in g.seats():
        order(g, seat, "recruit")
    g.play_order = [3, 1, 0, 2]
    g.influence = [2, 5, 6, 2]
    assert in_play_order(g) == [UTHUK, LATARI, DAQAN, WAIQAR]


@pytest.mark.rule("RW-086")
@pytest.mark.parametrize(("option", "second"), [("reveal", LATARI), ("each-turn", WAIQAR)])
def test_ties_are_settled_at_the_reveal_or_after_each_turn(
    option: str, second: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = clear(table(play_order_fixed=option))
    monkeypatch.setattr(
        "feldzug.games.runewars.turn.order_behind", lambda _g, n: Nothing(ORDERS[n])
    )
    g.influence = [9, 5, 4, 0]
    season(g, "choose_orders")
    choose(g, "recruit", "recruit", "recruit", "recruit")
    assert g.active == DAQAN
    g.influence[WAIQAR] = 8
    answer(g, (DAQAN, GoOn()), (DAQAN, Decline()), (DAQAN, GoOn()))
    assert g.active == second


# orders


@pytest.mark.rule("RW-091")
def test_orders_are_chosen_in_secret_and_revealed_together(plain: World) -> None:
    g = plain
    season(g, "choose_orders")
    assert asked(g) is ChooseOrders
    g.apply(DAQAN, ChooseOrder(ORDERS.index("conquer")))
    assert g.orders[DAQAN] == []
    assert all(p.order is None for p in g.view(LATARI).players)
    for seat in (LATARI, WAIQAR, UTHUK):
        g.apply(seat, ChooseOrder(ORDERS.index("harvest")))
    assert [p.order for p in g.view(None).players] == ["conquer", "harvest", "harvest", "harvest"]


@pytest.mark.rule("RW-091", "RW-093")
def test_an_open_order_cannot_be_chosen_again(plain: World) -> None:
    g = plain
    order(g, DAQAN, "conquer", "recruit")
    season(g, "choose_orders")
    for name in ("conquer", "recruit"):
        assert ChooseOrder(ORDERS.index(name)) not in g.legal(DAQAN)
        reason = g.why_not(DAQAN, ChooseOrder(ORDERS.index(name)))
        assert reason is not None
        assert (reason.key, reason.rule) == ("order-lies-open", "RW-093")
    assert len(g.legal(DAQAN)) == 6
    choose(g, "harvest", "harvest", "harvest", "harvest")
    assert g.orders[DAQAN] == [ORDERS.index(name) for name in ("conquer", "recruit", "harvest")]
    assert g.order_now[DAQAN] == ORDERS.index("harvest")


@pytest.mark.rule("RW-092", "RW-097")
def test_the_main_effect_may_be_declined_and_then_there_is_no_bonus(plain: World) -> None:
    g = plain
    season(g, "choose_orders")
    choose(g, "conquer", "harvest", "harvest", "harvest")
    before = g.influence[DAQAN]
    assert asked(g) is OwnTurn
    g.apply(DAQAN, GoOn())
    assert asked(g) is UseOrder
    told = g.apply(DAQAN, Decline())
    assert OrderDeclined(DAQAN, ORDERS.index("conquer")) in told
    assert asked(g) is OwnTurn
    assert g.influence[DAQAN] == before


@pytest.mark.rule("RW-089")
def test_a_turn_is_before_the_order_the_order_and_after_it(plain: World) -> None:
    g = plain
    season(g, "choose_orders")
    choose(g, "conquer", "harvest", "harvest", "harvest")
    before = g.influence[DAQAN]
    found = []
    told: list[Event] = []
    while g.active == DAQAN:
        found.append(asked(g))
        told = g.apply(DAQAN, g.legal(DAQAN)[0] if asked(g) is not OwnTurn else GoOn())
    assert found == [OwnTurn, UseOrder, UseBonus, OwnTurn]
    assert [event.seat for event in told if isinstance(event, TurnBegan)] == [g.active]
    assert g.influence[DAQAN] == before + 110


@pytest.mark.rule("RW-094", "RW-095")
def test_supremacy_is_the_highest_of_the_own_open_orders(g: World) -> None:
    order(g, DAQAN, "recruit")
    order(g, LATARI, "conquer", "harvest")
    order(g, WAIQAR, "harvest", "conquer")
    order(g, UTHUK, "fortify", "acquire-power")
    assert [has_supremacy(g, seat) for seat in g.seats()] == [True, True, False, False]


@pytest.mark.rule("RW-094")
def test_a_player_sees_which_orders_would_bring_their_bonus(g: World) -> None:
    order(g, LATARI, "conquer", "harvest")
    above = ["acquire-power", "fortify", "rally-support", "recruit"]
    assert g.view(LATARI).supremacy == above
    assert len(g.view(DAQAN).supremacy) == 8
    assert g.view(None).supremacy == []


@pytest.mark.rule("RW-094", "RW-096", "RW-138")
def test_the_bonus_is_offered_only_with_supremacy_and_may_be_left(plain: World) -> None:
    g = plain
    for seat in g.seats():
        order(g, seat, "mobilize")
    order(g, LATARI, "recruit")
    season(g, "choose_orders")
    choose(g, "fortify", "conquer", "harvest", "harvest")
    assert g.active == LATARI
    before = g.influence[LATARI]
    answer(g, (LATARI, GoOn()), (LATARI, CarryOut()), (LATARI, GoOn()))
    assert g.influence[LATARI] == before + 10
    assert g.active == WAIQAR
    answer(g, (WAIQAR, GoOn()), (WAIQAR, CarryOut()))
    assert asked(g) is UseBonus
    before = g.influence[WAIQAR]
    answer(g, (WAIQAR, Decline()), (WAIQAR, GoOn()))
    assert g.influence[WAIQAR] == before
    answer(g, (UTHUK, GoOn()), (UTHUK, Decline()), (UTHUK, GoOn()))
    answer(g, (DAQAN, GoOn()), (DAQAN, CarryOut()))
    assert asked(g) is OwnTurn


@pytest.mark.rule("RW-203")
@pytest.mark.parametrize(("option", "playable"), [("playable", True), ("later", False)])
def test_cards_of_the_set_up_may_be_played_in_the_first_spring(option: str, playable: bool) -> None:
    g = table(starting_tactics=option)
    assert bool(len(g.tactics[UTHUK])) == playable
    assert len(g.tactics[UTHUK]) + len(g.fresh[UTHUK]) == 4
    g.season = SUMMER
    season(g, "begin")
    assert (len(g.tactics[UTHUK]), len(g.fresh[UTHUK])) == (4, 0)


@pytest.mark.rule("RW-090")
def test_in_the_quest_phase_it_is_nobodys_turn(plain: World) -> None:
    g = plain
    hero(g, "sir-valadir", DAQAN, "1a")
    g.season = SUMMER
    season(g, "secondary")
    assert g.active < 0
    assert "QuestPhase" in [type(frame).__name__ for frame in g.stack]


def test_a_season_is_told_when_it_begins(g: World) -> None:
    start(g, WholeGame(at="seasons"))
    assert SeasonBegan(1, SPRING) in g.events
