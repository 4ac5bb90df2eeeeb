"""Capitals that were lost, and the tiles that take their place."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.kernel.frames import Flow, Procedure


@dataclass(slots=True)
class NewCapitals(Procedure):
    """Who has lost his capital names another city, or any tile if he has no city. [EMP-409]"""

    @staticmethod
    def flow() -> Flow:
        return ("name_them",)

    def name_them(self, g: Campaign) -> None:
        return None
