"""A simulated battle: one seed from fate, and a whole battle of both armies follows from it."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.battle.armies import fielded
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.settling import settle_report
from feldzug.games.empires.battle.sheets import sheet_of
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER
from feldzug.games.empires.simulation.enlisting import force_of
from feldzug.games.empires.simulation.fight import fight as simulate
from feldzug.games.empires.simulation.forces import Force
from feldzug.kernel.fate import Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Seat
from feldzug.parts.seeds import Seed


@dataclass(slots=True)
class SimulatedBattle(Chance):
    """Its report takes effect like one from a table. [EMP-435]"""

    challenger: Seat
    challenged: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Seed()

    def befalls(self, g: Campaign, outcome: int) -> Todo:
        fight = g.frame(Fight)
        result = simulate(
            sheet_of(g, fight),
            (force(g, fight, CHALLENGER), force(g, fight, CHALLENGED)),
            outcome,
            g.options.first_order == "character",
        )
        return settle_report(g, fight, result.report)


def force(g: Campaign, fight: Fight, side: int) -> Force:
    """The army of a side as it takes the field, of the people of whoever fights. [EMP-402]"""
    people = g.people[fight.fighter(g, side)]
    return force_of(fielded(fight, side), people, g.options.edition)
