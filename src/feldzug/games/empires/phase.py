"""A phase of the round: what is done at the end of each of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.capitals import NewCapitals
from feldzug.games.empires.victory import check_victory
from feldzug.kernel.frames import Procedure, Todo

END: Final = ("replace_capitals", "judge")
"""The last stages of every phase."""


@dataclass(slots=True)
class Phase(Procedure):
    """At the end of a phase lost capitals are replaced, then victory is checked. [EMP-215, EMP-409]"""

    def replace_capitals(self, g: Campaign) -> Todo:
        return NewCapitals()

    def judge(self, g: Campaign) -> None:
        check_victory(g)
