"""Gold that mercenaries turn into victory points."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow


@dataclass(slots=True)
class ConversionPhase(Phase):
    """Mercenaries turn gold into victory points after the autumn spells. [EMP-249, EMP-432]"""

    @staticmethod
    def flow() -> Flow:
        return ("begin", *END)

    def begin(self, g: Campaign) -> None:
        return None
