"""The examples of the rulebook: tactical fate, a peasant, a capital, a Victory card."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.notation import read
from feldzug.parts.examples import Examples

EXAMPLES: Final = Examples(RUNEWARS, CONTENT, read)
