"""Dragon wrath: dragons break out of the volcano, and what they do where they come down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.land import DIRECTIONS, NONE
from feldzug.games.empires.magic.destruction import has_marker
from feldzug.games.empires.vocabularies import Tile
from feldzug.games.empires.winter.events import (
    DragonFlew,
    DragonsBrokeOut,
    DragonStruck,
    DragonTurnedBack,
)
from feldzug.games.empires.winter.taxes import DRAGONS
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Todo

DRAGON_DICE: Final = 2
"""So many dice give the number of dragons. [EMP-072, EMP-073]"""
DESTROYS: Final = 4
"""[EMP-077]"""


@dataclass(slots=True)
class DragonFlight(Procedure):
    """2D6 dragons break out; each moves one tile from the volcano in the direction of its die, by the other
    reading from the dragon before. Where one stands no taxes are paid, and each dragon rolls for the mine,
    castle or city there, which is destroyed on 4+. [EMP-072 to EMP-077]
    """

    volcano: Tile
    dragons: int = 0
    tiles: tuple[Tile, ...] = ()
    struck: int = 0

    @staticmethod
    def inside() -> Names:
        return ("WinterEvent",)

    @staticmethod
    def flow() -> Flow:
        return "break_out", "fly", "come_down", "strike", "go_on"

    def break_out(self, g: Campaign) -> Todo:
        return DragonCount(self.volcano)

    def fly(self, g: Campaign) -> Todo:
        return [DragonStep(dragon) for dragon in range(1, self.dragons + 1)]

    def come_down(self, g: Campaign) -> None:
        for tile in self.tiles:
            g.barren[tile] = DRAGONS

    def strike(self, g: Campaign) -> Todo:
        tile = self.tiles[self.struck]
        self.struck += 1
        return DragonRoll(self.struck, tile) if has_marker(g, tile) else None

    def go_on(self, g: Campaign) -> None:
        if self.struck < self.dragons:
            self.at = "strike"

    def start(self, g: Campaign) -> int:
        """Where the next dragon moves from. [EMP-074]"""
        chained = g.options.dragon_wrath == "chain" and self.tiles
        return self.tiles[-1] if chained else self.volcano


@dataclass(slots=True)
class DragonCount(Chance):
    """How many dragons break out. [EMP-072, EMP-073]"""

    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("DragonFlight",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(DRAGON_DICE)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        g.frame(DragonFlight).dragons = sum(outcome)
        g.tell(DragonsBrokeOut(self.tile, outcome, sum(outcome)))


@dataclass(slots=True)
class DragonStep(Chance):
    """Where one dragon moves; off the map its die is rolled again. [EMP-074, EMP-075]"""

    dragon: int

    @staticmethod
    def inside() -> Names:
        return ("DragonFlight",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1, DIRECTIONS)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        (die,) = outcome
        flight = g.frame(DragonFlight)
        there = g.land.step(flight.start(g), die)
        if there == NONE:
            g.tell(DragonTurnedBack(self.dragon, die))
            return DragonStep(self.dragon)
        g.tell(DragonFlew(self.dragon, die, there))
        flight.tiles = (*flight.tiles, there)
        return None


@dataclass(slots=True)
class DragonRoll(Chance):
    """A dragon's die for the marker of its tile. [EMP-077]"""

    dragon: int
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("DragonFlight",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        (die,) = outcome
        g.tell(DragonStruck(self.dragon, self.tile, g.building[self.tile], die))
        if die >= DESTROYS:
            g.destroy(self.tile, "dragons")
