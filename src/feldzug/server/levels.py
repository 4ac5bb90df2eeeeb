"""Levels: the bots that a player may choose to play against. A seat keeps the key of its bot's level."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from feldzug.bots.registry import bots_of
from feldzug.server.problems import problem


@dataclass(frozen=True, slots=True)
class Level:
    """Which bot plays, and how long it may think about one decision."""

    key: str
    bot: str
    seconds: float = 0.0


LEVELS: Final = (
    Level("random", "random"),
    Level("greedy", "greedy"),
    Level("search-short", "search", 0.1),
    Level("search", "search", 0.5),
    Level("search-long", "search", 2.0),
)
"""From the quickest to the most thorough. Tables that are stored name them, so a key is never given up."""

DEFAULT: Final = "search"


def levels(game: str, most: float) -> list[Level]:
    """What can be chosen for a game; nobody thinks longer than *most* seconds."""
    able = [level for level in LEVELS if level.bot in bots_of(game)]
    return [replace(level, seconds=min(level.seconds, most)) for level in able]


def level(key: str, game: str, most: float) -> Level:
    """The level of this key; refuses one that the game does not have."""
    for found in levels(game, most):
        if found.key == key:
            return found
    raise problem("bad-request", "seat-without-bot", bot=key[:40])
