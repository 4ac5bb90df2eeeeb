"""Units are destroyed: down to a limit, by the choice of their owner. [RW-082, RW-162, RW-378]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.world import NOBODY, World
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


def destroy(g: World, area: int, kind: int, routed: bool, owner: int | None = None) -> None:
    """A unit on the map is destroyed; it is whose the area is, if nothing else is said."""
    seat = Seat(g.controller[area] if owner is None else owner)
    g.remove(area, kind, routed=routed)
    g.supply[kind] += 1
    g.tell(UnitDestroyed(seat, kind, area))


def units_to_choose(g: World, area: int) -> list[DestroyUnit]:
    """Every different unit of an area: by kind, standing or routed."""
    at = area * g.kinds
    found = [DestroyUnit(k, False) for k in range(g.kinds) if g.standing[at + k]]
    return [*found, *[DestroyUnit(k, True) for k in range(g.kinds) if g.routed[at + k]]]


@dataclass(slots=True)
class ShrinkTo(Procedure):
    """No more than so many units of a player stay in an area. [RW-082, RW-161, RW-162]

    The surplus is one loss: allies who lose their last leader in it are still counted. [RW-221]
    """

    seat: Seat
    area: Area
    most: int
    begun: bool = field(default=False, kw_only=True)
    """Whether somebody of the surplus is gone already."""

    @staticmethod
    def flow() -> Flow:
        return ("shrink",)

    def counted(self, g: World) -> int:
        """The units that count against it."""
        return g.units(self.area)

    def shrink(self, g: World) -> Todo:
        while self.is_concerned(g) and self.counted(g) > self.most:
            self.begun = True
            choices = units_to_choose(g, self.area)
            if len(choices) > 1:
                self.at = "shrink"
                return ChooseSurplus(self.seat, self.area)
            destroy(g, self.area, choices[0].kind, choices[0].routed, self.seat)
        return None

    def is_concerned(self, g: World) -> bool:
        """Whether the units in the area are those of the player, or were so when the loss began."""
        holder = g.controller[self.area]
        return holder == self.seat or (self.begun and holder == NOBODY)


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
        destroy(g, self.area, action.kind, action.routed, self.seat)
