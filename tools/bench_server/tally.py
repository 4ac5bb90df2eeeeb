"""Tally: what a stream told, in order, and how long everything took."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Thread:
    """The entries of one game as one seat hears of them: each must come once, one after the other."""

    heard: int
    """How many entries are known; the next one must have this number."""
    lost: int = 0
    doubled: int = 0

    def hear(self, numbers: Sequence[int], decision: int) -> None:
        """A message brought these entries and says that *decision* is open now."""
        for number in numbers:
            if number < self.heard:
                self.doubled += 1
            else:
                self.lost += number - self.heard
                self.heard = number + 1
        self.end(decision)

    def end(self, decision: int) -> None:
        """So many entries there are; what has not been heard of by now is lost."""
        self.lost += max(0, decision - self.heard)
        self.heard = max(decision, self.heard)


@dataclass(slots=True)
class Tally:
    """What all clients together have seen; times in milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    """From the request that was sent to its answer."""
    streamed: list[float] = field(default_factory=list)
    """From the request that was sent to the message on the stream."""
    refused: list[str] = field(default_factory=list)
    messages: int = 0
    answered: int = 0
    """Answers that came back on the stream, those of the last moments of a part, too."""
    threads: list[Thread] = field(default_factory=list)

    def begin(self) -> None:
        """From now on times are measured anew; what is heard goes on being counted."""
        self.acknowledged, self.streamed = [], []

    @property
    def lost(self) -> int:
        return sum(thread.lost for thread in self.threads)

    @property
    def doubled(self) -> int:
        return sum(thread.doubled for thread in self.threads)


def quantile(times: Sequence[float], share: float) -> float:
    """The smallest time that at least this share of all stayed within; of no times it is not a number."""
    if not times:
        return math.nan
    ordered = sorted(times)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
