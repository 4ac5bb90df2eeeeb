"""The modules of the heroes whose classes are saved, and what they add to other parts."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

from feldzug.games.runewars.cards.heroes import deck as hero_cards
from feldzug.games.runewars.cards.rewards import gear, relics, tactical_map
from feldzug.games.runewars.heroes import (
    carrying,
    checking,
    duel,
    hurting,
    looking,
    own_turn,
    quest_phase,
    quests,
    recruiting,
    trading,
    training,
)
from feldzug.kernel.rules import Rules

PARTS: Final[tuple[ModuleType, ...]] = (
    carrying,
    checking,
    duel,
    gear,
    hero_cards,
    hurting,
    looking,
    quest_phase,
    quests,
    recruiting,
    relics,
    tactical_map,
    trading,
    training,
)
ADDITIONS: Final[tuple[Callable[[Rules], None], ...]] = (
    hurting.install,
    own_turn.install,
    quest_phase.install,
)
