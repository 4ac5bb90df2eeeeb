"""The whole game: the set-up, then season after season until the last year is over. [RW-068, RW-069]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.set_up.quick import QuickSetUp
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.winning import last_count
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.frames import OUTERMOST, Flow, Names, Procedure, Todo


@dataclass(slots=True)
class WholeGame(Procedure):
    """From the first card dealt to the last winter. [RW-019, RW-070]"""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return "set_up", "seasons", "end"

    def set_up(self, g: World) -> Todo:
        return QuickSetUp() if g.options.setup == "quick" else SetUp()

    def seasons(self, g: World) -> Todo:
        """Four a year, until the last year is over. [RW-068 – RW-070]"""
        if g.year > g.options.last_year:
            return None
        self.at = "seasons"
        return SeasonOfTheYear()

    def end(self, g: World) -> None:
        last_count(g)
