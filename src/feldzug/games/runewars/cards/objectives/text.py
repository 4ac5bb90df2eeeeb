"""Objective cards: what each asks for, and how far it is fulfilled. [RW-354 – RW-356]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.board import KINDS
from feldzug.games.runewars.decks import OBJECTIVE_BOX, CardFacts
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat

SHELF: Final = OBJECTIVE_BOX.shelf
"""Where the rules keep what each objective asks for, by its id."""


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that an objective asks for: how much there is, and how much there must be, or may be."""

    key: str
    have: int
    need: int
    at_most: bool = False

    @property
    def is_met(self) -> bool:
        return self.have <= self.need if self.at_most else self.have >= self.need


@mypyc_attr(allow_interpreted_subclasses=True)
class ObjectiveText:
    """What one objective asks for. It keeps no state of its own."""

    def __init__(self, card: str) -> None:
        self.number: int = OBJECTIVE_BOX.number(card)
        self.facts: CardFacts = OBJECTIVE_BOX[self.number]
        self.exchange: bool = self.facts.printed.get("exchange", False)
        """Whether it is exchanged when it has become impossible. [RW-356]"""
        self.kind: int = KINDS.numbers.get(self.facts.printed.get("unit", ""), NONE)
        """The kind of unit that it speaks of."""

    def install(self, rules: Rules) -> None:
        """What it adds to the rules."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        """How far a seat fulfils it, condition by condition."""
        raise NotImplementedError

    def is_fulfilled(self, g: World, seat: Seat) -> bool:
        for condition in self.conditions(g, seat):  # noqa: SIM110 -- compiled, a loop is quicker
            if not condition.is_met:
                return False
        return True

    def may_exchange(self, g: World) -> bool:
        """Whether it has become impossible: no unit of its kind is on the board. [RW-356]"""
        if not self.exchange:
            return False
        return not any(g.standing[self.kind :: g.kinds] + g.routed[self.kind :: g.kinds])

    def number_for(self, g: World, key: str) -> int:
        """A number of its condition; some are lower in a game of two. [RW-057]"""
        for_two = f"{key}_for_two"
        if g.players == 2 and for_two in self.facts.printed:
            return self.facts.amount(for_two)
        return self.facts.amount(key)


def units_in(g: World, area: int, kind: int) -> int:
    """The units of a kind in an area, standing or routed."""
    return g.standing[area * g.kinds + kind] + g.routed[area * g.kinds + kind]


def allied(g: World, seat: Seat, kind: int) -> int:
    """The neutral units of a kind in the areas of a seat. [RW-219]"""
    return sum([units_in(g, area, kind) for area in g.controlled(seat)])


def behind(g: World, card: int) -> ObjectiveText:
    """What an objective asks for, under the rules in force."""
    found: ObjectiveText = g.rules.shelf(SHELF)[OBJECTIVE_BOX[card].id]
    return found
