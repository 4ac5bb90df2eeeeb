"""Every card of the base game on its shelf."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars.cards import orders
from feldzug.games.runewars.cards.order_texts.conquer import Conquer
from feldzug.games.runewars.cards.order_texts.mobilize import Mobilize
from feldzug.games.runewars.cards.order_texts.strategize import Strategize

SHELVES: Final[dict[str, tuple[Any, ...]]] = {
    orders.SHELF: (
        Strategize(),
        Mobilize(),
        Conquer(),
    ),
}
"""By the name of the shelf: each card once, as one object that keeps no state."""
