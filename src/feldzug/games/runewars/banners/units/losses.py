"""How the new units hit and heal others: whom each ability may strike, and who chooses."""

from __future__ import annotations

from dataclasses import dataclass, field

from feldzug.games.runewars.battle.abilities.aiming import to_be_aimed_at
from feldzug.games.runewars.battle.abilities.latari import weakened
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import (
    after_hit,
    after_rout,
    destroy_fighter,
    different,
    fighter,
    fighters_of,
    health_of,
    hit,
    replaced,
    rout,
    stand_up,
    standing_first,
    standing_of,
)
from feldzug.games.runewars.battle.losses import ChooseUnit, TakeLosses, choice, chosen_unit
from feldzug.games.runewars.board import RECTANGLE, SHAPE_OF, TRIANGLE, Area, Kind, Shape
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Event, Reason, Seat, because


@dataclass(slots=True)
class LossesByEnemy(TakeLosses):
    """The other side names the units. [BOW-099]"""

    def chooser(self, g: World) -> Seat:
        return g.frame(Battle).speaker(g, 1 - self.side)


@dataclass(slots=True)
class Talons(LossesByEnemy):
    """One rectangle, or up to so many triangles; standing ones first."""

    triangles: int
    rectangles: int
    shape: Shape = field(default=NONE, kw_only=True)

    def may_stop(self) -> bool:
        return True

    def targets(self, g: World) -> list[Fighter]:
        shapes = (TRIANGLE, RECTANGLE) if self.shape == NONE else (self.shape,)
        units = fighters_of(g, self.side)
        found: list[Fighter] = []
        for shape in shapes:
            found += standing_first([unit for unit in units if SHAPE_OF[unit.kind] == shape])
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
        allowed = (TRIANGLE, RECTANGLE) if self.shape == NONE else (self.shape,)
        if SHAPE_OF[unit.kind] not in allowed:
            return because("wrong-shape", "BOW-099", kind=unit.kind)
        return because("standing-first", "RW-250", kind=unit.kind)


@dataclass(slots=True)
class DealPounce(DealDamage):
    def take(self, side: int) -> TakeLosses:
        return TakePounce(side, self.taken_by(side))


@dataclass(slots=True)
class TakePounce(LossesByEnemy):
    """Only units that are routed or damaged."""

    def targets(self, g: World) -> list[Fighter]:
        return to_be_aimed_at(g, weakened(g, self.side))

    def fells(self, g: World, unit: Fighter) -> bool:
        return after_hit(g, unit) is None

    def strike(self, g: World, unit: Fighter) -> Todo:
        hit(g, self.owner(g), unit)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        if unit.routed:
            return because("others-are-hit-first", "RW-247", kind=unit.kind)
        return because("unit-is-unhurt", "BOW-099", kind=unit.kind)


@dataclass(slots=True)
class Devour(LossesByEnemy):
    """A routed unit; if there is none, a standing triangle."""

    def targets(self, g: World) -> list[Fighter]:
        units = fighters_of(g, self.side)
        routed = [unit for unit in units if unit.routed]
        return different(routed or [unit for unit in units if SHAPE_OF[unit.kind] == TRIANGLE])

    def fells(self, g: World, unit: Fighter) -> bool:
        return True

    def strike(self, g: World, unit: Fighter) -> Todo:
        destroy_fighter(g, self.owner(g), unit)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        if SHAPE_OF[unit.kind] != TRIANGLE:
            return because("wrong-shape", "BOW-099", kind=unit.kind)
        return because("routed-are-devoured-first", "BOW-099", kind=unit.kind)


@dataclass(slots=True)
class DealDrain(DealDamage):
    stands: int = field(kw_only=True)

    def take(self, side: int) -> TakeLosses:
        return TakeDrain(side, self.taken_by(side), self.stands)


