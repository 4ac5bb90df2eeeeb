"""Whether a battle that a file claims could be fought: one at a time, with everything it needs."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.battle.battle import ROUNDS, Battle
from feldzug.games.runewars.battle.fate import DrawFate
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.losses import TakeLosses
from feldzug.games.runewars.battle.passes import FightPass, PickType
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Frame

SIDES: Final = (ATTACKER, DEFENDER)
MOST: Final = 1000
"""Nothing in a battle is counted so far."""
HOME: Final = "feldzug.games.runewars.battle."
"""Where the frames are at home that know of a battle around them."""


def sound_battle(g: World) -> bool:
    battles = [frame for frame in g.stack if isinstance(frame, Battle)]
    if len(battles) > 1 or not all(map(_fighter, g.fighters)):
        return False
    if g.result is not None:  # whoever gave up left a battle as it stood
        return not battles and (g.contested != NONE or not g.fighters)
    if not battles:
        return g.contested == NONE and not g.fighters and not _others(g.stack)
    at = g.stack.index(battles[0])
    return (
        not _others(g.stack[:at])
        and _fought(g, battles[0])
        and all(_frame(frame) for frame in g.stack[at:])
    )


def _fighter(unit: Fighter) -> bool:
    return unit.side in SIDES and 0 <= unit.damage < MOST


def _others(frames: list[Frame]) -> list[Frame]:
    """What stands in a battle only."""
    return [
        frame
        for frame in frames
        if type(frame).__module__.startswith(HOME) and not isinstance(frame, DrawFate)
    ]


def _fought(g: World, battle: Battle) -> bool:
    """Two sides, in the area with the marker, in one of five rounds."""
    drawn = battle.drawn
    return (
        battle.attacker not in (NOBODY, battle.defender)
        and g.contested in (battle.area, NONE)
        and (g.contested != NONE or not g.fighters)
        and 0 <= battle.round <= ROUNDS
        and -1 <= battle.winner <= DEFENDER
        and len(set(drawn)) == len(drawn)
        and all(0 <= number < 2 * g.kinds for number in drawn)
    )


def _frame(frame: Frame) -> bool:
    if isinstance(frame, (TakeLosses, PickType)) and frame.side not in SIDES:
        return False
    if isinstance(frame, FightPass):
        return all(0 <= number < MOST for number in frame.further)
    return True
