"""Everything that speaks against a roster, each objection with the number of its rule."""

from __future__ import annotations

from feldzug.games.empires.armies import GENERAL, NO_LIMIT, NONE, SWAP, ArmyList, EntryFacts
from feldzug.games.empires.items import NOBODY, items_of
from feldzug.games.empires.rosters.reckoning import (
    army_points,
    bought_points,
    fights_as,
    gold_cost,
    is_known,
    item_price,
)
from feldzug.games.empires.rosters.roster import Muster, Roster, RosterLine
from feldzug.games.empires.rosters.siege import objections_to_siege
from feldzug.games.empires.siege_gear import GEAR_FACTS
from feldzug.kernel.values import Reason, because


def check(roster: Roster, muster: Muster) -> list[Reason]:
    """Why an army may not take part like this; empty if it may."""
    army = muster.army
    strangers = objections_to_lines(roster, army)
    if strangers:
        return strangers
    return [
        *objections_to_numbers(roster, muster),
        *objections_to_upgrades(roster, muster),
        *objections_to_items(roster, muster),
        *objections_to_reinforcement(roster, muster),
        *objections_to_siege(roster, muster),
        *objections_to_points(roster, muster),
    ]


def limits_rule(muster: Muster) -> str:
    """The rule that says whose limits hold. [EMP-187, EMP-192]"""
    return "EMP-192" if muster.limits >= 2000 else "EMP-187"


def objections_to_lines(roster: Roster, army: ArmyList) -> list[Reason]:
    """An army has entries of its own list only, each with its own upgrades, and at least one a line."""
    found: list[Reason] = []
    for line in (*roster.lines, *roster.extra):
        if not is_known(army, line):
            found.append(because("roster-stranger", "EMP-187", entry=line.entry))
        elif line.count < 1:
            found.append(because("roster-count", "EMP-187", entry=line.entry))
    if roster.reinforcement != NONE and roster.reinforcement not in army.by_entry:
        found.append(because("roster-stranger", "EMP-124", entry=roster.reinforcement))
    for one in roster.gear:
        if one.count < 1 or not 0 <= one.gear < len(GEAR_FACTS):
            found.append(because("roster-gear-count", "EMP-327", gear=one.gear))
    return found


def counts_of(roster: Roster) -> dict[int, int]:
    """How many of each entry count for the limits: the reinforcement too, extra troops do not. [EMP-124]"""
    found: dict[int, int] = {}
    for line in roster.lines:
        found[line.entry] = found.get(line.entry, 0) + line.count
    if roster.reinforcement != NONE:
        found[roster.reinforcement] = found.get(roster.reinforcement, 0) + 1
    return found


def objections_to_numbers(roster: Roster, muster: Muster) -> list[Reason]:
    """One General, minimums and maximums of the list, and a unit for each stand that is attached.

    Minimums and maximums are multiplied by the full thousands of the size whose limits hold, whatever the
    army's points are; below 1000 there is no minimum. [EMP-187, EMP-192, EMP-194]
    """
    army, counts, rule = muster.army, counts_of(roster), limits_rule(muster)
    found: list[Reason] = []
    generals = counts.get(army.general.number, 0)
    if generals != 1:
        found.append(because("roster-one-general", rule, count=generals))
    for entry in army.entries:
        if entry.kind == GENERAL:
            continue
        has, least = counts.get(entry.number, 0), entry.at_least(muster.limits)
        if has < least:
            found.append(
                because("roster-too-few", rule, entry=entry.number, count=has, least=least)
            )
        most = entry.at_most(muster.limits)
        together = has + sum([counts.get(other, 0) for other in entry.shares])
        if has and most != NO_LIMIT and together > most:
            found.append(
                because("roster-too-many", rule, entry=entry.number, count=together, most=most)
            )
        found += objections_to_attached(entry, roster, has)
    return found


def objections_to_attached(entry: EntryFacts, roster: Roster, has: int) -> list[Reason]:
    """A stand that is attached needs a unit of its hosts, and each host takes but one."""
    if not entry.hosts:
        return []
    lines = [*roster.lines, *roster.extra]
    stands = sum([line.count for line in roster.extra if line.entry == entry.number]) + has
    hosts = sum([line.count for line in lines if line.entry in entry.hosts])
    if roster.reinforcement in entry.hosts:
        hosts += 1
    if stands <= hosts:
        return []
    return [because("roster-no-host", "EMP-187", entry=entry.number, count=stands, hosts=hosts)]


