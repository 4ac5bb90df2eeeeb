"""Taxes: what each tile pays in winter, and what reduces it."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.permits import PayTaxes
from feldzug.games.empires.terrain import (
    CITY_TAX_DICE,
    CITY_TAX_FACTOR,
    TERRAIN_FACTS,
)
from feldzug.games.empires.vocabularies import CITY, Tile
from feldzug.games.empires.winter.events import NoTaxes, TaxesCollected, TileTaxed, TileUntaxed
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import DONE, Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Permit, Query, Seat

RAIDED, DRAGONS = 1, 2
"""Why a tile pays nothing this winter, as `barren` keeps it."""


@dataclass(slots=True)
class RaiseTaxes(Permit):
    """Whether a player collects taxes at all."""

    seat: Seat


@dataclass(slots=True)
class TaxRollTotal(Query):
    """What one tax roll shows: the dice of a tile together, or the die of its city."""

    seat: Seat


@dataclass(slots=True)
class TaxCollection(Procedure):
    """A player's taxes, tile by tile: tiles that pay nothing are left out, the rest is summed, halved once
    for each reduction of the realm, and rounded down at the end. [EMP-105, EMP-107, EMP-108]
    """

    seat: Seat
    why: str
    total: int = 0

    @staticmethod
    def inside() -> Names:
        return "Winter", "Casting"

    @staticmethod
    def flow() -> Flow:
        return "roll", "pay"

    def roll(self, g: Campaign) -> Todo:
        if g.denied(RaiseTaxes(self.seat)) is not None:
            g.tell(NoTaxes(self.seat))
            self.at = DONE
            return None
        rolls: list[TaxRoll] = []
        connected = g.connected(self.seat)
        for tile in g.tiles_of(self.seat):
            why = untaxed(g, tile, connected)
            if why:
                g.tell(TileUntaxed(self.seat, tile, why))
            else:
                rolls.append(TaxRoll(self.seat, tile))
        return rolls

    def pay(self, g: Campaign) -> None:
        times = g.halvings[self.seat]
        gold = halved(g, self.total, times)
        g.tell(TaxesCollected(self.seat, self.total, times, gold))
        g.pay(self.seat, gold, self.why)


def untaxed(g: Campaign, tile: int, connected: list[int]) -> str:
    """Why a tile pays no taxes; empty if it does. [EMP-066, EMP-076, EMP-085, EMP-096, EMP-106]"""
    if tile not in connected:
        return "isolated"
    if g.barren[tile] == RAIDED:
        return "raided"
    if g.barren[tile] == DRAGONS:
        return "dragons"
    if g.denied(PayTaxes(tile)) is not None:
        return "mist"
    return "" if tax_dice(g, tile) else "poor-terrain"


def tax_dice(g: Campaign, tile: int) -> int:
    """The dice of the terrain, and one for a city. [EMP-096 to EMP-104]"""
    city = CITY_TAX_DICE if g.building[tile] == CITY else 0
    return TERRAIN_FACTS[g.land.terrain[tile]].tax_dice + city


def halved(g: Campaign, gold: int, times: int) -> int:
    """Gold halved so often, then rounded down to a coin; by the other reading to whole gold. [EMP-015]"""
    halves = gold >> times
    return halves if g.options.halved_gold == "down-to-1" else halves // 5 * 5


@dataclass(slots=True)
class TaxRoll(Chance):
    """The dice of one tile: those of its terrain make one roll, the die of its city another. [EMP-104,
    EMP-105]
    """

    seat: Seat
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("TaxCollection",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(tax_dice(g, self.tile))

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        facts = TERRAIN_FACTS[g.land.terrain[self.tile]]
        of_land, of_city = outcome[: facts.tax_dice], outcome[facts.tax_dice :]
        gold = self.counted(g, of_land) * facts.tax_factor
        gold += self.counted(g, of_city) * CITY_TAX_FACTOR
        g.tell(TileTaxed(self.seat, self.tile, outcome, gold))
        g.frame(TaxCollection).total += gold

    def counted(self, g: Campaign, dice: tuple[int, ...]) -> int:
        return max(0, g.value(TaxRollTotal(self.seat), sum(dice)))
