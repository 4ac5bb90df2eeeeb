"""Questions to the player of a realm, who may leave before he has answered."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.kernel.frames import Question


@dataclass(slots=True)
class RealmQuestion(Question):
    """When its player leaves, the realm turns neutral and nobody is asked any more. [EMP-437]"""

    def is_forsaken(self, g: Campaign) -> bool:
        return bool(g.neutral[self.seat])
