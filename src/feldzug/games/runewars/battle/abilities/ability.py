"""The ability of a kind of unit, used once for each orb that it draws. [RW-276]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.board import ABILITIES, KINDS, UNITS, UnitFacts
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules

SHELF: Final = ABILITIES
"""Where the rules keep what each kind of unit does, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a kind of unit does on an orb. It keeps no state of its own."""

    def __init__(self, unit: str) -> None:
        self.facts: UnitFacts = UNITS[KINDS.index(unit)]
        self.kind = self.facts.number

    def install(self, rules: Rules) -> None:
        """What it changes for as long as it lasts."""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        """A unit of *side* has drawn an orb; without a target nothing happens. [RW-276]"""
        raise NotImplementedError


def ability_of(g: World, kind: int) -> Ability:
    """What a kind of unit does, under the rules in force."""
    found: Ability = g.rules.shelf(SHELF)[UNITS[kind].id]
    return found
