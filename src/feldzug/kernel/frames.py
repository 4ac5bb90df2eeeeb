"""Frames: what is in progress, from the whole war down to the die in the air.

A position holds a stack of them. A Procedure runs through its stages; the other kinds wait: for one
seat (Question), for fate (Chance), for several seats in secret (Sealed), for a result from a real
table (Reported). A frame's fields are plain values, so that it can be copied, stored and shown.

A game that is compiled with the kernel gives its frames `slots=True`; one in plain Python does not, for
on a compiled kernel such slots would hide those of the kernel's own classes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.fate import Odds
from feldzug.kernel.values import FATE, Action, Reason, Seat, because, of_kind

Flow = tuple[str, ...]
"""The stages of a procedure by name, in the order of the rulebook."""

NOT_OFFERED = because("not-offered", "kernel")
NOBODY: tuple[Seat, ...] = ()
ONLY_FATE: tuple[Seat, ...] = (FATE,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something in progress."""

    __slots__ = ()

    def clone(self) -> Frame:
        """A copy that may change by itself. Frames that never change are shared instead."""
        return self

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        """The seats that may answer now."""
        return NOBODY

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        """What a person would think of doing, allowed or not."""
        return []

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        """Why *seat* may not give this answer."""
        return NOT_OFFERED

    def menu(self, g: Any, seat: Seat) -> list[Any]:
        """The legal answers of *seat*."""
        return [action for action, reason in self.judged(g, seat) if reason is None]

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        """Every candidate with the reason against it, if there is one."""
        return [(a, self.objection(g, seat, a)) for a in self.candidates(g, seat)]

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        """Take a legal answer and let it act."""
        raise NotImplementedError

    def seen_by(self, seat: Seat | None) -> Frame:
        """The frame as *seat* (None: a bystander) may see it."""
        return self


Todo = Frame | Iterable[Frame] | None
"""What must happen before going on: one frame, several in order, or nothing."""

_CLONERS: dict[type, Callable[[Any], Any]] = {}


def _copy(frame: Any) -> Any:
    """A field-by-field copy, by a function written once per class: much faster than copy.copy."""
    kind = type(frame)
    cloner = _CLONERS.get(kind)
    if cloner is None:
        arguments = ", ".join(
            f"{f.name}=old.{f.name}" if f.kw_only else f"old.{f.name}"
            for f in sorted(fields(kind), key=lambda f: bool(f.kw_only))
        )
        cloner = _CLONERS[kind] = eval(f"lambda old: kind({arguments})", {"kind": kind})
    return cloner(frame)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Procedure(Frame):
    """Stages in the order of the rulebook. A stage may return what must happen first."""

    at: str = field(default="", kw_only=True)

    @staticmethod
    def flow() -> Flow:
        """The table of contents: the names of the stages, each a method of the class."""
        raise NotImplementedError

    def clone(self) -> Frame:
        twin: Frame = _copy(self)
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Question(Frame):
    """The game waits for one seat. `options` and `forbids` look, `chosen` acts.

    A question that asks nothing but the seat needs no decorator of its own.
    """

    seat: Seat

    def options(self, g: Any) -> list[Any]:
        """The answers a person would think of; those that `forbids` names a reason for are greyed."""
        raise NotImplementedError

    def forbids(self, g: Any, action: Any) -> Reason | None:
        """Why *action* may not be chosen; asked of options and of any action of the same classes."""
        return None

    def legal(self, g: Any) -> list[Any]:
        """The options that nothing forbids. A hot question may list them faster; a law compares."""
        return [action for action in self.options(g) if self.forbids(g, action) is None]

    def chosen(self, g: Any, action: Any) -> Todo:
        raise NotImplementedError

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        return self.options(g)

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        options = self.options(g)
        if not of_kind(options, action):
            return NOT_OFFERED
        reason = self.forbids(g, action)
        return NOT_OFFERED if reason is None and action not in options else reason

    def menu(self, g: Any, seat: Seat) -> list[Any]:
        return self.legal(g)

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        return [(action, self.forbids(g, action)) for action in self.options(g)]

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        g.stack.pop()
        g.do(self.chosen(g, action))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Chance(Frame):
    """The game waits for fate. `odds` says what may come, `befalls` acts."""

    def odds(self, g: Any) -> Odds:
        raise NotImplementedError

    def befalls(self, g: Any, outcome: Any) -> Todo:
        raise NotImplementedError

    def known_to(self, g: Any) -> tuple[Seat, ...] | None:
        """The seats that see the outcome; None: everybody."""
        return None

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        return ONLY_FATE

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        return [outcome for outcome, _ in self.odds(g).outcomes()]

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        return None if g.odds().allows(action) else NOT_OFFERED

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        return [(outcome, None) for outcome, _ in self.odds(g).outcomes()]

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        g.stack.pop()
        g.do(self.befalls(g, action))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Sealed(Frame):
    """Several seats choose in secret; nothing shows until all have chosen."""

    choices: dict[Seat, Any] = field(default_factory=dict, kw_only=True)

    def seats(self, g: Any) -> Iterable[Seat]:
        raise NotImplementedError

    def options(self, g: Any, seat: Seat) -> list[Any]:
        raise NotImplementedError

    def forbids(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        return None

    def revealed(self, g: Any) -> Todo:
        """Act on `choices`, now open to all."""
        raise NotImplementedError

    def clone(self) -> Frame:
        twin: Sealed = _copy(self)
        twin.choices = self.choices.copy()
        return twin

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.seats(g) if seat not in self.choices])

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        return self.options(g, seat)

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        options = self.options(g, seat)
        if not of_kind(options, action):
            return NOT_OFFERED
        reason = self.forbids(g, seat, action)
        return NOT_OFFERED if reason is None and action not in options else reason

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        chosen = {**self.choices, seat: action}
        self.choices = {s: chosen[s] for s in sorted(chosen)}  # who was first shall not show
        if not self.awaits(g):
            g.stack.pop()
            g.fence()
            g.do(self.revealed(g))

    def seen_by(self, seat: Seat | None) -> Frame:
        twin: Sealed = _copy(self)
        twin.choices = {s: choice for s, choice in self.choices.items() if s == seat}
        return twin


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
        twin: Frame = _copy(self)
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
