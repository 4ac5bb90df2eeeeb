"""Units come to the board: recruits at strongholds, neutral units as allies. [RW-119 – RW-123, RW-186]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.board import NEUTRALS, SHAPE_OF, Area, Kind, Shape
from feldzug.games.runewars.destroying import ShrinkTo, destroy
from feldzug.games.runewars.events import UnitPlaced
from feldzug.games.runewars.set_up.first_armies import PlaceUnit
from feldzug.games.runewars.world import LIMIT, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because


@dataclass(frozen=True, slots=True)
class FreeFigure(Action):
    """Destroy a unit of the kind, so that its figure can be placed anew. [RW-121]"""

    area: Area
    routed: bool


@dataclass(frozen=True, slots=True)
class ForgoUnits(Action):
    """Place no more of them."""


@dataclass(frozen=True, slots=True)
class PickKind(Action):
    """Which neutral kind of the shape. [RW-186]"""

    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class UnitsForgone(Event):
    """So many units of a kind could not be placed, or were not."""

    seat: Seat
    kind: Kind
    count: int


@dataclass(slots=True)
class PlaceUnits(Procedure):
    """Recruits of a kind at own strongholds, freely split, standing. [RW-119]"""

    seat: Seat
    kind: Kind
    count: int

    @staticmethod
    def flow() -> Flow:
        return "place", "surplus"

    def place(self, g: World) -> Todo:
        while self.count:
            strongholds = g.strongholds(self.seat)
            if not strongholds or (not g.supply[self.kind] and not self.on_board(g)):
                g.tell(UnitsForgone(self.seat, self.kind, self.count))
                return None
            if not g.supply[self.kind]:
                self.at = "place"
                return ChooseFigure(self.seat, self.kind)
            if len(strongholds) > 1:
                self.at = "place"
                return ChooseStronghold(self.seat, self.kind)
            self.put(g, strongholds[0])
        return None

    def on_board(self, g: World) -> list[FreeFigure]:
        """The units of the kind in friendly areas. [RW-121]"""
        found: list[FreeFigure] = []
        for area in g.controlled(self.seat):
            at = area * g.kinds + self.kind
            if g.standing[at]:
                found.append(FreeFigure(area, False))
            if g.routed[at]:
                found.append(FreeFigure(area, True))
        return found

    def put(self, g: World, area: int) -> None:
        self.count -= 1
        place_unit(g, self.seat, self.kind, area)

    def surplus(self, g: World) -> Todo:
        """More than eight cannot stay. [RW-162]"""
        return [ShrinkTo(self.seat, area, LIMIT) for area in g.strongholds(self.seat)]


def place_unit(g: World, seat: Seat, kind: int, area: int) -> None:
    """A figure comes from the box into an area, standing."""
    g.supply[kind] -= 1
    g.add(area, kind)
    g.tell(UnitPlaced(seat, kind, area))


@dataclass(slots=True)
class ChooseStronghold(Question):
    """At which of the own strongholds a unit is placed; activation does not matter. [RW-119]"""

    kind: Kind

    @staticmethod
    def inside() -> Names:
        return ("PlaceUnits",)

    def options(self, g: World) -> list[Any]:
        return [PlaceUnit(self.kind, area) for area in g.strongholds(self.seat)]

    def forbids(self, g: World, action: PlaceUnit) -> Reason | None:
        if g.stronghold[action.area] != self.seat:
            return because("no-stronghold-of-yours", "RW-119", area=action.area)
        return None

    def chosen(self, g: World, action: PlaceUnit) -> None:
        g.frame(PlaceUnits).put(g, action.area)


@dataclass(slots=True)
class ChooseFigure(Question):
    """All figures of the kind are on the board: one may be destroyed to place it anew. [RW-121]"""

    kind: Kind

    @staticmethod
    def inside() -> Names:
        return ("PlaceUnits",)

    def options(self, g: World) -> list[Any]:
        return [*g.frame(PlaceUnits).on_board(g), ForgoUnits()]

    def chosen(self, g: World, action: Action) -> None:
        placing = g.frame(PlaceUnits)
        if isinstance(action, FreeFigure):
            destroy(g, action.area, self.kind, action.routed)
            return
        g.tell(UnitsForgone(self.seat, self.kind, placing.count))
        placing.count = 0


@dataclass(slots=True)
class GainNeutrals(Procedure):
    """Neutral units of a shape join a player in an area, as allies. [RW-123, RW-186]"""

    seat: Seat
    shape: Shape
    count: int
    area: Area

    @staticmethod
    def flow() -> Flow:
        return "place", "surplus"

    def place(self, g: World) -> Todo:
        while self.count:
            kinds = neutrals_left(g, self.shape)
            if not kinds:
                return None
            if len(kinds) > 1:
                self.at = "place"
                return ChooseNeutral(self.seat, self.shape)
            self.put(g, kinds[0])
        return None

    def put(self, g: World, kind: int) -> None:
        self.count -= 1
        place_unit(g, self.seat, kind, self.area)

    def surplus(self, g: World) -> Todo:
        return ShrinkTo(self.seat, self.area, LIMIT)


def neutrals_left(g: World, shape: int) -> list[int]:
    """The neutral kinds of a shape of which a figure is left in the box. [RW-015, RW-186]"""
    return [kind for kind in NEUTRALS if SHAPE_OF[kind] == shape and g.supply[kind]]


@dataclass(slots=True)
class ChooseNeutral(Question):
    """Several kinds have the shape: which one comes. [RW-186]"""

    shape: Shape

    @staticmethod
    def inside() -> Names:
        return ("GainNeutrals",)

    def options(self, g: World) -> list[Any]:
        return [PickKind(kind) for kind in neutrals_left(g, self.shape)]

    def forbids(self, g: World, action: PickKind) -> Reason | None:
        if not g.supply[action.kind]:
            return because("none-left", "RW-186", kind=action.kind)
        return None

    def chosen(self, g: World, action: PickKind) -> None:
        g.frame(GainNeutrals).put(g, action.kind)
