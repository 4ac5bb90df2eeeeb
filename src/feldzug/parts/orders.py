"""Standing orders: what a seat lets be answered for it, answer by answer, as if it had answered itself.

An order is given once and carried out until a condition holds or something else must be decided. It looks at
what lies open and at the seat's own wish, never at what anybody holds: so carrying it out tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.values import Action, Reason, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Order(Action):
    """What shall be answered from now on. It is written like an answer, but never is one."""

    def is_brief(self) -> bool:
        """Whether it ends as soon as the seat answers anything by hand, or something is taken back."""
        return True


@dataclass(frozen=True, slots=True)
class Condition:
    """A number at which an order stops, and between which it may be chosen."""

    key: str
    least: int
    most: int
    usual: int


@dataclass(frozen=True, slots=True)
class OfferedOrder:
    """An order that a seat could give now, and the conditions that it may set."""

    order: Order
    conditions: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """The order has come to its end, and why."""

    reason: Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Orders:
    """What a game says of its orders. It is asked with the position, and may look at what lies open only."""

    def offered(self, g: Any, seat: Seat) -> Sequence[OfferedOrder]:
        """What *seat* could order now."""
        raise NotImplementedError

    def concerns(self, g: Any, seat: Seat, order: Any) -> bool:
        """Whether the order has anything to do with what *seat* is asked now. Quick."""
        raise NotImplementedError

    def answer(
        self, g: Any, seat: Seat, order: Any, until: Mapping[str, int]
    ) -> Action | Stop | None:
        """What *seat* answers now by its order, or that it has ended; None if it does not concern this."""
        raise NotImplementedError
