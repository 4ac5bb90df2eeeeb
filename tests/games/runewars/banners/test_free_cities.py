"""Rise of the Free Cities: other tokens, printed runes, one more rune to win. [BOW-221 – BOW-227]"""

from __future__ import annotations

import pytest

from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.games.runewars.banners.barren import desolate, freeze
from feldzug.games.runewars.banners.free_cities import FREE
from feldzug.games.runewars.banners.lost_city import LOST_CITY
from feldzug.games.runewars.board import LAND
from feldzug.games.runewars.cities import benefits_of
from feldzug.games.runewars.decks import CITY_BOX
from feldzug.games.runewars.runes import face_down, rune_areas
from feldzug.games.runewars.set_up.city_tokens import (
    DrawnCity,
    FoundCity,
    LendCity,
    NoCityDrawn,
    spare_cities,
)
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.victory_cards import PlaceVictoryCard
from feldzug.games.runewars.winning import could_have, dragon_runes, goal
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE
from tests.games.runewars.battlefield import at, field
from tests.games.runewars.champions import champions, own_turn
from tests.games.runewars.rules.test_victory_cards import give
from tests.games.runewars.table import DAQAN, LATARI, clear, put, rune, table

BANNERS = ("banners",)


def with_runes() -> list[int]:
    return [city.number for city in FREE if city.amount("runes")]


def held(**options: str) -> World:
    """Daqan holds 1C with a city that shows a rune."""
    g = champions("1c: 1 footman", BANNERS, free_cities="on", **options)
    g.city[at("1c")] = with_runes()[0]
    return g


@pytest.mark.rule("BOW-221")
def test_only_the_alternate_cities_are_drawn() -> None:
    on = table(modules=BANNERS, setup="quick", free_cities="on")
    off = table(modules=BANNERS, setup="quick")
    own = {city.number for city in CITY_BOX.own}
    free = {city.number for city in FREE}
    for g, tokens in ((on, free), (off, own)):
        laid = {g.city[area] for area in g.areas() if LAND[area].city}
        assert laid
        assert laid <= tokens
    assert len(free) == 8
    assert LOST_CITY not in free


@pytest.mark.rule("BOW-221")
def test_their_benefits_are_known() -> None:
    for city in FREE:
        assert len(benefits_of(city.number)) in (2, 3)


@pytest.mark.rule("BOW-224")
def test_who_controls_the_area_controls_the_rune() -> None:
    g = held()
    assert dragon_runes(g, DAQAN) == could_have(g)[DAQAN] == 1
    assert dragon_runes(g, LATARI) == 0
    g.remove(at("1c"), g.kinds_in(at("1c"))[0])
    assert dragon_runes(g, DAQAN) == 0


@pytest.mark.rule("BOW-224", "BOW-140", "BOW-149")
def test_not_while_the_land_is_barren() -> None:
    for place in (desolate, freeze):
        g = held()
        place(g, at("1c"))
        assert dragon_runes(g, DAQAN) == 0


@pytest.mark.rule("BOW-224")
def test_a_city_without_a_rune_gives_none() -> None:
    g = held()
    g.city[at("1c")] = next(c.number for c in FREE if not c.amount("runes"))
    assert dragon_runes(g, DAQAN) == 0


@pytest.mark.rule("BOW-225")
def test_it_is_no_token_for_anything_that_concerns_tokens() -> None:
    g = held()
    assert rune_areas(g, DAQAN) == face_down(g, DAQAN) == []
    assert g.rune_in(at("1c")) == NONE
    assert not g.is_revealed(at("1c"))


@pytest.mark.rule("BOW-226")
def test_with_a_rune_token_the_area_is_worth_two() -> None:
    g = held()
    rune(g, "1c", "dragon", DAQAN)
    assert dragon_runes(g, DAQAN) == 2


@pytest.mark.rule("BOW-227")
@pytest.mark.parametrize(
    ("options", "needed"),
    [
        ({}, 6),
        ({"free_cities": "on"}, 7),
        ({"free_cities": "on", "epic": "on"}, 8),
    ],
)
def test_one_rune_more_is_needed(options: dict[str, str], needed: int) -> None:
    assert goal(field("", 4, BANNERS, **options)) == needed


