"""What a roster costs in points and gold, and how many lost units break the army."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.armies import NONE, SWAP, ArmyList, EntryFacts
from feldzug.games.empires.items import NOBODY, items_of
from feldzug.games.empires.rosters.roster import Muster, Roster, RosterLine
from feldzug.games.empires.siege_gear import ARTILLERY, GEAR_FACTS

FREE_REINFORCEMENT: Final = 70
"""So many points of the additional unit cost nothing. [EMP-124]"""


def is_known(army: ArmyList, line: RosterLine) -> bool:
    """Whether the list has the entry and the upgrades of a line."""
    return line.entry in army.by_entry and all(one in army.by_upgrade for one in line.upgrades)


def fights_as(army: ArmyList, line: RosterLine) -> EntryFacts:
    """The entry whose profile the units of a line have: their own, or that which they are swapped for."""
    for number in line.upgrades:
        upgrade = army.by_upgrade[number]
        if upgrade.kind == SWAP:
            return army.by_entry[upgrade.becomes]
    return army.by_entry[line.entry]


def item_price(army: ArmyList, line: RosterLine, item: int) -> int:
    """What an item costs for the bearer in a line; NOBODY if there is no price for him."""
    found = items_of(army.edition).get(item)
    if found is None:
        return NOBODY
    bearer = fights_as(army, line)
    return found.price(bearer.armour, bearer.hits)


def bare_points(army: ArmyList, line: RosterLine) -> int:
    """What one of a line costs with its upgrades, without items."""
    return army.by_entry[line.entry].points + sum(
        [army.by_upgrade[one].points for one in line.upgrades]
    )


def worth_of(army: ArmyList, line: RosterLine) -> int:
    """What a line is worth to an enemy who destroys it: drawn items count like bought ones. [EMP-018]"""
    items = sum([max(0, item_price(army, line, item)) for item in line.items])
    return line.count * bare_points(army, line) + items


def line_points(army: ArmyList, line: RosterLine, cards: tuple[int, ...]) -> int:
    """What a line costs: drawn items cost nothing. [EMP-018]"""
    drawn = [max(0, item_price(army, line, item)) for item in line.items if item in cards]
    return worth_of(army, line) - sum(drawn)


def army_points(roster: Roster, army: ArmyList) -> int:
    """What the army costs, without reinforcement and without what the extra points of a siege buy."""
    known = [line for line in roster.lines if is_known(army, line)]
    return sum([line_points(army, line, roster.cards) for line in known])


def extra_points(roster: Roster, army: ArmyList) -> int:
    """What the siege gear and the troops beyond the limits cost. [EMP-327]"""
    known = [line for line in roster.extra if is_known(army, line)]
    troops = sum([line_points(army, line, roster.cards) for line in known])
    return troops + sum([one.count * GEAR_FACTS[one.gear].points for one in roster.gear])


def all_lines(roster: Roster) -> list[RosterLine]:
    """Everybody who takes the field: the army, the additional unit and the extra troops of a siege."""
    lines = [*roster.lines, *roster.extra]
    if roster.reinforcement != NONE:
        lines.append(RosterLine(roster.reinforcement))
    return lines


def army_worth(roster: Roster, army: ArmyList) -> int:
    """What an enemy scores who destroys everything: troops, characters, their items, siege artillery."""
    engines = [one for one in roster.gear if GEAR_FACTS[one.gear].sort == ARTILLERY]
    return sum([worth_of(army, line) for line in all_lines(roster)]) + sum(
        [one.count * GEAR_FACTS[one.gear].points for one in engines]
    )


def bought_points(roster: Roster, muster: Muster) -> int:
    """The points above the size of the battle, which gold must buy. [EMP-182]"""
    return max(0, army_points(roster, muster.army) - muster.size)


def reinforcement_gold(roster: Roster, muster: Muster) -> int:
    """The gold for what the additional unit costs above 70 points, 1 a point. [EMP-125]"""
    entry = muster.army.by_entry.get(roster.reinforcement)
    return 0 if entry is None else max(0, entry.points - FREE_REINFORCEMENT)


def gold_cost(roster: Roster, muster: Muster) -> int:
    """The gold that the treasury pays for the army. [EMP-125, EMP-182]"""
    bought = bought_points(roster, muster) * muster.gold_per_point
    return bought + reinforcement_gold(roster, muster)


def units_of(roster: Roster, army: ArmyList) -> list[tuple[RosterLine, EntryFacts]]:
    """Every line of units with the entry that it fights as, the reinforcement among them.

    Characters and attached stands are no units.
    """
    return [
        (line, fights_as(army, line))
        for line in all_lines(roster)
        if army.by_entry[line.entry].is_unit
    ]


def break_point(roster: Roster, army: ArmyList) -> int:
    """How many lost units break the army: half of those that count, rounded up. [EMP-126]"""
    counting = [
        line.count
        for line, _ in units_of(roster, army)
        if army.by_entry[line.entry].counts_for_break
    ]
    return (sum(counting) + 1) // 2
