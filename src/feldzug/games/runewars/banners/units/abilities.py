"""What each of the new units does on an orb. [BOW-099]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.units.losses import (
    DealDrain,
    DealPounce,
    Devour,
    Mend,
    RoutTriangles,
    Talons,
)
from feldzug.games.runewars.battle.abilities.ability import Ability, ability_of, afterwards
from feldzug.games.runewars.battle.abilities.latari import DamageInstead, weakened
from feldzug.games.runewars.battle.abilities.uthuk import SpareThem
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage, Rout
from feldzug.games.runewars.battle.line import destroy_fighter, different, standing_of
from feldzug.games.runewars.battle.losses import ChooseUnit, choice, chosen_unit
from feldzug.games.runewars.battle.passes import FightPass
from feldzug.games.runewars.board import SHAPE_OF, TRIANGLE
from feldzug.games.runewars.tactics.limits import DiscardTactics, held
from feldzug.games.runewars.tactics.play import discard_tactics
from feldzug.games.runewars.world import World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.values import Action


class NoviceWizard(Ability):
    """Ball Lightning: discard a tactics card to deal 2 damage; otherwise 1 rout."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        seat = battle.speaker(g, side)
        damage, routs = self.facts.amount("damage"), self.facts.amount("routs")
        if not held(g, seat):
            return Rout(1 - side, routs)
        return BallLightning(seat, 1 - side, damage, routs)


@dataclass(frozen=True, slots=True)
class KeepCards(Action):
    """Discard no card."""


@dataclass(slots=True)
class BallLightning(Question):
    """Whether a tactics card goes for damage. All see how many cards the seat holds."""

    side: int
    damage: int
    routs: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        cards = dict.fromkeys(held(g, self.seat))
        return [*[DiscardTactics(card) for card in cards], KeepCards()]

    def chosen(self, g: World, action: Action) -> Todo:
        if not isinstance(action, DiscardTactics):
            return Rout(self.side, self.routs)
        follows = afterwards(g, "ball-lightning", 1 - self.side, action.card)
        discard_tactics(g, self.seat, action.card)
        return [DealDamage(self.side, self.damage), *follows]


class Roc(Ability):
    """Talons: destroy 1 enemy rectangle, or up to 2 enemy triangles, of choice."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        return Talons(1 - side, 1, self.facts.amount("triangles"), self.facts.amount("rectangles"))


class LeonxRider(Ability):
    """Pounce: 1 damage to a routed or damaged enemy unit of choice; if there is none, 1 rout."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        if weakened(g, 1 - side):
            return DealPounce(1 - side, self.facts.amount("damage"))
        return Rout(1 - side, self.facts.amount("routs"))


class ForestGuardian(Ability):
    """Entangle: 2 routs, then 1 damage is removed from one of the side's Forest Guardians."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        heals = self.facts.amount("heals")
        return [Rout(1 - side, self.facts.amount("routs")), Mend(side, 1, self.kind, heals)]


class BloodSister(Ability):
    """Blood Rite: 2 damage, or 3 if its player destroys one of his own standing triangles here."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        damage, more = self.facts.amount("damage"), self.facts.amount("more_damage")
        if not offerings(g, side):
            return DealDamage(1 - side, damage)
        return BloodRite(battle.speaker(g, side), side, damage, more)


def offerings(g: World, side: int) -> list[Fighter]:
    """The standing triangles of a side."""
    return different([unit for unit in standing_of(g, side) if SHAPE_OF[unit.kind] == TRIANGLE])


@dataclass(slots=True)
class BloodRite(Question):
    """Whether one of the own units dies for more damage."""

    side: int
    damage: int
    more: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        return [*[choice(unit) for unit in offerings(g, self.side)], SpareThem()]

    def chosen(self, g: World, action: Action) -> Todo:
        if not isinstance(action, ChooseUnit):
            return DealDamage(1 - self.side, self.damage)
        destroy_fighter(g, g.frame(Battle).seat_of(self.side), chosen_unit(self.side, action))
        follows = afterwards(g, "blood-rite", self.side)
        return [DealDamage(1 - self.side, self.more), *follows]


class Obscene(Ability):
    """Devour: destroy 1 routed enemy unit, or else 1 standing triangle; then an Obscene heals 2."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        heals = self.facts.amount("heals")
        return [Devour(1 - side, self.facts.amount("units")), Mend(side, 1, self.kind, heals)]


class Vampire(Ability):
    """Drain: 1 damage to a standing enemy unit of choice; if it dies, 1 own routed unit stands up."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        if not standing_of(g, 1 - side):
            return None
        stands = self.facts.amount("stands")
        return DealDrain(1 - side, self.facts.amount("damage"), stands=stands)


class GreatWyrm(Ability):
    """Grave Breath: rout up to 3 enemy triangles of choice, or deal 2 damage."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        damage, triangles = self.facts.amount("damage"), self.facts.amount("triangles")
        if not offerings(g, 1 - side):
            return DealDamage(1 - side, damage)
        return GraveBreath(battle.speaker(g, side), 1 - side, triangles, damage)


@dataclass(frozen=True, slots=True)
class BreatheOnTriangles(Action):
    """Rout triangles rather than deal damage."""


@dataclass(slots=True)
class GraveBreath(Question):
    """Whether triangles are routed or damage is dealt."""

    side: int
    triangles: int
    damage: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        return [BreatheOnTriangles(), DamageInstead()]

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, BreatheOnTriangles):
            wyrm = g.frame(FightPass).kind(1 - self.side)
            poison = ability_of(g, wyrm).amount(g, 1 - self.side, "poison")
            return RoutTriangles(self.side, self.triangles, poison)
        return DealDamage(self.side, self.damage)


NEW_ABILITIES: Final[tuple[Ability, ...]] = (
    NoviceWizard("novice-wizard"),
    Roc("roc"),
    LeonxRider("leonx-rider"),
    ForestGuardian("forest-guardian"),
    BloodSister("blood-sister"),
    Obscene("obscene"),
    Vampire("vampire"),
    GreatWyrm("great-wyrm"),
)
