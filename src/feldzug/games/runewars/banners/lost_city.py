"""The lost city on tile 12: found by quests, and lost again. [BOW-074 – BOW-086]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.banners.barren import clear_tokens, is_barren
from feldzug.games.runewars.board import AREAS, BORDERS, LAND, RESOURCES, Area
from feldzug.games.runewars.decks import CITY_BOX, City
from feldzug.games.runewars.developments import Yield
from feldzug.games.runewars.events import CityFounded
from feldzug.games.runewars.heroes.quests import QuestOutcome
from feldzug.games.runewars.laid import STEPS, spot
from feldzug.games.runewars.movement import NOWHERE, REDRAWN, Border, ShowsBorder
from feldzug.games.runewars.strongholds import BuildingStronghold
from feldzug.games.runewars.winning import DragonRunes
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Event, Reason, because

SITE: Final = AREAS.index("12a")
"""Tile 12, the only area of its tile."""
LOST_CITY: Final = CITY_BOX.number("lost-city")
RESOURCES_OF_IT: Final[tuple[int, ...]] = tuple(
    [CITY_BOX[LOST_CITY].amount(resource) for resource in RESOURCES]
)

WITH_RUNE: Final = frozenset([city.number for city in CITY_BOX.facts if city.amount("runes")])
"""The cities that show a dragon rune: the lost city, and three of the Free Cities. [BOW-083, BOW-223]"""
YELLOW: Final = LAND[SITE].unpaired.index(True)
"""The direction of the yellow border, before the tile is turned."""
COVERED_BY: Final = BORDERS.index(CITY_BOX[LOST_CITY].printed["border"])
"""The border that the city lays over it. [BOW-077]"""


@dataclass(slots=True, unsafe_hash=True)
class CityDestroyed(Event):
    """A city is taken off the board."""

    area: Area
    city: City


def is_found(g: World) -> bool:
    return g.city[SITE] == LOST_CITY


def across(g: World) -> int:
    """The area behind the yellow border; NONE at the rim of the map."""
    for laid in g.layout.tiles:
        if laid.tile == LAND[SITE].tile:
            behind = spot(laid.q, laid.r) + STEPS[(YELLOW + laid.turn) % 6]
            return g.layout.ground.area_at.get(behind, NONE)
    return NONE


def place_lost_city(g: World) -> None:
    """It comes to tile 12, if that is in play and the city is not there yet. [BOW-076, BOW-085]

    Where tokens lie they are removed instead. [BOW-079, BOW-Q04]
    """
    if SITE not in g.areas() or is_found(g):
        return
    if is_barren(g, SITE):
        clear_tokens(g, SITE)
    else:
        g.city[SITE] = LOST_CITY
        g.tell(CityFounded(SITE, LOST_CITY))
        g.look_again()


def destroy_city(g: World, area: int) -> None:
    """A city leaves the board; the lost one can be found again. [BOW-081, BOW-082]"""
    g.tell(CityDestroyed(area, g.city[area]))
    g.city[area] = NONE
    g.look_again()


def found_by_quest(frame: QuestOutcome, g: World) -> None:
    """A quest that says so places it, together with what else it brings. [BOW-076]"""
    if frame.brings(g).printed.get("lost_city", False) and not frame.refused:
        place_lost_city(g)


def covered_border(g: World, query: Border, amount: int) -> int:
    """While the city is there, water is where the yellow border was. [BOW-077, BOW-078, BOW-Q06]"""
    if SITE in (query.source, query.target):
        other = query.target if query.source == SITE else query.source
        if is_found(g) and other == across(g):
            return max(amount, COVERED_BY)
    return amount


def redrawn_there(g: World) -> list[int]:
    """Where a border is covered."""
    return [SITE] if is_found(g) else NOWHERE


def shows_covered(g: World, query: ShowsBorder, amount: int) -> int:
    """Both areas along it have that border, tile 12 at the rim of the map too. [BOW-078]"""
    if query.border == COVERED_BY and is_found(g) and query.area in (SITE, across(g)):
        return 1
    return amount


def runes_shown(g: World, area: int) -> int:
    """How many dragon runes the city of an area shows; none counts where the land is barren. [BOW-140]"""
    if g.city[area] in WITH_RUNE and not is_barren(g, area):
        return CITY_BOX[g.city[area]].amount("runes")
    return 0


def printed_runes(g: World, query: DragonRunes, amount: int) -> int:
    """Whoever controls the area of a city with a dragon rune controls that, too, unless the land is barren.

    [BOW-083, BOW-140, BOW-149, BOW-224, BOW-226]
    """
    for area, city in enumerate(g.city):
        if city != NONE and g.controller[area] == query.seat:
            amount += runes_shown(g, area)
    return amount


def printed_resources(g: World, query: Yield, amount: int) -> int:
    """It adds its own resources to those of the area, unless that is barren. [BOW-084, BOW-138]"""
    if query.area == SITE and is_found(g) and not is_barren(g, SITE):
        return amount + RESOURCES_OF_IT[query.resource]
    return amount


def no_stronghold(g: World, permit: BuildingStronghold) -> Reason | None:
    """None may be built on tile 12, with or without the city. [BOW-074, BOW-Q05]"""
    if permit.area == SITE:
        return because("no-stronghold-here", "BOW-074", area=permit.area)
    return None


def install(rules: Rules) -> None:
    rules.insert(QuestOutcome, "find_city", found_by_quest, after="gain")
    rules.shelf(REDRAWN)["lost-city"] = redrawn_there
    rules.modifies(Border, covered_border)
    rules.modifies(ShowsBorder, shows_covered)
    rules.modifies(DragonRunes, printed_runes)
    rules.modifies(Yield, printed_resources)
    rules.deny(BuildingStronghold, no_stronghold)
