"""The modules of the tactics cards whose classes are saved, and what they add to other parts."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

from feldzug.games.runewars.cards.tactics import orders_and_ways
from feldzug.games.runewars.tactics import limits, play, targets, window
from feldzug.kernel.rules import Rules

PARTS: Final[tuple[ModuleType, ...]] = (limits, orders_and_ways, play, targets, window)
ADDITIONS: Final[tuple[Callable[[Rules], None], ...]] = (limits.install, window.install)
