"""Vocabularies: what the numbers of a position stand for. Inside the rules a number, outside its id.

The type of a field says which vocabulary its numbers are of: with `Area = Annotated[int, AREAS]` a field
`into: Area` is written as the area's id and read back as its number, whatever the field is called.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, get_args, get_origin

from feldzug.kernel.errors import BadModules
from feldzug.kernel.values import because


class Vocabulary:
    """The ids of one sort of thing, in a fixed order; a number is a place in it.

    An expansion adds its own ids to a vocabulary of the base game when it is imported. Reasons name
    their arguments freely: *called* lists the arguments that speak of this vocabulary, too.
    """

    def __init__(self, key: str, ids: Iterable[str] = (), called: Iterable[str] = ()) -> None:
        self.key = key
        self.called: tuple[str, ...] = (key, *called)
        self.ids: list[str] = []
        self.numbers: dict[str, int] = {}
        self.add(*ids)

    def add(self, *ids: str) -> None:
        """More things of this sort. Raises BadModules if one of them is there already."""
        for name in ids:
            if name in self.numbers:
                raise BadModules(because("id-twice", "kernel", vocabulary=self.key, id=name))
            self.numbers[name] = len(self.ids)
            self.ids.append(name)

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __getitem__(self, number: int) -> str:
        return self.ids[number]

    def index(self, name: str) -> int:
        """The number of an id. Raises KeyError."""
        return self.numbers[name]

    def __repr__(self) -> str:
        return f"Vocabulary({self.key!r})"


class Per:
    """Marks a list that holds one value a thing: `Annotated[list[int], Per(AREAS, KINDS)]`.

    It is saved by ids, and *fill* is what an entry holds that is not written down. A whole number
    instead of a vocabulary counts from 0: seats, for instance.
    """

    def __init__(self, *indices: Vocabulary | int, fill: Any = 0) -> None:
        self.indices = indices
        self.fill = fill

    def blank(self) -> list[Any]:
        """The list with nothing in it but *fill*."""
        fill = self.fill
        return [fill[:] if isinstance(fill, list) else fill for _ in range(self.size(0))]

    def size(self, depth: int) -> int:
        """How many entries one step of the index at *depth* - 1 spans."""
        size = 1
        for index in self.indices[depth:]:
            size *= index if isinstance(index, int) else len(index)
        return size

    def keys(self, depth: int) -> list[str]:
        """The names of the entries at one depth of the index."""
        index = self.indices[depth]
        return [str(n) for n in range(index)] if isinstance(index, int) else index.ids


class PerSeat:
    """Marks a list that holds one value a seat: `Annotated[list[list[Card]], PerSeat()]`."""


def vocabulary_of(hint: Any) -> Vocabulary | None:
    """The vocabulary that the numbers of a field of this type are of, alone or several in a tuple."""
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        found = [mark for mark in parts[1:] if isinstance(mark, Vocabulary)]
        return found[0] if found else vocabulary_of(parts[0])
    inner = [vocabulary_of(part) for part in parts if part is not Ellipsis]
    known = [vocabulary for vocabulary in inner if vocabulary is not None]
    return known[0] if known else None
