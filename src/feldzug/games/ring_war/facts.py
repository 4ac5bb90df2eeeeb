"""The facts that the rules of Ring War read, by the name of the thing: what a fingerprint is made of."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.ring_war.board import CONTENT
from feldzug.parts.content import load

WORDS: Final = ("de", "en")
"""What things are called is no fact: a name may be corrected at any time."""


def facts() -> dict[str, Any]:
    """Every card, area, ship symbol and region, and how they hang together."""
    cards = load(CONTENT, "cards.toml")["card"]
    land = load(CONTENT, "map.toml")
    found: dict[str, Any] = {f"card {card['id']}": _without_words(card) for card in cards}
    for sort in ("area", "ship_stop", "region"):
        found.update({f"{sort} {thing['id']}": _without_words(thing) for thing in land[sort]})
    rest = {key: part for key, part in land.items() if key not in ("area", "ship_stop", "region")}
    found.update({f"map {key}": _without_words(part) for key, part in rest.items()})
    return found


def _without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_words(part) for key, part in value.items() if key not in WORDS}
    if isinstance(value, list):
        return [_without_words(part) for part in value]
    return value
