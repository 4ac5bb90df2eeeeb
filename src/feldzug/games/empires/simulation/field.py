"""Both armies and the table while a battle is fought."""

from __future__ import annotations

from feldzug.games.empires.sheet import NEITHER, Sheet
from feldzug.games.empires.simulation.chronicle import (
    CHARACTER_SLAIN,
    DESTROYED,
    GENERAL_SLAIN,
    STANDS_LOST,
    Chronicle,
)
from feldzug.games.empires.simulation.dice import BattleDice
from feldzug.games.empires.simulation.forces import (
    GENERAL,
    Force,
)
from feldzug.games.empires.simulation.fortress import Fortress
from feldzug.games.empires.simulation.ground import (
    DEFENDS,
    DENSE,
    FIELD,
    OPEN,
    SWAMP,
    WATER,
    Ground,
    ground_of,
    square_at,
)
from feldzug.games.empires.simulation.hatred import meet
from feldzug.games.empires.simulation.measuring import nearest
from feldzug.games.empires.simulation.units import Character, Climate, Unit


class Army:
    """One side of the battle."""

    def __init__(self, side: int, force: Force, climate: Climate, edge: int) -> None:
        self.side = side
        self.force = force
        self.edge = edge
        """The y of its long edge."""
        self.ahead = 1 if edge == 0 else -1
        """The direction of the enemy along y."""
        self.units: list[Unit] = [
            Unit(side, n, one, climate) for n, one in enumerate(force.regiments)
        ]
        self.characters: list[Character] = [
            Character(side, n, one) for n, one in enumerate(force.commanders)
        ]
        self.lost: list[Unit] = []
        self.slain: list[Character] = []
        self.brigades: list[list[Unit]] = []
        self.goals: list[int] = []
        """The objective that each brigade goes for, -1 for none."""
        self.has_withdrawn = False
        self.commands_on = True
        counted = sum([1 for one in force.regiments if one.counts])
        self.break_point: int = (counted + 1) // 2
        """Half of the units that count, rounded up."""

    def losses(self) -> int:
        """Twice the units lost, as the break point counts them: one that is worn is half a loss."""
        total = 0
        for unit in self.lost:
            if unit.regiment.counts:
                total += 2
        for unit in self.units:
            if unit.regiment.counts and unit.is_worn():
                total += 1
        return total


class Battle:
    """A battle while it is fought: the ground, both armies, the dice, and what is told."""

    def __init__(self, sheet: Sheet, forces: tuple[Force, Force], dice: BattleDice) -> None:
        self.sheet = sheet
        self.dice = dice
        self.ground: Ground = ground_of(sheet)
        self.climate: Climate = Climate(sheet.weather)
        edges = (0, 120) if sheet.side == 0 else (120, 0)
        self.armies: tuple[Army, Army] = (
            Army(0, forces[0], self.climate, edges[0]),
            Army(1, forces[1], self.climate, edges[1]),
        )
        for army in self.armies:
            meet(army.units, self.armies[1 - army.side].force)
        self.chronicle = Chronicle()
        self.turn = 0
        self.plus_per_character = False
        self.moves = 0
        """Grows whenever enemies of the side in turn may have moved or fallen."""
        self.castle_card = NEITHER
        self.fortress: Fortress | None = None
        self.swamp_stands = 0
        """Stands lost in swamp in this player's turn."""

    def nearest_enemy(self, unit: Unit) -> Unit | None:
        """The nearest enemy unit, looked up once as long as nobody moves."""
        if unit.near_since != self.moves or unit.near_x != unit.x or unit.near_y != unit.y:
            unit.near = nearest(unit, self.armies[1 - unit.side].units)
            unit.near_since, unit.near_x, unit.near_y = self.moves, unit.x, unit.y
        return unit.near

    def enemies_of(self, unit: Unit) -> list[Unit]:
        return self.armies[1 - unit.side].units

    def settle(self, unit: Unit) -> None:
        """Look at the ground a unit stands on, stand by stand. [EMP-024, EMP-025, EMP-321]"""
        ground = self.ground
        codes = ground.codes
        defends = DEFENDS[unit.kind]
        cover = 1 if unit.always_defended else 0
        is_open = swamp = water = 0
        dense = False
        hill = -1
        high = False
        for x, y in unit.stand_points():
            square = square_at(x, y)
            code = codes[square]
            if code == OPEN:
                is_open += 1
                continue
            if DENSE[code]:
                dense = True
                if defends[code]:
                    cover = 1
                if code == SWAMP:
                    swamp += 1
            elif code == WATER:
                water += 1
            else:
                if ground.hill_of[square] >= 0:
                    hill = ground.hill_of[square]
                    high = high or defends[code]
                if code != FIELD:
                    is_open += 1
        if unit.wall >= 0:
            cover = 2
        unit.cover = cover
        unit.open_stands = is_open
        unit.dense = dense
        unit.hill = hill
        unit.is_high = high
        unit.swamp_stands = swamp
        unit.water_stands = water

    def lose_stands(self, unit: Unit, count: int) -> None:
        """Take stands off; the last one takes the unit with it."""
        if count <= 0 or unit.stands == 0:
            return
        if count >= unit.stands:
            self.destroy(unit)
            return
        unit.stands -= count
        self.chronicle.tell(unit.side, STANDS_LOST, unit.entry, count=count)
        self.settle(unit)

    def destroy(self, unit: Unit, deed: int = DESTROYED) -> None:
        """Remove a whole unit; who led it stands alone."""
        if unit.stands == 0:
            return
        army = self.armies[unit.side]
        self.moves += 1
        unit.stands = 0
        army.units.remove(unit)
        army.lost.append(unit)
        if 0 <= unit.brigade < len(army.brigades) and unit in army.brigades[unit.brigade]:
            army.brigades[unit.brigade].remove(unit)
        self.chronicle.tell(unit.side, deed, unit.entry)
        for foe in unit.foes:
            if unit in foe.foes:
                foe.foes.remove(unit)
        unit.foes = []
        if unit.leader is not None:
            unit.leader.unit = None
            unit.leader = None

    def slay(self, character: Character) -> None:
        """A character is lost; without its General an army withdraws at once."""
        army = self.armies[character.side]
        character.alive = False
        army.characters.remove(character)
        army.slain.append(character)
        if character.unit is not None:
            character.unit.leader = None
            character.unit = None
        if character.rank == GENERAL:
            self.chronicle.tell(character.side, GENERAL_SLAIN, character.entry)
            army.has_withdrawn = True
        else:
            self.chronicle.tell(character.side, CHARACTER_SLAIN, character.entry)

    def confuse(self, unit: Unit) -> None:
        """Confuse a unit, if that can be; elephants stampede instead."""
        if "stampede" in unit.regiment.traits:
            unit.stampedes = True
        elif unit.confusable:
            unit.confused = True
