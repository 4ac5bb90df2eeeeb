"""What Empires calls its tiles, peoples, units, cards, options and rules."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.facts import substitutes
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.records import CONTENT
from feldzug.games.empires.vocabularies import TILES
from feldzug.parts.messages import messages
from feldzug.parts.names import ContentNames

WORDS: Final = "feldzug.games.empires.words"


class EmpiresNames(ContentNames):
    """Tiles are called by column and row, everything else by its message."""

    def __init__(self) -> None:
        super().__init__(EMPIRES, WORDS, CONTENT)

    def name(self, vocabulary: str, value: int, language: str) -> str:
        if vocabulary == "seat":
            return self.seat_name(value, language)
        if vocabulary == TILES.key:
            return TILES[value]
        return ContentNames.name(self, vocabulary, value, language)

    def substitutes(self, language: str) -> list[tuple[str, str]]:
        """What the content files only guess, by file and id."""
        return [(file, name) for file, _, name in substitutes()]

    def seat_name(self, seat: int, language: str) -> str:
        """A player who told no name; nobody."""
        said = messages(language, WORDS)
        if seat < 0:
            return said.say("seat-nobody")
        return said.say("seat-player", {"number": seat + 1})


NAMES: Final = EmpiresNames()
