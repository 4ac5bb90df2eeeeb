"""The sentences of the command line in the language of whoever sits before it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import Final

from feldzug.games import names_of
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Game
from feldzug.kernel.values import Reason
from feldzug.parts.messages import LANGUAGES, messages
from feldzug.parts.translator import Translator

PACKAGE: Final = "feldzug.cli.words"


class Refused(Exception):
    """Something was asked that cannot be done: one sentence, and the exit status 2."""


class CliTranslator:
    """Says the command line's own sentences, and numbers as the language writes them."""

    def __init__(self, language: str, *further: str) -> None:
        self.language = language
        self._messages = messages(language, PACKAGE, *further)

    def with_words(self, package: str) -> CliTranslator:
        """The same with the sentences of one more package, such as a game's terminal has."""
        return CliTranslator(self.language, package) if package else self

    def __call__(self, key: str, **args: str | int) -> str:
        return self._messages.say(key, args)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def translator(self, game: Game, seats: Sequence[str] = ()) -> Translator:
        """What puts a game into sentences of this language."""
        return Translator(game, self.language, seats)

    def error(self, error: FeldzugError, game: Game) -> str:
        """An error as a sentence, with the number of the rule if the rulebook of the game has it."""
        return self.with_rule(self.translator(game).error(error), error.reason, game)

    def with_rule(self, sentence: str, reason: Reason, game: Game) -> str:
        known = names_of(game).rule_text(reason.rule, self.language)
        return f"{sentence} ({reason.rule})" if known else sentence

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.language == "de" else text

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)} %"


@cache
def cli_translator(language: str = "") -> CliTranslator:
    """The sentences of a language; without one, of the environment's."""
    return CliTranslator(language or spoken_here())


def spoken_here() -> str:
    """The language of the environment, if Feldzug speaks it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(variable):
            return found[:2] if found[:2] in LANGUAGES else "en"
    return "en"
