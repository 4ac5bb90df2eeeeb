"""Terminals: what each game looks like in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from feldzug.cli.terminals.plain import PlainTerminal
from feldzug.cli.terminals.terminal import Terminal
from feldzug.cli.translator import CliTranslator
from feldzug.games import imported, registration
from feldzug.kernel.game import Game

__all__ = ["Terminal", "kind_of", "of"]


def kind_of(game: Game) -> type[Terminal]:
    """The terminal of a game; the plain one if it has none of its own."""
    place = registration(game.key).terminal
    found: type[Terminal] = imported(place) if place else PlainTerminal
    return found


def of(game: Game, say: CliTranslator, players: int, seats: Sequence[str] = ()) -> Terminal:
    """The terminal of a game; *seats* says who sits there, as a record does."""
    kind = kind_of(game)
    return kind(game, say.with_words(kind.words), players, seats)
