"""Units, characters and armies while a battle is fought."""

from __future__ import annotations

from math import isqrt
from typing import Final

from feldzug.games.empires.items import ITEMS
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
    CAVALRY,
    CHARIOT,
    GENERAL,
    INFANTRY,
    KINDS,
    MONSTER,
    Commander,
    Force,
    Regiment,
)
from feldzug.games.empires.simulation.fortress import Fortress
from feldzug.games.empires.simulation.ground import (
    DEFENDS,
    DENSE,
    FIELD,
    OPEN,
    PASSABLE,
    SWAMP,
    WATER,
    WOOD,
    Ground,
    ground_of,
    square_at,
)
from feldzug.games.empires.weather import WEATHER_FACTS

CONTACT: Final = 4
"""The distance of the centres of two units that touch."""

FAR: Final = 1 << 20
MOST_ORDERS: Final = 3

_SHIELDING: Final = ITEMS.index("banner-of-shielding")
_FORTITUDE: Final = ITEMS.index("banner-of-fortitude")
_MIGHT: Final = ITEMS.index("sword-of-might")


class Climate:
    """What the weather changes: cold and heat the pace, rain the sight, a thunderstorm the number of orders,
    snowstorm, fog and sandstorm sight and orders. [EMP-180, EMP-363 … EMP-370]
    """

    def __init__(self, weather: int) -> None:
        facts = WEATHER_FACTS[weather]
        self.pace: list[int] = [facts.move[troops] for troops in KINDS]
        self.flight: int = facts.move["flyer"]
        self.flying_charge: int = facts.charge
        self.sight: int = facts.sight or FAR
        self.orders: int = facts.orders or MOST_ORDERS


def _hurt_from(traits: tuple[str, ...]) -> int:
    """The least hits that hurt a large monster badly, as its trait says: `badly-hurt-5-7`."""
    for trait in traits:
        if trait.startswith("badly-hurt-"):
            return int(trait.split("-")[2])
    return 0


class Unit:
    """A unit on the table, by the centre of its front rank. It faces along one of the four axes."""

    def __init__(self, side: int, number: int, regiment: Regiment, climate: Climate) -> None:
        traits = regiment.traits
        self.regiment = regiment
        self.side = side
        self.number = number
        self.entry: int = regiment.entry
        self.kind: int = regiment.kind
        self.flies: bool = regiment.flies
        self.stands: int = regiment.stands
        self.melee: int = regiment.melee
        self.hits: int = regiment.hits + (1 if regiment.item == _FORTITUDE else 0)
        self.armour: int = regiment.armour - (1 if regiment.item == _SHIELDING else 0)
        self.armour = max(self.armour, 3)
        self.item: int = regiment.item
        self.item_left: bool = True
        self.terror: bool = "terror" in traits
        self.fears: bool = not ("immune-terror" in traits or "undead" in traits or self.terror)
        self.confusable: bool = not ("undead" in traits or "no-confusion" in traits)
        self.has_initiative: bool = "undead" not in traits
        self.minds_enemies: bool = "undead" not in traits
        self.drivable: bool = "no-drive-back" not in traits
        self.reckless: bool = "must-charge" in traits or "must-pursue" in traits
        self.pursues_all: bool = "pursue-anything" in traits
        if "move20" in traits:
            pace = climate.pace[INFANTRY]
        elif "move30" in traits:
            pace = climate.pace[CAVALRY]
        else:
            pace = climate.pace[regiment.kind]
        self.pace: int = climate.flight if regiment.flies else pace
        self.charge_reach: int = climate.flying_charge if regiment.flies else pace
        self.always_defended: bool = (
            "always-defended" in traits or "always-defended-in-laager" in traits
        )
        self.hurt_from: int = _hurt_from(traits)
        """So many hits at the end of a phase halve its attacks and hits, once; 0 if never."""
        self.might: int = (1 if regiment.item == _MIGHT else 0) + max(0, regiment.attached - 1)
        self.x = 0
        self.y = 0
        self.fx = 0
        self.fy = 1
        self.brigade = -1
        self.slot = 0
        self.confused = False
        self.foes: list[Unit] = []
        self.has_charged = False
        self.pursuit = 0
        self.flanked = False
        self.wounds = 0
        """Hits of this phase that have not yet felled a stand."""
        self.struck = 0
        """Hits of this round, before stands are taken off."""
        self.first_plus_used = False
        self.has_moved = False
        self.has_fought = False
        self.has_shot = False
        self.at_bank = False
        self.blessed = False
        """A spell of its own side strengthens it in this combat phase."""
        self.wall = -1
        """The first section of wall that it mans, -1 for none."""
        self.leader: Character | None = None
        self.near: Unit | None = None
        self.near_since = -1
        self.near_x = 0
        self.near_y = 0
        self.cover = 0
        """0 in the open, 1 defended, 2 fortified."""
        self.open_stands = self.stands
        self.dense = False
        self.hill = -1
        self.is_high = False
        """On a hill that defends it against who is not on it."""
        self.swamp_stands = 0
        self.water_stands = 0

    def front_step(self) -> int:
        """The width of a stand along the front: infantry shows the long edge, others the short one."""
        return 4 if self.kind == INFANTRY else 2

    def stand_points(self) -> list[tuple[int, int]]:
        """Where each stand lies."""
        count = self.stands
        if count == 1:
            return [(self.x, self.y)]
        step = self.front_step()
        start = -(count - 1) * step // 2
        if self.fx == 0:
            return [(self.x + start + k * step, self.y) for k in range(count)]
        return [(self.x, self.y + start + k * step) for k in range(count)]

    def recover(self) -> None:
        """The end of a phase: hits that felled no stand are dropped; they may hurt a large monster badly."""
        if self.wounds >= self.hurt_from > 0:
            self.hurt_from = 0
            self.melee = (self.melee + 1) // 2
            self.hits = (self.hits + 1) // 2
        self.wounds = 0

    def half_points(self) -> int:
        """Half its points, rounded up to 5."""
        return (self.regiment.points + 9) // 10 * 5

    def is_worn(self) -> bool:
        """A unit of three stands or more of which one is left."""
        return self.stands == 1 and self.regiment.stands >= 3


