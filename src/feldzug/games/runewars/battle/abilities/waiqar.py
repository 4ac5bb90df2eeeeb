"""The units of Waiqar the Undying. [RW-286 – RW-289]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.battle.abilities.ability import Ability
from feldzug.games.runewars.battle.abilities.aiming import DealAimedDamage
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import join, standing_of
from feldzug.games.runewars.battle.losses import DestroyFighter
from feldzug.games.runewars.board import KINDS, SHAPES, Area, Kind
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Event, Seat


class SkeletonArcher(Ability):
    """Mortal Strike: the opponent destroys one of his triangles, circles or rectangles. [RW-286]"""

    def __init__(self, unit: str) -> None:
        super().__init__(unit)
        self.shapes = tuple([SHAPES.index(shape) for shape in self.facts.printed["shapes"]])
        self.by_opponent = self.facts.printed["chooser"] == "opponent"

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        by = 1 - side if self.by_opponent else side
        return DestroyFighter(1 - side, self.facts.amount("units"), self.shapes, by)


@dataclass(slots=True, unsafe_hash=True)
class UnitsRaised(Event):
    """Units from the box join a battle."""

    seat: Seat
    kind: Kind
    count: int
    area: Area


class Necromancer(Ability):
    """Raise Dead: up to 2 Reanimates from the box join the battle and stay. [RW-287]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        raised = KINDS.index(self.facts.printed["raises"])
        count = min(self.amount(g, side, "units"), g.supply[raised])
        if count:
            g.supply[raised] -= count
            join(g, side, raised, count)
            g.tell(UnitsRaised(battle.seat_of(side), raised, count, battle.area))
        return None


class DarkKnight(Ability):
    """Deathblow: 2 damage to one enemy unit of the Dark Knights' player's choice. [RW-288]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return DealAimedDamage(1 - side, self.facts.amount("damage"))


class Reanimate(Ability):
    """Overrun: 2 damage if at least two Reanimates of the side are standing, otherwise 1. [RW-289]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        standing = len([unit for unit in standing_of(g, side) if unit.kind == self.kind])
        enough = standing >= self.facts.amount("standing")
        return DealDamage(1 - side, self.facts.amount("damage" if enough else "damage_otherwise"))
