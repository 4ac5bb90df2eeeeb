"""The rules that players need at their table: rows of the catalogue by terrain, objectives and weather.

The program cannot see the table: how a flank is judged or who may enter a wood is told, not enforced.
"""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.objectives import (
    CASTLE_HELD,
    CITY_HELD,
    MINE_HELD,
    MOUNTAIN_TOP,
    SPECIAL_BUILDING,
    objectives_of,
)
from feldzug.games.empires.battle.sheets import has_walls
from feldzug.games.empires.battle.ways import PAPER
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.permits import MineYields
from feldzug.games.empires.sheet import NEITHER
from feldzug.games.empires.terrain import PIECES, TERRAIN_FACTS
from feldzug.games.empires.vocabularies import (
    DESERT,
    FIELDS,
    FOREST,
    HILLS,
    JUNGLE,
    LAKE,
    MOUNTAIN,
    RIVER,
    SWAMP,
    TUNDRA,
    VOLCANO,
)


def rows(*numbers: int) -> tuple[str, ...]:
    return tuple([f"EMP-{number:03}" for number in numbers])


def span(first: int, last: int) -> tuple[str, ...]:
    return rows(*range(first, last + 1))


SECTORS: Final = rows(174, 272, 274)
DICED: Final = rows(273)

SET_UP: Final[dict[int, tuple[str, ...]]] = {
    MOUNTAIN: rows(284, 285),
    VOLCANO: rows(286),
    JUNGLE: DICED + span(298, 300),
    FOREST: DICED + rows(301),
    FIELDS: DICED + rows(302, 303),
    HILLS: DICED + span(304, 306),
    DESERT: DICED + span(307, 310),
    TUNDRA: DICED + rows(311, 312),
    LAKE: DICED + rows(313),
    RIVER: DICED + rows(314),
    SWAMP: DICED + rows(322),
}
"""How the table is built, by terrain."""

SIEGE: Final = rows(323, 324, 326, 327, 328, 423)
WALLS: Final = rows(325)
NO_WALLS: Final = rows(47)
DRAGON: Final = span(329, 344) + rows(267) + span(345, 347)
NO_DRAGON: Final = rows(266)

PLACED: Final[dict[int, tuple[str, ...]]] = {
    MOUNTAIN_TOP: (),
    SPECIAL_BUILDING: rows(348, 349),
    CITY_HELD: rows(348, 352),
    MINE_HELD: rows(348, 354),
    CASTLE_HELD: rows(348, 358),
}
"""Where each objective lies."""
CARD: Final = span(359, 361)
NO_CARD: Final = rows(419)
HELD: Final[dict[int, tuple[str, ...]]] = {
    MOUNTAIN_TOP: rows(283),
    SPECIAL_BUILDING: rows(350, 351, 416),
    CITY_HELD: rows(353),
    MINE_HELD: rows(355, 356, 416),
    CASTLE_HELD: rows(362, 416),
}
"""What it brings, and to whom."""
MINE_GOLD: Final = rows(357)

WEATHER: Final[tuple[str, ...]] = span(363, 370)
"""In the order of the weathers. [EMP-180]"""

TURNS: Final = dict(zip(range(1, 7), rows(185, 185, 188, 188, 190, 193), strict=True))

HOUSE_CHANGES: Final = span(20, 22) + rows(424) + span(23, 28)
"""What the club plays otherwise than the Warmaster rules, in every battle."""

PIECE_ROWS: Final[dict[str, tuple[str, ...]]] = {
    "flat-hill": rows(275, 282),
    "hill": rows(276, 282),
    "mountain-hill": rows(282),
    "rock": rows(277),
    "village": rows(278),
    "wood": rows(280, 281),
    "swamp": rows(279, 319, 320, 321),
    "river": span(315, 318),
    "volcano": span(287, 297),
}
"""What each piece of terrain means for those who come near it."""
OF_ANY_HEIGHT: Final = (HILLS, TUNDRA)
"""Where the sheet asks for hills and a club may lay higher ones. [EMP-276, EMP-304]"""
TOWN: Final = PIECE_ROWS["village"]
"""A city is dense terrain like a village. [EMP-278]"""

RESULTS: Final = span(195, 199)
ON_PAPER: Final = rows(434)


def sheet_rules(g: Campaign, fight: Fight) -> tuple[str, ...]:
    """The rows that hold at the table of a battle, in the order in which they are needed."""
    if fight.way == PAPER:
        return ON_PAPER
    objectives = objectives_of(g, fight)
    found = [*SECTORS, *SET_UP[g.land.terrain[fight.tile]], *_siege(g, fight)]
    for objective in objectives:
        found += PLACED[objective]
    if fight.has_weather:
        found.append(WEATHER[fight.weather])
    if not fight.siege or g.options.siege_length == "round":
        found.append(TURNS[g.round])
    found += HOUSE_CHANGES
    found += _pieces(g, fight, objectives)
    if g.land.terrain[fight.tile] == VOLCANO:
        found += DRAGON if fight.dragon else NO_DRAGON
    for objective in objectives:
        found += _held(g, fight, objective)
    return tuple(dict.fromkeys([*found, *RESULTS]))


def _siege(g: Campaign, fight: Fight) -> tuple[str, ...]:
    if not fight.siege:
        return ()
    return SIEGE + (WALLS if has_walls(g, fight) else NO_WALLS)


def _pieces(g: Campaign, fight: Fight, objectives: list[int]) -> list[str]:
    found: list[str] = []
    terrain = g.land.terrain[fight.tile]
    for laid in TERRAIN_FACTS[terrain].pieces:
        found += PIECE_ROWS.get(PIECES[laid.piece], ())
    if terrain in OF_ANY_HEIGHT:
        found += PIECE_ROWS["hill"]
    if CITY_HELD in objectives:
        found += TOWN
    return found


def _held(g: Campaign, fight: Fight, objective: int) -> tuple[str, ...]:
    if objective == MINE_HELD and g.denied(MineYields(fight.tile)) is None:
        return HELD[objective] + MINE_GOLD
    if objective != CASTLE_HELD:
        return HELD[objective]
    is_laid = bool(fight.objectives)
    empty = is_laid and not fight.castle_card and fight.touched_by == NEITHER
    return (NO_CARD if empty else CARD) + HELD[objective]
