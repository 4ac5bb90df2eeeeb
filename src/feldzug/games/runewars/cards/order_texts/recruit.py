"""Recruit, the fifth order. [RW-118 – RW-121]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.board import RESOURCES, SHEETS, Kind, Resource
from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.placing import PlaceUnits
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.values import Action, Effect, Event, Query, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class Recruited(Event):
    """A dial was used to recruit. [RW-118]"""

    seat: Seat
    resource: Resource
    count: int


@dataclass(frozen=True, slots=True)
class UseDial(Action):
    """Recruit with this dial."""

    resource: Resource


@dataclass(slots=True, unsafe_hash=True)
class DialUsed(Effect):
    """The dial that the order has used already, which its bonus may not use again. [RW-120]"""

    resource: Resource


@dataclass(slots=True, unsafe_hash=True)
class RecruitsOf(Query):
    """How many units of a kind a dial gives."""

    seat: Seat
    resource: Resource
    kind: Kind


class Recruit(OrderText):
    """Choose one dial and place every unit shown at or below its arrow at your strongholds."""

    def main(self, g: World, seat: Seat) -> Todo:
        return ChooseDial(seat)

    def bonus(self, g: World, seat: Seat) -> Todo:
        """The same with a second, different dial. [RW-120]"""
        return ChooseDial(seat)


def recruits(g: World, seat: Seat, resource: int) -> list[tuple[int, int]]:
    """Each kind with the number of units at and below the arrow of a dial. [RW-118, RW-169]"""
    sheet, dial = SHEETS[g.faction[seat]], g.dials[seat][resource]
    found: list[tuple[int, int]] = []
    for kind in sheet.kinds:
        count = g.value(RecruitsOf(seat, resource, kind), sheet.icons(resource, dial, kind))
        if count:
            found.append((kind, count))
    return found


@dataclass(slots=True)
class ChooseDial(Question):
    """One of the three dials; the bonus takes another one than the order. [RW-118, RW-120]"""

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def options(self, g: World) -> list[Any]:
        return [UseDial(resource) for resource in range(len(RESOURCES))]

    def forbids(self, g: World, action: UseDial) -> Reason | None:
        for effect in g.effects:
            if isinstance(effect, DialUsed) and effect.resource == action.resource:
                return because("dial-used", "RW-120", resource=action.resource)
        return None

    def chosen(self, g: World, action: UseDial) -> Todo:
        found = recruits(g, self.seat, action.resource)
        g.effects = [*g.effects, DialUsed(self.seat, "turn", action.resource)]
        g.tell(Recruited(self.seat, action.resource, sum([count for _, count in found])))
        return [PlaceUnits(self.seat, kind, count) for kind, count in found]
