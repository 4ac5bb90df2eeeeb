"""What spells leave on tiles for a year, and what they forbid or change meanwhile."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.permits import (
    BuildOn,
    BuyWalls,
    ConquestPrice,
    MinePays,
    MineYields,
    PayTaxes,
    TakeTile,
)
from feldzug.games.empires.vocabularies import Tile
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Effect, Reason, because


@dataclass(slots=True, unsafe_hash=True)
class ChaosVoid(Effect):
    """Nobody may take the tile; battles may be fought there. [EMP-046, EMP-422]"""

    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class Earthquake(Effect):
    """The walls have fallen: no walls are bought in a siege, conquest costs nothing. [EMP-047, EMP-048]"""

    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class Dam(Effect):
    """Mines on the tile and downstream pay nothing. [EMP-052]"""

    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class Mist(Effect):
    """Nobody takes the tile or builds there; it brings nothing.

    [EMP-064 to EMP-067, EMP-413, EMP-422]
    """

    tile: Tile


def the_void_is_not_taken(g: Campaign, permit: TakeTile, effect: ChaosVoid) -> Reason | None:
    return because("tile-in-the-void", "EMP-046") if permit.tile == effect.tile else None


def the_mist_is_not_taken(g: Campaign, permit: TakeTile, effect: Mist) -> Reason | None:
    return because("mist-bars-the-way", "EMP-065") if permit.tile == effect.tile else None


def nothing_is_built_in_the_mist(g: Campaign, permit: BuildOn, effect: Mist) -> Reason | None:
    return because("mist-bars-building", "EMP-067") if permit.tile == effect.tile else None


def no_mine_pays_in_the_mist(g: Campaign, permit: MinePays, effect: Mist) -> Reason | None:
    return because("mist-brings-nothing", "EMP-066") if permit.tile == effect.tile else None


def no_mine_in_the_mist_is_held(g: Campaign, permit: MineYields, effect: Mist) -> Reason | None:
    return because("mist-brings-nothing", "EMP-413") if permit.tile == effect.tile else None


def no_taxes_come_from_the_mist(g: Campaign, permit: PayTaxes, effect: Mist) -> Reason | None:
    return because("mist-brings-nothing", "EMP-066") if permit.tile == effect.tile else None


def dammed_mines_pay_nothing(g: Campaign, permit: MinePays, effect: Dam) -> Reason | None:
    dry = (effect.tile, *g.land.downstream(effect.tile))
    return because("river-is-dammed", "EMP-052") if permit.tile in dry else None


def fallen_walls_cost_nothing(
    g: Campaign, query: ConquestPrice, price: int, effect: Earthquake
) -> int:
    return 0 if query.tile == effect.tile else price


def fallen_walls_are_not_bought(g: Campaign, permit: BuyWalls, effect: Earthquake) -> Reason | None:
    return because("walls-have-fallen", "EMP-047") if permit.tile == effect.tile else None


def add_effects(rules: Rules) -> None:
    rules.lasting_denial(ChaosVoid, TakeTile, the_void_is_not_taken)
    rules.lasting_denial(Mist, TakeTile, the_mist_is_not_taken)
    rules.lasting_denial(Mist, BuildOn, nothing_is_built_in_the_mist)
    rules.lasting_denial(Mist, MinePays, no_mine_pays_in_the_mist)
    rules.lasting_denial(Mist, MineYields, no_mine_in_the_mist_is_held)
    rules.lasting_denial(Mist, PayTaxes, no_taxes_come_from_the_mist)
    rules.lasting_denial(Dam, MinePays, dammed_mines_pay_nothing)
    rules.lasting_denial(Earthquake, BuyWalls, fallen_walls_are_not_bought)
    rules.lasting(Earthquake, ConquestPrice, fallen_walls_cost_nothing)
