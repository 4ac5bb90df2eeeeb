"""The battle sheet of a fight, for the table, the printer and the simulation."""

from __future__ import annotations

from feldzug.games.empires.battle.armies import army_size, battle_turns, worth
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.permits import BuyWalls
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, Sheet


def has_walls(g: Campaign, fight: Fight) -> bool:
    """A besieged capital has fortifications, unless an earthquake has destroyed them. [EMP-047, EMP-325]"""
    return fight.siege and g.denied(BuyWalls(fight.tile)) is None


def sizes(g: Campaign, fight: Fight) -> tuple[int, int]:
    """The points of both armies: as they were locked, before that as large as they may be."""
    if fight.armies:
        return worth(g, fight, CHALLENGER), worth(g, fight, CHALLENGED)
    return army_size(g, fight, CHALLENGER), army_size(g, fight, CHALLENGED)


def sheet_of(g: Campaign, fight: Fight) -> Sheet:
    """Everything that is agreed before the first turn. [EMP-172 … EMP-180]"""
    return Sheet(
        terrain=g.land.terrain[fight.tile],
        pieces=fight.pieces,
        objectives=fight.objectives,
        weather=fight.weather,
        turns=battle_turns(g, fight),
        side=fight.side,
        first=fight.first,
        siege=fight.siege,
        defender=fight.defender,
        walls=has_walls(g, fight),
        dragon=fight.dragon,
        sizes=sizes(g, fight),
    )
