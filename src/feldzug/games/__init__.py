"""The games of Feldzug. This is the list; what belongs to a game is said in its `registration`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from feldzug.kernel.game import Game
from feldzug.parts.registration import (
    EXPANSIONS,
    REGISTRATIONS,
    Games,
    examples_of,
    imported,
    names_of,
    register,
    registration,
)

__all__ = ["GAMES", "REGISTRATIONS", "examples_of", "game", "imported", "names_of", "registration"]

FURTHER: Final = "FELDZUG_GAMES"
"""The environment may name registrations of further games, as "module:attribute", with commas between."""

GAMES: Final[Mapping[str, Game]] = Games()

for key, package in (
    ("ring-war", "ring_war"),
    ("runewars", "runewars"),
    ("empires", "empires"),
):
    REGISTRATIONS.add(key, f"feldzug.games.{package}.registration:REGISTRATION")
for key, place in (("runewars", "runewars.banners.registration:BANNERS"),):
    EXPANSIONS.add(key, f"feldzug.games.{place}")
for place in filter(None, os.environ.get(FURTHER, "").split(",")):
    register(imported(place.strip()))


def game(key: str) -> Game:
    """The game of that key. Raises UnknownGame."""
    return registration(key).game
