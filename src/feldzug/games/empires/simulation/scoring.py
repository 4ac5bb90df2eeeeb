"""The end of a battle: battle points, objectives, the castle's card, and armies that withdraw."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.sheet import NEITHER, OBJECTIVES
from feldzug.games.empires.simulation.chronicle import CASTLE_CARD, WITHDRAWAL
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import INFANTRY
from feldzug.games.empires.simulation.ground import MOUNTAIN
from feldzug.games.empires.simulation.units import Unit

_MOUNTAIN: Final = OBJECTIVES.index("mountain")
_CITY: Final = OBJECTIVES.index("city")
_CASTLE: Final = OBJECTIVES.index("castle")
TOUCH: Final = 8
"""So far from the centre of a unit its stands touch a building."""
IN_CITY: Final = 10


def points_of(battle: Battle, side: int) -> int:
    """What a side has scored by the Warmaster rules.

    Full points for units destroyed and characters slain; half, rounded up to 5, for units of three stands or
    more down to one. Troll Slayers count the other way round: those who live are scored.
    """
    enemy = battle.armies[1 - side]
    total = 0
    for unit in enemy.lost:
        if "inverted-victory-points" not in unit.regiment.traits:
            total += unit.regiment.points
    for unit in enemy.units:
        if "inverted-victory-points" in unit.regiment.traits:
            total += unit.half_points() if unit.is_worn() else unit.regiment.points
        elif unit.is_worn():
            total += unit.half_points()
    for character in enemy.slain:
        total += character.commander.points
    return total


def points(battle: Battle) -> tuple[int, int]:
    return points_of(battle, 0), points_of(battle, 1)


def touches(unit: Unit, x: int, y: int, far: int) -> bool:
    dx, dy = unit.x - x, unit.y - y
    return dx * dx + dy * dy <= far * far


def holder(battle: Battle, number: int) -> int:
    """The side that holds an objective now.

    Mountain: an own unit on top that is not confused, and no enemy there. City: sole occupation. Special
    building, mine and castle: own infantry touches it, and no enemy unit.
    [EMP-283, EMP-350, EMP-353, EMP-355, EMP-416]
    """
    kind = battle.sheet.objectives[number].kind
    x, y = battle.ground.places[number]
    there = [False, False]
    claims = [False, False]
    for army in battle.armies:
        for unit in army.units:
            if kind == _MOUNTAIN:
                is_there = battle.ground.code(unit.x, unit.y) == MOUNTAIN
                claim = not unit.confused
            elif kind == _CITY:
                is_there = abs(unit.x - x) <= IN_CITY and abs(unit.y - y) <= IN_CITY
                claim = True
            else:
                is_there = touches(unit, x, y, TOUCH)
                claim = unit.kind == INFANTRY
            if is_there:
                there[army.side] = True
                if claim:
                    claims[army.side] = True
    for side in (0, 1):
        if claims[side] and not there[1 - side]:
            return side
    return NEITHER


def look_for_card(battle: Battle, side: int) -> None:
    """The first infantry unit to touch the castle gets its card for its side. [EMP-360]"""
    if battle.castle_card != NEITHER:
        return
    for number, objective in enumerate(battle.sheet.objectives):
        if objective.kind != _CASTLE:
            continue
        x, y = battle.ground.places[number]
        for unit in battle.armies[side].units:
            if unit.kind == INFANTRY and touches(unit, x, y, TOUCH):
                battle.castle_card = side
                battle.chronicle.tell(side, CASTLE_CARD, unit.entry)
                return


def look_for_break(battle: Battle) -> bool:
    """Whether an army withdraws, so that the battle is over.

    It does when it has lost its break point, but not in a siege; without General or units in any case.
    An army without any unit that counts has no break point.
    """
    over = False
    for army in battle.armies:
        breaks = army.break_point > 0 and not battle.sheet.siege
        if not army.units or (breaks and army.losses() >= 2 * army.break_point):
            army.has_withdrawn = True
        if army.has_withdrawn:
            battle.chronicle.tell(army.side, WITHDRAWAL)
            over = True
    return over
