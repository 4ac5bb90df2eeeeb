"""Units are destroyed: down to a limit, by the choice of their owner. [RW-082, RW-162, RW-378]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class UnitDestroyed(Event):
    """A figure goes back into the box; *seat* owned it, -2 for an unallied one."""

    seat: Seat
    kind: Kind
    area: Area


@dataclass(frozen=True, slots=True)
class DestroyUnit(Action):
    kind: Kind
    routed: bool


def destroy(g: World, area: int, kind: int, routed: bool) -> None:
    """A unit on the map is destroyed."""
    owner = Seat(g.controller[area])
    g.remove(area, kind, routed=routed)
    g.supply[kind] += 1
    g.tell(UnitDestroyed(owner, kind, area))


def units_to_choose(g: World, area: int) -> list[DestroyUnit]:
    """Every different unit of an area: by kind, standing or routed."""
    at = area * g.kinds
    found = [DestroyUnit(k, False) for k in range(g.kinds) if g.standing[at + k]]
    return [*found, *[DestroyUnit(k, True) for k in range(g.kinds) if g.routed[at + k]]]


@dataclass(slots=True)
class ShrinkTo(Procedure):
    """No more than so many units of a player stay in an area. [RW-082, RW-161, RW-162]"""

    seat: Seat
    area: Area
    most: int

    @staticmethod
    def flow() -> Flow:
        return ("shrink",)

    def counted(self, g: World) -> int:
        """The units that count against it."""
        return g.units(self.area)

    def shrink(self, g: World) -> Todo:
        while g.controller[self.area] == self.seat and self.counted(g) > self.most:
            choices = units_to_choose(g, self.area)
            if len(choices) > 1:
                self.at = "shrink"
                return ChooseSurplus(self.seat, self.area)
            destroy(g, self.area, choices[0].kind, choices[0].routed)
        return None


@dataclass(slots=True)
class ChooseSurplus(Question):
    """Which unit is destroyed. [RW-162]"""

    area: Area

    @staticmethod
    def inside() -> tuple[str, ...]:
        return ("ShrinkTo",)

    def options(self, g: World) -> list[Any]:
        return list(units_to_choose(g, self.area))

    def forbids(self, g: World, action: DestroyUnit) -> Reason | None:
        if action not in units_to_choose(g, self.area):
            return because("no-such-unit", "RW-162", kind=action.kind)
        return None

    def chosen(self, g: World, action: DestroyUnit) -> None:
        destroy(g, self.area, action.kind, action.routed)
