"""The facts that the rules of Runewars read, by the name of the thing: what a fingerprint is made of."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars.board import CONTENT
from feldzug.parts.content import load

FILES: Final = {
    "factions": "faction",
    "units": "unit",
    "tiles": "tile",
    "fate": "card",
    "tokens": "token",
    "cities": "city",
    "developments": "development",
    "titles": "title",
    "orders": "order",
    "seasons": "card",
    "tactics": "card",
    "quests": "card",
    "rewards": "card",
    "objectives": "card",
    "heroes": "hero",
}
"""Each file of things, and what a thing is called in it."""

WORDS: Final = ("de", "en", "source", "known", "inferred", "colour")
"""What things are called is no fact, nor how sure one is of them: that may be corrected at any time."""


def facts() -> dict[str, Any]:
    """Every card, area, unit and token of the base game."""
    return {
        f"{file} {thing.get('id', thing.get('number'))}": of_rules(thing)
        for file, word in FILES.items()
        for thing in load(CONTENT, f"{file}.toml")[word]
    }


def of_rules(value: Any) -> Any:
    """A value with nothing but what the rules read."""
    if isinstance(value, dict):
        return {key: of_rules(part) for key, part in value.items() if key not in WORDS}
    if isinstance(value, list):
        return [of_rules(part) for part in value]
    return value
