"""The modules of the tactics cards whose classes are saved, and what they add to other parts."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

from feldzug.games.runewars.cards.tactics import (
    heroes,
    in_battle,
    lands,
    more_fate,
    orders_and_ways,
    players,
    start_of_battle,
)
from feldzug.games.runewars.tactics import limits, play, targets, window
from feldzug.kernel.rules import Rules

PARTS: Final[tuple[ModuleType, ...]] = (
    heroes,
    in_battle,
    lands,
    limits,
    more_fate,
    orders_and_ways,
    play,
    players,
    start_of_battle,
    targets,
    window,
)
ADDITIONS: Final[tuple[Callable[[Rules], None], ...]] = (limits.install, window.install)
