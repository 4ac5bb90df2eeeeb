"""What speaks against the part of a roster that only a siege has."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.armies import NONE, EntryFacts
from feldzug.games.empires.rosters.reckoning import extra_points
from feldzug.games.empires.rosters.roster import NO_SIEGE, Muster, Roster
from feldzug.games.empires.siege_gear import FORTIFICATION, GEAR_FACTS, NO_LIMIT
from feldzug.kernel.values import Reason, because

BREACHING: Final = ("cannon", "stone-thrower")
"""The specials of units that break walls like siege artillery."""
MOST_BREACHING: Final = 2
"""So many pieces that break walls for each full 1000 points of the whole army."""


def objections_to_siege(roster: Roster, muster: Muster) -> list[Reason]:
    """Siege gear and the troops of the extra points."""
    if not roster.gear and not roster.extra:
        return []
    if muster.siege == NO_SIEGE:
        return [because("roster-no-siege", "EMP-178")]
    return [
        *objections_to_gear(roster, muster),
        *objections_to_breaching(roster, muster),
        *objections_to_extra(roster, muster),
    ]


def breaches(entry: EntryFacts) -> bool:
    """Whether it breaks walls."""
    return any(special in BREACHING for special in entry.special)


def gear_counts(roster: Roster) -> dict[int, int]:
    found: dict[int, int] = {}
    for one in roster.gear:
        found[one.gear] = found.get(one.gear, 0) + one.count
    return found


def objections_to_gear(roster: Roster, muster: Muster) -> list[Reason]:
    """Gear is for its side and has limits of its own, for each full 1000 of the extra points; who fortifies
    himself has a gateway. After an earthquake there are no fortifications. [EMP-047, EMP-327, EMP-328]
    """
    counts = gear_counts(roster)
    fortified = any(GEAR_FACTS[gear].sort == FORTIFICATION for gear in counts)
    found: list[Reason] = []
    for facts in GEAR_FACTS:
        has = counts.get(facts.number, 0)
        if has and not facts.is_for(muster.siege):
            found.append(because("roster-gear-not-for", "EMP-327", gear=facts.number))
        if has and facts.sort == FORTIFICATION and not muster.walls:
            found.append(because("roster-no-walls", "EMP-047", gear=facts.number))
        most = facts.most * max(1, muster.extra // 1000)
        if facts.most != NO_LIMIT and has > most:
            found.append(
                because("roster-gear-too-many", "EMP-327", gear=facts.number, count=has, most=most)
            )
        if fortified and has < facts.least:
            found.append(
                because(
                    "roster-gear-too-few",
                    "EMP-328",
                    gear=facts.number,
                    count=has,
                    least=facts.least,
                )
            )
    return found


def objections_to_breaching(roster: Roster, muster: Muster) -> list[Reason]:
    """Two pieces that break walls for each full 1000 points, with cannons and stone throwers. [EMP-328]"""
    pieces = sum([one.count for one in roster.gear if GEAR_FACTS[one.gear].breaches])
    for line in (*roster.lines, *roster.extra):
        pieces += line.count * breaches(muster.army.by_entry[line.entry])
    if roster.reinforcement != NONE:
        pieces += breaches(muster.army.by_entry[roster.reinforcement])
    most = MOST_BREACHING * ((muster.size + muster.extra) // 1000)
    if pieces <= most:
        return []
    return [because("roster-breaching", "EMP-328", count=pieces, most=most)]


def objections_to_extra(roster: Roster, muster: Muster) -> list[Reason]:
    """The extra points buy gear and units of the own list, no characters. [EMP-327, EMP-423]"""
    found: list[Reason] = []
    for line in roster.extra:
        if muster.army.by_entry[line.entry].is_character:
            found.append(because("roster-extra-units", "EMP-423", entry=line.entry))
    points = extra_points(roster, muster.army)
    if points > muster.extra:
        found.append(because("roster-extra-points", "EMP-327", points=points, most=muster.extra))
    return found
