"""How both sides choose in a battle whose odds are computed, and what becomes of their lines.

One rule for every choice: a unit in the line has a value, and whoever chooses among his own units gives up
the least of it, whoever chooses among the enemy's takes the most. A unit is worth most while it counts at the
tally, more while it has not drawn its cards yet, and a little for each point of health; among equals the
first in the order of kinds is taken. Of several types of a round the toughest draws first.

A unit is a number (kind, damage, routed), a line a sorted tuple of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from feldzug.games.runewars.board import HEXAGON, RECTANGLE, SHAPE_OF, TRIANGLE, UNITS
from feldzug.games.runewars.decks import DEVELOPMENT_BOX

COUNTS: Final = 10
"""What a unit is worth for counting at the tally."""
FRESH: Final = 6
"""What a unit is worth for the cards that it has not drawn yet."""
TOUGH: Final = 2
"""What a point of health is worth that it can still lose."""

ATTACKER: Final = 0
DEFENDER: Final = 1


@dataclass(frozen=True, slots=True)
class Readings:
    """The options of the game that change a battle."""

    routed_hexagons: bool = False
    """Routed hexagons count at the tally. [RW-253]"""
    latari_choose: bool = False
    """The Sorceress's player says who is driven off. [RW-284]"""
    damaged_first: bool = False
    """Who may choose an enemy unit must take a damaged one. [RW-281]"""


def unit(kind: int, damage: int = 0, routed: bool = False) -> int:
    return kind << 5 | damage << 1 | routed


def kind_of(u: int) -> int:
    return u >> 5


def damage_on(u: int) -> int:
    return u >> 1 & 15


def is_routed(u: int) -> bool:
    return bool(u & 1)


class Line(NamedTuple):
    """The units of one side in a battle, and what has happened to it."""

    units: tuple[int, ...]
    hardened: int = 0
    """By kind, a bit each: whether it has more health. [RW-290, RW-294]"""
    siege: int = 0
    """Strength at the tally by siege. [RW-280]"""
    away: tuple[int, ...] = ()
    """The kinds of units that were driven off, alive. [RW-283]"""
    raised: int = 0
    """Units that have joined. [RW-287]"""
    hand: tuple[int, ...] = ()
    """The cards that may stand in for Fate cards, by their faces, as far as the asking seat holds them."""
    spent: int = 0
    """Tactics cards that were discarded, without those that were drawn."""

    def standing(self) -> list[int]:
        return [u for u in self.units if not u & 1]

    def count(self, kind: int) -> int:
        """The standing units of a kind."""
        return len([u for u in self.units if u >> 5 == kind and not u & 1])


def without(line: Line, u: int) -> Line:
    units = list(line.units)
    units.remove(u)
    return line._replace(units=tuple(units))


def instead(line: Line, old: int, new: int | None) -> Line:
    """The same line, but one unit another or gone."""
    if new is None:
        return without(line, old)
    units = list(line.units)
    units.remove(old)
    units.append(new)
    units.sort()
    return line._replace(units=tuple(units))


def to_be_hit(units: Iterable[int]) -> list[int]:
    """Damaged units first, then standing ones. [RW-247]"""
    every = list(units)
    return [u for u in every if damage_on(u)] or [u for u in every if not is_routed(u)] or every


def to_be_routed(units: Iterable[int]) -> list[int]:
    """Undamaged standing units first. [RW-246]"""
    up = [u for u in units if not is_routed(u)]
    return [u for u in up if not damage_on(u)] or up


def standing_first(units: Iterable[int]) -> list[int]:
    every = list(units)
    return [u for u in every if not is_routed(u)] or every


Loss = Callable[[int], int]
"""What the owner loses if this unit is struck."""


def least(units: Iterable[int], loss: Loss) -> int:
    return min(sorted(set(units)), key=loss)


def most(units: Iterable[int], loss: Loss) -> int:
    return max(sorted(set(units)), key=loss)


