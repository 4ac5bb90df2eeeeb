"""The units of the Latari Elves. [RW-281 – RW-285]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.battle.abilities.ability import Ability
from feldzug.games.runewars.battle.abilities.aiming import DealAimedDamage
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import (
    different,
    fighters_of,
    rout,
    standing_of,
)
from feldzug.games.runewars.battle.losses import (
    ChooseUnit,
    DestroyThese,
    TakeLosses,
    choice,
)
from feldzug.games.runewars.battle.queries import DrivingOff
from feldzug.games.runewars.battle.withdrawal import withdraw
from feldzug.games.runewars.board import RECTANGLE, SHAPE_OF, TRIANGLE, Shape
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


class Archer(Ability):
    """Crack Shot: 1 damage to an enemy unit of the Archers' player's choice. [RW-281]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return DealAimedDamage(1 - side, self.facts.amount("damage"))


class PegasusRider(Ability):
    """Charge: rout up to 2 enemy triangles or 1 enemy rectangle of the Riders' player's choice. [RW-282]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        triangles = self.amount(g, side, "triangles")
        rectangles = self.amount(g, side, "rectangles")
        return Charge(1 - side, max(triangles, rectangles), triangles, rectangles)


@dataclass(slots=True)
class Charge(TakeLosses):
    """The first unit settles the shape; no more of it need be chosen than one likes. [RW-282]"""

    triangles: int
    rectangles: int
    shape: Shape = field(default=NONE, kw_only=True)

    def chooser(self, g: World) -> Seat:
        return g.frame(Battle).speaker(g, 1 - self.side)

    def may_stop(self) -> bool:
        return True

    def targets(self, g: World) -> list[Fighter]:
        shapes = (TRIANGLE, RECTANGLE) if self.shape == NONE else (self.shape,)
        units = standing_of(g, self.side)
        return different([unit for unit in units if SHAPE_OF[unit.kind] in shapes])

    def strike(self, g: World, unit: Fighter) -> Todo:
        if self.shape == NONE:
            self.shape = SHAPE_OF[unit.kind]
            self.left = (self.triangles if self.shape == TRIANGLE else self.rectangles) - 1
        rout(g, self.owner(g), unit)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        if unit.routed:
            return because("unit-is-routed", "RW-282", kind=unit.kind)
        return because("wrong-shape", "RW-282", kind=unit.kind)


class Sorceress(Ability):
    """Word of Vaal: one enemy unit must retreat out of the battle at once. [RW-283, RW-284]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return WordOfVaal(1 - side, self.facts.amount("units"))


@dataclass(slots=True)
class WordOfVaal(TakeLosses):
    """Who names the unit depends on the edition. [RW-283, RW-284]"""

    def chooser(self, g: World) -> Seat:
        by_latari = g.options.sorceress_chooser == "latari"
        return g.frame(Battle).speaker(g, 1 - self.side if by_latari else self.side)

    def targets(self, g: World) -> list[Fighter]:
        units = different(fighters_of(g, self.side))
        if not g.may_deny(DrivingOff):
            return units
        return [unit for unit in units if g.denied(DrivingOff(self.side, unit.kind)) is None]

    def strike(self, g: World, unit: Fighter) -> Todo:
        return withdraw(g, unit)

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("unit-stays", "RW-283", kind=unit.kind)


class Warrior(Ability):
    """Overpower: 1 damage, or destroy one damaged or routed enemy unit of choice. [RW-285]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        damage = self.facts.amount("damage")
        if not weakened(g, 1 - side):
            return DealDamage(1 - side, damage)
        return Overpower(battle.speaker(g, side), 1 - side, damage)


def weakened(g: World, side: int) -> list[Fighter]:
    """Damaged or routed units of a side."""
    return different([unit for unit in fighters_of(g, side) if unit.damage or unit.routed])


@dataclass(frozen=True, slots=True)
class DamageInstead(Action):
    """Deal damage rather than destroy a unit."""


@dataclass(slots=True)
class Overpower(Question):
    """A weakened unit is destroyed, or damage is dealt. [RW-285]"""

    side: int
    damage: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        units = [choice(unit) for unit in different(fighters_of(g, self.side))]
        return [DamageInstead(), *units]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, ChooseUnit) and not (action.damage or action.routed):
            return because("unit-is-unhurt", "RW-285", kind=action.kind)
        return None

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, ChooseUnit):
            return DestroyThese(self.side, 1, (action,))
        return DealDamage(self.side, self.damage)
