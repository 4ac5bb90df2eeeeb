"""Defensive developments: what each does when its area is defended. [RW-179 – RW-182, RW-252]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage, Rout
from feldzug.games.runewars.battle.line import (
    ATTACKER,
    DEFENDER,
    different,
    fighters_of,
    standing_of,
)
from feldzug.games.runewars.battle.losses import ChooseUnit, TakeLosses
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.battle.withdrawal import withdraw
from feldzug.games.runewars.board import Area
from feldzug.games.runewars.decks import DEVELOPMENT_BOX, CardFacts, Development
from feldzug.games.runewars.developments import developments_at, remove_development
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because

SHELF: Final = "defences"
"""Where the rules keep what each defensive development does, by its id."""


@dataclass(slots=True, unsafe_hash=True)
class DefenceUsed(Event):
    """A defensive development works just before strength is tallied."""

    seat: Seat
    development: Development
    area: Area


@mypyc_attr(allow_interpreted_subclasses=True)
class Defence:
    """What a defensive development does. It keeps no state of its own."""

    def __init__(self, development: str) -> None:
        self.number: int = DEVELOPMENT_BOX.number(development)
        self.facts: CardFacts = DEVELOPMENT_BOX[self.number]
        self.is_discarded: bool = bool(self.facts.printed["discard"])

    def install(self, rules: Rules) -> None:
        """What it changes without being used."""

    def is_of_use(self, g: World) -> bool:
        """Whether the defender need be asked at all."""
        return bool(standing_of(g, ATTACKER))

    def use(self, g: World) -> Todo:
        """The defender uses it, just before strength is tallied. [RW-252]"""
        raise NotImplementedError


class ReinforcedWalls(Defence):
    """The defender has 2 more strength; nobody would do without, so nobody is asked. [RW-179]"""

    def install(self, rules: Rules) -> None:
        rules.modifies(Strength, self.strengthen)

    def strengthen(self, g: World, query: Strength, amount: int) -> int:
        if query.side != DEFENDER:
            return amount
        walls = developments_at(g, query.area).count(self.number)
        return amount + walls * self.facts.amount("strength")

    def is_of_use(self, g: World) -> bool:
        return False


class ProtectiveWards(Defence):
    """The attacker must retreat one of his standing units, which he chooses. [RW-180]"""

    def use(self, g: World) -> Todo:
        return DrivenOff(ATTACKER, self.facts.amount("retreats"))


@dataclass(slots=True)
class DrivenOff(TakeLosses):
    """Standing units retreat, by the choice of their owner. [RW-180]"""

    def targets(self, g: World) -> list[Fighter]:
        return different(standing_of(g, self.side))

    def strike(self, g: World, unit: Fighter) -> Todo:
        return withdraw(g, unit)

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("unit-is-routed", "RW-180", kind=unit.kind)


class CursedTomb(Defence):
    """It may be discarded to rout three attacking units. [RW-181]"""

    def use(self, g: World) -> Todo:
        return Rout(ATTACKER, self.facts.amount("routs"))


class HungrySpawn(Defence):
    """It may be discarded to deal four damage. [RW-182]"""

    def is_of_use(self, g: World) -> bool:
        return bool(fighters_of(g, ATTACKER))

    def use(self, g: World) -> Todo:
        return DealDamage(ATTACKER, self.facts.amount("damage"))


DEFENCES: Final[tuple[Defence, ...]] = (
    ReinforcedWalls("reinforced-walls"),
    ProtectiveWards("protective-wards"),
    CursedTomb("cursed-tomb"),
    HungrySpawn("hungry-spawn"),
)


def defence_of(g: World, battle: Battle, development: int) -> Defence | None:
    """What a development of the defender in the area does, if it is a defensive one. [RW-252]"""
    if development == NONE or g.stronghold[battle.area] != battle.defender:
        return None
    found: Defence | None = g.rules.shelf(SHELF).get(DEVELOPMENT_BOX[development].id)
    return found


def offers(g: World, battle: Battle) -> list[Frame]:
    """The defender is asked about each defensive development that is of use. [RW-252]"""
    found: list[Frame] = []
    developments = developments_at(g, battle.area)
    for development in developments[:1]:
        defence = defence_of(g, battle, development)
        if defence is not None and defence.is_of_use(g):
            found.append(OfferDefence(battle.defender))
    for development in developments[1:]:
        if defence_of(g, battle, development) is not None:
            found.append(FurtherDefence(battle.defender, development))
    return found


@dataclass(frozen=True, slots=True)
class UseDefence(Action):
    """The development does its work."""


@dataclass(frozen=True, slots=True)
class KeepDefence(Action):
    """It is not used."""


@dataclass(slots=True)
class OfferDefence(Question):
    """Whether the defender uses the development of his stronghold. [RW-252]"""

    @staticmethod
    def inside() -> Names:
        return ("Tally",)

    def options(self, g: World) -> list[Any]:
        return [UseDefence(), KeepDefence()]

    def chosen(self, g: World, action: Action) -> Todo:
        battle = g.frame(Battle)
        return use_or_keep(g, battle, g.development[battle.area], action)


def use_or_keep(g: World, battle: Battle, development: int, action: Action) -> Todo:
    defence = defence_of(g, battle, development)
    if defence is None or isinstance(action, KeepDefence):
        return None
    g.tell(DefenceUsed(battle.defender, defence.number, battle.area))
    if defence.is_discarded:
        remove_development(g, battle.area, development)
    return defence.use(g)


@dataclass(slots=True)
class FurtherDefence(Procedure):
    """One more development of the area, if it is of use once the others have worked. [RW-252]"""

    seat: Seat
    development: Development

    @staticmethod
    def inside() -> Names:
        return ("Tally",)

    @staticmethod
    def flow() -> Flow:
        return ("offer",)

    def offer(self, g: World) -> Todo:
        defence = defence_of(g, g.frame(Battle), self.development)
        if defence is None or not defence.is_of_use(g):
            return None
        return OfferFurtherDefence(self.seat, self.development)


@dataclass(slots=True)
class OfferFurtherDefence(Question):
    """Whether the defender uses one more development of his. [RW-252]"""

    development: Development

    @staticmethod
    def inside() -> Names:
        return ("FurtherDefence",)

    def options(self, g: World) -> list[Any]:
        return [UseDefence(), KeepDefence()]

    def chosen(self, g: World, action: Action) -> Todo:
        return use_or_keep(g, g.frame(Battle), self.development, action)
