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
from feldzug.games.runewars.board import AREAS, HOME_AREAS, HOME_OF, LAND, NEUTRAL, TILES, WATER
from feldzug.games.runewars.cards.order_texts.fortify import no_site
from feldzug.games.runewars.cities import CollectCities
from feldzug.games.runewars.decks import CITIES, DEVELOPMENTS, OBJECTIVE_BOX, SUMMER, WINTER
from feldzug.games.runewars.developments import (
    ChooseResource,
    CollectDevelopments,
    PaidFor,
    resources_of,
    yield_of,
)
from feldzug.games.runewars.exploration.tokens import (
    EXPLORATIONS,
    Explorations,
    bags_of,
    open_token,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.quest_phase import not_here
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.movement import hero_steps, steps_from, within_reach
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.winning import GameWon, dragon_runes, goal
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import Spring
from feldzug.kernel.values import Seat
from tests.games.runewars.battlefield import at, field
from tests.games.runewars.champions import champions, own_turn, quest_in_hand, season
from tests.games.runewars.rules.test_exploration import lay
from tests.games.runewars.table import hero, put, rune, start, table

DAQAN = Seat(0)
HERE = AREAS.index("1a")
BANNERS = ("banners",)
PLACES = [desolate, freeze]


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


@pytest.mark.rule("BOW-084", "BOW-138")
def test_the_view_tells_what_barren_land_and_the_lost_city_yield_and_nothing_of_others() -> None:
    g = land()
    assert g.views(None)["banners"].yields == {}
    place_lost_city(g)
    freeze(g, HERE)
    shown = g.views(None)["banners"].yields
    assert shown == {AREAS[area]: yields(g, area) for area in (HERE, SITE)}


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


# what is not touched


@pytest.mark.rule("BOW-141", "BOW-150")
@pytest.mark.parametrize("place", PLACES)
def test_a_rune_token_there_still_counts(place: Callable[[World, int], None]) -> None:
    g = put(field(modules=BANNERS), "1c", footman=1)
    rune(g, "1c", "dragon", DAQAN)
    place(g, at("1c"))
    assert dragon_runes(g, DAQAN) == 1


def explored(*, option: str = "nothing") -> World:
    """Daqan has 1C, with a stronghold and a Resources development, and exploration tokens may lie."""
    g = champions(
        "1c: 1 footman; 1c: stronghold of 0", BANNERS, exploration="on", barren_development=option
    )
    g.development[at("1c")] = DEVELOPMENTS.index("resources")
    return g


@pytest.mark.rule("BOW-142", "BOW-150")
@pytest.mark.parametrize("place", PLACES)
def test_exploration_tokens_there_work_as_before(place: Callable[[World, int], None]) -> None:
    g = explored()
    lay_open(g, "1c", "village")
    before = yields(g, at("1c"))
    place(g, at("1c"))
    assert 0 < sum(yields(g, at("1c"))) < sum(before)
    put(g, "5c", footman=1)
    lay_open(g, "5c", "dragon-throne")
    assert dragon_runes(g, DAQAN) == 1
    place(g, at("5c"))
    assert dragon_runes(g, DAQAN) == 1
    assert open_token(g, at("5c")) >= 0


def lay_open(g: World, where: str, what: str) -> None:
    """An exploration token that lies face up, of those in the box."""
    g.part(Explorations).bags = bags_of(g)
    names = [name for name in EXPLORATIONS if name.startswith(what)]
    lay(g, where, names[0])


@pytest.mark.rule("BOW-298")
@pytest.mark.parametrize("place", PLACES)
def test_a_city_on_barren_land_is_still_a_city(place: Callable[[World, int], None]) -> None:
    g = champions("1c: 2 footman", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "1c")
    quest_in_hand(g, DAQAN, "the-bazaar")
    quest = g.quests[DAQAN].cards[0]
    assert not_here(g, DAQAN, who, quest) is not None
    g.city[at("1c")] = 0
    place(g, at("1c"))
    assert is_barren(g, at("1c"))
    assert not_here(g, DAQAN, who, quest) is None
    assert no_site(g, DAQAN, at("1c")) is not None
    text = g.rules.shelf(OBJECTIVE_BOX.shelf)["shield-of-the-cities"]
    assert [condition.have for condition in text.conditions(g, DAQAN)] == [1]


# gaining, and developments


@pytest.mark.rule("BOW-Q09", "BOW-136")
def test_desolation_gives_all_that_the_area_yields_as_far_as_the_dials_go() -> None:
    g = land()
    place_lost_city(g)
    g.dials[DAQAN] = [8, 0, 0]
    before = yields(g, SITE)
    assert before == [1, 1, 1]
    desolate(g, SITE)
    assert g.dials[DAQAN] == [8, 1, 1]
    g = explored()
    lay_open(g, "1c", "village")
    here = yields(g, at("1c"))
    g.dials[DAQAN] = [0, 0, 0]
    desolate(g, at("1c"))
    assert g.dials[DAQAN] == here


@pytest.mark.rule("BOW-136")
def test_nobody_gains_where_nobody_is_in_control() -> None:
    g = field(modules=BANNERS)
    before = [dials[:] for dials in g.dials]
    desolate(g, at("1c"))
    assert is_barren(g, at("1c"))
    assert g.dials == before


@pytest.mark.rule("BOW-135")
def test_no_answer_of_a_player_places_one_by_itself() -> None:
    g = own_turn(champions("1c: 1 footman", BANNERS), DAQAN)
    answers = g.legal(DAQAN)
    assert answers
    for action in answers:
        trial = g.clone()
        trial.apply(DAQAN, action)
        assert not any(trial.part(BannersState).barren)


@pytest.mark.rule("BOW-Q42")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("option", ["nothing", "pays"])
def test_a_development_pays_there_or_not_as_agreed(
    place: Callable[[World, int], None], option: str
) -> None:
    g = explored(option=option)
    printed = resources_of(g, at("1c"))
    assert printed
    place(g, at("1c"))
    before = list(g.dials[DAQAN])
    start(g, *season(Turn(DAQAN, at="end"), CollectDevelopments(DAQAN)))
    if option == "nothing":
        assert resources_of(g, at("1c")) == []
        assert g.dials[DAQAN] == before
        assert not isinstance(g.stack[-1], ChooseResource)
        lay_open(g, "1c", "village")
        assert resources_of(g, at("1c")) == []
    else:
        assert resources_of(g, at("1c")) == printed
        assert [g.value(PaidFor(at("1c"), r), 0) for r in printed] == [
            LAND[at("1c")].yields[r] for r in printed
        ], "as much as the land would yield"


# crossing water


def water_pairs(g: World) -> list[tuple[int, int]]:
    """Neighbours with water between them, both ways round."""
    ground = g.layout.ground
    return [
        (area, near)
        for area in g.areas()
        for near, border in zip(ground.near[area], ground.border[area], strict=True)
        if border == WATER
    ]


def by_land(g: World, area: int, near: int) -> bool:
    return near in steps_from(g, area, DAQAN, False)


@pytest.mark.rule("BOW-145", "BOW-146", "BOW-Q07")
def test_units_cross_the_water_of_a_frozen_area_both_ways_and_no_other_water() -> None:
    g = field("1b: 2 footman", modules=BANNERS)
    g.season = SUMMER
    pairs = water_pairs(g)
    here = at("1b")
    assert (here, at("5a")) in pairs
    assert not [pair for pair in pairs if by_land(g, *pair)]
    freeze(g, here)
    for pair in pairs:
        assert by_land(g, *pair) == (here in pair), pair
    assert here in within_reach(g, at("5a"), DAQAN, 1, False)


@pytest.mark.rule("BOW-Q07")
def test_it_is_the_same_whichever_tile_shows_the_water() -> None:
    g = field(modules=BANNERS)
    g.season = SUMMER
    wild = [pair for pair in water_pairs(g) if HOME_OF[pair[1]] == NEUTRAL]
    assert len({min(pair) for pair in wild}) > 1
    for pair in wild:
        frozen = field(modules=BANNERS)
        frozen.season = SUMMER
        freeze(frozen, pair[1])
        assert by_land(frozen, *pair)


@pytest.mark.rule("BOW-145")
def test_desolation_opens_nothing_and_a_mountain_stays_closed() -> None:
    g = field(modules=BANNERS)
    g.season = SUMMER
    desolate(g, at("1b"))
    assert not by_land(g, at("1b"), at("5a"))
    freeze(g, at("5b"))
    assert at("5d") in g.near(at("5b"))
    assert not by_land(g, at("5b"), at("5d"))


@pytest.mark.rule("BOW-Q08")
@pytest.mark.parametrize(("option", "crosses"), [("yes", True), ("no", False)])
def test_heroes_cross_the_ice_or_not_as_agreed(option: str, crosses: bool) -> None:
    g = champions("", BANNERS, heroes_on_ice=option)
    g.season = SUMMER
    who = hero(g, "sir-valadir", DAQAN, "1b")
    freeze(g, at("1b"))
    assert (at("5a") in hero_steps(g, who, at("1b"))) == crosses
    assert by_land(g, at("1b"), at("5a"))
    g.season = WINTER
    assert at("5a") in hero_steps(g, who, at("1b"))


@pytest.mark.rule("BOW-154")
def test_with_the_last_token_the_water_is_closed_again() -> None:
    g = field(modules=BANNERS)
    g.season = SUMMER
    freeze(g, at("1b"))
    thaw(Spring(), g)
    assert not by_land(g, at("1b"), at("5a"))


@pytest.mark.rule("BOW-Q42", "BOW-142")
@pytest.mark.parametrize("place", PLACES)
def test_if_it_pays_what_a_village_gives_counts_too(place: Callable[[World, int], None]) -> None:
    g = explored(option="pays")
    lay_open(g, "1c", "village")
    before = yields(g, at("1c"))
    place(g, at("1c"))
    paid = [g.value(PaidFor(at("1c"), r), yield_of(g, at("1c"), r)) for r in range(len(before))]
    assert sum(before) > sum(LAND[at("1c")].yields)
    assert paid == before


@pytest.mark.rule("BOW-154", "RW-345")
def test_a_rune_that_the_thaw_sets_free_may_win() -> None:
    g = land()
    put(g, "1a", footman=1)
    g.controller[at("1b")] = Seat(1)
    place_lost_city(g)
    freeze(g, SITE)
    g.rune_box = [9, 9]
    for _ in range(goal(g) - 1):
        rune(g, "1a", "dragon", open_to_all=True)
    assert dragon_runes(g, DAQAN) == goal(g) - 1
    g.settle()  # what was laid down so far is looked at
    start(g, *season(Spring(at="thaw")))
    assert dragon_runes(g, DAQAN) == goal(g)
    assert [event for event in g.events if isinstance(event, GameWon)]
