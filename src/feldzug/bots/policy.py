"""Policy: what is known about playing one game well. The greedy bot follows it, the search leans on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

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

    def candidates(self, g: Position, seat: Seat, legal: Sequence[Any]) -> list[Any]:
        """The actions worth thinking about, best first; only one where there is nothing to think about."""
        raise NotImplementedError

    def aim(self, g: Position) -> Any:
        """What a look ahead from here should follow to its end."""
        raise NotImplementedError

    def settled(self, g: Position, aim: Any) -> bool:
        """Whether the end of the *aim* has come, so that the position can be evaluated."""
        raise NotImplementedError

    def pursue(self, g: Position, seat: Seat, legal: Sequence[Any], aim: Any) -> Any | None:
        """The action that goes on with the matter in hand; None if it would turn to another."""
        raise NotImplementedError

    def lots(self, g: Position, chance: Chance, aim: Any) -> list[tuple[Any, float]] | None:
        """What fate may bring, all that makes no difference taken together, each with its chance.

        None if that is too much: then one outcome is drawn.
        """
        return None

    def evaluate(self, g: Position) -> list[float]:
        """For each seat, the part of the others that it is expected to come before, from 0 to 1."""
        raise NotImplementedError
