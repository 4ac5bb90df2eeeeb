"""Dials: a hand that points at one of several spaces, each with something on it.

What a dial is like never changes; where its hand points is a number of the position.
"""

from __future__ import annotations

from collections.abc import Sequence


class Dial:
    """The spaces of a dial, from 0 up; each holds an icon or nothing. All up to the hand count."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: Sequence[str]) -> None:
        if not spaces or spaces[0]:
            raise ValueError("a dial begins with an empty space, at 0")
        self.spaces = tuple(spaces)

    @property
    def highest(self) -> int:
        return len(self.spaces) - 1

    def turned(self, at: int, by: int) -> int:
        """Where the hand points after it was turned up, or down, as far as it goes."""
        return max(0, min(self.highest, at + by))

    def raised_to(self, at: int, to: int) -> int:
        """Where the hand points after a gain: a gain never lowers it."""
        return max(at, self.turned(0, to))

    def can_pay(self, at: int, cost: int) -> bool:
        """Whether the hand can be turned down that far."""
        return 0 <= cost <= at

    def icons(self, at: int) -> tuple[str, ...]:
        """Every icon at the hand and below it, from the bottom up."""
        return tuple([icon for icon in self.spaces[: at + 1] if icon])

    def count(self, at: int, icon: str) -> int:
        """How often an icon stands at the hand and below it."""
        return self.spaces[: at + 1].count(icon)
