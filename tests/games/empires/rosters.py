"""Rosters for tests, written as short lines: `2 crossbowmen`, `1 hero griffon + crown-of-command`."""

from __future__ import annotations

from feldzug.games.empires.armies import ENTRIES, NONE, UPGRADES
from feldzug.games.empires.items import ITEMS, REVOLUTION
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.check import check
from feldzug.games.empires.rosters.roster import Muster, Roster, RosterGear, RosterLine
from feldzug.games.empires.siege_gear import ATTACKER, GEAR

EMPIRE = "general, 2 halberdiers, 2 crossbowmen"
"""The smallest army of the Empire at 1000 points: 325 points."""


def item(name: str) -> int:
    return ITEMS.index(name)


def line(text: str, people: str) -> RosterLine:
    """A line: a count, an entry, upgrades, and behind a plus the items."""
    bearer, _, items = text.partition("+")
    words = bearer.split()
    count = int(words.pop(0)) if words[0].lstrip("-").isdigit() else 1
    entry, *upgrades = words
    return RosterLine(
        ENTRIES.index(f"{people}-{entry}"),
        count,
        tuple([UPGRADES.index(f"{people}-{one}") for one in upgrades]),
        tuple([item(one) for one in items.split()]),
    )


def lines(text: str, people: str = "empire") -> tuple[RosterLine, ...]:
    return tuple([line(part, people) for part in text.split(",") if part.strip()])


def roster(
    text: str,
    people: str = "empire",
    reinforcement: str = "",
    cards: str = "",
    gear: str = "",
    extra: str = "",
) -> Roster:
    """A roster of a people."""
    pieces = [part.split() for part in gear.split(",") if part.strip()]
    return Roster(
        lines(text, people),
        ENTRIES.index(f"{people}-{reinforcement}") if reinforcement else NONE,
        tuple([item(one) for one in cards.split()]),
        tuple([RosterGear(GEAR.index(name), int(count)) for count, name in pieces]),
        lines(extra, people),
    )


def muster(people: str = "empire", **changes: object) -> Muster:
    """A battle of 1000 points with 500 gold in the treasury."""
    fields: dict[str, object] = {
        "people": PEOPLES.index(people),
        "edition": REVOLUTION,
        "size": 1000,
        "limits": 1000,
        "gold": 500,
    }
    return Muster(**(fields | changes))  # type: ignore[arg-type]


def siege(side: str = ATTACKER, people: str = "empire", **changes: object) -> Muster:
    """The siege of a capital."""
    return muster(people, **({"size": 1500, "siege": side, "extra": 1000} | changes))


def objections(one: Roster, against: Muster) -> list[str]:
    """What speaks against a roster: the rule and the key of each reason."""
    return [f"{reason.rule} {reason.key}" for reason in check(one, against)]
