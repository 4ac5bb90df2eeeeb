"""Objectives: dealt by the alignment of the faction. [RW-056]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import (
    EVIL,
    GOOD,
    SHEETS,
)
from feldzug.games.runewars.decks import (
    ObjectiveCard,
)
from feldzug.games.runewars.world import World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Names
from feldzug.kernel.values import Action, Seat

ALIGNMENTS = (GOOD, EVIL)


@dataclass(frozen=True, slots=True)
class DrawnObjective(Action):
    objective: ObjectiveCard


@dataclass(slots=True)
class DealObjective(Chance):
    """An objective of the own alignment, which nobody else sees. [RW-056]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("SetUp", "OwnActions")

    def odds(self, g: World) -> Odds:
        return Draw(g.objective_piles[side_of(g, self.seat)], DrawnObjective)

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: World, outcome: DrawnObjective) -> None:
        side = side_of(g, self.seat)
        g.objective_piles[side] = [c for c in g.objective_piles[side] if c != outcome.objective]
        g.objective[self.seat] = [outcome.objective]
        g.objective_seen[self.seat] = 0


def side_of(g: World, seat: int) -> int:
    """0 for the good, 1 for the evil."""
    return ALIGNMENTS.index(SHEETS[g.faction[seat]].alignment)
