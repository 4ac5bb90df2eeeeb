"""Reported results: what happened at a real table, as one side tells it and the others confirm."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from mypy_extensions import mypyc_attr

from feldzug.kernel.bounds import Most
from feldzug.kernel.frames import NOT_OFFERED, Frame, Todo
from feldzug.kernel.state import copy
from feldzug.kernel.values import Action, Event, Reason, Seat, because

LONGEST_NOTE: Final = 500

Note = Annotated[str, Most(LONGEST_NOTE)]
"""A few words of explanation, for all to read."""

CHANGED: Final = because("report-changed", "kernel")


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Yes, that is how the table's battle ended: the report of this number, counted from 1."""

    report: int = 0


@dataclass(frozen=True, slots=True)
class Dispute(Action):
    """No, the report of this number is wrong; the arbiter shall settle it."""

    report: int = 0


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """The arbiter says how it ended, and why."""

    report: Action
    note: Note = ""


@dataclass(slots=True, unsafe_hash=True)
class ResultReported(Event):
    """One side has told how it ended."""

    seat: Seat
    sides: tuple[Seat, ...]
    report: Action


@dataclass(slots=True, unsafe_hash=True)
class ResultConfirmed(Event):
    """Another side agrees with the report."""

    seat: Seat
    sides: tuple[Seat, ...]


@dataclass(slots=True, unsafe_hash=True)
class ResultDisputed(Event):
    """Another side does not agree with the report."""

    seat: Seat
    sides: tuple[Seat, ...]


@dataclass(slots=True, unsafe_hash=True)
class ResultSettled(Event):
    """The arbiter has said how it ended."""

    seat: Seat
    sides: tuple[Seat, ...]
    report: Action
    note: str


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Reported(Frame):
    """A result from a real table: one of its reporters reports, the confirmers confirm.

    A reporter may change the report until it is settled, in a dispute too; the same report by a confirmer
    confirms it. The arbiter may settle it at any time.
    """

    reporters: tuple[Seat, ...]
    confirmers: tuple[Seat, ...]
    arbiter: Seat | None = None
    report: Action | None = field(default=None, kw_only=True)
    reporter: Seat | None = field(default=None, kw_only=True)
    number: int = field(default=0, kw_only=True)
    """How many reports there were."""
    confirmed: tuple[Seat, ...] = field(default=(), kw_only=True)
    disputed: bool = field(default=False, kw_only=True)

    def reports(self, g: Any) -> list[Any]:
        """Results a person would think of; others of the same classes are judged by `refuses`."""
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
        if self.report is None:
            return self.reporters
        if self.disputed and self.arbiter is not None:
            return (self.arbiter,)
        return tuple([seat for seat in self.confirmers if self._must_confirm(seat)])

    def goes_on(self, g: Any) -> bool:
        """Whoever should still confirm has left: the report stands."""
        if self.report is None or self.awaits(g):
            return False
        g.stack.pop()
        g.do(self.settled(g, self.report))
        return True

    def _must_confirm(self, seat: Seat) -> bool:
        return seat in self.confirmers and seat != self.reporter and seat not in self.confirmed

    def admits(self, g: Any, seat: Seat) -> bool:
        return seat in self.reporters or seat == self.arbiter or seat in self.awaits(g)

    def accepts(self, g: Any, seat: Seat) -> tuple[type, ...]:
        if seat in self.reporters:
            return tuple(dict.fromkeys([type(report) for report in self.reports(g)]))
        return (Settle,) if seat == self.arbiter else ()

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        found: list[Any] = []
        if self.report is not None and not self.disputed and self._must_confirm(seat):
            found.append(Confirm(self.number))
            if self.arbiter is not None:
                found.append(Dispute(self.number))
        if seat in self.reporters:
            found.extend([r for r in self.reports(g) if seat != self.reporter or r != self.report])
        elif seat == self.arbiter:
            found.extend([Settle(report) for report in self.reports(g)])
        return found

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        if isinstance(action, (Confirm, Dispute)):
            if action.report != self.number and self._must_confirm(seat):
                return CHANGED
            return None if action in self.candidates(g, seat) else NOT_OFFERED
        if type(action) not in self.accepts(g, seat):
            return NOT_OFFERED
        report = action.report if isinstance(action, Settle) else action
        if type(report) not in [type(other) for other in self.reports(g)]:
            return NOT_OFFERED
        if seat == self.reporter and report == self.report:
            return NOT_OFFERED  # it says so already
        return self.refuses(g, report)

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        sides = tuple(sorted({*self.reporters, *self.confirmers}))
        if isinstance(action, Dispute):
            self.disputed = True
            g.tell(ResultDisputed(seat, sides))
            g.do(None)
            return
        if isinstance(action, Settle):
            self.report = action.report
            g.tell(ResultSettled(seat, sides, action.report, action.note))
        elif isinstance(action, Confirm) or (
            action == self.report and not self.disputed and self._must_confirm(seat)
        ):
            self.confirmed += (seat,)
            g.tell(ResultConfirmed(seat, sides))
        else:
            self.report = action
            self.reporter = seat
            self.number += 1
            self.confirmed = ()
            self.disputed = False
            g.tell(ResultReported(seat, sides, action))
        if isinstance(action, Settle) or not self.awaits(g):
            g.stack.pop()
            g.do(self.settled(g, self.report))
        else:
            g.do(None)
