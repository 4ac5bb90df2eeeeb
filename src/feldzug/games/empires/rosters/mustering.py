"""A sensible army for whoever does not write one himself: bots, neutral realms, absent players. [EMP-437]

It is the same army for the same muster, always legal, and uses the points as far as something still fits.
"""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.armies import (
    ARTILLERY,
    CAVALRY,
    CHARIOT,
    HERO,
    INFANTRY,
    MACHINE,
    MONSTER,
    NO_LIMIT,
    NONE,
    WIZARD,
    ArmyList,
    Entry,
    EntryFacts,
)
from feldzug.games.empires.items import NO_ARMOUR, items_of
from feldzug.games.empires.rosters.check import may_bear
from feldzug.games.empires.rosters.reckoning import FREE_REINFORCEMENT, item_price
from feldzug.games.empires.rosters.roster import (
    NO_SIEGE,
    Muster,
    Roster,
    RosterGear,
    RosterLine,
)
from feldzug.games.empires.rosters.siege import MOST_BREACHING, breaches
from feldzug.games.empires.siege_gear import (
    ATTACKER,
    DEFENDER,
    FORTIFICATION,
    GEAR,
    GEAR_FACTS,
)

BALANCED: Final = "balanced"
FOOT: Final = "foot"
MOUNTED: Final = "mounted"
STYLES: Final = (BALANCED, FOOT, MOUNTED)

_GROUPS: Final[dict[str, int]] = {
    INFANTRY: 0,
    CAVALRY: 1,
    CHARIOT: 1,
    MONSTER: 2,
    ARTILLERY: 2,
    MACHINE: 2,
}
_SHARES: Final[dict[str, tuple[int, int, int]]] = {
    BALANCED: (5, 3, 2),
    FOOT: (7, 1, 2),
    MOUNTED: (3, 6, 1),
}
"""By style: in which proportion the points go to infantry, to mounted troops and to everything else."""

_TOUGHNESS: Final = {3: 30, 4: 20, 5: 15, 6: 12, NO_ARMOUR: 10}
"""By armour: ten times the hits that one hit point withstands."""

_POINTS_PER_HERO: Final = 700
_POINTS_PER_WIZARD: Final = 1000

_GEAR: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    DEFENDER: (("gateway", 1), ("wall", 4), ("boiling-oil", 2), ("mangonel", 1)),
    ATTACKER: (("ladders", 4), ("battering-ram", 1), ("siege-tower", 1), ("tribock", 1)),
}
"""By side of a siege: the gear that is bought before the rest goes into troops."""


