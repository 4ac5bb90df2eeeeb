"""A line of units in a battle whose odds are computed, and what can become of it.

A unit is a number (kind, damage, routed), a line a sorted tuple of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from feldzug.analysis.runewars import helping_cards
from feldzug.analysis.runewars.helping_cards import SHIELD, Cards
from feldzug.games.runewars.board import SHAPE_OF


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
    cards: Cards = ()
    """The development and commander cards that help it."""
    sabotage: int = 0
    """By how much the enemy's stronghold counts less."""

    def standing(self) -> list[int]:
        return [u for u in self.units if not u & 1]

    def count(self, kind: int) -> int:
        """The standing units of a kind."""
        return len([u for u in self.units if u >> 5 == kind and not u & 1])


def without(line: Line, u: int) -> Line:
    units = list(line.units)
    units.remove(u)
    return line._replace(units=tuple(units))


def worked(line: Line, card: str) -> Line:
    """The line when a card that works once has done so."""
    return line._replace(cards=helping_cards.spent(line.cards, card))


def fallen(line: Line, u: int) -> Line:
    """The enemy destroys a unit, unless a commander takes the blow for it."""
    return worked(line, SHIELD) if SHIELD in line.cards else without(line, u)


def instead(line: Line, old: int, new: int | None) -> Line:
    """The same line, but one unit another or destroyed by the enemy."""
    if new is None:
        return fallen(line, old)
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


def initiative(line: Line, u: int) -> int:
    """The round in which a unit draws. [RW-238]"""
    return helping_cards.initiative(line.cards, kind_of(u))


def movable(line: Line) -> list[int]:
    """The units that an ability can make retreat. [RW-283]"""
    if not line.cards:
        return list(line.units)
    return [u for u in line.units if not helping_cards.is_rooted(line.cards, kind_of(u))]


def of_shape(line: Line, shape: int) -> list[int]:
    """The standing units of a shape."""
    return [u for u in line.standing() if SHAPE_OF[kind_of(u)] == shape]


def sacrifice_of(line: Line, kind: int) -> int | None:
    """The unit that would be destroyed: the most damaged one that stands. [RW-291]"""
    return max([u for u in line.standing() if kind_of(u) == kind], default=None)
