"""Problems: every refusal as a typed answer that tells its reason in every language of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from feldzug.games import GAMES
from feldzug.kernel.errors import FeldzugError, Illegal, NoUndo, Stale
from feldzug.kernel.game import Game
from feldzug.kernel.values import Argument, Reason
from feldzug.parts.messages import LANGUAGES, messages
from feldzug.parts.translator import Translator
from feldzug.server.wire import wire

STATUS: Final[Mapping[str, int]] = {
    "bad-request": 400,
    "not-yours": 403,
    "unknown": 404,
    "not-allowed": 405,
    "stale": 409,
    "conflict": 409,
    "too-large": 413,
    "illegal": 422,
    "too-many": 429,
    "failed": 500,
    "unavailable": 503,
}
WORDS: Final = "feldzug.server.words"


class Problem(Exception):
    """Something was refused, and nothing was changed."""

    def __init__(
        self, kind: str, reason: dict[str, Any], say: dict[str, str], wait: float = 0
    ) -> None:
        super().__init__(kind, reason["key"])
        self.kind = kind
        self.reason = reason
        self.say = say
        self.wait = wait

    @property
    def status(self) -> int:
        return STATUS[self.kind]

    @property
    def body(self) -> dict[str, Any]:
        return {
            "type": self.kind,
            "status": self.status,
            "reason": self.reason,
            "say": self.say,
        }


def problem(kind: str, key: str, wait: float = 0, **args: Argument) -> Problem:
    """A refusal of the server's own."""
    say = {language: messages(language, WORDS).say(key, args) for language in LANGUAGES}
    return Problem(kind, {"key": key, "rule": "server", "args": args}, say, wait)


def refused(error: FeldzugError, game: Game | None = None) -> Problem:
    """A refusal of the kernel's or of a game's rules."""
    game = game or next(iter(GAMES.values()))  # the kernel's words are among those of every game
    say = {language: Translator(game, language).error(error) for language in LANGUAGES}
    return Problem(_kind(error), wire(game.key).reason(error.reason) or {}, say)


def why_not(game: Game, reason: Reason | None) -> dict[str, Any]:
    """What a question *why not* is answered with."""
    if reason is None:
        return {"reason": None, "say": None}
    why = refused(Illegal(reason), game)
    return {"reason": why.reason, "say": why.say}


def _kind(error: FeldzugError) -> str:
    if isinstance(error, Stale):
        return "stale"
    return "illegal" if isinstance(error, (Illegal, NoUndo)) else "bad-request"
