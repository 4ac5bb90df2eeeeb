"""The dice of a simulated battle: one outcome of fate is the seed of all of them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from feldzug.parts.seeds import Numbers


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
    """The dice that follow from one seed, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._numbers = Numbers(seed)

    def die(self) -> int:
        return self._numbers.below(6) + 1
