"""The anvil of the Dwarfs, whose sound takes the terror away."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.measuring import distance_to

TRAIT: Final = "terror-immunity-20cm-on-4"
REACH: Final = 20
NEED: Final = 4


def strike_anvil(battle: Battle, side: int) -> None:
    """In the own shooting phase a D6: on 4+ own units within 20 cm mind no terror until the next one."""
    army = battle.armies[side]
    for unit in army.units:
        unit.heartened = False
    for character in army.characters:
        if TRAIT in character.commander.traits and battle.dice.die() >= NEED:
            for unit in army.units:
                if distance_to(unit, character.x, character.y) <= REACH:
                    unit.heartened = True
