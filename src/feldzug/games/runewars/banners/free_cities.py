"""Rise of the Free Cities: other cities, some with a dragon rune, and a higher goal. [BOW-221 – BOW-227]"""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.part import Part
from feldzug.games.runewars.decks import CITY_BOX, SPARE_CITIES
from feldzug.games.runewars.winning import RuneGoal
from feldzug.games.runewars.world import World
from feldzug.kernel.rules import Rules

FREE: Final = tuple([city for city in CITY_BOX.facts if city.printed.get("set") == "free"])


def one_more(g: World, query: RuneGoal, amount: int) -> int:
    """One dragon rune more is needed to win. [BOW-227, BOW-Q16]"""
    return amount + 1


def lie_aside(rules: Rules) -> None:
    """While the option is not in use, the Free Cities are spare tokens."""
    for city in FREE:
        rules.shelf(SPARE_CITIES)[city.id] = city


class FreeCities(Part):
    """The alternate cities replace those of the base game. [BOW-221]"""

    def __init__(self) -> None:
        super().__init__("free-cities", requires=("banners",))

    def install(self, rules: Rules) -> None:
        in_use, spare = rules.shelf(CITY_BOX.shelf), rules.shelf(SPARE_CITIES)
        for city in CITY_BOX.own:
            del in_use[city.id]
            spare[city.id] = city
        for free in FREE:
            del spare[free.id]
            in_use[free.id] = free
        rules.modifies(RuneGoal, one_more)
