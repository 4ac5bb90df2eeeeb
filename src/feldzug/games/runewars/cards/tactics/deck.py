"""Every tactics card with what it does."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.cards.tactics.orders_and_ways import OF_ORDERS_AND_WAYS
from feldzug.games.runewars.cards.tactics.responses import RESPONSES
from feldzug.games.runewars.cards.tactics.text import TacticsText

TACTICS: Final[tuple[TacticsText, ...]] = (*OF_ORDERS_AND_WAYS, *RESPONSES)
