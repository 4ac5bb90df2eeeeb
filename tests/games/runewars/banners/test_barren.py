"""Desolation and cryomancy tokens: where they lie, what they take away, and when they leave."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from feldzug.games.runewars.banners.barren import (
    DESOLATE,
    IN_THE_BOX,
    BannersState,
    desolate,
    freeze,
    is_barren,
    thaw,
    tokens_left,
)
from feldzug.games.runewars.banners.lost_city import SITE, is_found, place_lost_city
from feldzug.games.runewars.board import AREAS, HOME_AREAS, TILES
from feldzug.games.runewars.cities import CollectCities
from feldzug.games.runewars.decks import CITIES
from feldzug.games.runewars.developments import yield_of
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.winning import dragon_runes
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import Spring
from feldzug.kernel.values import Seat
from tests.games.runewars.table import table

DAQAN = Seat(0)
HERE = AREAS.index("1a")


def land() -> World:
    """Tile 12 and tile 1, all of it Daqan's."""
    g = RUNEWARS.new(RUNEWARS.setup(2, ("banners",)))
    assert isinstance(g, World)
    g.layout = Layout([Laid(TILES.index("12"), 0, 0, 0), Laid(0, 1, 0, 0)])
    g.faction[0], g.owner[0] = 0, 0
    for area in g.areas():
        g.controller[area] = DAQAN
    return g


def yields(g: World, area: int) -> list[int]:
    return [yield_of(g, area, resource) for resource in range(3)]


def lying(g: World, area: int) -> int:
    return g.part(BannersState).barren[area]


@pytest.mark.rule("BOW-136", "BOW-138")
def test_desolation_gives_for_the_last_time_and_then_nothing() -> None:
    g = land()
    before = yields(g, HERE)
    assert sum(before) > 0
    desolate(g, HERE)
    assert g.dials[DAQAN] == before
    assert yields(g, HERE) == [0, 0, 0]


@pytest.mark.rule("BOW-147", "BOW-155")
def test_cryomancy_takes_the_resources_and_gives_nobody_any() -> None:
    g = land()
    freeze(g, HERE)
    assert g.dials[DAQAN] == [0, 0, 0]
    assert yields(g, HERE) == [0, 0, 0]


@pytest.mark.rule("BOW-139", "BOW-148")
@pytest.mark.parametrize("place", [desolate, freeze])
def test_a_city_there_gives_nothing(place: Callable[[World, int], None]) -> None:
    g = land()
    g.city[HERE] = CITIES.index(CITIES[0])
    collecting = CollectCities(DAQAN)
    collecting.find(g)
    assert HERE in collecting.areas
    place(g, HERE)
    collecting.find(g)
    assert HERE not in collecting.areas


@pytest.mark.rule("BOW-140", "BOW-149")
@pytest.mark.parametrize("place", [desolate, freeze])
def test_the_rune_of_the_lost_city_does_not_count_meanwhile(
    place: Callable[[World, int], None],
) -> None:
    g = land()
    place_lost_city(g)
    assert dragon_runes(g, DAQAN) == 1
    place(g, SITE)
    assert dragon_runes(g, DAQAN) == 0
    assert yields(g, SITE) == [0, 0, 0]


@pytest.mark.rule("BOW-143", "BOW-151")
@pytest.mark.parametrize("place", [desolate, freeze])
def test_neither_lies_in_a_home_realm(place: Callable[[World, int], None]) -> None:
    g = table(modules=("banners",), setup="quick")
    home = HOME_AREAS[g.faction[DAQAN]][0]
    place(g, home)
    assert not is_barren(g, home)


@pytest.mark.rule("BOW-144", "BOW-152", "BOW-153")
def test_only_cryomancy_is_stacked() -> None:
    g = land()
    desolate(g, HERE)
    desolate(g, HERE)
    freeze(g, HERE)
    assert lying(g, HERE) == DESOLATE
    freeze(g, SITE)
    freeze(g, SITE)
    desolate(g, SITE)
    assert lying(g, SITE) == 2


@pytest.mark.rule("BOW-Q10")
def test_without_a_token_left_the_placing_is_skipped() -> None:
    g = land()
    for _ in range(IN_THE_BOX + 2):
        freeze(g, SITE)
    assert (lying(g, SITE), tokens_left(g)) == (IN_THE_BOX, 0)
    desolate(g, HERE)
    assert not is_barren(g, HERE)


@pytest.mark.rule("BOW-137", "BOW-154", "BOW-Q34")
def test_spring_takes_one_cryomancy_token_from_each_area_and_no_desolation() -> None:
    g = land()
    desolate(g, HERE)
    freeze(g, SITE)
    freeze(g, SITE)
    names = list(g.rules.flow(Spring))
    assert names.index("thaw") == names.index("stand_up") + 1
    thaw(Spring(), g)
    assert (lying(g, SITE), lying(g, HERE)) == (1, DESOLATE)


@pytest.mark.rule("BOW-079")
@pytest.mark.parametrize("place", [desolate, freeze])
def test_tokens_go_instead_of_the_lost_city_coming(place: Callable[[World, int], None]) -> None:
    g = land()
    place(g, SITE)
    place_lost_city(g)
    assert not is_found(g)
    assert not is_barren(g, SITE)


@pytest.mark.rule("BOW-Q04")
def test_tokens_stay_where_the_lost_city_is_already() -> None:
    g = land()
    place_lost_city(g)
    freeze(g, SITE)
    place_lost_city(g)
    assert (is_found(g), lying(g, SITE)) == (True, 1)


def test_all_see_them_and_none_lies_where_none_may() -> None:
    g = table(modules=("banners",), setup="quick")
    wild = [a for a in g.areas() if not any(a in home for home in HOME_AREAS)]
    desolate(g, wild[0])
    freeze(g, wild[1])
    module = RUNEWARS.modules["banners"]
    shown = module.view(g, None)
    assert shown is not None
    assert (shown.desolate, shown.frozen) == ([AREAS[wild[0]]], {AREAS[wild[1]]: 1})  # type: ignore[attr-defined]
    assert module.sound(g)
    assert RUNEWARS.sound(g)
    g.part(BannersState).barren[HOME_AREAS[0][0]] = 1
    assert not module.sound(g)
