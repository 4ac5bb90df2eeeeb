"""Weather: markers, pools and what each weather does."""

from __future__ import annotations

import pytest

from feldzug.games.empires.records import Record, rows_of
from feldzug.games.empires.terrain import DESERT, FOREST, TUNDRA
from feldzug.games.empires.weather import (
    FILE,
    FULL_PACE,
    GENERAL_POOL,
    WEATHER_FACTS,
    WEATHERS,
    WeatherFacts,
    pool_of,
    read_pools,
)

COLD_OR_HOT = {
    "infantry": 15,
    "cavalry": 23,
    "chariot": 23,
    "artillery": 8,
    "monster": 15,
    "machine": 8,
    "flyer": 75,
}


def weather(name: str) -> WeatherFacts:
    return WEATHER_FACTS[WEATHERS.index(name)]


def where(name: str) -> list[bool]:
    """Whether it can be in the desert, in the tundra and elsewhere."""
    return [weather(name).possible_on(terrain) for terrain in (DESERT, TUNDRA, FOREST)]


def pool(markers: tuple[int, ...]) -> dict[str, int]:
    return {WEATHERS[n]: count for n, count in enumerate(markers) if count}


@pytest.mark.rule("EMP-363")
def test_pleasant_weather_changes_nothing() -> None:
    facts = weather("pleasant")
    assert (facts.markers, facts.sight, facts.orders, facts.charge) == (16, 0, 0, 60)
    assert facts.move == FULL_PACE
    assert where("pleasant") == [True, True, True]


@pytest.mark.rule("EMP-364")
def test_cold_slows_everybody_down_but_not_in_the_desert() -> None:
    facts = weather("cold")
    assert (facts.markers, facts.sight, facts.orders, facts.charge) == (5, 0, 0, 45)
    assert facts.move == COLD_OR_HOT
    assert where("cold") == [False, True, True]


@pytest.mark.rule("EMP-365")
def test_heat_slows_everybody_down_but_not_in_the_tundra() -> None:
    facts = weather("heat")
    assert (facts.markers, facts.sight, facts.orders, facts.charge) == (5, 0, 0, 45)
    assert facts.move == COLD_OR_HOT
    assert where("heat") == [True, False, True]


@pytest.mark.parametrize(
    ("name", "markers", "sight", "orders", "places"),
    [
        pytest.param("rain", 5, 25, 0, [True] * 3, marks=pytest.mark.rule("EMP-366")),
        pytest.param("thunderstorm", 5, 0, 1, [True] * 3, marks=pytest.mark.rule("EMP-367")),
        pytest.param("snowstorm", 2, 25, 1, [False, True, True], marks=pytest.mark.rule("EMP-368")),
        pytest.param("fog", 2, 25, 1, [False, False, True], marks=pytest.mark.rule("EMP-369")),
        pytest.param(
            "sandstorm", 1, 25, 1, [True, False, False], marks=pytest.mark.rule("EMP-370")
        ),
    ],
)
def test_sight_and_orders(
    name: str, markers: int, sight: int, orders: int, places: list[bool]
) -> None:
    facts = weather(name)
    assert (facts.markers, facts.sight, facts.orders) == (markers, sight, orders)
    assert facts.move == FULL_PACE
    assert where(name) == places


@pytest.mark.rule("EMP-371")
def test_the_printed_counts_add_up_to_41() -> None:
    assert [facts.markers for facts in WEATHER_FACTS] == [16, 5, 5, 5, 5, 2, 2, 1]
    assert sum(facts.markers for facts in WEATHER_FACTS) == 41


@pytest.mark.rule("EMP-373")
def test_the_desert_has_five_markers_of_its_own() -> None:
    assert pool(pool_of(DESERT)) == {"sandstorm": 1, "heat": 2, "pleasant": 2}


@pytest.mark.rule("EMP-374")
def test_the_tundra_has_five_markers_of_its_own() -> None:
    assert pool(pool_of(TUNDRA)) == {"snowstorm": 1, "cold": 2, "pleasant": 2}


@pytest.mark.rule("EMP-371", "EMP-375", "EMP-415")
def test_all_other_terrain_shares_31_markers() -> None:
    assert pool(pool_of(FOREST)) == {
        "pleasant": 12,
        "cold": 3,
        "heat": 3,
        "rain": 5,
        "thunderstorm": 5,
        "snowstorm": 1,
        "fog": 2,
    }
    assert sum(GENERAL_POOL) == 31


@pytest.mark.rule("EMP-371")
def test_by_the_sheet_one_pleasant_marker_is_set_aside() -> None:
    assert sum(pool_of(FOREST, True)) == 30
    assert pool(pool_of(FOREST, True))["pleasant"] == 11
    assert pool_of(DESERT, True) == pool_of(DESERT)


def test_a_pool_with_weather_that_cannot_be_there_is_refused() -> None:
    row = rows_of(FILE, "pool")[0] | {"markers": {"fog": 1}}
    with pytest.raises(
        ValueError, match="desert: the field markers has fog, which cannot be there"
    ):
        read_pools([Record(FILE, row)])


def test_a_move_of_unknown_troops_is_refused() -> None:
    row = rows_of(FILE, "weather")[1] | {"move": {"snails": 1}}
    with pytest.raises(ValueError, match="cold: the field move names 'snails'"):
        WeatherFacts(0, Record(FILE, row))
