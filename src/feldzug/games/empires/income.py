"""Income from mines."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow


@dataclass(slots=True)
class IncomePhase(Phase):
    """Mines pay their owners. [EMP-160]"""

    @staticmethod
    def flow() -> Flow:
        return ("begin", *END)

    def begin(self, g: Campaign) -> None:
        return None
