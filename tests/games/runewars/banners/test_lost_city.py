"""The lost city: placed by quests, what it gives, destroyed and found again. [BOW-075 – BOW-086]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.lost_city import (
    LOST_CITY,
    SITE,
    destroy_city,
    found_by_quest,
    is_found,
    place_lost_city,
)
from feldzug.games.runewars.board import TILES
from feldzug.games.runewars.cities import benefits_of, cities_of
from feldzug.games.runewars.decks import CITY_BOX, HEROES, QUESTS
from feldzug.games.runewars.developments import yield_of
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.quests import QuestOutcome
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.winning import dragon_runes
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.values import Seat

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
