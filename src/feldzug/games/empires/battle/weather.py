"""The weather of a battle: a marker from the pool of the tile's terrain, back in it afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.battle.events import NoMarkerLeft, WeatherChanged, WeatherDrawn
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.sheet import NEITHER
from feldzug.games.empires.vocabularies import DESERT, TUNDRA
from feldzug.games.empires.weather import WEATHERS, pool_of
from feldzug.kernel.fate import Odds, Weighted
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Action, Seat

DESERT_POOL: Final = 0
TUNDRA_POOL: Final = 1
GENERAL: Final = 2


def pool_number(terrain: int) -> int:
    """Desert and tundra have markers of their own. [EMP-373 … EMP-375]"""
    if terrain == DESERT:
        return DESERT_POOL
    return TUNDRA_POOL if terrain == TUNDRA else GENERAL


def markers_left(g: Campaign, terrain: int) -> dict[int, int]:
    """The markers that lie at no other table. [EMP-415]"""
    pool = pool_of(terrain, set_aside=g.options.weather_markers == "40")
    out = pool_number(terrain) * len(WEATHERS)
    return {weather: n - g.weather_drawn[out + weather] for weather, n in enumerate(pool)}


def lay_marker(g: Campaign, fight: Fight, weather: int) -> None:
    fight.weather = weather
    fight.has_weather = True
    g.weather_drawn[pool_number(g.land.terrain[fight.tile]) * len(WEATHERS) + weather] += 1


def put_weather_back(g: Campaign, fight: Fight) -> None:
    """A drawn marker returns to its pool after the battle. [EMP-415]"""
    if fight.has_weather:
        at = pool_number(g.land.terrain[fight.tile]) * len(WEATHERS) + fight.weather
        g.weather_drawn[at] -= 1


def draw_weather(g: Campaign, fight: Fight) -> Todo:
    """Where all markers lie at other tables, the weather is pleasant and nothing can be drawn anew."""
    if any(markers_left(g, g.land.terrain[fight.tile]).values()):
        return DrawWeather(fight.challenger, fight.challenged)
    g.tell(NoMarkerLeft(fight.challenger, fight.challenged))
    return None


@dataclass(slots=True)
class DrawWeather(Chance):
    """A marker is drawn when both armies are locked. [EMP-179, EMP-372]"""

    challenger: Seat
    challenged: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Weighted(markers_left(g, g.land.terrain[g.frame(Fight).tile]))

    def befalls(self, g: Campaign, outcome: int) -> Todo:
        fight = g.frame(Fight)
        lay_marker(g, fight, outcome)
        g.tell(WeatherDrawn(self.challenger, self.challenged, outcome))
        others = any(markers_left(g, g.land.terrain[fight.tile]).values())
        if fight.scouts == NEITHER or not others or not fight.is_played(g, fight.scouts):
            return None
        return KeepWeather(fight.speaker(g, fight.scouts))


@dataclass(frozen=True, slots=True)
class ChangeWeather(Action):
    """Draw another marker, or keep this one."""

    change: bool


@dataclass(slots=True)
class KeepWeather(RealmQuestion):
    """Scouts may draw another marker, which binds. [EMP-121]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def options(self, g: Campaign) -> list[ChangeWeather]:
        """Others may have drawn the last markers meanwhile. [EMP-415]"""
        can_draw = any(markers_left(g, g.land.terrain[g.frame(Fight).tile]).values())
        return [ChangeWeather(change) for change in (False, True) if can_draw or not change]

    def chosen(self, g: Campaign, action: ChangeWeather) -> Todo:
        return RedrawWeather(self.seat) if action.change else None


@dataclass(slots=True)
class RedrawWeather(Chance):
    """The second marker binds; the first goes back after it was drawn. [EMP-121]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Weighted(markers_left(g, g.land.terrain[g.frame(Fight).tile]))

    def befalls(self, g: Campaign, outcome: int) -> None:
        fight = g.frame(Fight)
        put_weather_back(g, fight)
        lay_marker(g, fight, outcome)
        g.tell(WeatherChanged(fight.principal(fight.scouts), outcome))
