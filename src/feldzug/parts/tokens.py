"""Tokens that lie on the board, face up or face down, each with the seats that know it.

Tokens that lie together and are known to the same seats cannot be told apart by anybody else, so a token
is spoken of by where it lies, what it is and who knows it, never by its place in a list.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.fate import Draw
from feldzug.kernel.hidden import Place
from feldzug.kernel.state import Of, State
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY, NOBODY, knows

Kind = Annotated[Any, Of("kind")]
Where = Annotated[Any, Of("where")]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Tokens(State):
    """All tokens of one sort on the board, by area, then by who knows them, then by kind.

    A game's own class names the types of kinds and areas, so that they are saved by their ids. A token
    that lies face up is known to EVERYBODY.
    """

    areas: list[Where] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    kinds: list[Kind] = field(default_factory=list)

    @staticmethod
    def kind() -> Any:
        """The type of what a token is."""
        return Any

    @staticmethod
    def where() -> Any:
        """The type of what a token lies in."""
        return Any

    def __len__(self) -> int:
        return len(self.kinds)

    # looking

    def groups(self) -> Iterator[tuple[Where, int, int, int]]:
        """Tokens that lie together and are known to the same seats: area, seats, first, after the last."""
        start = 0
        for stop in range(1, len(self.kinds) + 1):
            if (
                stop == len(self.kinds)
                or self.areas[stop] != self.areas[start]
                or self.seen[stop] != self.seen[start]
            ):
                yield self.areas[start], self.seen[start], start, stop
                start = stop

    def group(self, area: Where, seen: int) -> list[Kind]:
        """What lies in an area and is known to exactly these seats, sorted."""
        for where, who, start, stop in self.groups():
            if where == area and who == seen:
                return self.kinds[start:stop]
        return []

    def count(self, area: Where) -> int:
        """How many lie in an area, whoever knows them."""
        return sum(1 for where in self.areas if where == area)

    def odds(self, area: Where, seen: int) -> Draw:
        """What one of a group may be, taken without looking."""
        return Draw(self.group(area, seen))

    def shown_to(self, seat: Seat | None) -> tuple[tuple[Where, Kind | None, int], ...]:
        """Every token as *seat* sees it: where it lies, what it is (None: unknown), who knows it."""
        return tuple(
            [
                (area, kind if knows(seen, seat) else None, seen)
                for area, kind, seen in zip(self.areas, self.kinds, self.seen, strict=True)
            ]
        )

    def places(self, seat: Seat) -> list[Place]:
        """What *seat* cannot tell apart, for a pool."""
        return [
            Place(self.kinds, (), start, stop)
            for _, seen, start, stop in self.groups()
            if not knows(seen, seat)
        ]

    # acting

    def lay(self, area: Where, kind: Kind, seen: int = NOBODY) -> None:
        self.areas.append(area)
        self.kinds.append(kind)
        self.seen.append(seen)
        self._sort()

    def take(self, area: Where, kind: Kind, seen: int) -> None:
        """A token leaves the board, and everybody sees what it was."""
        n = self._find(area, kind, seen)
        self.areas.pop(n)
        self.kinds.pop(n)
        self.seen.pop(n)

    def learn(self, area: Where, kind: Kind, seen: int, more: int) -> None:
        """More seats look at a token."""
        self.seen[self._find(area, kind, seen)] |= more
        self._sort()

    def reveal(self, area: Where, kind: Kind, seen: int) -> None:
        """A token is turned face up."""
        self.learn(area, kind, seen, EVERYBODY)

    def hide(self, area: Where, kind: Kind, seen: int) -> None:
        """A token that lies face up is turned down and mixed, so that only *seen* still know it."""
        self.seen[self._find(area, kind, EVERYBODY)] = seen
        self._sort()

    def move(self, area: Where, kind: Kind, seen: int, to: Where, by: int) -> None:
        """A token goes elsewhere; only *by* see which one of its group it is.

        Whoever else knew the group cannot tell any longer which of them went.
        """
        n = self._find(area, kind, seen)
        if seen != EVERYBODY and len(self.group(area, seen)) > 1:
            for m in range(len(self.kinds)):
                if self.areas[m] == area and self.seen[m] == seen:
                    self.seen[m] = seen & by
        self.areas[n] = to
        self._sort()

    def _find(self, area: Where, kind: Kind, seen: int) -> int:
        for n, other in enumerate(self.kinds):
            if other == kind and self.areas[n] == area and self.seen[n] == seen:
                return n
        raise LookupError(f"no such token at {area}")

    def _sort(self) -> None:
        rows: list[Any] = sorted(zip(self.areas, self.seen, self.kinds, strict=True))
        self.areas = [area for area, _, _ in rows]
        self.seen = [seen for _, seen, _ in rows]
        self.kinds = [kind for _, _, kind in rows]
