"""New units are recruited in place of those on the dials, unit by unit. [BOW-088, BOW-089, BOW-296]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.banners.garrison import TRIANGLE, recruiting
from feldzug.games.runewars.banners.pieces import INSTEAD
from feldzug.games.runewars.board import HOME_AREAS, SHAPE_OF, Area, Kind
from feldzug.games.runewars.events import UnitPlaced
from feldzug.games.runewars.placing import PlaceUnits
from feldzug.games.runewars.set_up.first_armies import PlaceFirstUnit, outside_home
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.world import LIMIT, NONE, World
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(frozen=True, slots=True)
class RecruitInstead(Action):
    """So many of the units are of the new kind."""

    kind: Kind
    count: int


@dataclass(frozen=True, slots=True)
class PlaceInstead(Action):
    """A unit of the new kind is placed in the set-up."""

    kind: Kind
    area: Area


@dataclass(slots=True)
class ChooseReinforcements(Question):
    """How many of the recruits of a kind are new units: none, some or all. [BOW-088, BOW-089]"""

    kind: Kind
    count: int

    @staticmethod
    def inside() -> Names:
        return ("PlaceUnits",)

    def options(self, g: World) -> list[Any]:
        return [RecruitInstead(INSTEAD[self.kind], n) for n in range(self.count + 1)]

    def forbids(self, g: World, action: RecruitInstead) -> Reason | None:
        if action.count > figures_for(g, self.seat, action.kind):
            return because("none-left", "BOW-088", kind=action.kind)
        return None

    def chosen(self, g: World, action: RecruitInstead) -> Todo:
        if not action.count:
            return None
        g.frame(PlaceUnits).count -= action.count
        return PlaceUnits(self.seat, action.kind, action.count)


def figures_for(g: World, seat: int, kind: int) -> int:
    """The figures of a kind in the box, and on the board where they can be taken from. [RW-121]"""
    on_board = [
        g.standing[area * g.kinds + kind] + g.routed[area * g.kinds + kind]
        for area in g.controlled(seat)
    ]
    return g.supply[kind] + sum(on_board)


def swap(frame: PlaceUnits, g: World) -> Todo:
    """Asked of recruits only: what a season card places is of the kind that it names."""
    other = INSTEAD.get(frame.kind, NONE)
    if other == NONE or not frame.count or not g.strongholds(frame.seat):
        return None
    if not any([isinstance(above, Turn) for above in g.stack]):  # noqa: C419 -- compiled, a list is quicker
        return None
    if recruiting(g) is not None and SHAPE_OF[other] != TRIANGLE:
        return None  # [BOW-Q03]
    if not figures_for(g, frame.seat, other):
        return None
    return ChooseReinforcements(frame.seat, frame.kind, frame.count)


# in the set-up


def first_units(frame: PlaceFirstUnit, g: World, seat: Seat) -> list[Any]:
    """Where a new unit may come in place of the first army's. [BOW-296]"""
    other = INSTEAD.get(frame.kind, NONE)
    if other == NONE or g.options.agreed["swap_in_set_up"] == "no" or not g.supply[other]:
        return []
    return [PlaceInstead(other, area) for area in HOME_AREAS[g.faction[seat]]]


def no_room(frame: PlaceFirstUnit, g: World, seat: Seat, action: PlaceInstead) -> Reason | None:
    if g.units(action.area) >= LIMIT:
        return because("area-full", "RW-049", area=action.area)
    return outside_home(g, seat, action.area, "RW-049")


def place_first(frame: PlaceFirstUnit, g: World, seat: Seat, action: PlaceInstead) -> None:
    g.supply[action.kind] -= 1
    g.add(action.area, action.kind)
    g.tell(UnitPlaced(seat, action.kind, action.area))


def install(rules: Rules) -> None:
    rules.insert(PlaceUnits, "swap", swap, before="place")
    rules.offer(PlaceFirstUnit, first_units, place_first, kinds=(PlaceInstead,))
    rules.ban(PlaceFirstUnit, no_room, kinds=(PlaceInstead,))
