"""Faces: what each game looks like in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from feldzug.cli.faces.face import Face
from feldzug.cli.faces.ring_war import RingWarFace
from feldzug.cli.translator import CliTranslator
from feldzug.games import GAMES
from feldzug.kernel.game import Game

__all__ = ["FACES", "Face", "of"]

FACES: dict[str, type[Face]] = {"ring-war": RingWarFace}

assert list(FACES) == list(GAMES)


def of(game: Game, say: CliTranslator, players: int, seats: Sequence[str] = ()) -> Face:
    """The face of a game; *seats* says who sits there, as a record does."""
    return FACES[game.key](game, say, players, seats)
