"""City tokens, one on each city space. [RW-045]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import (
    LAND,
    Area,
)
from feldzug.games.runewars.decks import (
    CITY_BOX,
    SPARE_CITIES,
    City,
)
from feldzug.games.runewars.events import (
    CityFounded,
)
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Action


@dataclass(frozen=True, slots=True)
class DrawnCity(Action):
    city: City


@dataclass(frozen=True, slots=True)
class NoCityDrawn(Action):
    """There are more spaces than tokens, and this one gets none."""


def drawn_city(city: int) -> Action:
    return NoCityDrawn() if city == NONE else DrawnCity(city)


@dataclass(slots=True)
class FoundCity(Chance):
    """A city token, face up, on a city space. [RW-045]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: World) -> Odds:
        """Where there are more spaces than tokens, any of them may get none."""
        tokens = [city for city in CITY_BOX.numbers(g.rules) if city not in g.city]
        spaces = [area for area in g.areas() if LAND[area].city and area >= self.area]
        missing = max(0, len(spaces) - len(tokens))
        return Draw([*tokens, *[NONE for _ in range(missing)]], drawn_city)

    def befalls(self, g: World, outcome: Action) -> Todo:
        if isinstance(outcome, DrawnCity):
            found_city(g, self.area, outcome.city)
            return None
        lend = g.options.empty_city_space == "other-set" and spare_cities(g)
        return LendCity(self.area) if lend else None


def found_city(g: World, area: int, city: int) -> None:
    g.city[area] = city
    g.tell(CityFounded(area, city))


def spare_cities(g: World) -> list[int]:
    """The tokens of other sets that are still in the box."""
    spare = g.rules.shelf(SPARE_CITIES)
    return [
        city.number for city in CITY_BOX.facts if city.id in spare and city.number not in g.city
    ]


@dataclass(slots=True)
class LendCity(Chance):
    """A token of another set for a space that would stay empty. [RW-045]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: World) -> Odds:
        return Draw(spare_cities(g), DrawnCity)

    def befalls(self, g: World, outcome: DrawnCity) -> None:
        found_city(g, self.area, outcome.city)
