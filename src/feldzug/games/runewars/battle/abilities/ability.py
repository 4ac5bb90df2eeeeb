"""The ability of a kind of unit, used once for each orb that it draws. [RW-276]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.queries import AbilityAmount
from feldzug.games.runewars.board import ABILITIES, KINDS, UNITS, UnitFacts
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Frame, Todo, frames_of
from feldzug.kernel.rules import Rules

SHELF: Final = ABILITIES
"""Where the rules keep what each kind of unit does, by its id."""
AFTERWARDS: Final = "after-abilities"
"""Where modules put what follows when something was done, by its name: the id of the unit for its ability.
It gets the position, the side that has done it, and the card that was used for it, if any.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a kind of unit does on an orb. It keeps no state of its own."""

    def __init__(self, unit: str) -> None:
        self.facts: UnitFacts = UNITS[KINDS.index(unit)]
        self.kind = self.facts.number

    def install(self, rules: Rules) -> None:
        """What it changes for as long as it lasts."""

    def amount(self, g: World, side: int, what: str) -> int:
        """A number that is printed on the sheet, as cards of a side change it."""
        return g.value(AbilityAmount(side, self.kind, what), self.facts.amount(what))

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        """A unit of *side* has drawn an orb; without a target nothing happens. [RW-276]"""
        raise NotImplementedError


def afterwards(g: World, what: str, side: int, card: int = NONE) -> list[Frame]:
    """What modules let follow, once all else is done."""
    follow = g.rules.shelf(AFTERWARDS).get(what)
    return [] if follow is None else frames_of(follow(g, side, card))


def use_ability(g: World, battle: Battle, side: int, kind: int) -> Todo:
    """A unit of *side* has drawn an orb: what it does, and what follows. [RW-276]"""
    ability = ability_of(g, kind)
    follows = afterwards(g, ability.facts.id, side)
    todo = ability.use(g, battle, side)
    return [*frames_of(todo), *follows] if follows else todo


def ability_of(g: World, kind: int) -> Ability:
    """What a kind of unit does, under the rules in force."""
    found: Ability = g.rules.shelf(SHELF)[UNITS[kind].id]
    return found
