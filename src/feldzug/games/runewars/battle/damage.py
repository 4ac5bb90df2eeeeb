"""Damage and routs, dealt to one side or to both at the same time. [RW-242 – RW-244, RW-376]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import (
    ATTACKER,
    DEFENDER,
    after_hit,
    after_rout,
    different,
    fighters_of,
    hit,
    replaced,
    rout,
    to_be_hit,
    to_be_routed,
)
from feldzug.games.runewars.battle.losses import (
    ChooseUnit,
    DestroyThese,
    TakeDamage,
    TakeLosses,
    TakeRouts,
    UnitFalls,
    choice,
    chosen_unit,
)
from feldzug.games.runewars.world import World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Flow, Frame, Names, Procedure, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Reason, Seat, because


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class DealDamage(Procedure):
    """A side takes damage, the other one *back* at the same time; only units in the line are hit. [RW-376]"""

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


def pending_damage(g: World, side: int) -> int:
    """What was just dealt to a side and hits nobody yet."""
    return g.frame(DealDamage).taken_by(side)


def prevent_damage(g: World, side: int, most: int) -> None:
    """What was just dealt to a side becomes so much less."""
    g.frame(DealDamage).prevent(side, most)


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
        units, targets = self.units(g, side, self.steps.get(seat, ()))
        unit = chosen_unit(side, action)
        return None if unit in targets or unit not in units else self.refusal(action)

    def is_complete(self, g: World, seat: Seat) -> bool:
        return not self.units(g, self.side_of(g, seat), self.steps.get(seat, ()))[1]

    def revealed(self, g: World) -> Todo:
        """Everything happens as it was chosen; units that are destroyed fall last, if that can be averted."""
        battle = g.frame(Battle)
        todo: list[Frame] = []
        averted = UnitFalls in g.rules.instead_of
        for side in (ATTACKER, DEFENDER):
            steps = list(self.steps.get(battle.speaker(g, side), ()))
            units = fighters_of(g, side)
            fall: list[ChooseUnit] = []
            for _ in range(self.attackers if side == ATTACKER else self.defenders):
                found = self.targets(units)
                if not found:
                    break
                unit = chosen_unit(side, steps.pop(0)) if len(found) > 1 else found[0]
                after = self.after(g, unit)
                units = replaced(units, unit, after)
                if averted and after is None:
                    fall.append(choice(unit))
                else:
                    self.strike(g, battle.seat_of(side), unit)
            if fall:
                todo.append(DestroyThese(side, len(fall), tuple(fall)))
        return todo


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
