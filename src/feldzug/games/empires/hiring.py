"""Hiring mercenaries."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow


@dataclass(slots=True)
class HiringPhase(Phase):
    """Mercenaries are hired after the alliances and before the first challenge. [EMP-251, EMP-402]"""

    @staticmethod
    def flow() -> Flow:
        return ("begin", *END)

    def begin(self, g: Campaign) -> None:
        return None
