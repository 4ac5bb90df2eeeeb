"""Cities: whoever controls the area takes one benefit of its token with Rally Support. [RW-184 – RW-188]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import SHAPES, Area
from feldzug.games.runewars.decks import CITY_BOX, City
from feldzug.games.runewars.drawing import DrawQuest, DrawTactics
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.placing import GainNeutrals, neutrals_left
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class CityHelped(Event):
    """A city gives one of its benefits, counted from 0. [RW-122]"""

    seat: Seat
    area: Area
    city: City
    benefit: int


@dataclass(frozen=True, slots=True)
class TakeBenefit(Action):
    """One of the benefits on the token of a city, counted from 0."""

    city: City
    benefit: int


def cities_of(g: World, seat: int) -> list[int]:
    """The areas with a city that a seat controls. [RW-184]"""
    return [area for area in g.controlled(seat) if g.city[area] != NONE]


def benefits_of(city: int) -> list[dict[str, Any]]:
    """What is printed on the token. [RW-185]"""
    found: list[dict[str, Any]] = CITY_BOX[city].printed["benefits"]
    return found


@dataclass(slots=True)
class CollectCities(Procedure):
    """City after city, one benefit each. [RW-122]"""

    seat: Seat
    areas: tuple[Area, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "find", "collect"

    def find(self, g: World) -> None:
        self.areas = tuple(cities_of(g, self.seat))

    def collect(self, g: World) -> Todo:
        if not self.areas:
            return None
        area, self.areas = self.areas[0], self.areas[1:]
        self.at = "collect"
        return ChooseBenefit(self.seat, area)


@dataclass(slots=True)
class ChooseBenefit(Question):
    """One of the two or three benefits of a city. [RW-122, RW-185]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("CollectCities",)

    def options(self, g: World) -> list[Any]:
        city = g.city[self.area]
        return [TakeBenefit(city, n) for n in range(len(benefits_of(city)))]

    def forbids(self, g: World, action: TakeBenefit) -> Reason | None:
        if action.city != g.city[self.area]:
            return because("another-city", "RW-122", city=action.city)
        benefit = benefits_of(action.city)[action.benefit]
        if "shape" in benefit and not neutrals_left(g, SHAPES.index(benefit["shape"])):
            shape = SHAPES.index(benefit["shape"])
            return because("no-such-neutrals", "RW-186", shape=shape)
        return None

    def chosen(self, g: World, action: TakeBenefit) -> Todo:
        """Neutral units stand in the city's area, allied. [RW-123]"""
        benefit = benefits_of(action.city)[action.benefit]
        g.tell(CityHelped(self.seat, self.area, action.city, action.benefit))
        if "shape" in benefit:
            shape = SHAPES.index(benefit["shape"])
            return GainNeutrals(self.seat, shape, benefit["units"], self.area)
        gain_influence(g, self.seat, benefit.get("influence", 0))
        return [
            *[DrawTactics(self.seat) for _ in range(benefit.get("tactics", 0))],
            *[DrawQuest(self.seat) for _ in range(benefit.get("quests", 0))],
        ]
