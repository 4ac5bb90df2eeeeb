"""Tokens on the land, the lost city and floods: what they change, and what they leave as it is."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.barren import desolate, freeze
from feldzug.games.runewars.banners.exploration import LeaveHeroHere, WashHeroTo, second_token
from feldzug.games.runewars.banners.lost_city import (
    LOST_CITY,
    SITE,
    CityDestroyed,
    across,
    destroy_city,
    place_lost_city,
)
from feldzug.games.runewars.board import AREAS, HOME_OF, MOUNTAIN, NEUTRAL, WATER
from feldzug.games.runewars.exploration.finding import SettleToken
from feldzug.games.runewars.exploration.tokens import is_hidden
from feldzug.games.runewars.heroes.quest_phase import HeroMoves
from feldzug.games.runewars.movement import Border, Ice, ShowsBorder
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.values import FATE
from tests.games.runewars.banners.test_exploration_tokens import (
    finds_water,
    flooded,
    lands,
)
from tests.games.runewars.battlefield import DAQAN, LATARI, at
from tests.games.runewars.rules.test_exploration import found
from tests.games.runewars.table import table

BANNERS = ("banners",)


def city_found() -> World:
    """A game with tile 12 on the map, and the city on it."""
    for seed in range(1, 40):
        g = table(4, seed, BANNERS, setup="quick")
        if SITE in g.areas() and across(g) != NONE:
            place_lost_city(g)
            return g
    raise LookupError


# the lost city


@pytest.mark.rule("BOW-077", "BOW-078")
def test_the_city_lays_water_and_nothing_else_and_takes_no_mountain_away() -> None:
    g = city_found()
    behind = across(g)
    assert g.value(Border(SITE, behind), 0) == WATER
    assert g.value(Border(behind, SITE), MOUNTAIN) == MOUNTAIN
    assert g.value(ShowsBorder(SITE, WATER), 0) == 1
    assert g.value(ShowsBorder(SITE, MOUNTAIN), 0) == 0
    assert g.value(ShowsBorder(behind, MOUNTAIN), 0) == 0


@pytest.mark.rule("BOW-081", "BOW-083", "BOW-084")
def test_all_see_what_it_yields_and_that_it_is_destroyed() -> None:
    g = city_found()
    view: Any = g.views(None)["banners"]
    assert list(view.yields) == ["12a"]
    assert view.runes == {"12a": 1}, "areas without a city show none"
    g.events.clear()
    destroy_city(g, SITE)
    assert CityDestroyed(SITE, LOST_CITY) in g.events
    view = g.views(None)["banners"]
    assert (view.yields, view.runes) == ({}, {})


@pytest.mark.rule("BOW-140")
def test_a_city_without_a_rune_shows_none() -> None:
    g = city_found()
    for area in g.areas():
        if g.city[area] not in (NONE, LOST_CITY):
            assert AREAS[area] not in g.views(None)["banners"].runes


# floods


@pytest.mark.rule("BOW-243")
def test_all_see_what_is_flooded_and_what_is_cut_off() -> None:
    g = flooded()
    view: Any = g.views(LATARI)["banners-exploration"]
    assert (view.flooded, view.cut_off) == (["5c"], ["5c"])
    freeze(g, at("5c"))
    view = g.views(LATARI)["banners-exploration"]
    assert (view.flooded, view.cut_off) == (["5c"], [])


@pytest.mark.rule("BOW-243")
def test_only_the_flooded_area_and_its_neighbours_show_more_water() -> None:
    g = flooded()
    wet = {at("5c"), *g.near(at("5c"))}
    shown = {area for area in g.areas() if g.value(ShowsBorder(area, WATER), 0)}
    assert shown == wet
    assert not [area for area in g.areas() if g.value(ShowsBorder(area, MOUNTAIN), 0)]


@pytest.mark.rule("BOW-243", "BOW-Q29")
def test_ice_in_the_flooded_area_opens_it_from_both_sides() -> None:
    g = flooded(heroes_on_ice="no")
    freeze(g, at("5c"))
    for near in g.near(at("5c")):
        for source, target in ((at("5c"), near), (near, at("5c"))):
            assert g.value(Ice(source, target, True), 0) == 1
    other = flooded()
    near = next(a for a in other.near(at("5c")) if HOME_OF[a] == NEUTRAL)
    freeze(other, near)
    assert other.value(Ice(near, at("5c"), False), 0) == 0


@pytest.mark.rule("BOW-Q41")
def test_a_second_flood_carries_him_to_a_third_token() -> None:
    g, target = lands("token-first")
    g.apply(FATE, found("flooded-area"))
    third = next(
        a.area for a in g.legal(LATARI) if isinstance(a, WashHeroTo) and is_hidden(g, a.area)
    )
    assert third not in (target, at("5c"))
    g.apply(LATARI, WashHeroTo(third))
    g.apply(LATARI, LeaveHeroHere())
    assert isinstance(g.stack[-1], SettleToken)
    g.apply(FATE, g.legal(FATE)[0])
    assert not is_hidden(g, third)


@pytest.mark.rule("BOW-Q41")
def test_where_no_token_lies_or_he_has_fallen_he_turns_up_none() -> None:
    g, who = finds_water(flooded_landing="token-first")
    g.apply(LATARI, LeaveHeroHere())
    assert not [frame for frame in g.stack if isinstance(frame, SettleToken)]
    moves = HeroMoves(DAQAN, who, at="window")
    hidden = next(area for area in g.areas() if is_hidden(g, area))
    g.hero_area[who] = hidden
    assert second_token(moves, g) is not None
    assert moves.at == "second_token", "he may land on another one"
    fallen = HeroMoves(DAQAN, who, at="window")
    g.hero_seat[who] = -1
    assert second_token(fallen, g) is None
    assert fallen.at == "window"


# tokens


@pytest.mark.rule("BOW-136")
def test_what_a_desolate_area_yields_is_shown_as_nothing() -> None:
    g = city_found()
    area = next(a for a in g.areas() if HOME_OF[a] == NEUTRAL and a != SITE)
    desolate(g, area)
    view: Any = g.views(None)["banners"]
    assert view.desolate == [AREAS[area]]
    assert view.yields[AREAS[area]] == [0, 0, 0]
