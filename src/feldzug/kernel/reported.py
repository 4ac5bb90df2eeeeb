"""Reported results: what happened at a real table, as one tells it and others confirm."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.frames import NOT_OFFERED, Frame, Todo
from feldzug.kernel.state import copy
from feldzug.kernel.values import Action, Reason, Seat, of_kind


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Yes, that is how the table's battle ended."""


@dataclass(frozen=True, slots=True)
class Dispute(Action):
    """No, the report is wrong; the arbiter shall settle it."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Reported(Frame):
    """A result from a real table: one seat reports, others confirm, in a dispute the arbiter settles."""

    reporter: Seat
    confirmers: tuple[Seat, ...]
    arbiter: Seat
    report: Action | None = field(default=None, kw_only=True)
    confirmed: tuple[Seat, ...] = field(default=(), kw_only=True)
    disputed: bool = field(default=False, kw_only=True)

    def reports(self, g: Any) -> list[Any]:
        """Results a person would think of; others of the same class are judged by `refuses`."""
        raise NotImplementedError

    def refuses(self, g: Any, report: Any) -> Reason | None:
        """Why this cannot be the result."""
        return None

    def settled(self, g: Any, report: Any) -> Todo:
        """Act on the agreed result."""
        raise NotImplementedError

    def clone(self) -> Frame:
        twin: Frame = copy(self)
        return twin

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        if self.disputed:
            return (self.arbiter,)
        if self.report is None:
            return (self.reporter,)
        return tuple([seat for seat in self.confirmers if seat not in self.confirmed])

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        if self.disputed or self.report is None:
            return self.reports(g)
        return [Confirm(), Dispute()]

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        candidates = self.candidates(g, seat)
        if not of_kind(candidates, action):
            return NOT_OFFERED
        return None if isinstance(action, (Confirm, Dispute)) else self.refuses(g, action)

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        if isinstance(action, Dispute):
            self.disputed = True
            return
        if isinstance(action, Confirm):
            self.confirmed += (seat,)
        else:
            self.report = action
        if self.disputed or not self.awaits(g):
            g.stack.pop()
            g.do(self.settled(g, self.report))
