"""The season spells: which die of which table gives which spell, and its numbers. [EMP-041 to EMP-068]"""

from __future__ import annotations

from typing import Annotated, Final

from feldzug.games.empires.records import Record, records_of
from feldzug.kernel.vocabulary import Vocabulary

FILE: Final = "spells.toml"

SPELLS: Final = Vocabulary("spell", called=("spells",))
Spell = Annotated[int, SPELLS]

SPRING: Final = "spring"
AUTUMN: Final = "autumn"

NO_TARGET: Final = "none"
TARGETS: Final = (
    NO_TARGET,
    "own",
    "free",
    "castle-or-city",
    "river",
    "enemy-capital",
    "enemy",
    "any",
)
TERMS: Final = ("", "next-spring", "end-of-winter", "next-autumn")


class SpellFacts:
    """One result of the table of a season."""

    __slots__ = (
        "destroys",
        "die",
        "downstream",
        "ends",
        "gold_dice",
        "gold_factor",
        "id",
        "number",
        "season",
        "target",
        "until",
    )

    def __init__(self, number: int, record: Record) -> None:
        self.number = number
        self.id: str = record.called
        self.season: str = record.one_of("season", (SPRING, AUTUMN))
        self.die: int = record.number("die")
        self.target: str = record.one_of("target", TARGETS)
        self.until: str = record.one_of("until", TERMS, "")
        """When it ends; empty if it does not last."""
        self.destroys: int = record.number("destroys", 0)
        """The least die that destroys a marker on the target; 0: it destroys nothing."""
        self.downstream: int = record.number("downstream", 0)
        """The same on the tiles further down the river."""
        self.ends: int = record.number("ends", 0)
        """The die that ends the spell."""
        self.gold_dice: int = record.number("gold_dice", 0)
        self.gold_factor: int = record.number("gold_factor", 0)
        record.done()


def read_spells(records: list[Record]) -> list[SpellFacts]:
    """The spells. Raises ValueError unless each season has one for each die."""
    found = [SpellFacts(n, record) for n, record in enumerate(records)]
    for season in (SPRING, AUTUMN):
        dice = sorted([spell.die for spell in found if spell.season == season])
        if dice != [1, 2, 3, 4, 5, 6]:
            raise ValueError(f"{FILE}: the table of {season} does not have one spell for each die.")
    return found


SPELL_FACTS: Final[list[SpellFacts]] = read_spells(records_of(FILE, "spell"))
SPELLS.add(*[spell.id for spell in SPELL_FACTS])

_TABLE: Final[dict[tuple[str, int], int]] = {
    (spell.season, spell.die): spell.number for spell in SPELL_FACTS
}


def spell_of(season: str, die: int) -> int:
    """What a die gives on the table of a season. [EMP-033]"""
    return _TABLE[season, die]
