"""Where a building may stand: terrain, peoples, and what is there already."""

from __future__ import annotations

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.peoples import MOUNTAIN_CITIES, SACKERS, SKAVEN
from feldzug.games.empires.permits import BuildOn
from feldzug.games.empires.terrain import TERRAIN_FACTS
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, MOUNTAIN, SPECIAL
from feldzug.kernel.values import Reason, Seat, because


def may_build(g: Campaign, seat: Seat, tile: int, building: int) -> Reason | None:
    """Why a player may not put a building on a tile, whoever pays for it.

    Each tile has room for one marker, which another one may replace. [EMP-206]
    """
    if g.owner[tile] != seat:
        return because("not-your-tile", "EMP-206", tile=tile)
    if g.building[tile] == building:
        return because("stands-there-already", "EMP-206", tile=tile, building=building)
    return (
        _wrong_ground(g, seat, tile, building)
        or _against_people(g, seat, tile, building)
        or (_special_again(g, seat) if building == SPECIAL else None)
        or g.denied(BuildOn(seat, tile, building))
    )


def _wrong_ground(g: Campaign, seat: Seat, tile: int, building: int) -> Reason | None:
    """Mines on river and mountain; no castle in a swamp, no city in mountains or a swamp.

    Dwarfs build cities in mountains, too. [EMP-165, EMP-207, EMP-208, EMP-226]
    """
    terrain = g.land.terrain[tile]
    facts = TERRAIN_FACTS[terrain]
    if building == MINE:
        if not facts.mine:
            return because("no-mine-here", "EMP-165", terrain=terrain)
        if g.exhausted[tile] and g.options.exhausted_mine == "never":
            return because("mine-ran-dry", "EMP-164", tile=tile)
    if building == CASTLE and not facts.castle:
        return because("no-castle-here", "EMP-207", terrain=terrain)
    if building == CITY and not facts.city:
        if terrain != MOUNTAIN or not g.has_rule(seat, MOUNTAIN_CITIES):
            return because("no-city-here", "EMP-208", terrain=terrain)
    return None


def _against_people(g: Campaign, seat: Seat, tile: int, building: int) -> Reason | None:
    """Chaos, Daemons, Orcs and Goblins build no cities, Skaven nothing but the special building.

    The city of the capital they may build again. [EMP-230, EMP-235, EMP-412]
    """
    if building == CITY and g.capital[seat] == tile:
        return None
    if building == CITY and g.has_rule(seat, SACKERS):
        return because("people-without-cities", "EMP-230", people=g.people[seat])
    if building != SPECIAL and g.has_rule(seat, SKAVEN):
        return because("people-without-buildings", "EMP-235", people=g.people[seat])
    return None


def _special_again(g: Campaign, seat: Seat) -> Reason | None:
    """Once per player, or once per people where that was agreed. [EMP-209, EMP-261, EMP-420]"""
    if g.special_built[seat]:
        return because("special-building-once", "EMP-261")
    if g.options.special_building_limit == "people":
        for other in g.seats():
            if g.special_built[other] and g.people[other] == g.people[seat]:
                return because("special-building-once-a-people", "EMP-420", seat=other)
    return None
