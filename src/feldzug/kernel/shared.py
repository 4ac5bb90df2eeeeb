"""Shared questions: several seats answer openly, in any order; some must, others may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.frames import NOT_OFFERED, Frame, Todo
from feldzug.kernel.state import copy
from feldzug.kernel.values import Reason, Seat, of_kind

if TYPE_CHECKING:
    from feldzug.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Shared(Frame):
    """The game waits for several seats, and others may answer, too; it stays until nobody is waited for.

    An answer acts at once, and what it leads to happens before the next one.
    """

    def seats(self, g: Any) -> Sequence[Seat]:
        """Those whom the game waits for; when there are none, it is over."""
        raise NotImplementedError

    def others(self, g: Any) -> Sequence[Seat]:
        """Those who may answer, too, though nobody waits for them."""
        return ()

    def options(self, g: Any, seat: Seat) -> list[Any]:
        """The answers a person would think of; those that `forbids` names a reason for are greyed."""
        raise NotImplementedError

    def forbids(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        return None

    def chosen(self, g: Any, seat: Seat, action: Any) -> Todo:
        """Act on an answer; the question is still there, and may remember in its fields who has answered."""
        raise NotImplementedError

    def over(self, g: Any) -> Todo:
        """What follows when nobody is waited for any longer."""
        return None

    def clone(self) -> Frame:
        twin: Frame = copy(self)
        return twin

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        return tuple(self.seats(g))

    def admits(self, g: Any, seat: Seat) -> bool:
        return seat in self.seats(g) or seat in self.others(g)

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        return [action for action, _ in self.judged(g, seat)]

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        position: Position = g
        rules = position.rules
        if rules.offers and action in rules.offered(self, g, seat):
            return rules.banned(self, g, seat, action)
        options = self.options(g, seat)
        is_open = type(action) in self.accepts(g, seat)
        if not is_open and not of_kind(options, action):
            return NOT_OFFERED
        reason = self.forbids(g, seat, action)
        if reason is None and rules.bans:
            reason = rules.banned(self, g, seat, action)
        return NOT_OFFERED if reason is None and not is_open and action not in options else reason

    def menu(self, g: Any, seat: Seat) -> list[Any]:
        legal = [a for a in self.options(g, seat) if self.forbids(g, seat, a) is None]
        position: Position = g
        return position.rules.completed(self, g, seat, legal)

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        judged = [(action, self.forbids(g, seat, action)) for action in self.options(g, seat)]
        position: Position = g
        return position.rules.amended(self, g, seat, judged)

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        position: Position = g
        rules = position.rules
        chosen = rules.taker(self, g, seat, action) if rules.offers else None
        if chosen is None:
            position.do(self.chosen(g, seat, action))
        else:
            position.do(chosen(self, g, seat, action))

    def goes_on(self, g: Any) -> bool:
        if self.seats(g):
            return False
        position: Position = g
        position.stack.pop()
        position.do(self.over(g))
        return True
