"""Capitals that were lost, and the tiles that take their place."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.land import NONE
from feldzug.games.empires.vocabularies import CITY, Tile
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(frozen=True, slots=True)
class NameCapital(Action):
    """This tile is the capital from now on."""

    tile: Tile


def is_without_capital(g: Campaign, seat: Seat) -> bool:
    tile = g.capital[seat]
    return tile == NONE or g.owner[tile] != seat


def capital_sites(g: Campaign, seat: Seat) -> list[int]:
    """His other cities, or all his tiles if he has no city. [EMP-409]"""
    tiles = g.tiles_of(seat)
    cities = [tile for tile in tiles if g.building[tile] == CITY]
    return cities or tiles


@dataclass(slots=True)
class NewCapitals(Procedure):
    """Who has lost his capital names another city, or any tile if he has no city.

    The tile gets no city by that. Who has no tile left has no capital until he gets one. What was lost is
    nobody's capital any more before the first of them names another. [EMP-409]
    """

    @staticmethod
    def flow() -> Flow:
        return ("name_them",)

    def name_them(self, g: Campaign) -> Todo:
        losers = [seat for seat in g.order if is_without_capital(g, seat)]
        for seat in losers:
            g.capital[seat] = NONE
        return [frame for seat in losers for frame in self.replace(g, seat)]

    def replace(self, g: Campaign, seat: Seat) -> list[ChooseCapital]:
        """Where there is nothing to choose, or nobody to do it, no one is asked. [EMP-437]"""
        sites = capital_sites(g, seat)
        if len(sites) > 1 and not g.neutral[seat]:
            return [ChooseCapital(seat)]
        if sites:
            g.name_capital(seat, sites[0])
        return []


@dataclass(slots=True)
class ChooseCapital(RealmQuestion):
    """Name another capital. [EMP-409]"""

    @staticmethod
    def inside() -> Names:
        return ("NewCapitals",)

    def forsake(self, g: Campaign) -> Todo:
        g.name_capital(self.seat, capital_sites(g, self.seat)[0])
        return None

    def options(self, g: Campaign) -> list[NameCapital]:
        return [NameCapital(tile) for tile in g.tiles_of(self.seat)]

    def forbids(self, g: Campaign, action: NameCapital) -> Reason | None:
        if g.owner[action.tile] != self.seat:
            return because("not-your-tile", "EMP-409", tile=action.tile)
        if action.tile not in capital_sites(g, self.seat):
            return because("another-city-is-there", "EMP-409", tile=action.tile)
        return None

    def chosen(self, g: Campaign, action: NameCapital) -> None:
        g.name_capital(self.seat, action.tile)
