"""Alliances between two players."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow


@dataclass(slots=True)
class AlliancePhase(Phase):
    """Alliances are made and dissolved after the events. [EMP-138, EMP-139]"""

    @staticmethod
    def flow() -> Flow:
        return ("begin", *END)

    def begin(self, g: Campaign) -> None:
        return None
