"""Cities: whoever controls the area takes one benefit of its token with Rally Support. [RW-184 – RW-188]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import SHAPES, Area, Shape
from feldzug.games.runewars.decks import CITY_BOX, City
from feldzug.games.runewars.drawing import DrawQuest, DrawTactics
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.placing import GainNeutrals, neutrals_left
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Permit, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class CityHelped(Event):
    """A city gives one of its benefits. [RW-122]"""

    seat: Seat
    area: Area
    city: City


@dataclass(frozen=True, slots=True)
class CityUnits(Action):
    """Neutral units of a shape, allied, in the area of the city. [RW-123]"""

    shape: Shape
    count: int


@dataclass(frozen=True, slots=True)
class CityTactics(Action):
    """Tactics cards."""

    count: int


@dataclass(frozen=True, slots=True)
class CityInfluence(Action):
    influence: int


@dataclass(frozen=True, slots=True)
class CityQuests(Action):
    """Quest cards."""

    count: int


@dataclass(slots=True, unsafe_hash=True)
class CityHelps(Permit):
    """Whether the city of an area gives a seat any of its benefits. [RW-122]"""

    seat: Seat
    area: Area


def cities_of(g: World, seat: int) -> list[int]:
    """The areas with a city that a seat controls. [RW-184]"""
    return [area for area in g.controlled(seat) if g.city[area] != NONE]


def benefits_of(city: int) -> list[Action]:
    """What is printed on the token. [RW-185]"""
    return [_benefit(printed) for printed in CITY_BOX[city].printed["benefits"]]


def _benefit(printed: dict[str, Any]) -> Action:
    if "shape" in printed:
        return CityUnits(SHAPES.index(printed["shape"]), printed["units"])
    if "tactics" in printed:
        return CityTactics(printed["tactics"])
    if "influence" in printed:
        return CityInfluence(printed["influence"])
    return CityQuests(printed["quests"])


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
        found = cities_of(g, self.seat)
        self.areas = tuple([a for a in found if g.denied(CityHelps(self.seat, a)) is None])

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
        return list(benefits_of(g.city[self.area]))

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, CityUnits) and not neutrals_left(g, action.shape):
            return because("no-such-neutrals", "RW-186", shape=action.shape)
        return None

    def chosen(self, g: World, action: Action) -> Todo:
        """Neutral units stand in the city's area, allied. [RW-123]"""
        g.tell(CityHelped(self.seat, self.area, g.city[self.area]))
        if isinstance(action, CityUnits):
            return GainNeutrals(self.seat, action.shape, action.count, self.area)
        if isinstance(action, CityTactics):
            return [DrawTactics(self.seat) for _ in range(action.count)]
        if isinstance(action, CityQuests):
            return [DrawQuest(self.seat) for _ in range(action.count)]
        if isinstance(action, CityInfluence):
            gain_influence(g, self.seat, action.influence)
        return None
