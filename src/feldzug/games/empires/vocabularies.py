"""What the numbers of a campaign stand for where no content file says it."""

from __future__ import annotations

from typing import Annotated, Final

from feldzug.games.empires.terrain import TERRAINS
from feldzug.kernel.vocabulary import Vocabulary

COLUMNS: Final = 20
ROWS: Final = 20
TILES: Final = Vocabulary(
    "tile",
    [f"{chr(ord('A') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)],
    called=("target", "origin", "site"),
)
"""Every place a tile may lie at, by column and row; a map uses some of them."""
Tile = Annotated[int, TILES]

MOUNTAIN, VOLCANO, JUNGLE, FOREST, FIELDS, HILLS, DESERT, TUNDRA, LAKE, RIVER, SWAMP = [
    TERRAINS.index(name)
    for name in (
        "mountain",
        "volcano",
        "jungle",
        "forest",
        "fields",
        "hills",
        "desert",
        "tundra",
        "lake",
        "river",
        "swamp",
    )
]

BUILDINGS: Final = Vocabulary("building", ("mine", "castle", "city", "special-building"))
Building = Annotated[int, BUILDINGS]
MINE, CASTLE, CITY, SPECIAL = range(4)

SEASONS: Final = Vocabulary("season", ("spring", "summer", "autumn"))
Season = Annotated[int, SEASONS]
SPRING, SUMMER, AUTUMN = range(3)

RESULTS: Final = Vocabulary("result", ("defeat", "draw", "narrow", "superb", "massacre"))
"""How a battle ended for one side. [EMP-195 … EMP-199]"""
BattleResult = Annotated[int, RESULTS]
DEFEAT, DRAW, NARROW, SUPERB, MASSACRE = range(5)
