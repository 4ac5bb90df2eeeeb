"""Losses of one side: damage, routs and destruction, unit by unit. [RW-246 – RW-250]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import (
    after_hit,
    destroy_fighter,
    different,
    fighters_of,
    hit,
    rout,
    standing_first,
    to_be_hit,
    to_be_routed,
)
from feldzug.games.runewars.board import SHAPE_OF, Kind, Shape
from feldzug.games.runewars.world import World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Deed, Reason, Seat, because


@dataclass(frozen=True, slots=True)
class ChooseUnit(Action):
    """A unit in battle; units alike are one choice."""

    kind: Kind
    damage: int
    routed: bool


@dataclass(frozen=True, slots=True)
class EnoughUnits(Action):
    """No further unit, though one more could be chosen."""


def choice(unit: Fighter) -> ChooseUnit:
    return ChooseUnit(unit.kind, unit.damage, unit.routed)


def chosen_unit(side: int, action: ChooseUnit) -> Fighter:
    return Fighter(side, action.kind, action.damage, action.routed)


@dataclass(slots=True, unsafe_hash=True)
class UnitFalls(Deed):
    """A unit in the line is about to be destroyed by its enemies; something else may happen instead."""

    side: int
    kind: Kind
    damage: int
    """What it has taken before."""
    routed: bool

    def act(self, g: World) -> Todo:
        unit = Fighter(self.side, self.kind, self.damage, self.routed)
        return g.frame(TakeLosses).befall(g, unit)


# one side, one unit after another


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class TakeLosses(Procedure):
    """A side loses something, point by point or unit by unit. Subclasses say whom it may hit, and how."""

    side: int
    left: int

    @staticmethod
    def flow() -> Flow:
        return ("point",)

    def targets(self, g: World) -> list[Fighter]:
        """The units that may be hit next."""
        raise NotImplementedError

    def strike(self, g: World, unit: Fighter) -> Todo:
        """Let it happen to one of them."""
        raise NotImplementedError

    def chooser(self, g: World) -> Seat:
        """Who chooses: the owner of the units, unless an ability says otherwise. [RW-249]"""
        return g.frame(Battle).speaker(g, self.side)

    def may_stop(self) -> bool:
        """Whether less may be chosen than there could be."""
        return False

    def refusal(self, unit: ChooseUnit) -> Reason:
        """Why another unit may not be hit."""
        raise NotImplementedError

    def settle(self, unit: Fighter) -> None:
        """What the choice of a unit settles for those that follow."""

    def fells(self, g: World, unit: Fighter) -> bool:
        """Whether a unit would be destroyed by it."""
        return False

    def befall(self, g: World, unit: Fighter) -> Todo:
        """What happens to a unit that would be destroyed, if nothing happens instead."""
        return self.strike(g, unit)

    def inflict(self, g: World, unit: Fighter) -> Todo:
        """Let it happen to one of them, or what a module lets happen instead of its end."""
        self.settle(unit)
        if UnitFalls in g.rules.instead_of and self.fells(g, unit):
            return g.happen(UnitFalls(self.side, unit.kind, unit.damage, unit.routed))
        return self.strike(g, unit)

    def finished(self, g: World) -> Todo:
        """Nothing is left to be chosen."""
        return None

    def owner(self, g: World) -> Seat:
        return g.frame(Battle).seat_of(self.side)

    def point(self, g: World) -> Todo:
        """Where there is no choice nobody is asked."""
        while self.left > 0:
            found = self.targets(g)
            if not found:
                self.left = 0
            elif len(found) > 1 or self.may_stop():
                self.at = "point"
                return AssignLoss(self.chooser(g))
            else:
                self.left -= 1
                todo = self.inflict(g, found[0])
                if todo is not None:
                    self.at = "point"
                    return todo
        return self.finished(g)


@dataclass(slots=True)
class AssignLoss(Question):
    """Which unit is hit. [RW-246 – RW-250]"""

    @staticmethod
    def inside() -> Names:
        return ("TakeLosses",)

    def options(self, g: World) -> list[Any]:
        losses = g.frame(TakeLosses)
        found: list[Any] = [choice(unit) for unit in different(fighters_of(g, losses.side))]
        return [*found, EnoughUnits()] if losses.may_stop() else found

    def forbids(self, g: World, action: Action) -> Reason | None:
        if not isinstance(action, ChooseUnit):
            return None
        losses = g.frame(TakeLosses)
        unit = chosen_unit(losses.side, action)
        if unit in losses.targets(g) or unit not in g.fighters:
            return None
        return losses.refusal(action)

    def chosen(self, g: World, action: Action) -> Todo:
        losses = g.frame(TakeLosses)
        if not isinstance(action, ChooseUnit):
            losses.left = 0
            return None
        losses.left -= 1
        return losses.inflict(g, chosen_unit(losses.side, action))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class TakeDamage(TakeLosses):
    """Points of damage: damaged units first, then standing ones. [RW-247]"""

    def targets(self, g: World) -> list[Fighter]:
        return to_be_hit(fighters_of(g, self.side))

    def fells(self, g: World, unit: Fighter) -> bool:
        return after_hit(g, unit) is None

    def strike(self, g: World, unit: Fighter) -> Todo:
        hit(g, self.owner(g), unit)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("others-are-hit-first", "RW-247", kind=unit.kind)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class TakeRouts(TakeLosses):
    """Routs: undamaged standing units first. [RW-246]"""

    def targets(self, g: World) -> list[Fighter]:
        return to_be_routed(fighters_of(g, self.side))

    def strike(self, g: World, unit: Fighter) -> Todo:
        rout(g, self.owner(g), unit)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("others-are-routed-first", "RW-246", kind=unit.kind)


@dataclass(slots=True)
class DestroyFighter(TakeLosses):
    """Units of some shapes are destroyed, standing ones first; *by* is the side that chooses. [RW-250]"""

    shapes: tuple[Shape, ...]
    by: int
    up_to: bool = field(default=False, kw_only=True)

    def targets(self, g: World) -> list[Fighter]:
        units = [u for u in fighters_of(g, self.side) if SHAPE_OF[u.kind] in self.shapes]
        return standing_first(units)

    def fells(self, g: World, unit: Fighter) -> bool:
        return True

    def strike(self, g: World, unit: Fighter) -> Todo:
        destroy_fighter(g, self.owner(g), unit)
        return None

    def chooser(self, g: World) -> Seat:
        return g.frame(Battle).speaker(g, self.by)

    def may_stop(self) -> bool:
        return self.up_to

    def refusal(self, unit: ChooseUnit) -> Reason:
        if SHAPE_OF[unit.kind] not in self.shapes:
            return because("wrong-shape", "RW-276", kind=unit.kind)
        return because("standing-first", "RW-250", kind=unit.kind)


@dataclass(slots=True)
class DestroyThese(TakeLosses):
    """These units are destroyed, and no others."""

    units: tuple[ChooseUnit, ...]

    def targets(self, g: World) -> list[Fighter]:
        found = [chosen_unit(self.side, unit) for unit in self.units]
        return found[len(found) - self.left :][:1]

    def fells(self, g: World, unit: Fighter) -> bool:
        return True

    def strike(self, g: World, unit: Fighter) -> Todo:
        destroy_fighter(g, self.owner(g), unit)
        return None
