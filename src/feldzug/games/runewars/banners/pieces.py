"""The pieces of the expansion: units, tiles, cities and cards, behind those of the base game.

Nothing but the pieces of the base is imported here, for whatever counts them must find these among them.
"""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars.board import KINDS, add_tiles, add_units
from feldzug.games.runewars.decks import (
    CITY_BOX,
    HERO_BOX,
    OBJECTIVE_BOX,
    ORDER_BOX,
    QUEST_BOX,
    REWARD_BOX,
    SEASON_BOX,
    TACTICS_BOX,
    TITLE_BOX,
)
from feldzug.parts.content import load

CONTENT: Final = "feldzug.games.runewars.banners.content"

UNIT_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "units.toml")["unit"]
TILE_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "tiles.toml")["tile"]
QUEST_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "quests.toml")["card"]
HERO_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "heroes.toml")["hero"]
REWARD_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "rewards.toml")["card"]
CITY_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "cities.toml")["city"]
ORDER_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "orders.toml")["order"]
TITLE_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "titles.toml")["title"]
TACTICS_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "tactics.toml")["card"]
SEASON_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "seasons.toml")["card"]
OBJECTIVE_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "objectives.toml")["card"]

TOKENS: Final[dict[str, int]] = {
    token["id"]: token["count"]
    for token in load(CONTENT, "tokens.toml")["token"]
    if "count" in token
}
"""By id: how many tokens there are, those that each faction has aside."""

DEVELOPMENT_TOKENS: Final[dict[str, int]] = {
    token["development"]: token["each"]
    for token in load(CONTENT, "tokens.toml")["token"]
    if "development" in token
}
"""By development: how many tokens more each faction has. [BOW-016]"""

add_units(UNIT_ROWS)
add_tiles(TILE_ROWS)
QUEST_BOX.add(QUEST_ROWS)
HERO_BOX.add(HERO_ROWS)
REWARD_BOX.add(REWARD_ROWS)
CITY_BOX.add(CITY_ROWS)
ORDER_BOX.add(ORDER_ROWS)
TITLE_BOX.add(TITLE_ROWS)
TACTICS_BOX.add(TACTICS_ROWS)
SEASON_BOX.add(SEASON_ROWS)
OBJECTIVE_BOX.add(OBJECTIVE_ROWS)

INSTEAD: Final[dict[int, int]] = {
    KINDS.index(unit["instead_of"]): KINDS.index(unit["id"]) for unit in UNIT_ROWS
}
"""By kind on the dials: the kind that may be recruited in its place. [BOW-088]"""
