"""The modules of the battle whose classes are saved, and what they add to other parts."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

from feldzug.games.runewars import retreat
from feldzug.games.runewars.battle import (
    battle,
    damage,
    defences,
    ending,
    fate,
    losses,
    passes,
    queries,
    tally,
)
from feldzug.games.runewars.battle.abilities import aiming, daqan, latari, neutral, uthuk
from feldzug.kernel.rules import Rules

PARTS: Final[tuple[ModuleType, ...]] = (
    aiming,
    battle,
    damage,
    daqan,
    defences,
    ending,
    fate,
    latari,
    losses,
    neutral,
    passes,
    queries,
    retreat,
    tally,
    uthuk,
)
ADDITIONS: Final[tuple[Callable[[Rules], None], ...]] = (ending.install, tally.install)
