"""Challenges: who fights whom, and where."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow


@dataclass(slots=True)
class ChallengePhase(Phase):
    """Every player who has not been challenged challenges another one. [EMP-166]"""

    @staticmethod
    def flow() -> Flow:
        return ("begin", *END)

    def begin(self, g: Campaign) -> None:
        return None
