"""Losses that the owner chooses: raiders, corsairs, a fortress that changes its mind."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import LoseUnit, lose_unit
from feldzug.games.ring_war.board import Place
from feldzug.games.ring_war.war import NEUTRAL, War
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Seat


@dataclass(slots=True)
class LoseUnits(Procedure):
    """The owner gives up so many units of a place; one always stays. [G29]"""

    seat: Seat
    area: Place
    count: int

    @staticmethod
    def inside() -> Names:
        return "BattlePart", "DrawAdventureCard", "TurnUpAreas"

    @staticmethod
    def flow() -> Flow:
        return ("give_up",)

    def give_up(self, g: War) -> Todo:
        if self.count == 0 or g.size(self.area) < 2:
            return None
        self.count -= 1
        self.at = "give_up"
        if self.seat == NEUTRAL:
            weakest = next(kind for kind in range(3) if g.units[3 * self.area + kind])
            g.lose(self.area, weakest)
            return None
        return ChooseLoss(self.seat)


class ChooseLoss(Question):
    """Which unit is lost."""

    @staticmethod
    def inside() -> Names:
        return ("LoseUnits",)

    def options(self, g: War) -> list[Action]:
        area = g.frame(LoseUnits).area
        return [lose_unit(kind) for kind in range(3) if g.units[3 * area + kind]]

    def chosen(self, g: War, action: LoseUnit) -> None:
        g.lose(g.frame(LoseUnits).area, action.kind)
