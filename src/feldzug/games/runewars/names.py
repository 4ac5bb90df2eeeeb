"""What Runewars calls its areas, units, cards, options and rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from feldzug.games.runewars.board import AREAS, CONTENT, KINDS
from feldzug.games.runewars.facts import FILES
from feldzug.games.runewars.game import RUNEWARS
from feldzug.parts.content import load
from feldzug.parts.messages import messages
from feldzug.parts.names import ContentNames

WORDS: Final = "feldzug.games.runewars.words"

Row = dict[str, Any]


def _rows(file: str, word: str) -> dict[str, Row]:
    return {str(row.get("id", row.get("number"))): row for row in load(CONTENT, file)[word]}


_TILES: Final = _rows("tiles.toml", "tile")
_THINGS: Final[dict[str, dict[str, Row]]] = {
    "faction": _rows("factions.toml", "faction"),
    "kind": _rows("units.toml", "unit"),
    "tile": _TILES,
    "area": {area["id"]: area for tile in _TILES.values() for area in tile["area"]},
    "fate-card": {},
    "season": _rows("seasons.toml", "season"),
    "season-card": _rows("seasons.toml", "card"),
    "tactics-card": _rows("tactics.toml", "card"),
    "quest": _rows("quests.toml", "card"),
    "reward": _rows("rewards.toml", "card"),
    "objective": _rows("objectives.toml", "card"),
    "hero": _rows("heroes.toml", "hero"),
    "title": _rows("titles.toml", "title"),
    "city": _rows("cities.toml", "city"),
    "development": _rows("developments.toml", "development"),
    "order": _rows("orders.toml", "order"),
    "exploration": _rows("explorations.toml", "exploration"),
}
"""By vocabulary: the records of the content files by id."""


DECKS: Final = (
    "season-card",
    "tactics-card",
    "quest",
    "reward",
    "objective",
    "hero",
    "title",
    "city",
    "development",
    "order",
    "exploration",
)
"""What has a text of its own."""


def text_of(words: Row, language: str) -> str:
    """What is printed on a card; the bonus of an order is told apart from what it does anyway."""
    text = str(words.get("text", ""))
    if not words.get("bonus"):
        return text
    return messages(language, WORDS).say("text-with-bonus", {"text": text, "bonus": words["bonus"]})


class RunewarsNames(ContentNames):
    """Names of things come from the content files, what belongs to a language from its messages."""

    def __init__(self) -> None:
        super().__init__(RUNEWARS, WORDS, CONTENT)

    def row(self, vocabulary: str, value: int) -> Row:
        """What the content files say of a thing; empty if they do not know it."""
        return _THINGS.get(vocabulary, {}).get(RUNEWARS.vocabularies[vocabulary][value], {})

    def name(self, vocabulary: str, value: int, language: str) -> str:
        if vocabulary == "seat":
            said = messages(language, WORDS)
            if value < 0:
                return said.say("seat-nobody")
            return said.say("seat-player", {"number": value + 1})
        row = self.row(vocabulary, value)
        if language in row:
            return str(row[language]["name"])
        return ContentNames.name(self, vocabulary, value, language)

    def forms(self, vocabulary: str, value: int, language: str) -> Mapping[str, str]:
        said = messages(language, WORDS)
        if vocabulary == AREAS.key:
            return said.attributes("place", {"name": self.name(vocabulary, value, language)})
        if vocabulary == KINDS.key:
            row = self.row(vocabulary, value).get(language)
            if row is not None:
                return said.attributes("unit", {"name": row["name"], "plural": row["plural"]})
        return {}

    def text(self, vocabulary: str, value: int, language: str) -> str:
        """What is printed on a card; empty if nothing is."""
        return str(self.row(vocabulary, value).get(language, {}).get("text", ""))

    def cards(self, language: str) -> dict[str, tuple[str, str, str]]:
        """Everything with a text by id: its name, its text and the deck it belongs to."""
        return {
            name: (row[language]["name"], text_of(row[language], language), deck)
            for deck in DECKS
            for name, row in _THINGS[deck].items()
        }

    def substitutes(self, language: str) -> list[tuple[str, str]]:
        """What is our own until somebody corrects it from a real copy: the file, and what is in it."""
        found = []
        for file, word in FILES.items():
            for row in load(CONTENT, f"{file}.toml")[word]:
                if row["source"] == "substitute":
                    name = (
                        row[language]["name"]
                        if language in row
                        else str(row.get("number", row["id"]))
                    )
                    found.append((f"{file}.toml", name))
        return found


NAMES: Final = RunewarsNames()
