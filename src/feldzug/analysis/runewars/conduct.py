"""How both sides choose in a battle whose odds are computed, and what becomes of their lines.

One rule for every choice: a unit in the line has a value, and whoever chooses among his own units gives up
the least of it, whoever chooses among the enemy's takes the most. A unit is worth most while it counts at the
tally, more while it has not drawn its cards yet, and a little for each point of health; among equals the
first in the order of kinds is taken. Of several types of a round the toughest draws first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from feldzug.analysis.runewars import helping_cards
from feldzug.analysis.runewars.helping_cards import FRENZY
from feldzug.analysis.runewars.line import (
    Line,
    damage_on,
    fallen,
    initiative,
    instead,
    is_routed,
    kind_of,
    movable,
    of_shape,
    sacrifice_of,
    standing_first,
    to_be_hit,
    to_be_routed,
    unit,
    without,
)
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
        more = helping_cards.health(line.cards, kind) if line.cards else 0
        if line.hardened >> kind & 1:
            return max(facts.health, facts.amount("raised_health")) + more
        return facts.health + more

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
                late = [u for u in found.units if initiative(found, u) >= least_initiative]
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

    def tough(self, side: int, line: Line, points: int, above: int, by_owner: bool = True) -> Line:
        """Units with more health are hit. [RW-277]"""
        choose = least if by_owner else most
        for _ in range(points):
            if line.units:
                targets = to_be_hit(line.units)
                strong = [u for u in targets if self.health(line, kind_of(u)) > above]
                hit = choose(strong or targets, self.hit_loss(side, line, 1))
                line = instead(line, hit, self.after_hits(line, hit, 1))
        return line

    def aimed_at(self, units: Iterable[int]) -> list[int]:
        """Who of these may be chosen by the enemy. [RW-281]"""
        damaged = [u for u in units if damage_on(u)]
        return damaged if damaged and self.readings.damaged_first else list(units)

    def aimed(self, side: int, line: Line, points: int) -> Line:
        """All points on one unit of the enemy's choice. [RW-281, RW-288]"""
        if not line.units:
            return line
        hit = most(self.aimed_at(line.units), self.hit_loss(side, line, points))
        return instead(line, hit, self.after_hits(line, hit, points))

    def destroyed(
        self, side: int, line: Line, count: int, shapes: Iterable[int], by_owner: bool
    ) -> Line:
        """Units of some shapes are destroyed, standing ones first. [RW-250]"""
        for _ in range(count):
            targets = standing_first([u for u in line.units if SHAPE_OF[kind_of(u)] in shapes])
            if targets:
                choose = least if by_owner else most
                line = fallen(line, choose(targets, self.whole_loss(side, line)))
        return line

    def driven_off(self, side: int, line: Line, count: int, by_owner: bool, up: bool) -> Line:
        """Units retreat out of the battle; *up*: only standing ones do, at the tally. [RW-180, RW-283]"""
        for _ in range(count):
            targets = line.standing() if up else movable(line)
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

    def fire_shape(
        self, side: int, line: Line, triangles: int, rectangles: int, by_owner: bool = True
    ) -> int:
        """The shape that costs the owner less, of those he can meet in full. [RW-292]

        Where the enemy chooses it is the one that costs more.
        """
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
            left = self.destroyed(side, line, count, (shape,), by_owner)
            costs.append(self.total(side, line) - self.total(side, left))
        if by_owner:
            return TRIANGLE if costs[0] <= costs[1] else RECTANGLE
        return TRIANGLE if costs[0] >= costs[1] else RECTANGLE

    def burnt_down(
        self, side: int, line: Line, triangles: int, rectangles: int, by_owner: bool = True
    ) -> Line:
        """Triangles or rectangles are destroyed, by the choice of their owner or of the enemy. [RW-292]"""
        shape = self.fire_shape(side, line, triangles, rectangles, by_owner)
        count = triangles if shape == TRIANGLE else rectangles
        return self.destroyed(side, line, count, (shape,), by_owner)

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
        dies = sacrifice_of(own, kind)
        given = self.value(side, own, dies)
        if FRENZY in own.cards and dies is not None:
            given -= self.value(side, own, dies | 1)
        return dealt > given

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
