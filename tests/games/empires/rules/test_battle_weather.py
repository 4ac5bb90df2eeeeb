"""The weather of a battle: markers, pools, Scouts. [EMP-121, EMP-179, EMP-363 … EMP-375, EMP-415]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.armies import FieldArmy, LockArmies
from feldzug.games.empires.battle.events import NoMarkerLeft, WeatherChanged, WeatherDrawn
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.battle.terrain import TossForScouts
from feldzug.games.empires.battle.weather import (
    ChangeWeather,
    DrawWeather,
    KeepWeather,
    RedrawWeather,
    markers_left,
)
from feldzug.games.empires.terrain import TERRAINS
from feldzug.games.empires.weather import WEATHERS
from feldzug.kernel.values import Seat
from tests.games.empires.battles import (
    SMALLEST,
    A,
    B,
    C,
    D,
    chance,
    fight,
    go,
    report,
    roll,
    say,
    told,
    top,
    war,
)


def weather(name: str) -> int:
    return WEATHERS.index(name)


def markers(g: Any) -> dict[str, int]:
    """What may be drawn now."""
    return {WEATHERS[one]: count for one, count in g.odds().outcomes()}


GENERAL = {
    "pleasant": 12,
    "cold": 3,
    "heat": 3,
    "rain": 5,
    "thunderstorm": 5,
    "snowstorm": 1,
    "fog": 2,
}


@pytest.mark.rule("EMP-179", "EMP-372")
def test_the_weather_is_drawn_when_both_armies_are_locked() -> None:
    g = war("B1 hills 1")
    go(g, LockArmies)
    assert g.view(A).battles[0].weather is None
    say(g, A, FieldArmy(SMALLEST))
    assert chance(g) is None
    assert g.view(A).battles[0].weather is None
    say(g, B, FieldArmy(SMALLEST))
    assert isinstance(chance(g), DrawWeather)
    assert g.view(None).battles[0].weather is None
    drawn = told(roll(g, weather("fog")), WeatherDrawn)
    assert drawn == [WeatherDrawn(A, B, weather("fog"))]
    assert g.view(None).battles[0].weather == "fog"


@pytest.mark.parametrize(
    ("terrain", "pool"),
    [
        pytest.param(
            "desert",
            {"sandstorm": 1, "heat": 2, "pleasant": 2},
            marks=pytest.mark.rule("EMP-373"),
        ),
        pytest.param(
            "tundra", {"snowstorm": 1, "cold": 2, "pleasant": 2}, marks=pytest.mark.rule("EMP-374")
        ),
        pytest.param("hills", GENERAL, marks=pytest.mark.rule("EMP-371", "EMP-375", "EMP-415")),
        pytest.param("mountain", GENERAL, marks=pytest.mark.rule("EMP-375")),
    ],
)
def test_each_terrain_draws_from_its_pool(terrain: str, pool: dict[str, int]) -> None:
    g = war(f"B1 {terrain} 1")
    go(g, DrawWeather)
    assert markers(g) == pool


@pytest.mark.rule("EMP-371", "EMP-375")
def test_with_40_markers_one_of_pleasant_weather_is_set_aside() -> None:
    g = war("B1 hills 1", weather_markers="40")
    go(g, DrawWeather)
    assert markers(g) == GENERAL | {"pleasant": 11}
    assert g.odds().total() == 30


@pytest.mark.rule("EMP-415")
def test_a_marker_lies_at_its_table_until_the_battle_is_over() -> None:
    hills = TERRAINS.index("hills")
    g = war("B1 hills 1; C1 fields 2; D1 fields 3", (A, B, "B1"), (C, D, "D1"))
    go(g, DrawWeather)
    assert sum(markers_left(g, hills).values()) == 31
    roll(g, weather("fog"))
    assert sum(markers_left(g, hills).values()) == 30
    go(g, DrawWeather, branch=1)
    assert markers(g) == GENERAL | {"fog": 1}
    roll(g, weather("fog"))
    assert sum(markers_left(g, hills).values()) == 29
    report(g, (100, 100))
    assert sum(markers_left(g, hills).values()) == 30
    report(g, (100, 100), branch=1, by=C)
    assert sum(markers_left(g, hills).values()) == 31


@pytest.mark.rule("EMP-373", "EMP-374", "EMP-415")
def test_the_pools_do_not_share_their_markers() -> None:
    g = war(
        "B1 desert 1; C1 fields 2; D1 tundra 3; E1 fields 4; F1 fields 5",
        (A, B, "B1"),
        (C, D, "D1"),
        (Seat(4), Seat(5), "F1"),
    )
    for branch in range(3):
        go(g, TableBattle, branch=branch)
    pleasant = weather("pleasant")
    left = [markers_left(g, TERRAINS.index(one))[pleasant] for one in ("desert", "tundra", "lake")]
    assert left == [1, 1, 11]


@pytest.mark.rule("EMP-415")
def test_where_all_markers_lie_at_other_tables_the_weather_is_pleasant() -> None:
    pairs = [(Seat(2 * n), Seat(2 * n + 1), f"{'BDFHJL'[n]}1") for n in range(6)]
    text = "; ".join(
        [f"{'CEGIK'[n]}1 fields {2 * n + 2}" for n in range(5)]
        + [f"{'BDFHJL'[n]}1 desert {2 * n + 1}" for n in range(6)]
    )
    g = war(text, *pairs)
    for branch, name in enumerate(("sandstorm", "heat", "heat", "pleasant", "pleasant")):
        go(g, TableBattle, {DrawWeather: weather(name)}, branch=branch)
    events = go(g, TableBattle, branch=5)
    assert told(events, NoMarkerLeft) == [NoMarkerLeft(Seat(10), Seat(11))]
    assert fight(g, 5).weather == weather("pleasant")
    assert not fight(g, 5).has_weather
    report(g, (0, 0), branch=5, by=Seat(10))
    assert sum(markers_left(g, TERRAINS.index("desert")).values()) == 0


# --- Scouts ------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-121")
@pytest.mark.parametrize("scout", [A, B])
def test_scouts_may_draw_another_marker_which_binds(scout: Seat) -> None:
    g = war("B1 hills 1", cards=((scout, "scouts"),))
    go(g, KeepWeather, {DrawWeather: weather("fog")})
    assert g.waiting() == (scout,)
    say(g, scout, ChangeWeather(True))
    assert isinstance(chance(g), RedrawWeather)
    assert markers(g) == GENERAL | {"fog": 1}  # the first marker goes back afterwards
    events = roll(g, weather("rain"))
    assert told(events, WeatherChanged) == [WeatherChanged(scout, weather("rain"))]
    assert isinstance(top(g), TableBattle)
    left = markers_left(g, TERRAINS.index("hills"))
    assert (left[weather("fog")], left[weather("rain")]) == (2, 4)
    assert fight(g).weather == weather("rain")


@pytest.mark.rule("EMP-121")
def test_scouts_may_keep_the_marker() -> None:
    g = war("B1 hills 1", cards=((A, "scouts"),))
    go(g, KeepWeather, {DrawWeather: weather("fog")})
    say(g, A, ChangeWeather(False))
    assert isinstance(top(g), TableBattle)
    assert fight(g).weather == weather("fog")


@pytest.mark.rule("EMP-121")
def test_without_scouts_the_marker_stays() -> None:
    g = war("B1 hills 1")
    go(g, DrawWeather)
    roll(g, weather("fog"))
    assert isinstance(top(g), TableBattle)


@pytest.mark.rule("EMP-121", "EMP-406")
def test_of_two_scouts_only_those_that_count_change_the_weather() -> None:
    g = war("B1 hills 1", cards=((A, "scouts"), (B, "scouts")))
    go(g, KeepWeather, {TossForScouts: (4,)})
    assert g.waiting() == (B,)


@pytest.mark.rule("EMP-121", "EMP-415")
def test_scouts_cannot_draw_from_an_empty_pool() -> None:
    g = war("B1 desert 1", cards=((A, "scouts"),))
    go(g, DrawWeather)
    g.weather_drawn[weather("heat")] = 2
    g.weather_drawn[weather("pleasant")] = 2
    roll(g, weather("sandstorm"))
    assert isinstance(top(g), TableBattle)


@pytest.mark.rule("EMP-121", "EMP-437")
def test_scouts_whose_realm_has_turned_neutral_change_nothing() -> None:
    g = war("B1 hills 1", cards=((A, "scouts"),))
    go(g, DrawWeather)
    g.neutral[A] = 1
    roll(g, weather("fog"))
    assert isinstance(top(g), TableBattle)


@pytest.mark.rule("EMP-415", "EMP-437")
def test_a_battle_broken_off_by_the_end_gives_its_marker_back() -> None:
    g = war("B1 hills 1")
    go(g, TableBattle, {DrawWeather: weather("fog")})
    *leaving, last = g.seats()
    for seat in leaving[:-1]:
        g.resign(seat)
    assert sum(g.weather_drawn) == 1
    g.resign(leaving[-1])
    assert g.result is not None
    assert g.result.ranking[0] == (last,)
    assert sum(g.weather_drawn) == 0


# --- What the companion shows ------------------------------------------------------------------


SLOW = {
    "infantry": 15,
    "cavalry": 23,
    "chariot": 23,
    "artillery": 8,
    "monster": 15,
    "machine": 8,
    "flyer": 75,
}
FULL = {
    "infantry": 20,
    "cavalry": 30,
    "chariot": 30,
    "artillery": 10,
    "monster": 20,
    "machine": 10,
    "flyer": 100,
}


@pytest.mark.rule("EMP-180")
@pytest.mark.parametrize(
    ("terrain", "name", "paces", "charge", "sight", "orders"),
    [
        pytest.param("hills", "pleasant", FULL, 60, None, None, marks=pytest.mark.rule("EMP-363")),
        pytest.param("hills", "cold", SLOW, 45, None, None, marks=pytest.mark.rule("EMP-364")),
        pytest.param("hills", "heat", SLOW, 45, None, None, marks=pytest.mark.rule("EMP-365")),
        pytest.param("hills", "rain", FULL, 60, 25, None, marks=pytest.mark.rule("EMP-366")),
        pytest.param("hills", "thunderstorm", FULL, 60, None, 1, marks=pytest.mark.rule("EMP-367")),
        pytest.param("hills", "snowstorm", FULL, 60, 25, 1, marks=pytest.mark.rule("EMP-368")),
        pytest.param("hills", "fog", FULL, 60, 25, 1, marks=pytest.mark.rule("EMP-369")),
        pytest.param("desert", "sandstorm", FULL, 60, 25, 1, marks=pytest.mark.rule("EMP-370")),
    ],
)
def test_the_table_is_told_how_far_one_moves_and_sees(
    terrain: str,
    name: str,
    paces: dict[str, int],
    charge: int,
    sight: int | None,
    orders: int | None,
) -> None:
    g = war(f"B1 {terrain} 1")
    go(g, TableBattle, {DrawWeather: weather(name)})
    shown = g.view(None).battles[0]
    assert shown.weather == name
    assert (shown.paces, shown.flyer_charge) == (paces, charge)
    assert (shown.sight, shown.orders) == (sight, orders)
