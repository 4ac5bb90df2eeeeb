"""The dice of a simulated battle: one outcome of fate is the seed of all of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

_WORD: Final = 2**32 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleDice:
    """Where the dice of a battle come from, one after the other."""

    def die(self) -> int:
        """A D6."""
        raise NotImplementedError

    def sum(self, count: int) -> int:
        """The sum of several D6."""
        total = 0
        for _ in range(count):
            total += self.die()
        return total

    def reaching(self, count: int, need: int) -> int:
        """How many of several D6 show *need* or more."""
        found = 0
        for _ in range(count):
            if self.die() >= need:
                found += 1
        return found


class SeededDice(BattleDice):
    """Dice by whole numbers of 32 bits alone, the same on every machine: the shifts of Marsaglia."""

    def __init__(self, seed: int) -> None:
        mixed = (seed ^ 0x9E3779B9) & _WORD
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & _WORD
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & _WORD
        self._at: int = (mixed ^ (mixed >> 16)) or 1

    def die(self) -> int:
        at = self._at
        at ^= (at << 13) & _WORD
        at ^= at >> 17
        at ^= (at << 5) & _WORD
        self._at = at
        return ((at * 6) >> 32) + 1
