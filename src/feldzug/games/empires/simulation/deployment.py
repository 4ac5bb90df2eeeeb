"""Deployment: brigades along the own edge, infantry in the middle, cavalry outside, walls manned."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.field import Army, Battle
from feldzug.games.empires.simulation.forces import ARTILLERY, GENERAL, INFANTRY, MACHINE
from feldzug.games.empires.simulation.ground import MIDDLE, WIDTH, ZONE
from feldzug.games.empires.simulation.infiltrating import infiltrate, infiltrates
from feldzug.games.empires.simulation.units import PUSHED, Unit
from feldzug.games.empires.simulation.walls import raise_walls, with_rams

FOOT_SLOTS: Final = ((-6, 0), (6, 0), (-6, -4), (6, -4))
OTHER_SLOTS: Final = ((-7, 0), (0, 0), (7, 0), (0, -5))
"""Where the units of a brigade stand in it: sideways, and ahead."""


HORDE: Final = 6
"""So many units of infantry in a brigade where the list sets no limit."""

SMALL: Final = 30
"""An objective of so few points is worth one unit."""


def offset(unit: Unit) -> tuple[int, int]:
    return (FOOT_SLOTS if unit.kind == INFANTRY else OTHER_SLOTS)[unit.slot % 4]


def _keeps_apart(unit: Unit) -> bool:
    """Whether a unit forms brigades with its own kind only."""
    return "brigade-own-kind-only" in unit.regiment.traits


def _brigades(units: list[Unit], alone: list[Unit]) -> list[list[Unit]]:
    """Units of one sort, fours of infantry, threes of others, alone who must be.

    Skaven form larger brigades, some knights none with others, a bell is pushed by infantry, and who
    infiltrates goes with his like.
    """
    sorts: list[list[Unit]] = [[], [], [], [], []]
    for unit in units:
        if unit.flies:
            sorts[4].append(unit)
        elif unit in alone or "no-brigade" in unit.regiment.traits:
            sorts[3].append(unit)
        elif unit.kind == INFANTRY or PUSHED in unit.regiment.traits:
            sorts[0].append(unit)
        elif unit.kind in (ARTILLERY, MACHINE):
            sorts[1].append(unit)
        else:
            sorts[2].append(unit)
    found: list[list[Unit]] = []
    sizes = [4, 2, 3, 1, 2]
    if all("brigade-any-size" in unit.regiment.traits for unit in sorts[0]):
        sizes[0] = HORDE
    for entry in sorted({unit.entry for unit in sorts[2] if _keeps_apart(unit)}):
        sorts.append([unit for unit in sorts[2] if unit.entry == entry])
        sizes.append(3)
    sorts[2] = [unit for unit in sorts[2] if not _keeps_apart(unit)]
    sorts.append([unit for unit in sorts[0] if infiltrates(unit)])
    sizes.append(sizes[0])
    sorts[0] = [unit for unit in sorts[0] if not infiltrates(unit)]
    for sort, most in zip(sorts, sizes, strict=True):
        if not sort:
            continue
        # Close fighters stand in front of those who shoot.
        sort.sort(key=lambda unit: (unit.regiment.reach > 0, -unit.melee, unit.armour, unit.number))
        count = -(-len(sort) // most)
        for n in range(count):
            found.append(sort[n::count])
    return found


def deploy(battle: Battle) -> None:
    """Set up both armies within 20 cm of their edges, and then who infiltrates."""
    raise_walls(battle)
    for army in battle.armies:
        _deploy(battle, army)
    infiltrate(battle)
    for army in battle.armies:
        _goals(battle, army)


def _deploy(battle: Battle, army: Army) -> None:
    free = list(army.units)
    fortress = battle.fortress
    is_fortified = fortress is not None and fortress.defender == army.side
    if is_fortified:
        free = _man_walls(battle, army)
    army.brigades = _brigades(free, with_rams(battle, army.side))
    count = len(army.brigades)
    spacing = min(27, (WIDTH - 20) // max(1, count))
    for n, brigade in enumerate(army.brigades):
        place = (n + 1) // 2 * (1 if n % 2 else -1)
        x = WIDTH // 2 + place * spacing
        if is_fortified and fortress is not None:
            x = fortress.left - 20 - n * 12 if n % 2 else fortress.right + 20 + n * 12
        x = max(10, min(WIDTH - 10, x))
        for slot, unit in enumerate(brigade):
            unit.brigade, unit.slot = n, slot
            aside, ahead = offset(unit)
            unit.x = max(1, min(WIDTH - 2, x + aside))
            unit.y = army.edge + army.ahead * (ZONE - 6 + ahead)
            unit.fx, unit.fy = 0, army.ahead
            battle.settle(unit)
    for n, character in enumerate(army.characters):
        brigade = army.brigades[n % count] if count else []
        character.x = WIDTH // 2 if character.rank == GENERAL or not brigade else brigade[0].x
        character.y = army.edge + army.ahead * 8


def _man_walls(battle: Battle, army: Army) -> list[Unit]:
    """Infantry mans the walls, shooters first; artillery stands behind them. [EMP-325]"""
    fortress = battle.fortress
    if fortress is None:
        return list(army.units)
    foot = [unit for unit in army.units if unit.kind == INFANTRY and not unit.flies]
    foot.sort(key=lambda unit: (unit.regiment.reach == 0, unit.number))
    first = 0
    placed: list[Unit] = []
    for unit in foot:
        if first + unit.stands > len(fortress.sections):
            break
        unit.wall = first
        unit.x = fortress.sections[first + unit.stands // 2].x
        unit.y = fortress.inner
        first += unit.stands
        placed.append(unit)
    for unit in army.units:
        if unit.kind == ARTILLERY:
            unit.x = (
                fortress.left + 4 + 6 * len(placed) % max(8, fortress.right - fortress.left - 8)
            )
            unit.y = army.edge + army.ahead * 10
            placed.append(unit)
    for unit in placed:
        unit.fx, unit.fy = 0, army.ahead
        battle.settle(unit)
    return [unit for unit in army.units if unit not in placed]


def _goals(battle: Battle, army: Army) -> None:
    """Each objective is the goal of the nearest infantry: a brigade, or one unit for a small one close by."""
    army.goals = [-1] * len(army.brigades)
    for number, (x, y) in enumerate(battle.ground.places):
        best, least = -1, 1 << 30
        for n, brigade in enumerate(army.brigades):
            if army.goals[n] >= 0 or not brigade or brigade[0].kind != INFANTRY:
                continue
            far = (brigade[0].x - x) ** 2 + (brigade[0].y - y) ** 2
            if far < least:
                best, least = n, far
        if best < 0:
            continue
        is_close = abs(y - army.edge) < MIDDLE
        if (
            is_close
            and battle.sheet.objectives[number].points <= SMALL
            and len(army.brigades[best]) > 1
        ):
            _detach(army, best, number)
        else:
            army.goals[best] = number


def _detach(army: Army, brigade: int, goal: int) -> None:
    """Send the last unit of a brigade to an objective of its own."""
    unit = army.brigades[brigade].pop()
    unit.brigade, unit.slot = len(army.brigades), 0
    army.brigades.append([unit])
    army.goals.append(goal)
