"""Examples: what a rulebook tells step by step, as games that can be opened, looked through and played on.

A file `examples.toml` holds them: each begins at a position and goes on answer by answer, both in the game's
own notation. So an example is always one of the rules as they are now.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from feldzug.kernel import record
from feldzug.kernel.codec import codec_of
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry
from feldzug.kernel.match import Match
from feldzug.kernel.notation import read_value
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.content import load

BY_FATE: Final = "fate"
"""Before an answer stands who gave it: the number of a seat, or this."""


@dataclass(frozen=True, slots=True)
class Example:
    """What it is called and tells in each language, the rules that it shows, and how it goes."""

    id: str
    rules: tuple[str, ...]
    title: dict[str, str]
    text: dict[str, str]
    position: str
    answers: tuple[str, ...]


class Examples:
    """The examples in the content files of a game or an expansion."""

    def __init__(
        self, game: Game, package: str, read: Callable[[str], tuple[Position, Setup]]
    ) -> None:
        self.game = game
        self.read = read
        rows: list[dict[str, Any]] = load(package, "examples.toml")["example"]
        self.all: Final = {
            row["id"]: Example(
                row["id"],
                tuple(row["rules"]),
                {language: row[language]["title"] for language in ("en", "de")},
                {language: row[language]["text"] for language in ("en", "de")},
                row["position"],
                tuple(row["answers"]),
            )
            for row in rows
        }

    def match(self, name: str) -> Match:
        """An example from its position to its last answer. Raises BadRecord if an answer is not legal."""
        example = self.all[name]
        position, setup = self.read(example.position)
        match = Match(self.game, setup, Dealer(0), origin=position, deal=False)
        codec = codec_of(self.game)
        for n, line in enumerate(example.answers):
            who, _, answer = line.partition(" ")
            seat = FATE if who == BY_FATE else Seat(int(who))
            match.repeat(n, Entry(seat, read_value(codec, answer)))
        return match

    def record(self, name: str) -> str:
        """An example as a record file."""
        return record.write(self.match(name))
