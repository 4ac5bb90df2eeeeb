"""Magic items: who may bear them and what they cost, by edition. [EMP-016 to EMP-019]"""

from __future__ import annotations

from typing import Annotated, Any, Final

from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.records import Record, checked, rows_of
from feldzug.kernel.vocabulary import Vocabulary

FILE: Final = "items.toml"

REVOLUTION: Final = "revolution"
OLD: Final = "old"
EDITIONS: Final = (REVOLUTION, OLD)
"""The editions of the army lists."""

NOT_COMMON: Final = (REVOLUTION, OLD, "editions")
"""The fields of a record that do not hold for both editions."""

NO_ARMOUR: Final = 7
"""The armour of who has none: no die saves him."""

ITEMS: Final = Vocabulary("item", called=("items",))
Item = Annotated[int, ITEMS]
NOBODY: Final = -1
"""No price: such a bearer may not have the item. As a people: the item is everybody's."""

BY_ARMOUR: Final = "armour"
BY_HITS: Final = "hits"


class ItemFacts:
    """A magic item of one edition."""

    __slots__ = ("by", "carriers", "edition", "id", "kind", "number", "people", "points", "prices")

    def __init__(self, number: int, edition: str, record: Record) -> None:
        self.number = number
        self.edition = edition
        self.id: str = record.called
        self.kind: str = record.one_of("kind", ("standard", "weapon", "device"))
        self.carriers: tuple[str, ...] = record.words("carriers")
        """The kinds of entries that may bear it."""
        people = record.word("people", "")
        if people and people not in PEOPLES.numbers:
            raise record.wrong("people", f"is {people!r}, which is no people")
        self.people: int = PEOPLES.index(people) if people else NOBODY
        """The people that alone has it, or NOBODY."""
        self.by: str = record.one_of("points_by", ("", BY_ARMOUR, BY_HITS), "")
        self.points: int = record.number("points", 0)
        self.prices: dict[int, int] = {}
        """By armour or by hits, where the price depends on them."""
        for key, price in record.table("prices").items():
            self.prices[NO_ARMOUR if key == "none" else int(key)] = price
        if bool(self.by) != bool(self.prices) or bool(self.by) == bool(self.points):
            raise record.wrong("points", "and points_by must tell one price")
        record.done()

    def price(self, armour: int, hits: int) -> int:
        """What it costs for a bearer with such armour and hits; NOBODY if he may not have it."""
        if not self.by:
            return self.points
        return self.prices.get(armour if self.by == BY_ARMOUR else hits, NOBODY)


def for_edition(row: dict[str, Any], edition: str) -> dict[str, Any]:
    """A record as one edition has it: what holds for both, and what the edition says itself."""
    common = {key: value for key, value in row.items() if key not in NOT_COMMON}
    own: dict[str, Any] = row.get(edition, {})
    return common | own


def read_items(rows: list[dict[str, Any]], edition: str) -> dict[int, ItemFacts]:
    """The items of an edition by number, which are those that have a price in it."""
    return {
        number: ItemFacts(number, edition, record)
        for number, record in enumerate(checked(FILE, [for_edition(row, edition) for row in rows]))
        if edition in rows[number]
    }


_ROWS: Final[list[dict[str, Any]]] = rows_of(FILE, "item")
ITEMS.add(*[row["id"] for row in _ROWS])
_ITEMS: Final[dict[str, dict[int, ItemFacts]]] = {
    edition: read_items(_ROWS, edition) for edition in EDITIONS
}


def items_of(edition: str) -> dict[int, ItemFacts]:
    """The items of an edition by number, those of a single people among them."""
    return _ITEMS[edition]


def item_pile(edition: str) -> list[int]:
    """The cards of the draw pile before it is shuffled: one of each item. [EMP-016, EMP-017]"""
    return [item.number for item in _ITEMS[edition].values() if item.people == NOBODY]