def objections_to_upgrades(roster: Roster, muster: Muster) -> list[Reason]:
    """Upgrades are those of the entry: one mount, one swap, none twice, and no more than the list allows."""
    army, rule = muster.army, limits_rule(muster)
    found: list[Reason] = []
    taken: dict[int, int] = {}
    for line in (*roster.lines, *roster.extra):
        entry = army.by_entry[line.entry]
        upgrades = [army.by_upgrade[one] for one in line.upgrades]
        for upgrade in upgrades:
            taken[upgrade.number] = taken.get(upgrade.number, 0) + line.count
            if upgrade.number not in entry.upgrades:
                found.append(
                    because(
                        "roster-upgrade-not-for", rule, entry=entry.number, upgrade=upgrade.number
                    )
                )
        mounts = sum([1 for upgrade in upgrades if upgrade.is_mount])
        swaps = sum([1 for upgrade in upgrades if upgrade.kind == SWAP])
        doubled = any(line.upgrades.count(one) > 1 for one in line.upgrades)
        if mounts > 1 or swaps > 1 or doubled:
            found.append(because("roster-upgrades-clash", rule, entry=entry.number))
    counts = counts_of(roster)
    for number, has in taken.items():
        upgrade = army.by_upgrade[number]
        most = upgrade.at_most(muster.limits)
        if most != NO_LIMIT and has > most:
            found.append(
                because("roster-upgrade-too-many", rule, upgrade=number, count=has, most=most)
            )
        if upgrade.requires and not any(counts.get(entry, 0) for entry in upgrade.requires):
            found.append(
                because("roster-upgrade-needs", rule, upgrade=number, entry=upgrade.requires[0])
            )
    return found


def may_bear(army: ArmyList, line: RosterLine, item: int) -> bool:
    """Whether who stands in a line may bear an item, as the Warmaster rules have it. [EMP-018]"""
    facts = items_of(army.edition).get(item)
    if facts is None or (facts.people not in (NOBODY, army.people)):
        return False
    if facts.people == NOBODY and not army.magic_items:
        return False
    entry = fights_as(army, line)
    if not entry.takes_items:
        return False
    if entry.kind not in facts.carriers and item not in entry.items:
        return False
    return item_price(army, line, item) != NOBODY


def objections_to_items(roster: Roster, muster: Muster) -> list[Reason]:
    """One item a bearer, each item once, and only for those who may bear it; cards must be in the hand.

    [EMP-018, EMP-019]
    """
    found: list[Reason] = []
    taken: list[int] = []
    for line in (*roster.lines, *roster.extra):
        if len(line.items) > 1 or (line.items and line.count > 1):
            found.append(because("roster-one-item", "EMP-019", entry=line.entry))
        for item in line.items:
            if item in taken:
                found.append(because("roster-item-twice", "EMP-018", item=item))
            taken.append(item)
            if not may_bear(muster.army, line, item):
                found.append(because("roster-item-not-for", "EMP-018", item=item, entry=line.entry))
    for item in roster.cards:
        if item not in muster.cards:
            found.append(because("roster-no-card", "EMP-018", item=item))
        elif item not in taken:
            found.append(because("roster-card-without-bearer", "EMP-018", item=item))
    return found


def objections_to_reinforcement(roster: Roster, muster: Muster) -> list[Reason]:
    """The event brings one additional unit, no character and no attached stand. [EMP-124]"""
    if roster.reinforcement == NONE:
        return []
    if not muster.reinforcement:
        return [because("roster-no-reinforcement", "EMP-124")]
    if not muster.army.by_entry[roster.reinforcement].is_unit:
        return [because("roster-reinforcement-unit", "EMP-124", entry=roster.reinforcement)]
    return []


def objections_to_points(roster: Roster, muster: Muster) -> list[Reason]:
    """The army fits the size of the battle; up to 250 points more may be bought, with gold that is there.

    [EMP-182, EMP-183]
    """
    bought = bought_points(roster, muster)
    if bought > muster.most_bought:
        return [
            because(
                "roster-too-large",
                "EMP-183",
                points=army_points(roster, muster.army),
                size=muster.size,
                bought=muster.most_bought,
            )
        ]
    gold = gold_cost(roster, muster)
    if gold > muster.gold:
        rule = "EMP-182" if bought else "EMP-125"
        return [because("roster-no-gold", rule, gold=gold, treasury=muster.gold)]
    return []
