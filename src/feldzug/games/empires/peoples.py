"""The nineteen peoples: what the sheet calls them, and which special rules they have."""

from __future__ import annotations

from typing import Annotated, Final

from feldzug.games.empires.records import Record, records_of
from feldzug.kernel.vocabulary import Vocabulary

FILE: Final = "peoples.toml"

MIGHTY_WIZARDS: Final = "mighty-wizards"
"""Results of 1 on the table of season spells are rolled again. [EMP-224]"""
ARROGANCE: Final = "arrogance"
"""Each tax roll gets −1. [EMP-225]"""
MOUNTAIN_CITIES: Final = "mountain-cities"
"""Cities in mountains, which pay like mines. [EMP-226 to EMP-228]"""
SMALL_KINGDOMS: Final = "small-kingdoms"
"""To claim a tile costs 3. [EMP-229]"""
SACKERS: Final = "sackers"
"""No cities, cheap conquest, cities are sacked. [EMP-230 to EMP-234]"""
SKAVEN: Final = "skaven"
"""No buildings, but tiles anywhere. [EMP-235 to EMP-239]"""
UNDEAD: Final = "undead"
"""War in winter, neither plague nor famine nor taxes. [EMP-240 to EMP-247]"""
MERCENARIES: Final = "mercenaries"
"""Two tiles, markers for gold, may be hired. [EMP-248 to EMP-257]"""
WITCH_HUNTERS: Final = "witch-hunters"
"""5 points for the capital of Chaos or of undead. [EMP-258, EMP-259]"""
CHAOS: Final = "chaos"
"""Whose capital is one of Chaos. [EMP-258]"""
CHAOS_BY_LIST: Final = "chaos-by-list"
"""Whose capital is one of Chaos by the army list of the Witch Hunters only. [EMP-258]"""
SPECIAL_RULES: Final = (
    MIGHTY_WIZARDS,
    ARROGANCE,
    MOUNTAIN_CITIES,
    SMALL_KINGDOMS,
    SACKERS,
    SKAVEN,
    UNDEAD,
    MERCENARIES,
    WITCH_HUNTERS,
    CHAOS,
    CHAOS_BY_LIST,
)

PEOPLES: Final = Vocabulary("people", called=("peoples",))
People = Annotated[int, PEOPLES]


class PeopleFacts:
    """One people."""

    __slots__ = ("id", "number", "rules", "sheet")

    def __init__(self, number: int, record: Record) -> None:
        self.number = number
        self.id: str = record.called
        self.sheet: tuple[str, ...] = record.words("sheet")
        """What the sheet calls it, the name in the matrix first."""
        self.rules: tuple[str, ...] = record.words("rules")
        for rule in self.rules:
            if rule not in SPECIAL_RULES:
                raise record.wrong("rules", f"names {rule!r}, which is no special rule")
        record.done()

    def has(self, rule: str) -> bool:
        """Whether a special rule holds for it."""
        return rule in self.rules


def read_peoples(records: list[Record]) -> list[PeopleFacts]:
    """The peoples of some records, in their order."""
    return [PeopleFacts(n, record) for n, record in enumerate(records)]


PEOPLE_FACTS: Final[list[PeopleFacts]] = read_peoples(records_of(FILE, "people"))
PEOPLES.add(*[people.id for people in PEOPLE_FACTS])

_BY_NAME: Final[dict[str, int]] = {
    name: people.number for people in PEOPLE_FACTS for name in (people.id, *people.sheet)
}


def people_called(name: str) -> int:
    """The people of an id or of a name that the sheet prints, misspelt or not. Raises KeyError. [EMP-382]"""
    return _BY_NAME[name]


def has_rule(people: int, rule: str) -> bool:
    """Whether a special rule holds for a people."""
    return PEOPLE_FACTS[people].has(rule)
