"""The content files of Runewars as tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from feldzug.parts.content import load
from feldzug.parts.hexes import DIRECTIONS, Hex

Row = dict[str, Any]

CONTENT = "feldzug.games.runewars.content"
FILES = {
    "factions": "faction",
    "units": "unit",
    "tiles": "tile",
    "fate": "card",
    "tokens": "token",
    "cities": "city",
    "developments": "development",
    "titles": "title",
    "orders": "order",
    "explorations": "exploration",
    "seasons": "card",
    "tactics": "card",
    "quests": "card",
    "rewards": "card",
    "objectives": "card",
    "heroes": "hero",
}
"""Each file of things and what a thing is called in it."""
ROWS: dict[str, list[Row]] = {
    name: load(CONTENT, f"{name}.toml")[word] for name, word in FILES.items()
}
SEASONS: list[Row] = load(CONTENT, "seasons.toml")["season"]
FACTIONS = {row["id"]: row for row in ROWS["factions"]}
UNITS = {row["id"]: row for row in ROWS["units"]}
TOKENS = {row["id"]: row for row in ROWS["tokens"]}
TILES = {row["id"]: row for row in ROWS["tiles"]}
AREAS: dict[str, Row] = {area["id"]: area for tile in ROWS["tiles"] for area in tile["area"]}
OUTSIDE = [area for tile in ROWS["tiles"] if "home" not in tile for area in tile["area"]]
SHAPES = ("triangle", "circle", "rectangle", "hexagon")
RESOURCES = ("food", "wood", "ore")
ATTRIBUTES = ("might", "agility", "wisdom")
SIDES = dict(zip(("se", "s", "sw", "nw", "n", "ne"), DIRECTIONS, strict=True))
WINDOWS = {
    "your-turn",
    "battle-marker",
    "start-of-battle",
    "start-of-round",
    "damage-dealt",
    "tally",
    "after-battle",
    "before-diplomacy",
    "before-test",
    "quest-action",
    "response",
}


def records() -> Iterator[tuple[str, Row]]:
    """Every record with the file that it stands in, areas and seasons among them."""
    for name, rows in ROWS.items():
        yield from ((name, row) for row in rows)
    yield from (("tiles", area) for area in AREAS.values())
    yield from (("seasons", season) for season in SEASONS)


def copies(name: str) -> int:
    return sum(row["copies"] for row in ROWS[name])


def place(area: Row) -> Hex:
    return Hex(*area["at"])


# --- Factions, units and tokens ----------------------------------------------------------------
