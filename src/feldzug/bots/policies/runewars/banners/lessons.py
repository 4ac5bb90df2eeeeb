"""All that bots learn about Banners of War: judges by answer, and answers that are always worth the same."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.banners import (
    battles,
    cards,
    commanders,
    development,
    heroes,
    land,
)

JUDGES: Final[dict[type, Any]] = {
    **battles.JUDGES,
    **cards.JUDGES,
    **commanders.JUDGES,
    **development.JUDGES,
    **heroes.JUDGES,
    **land.JUDGES,
}
FIXED: Final[dict[type, float]] = {
    **battles.FIXED,
    **cards.FIXED,
    **commanders.FIXED,
    **development.FIXED,
    **heroes.FIXED,
}
LESSONS: Final = (JUDGES, FIXED)