class Levy:
    """An army that is being put together: how many of each entry, and what is left to spend."""

    def __init__(self, muster: Muster, points: int) -> None:
        self.muster = muster
        self.army: ArmyList = muster.army
        self.left = points
        self.counts: dict[int, int] = {}
        self.spent: list[int] = [0, 0, 0]
        self.breaching = 0

    def has(self, entry: int) -> int:
        return self.counts.get(entry, 0)

    def add(self, entry: EntryFacts, count: int = 1) -> None:
        self.counts[entry.number] = self.has(entry.number) + count
        self.left -= entry.points * count
        if entry.kind in _GROUPS:
            self.spent[_GROUPS[entry.kind]] += entry.points * count
        if breaches(entry):
            self.breaching += count

    def room(self, entry: EntryFacts) -> bool:
        """Whether one more is within the limits of the list."""
        most = entry.at_most(self.muster.limits)
        together = self.has(entry.number) + sum([self.has(other) for other in entry.shares])
        if most != NO_LIMIT and together >= most:
            return False
        if entry.hosts:
            hosts = sum([self.has(host) for host in entry.hosts])
            return self.has(entry.number) < hosts
        return True

    def fits(self, entry: EntryFacts) -> bool:
        return entry.points <= self.left and self.may_breach(entry)

    def may_breach(self, entry: EntryFacts) -> bool:
        if self.muster.siege == NO_SIEGE or not breaches(entry):
            return True
        most = MOST_BREACHING * ((self.muster.size + self.muster.extra) // 1000)
        return self.breaching < most

    def lines(self) -> list[RosterLine]:
        """A line for each entry, in the order of the list."""
        return [
            RosterLine(entry.number, self.has(entry.number))
            for entry in self.army.entries
            if self.has(entry.number)
        ]


def merit(entry: EntryFacts) -> int:
    """How much a unit withstands and deals out for its points."""
    toughness = entry.stands * entry.hits * _TOUGHNESS.get(entry.armour, 10)
    attacks = entry.melee + (entry.shots[0] if entry.shots else 0)
    attacks += 3 * (entry.melee_dice + entry.shot_dice)
    return (toughness + 30 * entry.stands * attacks) * 100 // entry.points


def muster_army(
    muster: Muster, style: str = BALANCED, bought: int = 0, spared: Entry = NONE
) -> Roster:
    """A legal army of the people for a battle, with so many points bought. [EMP-437]

    The General and the minimums first, then Heroes and a Wizard, then troops in the proportion of the
    style, the best for their points first, and magic items for what is left. Of the entry that is *spared*
    there are no more than there must be.
    """
    levy = Levy(muster, muster.size + bought)
    for entry in levy.army.entries:
        levy.add(entry, entry.at_least(muster.limits) - levy.has(entry.number))
    _add_characters(levy)
    _add_troops(levy, style, spared)
    reinforcement = _reinforcement(levy) if muster.reinforcement else NONE
    gear, extra = _for_siege(levy)
    return _equipped(levy, Roster(tuple(levy.lines()), reinforcement, (), gear, extra))


def _add_characters(levy: Levy) -> None:
    """A Hero for every 700 points and a Wizard for every 1000; a Hero more if the General gives no orders."""
    size = levy.muster.size
    heroes = size // _POINTS_PER_HERO
    if levy.army.general.has("gives-no-orders"):
        heroes += 1
    _add_kind(levy, HERO, heroes)
    _add_kind(levy, WIZARD, size // _POINTS_PER_WIZARD)


def _add_kind(levy: Levy, kind: str, wanted: int) -> None:
    entries = [entry for entry in levy.army.entries if entry.kind == kind]
    entries.sort(key=lambda entry: (-entry.command, entry.points, entry.number))
    has = sum([levy.has(entry.number) for entry in entries])
    for entry in entries:
        while has < wanted and levy.room(entry) and levy.fits(entry):
            levy.add(entry)
            has += 1


def _add_troops(levy: Levy, style: str, spared: Entry) -> None:
    """Troops until nothing fits: each time for the group that is furthest behind its share."""
    shares = _SHARES[style]
    troops = [
        entry for entry in levy.army.entries if entry.kind in _GROUPS and entry.number != spared
    ]
    while True:
        open_ = [entry for entry in troops if levy.room(entry) and levy.fits(entry)]
        if not open_:
            return
        levy.add(
            min(
                open_,
                key=lambda entry: (
                    levy.spent[_GROUPS[entry.kind]] * 1000 // shares[_GROUPS[entry.kind]],
                    -merit(entry) // (2 + levy.has(entry.number)),
                    entry.number,
                ),
            )
        )


def _reinforcement(levy: Levy) -> int:
    """The best unit that costs no gold. [EMP-124]"""
    found = [
        entry
        for entry in levy.army.entries
        if entry.is_unit
        and entry.points <= FREE_REINFORCEMENT
        and levy.room(entry)
        and levy.may_breach(entry)
    ]
    if not found:
        return NONE
    best = max(found, key=lambda entry: (entry.points, merit(entry), -entry.number))
    levy.breaching += breaches(best)
    return best.number


def _for_siege(levy: Levy) -> tuple[tuple[RosterGear, ...], tuple[RosterLine, ...]]:
    """Gear for the side of the siege, and troops for the rest of the extra points. [EMP-327, EMP-423]"""
    muster = levy.muster
    if muster.siege == NO_SIEGE:
        return (), ()
    left = muster.extra
    gear: list[RosterGear] = []
    most_breaching = MOST_BREACHING * ((muster.size + muster.extra) // 1000)
    for name, count in _GEAR[muster.siege]:
        facts = GEAR_FACTS[GEAR.index(name)]
        if facts.sort == FORTIFICATION and not muster.walls:
            continue
        if facts.points * count > left or (facts.breaches and levy.breaching >= most_breaching):
            continue
        gear.append(RosterGear(facts.number, count))
        left -= facts.points * count
        levy.breaching += count if facts.breaches else 0
    foot = [e for e in levy.army.entries if e.kind == INFANTRY and e.is_unit]
    counts: dict[int, int] = {}
    while True:
        open_ = [entry for entry in foot if entry.points <= left]
        if not open_:
            break
        best = max(open_, key=lambda e: (merit(e) // (2 + counts.get(e.number, 0)), -e.number))
        counts[best.number] = counts.get(best.number, 0) + 1
        left -= best.points
    return tuple(gear), tuple([RosterLine(entry, count) for entry, count in counts.items()])


def _equipped(levy: Levy, roster: Roster) -> Roster:
    """The drawn cards go to who may bear them, and what points are left buy the dearest items that fit."""
    muster = levy.muster
    lines = list(roster.lines)
    used: list[int] = []
    for item in muster.cards:
        if _give(levy.army, lines, item):
            used.append(item)
    prices = items_of(muster.edition)
    for item in sorted(prices, key=lambda number: (-prices[number].points, number)):
        if item in used:
            continue
        for n, line in enumerate(lines):
            price = item_price(levy.army, line, item)
            if not line.items and may_bear(levy.army, line, item) and price <= levy.left:
                _bear(lines, n, item)
                levy.left -= price
                break
    return Roster(tuple(lines), roster.reinforcement, tuple(used), roster.gear, roster.extra)


def _give(army: ArmyList, lines: list[RosterLine], item: int) -> bool:
    """Give an item to the first who may bear it; False if nobody may."""
    for n, line in enumerate(lines):
        if not line.items and may_bear(army, line, item):
            _bear(lines, n, item)
            return True
    return False


def _bear(lines: list[RosterLine], n: int, item: int) -> None:
    """One of a line takes an item and stands in a line of his own from now on."""
    line = lines[n]
    bearer = RosterLine(line.entry, 1, line.upgrades, (item,))
    if line.count == 1:
        lines[n] = bearer
    else:
        lines[n] = RosterLine(line.entry, line.count - 1, line.upgrades)
        lines.insert(n + 1, bearer)
