"""Winter: its table and its taxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.capitals import NewCapitals
from feldzug.games.empires.events import WinterCame
from feldzug.games.empires.phase import END, Phase
from feldzug.games.empires.winter.events import WinterRolled
from feldzug.games.empires.winter.table import TABLE
from feldzug.games.empires.winter.taxes import TaxCollection
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Seat

TABLE_DICE: Final = 2


@dataclass(slots=True)
class Winter(Phase):
    """Each player rolls on the winter table, the smallest realm first; then all collect taxes, after lost
    capitals have been replaced. The ranking is taken before. [EMP-013, EMP-069, EMP-071, EMP-106]
    """

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("begin", "roll_events", "name_capitals", "collect_taxes", *END)

    def begin(self, g: Campaign) -> None:
        g.tell(WinterCame())
        g.order = g.ranked()
        g.dragons_flew = False
        g.starved = []
        g.revolted = []

    def roll_events(self, g: Campaign) -> Todo:
        return [WinterEvent(seat) for seat in g.in_order()]

    def name_capitals(self, g: Campaign) -> Todo:
        return NewCapitals()

    def collect_taxes(self, g: Campaign) -> Todo:
        return [TaxCollection(seat, "taxes") for seat in g.in_order()]


@dataclass(slots=True)
class WinterEvent(Procedure):
    """One player's roll on the winter table and what comes of it. [EMP-070]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("Winter",)

    @staticmethod
    def flow() -> Flow:
        return ("roll",)

    def roll(self, g: Campaign) -> Todo:
        return WinterRoll(self.seat)


@dataclass(slots=True)
class WinterRoll(Chance):
    """2D6 on the winter table. [EMP-070]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("WinterEvent",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(TABLE_DICE)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        g.tell(WinterRolled(self.seat, outcome, str(sum(outcome))))
        return TABLE[sum(outcome)].befall(g, self.seat)
