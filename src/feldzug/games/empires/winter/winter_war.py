"""The winter war of the undead."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow


@dataclass(slots=True)
class WinterWar(Phase):
    """The undead challenge once more in winter. [EMP-240, EMP-426]"""

    @staticmethod
    def flow() -> Flow:
        return ("begin", *END)

    def begin(self, g: Campaign) -> None:
        return None
