"""Income from mines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.peoples import MOUNTAIN_CITIES
from feldzug.games.empires.permits import MinePays
from feldzug.games.empires.phase import END, Phase
from feldzug.games.empires.terrain import TERRAIN_FACTS
from feldzug.games.empires.vocabularies import CITY, MINE, MOUNTAIN, Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Todo
from feldzug.kernel.values import Event, Seat

GOLD_A_PIP: Final = 10
"""[EMP-161, EMP-162]"""


@dataclass(slots=True, unsafe_hash=True)
class MineRolled(Event):
    seat: Seat
    tile: Tile
    dice: tuple[int, ...]


@dataclass(slots=True)
class IncomePhase(Phase):
    """Every mine that pays is rolled for, the smallest realm's first. [EMP-160, EMP-413]"""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("roll", *END)

    def roll(self, g: Campaign) -> Todo:
        return [MineRoll(seat, tile) for seat in g.in_order() for tile in paying_mines(g, seat)]


def is_mountain_city(g: Campaign, tile: int) -> bool:
    """A city in the mountains that belongs to Dwarfs. [EMP-226, EMP-227]"""
    return (
        g.building[tile] == CITY
        and g.land.terrain[tile] == MOUNTAIN
        and g.has_rule(g.owner[tile], MOUNTAIN_CITIES)
    )


def paying_mines(g: Campaign, seat: Seat) -> list[int]:
    """The mines and mountain cities of a realm that bring it income now.

    One that is not connected to the capital brings nothing, nor one to which anybody objects: a dam, the
    mist, fool's gold. [EMP-106, EMP-160, EMP-227, EMP-413]
    """
    connected = g.connected(seat)
    return [
        tile
        for tile in g.tiles_of(seat)
        if (g.building[tile] == MINE or is_mountain_city(g, tile))
        and tile in connected
        and g.denied(MinePays(seat, tile)) is None
    ]


@dataclass(slots=True)
class MineRoll(Chance):
    """A mine on a river yields 2D6 × 10 gold, in the mountains 3D6 × 10; so does a mountain city.

    If all dice are equal a mine has paid for the last time and is gone; a mountain city stays.
    [EMP-161, EMP-162, EMP-163, EMP-164, EMP-227, EMP-228]
    """

    seat: Seat
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("IncomePhase",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(TERRAIN_FACTS[g.land.terrain[self.tile]].mine_dice)

    def befalls(self, g: Campaign, outcome: Any) -> Todo:
        dice: tuple[int, ...] = outcome
        g.tell(MineRolled(self.seat, self.tile, dice))
        g.pay(self.seat, sum(dice) * GOLD_A_PIP, "mine", self.tile)
        if g.building[self.tile] == MINE and dice.count(dice[0]) == len(dice):
            g.exhausted[self.tile] = 1
            g.destroy(self.tile, "exhausted")
        return None
