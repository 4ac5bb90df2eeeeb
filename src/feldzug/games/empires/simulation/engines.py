"""Engines that may fail: the flame cannon, and the cannon that lightning confuses."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.units import Unit

FLAMES: Final = "misfire-on-double"
LIGHTNING: Final = "confused-on-double1"


def flames(battle: Battle, unit: Unit) -> int:
    """The shots of a flame cannon: the sum of its dice, unless two of them show a double.

    1 it bursts, 2 it bursts after 2D6 + 4 shots, 3 six shots and one die fewer from then on, 4 none, 5 ten
    shots, 6 D6 + 12.
    """
    dice = battle.dice
    if unit.shot_dice < 2:
        return dice.sum(unit.shot_dice)
    one, other = dice.die(), dice.die()
    if one != other:
        return one + other
    shots = 0
    if one == 2:
        shots = 4 + dice.sum(2)
    elif one == 3:
        unit.shot_dice -= 1
        shots = 6
    elif one == 5:
        shots = 10
    elif one == 6:
        shots = 12 + dice.die()
    if one <= 2:
        battle.destroy(unit)
    return shots


def lightning(battle: Battle, unit: Unit, dice: int, need: int) -> int:
    """Hits of a cannon that is confused if two of its dice show a 1."""
    hits = ones = 0
    for _ in range(dice):
        die = battle.dice.die()
        hits += die >= need
        ones += die == 1
    if ones >= 2:
        battle.confuse(unit)
    return hits
