"""Problems: every refusal as a typed answer that tells its reason in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from feldzug.games import GAMES
from feldzug.kernel.errors import (
    FeldzugError,
    GestureRefused,
    Illegal,
    NoCorrection,
    NoUndo,
    Stale,
)
from feldzug.kernel.game import Game
from feldzug.kernel.values import Argument, Reason
from feldzug.parts.messages import LANGUAGES, messages
from feldzug.parts.translator import Translator
from feldzug.server.models import problems as models
from feldzug.server.models.problems import ProblemAnswer, ProblemType, Reasoned, Said
from feldzug.server.serializer import serializer

STATUS: Final[Mapping[ProblemType, int]] = {
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
        self, kind: ProblemType, reason: models.Reason, say: Said, wait: float = 0
    ) -> None:
        super().__init__(kind, reason.key)
        self.answer = ProblemAnswer(kind, STATUS[kind], reason, say)
        self.wait = wait

    @property
    def status(self) -> int:
        return self.answer.status


def problem(kind: ProblemType, key: str, wait: float = 0, **args: Argument) -> Problem:
    """A refusal of the server's own."""
    say = {language: messages(language, WORDS).say(key, args) for language in LANGUAGES}
    return Problem(kind, models.Reason(key, "server", dict(args)), Said(**say), wait)


def is_refusal(error: Problem) -> bool:
    """Whether the rules have refused it, so that they would refuse it again."""
    return error.answer.type in ("illegal", "bad-request")


def refused(error: FeldzugError, game: Game | None = None) -> Problem:
    """A refusal of the kernel's or of a game's rules."""
    game = game or next(iter(GAMES.values()))  # the kernel's words are among those of every game
    say = {language: Translator(game, language).error(error) for language in LANGUAGES}
    reason = serializer(game).reason(error.reason)
    if isinstance(error, GestureRefused):
        return _gesture_refused(error, reason, say)
    return Problem(_kind(error), reason, Said(**say))


def _gesture_refused(
    error: GestureRefused, reason: models.Reason, say: Mapping[str, str]
) -> Problem:
    """Why a gesture did not go on is true only of what its first answers would have led to."""
    steps: dict[str, Argument] = {"done": error.done, "steps": error.steps}
    told = {
        language: messages(language, WORDS).say("gesture-refused", {**steps, "why": why})
        for language, why in say.items()
    }
    args = {**reason.args, **steps, "why": reason.key}
    return Problem("illegal", models.Reason("gesture-refused", reason.rule, args), Said(**told))


def why_not(game: Game, reason: Reason | None) -> Reasoned:
    """What a question *why not* is answered with."""
    if reason is None:
        return Reasoned(None, None)
    why = refused(Illegal(reason), game).answer
    return Reasoned(why.reason, why.say)


def _kind(error: FeldzugError) -> ProblemType:
    if isinstance(error, Stale):
        return "stale"
    return "illegal" if isinstance(error, (Illegal, NoCorrection, NoUndo)) else "bad-request"
