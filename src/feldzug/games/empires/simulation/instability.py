"""Daemons are tied loosely to this world."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.field import Battle

DAEMONIC: Final = "daemonic-instability"


def instability(battle: Battle, side: int) -> None:
    """Before its command phase each unit of Daemons throws 2D6: 2 costs a stand, 12 brings one back."""
    for unit in list(battle.armies[side].units):
        if DAEMONIC not in unit.regiment.traits:
            continue
        rolled = battle.dice.sum(2)
        if rolled == 2:
            battle.lose_stands(unit, 1)
        elif rolled == 12 and unit.stands < unit.regiment.stands:
            unit.stands += 1
            battle.settle(unit)
