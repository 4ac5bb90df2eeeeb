"""The Vortex of Doom on its way over the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.land import DIRECTIONS, NONE
from feldzug.games.empires.magic.destruction import has_marker
from feldzug.games.empires.magic.events import (
    VortexAtTheEdge,
    VortexEnded,
    VortexMoved,
    VortexRolled,
)
from feldzug.games.empires.spells import SPELL_FACTS, SPELLS, SpellFacts
from feldzug.games.empires.vocabularies import Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import DONE, Chance, Flow, Names, Procedure, Todo

FACTS: Final[SpellFacts] = SPELL_FACTS[SPELLS.index("vortex")]


@dataclass(slots=True)
class Vortex(Procedure):
    """A die for the tile it stands on: 5 or 6 destroys the marker there, a 1 ends it; otherwise it moves on
    and does the same there, through the caster's own realm too. [EMP-061, EMP-062, EMP-063]
    """

    target: Tile
    tile: Tile = NONE
    steps: int = 0

    @staticmethod
    def inside() -> Names:
        return ("Casting",)

    @staticmethod
    def flow() -> Flow:
        return "begin", "destroy", "move", "go_on"

    def begin(self, g: Campaign) -> None:
        self.tile = self.target

    def destroy(self, g: Campaign) -> Todo:
        return VortexRoll(self.steps, self.tile)

    def move(self, g: Campaign) -> Todo:
        return VortexStep(self.steps, self.tile)

    def go_on(self, g: Campaign) -> None:
        self.steps += 1
        self.at = "destroy"

    def end(self, g: Campaign) -> None:
        g.tell(VortexEnded(self.tile))
        self.at = DONE


@dataclass(slots=True)
class VortexRoll(Chance):
    """What the vortex does where it stands. [EMP-061, EMP-063]"""

    number: int
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("Vortex",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        (die,) = outcome
        g.tell(VortexRolled(self.tile, die))
        if die >= FACTS.destroys and has_marker(g, self.tile):
            g.destroy(self.tile, FACTS.id)
        if die == FACTS.ends:
            g.frame(Vortex).end(g)


@dataclass(slots=True)
class VortexStep(Chance):
    """The direction in which it moves one tile. Off the map it ends; by the other reading the die is rolled
    again. [EMP-062]
    """

    number: int
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("Vortex",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1, DIRECTIONS)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        (die,) = outcome
        there = g.land.step(self.tile, die)
        if there != NONE:
            g.tell(VortexMoved(self.tile, die, there))
            g.frame(Vortex).tile = there
            return None
        g.tell(VortexAtTheEdge(self.tile, die))
        if self.may_roll_again(g):
            return VortexStep(self.number, self.tile)
        g.frame(Vortex).end(g)
        return None

    def may_roll_again(self, g: Campaign) -> bool:
        """A tile without neighbours has no way out, whatever is rolled."""
        return g.options.vortex_off_map == "again" and bool(g.land.neighbours(self.tile))
