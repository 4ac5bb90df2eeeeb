"""What takes part in a simulated battle: regiments and commanders by their profiles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from feldzug.games.empires import armies
from feldzug.games.empires.armies import Entry
from feldzug.kernel.state import State

KINDS: Final = armies.TROOPS
INFANTRY, CAVALRY, CHARIOT, MONSTER, ARTILLERY, MACHINE = range(6)
"""The kinds of regiments, by their place among the troops of the army lists."""

GENERAL, HERO, WIZARD = range(3)
"""The ranks of commanders."""

NO_ITEM: Final = -1


@dataclass(frozen=True, slots=True)
class Regiment(State):
    """A unit as it enters the battle."""

    entry: Entry
    """The entry of its army list; NONE for a siege engine."""
    kind: int
    melee: int
    """Attacks of a stand; with `melee_die` one die is thrown for them."""
    hits: int
    armour: int
    """The least die that saves, 7 for none."""
    stands: int
    points: int
    shots: tuple[int, ...] = ()
    """Shots of a stand by equal bands of its range, the nearest first."""
    shot_dice: int = 0
    """So many dice are thrown for the shots."""
    reach: int = 0
    reach_from: int = 0
    """Nearer than this it cannot shoot."""
    item: int = NO_ITEM
    melee_die: bool = False
    counts: bool = True
    """Whether it counts for the break point."""
    flies: bool = False
    attached: int = 0
    """With a stand attached to it: the attacks that this stand has more than the others, and one; else 0."""
    traits: tuple[str, ...] = ()
    folk: tuple[str, ...] = ()
    """What its enemies may hate it for."""


@dataclass(frozen=True, slots=True)
class Commander(State):
    """A General, Hero or Wizard with his mount."""

    entry: Entry
    rank: int
    command: int
    attack: int
    points: int
    item: int = NO_ITEM
    casts: bool = False
    flies: bool = False
    terror: bool = False
    shots: int = 0
    """What his mount breathes: so many shots."""
    reach: int = 0
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ArmySpell(State):
    """A spell of an army list: the die it needs, and its range; 0 for one that acts on its own side."""

    cast_on: int
    reach: int = 0


@dataclass(frozen=True, slots=True)
class Works(State):
    """What is bought from the siege lists. [EMP-324, EMP-327]"""

    walls: tuple[int, ...] = ()
    """The structure of each section of wall or tower, from left to right."""
    gates: tuple[int, ...] = ()
    """The structure of each gateway."""
    oil: int = 0
    ladders: int = 0
    rams: int = 0
    towers: int = 0


@dataclass(frozen=True, slots=True)
class Force(State):
    """A whole army."""

    regiments: tuple[Regiment, ...]
    commanders: tuple[Commander, ...]
    spells: tuple[ArmySpell, ...] = ()
    works: Works = field(default_factory=Works)

    def worth(self) -> int:
        """The points of everything that an enemy may destroy."""
        return sum([one.points for one in self.regiments]) + sum(
            [one.points for one in self.commanders]
        )
