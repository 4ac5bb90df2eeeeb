"""Losses: damage, routs and destruction, unit by unit, by the choice of whom they hit. [RW-242 – RW-250]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import (
    ATTACKER,
    DEFENDER,
    after_hit,
    after_rout,
    destroy_fighter,
    different,
    fighter,
    fighters_of,
    hit,
    replaced,
    rout,
    standing_first,
    to_be_hit,
    to_be_routed,
)
from feldzug.games.runewars.board import SHAPE_OF, Kind, Shape
from feldzug.games.runewars.world import Fighter, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Reason, Seat, because


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
    return fighter(side, action.kind, action.damage, action.routed)


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
                todo = self.strike(g, found[0])
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
        if chosen_unit(losses.side, action) in losses.targets(g):
            return None
        return losses.refusal(action)

    def chosen(self, g: World, action: Action) -> Todo:
        losses = g.frame(TakeLosses)
        if not isinstance(action, ChooseUnit):
            losses.left = 0
            return None
        losses.left -= 1
        return losses.strike(g, chosen_unit(losses.side, action))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class TakeDamage(TakeLosses):
    """Points of damage: damaged units first, then standing ones. [RW-247]"""

    def targets(self, g: World) -> list[Fighter]:
        return to_be_hit(fighters_of(g, self.side))

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


# both sides


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class DealDamage(Procedure):
    """A side takes damage, and the other one *back* at the same time. Only units in the line are hit. [RW-376]"""

    side: int
    amount: int
    back: int = 0

    @staticmethod
    def flow() -> Flow:
        return "respond", "assign"

    def taken_by(self, side: int) -> int:
        return self.amount if side == self.side else self.back

    def prevent(self, side: int, most: int) -> None:
        """A side takes so much less. [RW-208]"""
        if side == self.side:
            self.amount = max(0, self.amount - most)
        else:
            self.back = max(0, self.back - most)

    def respond(self, g: World) -> Todo:
        """Those who are hit may play cards; a side without units takes nothing. [RW-208, RW-376]"""
        for side in (ATTACKER, DEFENDER):
            if not fighters_of(g, side):
                self.prevent(side, self.taken_by(side))
        return g.frame(Battle).ask(g, "damage-dealt") if self.amount or self.back else None

    def assign(self, g: World) -> Todo:
        if self.amount and self.back:
            return both_sides(g, self, AssignDamage(self.taken_by(0), self.taken_by(1)))
        return [self.take(side) for side in in_order(g) if self.taken_by(side)]

    def take(self, side: int) -> TakeLosses:
        """How one side takes it."""
        return TakeDamage(side, self.taken_by(side))


@dataclass(slots=True)
class Rout(Procedure):
    """A side has to rout units, and the other one *back* at the same time. [RW-246]"""

    side: int
    amount: int
    back: int = 0

    @staticmethod
    def flow() -> Flow:
        return ("assign",)

    def taken_by(self, side: int) -> int:
        return self.amount if side == self.side else self.back

    def assign(self, g: World) -> Todo:
        if self.amount and self.back:
            return both_sides(g, self, AssignRouts(self.taken_by(0), self.taken_by(1)))
        return [self.take(side) for side in in_order(g) if self.taken_by(side)]

    def take(self, side: int) -> TakeLosses:
        return TakeRouts(side, self.taken_by(side))


def in_order(g: World) -> tuple[int, int]:
    """Which side assigns first, where that is not done in secret. [RW-243, RW-244]"""
    if g.options.assign_order == "defender-first":
        return DEFENDER, ATTACKER
    return ATTACKER, DEFENDER


def both_sides(g: World, losses: DealDamage | Rout, sealed: AssignBoth) -> Todo:
    """In secret, where an option says so and both sides have a choice; else one after the other."""
    if g.options.assign_order == "sealed" and len(sealed.awaits(g)) > 1:
        return sealed
    return [losses.take(side) for side in in_order(g)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class AssignBoth(Sealed):
    """Both sides choose in secret which of their own units are hit, one after another. [RW-244]"""

    attackers: int
    defenders: int

    @staticmethod
    def inside() -> Names:
        return ("DealDamage", "Rout")

    def targets(self, units: list[Fighter]) -> list[Fighter]:
        raise NotImplementedError

    def after(self, g: World, unit: Fighter) -> Fighter | None:
        """What becomes of a unit that is hit; None if it is destroyed."""
        raise NotImplementedError

    def strike(self, g: World, seat: Seat, unit: Fighter) -> None:
        raise NotImplementedError

    def refusal(self, unit: ChooseUnit) -> Reason:
        raise NotImplementedError

    def side_of(self, g: World, seat: Seat) -> int:
        return ATTACKER if seat == g.frame(Battle).attacker else DEFENDER

    def units(self, g: World, side: int, steps: tuple[Any, ...]) -> list[list[Fighter]]:
        """The side's units after these choices, and those that may be hit next, if it has a choice.

        Where there is none, the only unit is hit without a question.
        """
        units, done = fighters_of(g, side), 0
        for _ in range(self.attackers if side == ATTACKER else self.defenders):
            found = self.targets(units)
            if not found:
                break
            unit = found[0]
            if len(found) > 1:
                if done == len(steps):
                    return [units, found]
                unit = chosen_unit(side, steps[done])
                done += 1
            units = replaced(units, unit, self.after(g, unit))
        return [units, []]

    def seats(self, g: World) -> list[Seat]:
        battle = g.frame(Battle)
        return [battle.speaker(g, side) for side in (ATTACKER, DEFENDER)]

    def options(self, g: World, seat: Seat) -> list[Any]:
        found = self.units(g, self.side_of(g, seat), self.steps.get(seat, ()))
        return [choice(unit) for unit in different(found[0])]

    def forbids(self, g: World, seat: Seat, action: ChooseUnit) -> Reason | None:
        side = self.side_of(g, seat)
        if chosen_unit(side, action) in self.units(g, side, self.steps.get(seat, ()))[1]:
            return None
        return self.refusal(action)

    def is_complete(self, g: World, seat: Seat) -> bool:
        return not self.units(g, self.side_of(g, seat), self.steps.get(seat, ()))[1]

    def revealed(self, g: World) -> None:
        battle = g.frame(Battle)
        for side in (ATTACKER, DEFENDER):
            steps = list(self.steps.get(battle.speaker(g, side), ()))
            for _ in range(self.attackers if side == ATTACKER else self.defenders):
                found = self.targets(fighters_of(g, side))
                if not found:
                    break
                unit = chosen_unit(side, steps.pop(0)) if len(found) > 1 else found[0]
                self.strike(g, battle.seat_of(side), unit)


@dataclass(slots=True)
class AssignDamage(AssignBoth):
    """Which units take the damage. [RW-244, RW-247]"""

    def targets(self, units: list[Fighter]) -> list[Fighter]:
        return to_be_hit(units)

    def after(self, g: World, unit: Fighter) -> Fighter | None:
        return after_hit(g, unit)

    def strike(self, g: World, seat: Seat, unit: Fighter) -> None:
        hit(g, seat, unit)

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("others-are-hit-first", "RW-247", kind=unit.kind)


@dataclass(slots=True)
class AssignRouts(AssignBoth):
    """Which units are routed. [RW-244, RW-246]"""

    def targets(self, units: list[Fighter]) -> list[Fighter]:
        return to_be_routed(units)

    def after(self, g: World, unit: Fighter) -> Fighter | None:
        return after_rout(unit)

    def strike(self, g: World, seat: Seat, unit: Fighter) -> None:
        rout(g, seat, unit)

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("others-are-routed-first", "RW-246", kind=unit.kind)
