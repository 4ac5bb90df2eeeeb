"""The lost city on tile 12: found by quests, and lost again. [BOW-074 – BOW-086]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.banners.barren import clear_tokens, is_barren
from feldzug.games.runewars.board import AREAS, RESOURCES, Area
from feldzug.games.runewars.decks import CITY_BOX, City
from feldzug.games.runewars.developments import Yield
from feldzug.games.runewars.events import CityFounded
from feldzug.games.runewars.heroes.quests import QuestOutcome
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


@dataclass(slots=True, unsafe_hash=True)
class CityDestroyed(Event):
    """A city is taken off the board."""

    area: Area
    city: City


def is_found(g: World) -> bool:
    return g.city[SITE] == LOST_CITY


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


def printed_rune(g: World, query: DragonRunes, amount: int) -> int:
    """Whoever controls its area controls its dragon rune, unless it is barren. [BOW-083, BOW-140, BOW-149]"""
    if is_found(g) and not is_barren(g, SITE) and g.controller[SITE] == query.seat:
        return amount + CITY_BOX[LOST_CITY].amount("runes")
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
    rules.modifies(DragonRunes, printed_rune)
    rules.modifies(Yield, printed_resources)
    rules.deny(BuildingStronghold, no_stronghold)
