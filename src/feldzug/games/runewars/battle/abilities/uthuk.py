"""The units of the Uthuk Y'llan. [RW-290 – RW-293]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.battle.abilities.ability import Ability
from feldzug.games.runewars.battle.abilities.aiming import TakeTogether
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import (
    destroy_fighter,
    fighters_of,
    rout,
    standing_first,
    standing_of,
)
from feldzug.games.runewars.battle.losses import ChooseUnit, TakeLosses
from feldzug.games.runewars.battle.queries import Hardened, Health
from feldzug.games.runewars.board import RECTANGLE, SHAPE_OF, TRIANGLE, Kind, Shape
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Deed, Reason, Seat, because


class FleshRipper(Ability):
    """Unrelenting: all Flesh Rippers of the side have 3 health until the end of the battle. [RW-290]"""

    def install(self, rules: Rules) -> None:
        rules.lasting(Hardened, Health, hardened)

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        harden(g, battle, side, self)
        return None


def harden(g: World, battle: Battle, side: int, ability: Ability) -> None:
    """All units of a kind have more health; a second orb adds nothing. [RW-290, RW-294]"""
    health = ability.facts.amount("raised_health")
    effect = Hardened(battle.seat_of(side), "battle", side, ability.kind, health)
    if effect not in g.effects:
        g.effects = [*g.effects, effect]


def hardened(g: World, query: Health, amount: int, effect: Hardened) -> int:
    if query.side == effect.side and query.kind == effect.kind:
        return max(amount, effect.health)
    return amount


class Berserker(Ability):
    """Fury: its player may destroy one of his standing Berserkers to deal 2 damage. [RW-291]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        if not [unit for unit in standing_of(g, side) if unit.kind == self.kind]:
            return None
        return Fury(battle.speaker(g, side), side, self.kind, self.facts.amount("damage"))


@dataclass(frozen=True, slots=True)
class Sacrifice(Action):
    """Destroy one of them, to deal damage."""


@dataclass(frozen=True, slots=True)
class SpareThem(Action):
    """Destroy none of them."""


@dataclass(slots=True)
class Fury(Question):
    """Whether a Berserker dies to deal damage. [RW-291]"""

    side: int
    kind: Kind
    damage: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        return [Sacrifice(), SpareThem()]

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, SpareThem):
            return None
        g.happen(Offering(self.side, self.kind))
        return DealDamage(1 - self.side, self.damage)


@dataclass(slots=True)
class Offering(Deed):
    """A standing unit of a kind is destroyed to deal damage. [RW-291]"""

    side: int
    kind: Kind

    def unit(self, g: World) -> Fighter:
        """The one of them that is hurt most."""
        return [unit for unit in standing_of(g, self.side) if unit.kind == self.kind][-1]

    def act(self, g: World) -> None:
        destroy_fighter(g, g.frame(Battle).seat_of(self.side), self.unit(g))


class Warlock(Ability):
    """Rain Fire: the opponent destroys 2 of his triangles or 1 of his rectangles. [RW-292]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return RainFire(
            1 - side, 1, self.facts.amount("triangles"), self.facts.amount("rectangles")
        )


@dataclass(slots=True)
class RainFire(TakeLosses):
    """He picks what he can meet in full; with less than enough of both, what he has. [RW-292]"""

    triangles: int
    rectangles: int
    shape: Shape = field(default=NONE, kw_only=True)

    def of_shape(self, g: World, shape: int) -> list[Fighter]:
        return [unit for unit in fighters_of(g, self.side) if SHAPE_OF[unit.kind] == shape]

    def targets(self, g: World) -> list[Fighter]:
        if self.shape != NONE:
            return standing_first(self.of_shape(g, self.shape))
        triangles, rectangles = self.of_shape(g, TRIANGLE), self.of_shape(g, RECTANGLE)
        can_triangles = len(triangles) >= self.triangles
        can_rectangles = len(rectangles) >= self.rectangles
        found: list[Fighter] = []
        if can_triangles or not can_rectangles:
            found += standing_first(triangles)
        if can_rectangles or not can_triangles:
            found += standing_first(rectangles)
        return found

    def settle(self, unit: Fighter) -> None:
        if self.shape == NONE:
            self.shape = SHAPE_OF[unit.kind]
            self.left = (self.triangles if self.shape == TRIANGLE else self.rectangles) - 1

    def fells(self, g: World, unit: Fighter) -> bool:
        return True

    def strike(self, g: World, unit: Fighter) -> Todo:
        destroy_fighter(g, self.owner(g), unit)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        if SHAPE_OF[unit.kind] not in (TRIANGLE, RECTANGLE) or self.shape != NONE:
            return because("wrong-shape", "RW-292", kind=unit.kind)
        return because("not-met-in-full", "RW-292", kind=unit.kind)


class ChaosLord(Ability):
    """Terrifying: 2 enemy units of choice are routed, or destroyed if they were routed already. [RW-293]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return Terrify(1 - side, self.facts.amount("units"))


@dataclass(slots=True)
class Terrify(TakeTogether):
    """Two different units, standing or routed. [RW-293]"""

    def chooser(self, g: World) -> Seat:
        return g.frame(Battle).speaker(g, 1 - self.side)

    def candidates_for(self, g: World) -> list[Fighter]:
        return fighters_of(g, self.side)

    def ends(self, g: World, unit: Fighter) -> bool:
        return unit.routed

    def afflict(self, g: World, unit: Fighter) -> None:
        if unit.routed:
            destroy_fighter(g, self.owner(g), unit)
        else:
            rout(g, self.owner(g), unit)

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("unit-named-already", "RW-293", kind=unit.kind)
