"""Budget: how long a bot may think, and what came of it in the end."""

from __future__ import annotations

from collections.abc import Callable

from feldzug.kernel.values import Outcome, Seat

Clock = Callable[[], float]
"""Tells seconds: of the day, or of the processor."""


class Budget:
    """What one decision may cost: so many seconds, so many iterations, or both."""

    def __init__(self, clock: Clock, seconds: float | None, iterations: int | None) -> None:
        self.clock = clock
        self.iterations = iterations
        self.used = 0
        self.deadline = None if seconds is None else clock() + seconds

    def is_spent(self) -> bool:
        """Asked before every iteration, which it counts."""
        if self.used == self.iterations:
            return True
        if self.deadline is not None and self.clock() >= self.deadline:
            return True
        self.used += 1
        return False


def rewards(outcome: Outcome, seats: int) -> list[float]:
    """For each seat, the part of the others that it came before; a shared place counts half."""
    places = [outcome.place(Seat(seat)) for seat in range(seats)]
    others = max(1, seats - 1)
    return [
        sum((p < q) + 0.5 * (p == q) for m, q in enumerate(places) if m != n) / others
        for n, p in enumerate(places)
    ]
