"""The modules of the tactics cards whose classes are saved, and what they add to other parts."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

from feldzug.games.runewars.cards.tactics import lands, orders_and_ways, players
from feldzug.games.runewars.tactics import limits, play, targets, window
from feldzug.kernel.rules import Rules

PARTS: Final[tuple[ModuleType, ...]] = (
    lands,
    limits,
    orders_and_ways,
    play,
    players,
    targets,
    window,
)
ADDITIONS: Final[tuple[Callable[[Rules], None], ...]] = (limits.install, window.install)
