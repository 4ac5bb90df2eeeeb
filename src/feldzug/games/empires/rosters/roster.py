"""A roster as a plain value, and what it is checked against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.armies import NONE, ArmyList, Entry, Upgrade, army_list
from feldzug.games.empires.items import Item
from feldzug.games.empires.peoples import People
from feldzug.games.empires.siege_gear import Gear
from feldzug.games.empires.sizes import MOST_BOUGHT
from feldzug.kernel.values import Detail

NO_SIEGE: Final = ""


@dataclass(frozen=True, slots=True)
class RosterLine(Detail):
    """So many of one entry, each with the same upgrades; who bears an item stands in a line of his own."""

    entry: Entry
    count: int = 1
    upgrades: tuple[Upgrade, ...] = ()
    items: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class RosterGear(Detail):
    """So many of one fortification, equipment or siege engine."""

    gear: Gear
    count: int = 1


@dataclass(frozen=True, slots=True)
class Roster(Detail):
    """An army as it is written down."""

    lines: tuple[RosterLine, ...] = ()
    reinforcement: Entry = NONE
    """The additional unit of the event card. [EMP-124]"""
    cards: tuple[Item, ...] = ()
    """Which of the items come from drawn cards and cost nothing. [EMP-018]"""
    gear: tuple[RosterGear, ...] = ()
    """What the extra points of a siege buy. [EMP-327]"""
    extra: tuple[RosterLine, ...] = ()
    """The units that the extra points of a siege buy, beyond the limits of the list. [EMP-423]"""


@dataclass(frozen=True, slots=True)
class Muster(Detail):
    """What an army may be for one battle."""

    people: People
    edition: str
    size: int
    """Points of the battle with every bonus and malus, without what is bought."""
    limits: int
    """The army size whose minimums and maximums hold, whatever the points are. [EMP-187, EMP-194]"""
    gold: int = 0
    """What the treasury holds."""
    most_bought: int = MOST_BOUGHT
    gold_per_point: int = 1
    cards: tuple[Item, ...] = ()
    """The item cards that may be used. [EMP-018, EMP-137, EMP-271, EMP-361]"""
    reinforcement: bool = False
    siege: str = NO_SIEGE
    """The side in a siege, empty in any other battle."""
    extra: int = 0
    """Extra points of a siege. [EMP-327]"""
    walls: bool = True
    """Whether fortifications can be bought: not after an earthquake. [EMP-047]"""

    @property
    def army(self) -> ArmyList:
        """The list from which the army is taken."""
        return army_list(self.people, self.edition)
