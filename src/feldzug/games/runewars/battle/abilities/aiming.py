"""Ways in which abilities hit units otherwise than by the free choice of their owner. [RW-249]"""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import (
    after_hit,
    different,
    fighters_of,
    health_of,
    hit,
    to_be_hit,
)
from feldzug.games.runewars.battle.losses import (
    ChooseUnit,
    TakeLosses,
    UnitFalls,
    choice,
    chosen_unit,
)
from feldzug.games.runewars.world import World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Reason, Seat, because


def to_be_aimed_at(g: World, units: list[Fighter]) -> list[Fighter]:
    """Of these the ones that the enemy may choose: those with damage first, if an option says so. [RW-281]"""
    damaged = [unit for unit in units if unit.damage]
    if damaged and g.options.choice_beats_damaged == "damaged-first":
        return different(damaged)
    return different(units)


@dataclass(slots=True)
class DealAimedDamage(DealDamage):
    """All of it on one unit of the enemy's choice. [RW-281, RW-288]"""

    def take(self, side: int) -> TakeLosses:
        return TakeAimedDamage(side, 1, self.taken_by(side))


@dataclass(slots=True)
class TakeAimedDamage(TakeLosses):
    """The enemy names the unit, even an undamaged one, unless an option says otherwise. [RW-281]"""

    amount: int

    def chooser(self, g: World) -> Seat:
        return g.frame(Battle).speaker(g, 1 - self.side)

    def targets(self, g: World) -> list[Fighter]:
        return to_be_aimed_at(g, fighters_of(g, self.side))

    def fells(self, g: World, unit: Fighter) -> bool:
        return unit.damage + self.amount >= health_of(g, self.side, unit.kind)

    def strike(self, g: World, unit: Fighter) -> Todo:
        left: Fighter | None = unit
        for _ in range(self.amount):
            if left is not None:
                left = hit(g, self.owner(g), left)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("others-are-hit-first", "RW-247", kind=unit.kind)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class TakeTogether(TakeLosses):
    """Different units are chosen first, then all of them are hit."""

    named: tuple[ChooseUnit, ...] = field(default=(), kw_only=True)

    def candidates_for(self, g: World) -> list[Fighter]:
        """Every unit that could be named, those named already too."""
        raise NotImplementedError

    def afflict(self, g: World, unit: Fighter) -> None:
        """What happens to each of them."""
        raise NotImplementedError

    def ends(self, g: World, unit: Fighter) -> bool:
        """Whether that would destroy it."""
        raise NotImplementedError

    def befall(self, g: World, unit: Fighter) -> Todo:
        self.afflict(g, unit)
        return None

    def targets(self, g: World) -> list[Fighter]:
        units = self.candidates_for(g)
        for action in self.named:
            units.remove(chosen_unit(self.side, action))
        return different(units)

    def strike(self, g: World, unit: Fighter) -> Todo:
        self.named = (*self.named, choice(unit))
        return None

    def finished(self, g: World) -> Todo:
        while self.named:
            action, self.named = self.named[0], self.named[1:]
            unit = chosen_unit(self.side, action)
            if UnitFalls in g.rules.instead_of and self.ends(g, unit):
                self.at = "point"
                return g.happen(UnitFalls(self.side, unit.kind, unit.damage, unit.routed))
            self.afflict(g, unit)
        return None


@dataclass(slots=True)
class DealToughDamage(DealDamage):
    """The owner must put it on a unit with more health than most, if he can. [RW-277]"""

    above: int = field(kw_only=True)

    def take(self, side: int) -> TakeLosses:
        return TakeToughDamage(side, self.taken_by(side), self.above)


@dataclass(slots=True)
class TakeToughDamage(TakeLosses):
    """Damaged units first, as always; then those with more health. [RW-277]"""

    above: int

    def targets(self, g: World) -> list[Fighter]:
        units = to_be_hit(fighters_of(g, self.side))
        tough = [unit for unit in units if health_of(g, self.side, unit.kind) > self.above]
        return tough or units

    def fells(self, g: World, unit: Fighter) -> bool:
        return after_hit(g, unit) is None

    def strike(self, g: World, unit: Fighter) -> Todo:
        hit(g, self.owner(g), unit)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("tougher-are-hit-first", "RW-277", kind=unit.kind)