@pytest.mark.rule("BOW-227")
def test_six_do_not_win_and_seven_do() -> None:
    for count, wins in ((6, False), (7, True)):
        g = clear(table(modules=BANNERS, setup="quick", free_cities="on"))
        g.city = [NONE for _ in g.city]
        give(g, DAQAN, count)
        g.look_again()
        own_turn(g, DAQAN)
        assert (g.outcome() is not None) == wins


@pytest.mark.rule("BOW-Q16")
@pytest.mark.parametrize(("count", "may"), [(6, False), (7, True)])
def test_with_road_to_victory_seven_are_needed_for_the_claim(count: int, may: bool) -> None:
    g = clear(table(modules=BANNERS, setup="quick", free_cities="on", road_to_victory="on"))
    g.city = [NONE for _ in g.city]
    give(g, DAQAN, count)
    own_turn(g, DAQAN)
    assert (g.why_not(DAQAN, PlaceVictoryCard()) is None) == may


# more spaces than tokens


def spaces(count: int, **options: str) -> World:
    """The set-up with all city tokens but *count* laid elsewhere."""
    g = field("", 4, BANNERS, **options)
    mine = [a for a in g.areas() if LAND[a].city]
    assert len(mine) > count
    numbers = CITY_BOX.numbers(g.rules)
    off = [a for a in range(len(g.city)) if a not in g.areas()]
    for city, area in zip(numbers[count:], off, strict=False):
        g.city[area] = city
    g.stack = [*SetUp().cities(g)][::-1]  # type: ignore[misc]
    g.settle()
    return g


@pytest.mark.rule("RW-045")
@pytest.mark.parametrize(("option", "lent"), [("empty", 0), ("other-set", 1)])
def test_a_space_too_many_stays_empty_or_gets_a_token_of_another_set(
    option: str, lent: int
) -> None:
    seen = set()
    for seed in range(8):
        g = field(modules=BANNERS)
        mine = [a for a in g.areas() if LAND[a].city]
        g = spaces(len(mine) - 1, empty_city_space=option)
        dealer = Dealer(seed)
        while g.stack:
            assert g.waiting() == (FATE,)
            assert isinstance(g.stack[-1], (FoundCity, LendCity))
            g.apply(FATE, dealer.draw(g.odds()))
        drawn = [g.city[a] for a in mine]
        assert drawn.count(NONE) == 1 - lent
        others = [city for city in drawn if city != NONE and city not in CITY_BOX.numbers(g.rules)]
        assert len(others) == lent
        seen.add(drawn.index(others[0] if lent else NONE))
    assert len(seen) > 1, "any space may be the one"


@pytest.mark.rule("RW-045")
def test_with_enough_tokens_no_space_stays_empty() -> None:
    g = field(modules=BANNERS)
    here = next(a for a in g.areas() if LAND[a].city)
    outcomes = [outcome for outcome, _ in FoundCity(here).odds(g).outcomes()]
    assert NoCityDrawn() not in outcomes
    assert {type(outcome) for outcome in outcomes} == {DrawnCity}


@pytest.mark.rule("RW-045")
def test_spare_tokens_are_those_of_the_other_set() -> None:
    own, free = {c.number for c in CITY_BOX.own}, {c.number for c in FREE}
    assert set(spare_cities(field(modules=BANNERS))) == free
    assert set(spare_cities(field(modules=BANNERS, free_cities="on"))) == own
    assert spare_cities(field()) == []


def test_the_rune_of_a_lent_city_counts() -> None:
    g = put(field(modules=BANNERS), "1c", footman=1)
    g.city[at("1c")] = with_runes()[0]
    assert dragon_runes(g, DAQAN) == 1


def test_a_bot_wants_the_city_with_the_rune() -> None:
    with_rune, without = held(), held()
    without.city[at("1c")] = next(c.number for c in FREE if not c.amount("runes"))
    here = at("1c")
    assert Outlook(with_rune, LATARI).value(here) > Outlook(without, LATARI).value(here) + 1
