"""The start of a campaign: lots, peoples, the map, secret capitals and first tiles."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.kernel.frames import Flow, Procedure


@dataclass(slots=True)
class SetUp(Procedure):
    """Lots, peoples, map, capitals chosen in secret, the other tiles. [EMP-006 … EMP-010]"""

    @staticmethod
    def flow() -> Flow:
        return ("begin",)

    def begin(self, g: Campaign) -> None:
        g.lot = g.seats()
