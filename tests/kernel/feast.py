"""A feast: the smallest game that modules can change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from feldzug.kernel.frames import Flow, Procedure
from feldzug.kernel.module import Module
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import (
    Effect,
    Event,
    Seat,
)

A = Seat(0)


@dataclass
class Feast(Procedure):
    @staticmethod
    def flow() -> Flow:
        return ("cook", "eat")

    def cook(self, g: Position) -> None:
        g.tell(Done("cook"))

    def eat(self, g: Position) -> None:
        g.tell(Done("eat"))


@dataclass(frozen=True, slots=True)
class Done(Event):
    what: str


def tell(what: str) -> Callable[[Feast, Position], None]:
    def stage(_feast: Feast, g: Position) -> None:
        g.tell(Done(what))

    return stage


def feast(rules: Rules) -> list[str]:
    """What is done at a feast under these rules."""
    g = Position(rules, 1)
    g.begin(Feast())
    return [event.what for event in g.events if isinstance(event, Done)]


class Changing(Module):
    """A module that does what it is told."""

    def __init__(
        self,
        name: str,
        change: Callable[[Rules], None] = lambda _rules: None,
        requires: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, 3, requires, excludes)
        self.change = change

    def install(self, rules: Rules) -> None:
        self.change(rules)


BASE = Module("feast")


@dataclass(unsafe_hash=True)
class Doubled(Effect):
    pass
