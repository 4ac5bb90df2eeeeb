"""Policy: what is known about playing one game well. The greedy bot follows it, the search leans on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance
from feldzug.kernel.position import Position
from feldzug.kernel.values import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Quick judgement without looking ahead.

    It is asked about sampled positions, in which what *seat* cannot see was dealt anew: what it makes of
    other hands is a guess like any other.
    """

    def choose(self, g: Position, seat: Seat, legal: Sequence[Any]) -> Any:
        """The action that looks best."""
        raise NotImplementedError

    def aim(self, g: Position, seat: Seat) -> Any | None:
        """The matter that this seat plans for and follows to its end; None if there is none."""
        raise NotImplementedError

    def settled(self, g: Position, aim: Any) -> bool:
        """Whether the end of the *aim* has come, so that the position can be evaluated."""
        raise NotImplementedError

    def answers(self, g: Position, seat: Seat, legal: Sequence[Any]) -> list[Any] | None:
        """The answers worth a look ahead, its own first; None if whole plans are compared instead."""
        return None

    def news(self, g: Position) -> Any | None:
        """What plans are compared upon; None if the question is not worth it.

        As long as it stays the same, the plan that was found best is followed.
        """
        raise NotImplementedError

    def varied(self, dealer: Dealer, like: Policy) -> Policy:
        """A policy that plays a little otherwise than *like*, one of this game."""
        raise NotImplementedError

    def afresh(self) -> Policy:
        """The same policy; it may remember what it finds out, for it is asked about one matter only."""
        return self

    def thing(self, g: Position, chance: Chance) -> tuple[int, ...]:
        """What fate is asked about: the same thing has the same luck, whatever came before it."""
        raise NotImplementedError

    def luck(self, g: Position, seat: Seat, chance: Chance, outcome: Any) -> float:
        """By how much what fate brings is better for the seat than was to be expected of it.

        In the measure of `evaluate`, and on average nothing: looks ahead are cleared of it. It may be rough.
        """
        return 0.0

    def evaluate(self, g: Position) -> list[float]:
        """For each seat, the part of the others that it is expected to come before, from 0 to 1."""
        raise NotImplementedError
