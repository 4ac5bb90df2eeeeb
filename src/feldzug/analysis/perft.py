"""How many ways a game can go on: every sequence of so many answers, fate's outcomes among them.

The number is a fingerprint of the rules. A question that offers one answer too many or too few, a die
that is not rolled, a part that is left out: each changes it somewhere a few answers deep.
"""

from __future__ import annotations

from typing import Any

from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly *depth* answers there are; a game that is over has none.

    Every different outcome of fate is one way, however likely it is. The position is not changed.
    """
    if depth == 0:
        return 1
    ways = branches(position)
    if depth == 1:
        return len(ways)
    total = 0
    for seat, answer in ways:
        after = position.clone()
        after.apply(seat, answer)
        total += perft(after, depth - 1)
    return total


def divide(position: Position, depth: int) -> list[tuple[Seat, Any, int]]:
    """The same number told apart by the first answer, to find where two programs differ."""
    counts: list[tuple[Seat, Any, int]] = []
    for seat, answer in branches(position):
        after = position.clone()
        after.apply(seat, answer)
        counts.append((seat, answer, perft(after, depth - 1)))
    return counts


def branches(position: Position) -> list[tuple[Seat, Any]]:
    """Every answer that may come next, and who gives it.

    Where several choose in secret, their order makes no difference: the first one is asked first.
    """
    for seat in position.waiting():
        if seat == FATE:
            return [(seat, outcome) for outcome, _ in position.odds().outcomes()]
        return [(seat, action) for action in position.legal(seat)]
    return []
