"""Fortify, the eighth order. [RW-131 – RW-138]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.decks import ORDER_BOX, Order
from feldzug.games.runewars.income import pay, too_dear
from feldzug.games.runewars.rune_shuffle import ShuffleRunes
from feldzug.games.runewars.runes import rune_areas
from feldzug.games.runewars.strongholds import (
    BuildingStronghold,
    BuildStronghold,
    repair_stronghold,
)
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

BUILD, REPAIR, RUNES = "build", "repair", "runes"
"""The three things that may be done once each. [RW-131]"""


@dataclass(frozen=True, slots=True)
class BuildIn(Action):
    """Build a stronghold there. [RW-132]"""

    area: Area


@dataclass(frozen=True, slots=True)
class Repair(Action):
    """Repair a damaged stronghold. [RW-134]"""

    area: Area


@dataclass(frozen=True, slots=True)
class MoveRunes(Action):
    """Take up the rune tokens of two areas and lay them anew. [RW-135]"""


@dataclass(frozen=True, slots=True)
class FortifyNoMore(Action):
    """The order is done."""


class Fortify(OrderText):
    """Build a stronghold, repair one, and lay the rune tokens of two areas anew. No bonus. [RW-138]"""

    def main(self, g: World, seat: Seat) -> Todo:
        return Fortifying(seat, self.number)


@dataclass(slots=True)
class Fortifying(Procedure):
    """Each of three things once, in any order. [RW-131]"""

    seat: Seat
    card: Order
    finished: tuple[str, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return ("ask",)

    def ask(self, g: World) -> Todo:
        if len(self.finished) >= 3:
            return None
        self.at = "ask"
        return ChooseWork(self.seat, self.card)

    def cost(self, what: str) -> dict[str, int]:
        found: dict[str, int] = ORDER_BOX[self.card].printed[what]
        return found


def no_site(g: World, seat: int, area: int) -> Reason | None:
    """Why no stronghold may be built in an area. [RW-132]"""
    if g.controller[area] != seat:
        return because("not-your-area", "RW-132", area=area)
    if g.stronghold[area] != NOBODY:
        return because("stronghold-there", "RW-132", area=area)
    if g.city[area] != NONE:
        return because("city-there", "RW-132", area=area)
    return g.denied(BuildingStronghold(Seat(seat), area))


@dataclass(slots=True)
class ChooseWork(Question):
    """What is done next. [RW-131]"""

    card: Order

    @staticmethod
    def inside() -> Names:
        return ("Fortifying",)

    def options(self, g: World) -> list[Any]:
        found: list[Any] = [BuildIn(area) for area in g.controlled(self.seat)]
        found += [Repair(area) for area in g.strongholds(self.seat)]
        return [*found, MoveRunes(), FortifyNoMore()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        work = g.frame(Fortifying)
        if isinstance(action, BuildIn):
            if BUILD in work.finished:
                return because("done-already", "RW-131")
            reason = no_site(g, self.seat, action.area)
            return reason or too_dear(g, self.seat, work.cost(BUILD))
        if isinstance(action, Repair):
            if REPAIR in work.finished:
                return because("done-already", "RW-131")
            if g.stronghold[action.area] != self.seat or not g.damaged[action.area]:
                return because("not-damaged", "RW-134", area=action.area)
            return too_dear(g, self.seat, work.cost(REPAIR))
        if isinstance(action, MoveRunes):
            if RUNES in work.finished:
                return because("done-already", "RW-131")
            if not rune_areas(g, self.seat) or len(g.controlled(self.seat)) < 2:
                return because("no-runes-to-move", "RW-135")
        return None

    def chosen(self, g: World, action: Action) -> Todo:
        work = g.frame(Fortifying)
        if isinstance(action, BuildIn):
            work.finished += (BUILD,)
            return FortifyArea(self.seat, action.area)
        if isinstance(action, Repair):
            work.finished += (REPAIR,)
            pay(g, self.seat, work.cost(REPAIR))
            repair_stronghold(g, action.area)
            return None
        if isinstance(action, MoveRunes):
            work.finished += (RUNES,)
            return ShuffleRunes(self.seat)
        work.finished = (BUILD, REPAIR, RUNES)
        return None


@dataclass(slots=True)
class FortifyArea(Procedure):
    """Built and paid for; who frees no token for it has done this work, too. [RW-131 – RW-133]"""

    seat: Seat
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Fortifying",)

    @staticmethod
    def flow() -> Flow:
        return "build", "settle"

    def build(self, g: World) -> Todo:
        return BuildStronghold(self.seat, self.area)

    def settle(self, g: World) -> None:
        if g.stronghold[self.area] == self.seat:
            pay(g, self.seat, g.frame(Fortifying).cost(BUILD))
