"""Fortifications, siege equipment and siege artillery. [EMP-324, EMP-327, EMP-328]"""

from __future__ import annotations

from typing import Annotated, Final

from feldzug.games.empires.items import NO_ARMOUR
from feldzug.games.empires.records import Record, records_of
from feldzug.kernel.vocabulary import Vocabulary

FILE: Final = "siege.toml"

GEAR: Final = Vocabulary("gear", called=("gears",))
Gear = Annotated[int, GEAR]

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
BOTH: Final = "both"

FORTIFICATION: Final = "fortification"
EQUIPMENT: Final = "equipment"
ARTILLERY: Final = "artillery"

NO_LIMIT: Final = -1


class GearFacts:
    """One thing that the extra points of a siege buy."""

    __slots__ = (
        "armour",
        "bounce",
        "breaches",
        "hits",
        "id",
        "least",
        "melee",
        "most",
        "number",
        "points",
        "range",
        "range_from",
        "shots",
        "side",
        "sort",
        "structure",
    )

    def __init__(self, number: int, record: Record) -> None:
        self.number = number
        self.id: str = record.called
        self.sort: str = record.one_of("sort", (FORTIFICATION, EQUIPMENT, ARTILLERY))
        self.side: str = record.one_of("side", (ATTACKER, DEFENDER, BOTH))
        """Who may buy it."""
        self.points: int = record.number("points")
        self.least: int = record.number("min", 0)
        """So many at least, once there is any fortification."""
        self.most: int = record.number("max", NO_LIMIT)
        """So many at most for each full 1000 extra points."""
        self.structure: tuple[int, ...] = record.numbers("structure")
        """What it withstands; a gateway tower has a gate and a tower."""
        self.melee: int = record.number("melee", 0)
        self.shots: int = record.number("shots", 0)
        self.bounce: bool = record.truth("bounce", False)
        self.range: int = record.number("range", 0)
        self.range_from: int = record.number("range_from", 0)
        self.hits: int = record.number("hits", 0)
        self.armour: int = record.number("armour", NO_ARMOUR)
        self.breaches: bool = record.truth("breaches", False)
        """Whether it breaks walls."""
        record.done()

    def is_for(self, side: str) -> bool:
        """Whether a side of a siege may buy it."""
        return self.side in (side, BOTH)


def read_gear(records: list[Record]) -> list[GearFacts]:
    return [GearFacts(n, record) for n, record in enumerate(records)]


GEAR_FACTS: Final[list[GearFacts]] = read_gear(records_of(FILE, "gear"))
GEAR.add(*[gear.id for gear in GEAR_FACTS])
