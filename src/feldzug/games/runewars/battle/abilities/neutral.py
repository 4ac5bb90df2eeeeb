"""The neutral units. [RW-294 – RW-299]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.battle.abilities.ability import Ability
from feldzug.games.runewars.battle.abilities.aiming import TakeTogether
from feldzug.games.runewars.battle.abilities.uthuk import harden
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import (
    after_hit,
    fighters_of,
    hit,
    initiative_of,
    standing_of,
    to_be_routed,
)
from feldzug.games.runewars.battle.losses import (
    ChooseUnit,
    DestroyFighter,
    TakeLosses,
    TakeRouts,
)
from feldzug.games.runewars.board import TRIANGLE, UNITS
from feldzug.games.runewars.world import World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.values import Reason, because


class Sorcerer(Ability):
    """Undying: all Sorcerers of the side have 2 health until the end of the battle. [RW-294]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        harden(g, battle, side, self)
        return None


class Razorwing(Ability):
    """Stun: the opponent routs one of his units with initiative 2 or higher. [RW-295]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return Stun(1 - side, self.facts.amount("units"), self.facts.amount("least_initiative"))


@dataclass(slots=True)
class Stun(TakeRouts):
    """Only units that act late. [RW-295]"""

    least: int

    def targets(self, g: World) -> list[Fighter]:
        units = fighters_of(g, self.side)
        return to_be_routed([u for u in units if initiative_of(g, self.side, u.kind) >= self.least])

    def refusal(self, unit: ChooseUnit) -> Reason:
        if UNITS[unit.kind].initiative < self.least:
            return because("acts-too-early", "RW-295", kind=unit.kind)
        return because("others-are-routed-first", "RW-246", kind=unit.kind)


class Beastman(Ability):
    """Ravage: 1 damage, then draw and resolve another Fate card, once for each Beastman. [RW-296]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return [DealDamage(1 - side, self.facts.amount("damage")), Ravage(side)]


@dataclass(slots=True)
class Ravage(Procedure):
    """Another card, whose routs and damage join those of the same pass. [RW-296]"""

    side: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    @staticmethod
    def flow() -> Flow:
        return ("draw",)

    def draw(self, g: World) -> Todo:
        from feldzug.games.runewars.battle.passes import FightPass  # noqa: PLC0415

        return g.frame(FightPass).draw_further(g, self.side)


class HellHound(Ability):
    """Burning: the opponent deals 1 damage to each of two different standing units of his. [RW-297]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return DealBurning(1 - side, self.facts.amount("units") * self.facts.amount("damage"))


@dataclass(slots=True)
class DealBurning(DealDamage):
    def take(self, side: int) -> TakeLosses:
        return TakeBurning(side, self.taken_by(side))


@dataclass(slots=True)
class TakeBurning(TakeTogether):
    """Each point on another standing unit. [RW-297]"""

    def candidates_for(self, g: World) -> list[Fighter]:
        return standing_of(g, self.side)

    def ends(self, g: World, unit: Fighter) -> bool:
        return after_hit(g, unit) is None

    def afflict(self, g: World, unit: Fighter) -> None:
        hit(g, self.owner(g), unit)

    def refusal(self, unit: ChooseUnit) -> Reason:
        if unit.routed:
            return because("unit-is-routed", "RW-297", kind=unit.kind)
        return because("unit-named-already", "RW-297", kind=unit.kind)


class Dragon(Ability):
    """Flaming Breath: destroy up to 3 enemy triangles of choice, standing ones first. [RW-298]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        count = self.facts.amount("triangles")
        return DestroyFighter(1 - side, count, (TRIANGLE,), side, up_to=True)


class Giant(Ability):
    """Rage: damage equal to the damage on one of the side's Giants, the most there is. [RW-299]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        hurt = [unit.damage for unit in fighters_of(g, side) if unit.kind == self.kind]
        most = max([0, *hurt])
        return DealDamage(1 - side, most) if most else None
