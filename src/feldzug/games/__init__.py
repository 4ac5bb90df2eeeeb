"""The games of Feldzug."""

from __future__ import annotations

from typing import Final

from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.names import LEXICON as RING_WAR_LEXICON
from feldzug.kernel.errors import UnknownGame
from feldzug.kernel.game import Game
from feldzug.parts.words import LEXICONS

__all__ = ["GAMES", "LEXICONS", "game"]

GAMES: Final[dict[str, Game]] = {RING_WAR.key: RING_WAR}

LEXICONS[RING_WAR.key] = RING_WAR_LEXICON


def game(key: str) -> Game:
    """The game of that key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(key[:40])
    return GAMES[key]
