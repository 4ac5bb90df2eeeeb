"""Bounds: how long a list or a text from outside may be, and between what a number must lie.

They belong to the type of a field: `note: Annotated[str, Most(500)]`. What is outside is refused as it is
read.
"""

from __future__ import annotations

from typing import Any, Final

from feldzug.kernel.errors import BadValue

LONGEST_TEXT: Final = 4_000
"""No honest text is longer than this, in characters."""

MOST_VALUES: Final = 20_000
"""No honest answer holds more values than this."""


class Most:
    """Marks a text or a list that is no longer than this: `Annotated[tuple[Tile, ...], Most(150)]`."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def check(self, value: Any) -> None:
        """Raises BadValue."""
        if len(value) > self.most:
            key = "text-too-long" if isinstance(value, str) else "too-long"
            raise BadValue(key, most=self.most)


class Between:
    """Marks a number that lies between two others, both allowed: `Annotated[int, Between(0, 250)]`."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def check(self, value: Any) -> None:
        """Raises BadValue."""
        if not self.low <= value <= self.high:
            raise BadValue("out-of-bounds", low=self.low, high=self.high)


def check_size(packed: Any) -> None:
    """Whether JSON from outside holds no more values than an honest answer. Raises BadValue.

    Level by level, so that depth does not matter.
    """
    left = MOST_VALUES
    level = [packed]
    while level:
        left -= len(level)
        if left < 0:
            raise BadValue("too-large", most=MOST_VALUES)
        inner = [v.values() if type(v) is dict else v for v in level if type(v) in (dict, list)]
        level = [value for values in inner for value in values]
