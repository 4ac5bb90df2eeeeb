"""Dice with symbols, and exact chances of what dice show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

from feldzug.kernel.fate import Below, Odds


class SymbolDice(Odds):
    """Several equal dice with any faces; an outcome is the sorted tuple of what they show."""

    __slots__ = ("count", "faces")

    def __init__(self, count: int, faces: Sequence[Any]) -> None:
        self.count = count
        self.faces = tuple(faces)

    def draw(self, below: Below) -> tuple[Any, ...]:
        faces = self.faces
        return tuple(sorted([faces[below(len(faces))] for _ in range(self.count)]))

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        sides = Counter(self.faces)
        for shown in combinations_with_replacement(sorted(sides), self.count):
            weight = factorial(self.count)
            for face, times in Counter(shown).items():
                weight = weight // factorial(times) * sides[face] ** times
            yield shown, weight

    def total(self) -> int:
        return int(len(self.faces) ** self.count)

    def allows(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and len(outcome) == self.count
            and all(face in self.faces for face in outcome)
            and list(outcome) == sorted(outcome)
        )


def sums(count: int, faces: Sequence[int] = (1, 2, 3, 4, 5, 6)) -> dict[int, Fraction]:
    """The chance of every sum of so many equal dice, by sum."""
    ways: dict[int, int] = {0: 1}
    for _ in range(count):
        more: dict[int, int] = {}
        for total, number in ways.items():
            for face in faces:
                more[total + face] = more.get(total + face, 0) + number
        ways = more
    every = len(faces) ** count
    return {total: Fraction(ways[total], every) for total in sorted(ways)}


def at_least(total: int, count: int, faces: Sequence[int] = (1, 2, 3, 4, 5, 6)) -> Fraction:
    """The chance that so many equal dice show *total* or more together."""
    return sum((p for found, p in sums(count, faces).items() if found >= total), Fraction(0))
