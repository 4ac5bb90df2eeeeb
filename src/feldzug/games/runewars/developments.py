"""Developments: built at strongholds, collected with the bonus of Harvest. [RW-116, RW-173 – RW-183]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.board import LAND, RESOURCES, Area, Resource
from feldzug.games.runewars.decks import (
    DEVELOPMENT_BOX,
    DEVELOPMENTS,
    ORDER_BOX,
    Development,
    Order,
    tokens_of,
)
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.income import gain_influence, pay, too_dear, turn_dial
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Query, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class Yield(Query):
    """How much of a resource an area yields. [RW-113]"""

    area: Area
    resource: Resource


def yield_of(g: World, area: int, resource: int) -> int:
    return g.value(Yield(area, resource), LAND[area].yields[resource])


@dataclass(slots=True, unsafe_hash=True)
class DevelopmentSlots(Query):
    """How many developments a stronghold holds. [RW-173]"""

    area: Area


FURTHER: Final = "further-developments"
"""The shelf with what remembers the developments of a stronghold behind its first one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FurtherDevelopments:
    """Where the developments of a stronghold behind its first one are. It keeps no state of its own."""

    def at(self, g: World, area: int) -> list[int]:
        raise NotImplementedError

    def lay(self, g: World, area: int, developments: list[int]) -> None:
        """These are there from now on, and no others."""
        raise NotImplementedError


@dataclass(slots=True, unsafe_hash=True)
class DevelopmentBuilt(Event):
    seat: Seat
    area: Area
    development: Development


@dataclass(slots=True, unsafe_hash=True)
class DevelopmentPaid(Event):
    """A development pays. [RW-175]"""

    seat: Seat
    area: Area
    development: Development


@dataclass(frozen=True, slots=True)
class BuildHere(Action):
    """A development at a stronghold. [RW-173]"""

    area: Area
    development: Development


@dataclass(frozen=True, slots=True)
class BuildNothing(Action):
    """Build no development."""


@dataclass(frozen=True, slots=True)
class RaiseDial(Action):
    """The resource that a development brings."""

    resource: Resource


def tokens_left(g: World, seat: int, development: int) -> int:
    """How many tokens of a development a seat has not built. [RW-183]"""
    built = [developments_at(g, area).count(development) for area in g.strongholds(seat)]
    return tokens_of(g.rules, development, g.faction[seat]) - sum(built)


def developments_at(g: World, area: int) -> list[int]:
    """The developments in an area."""
    found = [] if g.development[area] == NONE else [int(g.development[area])]
    for further in g.rules.shelf(FURTHER).values():
        found.extend(further.at(g, area))
    return found


def lay_developments(g: World, area: int, developments: list[int]) -> None:
    """These are in an area from now on, and no others: all other tokens go back to their pool."""
    g.development[area] = developments[0] if developments else NONE
    for further in g.rules.shelf(FURTHER).values():
        further.lay(g, area, developments[1:])


def is_developed(g: World, area: int) -> bool:
    """Whether a stronghold holds no more developments. [RW-173]"""
    return len(developments_at(g, area)) >= g.value(DevelopmentSlots(area), 1)


def place_development(g: World, seat: Seat, area: int, development: int) -> None:
    lay_developments(g, area, [*developments_at(g, area), development])
    g.tell(DevelopmentBuilt(seat, area, development))


def remove_development(g: World, area: int, development: int) -> None:
    """Its token goes back to its owner's pool: it is used up."""
    left = developments_at(g, area)
    left.remove(development)
    lay_developments(g, area, left)


@dataclass(slots=True)
class DevelopRealm(Procedure):
    """The developments of a seat pay, then it builds one. [RW-116, RW-117]"""

    seat: Seat
    card: Order

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "collect", "build"

    def collect(self, g: World) -> Todo:
        return CollectDevelopments(self.seat)

    def build(self, g: World) -> Todo:
        return BuildDevelopment(self.seat, self.card)


# collecting


@dataclass(slots=True)
class CollectDevelopments(Procedure):
    """What every own development yields; defensive ones yield nothing. [RW-116, RW-175 – RW-178]"""

    seat: Seat
    areas: tuple[Area, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return "Turn", "DevelopRealm"

    @staticmethod
    def flow() -> Flow:
        return "find", "collect"

    def find(self, g: World) -> None:
        """Each area as often as there are developments in it."""
        found = g.strongholds(self.seat)
        self.areas = tuple([a for a in found for _ in range(len(developments_at(g, a)))])

    def collect(self, g: World) -> Todo:
        if not self.areas:
            return None
        area = self.areas[0]
        development = developments_at(g, area)[-self.areas.count(area)]
        self.areas = self.areas[1:]
        self.at = "collect"
        facts = DEVELOPMENT_BOX[development]
        if facts.printed["defensive"]:
            return None
        g.tell(DevelopmentPaid(self.seat, area, facts.number))
        gain_influence(g, self.seat, facts.amount("influence"))
        todo: list[Frame] = [DrawTactics(self.seat) for _ in range(facts.amount("tactics"))]
        if facts.amount("dial"):
            found = resources_of(g, area)
            if len(found) > 1:
                todo.append(ChooseResource(self.seat, area))
            elif found:
                turn_dial(g, self.seat, found[0], facts.amount("dial"))
        return todo


@dataclass(slots=True, unsafe_hash=True)
class PaidFor(Query):
    """How much of a resource an area yields for a development that pays what it produces. [RW-176]"""

    area: Area
    resource: Resource


def resources_of(g: World, area: int) -> list[int]:
    """The resources that an area itself produces. [RW-176]"""
    found = range(len(RESOURCES))
    return [r for r in found if g.value(PaidFor(area, r), yield_of(g, area, r))]


@dataclass(slots=True)
class ChooseResource(Question):
    """Which dial goes up: only a resource that the area itself produces. [RW-176]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("CollectDevelopments",)

    def options(self, g: World) -> list[Any]:
        return [RaiseDial(resource) for resource in range(len(RESOURCES))]

    def forbids(self, g: World, action: RaiseDial) -> Reason | None:
        if action.resource not in resources_of(g, self.area):
            return because("not-produced-here", "RW-176", area=self.area, resource=action.resource)
        return None

    def chosen(self, g: World, action: RaiseDial) -> None:
        there = [DEVELOPMENT_BOX[d].amount("dial") for d in developments_at(g, self.area)]
        turn_dial(g, self.seat, action.resource, max(there))


# building


@dataclass(slots=True)
class BuildDevelopment(Question):
    """One development for the cost that the order names, at a stronghold without one. [RW-117, RW-173]"""

    card: Order

    @staticmethod
    def inside() -> Names:
        return "Turn", "DevelopRealm"

    def options(self, g: World) -> list[Any]:
        return [
            *[
                BuildHere(area, development)
                for area in g.strongholds(self.seat)
                for development in range(len(DEVELOPMENTS))
                if tokens_of(g.rules, development, g.faction[self.seat])
            ],
            BuildNothing(),
        ]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if not isinstance(action, BuildHere):
            return None
        if g.stronghold[action.area] != self.seat:
            return because("no-stronghold-of-yours", "RW-173", area=action.area)
        if is_developed(g, action.area):
            return because("developed-already", "RW-173", area=action.area)
        if tokens_left(g, self.seat, action.development) < 1:
            return because("no-token-left", "RW-183", development=action.development)
        return too_dear(g, self.seat, ORDER_BOX[self.card].printed["cost"])

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, BuildHere):
            pay(g, self.seat, ORDER_BOX[self.card].printed["cost"])
            place_development(g, self.seat, action.area, action.development)
