from __future__ import annotations

import pytest

from feldzug.games.empires.simulation.forces import ARTILLERY, CAVALRY, CHARIOT, INFANTRY, MONSTER
from feldzug.games.empires.simulation.units import FAR, Climate
from feldzug.games.empires.weather import WEATHERS


@pytest.mark.rule("EMP-363")
def test_pleasant_weather_changes_nothing() -> None:
    climate = Climate(WEATHERS.index("pleasant"))
    assert [climate.pace[kind] for kind in (INFANTRY, MONSTER, CAVALRY, ARTILLERY)] == [
        20,
        20,
        30,
        10,
    ]
    assert (climate.flight, climate.flying_charge) == (100, 60)
    assert (climate.sight, climate.orders) == (FAR, 3)


@pytest.mark.rule("EMP-180", "EMP-364", "EMP-365")
@pytest.mark.parametrize("weather", ["cold", "heat"])
def test_cold_and_heat_slow_all_troops(weather: str) -> None:
    climate = Climate(WEATHERS.index(weather))
    kinds = (INFANTRY, MONSTER, CAVALRY, CHARIOT, ARTILLERY)
    assert [climate.pace[kind] for kind in kinds] == [15, 15, 23, 23, 8]
    assert (climate.flight, climate.flying_charge) == (75, 45)
    assert (climate.sight, climate.orders) == (FAR, 3)


@pytest.mark.rule("EMP-366", "EMP-367", "EMP-368", "EMP-369", "EMP-370")
@pytest.mark.parametrize(
    ("weather", "sight", "orders"),
    [
        ("rain", 25, 3),
        ("thunderstorm", FAR, 1),
        ("snowstorm", 25, 1),
        ("fog", 25, 1),
        ("sandstorm", 25, 1),
    ],
)
def test_bad_weather_limits_sight_and_orders(weather: str, sight: int, orders: int) -> None:
    climate = Climate(WEATHERS.index(weather))
    assert (climate.sight, climate.orders) == (sight, orders)
    assert climate.pace[INFANTRY] == 20
