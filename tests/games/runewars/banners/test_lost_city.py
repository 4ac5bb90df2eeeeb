"""The lost city: placed by quests, what it gives, destroyed and found again. [BOW-075 – BOW-086]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from feldzug.games.runewars.banners.barren import desolate, freeze
from feldzug.games.runewars.banners.lost_city import (
    LOST_CITY,
    SITE,
    YELLOW,
    across,
    destroy_city,
    found_by_quest,
    is_found,
    place_lost_city,
)
from feldzug.games.runewars.board import AREAS, TILES, WATER
from feldzug.games.runewars.cards.quests.deck import has_border
from feldzug.games.runewars.cities import benefits_of, cities_of
from feldzug.games.runewars.decks import CITY_BOX, HEROES, QUESTS, SUMMER, WINTER
from feldzug.games.runewars.developments import yield_of
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.quests import QuestOutcome
from feldzug.games.runewars.laid import STEPS, Laid, place, spot
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.movement import border_of, steps_from
from feldzug.games.runewars.winning import dragon_runes
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.values import Seat
from tests.cli.runewars.test_terminal import drawn, terminal

DAQAN = Seat(0)
TWELVE = TILES.index("12")


def land(*, with_tile: bool = True) -> World:
    g = RUNEWARS.new(RUNEWARS.setup(2, ("banners",)))
    assert isinstance(g, World)
    g.layout = Layout([Laid(TWELVE, 0, 0, 0)] if with_tile else [Laid(0, 0, 0, 0)])
    g.faction[0], g.owner[0] = 0, 0
    g.controller[SITE] = DAQAN
    return g


@pytest.mark.rule("BOW-075", "BOW-086")
def test_it_is_not_drawn_in_the_set_up() -> None:
    g = land()
    assert not is_found(g)
    assert LOST_CITY not in CITY_BOX.numbers(g.rules)


@pytest.mark.rule("BOW-076", "BOW-085")
def test_it_is_placed_once_and_only_on_tile_12() -> None:
    g = land()
    place_lost_city(g)
    assert is_found(g)
    told = len(g.events)
    place_lost_city(g)
    assert len(g.events) == told
    elsewhere = land(with_tile=False)
    place_lost_city(elsewhere)
    assert LOST_CITY not in elsewhere.city


@pytest.mark.rule("BOW-076")
@pytest.mark.parametrize(("outcome", "found"), [("gold", True), ("silver", True), ("red", False)])
def test_a_completed_quest_places_it(outcome: str, found: bool) -> None:
    g = land()
    frame = QuestOutcome(
        DAQAN, HEROES.index("sir-valadir"), QUESTS.index("city-under-the-sand"), outcome
    )
    stage = g.rules.stages(QuestOutcome)
    names = list(stage.names)
    assert names.index("find_city") == names.index("gain") + 1
    found_by_quest(frame, g)
    assert is_found(g) == found


@pytest.mark.rule("BOW-080")
def test_it_is_a_city_with_benefits() -> None:
    g = land()
    assert cities_of(g, DAQAN) == []
    place_lost_city(g)
    assert cities_of(g, DAQAN) == [SITE]
    assert len(benefits_of(LOST_CITY)) == 2


@pytest.mark.rule("BOW-083")
def test_whoever_controls_it_has_its_rune() -> None:
    g = land()
    assert dragon_runes(g, DAQAN) == 0
    place_lost_city(g)
    assert dragon_runes(g, DAQAN) == 1
    g.controller[SITE] = Seat(1)
    assert dragon_runes(g, DAQAN) == 0


@pytest.mark.rule("BOW-084")
def test_it_adds_its_resources() -> None:
    g = land()
    before = [yield_of(g, SITE, resource) for resource in range(3)]
    place_lost_city(g)
    assert [yield_of(g, SITE, r) for r in range(3)] == [before[0] + 1, before[1] + 1, before[2]]


@pytest.mark.rule("BOW-081", "BOW-082")
def test_destroyed_it_can_be_found_again() -> None:
    g = land()
    place_lost_city(g)
    destroy_city(g, SITE)
    assert g.city[SITE] == NONE
    assert dragon_runes(g, DAQAN) == 0
    place_lost_city(g)
    assert is_found(g)


# its border


def with_a_neighbour(turn: int) -> tuple[World, int]:
    """Tile 12, turned, and a tile without water behind its yellow border; returns the area there."""
    g = land()
    twelve = Laid(TWELVE, 0, 0, turn)
    behind = place(spot(0, 0) + STEPS[(YELLOW + turn) % 6])
    for tile in range(9):
        for one in [Laid(tile, behind.q, behind.r, sixths) for sixths in range(6)]:
            if spot(0, 0) in one.spots():
                continue
            g.layout = Layout([twelve, one])
            g.season = SUMMER
            ground = g.layout.ground
            other = ground.area_at[one.spots()[0]]
            if not any(ground.sides[SITE]) and WATER not in ground.sides[other]:
                return g, other
    raise AssertionError("no tile fits")


def crossed(g: World, other: int, *, flying: bool = False) -> tuple[bool, bool]:
    """Whether figures go from tile 12 to the other area, and back."""
    return (
        other in steps_from(g, SITE, DAQAN, flying),
        SITE in steps_from(g, other, DAQAN, flying),
    )


@pytest.mark.rule("BOW-077", "BOW-078")
@pytest.mark.parametrize("turn", range(6))
def test_its_water_covers_the_yellow_border(turn: int) -> None:
    g, other = with_a_neighbour(turn)
    assert across(g) == other
    assert crossed(g, other) == (True, True), "yellow is open"
    assert not has_border(g, SITE, WATER)
    place_lost_city(g)
    assert border_of(g, SITE, other, 0) == WATER
    assert crossed(g, other) == (False, False)
    assert crossed(g, other, flying=True) == (True, True)
    assert has_border(g, SITE, WATER)
    assert has_border(g, other, WATER)
    g.season = WINTER
    assert crossed(g, other) == (True, True)


@pytest.mark.rule("BOW-077")
def test_its_other_borders_stay_open() -> None:
    g, other = with_a_neighbour(0)
    besides = [near for near in g.near(SITE) if near != other]
    assert besides
    place_lost_city(g)
    for near in besides:
        assert crossed(g, near) == (True, True)


@pytest.mark.rule("BOW-Q06", "BOW-081")
def test_with_the_city_its_water_goes() -> None:
    g, other = with_a_neighbour(2)
    place_lost_city(g)
    destroy_city(g, SITE)
    assert crossed(g, other) == (True, True)
    assert not has_border(g, other, WATER)


def test_all_see_where_the_water_is() -> None:
    g, other = with_a_neighbour(3)
    module = RUNEWARS.modules["banners"]
    assert module.view(g, None).shore is None  # type: ignore[union-attr]
    place_lost_city(g)
    assert module.view(g, None).shore == AREAS[other]  # type: ignore[union-attr]
    g.layout = Layout([Laid(TWELVE, 0, 0, 0)])
    assert module.view(g, None).shore is None, "at the rim"  # type: ignore[union-attr]
    assert has_border(g, SITE, WATER)


def test_a_terminal_names_it_too() -> None:
    g, other = with_a_neighbour(0)
    t = terminal()
    before = drawn(t.look(g, AREAS[other]))
    legend = drawn(t.board(g)).count("~")
    place_lost_city(g)
    assert "water" not in before
    assert drawn(t.board(g)).count("~") > legend
    assert "water" in drawn(t.look(g, AREAS[other]))


@pytest.mark.rule("BOW-076")
def test_a_reward_that_is_refused_brings_no_city() -> None:
    g = land()
    quest = QUESTS.index("city-under-the-sand")
    frame = QuestOutcome(DAQAN, HEROES.index("sir-valadir"), quest, "gold")
    frame.refused = True
    found_by_quest(frame, g)
    assert not is_found(g)


@pytest.mark.rule("BOW-084", "BOW-138", "BOW-147")
@pytest.mark.parametrize("place", [desolate, freeze])
def test_on_barren_land_it_adds_no_resources(place: Callable[[World, int], None]) -> None:
    g = land()
    place_lost_city(g)
    assert sum([yield_of(g, SITE, r) for r in range(3)])
    place(g, SITE)
    assert [yield_of(g, SITE, r) for r in range(3)] == [0, 0, 0]
