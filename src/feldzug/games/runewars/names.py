"""What Runewars calls its areas, units, cards, options and rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from feldzug.games.runewars import ATTACHED
from feldzug.games.runewars.board import AREAS, CONTENT, KINDS
from feldzug.games.runewars.decks import HEROES
from feldzug.games.runewars.facts import FILES
from feldzug.games.runewars.game import RUNEWARS
from feldzug.parts.content import is_there, load
from feldzug.parts.messages import messages
from feldzug.parts.names import ContentNames

WORDS: Final = "feldzug.games.runewars.words"

Row = dict[str, Any]


_TABLES: Final = {
    "faction": ("factions.toml", "faction"),
    "kind": ("units.toml", "unit"),
    "tile": ("tiles.toml", "tile"),
    "season": ("seasons.toml", "season"),
    "season-card": ("seasons.toml", "card"),
    "tactics-card": ("tactics.toml", "card"),
    "quest": ("quests.toml", "card"),
    "reward": ("rewards.toml", "card"),
    "objective": ("objectives.toml", "card"),
    "hero": ("heroes.toml", "hero"),
    "title": ("titles.toml", "title"),
    "city": ("cities.toml", "city"),
    "development": ("developments.toml", "development"),
    "order": ("orders.toml", "order"),
    "exploration": ("explorations.toml", "exploration"),
}
"""By vocabulary: where a package of content files has its records; it need not have any."""


def _rows(content: str, file: str, word: str) -> dict[str, Row]:
    found = load(content, file).get(word, ()) if is_there(content, file) else ()
    return {str(row.get("id", row.get("number"))): row for row in found}


def _things() -> dict[str, dict[str, Row]]:
    """By vocabulary the records by id, of the base game and of what is attached to it."""
    found: dict[str, dict[str, Row]] = {"area": {}, "fate-card": {}}
    for content in (CONTENT, *[expansion.content for expansion in ATTACHED]):
        for vocabulary, (file, word) in _TABLES.items():
            found.setdefault(vocabulary, {}).update(_rows(content, file, word))
    for expansion in ATTACHED:
        for vocabulary, (file, word) in expansion.decks.items():
            found[vocabulary] = _rows(expansion.content, file, word)
    for tile in found["tile"].values():
        found["area"].update({area["id"]: area for area in tile["area"]})
    return found


_THINGS: Final = _things()


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
    *[vocabulary for expansion in ATTACHED for vocabulary in expansion.decks],
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
        for expansion in ATTACHED:
            self.add(expansion.content)

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
        if vocabulary == HEROES.key:
            row = self.row(vocabulary, value)
            if row:
                declined = row.get("dative") if language == "de" else None
                return {"of": str(declined or row[language]["name"])}
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
        files = [(f"{file}.toml", word) for file, word in FILES.items()]
        places = [(CONTENT, *place) for place in files]
        for expansion in ATTACHED:
            places += [(expansion.content, *place) for place in [*files, *expansion.decks.values()]]
        return [
            (file, row[language]["name"] if language in row else name)
            for content, file, word in places
            for name, row in _rows(content, file, word).items()
            if row["source"] == "substitute"
        ]


NAMES: Final = RunewarsNames()
