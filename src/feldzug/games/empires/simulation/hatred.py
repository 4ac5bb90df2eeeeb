"""Whom some troops hate: Ogres like to eat humans, zealots hunt Chaos and the undead."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.forces import Force
from feldzug.games.empires.simulation.units import Unit

HUMANS, CHAOS, DEAD = "humans", "chaos", "undead"
"""What an army may be, as those who hate it see it."""

_HUNTED: Final = (CHAOS, DEAD)


def meet(units: list[Unit], enemy: Force) -> None:
    """Units look at the enemy: whom they hate they must charge, and zealots pursue him and strike harder."""
    humans = HUMANS in enemy.folk
    hunted = any(folk in _HUNTED for folk in enemy.folk)
    for unit in units:
        traits = unit.regiment.traits
        if (humans and "must-charge-humans" in traits) or (
            hunted and "must-charge-chaos-undead" in traits
        ):
            unit.reckless = True
        if hunted and "plus1-first-round-vs-chaos-undead" in traits:
            unit.zeal = 1
