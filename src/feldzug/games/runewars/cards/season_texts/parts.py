"""The season cards, their modules that are saved, and what they add to the rules."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from feldzug.games.runewars import bids
from feldzug.games.runewars.cards.season_texts import asking, fall, spring, winter
from feldzug.games.runewars.cards.season_texts.fall import FALL
from feldzug.games.runewars.cards.season_texts.spring import SPRING
from feldzug.games.runewars.cards.season_texts.summer import SUMMER
from feldzug.games.runewars.cards.season_texts.winter import WINTER
from feldzug.games.runewars.cards.seasons import SeasonText

PARTS: Final[tuple[ModuleType, ...]] = (asking, bids, fall, spring, winter)
SEASONS: Final[tuple[SeasonText, ...]] = (*SPRING, *SUMMER, *FALL, *WINTER)
ADDITIONS: Final = (bids.install,)
