"""Every tactics card with what it does."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.cards.tactics.heroes import OF_HEROES
from feldzug.games.runewars.cards.tactics.in_battle import IN_BATTLE
from feldzug.games.runewars.cards.tactics.lands import OF_LANDS
from feldzug.games.runewars.cards.tactics.more_fate import MORE_FATE
from feldzug.games.runewars.cards.tactics.orders_and_ways import OF_ORDERS_AND_WAYS
from feldzug.games.runewars.cards.tactics.players import OF_PLAYERS
from feldzug.games.runewars.cards.tactics.responses import RESPONSES
from feldzug.games.runewars.cards.tactics.start_of_battle import AT_THE_START_OF_BATTLE
from feldzug.games.runewars.cards.tactics.text import TacticsText

TACTICS: Final[tuple[TacticsText, ...]] = (
    *OF_ORDERS_AND_WAYS,
    *OF_PLAYERS,
    *OF_LANDS,
    *OF_HEROES,
    *MORE_FATE,
    *AT_THE_START_OF_BATTLE,
    *IN_BATTLE,
    *RESPONSES,
)
