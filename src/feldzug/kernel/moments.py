"""Moments of a match that one can return to."""

from __future__ import annotations

from typing import Any

from feldzug.kernel.position import Position


class Moment:
    """What a free undo returns to: how things stood before an entry."""

    __slots__ = ("begun", "number", "position")

    def __init__(self, number: int, position: Position, begun: int) -> None:
        self.number = number
        self.position = position
        self.begun = begun


class Checkpoint:
    """A position that a match can be taken up from again, and the number of entries that led to it."""

    __slots__ = ("fence", "number", "position")

    def __init__(self, number: int, position: Position, fence: bool) -> None:
        self.number = number
        self.position = position
        self.fence = fence
        """Whether nothing before it can be taken back freely."""


class Kept:
    """An entry that was struck out by a correction, and what it was about."""

    __slots__ = ("about", "number")

    def __init__(self, number: int, about: tuple[Any, ...]) -> None:
        self.number = number
        self.about = about