class Character:
    """A General, Hero or Wizard on the table."""

    def __init__(self, side: int, number: int, commander: Commander) -> None:
        self.commander = commander
        self.side = side
        self.number = number
        self.entry: int = commander.entry
        self.rank: int = commander.rank
        self.command: int = commander.command
        self.item: int = commander.item
        self.item_left = True
        self.alive = True
        self.x = 0
        self.y = 0
        self.unit: Unit | None = None
        self.has_failed = False
        self.unsure = 0
        """How often a blunder has lowered the command for good."""
        self.first_plus_used = False
        self.spell_plus_left: bool = "spell-plus1-once" in commander.traits


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
        if unit.confusable:
            unit.confused = True


def distance(one: Unit, other: Unit) -> int:
    """From unit to unit, in cm."""
    dx, dy = one.x - other.x, one.y - other.y
    far = isqrt(dx * dx + dy * dy) - CONTACT
    return max(0, far)


def distance_to(unit: Unit, x: int, y: int) -> int:
    """From a unit to a point, in cm."""
    dx, dy = unit.x - x, unit.y - y
    far = isqrt(dx * dx + dy * dy) - CONTACT // 2
    return max(0, far)


def nearest(unit: Unit, units: list[Unit]) -> Unit | None:
    """The nearest of some units, the first of equals."""
    best: Unit | None = None
    least = FAR
    x, y = unit.x, unit.y
    for other in units:
        dx, dy = other.x - x, other.y - y
        far = dx * dx + dy * dy
        if far < least:
            best, least = other, far
    return best


FRONT, FLANK, REAR = range(3)


def zone_of(unit: Unit, x: int, y: int) -> int:
    """Where a charger comes from: the zones part at 45 degrees from the corners. [EMP-020]"""
    rx, ry = x - unit.x, y - unit.y
    ahead = rx * unit.fx + ry * unit.fy
    aside = abs(rx * unit.fy - ry * unit.fx)
    half_width = unit.stands * unit.front_step() // 2
    half_depth = 1 if unit.kind == INFANTRY else 2
    if ahead - half_depth >= aside - half_width:
        return FRONT
    if -ahead - half_depth >= aside - half_width:
        return REAR
    return FLANK


def face(unit: Unit, x: int, y: int) -> None:
    """Turn a unit along the axis that leads to a point best."""
    dx, dy = x - unit.x, y - unit.y
    if abs(dx) > abs(dy):
        unit.fx, unit.fy = (1 if dx > 0 else -1), 0
    elif dy != 0:
        unit.fx, unit.fy = 0, (1 if dy > 0 else -1)


def can_stand(unit: Unit, code: int) -> bool:
    """Whether a unit may stand on such ground at all."""
    if unit.flies:
        return code != WOOD and PASSABLE[INFANTRY][code]
    return PASSABLE[unit.kind][code]


BIG: Final = (MONSTER, CHARIOT)
"""Whose charge brings two attacks more a stand, not one."""
