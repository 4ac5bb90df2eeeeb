"""The modules of the battle whose classes are saved."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from feldzug.games.runewars import retreat
from feldzug.games.runewars.battle import fate

PARTS: Final[tuple[ModuleType, ...]] = (fate, retreat)
