"""The facts that the rules of Ring War read, by the name of the thing: what a fingerprint is made of."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.ring_war.board import CONTENT
from feldzug.parts.content import load

WORDS: Final = ("de", "en")
"""What things are called is no fact: a name may be corrected at any time."""
DRAWN: Final = ("x", "y", "at", "line", "colour", "canvas", "format")
"""Nor is where something is drawn, and how."""
THERE_OR_NOT: Final = ("port",)
"""Of these, only whether they are there: the rest is where they are drawn."""


def facts() -> dict[str, Any]:
    """Every card, area, ship symbol and region, and how they hang together."""
    cards = load(CONTENT, "cards.toml")["card"]
    land = load(CONTENT, "map.toml")
    found: dict[str, Any] = {f"card {card['id']}": _of_rules(card) for card in cards}
    for sort in ("area", "ship_stop", "region"):
        found.update({f"{sort} {thing['id']}": _of_rules(thing) for thing in land[sort]})
    for key, part in _of_rules(land).items():
        if key not in ("area", "ship_stop", "region"):
            found[f"map {key}"] = part
    return found


def _of_rules(value: Any) -> Any:
    """A value with nothing but what the rules read."""
    if isinstance(value, dict):
        return {
            key: True if key in THERE_OR_NOT else _of_rules(part)
            for key, part in value.items()
            if key not in WORDS and key not in DRAWN
        }
    if isinstance(value, list):
        return [_of_rules(part) for part in value]
    return value
