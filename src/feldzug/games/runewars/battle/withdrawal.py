"""A unit leaves the battle at once, in retreat. [RW-273]"""

from __future__ import annotations

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import DEFENDER, fighters_of, leave
from feldzug.games.runewars.retreat import Retreat, take_off_map
from feldzug.games.runewars.world import Fighter, World
from feldzug.kernel.frames import Todo


def withdraw(g: World, unit: Fighter) -> Todo:
    """A unit retreats out of the line: it draws no more cards and does not count. [RW-273]"""
    battle = g.frame(Battle)
    leave(g, unit)
    g.leaving[unit.kind] += 1
    return Retreat(battle.seat_of(unit.side), battle.area, battle.speaker(g, unit.side))


def withdraw_all(g: World, side: int, *, only_friendly: bool = False) -> Todo:
    """All units of a side retreat together, a defender's routed bystanders too. [RW-267]"""
    battle = g.frame(Battle)
    if side == DEFENDER:
        take_off_map(g, battle.area)
    for unit in fighters_of(g, side):
        leave(g, unit)
        g.leaving[unit.kind] += 1
    if not any(g.leaving):
        return None
    owner, chooser = battle.seat_of(side), battle.speaker(g, side)
    return Retreat(owner, battle.area, chooser, only_friendly=only_friendly)
