"""The army lists: nineteen peoples in two editions, each with its entries and their upgrades.

An entry is a kind of unit or a character that an army of the people may have. Its number is the same in both
editions; what the numbers of its profile are, the edition says.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from feldzug.games.empires.items import EDITIONS, ITEMS, NO_ARMOUR, for_edition
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.records import CONTENT, Record, checked
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.content import load

ENTRIES: Final = Vocabulary("entry", called=("entries", "host"))
Entry = Annotated[int, ENTRIES]
UPGRADES: Final = Vocabulary("upgrade", called=("upgrades",))
Upgrade = Annotated[int, UPGRADES]

INFANTRY: Final = "infantry"
CAVALRY: Final = "cavalry"
CHARIOT: Final = "chariot"
MONSTER: Final = "monster"
ARTILLERY: Final = "artillery"
MACHINE: Final = "machine"
GENERAL: Final = "general"
HERO: Final = "hero"
WIZARD: Final = "wizard"
TROOPS: Final = (INFANTRY, CAVALRY, CHARIOT, MONSTER, ARTILLERY, MACHINE)
CHARACTERS: Final = (GENERAL, HERO, WIZARD)

MOUNTS: Final = ("monstrous-mount", "chariot-mount", "special-mount")
SPECIAL: Final = "special"
SWAP: Final = "swap"

NONE: Final = -1
NO_LIMIT: Final = -1
AS_HOST: Final = 0
"""The armour of a stand that has that of the unit it is attached to."""


class EntryFacts:
    """An entry of an army list, as one edition has it."""

    __slots__ = (
        "armour",
        "army_least",
        "army_most",
        "bounce",
        "command",
        "counts_for_break",
        "elite",
        "flies",
        "hits",
        "hosts",
        "human",
        "id",
        "items",
        "kind",
        "least",
        "melee",
        "melee_dice",
        "most",
        "number",
        "points",
        "range",
        "range_from",
        "shares",
        "shot_dice",
        "shots",
        "special",
        "stands",
        "takes_items",
        "terror",
        "upgrades",
    )

    def __init__(self, people: int, edition: str, record: Record, humans: bool) -> None:
        self.id: str = _whole_id(people, record.called)
        self.number: int = ENTRIES.index(self.id)
        self.kind: str = record.one_of("kind", (*TROOPS, *CHARACTERS))
        self.melee: int = record.number("melee", 0)
        """Attacks of a stand in close combat; what a character adds."""
        self.melee_dice: int = record.number("melee_dice", 0)
        """So many D6 are rolled for the attacks instead."""
        self.shots: tuple[int, ...] = record.numbers("shots")
        """Shots of a stand: one number, or one for each third or half of the range, the nearest first."""
        self.shot_dice: int = record.number("shot_dice", 0)
        """So many D6 are rolled for the shots instead."""
        self.bounce: bool = record.truth("bounce", False)
        """Whether its shot goes on through the target."""
        self.range: int = record.number("range", 0)
        self.range_from: int = record.number("range_from", 0)
        self.hits: int = record.number("hits", 0)
        self.armour: int = record.number("armour", NO_ARMOUR)
        """The least die that saves: 3 to 6, NO_ARMOUR or AS_HOST."""
        self.command: int = record.number("command", 0)
        self.stands: int = record.number("stands")
        self.points: int = record.number("points")
        self.least: int = record.number("min", 0)
        """So many at least for each full 1000 points."""
        self.most: int = record.number("max", NO_LIMIT)
        """So many at most for each full 1000 points."""
        self.elite: bool = record.truth("elite", False)
        """Whether as many are allowed as there are full 1000 points, but for one."""
        self.army_least: int = record.number("army_min", 0)
        self.army_most: int = record.number("army_max", NO_LIMIT)
        """So many at most, however large the army is."""
        self.shares: tuple[int, ...] = _entries(people, record, "shares")
        """The other entries whose number counts together with its own for the maximum."""
        self.hosts: tuple[int, ...] = _entries(people, record, "attaches_to")
        """The entries to one unit of which it is attached as a stand; empty if it is a unit of its own."""
        self.upgrades: tuple[int, ...] = _upgrades(people, record)
        self.items: tuple[int, ...] = _items(record)
        """Items that it may bear although its kind may not."""
        self.takes_items: bool = record.truth("takes_items", True)
        self.counts_for_break: bool = record.truth("counts_for_break", True)
        self.human: bool = record.truth("human", humans)
        """Whether it is of human folk, as most units of a human army are."""
        self.special: tuple[str, ...] = record.words("special")
        """What else is special about it; `undead` stands for no initiative, no confusion, no terror and no
        penalty for enemies nearby."""
        self.flies: bool = "fly" in self.special
        self.terror: bool = "terror" in self.special
        record.done()
        if self.points <= 0 or self.stands <= 0:
            raise record.wrong("points", "and stands must be more than 0")
        if self.kind in TROOPS and not self.hits:
            raise record.wrong("hits", "is missing")

    @property
    def is_character(self) -> bool:
        return self.kind in CHARACTERS

    @property
    def is_unit(self) -> bool:
        """Whether it is a unit of its own: no character, and no stand attached to a unit."""
        return self.kind in TROOPS and not self.hosts

    def has(self, special: str) -> bool:
        return special in self.special

    def at_least(self, limits: int) -> int:
        """How many an army must have whose limits are those of so many points. [EMP-187, EMP-192]"""
        return max(self.army_least, self.least * (limits // 1000))

    def at_most(self, limits: int) -> int:
        """How many an army may have; below 1000 points as many as at 1000. [EMP-187, EMP-192]"""
        return most_of(self.most, self.army_most, self.elite, limits)


class UpgradeFacts:
    """A mount or another addition to an entry, as one edition has it; its points are added."""

    __slots__ = (
        "army_most",
        "becomes",
        "flies",
        "id",
        "kind",
        "melee",
        "most",
        "number",
        "points",
        "range",
        "requires",
        "shots",
        "special",
        "terror",
    )

    def __init__(self, people: int, edition: str, record: Record) -> None:
        self.id: str = _whole_id(people, record.called)
        self.number: int = UPGRADES.index(self.id)
        self.kind: str = record.one_of("kind", (*MOUNTS, SPECIAL, SWAP))
        becomes = _entries(people, record, "becomes")
        self.becomes: int = becomes[0] if becomes else NONE
        """The entry that a swapped unit turns into."""
        self.melee: int = record.number("melee", 0)
        self.shots: int = record.number("shots", 0)
        self.range: int = record.number("range", 0)
        self.points: int = record.number("points")
        self.most: int = record.number("max", NO_LIMIT)
        self.army_most: int = record.number("army_max", NO_LIMIT)
        self.requires: tuple[int, ...] = _entries(people, record, "requires")
        """Entries of which the army must have one."""
        self.special: tuple[str, ...] = record.words("special")
        self.flies: bool = "fly" in self.special
        self.terror: bool = "terror" in self.special
        record.done()
        if (self.kind == SWAP) != (self.becomes != NONE):
            raise record.wrong("becomes", "must stand in a swap, and there only")

    @property
    def is_mount(self) -> bool:
        return self.kind in MOUNTS

    def at_most(self, limits: int) -> int:
        """How many an army may have whose limits are those of so many points."""
        return most_of(self.most, self.army_most, False, limits)


class ArmyList:
    """The army list of a people in one edition."""

    __slots__ = (
        "by_entry",
        "by_upgrade",
        "edition",
        "entries",
        "general",
        "magic_items",
        "people",
        "upgrades",
    )

    def __init__(self, people: int, edition: str, printed: dict[str, Any]) -> None:
        self.people = people
        self.edition = edition
        self.magic_items: bool = edition not in printed["list"].get("no_magic_items", [])
        """Whether its entries may bear the magic items that everybody has."""
        self.entries: tuple[EntryFacts, ...] = tuple(
            [
                EntryFacts(people, edition, one, printed["list"].get("humans", False))
                for one in _of_edition(people, edition, printed, "entry")
            ]
        )
        self.upgrades: tuple[UpgradeFacts, ...] = tuple(
            [
                UpgradeFacts(people, edition, one)
                for one in _of_edition(people, edition, printed, "upgrade")
            ]
        )
        self.by_entry: dict[int, EntryFacts] = {entry.number: entry for entry in self.entries}
        self.by_upgrade: dict[int, UpgradeFacts] = {one.number: one for one in self.upgrades}
        self.general: EntryFacts = self._general()
        self._check()

    def _general(self) -> EntryFacts:
        found = [entry for entry in self.entries if entry.kind == GENERAL]
        if len(found) != 1:
            raise ValueError(
                f"armies/{PEOPLES[self.people]}.toml: the edition {self.edition} has {len(found)} Generals."
            )
        return found[0]

    def _check(self) -> None:
        file = f"armies/{PEOPLES[self.people]}.toml"
        for entry in self.entries:
            missing = [n for n in (*entry.hosts, *entry.shares) if n not in self.by_entry]
            if missing or not all(n in self.by_upgrade for n in entry.upgrades):
                raise ValueError(
                    f"{file}, {entry.id}: it names what the edition {self.edition} does not have."
                )
        for upgrade in self.upgrades:
            if upgrade.becomes != NONE and upgrade.becomes not in self.by_entry:
                raise ValueError(
                    f"{file}, {upgrade.id}: the edition {self.edition} does not have that unit."
                )


def most_of(most: int, army_most: int, elite: bool, limits: int) -> int:
    """How many of something an army may have at such limits; NO_LIMIT for any number."""
    thousands = limits // 1000
    if elite:
        return max(0, thousands - 1)
    found = NO_LIMIT if most == NO_LIMIT else most * max(1, thousands)
    if army_most == NO_LIMIT:
        return found
    return army_most if found == NO_LIMIT else min(found, army_most)


# reading


def _whole_id(people: int, called: str) -> str:
    """Entries are called by their people and their own id."""
    return f"{PEOPLES[people]}-{called}"


def _entries(people: int, record: Record, field: str) -> tuple[int, ...]:
    found: list[int] = []
    for called in record.words(field):
        whole = _whole_id(people, called)
        if whole not in ENTRIES.numbers:
            raise record.wrong(field, f"names {called!r}, which is no entry")
        found.append(ENTRIES.index(whole))
    return tuple(found)


def _upgrades(people: int, record: Record) -> tuple[int, ...]:
    found: list[int] = []
    for called in record.words("upgrades"):
        whole = _whole_id(people, called)
        if whole not in UPGRADES.numbers:
            raise record.wrong("upgrades", f"names {called!r}, which is no upgrade")
        found.append(UPGRADES.index(whole))
    return tuple(found)


def _items(record: Record) -> tuple[int, ...]:
    found: list[int] = []
    for called in record.words("items"):
        if called not in ITEMS.numbers:
            raise record.wrong("items", f"names {called!r}, which is no magic item")
        found.append(ITEMS.index(called))
    return tuple(found)


def _of_edition(people: int, edition: str, printed: dict[str, Any], word: str) -> list[Record]:
    """The records of a list that an edition has, as it has them."""
    rows: list[dict[str, Any]] = printed.get(word, [])
    own = [for_edition(row, edition) for row in rows if edition in row.get("editions", EDITIONS)]
    return checked(f"armies/{PEOPLES[people]}.toml", own)


def read_list(people: int, edition: str, printed: dict[str, Any]) -> ArmyList:
    """The army list of a content file in one edition. Raises ValueError with a sentence."""
    return ArmyList(people, edition, printed)


PRINTED: Final[list[dict[str, Any]]] = [
    load(CONTENT, f"armies/{called}.toml") for called in PEOPLES.ids
]
for _people, _file in enumerate(PRINTED):
    ENTRIES.add(*[_whole_id(_people, row["id"]) for row in _file["entry"]])
    UPGRADES.add(*[_whole_id(_people, row["id"]) for row in _file.get("upgrade", [])])

_LISTS: Final[dict[str, list[ArmyList]]] = {
    edition: [read_list(n, edition, printed) for n, printed in enumerate(PRINTED)]
    for edition in EDITIONS
}


def army_list(people: int, edition: str) -> ArmyList:
    """The army list of a people in an edition."""
    return _LISTS[edition][people]
