"""Whom some troops hate: Ogres like to eat humans, zealots hunt Chaos and the undead."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.forces import Force
from feldzug.games.empires.simulation.units import Unit

HUMANS, CHAOS, DEAD = "humans", "chaos", "undead"
"""What a unit may be, as those who hate it see it."""

_HUNTED: Final = (CHAOS, DEAD)
_EATER: Final = "must-charge-humans"
_HUNTER: Final = "must-charge-chaos-undead"
_STRIKER: Final = "plus1-first-round-vs-chaos-undead"


def meet(units: list[Unit], enemy: Force) -> None:
    """Units look at the enemy and note whom of him they hate."""
    shown = {folk for regiment in enemy.regiments for folk in regiment.folk}
    for unit in units:
        traits = unit.regiment.traits
        hated: list[str] = []
        if _EATER in traits:
            hated.append(HUMANS)
        if _HUNTER in traits:
            hated.extend(_HUNTED)
        unit.hates = tuple([folk for folk in hated if folk in shown])


def must_attack(unit: Unit, target: Unit) -> bool:
    """Whether a unit must charge and pursue that enemy, whatever comes of it."""
    return unit.reckless or is_hated(unit, target)


def is_hated(unit: Unit, target: Unit) -> bool:
    """Whether an enemy is what a unit hates."""
    return bool(unit.hates) and any(folk in unit.hates for folk in target.regiment.folk)


def zeal(unit: Unit, target: Unit) -> int:
    """The attacks more that each stand of zealots has against those whom they hunt."""
    if _STRIKER not in unit.regiment.traits:
        return 0
    return 1 if any(folk in _HUNTED for folk in target.regiment.folk) else 0
