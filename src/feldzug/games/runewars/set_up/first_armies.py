"""The first armies: a stronghold at home, and the recruits beside it. [RW-047 – RW-050]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import (
    HOME_AREAS,
    SHEETS,
    Area,
    Kind,
)
from feldzug.games.runewars.events import (
    StrongholdBuilt,
    UnitPlaced,
)
from feldzug.games.runewars.world import LIMIT, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(frozen=True, slots=True)
class BuildAt(Action):
    area: Area


@dataclass(frozen=True, slots=True)
class PlaceUnit(Action):
    kind: Kind
    area: Area


@dataclass(slots=True)
class MusterAtHome(Procedure):
    """A stronghold, then one recruiting with all three dials, into the home realm. [RW-047 – RW-050]"""

    seat: Seat
    kinds: tuple[Kind, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    @staticmethod
    def flow() -> Flow:
        return "stronghold", "recruit", "place"

    def stronghold(self, g: World) -> Todo:
        return ChooseFirstStronghold(self.seat)

    def recruit(self, g: World) -> None:
        sheet = SHEETS[g.faction[self.seat]]
        dials = zip(sheet.dials, g.dials[self.seat], strict=True)
        self.kinds = tuple([icon for spaces, at in dials for icon in spaces[: at + 1] if icon >= 0])

    def place(self, g: World) -> Todo:
        if not self.kinds:
            return None
        kind, self.kinds = self.kinds[0], self.kinds[1:]
        self.at = "place"
        return PlaceFirstUnit(self.seat, kind)


@dataclass(slots=True)
class ChooseFirstStronghold(Question):
    """In any area of the own home realm. [RW-047]"""

    @staticmethod
    def inside() -> Names:
        return ("MusterAtHome",)

    def options(self, g: World) -> list[Any]:
        return [BuildAt(area) for area in HOME_AREAS[g.faction[self.seat]]]

    def forbids(self, g: World, action: BuildAt) -> Reason | None:
        return outside_home(g, self.seat, action.area, "RW-047")

    def chosen(self, g: World, action: BuildAt) -> None:
        g.stronghold[action.area] = self.seat
        g.settle_control(action.area)
        g.tell(StrongholdBuilt(self.seat, action.area))


def outside_home(g: World, seat: int, area: int, rule: str) -> Reason | None:
    if area not in HOME_AREAS[g.faction[seat]]:
        return because("not-at-home", rule, area=area)
    return None


@dataclass(slots=True)
class PlaceFirstUnit(Question):
    """In any home area with room; not only at the stronghold. [RW-049]"""

    kind: Kind

    @staticmethod
    def inside() -> Names:
        return ("MusterAtHome",)

    def options(self, g: World) -> list[Any]:
        return [PlaceUnit(self.kind, area) for area in HOME_AREAS[g.faction[self.seat]]]

    def forbids(self, g: World, action: PlaceUnit) -> Reason | None:
        if g.units(action.area) >= LIMIT:
            return because("area-full", "RW-049", area=action.area)
        return outside_home(g, self.seat, action.area, "RW-049")

    def chosen(self, g: World, action: PlaceUnit) -> None:
        g.supply[self.kind] -= 1
        g.add(action.area, self.kind)
        g.tell(UnitPlaced(self.seat, self.kind, action.area))