class Conduct:
    """What each side does at one moment of a battle: in a pass, or at the tally.

    *fresh* are the kinds of each side that have yet to draw; *reanimates* the figures that may be raised, if
    none of them stood in the line; *hands* the tactics cards of each side. What was found out once is kept.
    """

    def __init__(
        self,
        readings: Readings,
        fresh: tuple[frozenset[int], frozenset[int]],
        reanimates: int = 0,
        hands: tuple[int, int] = (0, 0),
    ) -> None:
        self.readings = readings
        self.fresh = fresh
        self.reanimates = reanimates
        self.hands = hands
        self.known: dict[Any, Any] = {}

    # values

    def health(self, line: Line, kind: int) -> int:
        facts = UNITS[kind]
        if line.hardened >> kind & 1:
            return max(facts.health, facts.amount("raised_health"))
        return facts.health

    def value(self, side: int, line: Line, u: int | None) -> int:
        """What a unit is worth to its side."""
        if u is None:
            return 0
        kind = kind_of(u)
        worth = TOUGH * (self.health(line, kind) - damage_on(u) - 1)
        if not is_routed(u):
            worth += COUNTS + (FRESH if kind in self.fresh[side] else 0)
        elif self.readings.routed_hexagons and SHAPE_OF[kind] == HEXAGON:
            worth += COUNTS
        return worth + 1

    def total(self, side: int, line: Line) -> int:
        return sum([self.value(side, line, u) for u in line.units])

    def after_hits(self, line: Line, u: int, points: int) -> int | None:
        """What becomes of a unit; None if it is destroyed. [RW-248]"""
        damage = damage_on(u) + points
        if damage >= self.health(line, kind_of(u)):
            return None
        return unit(kind_of(u), damage, is_routed(u))

    def hit_loss(self, side: int, line: Line, points: int) -> Loss:
        return lambda u: (
            self.value(side, line, u) - self.value(side, line, self.after_hits(line, u, points))
        )

    def rout_loss(self, side: int, line: Line) -> Loss:
        return lambda u: self.value(side, line, u) - self.value(side, line, u | 1)

    def whole_loss(self, side: int, line: Line) -> Loss:
        return lambda u: self.value(side, line, u)

    def terror_loss(self, side: int, line: Line) -> Loss:
        """A standing unit is routed, a routed one destroyed. [RW-293]"""
        return lambda u: (
            self.value(side, line, u) - self.value(side, line, None if is_routed(u) else u | 1)
        )

    # what befalls a line

    def damage(self, side: int, line: Line, points: int) -> Line:
        """Points of damage, by the choice of the owner."""
        key = "damage", side, line, points
        found: Line | None = self.known.get(key)
        if found is None:
            found = line
            for _ in range(points):
                if found.units:
                    hit = least(to_be_hit(found.units), self.hit_loss(side, found, 1))
                    found = instead(found, hit, self.after_hits(found, hit, 1))
            self.known[key] = found
        return found

    def routs(self, side: int, line: Line, points: int, least_initiative: int = 0) -> Line:
        """Units are routed, by the choice of the owner."""
        key = "routs", side, line, points, least_initiative
        found: Line | None = self.known.get(key)
        if found is None:
            found = line
            for _ in range(points):
                late = [u for u in found.units if UNITS[kind_of(u)].initiative >= least_initiative]
                targets = to_be_routed(late)
                if targets:
                    down = least(targets, self.rout_loss(side, found))
                    found = instead(found, down, down | 1)
            self.known[key] = found
        return found

    def valiant(self, side: int, line: Line, further: int) -> Line:
        """Whoever is hit and lives is hit again. [RW-279]"""
        if not line.units:
            return line
        hit = least(to_be_hit(line.units), self.hit_loss(side, line, 1 + further))
        return instead(line, hit, self.after_hits(line, hit, 1 + further))

    def tough(self, side: int, line: Line, points: int, above: int) -> Line:
        """Units with more health are hit. [RW-277]"""
        for _ in range(points):
            if line.units:
                targets = to_be_hit(line.units)
                strong = [u for u in targets if self.health(line, kind_of(u)) > above]
                hit = least(strong or targets, self.hit_loss(side, line, 1))
                line = instead(line, hit, self.after_hits(line, hit, 1))
        return line

    def aimed_at(self, line: Line) -> list[int]:
        """Who may be chosen by the enemy. [RW-281]"""
        damaged = [u for u in line.units if damage_on(u)]
        return damaged if damaged and self.readings.damaged_first else list(line.units)

    def aimed(self, side: int, line: Line, points: int) -> Line:
        """All points on one unit of the enemy's choice. [RW-281, RW-288]"""
        if not line.units:
            return line
        hit = most(self.aimed_at(line), self.hit_loss(side, line, points))
        return instead(line, hit, self.after_hits(line, hit, points))

    def destroyed(
        self, side: int, line: Line, count: int, shapes: Iterable[int], by_owner: bool
    ) -> Line:
        """Units of some shapes are destroyed, standing ones first. [RW-250]"""
        for _ in range(count):
            targets = standing_first([u for u in line.units if SHAPE_OF[kind_of(u)] in shapes])
            if targets:
                choose = least if by_owner else most
                line = without(line, choose(targets, self.whole_loss(side, line)))
        return line

    def driven_off(self, side: int, line: Line, count: int, by_owner: bool, up: bool) -> Line:
        """Units retreat out of the battle; *up*: only standing ones do. [RW-180, RW-283]"""
        for _ in range(count):
            targets = line.standing() if up else line.units
            if targets:
                choose = least if by_owner else most
                gone = choose(targets, self.whole_loss(side, line))
                line = without(line, gone)
                line = line._replace(away=tuple(sorted((*line.away, kind_of(gone)))))
        return line

    def charge_shape(self, side: int, line: Line, triangles: int, rectangles: int) -> int:
        """The shape of which a charge routs more. [RW-282]"""
        loss = self.rout_loss(side, line)
        sums: list[int] = []
        for shape, count in ((TRIANGLE, triangles), (RECTANGLE, rectangles)):
            losses = sorted([loss(u) for u in of_shape(line, shape)], reverse=True)
            sums.append(sum(losses[:count]))
        return TRIANGLE if sums[0] >= sums[1] else RECTANGLE

    def charged(self, side: int, line: Line, triangles: int, rectangles: int) -> Line:
        shape = self.charge_shape(side, line, triangles, rectangles)
        for _ in range(triangles if shape == TRIANGLE else rectangles):
            targets = of_shape(line, shape)
            if targets:
                down = most(targets, self.rout_loss(side, line))
                line = instead(line, down, down | 1)
        return line

    def fire_shape(self, side: int, line: Line, triangles: int, rectangles: int) -> int:
        """The shape that costs the owner less, of those he can meet in full. [RW-292]"""
        have = [
            [u for u in line.units if SHAPE_OF[kind_of(u)] == shape]
            for shape in (TRIANGLE, RECTANGLE)
        ]
        full = [len(have[0]) >= triangles, len(have[1]) >= rectangles]
        if full[0] != full[1]:
            return TRIANGLE if full[0] else RECTANGLE
        if not full[0]:
            return TRIANGLE if have[0] else RECTANGLE
        costs: list[int] = []
        for shape, count in ((TRIANGLE, triangles), (RECTANGLE, rectangles)):
            left = self.destroyed(side, line, count, (shape,), by_owner=True)
            costs.append(self.total(side, line) - self.total(side, left))
        return TRIANGLE if costs[0] <= costs[1] else RECTANGLE

    def burnt_down(self, side: int, line: Line, triangles: int, rectangles: int) -> Line:
        """The owner destroys triangles or rectangles. [RW-292]"""
        shape = self.fire_shape(side, line, triangles, rectangles)
        count = triangles if shape == TRIANGLE else rectangles
        return self.destroyed(side, line, count, (shape,), by_owner=True)

    def singed(self, side: int, line: Line, count: int) -> Line:
        """A point of damage on each of several different standing units. [RW-297]"""
        left = line.standing()
        named: list[int] = []
        for _ in range(min(count, len(left))):
            named.append(least(left, self.hit_loss(side, line, 1)))
            left.remove(named[-1])
        for hit in named:
            line = instead(line, hit, self.after_hits(line, hit, 1))
        return line

    def terrified(self, side: int, line: Line, count: int) -> Line:
        """Several different units are routed, or destroyed if they were routed already. [RW-293]"""
        left = list(line.units)
        named: list[int] = []
        for _ in range(min(count, len(left))):
            named.append(most(left, self.terror_loss(side, line)))
            left.remove(named[-1])
        for struck in named:
            line = instead(line, struck, None if is_routed(struck) else struck | 1)
        return line

    def overpowered(self, side: int, line: Line, damage: int) -> int | None:
        """The weakened unit that is destroyed; None if damage does more. [RW-285]"""
        weakened = [u for u in line.units if damage_on(u) or is_routed(u)]
        if not weakened:
            return None
        loss = self.whole_loss(side, line)
        best = most(weakened, loss)
        dealt = self.total(side, line) - self.total(side, self.damage(side, line, damage))
        return best if loss(best) >= dealt else None

    def is_furious(self, side: int, own: Line, enemy: Line, kind: int) -> bool:
        """Whether it pays to destroy an own unit for the damage that it deals. [RW-291]"""
        damage = UNITS[kind].amount("damage")
        struck = self.damage(1 - side, enemy, damage)
        dealt = self.total(1 - side, enemy) - self.total(1 - side, struck)
        return dealt > self.value(side, own, sacrifice_of(own, kind))

    # what the defender's development does

    def defended(self, development: str, line: Line) -> Line:
        """The attacker's line after the development was used just before the tally. [RW-179 – RW-182]"""
        number = DEVELOPMENT_BOX.number(development)
        facts = DEVELOPMENT_BOX[number]
        if development == "protective-wards":
            retreats = facts.amount("retreats")
            return self.driven_off(ATTACKER, line, retreats, by_owner=True, up=True)
        if development == "cursed-tomb" and line.standing():
            return self.routs(ATTACKER, line, facts.amount("routs"))
        if development == "hungry-spawn":
            return self.damage(ATTACKER, line, facts.amount("damage"))
        return line


def of_shape(line: Line, shape: int) -> list[int]:
    """The standing units of a shape."""
    return [u for u in line.standing() if SHAPE_OF[kind_of(u)] == shape]


def sacrifice_of(line: Line, kind: int) -> int | None:
    """The unit that would be destroyed: the most damaged one that stands. [RW-291]"""
    return max([u for u in line.standing() if kind_of(u) == kind], default=None)