@dataclass(slots=True)
class TakeDrain(LossesByEnemy):
    """A standing unit; if it dies, units of the other side stand up."""

    stands: int

    def targets(self, g: World) -> list[Fighter]:
        return to_be_aimed_at(g, standing_of(g, self.side))

    def fells(self, g: World, unit: Fighter) -> bool:
        return after_hit(g, unit) is None

    def strike(self, g: World, unit: Fighter) -> Todo:
        return (
            RiseAgain(1 - self.side, self.stands) if hit(g, self.owner(g), unit) is None else None
        )

    def refusal(self, unit: ChooseUnit) -> Reason:
        if not unit.routed:
            return because("others-are-hit-first", "RW-247", kind=unit.kind)
        return because("unit-is-routed", "BOW-099", kind=unit.kind)


@dataclass(slots=True)
class RoutTriangles(LossesByEnemy):
    """Up to so many standing triangles; whoever is routed takes so much damage, if any."""

    poison: int

    def may_stop(self) -> bool:
        return True

    def targets(self, g: World) -> list[Fighter]:
        units = standing_of(g, self.side)
        return different([unit for unit in units if SHAPE_OF[unit.kind] == TRIANGLE])

    def strike(self, g: World, unit: Fighter) -> Todo:
        rout(g, self.owner(g), unit)
        if not self.poison:
            return None
        return DealPoison(self.side, self.poison, unit=choice(after_rout(unit)))

    def refusal(self, unit: ChooseUnit) -> Reason:
        if unit.routed:
            return because("unit-is-routed", "BOW-099", kind=unit.kind)
        return because("wrong-shape", "BOW-099", kind=unit.kind)


@dataclass(slots=True)
class DealPoison(DealDamage):
    """Damage to one unit and no other."""

    unit: ChooseUnit = field(kw_only=True)

    def take(self, side: int) -> TakeLosses:
        return TakePoison(side, 1, self.unit, self.taken_by(side))


@dataclass(slots=True)
class TakePoison(TakeLosses):
    """The unit that was named takes all of it."""

    unit: ChooseUnit
    damage: int

    def targets(self, g: World) -> list[Fighter]:
        return [chosen_unit(self.side, self.unit)]

    def fells(self, g: World, unit: Fighter) -> bool:
        return unit.damage + self.damage >= health_of(g, self.side, unit.kind)

    def strike(self, g: World, unit: Fighter) -> Todo:
        left: Fighter | None = unit
        for _ in range(self.damage):
            if left is not None:
                left = hit(g, self.owner(g), left)
        return None


# what does units good


@dataclass(slots=True, unsafe_hash=True)
class UnitMended(Event):
    """Damage is removed from a unit in battle; *damage* is what it has now."""

    seat: Seat
    kind: Kind
    area: Area
    damage: int


@dataclass(slots=True, unsafe_hash=True)
class UnitRose(Event):
    """A routed unit in battle stands up."""

    seat: Seat
    kind: Kind
    area: Area


@dataclass(slots=True)
class Mend(TakeLosses):
    """So much damage is removed from one damaged unit of a kind; its owner chooses."""

    kind: Kind
    heals: int

    def targets(self, g: World) -> list[Fighter]:
        units = fighters_of(g, self.side)
        return different([unit for unit in units if unit.kind == self.kind and unit.damage])

    def strike(self, g: World, unit: Fighter) -> Todo:
        left = max(0, unit.damage - self.heals)
        mended = fighter(unit.side, unit.kind, left, unit.routed)
        g.fighters = replaced(g.fighters, unit, mended)
        g.tell(UnitMended(self.owner(g), unit.kind, g.contested, left))
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("nothing-to-mend", "BOW-099", kind=unit.kind)


@dataclass(slots=True)
class RiseAgain(TakeLosses):
    """Routed units of a side stand up; their owner chooses."""

    def targets(self, g: World) -> list[Fighter]:
        return different([unit for unit in fighters_of(g, self.side) if unit.routed])

    def strike(self, g: World, unit: Fighter) -> Todo:
        stand_up(g, unit)
        g.tell(UnitRose(self.owner(g), unit.kind, g.contested))
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("unit-stands", "BOW-099", kind=unit.kind)
