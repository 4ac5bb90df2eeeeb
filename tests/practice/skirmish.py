"""Skirmish, a variant: instead of a clash both sides point out in secret, hit by hit, who falls."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from tests.practice.battle import Battle
from tests.practice.position import KINDS, Area, Kind, Realm, UnitFalls


class Skirmish(Module):
    """Clashes without dice; fate has no say in them, so it goes with no omens."""

    def __init__(self) -> None:
        super().__init__(
            "skirmish",
            requires=("fords",),
            excludes=("omens",),
            kinds=kinds_of(sys.modules[__name__]),
            rows=("9.1",),
        )

    def install(self, rules: Rules) -> None:
        rules.replace(Battle, "clash_of_arms", skirmish)

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        if options.get("battles") == "reported":
            return because("no-clash-to-replace", "9.1")
        return None


def skirmish(battle: Battle, g: Realm) -> Todo:
    sides = (battle.defender, battle.attacker)
    hits = [max(1, g.strength(battle.area, seat) // 2) for seat in sides]
    return PointOut(battle.area, sides, (hits[0], hits[1]))


@dataclass(frozen=True, slots=True)
class HitUnit(Action):
    """A hit on the n-th unit of the other side."""

    unit: int


@dataclass
class PointOut(Sealed):
    """Each side points out whom its hits meet, one after the other, unseen until all are done (9.1)."""

    area: Area
    sides: tuple[Seat, Seat]
    hits: tuple[int, int]

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def seats(self, g: Realm) -> list[Seat]:
        return [seat for seat in self.sides if g.army(self.area, self.other(seat))]

    def other(self, seat: Seat) -> Seat:
        return self.sides[1 - self.sides.index(seat)]

    def units(self, seat: Seat) -> tuple[int, ...]:
        """Whom a side has pointed out, by their places in the line."""
        return tuple([hit.unit for hit in self.steps[seat]])

    def line(self, g: Realm, seat: Seat) -> list[int]:
        """The units of a side, each by its kind."""
        army = g.units[self.area][seat]
        return [kind for kind in range(len(KINDS)) for _ in range(army[kind])]

    def options(self, g: Realm, seat: Seat) -> list[HitUnit]:
        hit = self.steps.get(seat, ())
        units = range(len(self.line(g, self.other(seat))))
        return [HitUnit(unit) for unit in units if HitUnit(unit) not in hit]

    def is_complete(self, g: Realm, seat: Seat) -> bool:
        most = min(self.hits[self.sides.index(seat)], g.army(self.area, self.other(seat)))
        return len(self.steps.get(seat, ())) >= most

    def revealed(self, g: Realm) -> Todo:
        g.tell(HitsPointedOut(tuple([(seat, self.units(seat)) for seat in self.steps])))
        lines = {seat: self.line(g, seat) for seat in self.sides}
        return [
            Casualty(self.area, self.other(seat), lines[self.other(seat)][hit.unit])
            for seat, steps in self.steps.items()
            for hit in steps
        ]


@dataclass(frozen=True, slots=True)
class HitsPointedOut(Event):
    """Whom the hits of each side meet."""

    hits: tuple[tuple[Seat, tuple[int, ...]], ...]


@dataclass
class Casualty(Procedure):
    """A unit that was hit falls (9.1)."""

    area: Area
    seat: Seat
    kind: Kind

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return ("fall",)

    def fall(self, g: Realm) -> Todo:
        return g.happen(UnitFalls(self.area, self.seat, self.kind))
