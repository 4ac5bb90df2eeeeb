"""Seeds: one number that fate gives, and the many that follow from it.

What takes thousands of dice at once, a generated map or a battle in the computer, asks fate for one seed and
derives the rest, so that the journal holds one entry and every machine finds the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from feldzug.kernel.fate import Below, Odds

T = TypeVar("T")

SEEDS: Final = 1 << 32
_MASK: Final = (1 << 64) - 1


class Seed(Odds):
    """Any whole number below 2³², each as likely."""

    __slots__ = ()

    def draw(self, below: Below) -> Any:
        return below(SEEDS)

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        return ((seed, 1) for seed in range(SEEDS))

    def total(self) -> int:
        return SEEDS

    def allows(self, outcome: Any) -> bool:
        return type(outcome) is int and 0 <= outcome < SEEDS


class Numbers:
    """The numbers that follow from a seed (SplitMix64)."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, count: int) -> int:
        """One of 0 … count - 1, each as likely."""
        limit = _MASK + 1 - (_MASK + 1) % count
        while True:
            number = self._next()
            if number < limit:
                return number % count

    def die(self, faces: int = 6) -> int:
        return self.below(faces) + 1

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The same things in another order."""
        found = list(things)
        for n in range(len(found) - 1, 0, -1):
            other = self.below(n + 1)
            found[n], found[other] = found[other], found[n]
        return found
