"""Every tactics card of the expansion with what it does."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.cards.tactics.battles import IN_BATTLE
from feldzug.games.runewars.banners.cards.tactics.lands import OF_LANDS
from feldzug.games.runewars.banners.cards.tactics.lieutenant_general import LieutenantGeneral
from feldzug.games.runewars.banners.cards.tactics.players import OF_PLAYERS
from feldzug.games.runewars.banners.cards.tactics.runes import PAID_WITH_RUNES
from feldzug.games.runewars.cards.tactics.text import TacticsText

NEW_TACTICS: Final[tuple[TacticsText, ...]] = (
    *OF_PLAYERS,
    *PAID_WITH_RUNES,
    *OF_LANDS,
    *IN_BATTLE,
    LieutenantGeneral("lieutenant-general"),
)
