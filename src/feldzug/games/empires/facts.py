"""The facts that the rules of Empires read, by the name of the thing: what a fingerprint is made of."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.empires.armies import PRINTED
from feldzug.games.empires.matrix import CORRECTED
from feldzug.games.empires.matrix import FILE as ALLIANCES
from feldzug.games.empires.matrix import PRINTED as AS_PRINTED
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.records import CONTENT, rows_of
from feldzug.parts.content import load

FILES: Final = (
    ("peoples.toml", "people"),
    ("sizes.toml", "size"),
    ("terrain.toml", "terrain"),
    ("terrain.toml", "piece"),
    ("weather.toml", "weather"),
    ("weather.toml", "pool"),
    ("spells.toml", "spell"),
    ("events.toml", "event"),
    ("items.toml", "item"),
    ("siege.toml", "gear"),
)
"""Each file of things, and what a thing is called in it."""

ENTRY: Final = "entry"
UPGRADE: Final = "upgrade"

HOW_SURE: Final = ("source", "inferred")
"""How sure one is of a fact is none: that may be corrected at any time."""


def records() -> list[tuple[str, str, str, dict[str, Any]]]:
    """Every record: the file it stands in, what its sort is called, its id, and what it says."""
    found = [
        (file, word, str(row["id"]), row) for file, word in FILES for row in rows_of(file, word)
    ]
    for people, printed in zip(PEOPLES.ids, PRINTED, strict=True):
        file = f"armies/{people}.toml"
        found.append((file, "list", people, printed["list"]))
        for word in (ENTRY, UPGRADE):
            for row in printed.get(word, []):
                found.append((file, word, f"{people}-{row['id']}", row))
    matrices = load(CONTENT, ALLIANCES)
    for name in (AS_PRINTED, CORRECTED):
        found.append((ALLIANCES, "matrix", name, matrices[name]))
    return found


def facts() -> dict[str, Any]:
    """Every people, entry, item, terrain, weather, spell, event and size, and the alliance matrices."""
    return {
        f"{word} {called}": {key: value for key, value in row.items() if key not in HOW_SURE}
        for _, word, called, row in records()
    }


def substitutes() -> list[tuple[str, str, str]]:
    """What is our own until somebody corrects it: the file, what its sort is called, and its id."""
    return [
        (file, word, called)
        for file, word, called, row in records()
        if row["source"] == "substitute"
    ]
