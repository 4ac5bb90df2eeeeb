"""What fate may bring. A Chance declares its odds once, as one of these; dealers and search draw from them.

All odds are whole numbers, so that every probability is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from mypy_extensions import mypyc_attr

Below = Callable[[int], int]
"""A source of whole numbers: `below(n)` is one of 0 … n-1, each as likely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Odds:
    """Outcomes and how likely each is."""

    __slots__ = ()

    def draw(self, below: Below) -> Any:
        """One outcome, by the numbers of *below*."""
        raise NotImplementedError

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        """Every outcome with its weight."""
        raise NotImplementedError

    def total(self) -> int:
        """The sum of all weights."""
        raise NotImplementedError

    def allows(self, outcome: Any) -> bool:
        """Whether *outcome* can happen at all."""
        return any(outcome == other for other, _ in self.outcomes())


class Draw(Odds):
    """One of several, each as likely: a card off a shuffled pile.

    Where what is drawn is not itself the outcome, *becomes* makes the outcome of it: only of the one that
    is drawn, unless somebody asks for all.
    """

    __slots__ = ("_becomes", "_drawn", "_pile")

    def __init__(self, pile: Sequence[Any], becomes: Callable[[Any], Any] | None = None) -> None:
        self._pile = pile
        self._becomes = becomes
        self._drawn: Any = self

    @property
    def things(self) -> Sequence[Any]:
        """Every outcome, as often as it lies in the pile."""
        becomes = self._becomes
        return self._pile if becomes is None else [becomes(thing) for thing in self._pile]

    def draw(self, below: Below) -> Any:
        drawn = self._pile[below(len(self._pile))]
        becomes = self._becomes
        if becomes is not None:
            drawn = becomes(drawn)
        self._drawn = drawn
        return drawn

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        counts: dict[Any, int] = {}
        for thing in self.things:
            counts[thing] = counts.get(thing, 0) + 1
        return iter(counts.items())

    def total(self) -> int:
        return len(self._pile)

    def allows(self, outcome: Any) -> bool:
        return outcome is self._drawn or outcome in self.things


class Weighted(Odds):
    """Outcomes with whole-number weights: a bag of unlike tokens."""

    __slots__ = ("weights",)

    def __init__(self, weights: dict[Any, int]) -> None:
        self.weights = {outcome: weight for outcome, weight in weights.items() if weight}

    def draw(self, below: Below) -> Any:
        at = below(self.total())
        for outcome, weight in self.weights.items():
            at -= weight
            if at < 0:
                return outcome
        raise LookupError("empty odds")

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        return iter(self.weights.items())

    def total(self) -> int:
        return sum(self.weights.values())

    def allows(self, outcome: Any) -> bool:
        return outcome in self.weights


class Dice(Odds):
    """Several dice at once; an outcome is the tuple of their faces, in the order thrown."""

    __slots__ = ("count", "faces")

    def __init__(self, count: int, faces: int = 6) -> None:
        self.count = count
        self.faces = faces

    def draw(self, below: Below) -> tuple[int, ...]:
        faces = self.faces
        return tuple([below(faces) + 1 for _ in range(self.count)])

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        return ((roll, 1) for roll in product(range(1, self.faces + 1), repeat=self.count))

    def total(self) -> int:
        return int(self.faces**self.count)

    def allows(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and len(outcome) == self.count
            and all(type(face) is int and 1 <= face <= self.faces for face in outcome)
        )
