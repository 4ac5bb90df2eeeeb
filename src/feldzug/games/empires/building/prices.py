"""What tiles and buildings cost in combat points."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.peoples import SACKERS, SMALL_KINGDOMS
from feldzug.games.empires.permits import ClaimPrice, ConquestPrice
from feldzug.games.empires.terrain import TERRAIN_FACTS
from feldzug.games.empires.vocabularies import CASTLE, CITY
from feldzug.kernel.values import Seat

CLAIM: Final = 2
"""[EMP-200]"""
CONQUEST: Final = 3
"""[EMP-202]"""
BUILDING: Final = 1
"""[EMP-206 … EMP-209]"""
CITY_WITHOUT_CASTLE: Final = 2
"""[EMP-210]"""
RAID: Final = 1
"""[EMP-211]"""


def surcharge(g: Campaign, tile: int) -> int:
    """1 more for a mountain, 1 more for a castle or city; the volcano is no mountain.

    [EMP-212, EMP-213, EMP-421]
    """
    fortified = g.building[tile] in (CASTLE, CITY)
    return TERRAIN_FACTS[g.land.terrain[tile]].surcharge + int(fortified)


def claim_price(g: Campaign, seat: Seat, tile: int) -> int:
    """A free tile costs 2, for Dwarfs 3. [EMP-200, EMP-229]"""
    price = CLAIM + int(g.has_rule(seat, SMALL_KINGDOMS))
    return g.value(ClaimPrice(seat, tile), price + surcharge(g, tile))


def conquest_price(g: Campaign, seat: Seat, tile: int) -> int:
    """A tile of another realm costs 3, for Chaos, Daemons, Orcs and Goblins 2. [EMP-202, EMP-231]

    Whether it costs Dwarfs 1 more is agreed before. [EMP-229]
    """
    price = CONQUEST - int(g.has_rule(seat, SACKERS))
    if g.has_rule(seat, SMALL_KINGDOMS) and g.options.dwarf_conquest == "4":
        price += 1
    return g.value(ConquestPrice(seat, tile), price + surcharge(g, tile))


def building_price(g: Campaign, tile: int, building: int) -> int:
    """1 for each building; a city on a tile without a castle costs 2. [EMP-206 … EMP-210]"""
    if building == CITY and g.building[tile] != CASTLE:
        return CITY_WITHOUT_CASTLE
    return BUILDING
