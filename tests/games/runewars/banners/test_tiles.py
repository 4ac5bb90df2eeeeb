"""Tiles 10 to 12: dealt with their Setup Quests, and where tile 12 may lie. [BOW-059 – BOW-074]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import AREAS, TILES
from feldzug.games.runewars.cards.order_texts.fortify import no_site
from feldzug.games.runewars.decks import QUEST_BOX
from feldzug.games.runewars.developments import yield_of
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.laid import STEPS, Laid, side, spot, turned
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.set_up.quest_deck import stays
from feldzug.games.runewars.set_up.tiles import setup_quests, tiles_in_play
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat

TEN, ELEVEN, TWELVE = (TILES.index(name) for name in ("10", "11", "12"))
SITE = AREAS.index("12a")
BANNERS = ("banners",)


def game(*modules: str) -> World:
    g = RUNEWARS.new(RUNEWARS.setup(2, modules))
    assert isinstance(g, World)
    return g


def laid(tile: int, q: int, r: int, turn: int = 0) -> Laid:
    return Laid(tile, q, r, turn)


@pytest.mark.rule("BOW-059", "BOW-060")
def test_their_setup_quests_are_dealt_with_the_others() -> None:
    quests = [QUEST_BOX[quest].printed["setup"] for quest in setup_quests(game(*BANNERS))]
    assert sorted(quests, key=int) == [str(n) for n in range(1, 13)]
    assert tiles_in_play(game(*BANNERS)) == [*range(9), TEN, ELEVEN, TWELVE]


def test_without_the_expansion_they_stay_in_the_box() -> None:
    assert tiles_in_play(game()) == list(range(9))
    assert len(QUEST_BOX.numbers(game().rules)) == 24


@pytest.mark.rule("BOW-066")
def test_after_tile_12_the_next_touches_two_of_its_sides_with_two_areas() -> None:
    ground = Layout([laid(TWELVE, 0, 0)]).ground
    ways = ground.ways_to_lay(0)
    assert ways
    for way in ways:
        after = Layout([laid(TWELVE, 0, 0), way]).ground
        assert len(after.near[SITE]) >= 2
    around = [laid(0, q, r, turn) for q in range(-3, 4) for r in range(-3, 4) for turn in range(6)]
    one_side = [
        way
        for way in around
        if not ground.is_taken(way.spots())
        and len(Layout([laid(TWELVE, 0, 0), way]).ground.near[SITE]) == 1
    ]
    assert one_side
    reason = ground.objection(one_side[0])
    assert reason is not None
    assert reason.key == "tile-touches-too-little"


@pytest.mark.rule("BOW-067")
def test_laid_later_it_touches_two_different_areas() -> None:
    ground = Layout([laid(0, 0, 0)]).ground
    ways = ground.ways_to_lay(TWELVE)
    assert ways
    assert all(len(Layout([laid(0, 0, 0), way]).ground.near[SITE]) >= 2 for way in ways)
    lonely = laid(TWELVE, 9, 9)
    reason = ground.objection(lonely)
    assert reason is not None
    assert reason.key == "tile-touches-too-little"


def along(one: Laid, others: list[Laid]) -> bool:
    """Whether the yellow border of tile 12 would lie along a coloured one."""
    ground = Layout(others).ground
    tile = turned(one.tile, one.turn)
    first = side(spot(one.q, one.r), 0)
    return any(first + beyond in ground.coloured for beyond in tile.beyond_unpaired)


@pytest.mark.rule("BOW-069", "BOW-070")
def test_the_yellow_border_never_lies_along_a_coloured_one() -> None:
    below = [laid(tile, 0, 0) for tile in range(9)]
    refused = 0
    for tile in below:
        ground = Layout([tile]).ground
        for q in range(-3, 4):
            for r in range(-3, 4):
                for turn in range(6):
                    way = laid(TWELVE, q, r, turn)
                    if ground.is_taken(way.spots()) or not along(way, [tile]):
                        continue
                    clash = ground.colour_clash(way)
                    assert clash is not None
                    assert clash.key == "borders-clash"
                    refused += 1
    assert refused > 10


@pytest.mark.rule("BOW-068")
def test_no_coloured_border_is_laid_along_it_not_even_of_a_home_realm() -> None:
    ground = Layout([laid(TWELVE, 0, 0)]).ground
    beyond = next(iter(ground.unpaired))
    for tile in range(13):  # the home realms too
        for q in range(-3, 4):
            for r in range(-3, 4):
                for turn in range(6):
                    way = laid(tile, q, r, turn)
                    if ground.is_taken(way.spots()):
                        continue
                    meets = [side(spot(q, r), 0) + s for s in turned(tile, turn).opposite]
                    assert (ground.colour_clash(way) is not None) == (beyond in meets)


@pytest.mark.rule("BOW-071")
def test_otherwise_the_yellow_border_is_open() -> None:
    ground = Layout([laid(TWELVE, 0, 0)]).ground
    assert sum(ground.open_sides().values()) == 6
    beyond = STEPS[next(iter(ground.unpaired)) % 6]
    crossed = 0
    for way in ground.ways_to_lay(0):
        after = Layout([laid(TWELVE, 0, 0), way]).ground
        if beyond in after.area_at:
            assert after.area_at[beyond] in after.by_land[SITE]
            crossed += 1
    assert crossed


@pytest.mark.rule("BOW-072")
def test_quests_name_tile_12_by_its_number() -> None:
    g = game(*BANNERS)
    quest = QUEST_BOX.number("city-under-the-sand")
    g.layout = Layout([laid(0, 0, 0)])
    assert not stays(g, quest)
    g.layout = Layout([laid(TWELVE, 0, 0)])
    assert stays(g, quest)
    text = g.rules.shelf(QUEST_BOX.shelf)["city-under-the-sand"]
    assert text.is_here(g, 0, SITE)
    assert not text.is_here(g, 0, AREAS.index("1a"))


@pytest.mark.rule("BOW-073")
def test_tile_12_yields_what_is_printed() -> None:
    g = game(*BANNERS)
    g.layout = Layout([laid(TWELVE, 0, 0)])
    assert [yield_of(g, SITE, resource) for resource in range(3)] == [0, 0, 1]


@pytest.mark.rule("BOW-074", "BOW-Q05")
def test_no_stronghold_is_built_on_tile_12() -> None:
    g = game(*BANNERS)
    g.layout = Layout([laid(TWELVE, 0, 0), laid(0, 1, 0)])
    for area in (SITE, AREAS.index("1a")):
        g.controller[area] = 0
    reason = no_site(g, 0, SITE)
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-stronghold-here", "BOW-074")
    assert no_site(g, 0, AREAS.index("1a")) is None
    g.controller[SITE] = -2
    lost_city = g.rules.shelf("tactics-cards")["lost-city-tactics"]
    g.hero_seat[0], g.hero_area[0] = 0, SITE
    assert lost_city.targets(g, Seat(0), ()) == []
    g.hero_area[0] = AREAS.index("1b")
    assert len(lost_city.targets(g, Seat(0), ())) == 1
