"""Frames: what is in progress, from the whole war down to the die in the air.

A position holds a stack of them. A Procedure runs through its stages; the other kinds wait: for one
seat (Question), for fate (Chance), for several seats in secret (Sealed), for a result from a real
table (Reported). A frame's fields are plain values, so that it can be copied, stored and shown.

A game that is compiled with the kernel gives its frames `slots=True`; one in plain Python does not, for
on a compiled kernel such slots would hide those of the kernel's own classes. What is asked often says
that `g` is a Position before it uses it: compiled code then reads it directly.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from feldzug.kernel.fate import Odds
from feldzug.kernel.state import copy
from feldzug.kernel.values import FATE, Action, Reason, Seat, because, of_kind

if TYPE_CHECKING:
    from feldzug.kernel.position import Position

Flow = tuple[str, ...]
"""The stages of a procedure by name, in the order of the rulebook."""

Names = tuple[str, ...]
"""Classes of frames by name."""

OUTERMOST: Final = ""
"""Where the frame stands that is in nothing else."""

MOST_SEATS: Final = 20
NOT_OFFERED: Final = because("not-offered", "kernel")
NOBODY: Final[tuple[Seat, ...]] = ()
ONLY_FATE: Final[tuple[Seat, ...]] = (FATE,)
ONE_SEAT: Final[list[tuple[Seat, ...]]] = [(Seat(n),) for n in range(MOST_SEATS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something in progress."""

    __slots__ = ()

    @staticmethod
    def inside() -> Names:
        """The frames that it may stand in; none named: in any. A file that claims otherwise is refused."""
        return ()

    def clone(self) -> Frame:
        """A copy that may change by itself. Frames that never change are shared instead."""
        return self

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        return NOBODY

    def admits(self, g: Any, seat: Seat) -> bool:
        """Whether *seat* may answer now, though the game need not wait for it."""
        return seat in self.awaits(g)

    def awaits_as_seen(self, g: Any, seat: Seat | None) -> tuple[Seat, ...]:
        """Whom *seat* (None: a bystander) sees the game wait for."""
        return self.awaits(g)

    def is_secret(self) -> bool:
        """Whether nobody may tell who has answered already, nor later who did and when."""
        return False

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

    def goes_on(self, g: Any) -> bool:
        """Go on without an answer where none can be given; whether it did."""
        return False

    def seen_by(self, seat: Seat | None) -> Frame:
        """The frame as *seat* (None: a bystander) may see it."""
        return self


def _reason(reason: Reason | None) -> Reason | None:
    """What untyped rules have answered, typed."""
    return reason


Todo = Frame | Iterable[Frame] | None
"""What must happen before going on: one frame, several in order, or nothing."""


def frames_of(todo: Todo) -> list[Frame]:
    """What must happen, as a list."""
    if todo is None:
        return []
    return [todo] if isinstance(todo, Frame) else list(todo)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Procedure(Frame):
    """Stages in the order of the rulebook. A stage may return what must happen first."""

    at: str = field(default="", kw_only=True)

    @staticmethod
    def flow() -> Flow:
        """The table of contents: the names of the stages, each a method of the class."""
        raise NotImplementedError

    def step(self, g: Any) -> Todo:
        """Run the stage that is due. The compiled package has it written out, stage by stage, for as
        long as no module has changed a flow.
        """
        stage, self.at = g.rules.stages(type(self)).due(self.at)
        todo: Todo = stage(self, g)
        return todo

    def clone(self) -> Frame:
        twin: Frame = copy(self)
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

    def may_fizzle(self) -> bool:
        """Whether it may happen that no answer is left; then `fizzle` says what happens."""
        return False

    def fizzle(self, g: Any) -> Todo:
        """Nobody can answer: tell so, and go on."""
        raise NotImplementedError

    def otherwise(self, g: Any, action: Any) -> Reason:
        """Why an answer of a kind that is not asked for is refused."""
        return NOT_OFFERED

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        return ONE_SEAT[self.seat]

    def admits(self, g: Any, seat: Seat) -> bool:
        return seat == self.seat

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        options = self.options(g)
        if g.rules.offers:
            options = [*options, *g.rules.offered(self, g, seat)]
        return options

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        if g.rules.offers and action in g.rules.offered(self, g, seat):
            return _reason(g.rules.banned(self, g, seat, action))
        options = self.options(g)
        if not of_kind(options, action):
            return self.otherwise(g, action)
        reason = self.forbids(g, action)
        if reason is None and g.rules.bans:
            reason = _reason(g.rules.banned(self, g, seat, action))
        return NOT_OFFERED if reason is None and action not in options else reason

    def menu(self, g: Any, seat: Seat) -> list[Any]:
        position: Position = g
        rules = position.rules
        legal = self.legal(g)
        if rules.offers and rules.offers_for(type(self)):
            legal = [*legal, *rules.offered(self, g, seat)]
        if rules.bans and rules.bans_for(type(self)):
            legal = [action for action in legal if rules.banned(self, g, seat, action) is None]
        return legal

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        judged = [(action, self.forbids(g, action)) for action in self.options(g)]
        if g.rules.offers:
            judged += [(action, None) for action in g.rules.offered(self, g, seat)]
        if g.rules.bans:
            judged = [
                (action, g.rules.banned(self, g, seat, action) if reason is None else reason)
                for action, reason in judged
            ]
        return judged

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        position: Position = g
        rules = position.rules
        chosen = rules.taker(self, g, seat, action) if rules.offers else None
        position.stack.pop()
        position.do(self.chosen(g, action) if chosen is None else chosen(self, g, seat, action))

    def goes_on(self, g: Any) -> bool:
        if not self.may_fizzle() or g.legal(self.seat):
            return False
        g.stack.pop()
        g.forget_menu()
        g.do(self.fizzle(g))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Chance(Frame):
    """The game waits for fate. `odds` says what may come, `befalls` acts."""

    def odds(self, g: Any) -> Odds:
        raise NotImplementedError

    def befalls(self, g: Any, outcome: Any) -> Todo:
        raise NotImplementedError

    def known_to(self, g: Any) -> tuple[Seat, ...] | None:
        """The seats that see the outcome (None: everybody); a law proves that nobody else does."""
        return None

    def is_public(self, g: Any, outcome: Any) -> bool:
        """Whether everybody sees this outcome though not every one: a card that must be shown at once."""
        return False

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        return ONLY_FATE

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        return [outcome for outcome, _ in self.odds(g).outcomes()]

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        position: Position = g
        return None if position.odds().allows(action) else NOT_OFFERED

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        return [(outcome, None) for outcome, _ in self.odds(g).outcomes()]

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        position: Position = g
        position.stack.pop()
        position.do(self.befalls(g, action))


@dataclass(frozen=True, slots=True)
class Reconsider(Action):
    """Choose again what was chosen in secret, as long as others still choose."""


RECONSIDER: Final = Reconsider()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Sealed(Frame):
    """Several seats choose in secret; nothing shows until all have chosen.

    A choice may take several steps, each an answer: `options` lists the next one by what `steps` holds
    of that seat, and `is_complete` says when it is enough. Whoever has chosen may reconsider until the
    last one has; in the midst of it, too, though that is not offered (it is what `Match.undo` does).
    """

    steps: dict[Seat, tuple[Any, ...]] = field(default_factory=dict, kw_only=True)

    @property
    def choices(self) -> dict[Seat, Any]:
        """What each seat has answered last; where one answer is a choice, the choice."""
        return {seat: steps[-1] for seat, steps in self.steps.items() if steps}

    def seats(self, g: Any) -> Iterable[Seat]:
        raise NotImplementedError

    def options(self, g: Any, seat: Seat) -> list[Any]:
        raise NotImplementedError

    def forbids(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        return None

    def is_complete(self, g: Any, seat: Seat) -> bool:
        """Whether the steps of *seat* are a whole choice."""
        return bool(self.steps.get(seat))

    def revealed(self, g: Any) -> Todo:
        """Act on `choices`, or on all `steps`, now open to all."""
        raise NotImplementedError

    def settles_offers(self) -> bool:
        """Whether `revealed` itself hands answers that modules have offered to those who act on them."""
        return False

    def clone(self) -> Frame:
        twin: Frame = copy(self)
        return twin

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.seats(g) if not self.is_complete(g, seat)])

    def admits(self, g: Any, seat: Seat) -> bool:
        return seat in self.seats(g)

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        return [action for action, _ in self.judged(g, seat)]

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        if isinstance(action, Reconsider):
            return None if self.steps.get(seat) else NOT_OFFERED
        if self.is_complete(g, seat):
            return NOT_OFFERED
        if g.rules.offers and action in g.rules.offered(self, g, seat):
            return _reason(g.rules.banned(self, g, seat, action))
        options = self.options(g, seat)
        if not of_kind(options, action):
            return NOT_OFFERED
        reason = self.forbids(g, seat, action)
        if reason is None and g.rules.bans:
            reason = _reason(g.rules.banned(self, g, seat, action))
        return NOT_OFFERED if reason is None and action not in options else reason

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        if self.is_complete(g, seat):
            return [(RECONSIDER, None)] if self.steps.get(seat) else []
        judged = [(action, self.forbids(g, seat, action)) for action in self.options(g, seat)]
        if g.rules.offers:
            judged += [(action, None) for action in g.rules.offered(self, g, seat)]
        if g.rules.bans:
            judged = [
                (action, g.rules.banned(self, g, seat, action) if reason is None else reason)
                for action, reason in judged
            ]
        return judged

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        steps = self.steps.copy()
        if isinstance(action, Reconsider):
            del steps[seat]
        else:
            steps[seat] = (*steps.get(seat, ()), action)
        if len(steps) > 1:
            steps = {s: steps[s] for s in sorted(steps)}  # who was first shall not show
        self.steps = steps

    def goes_on(self, g: Any) -> bool:
        """Nobody is left to choose: everything is revealed."""
        if self.awaits(g):
            return False
        position: Position = g
        rules = position.rules
        position.stack.pop()
        if self.steps:
            position.fence()
        added = rules.offers and rules.offers_for(type(self)) and not self.settles_offers()
        position.do(rules.reveal(self, g) if added else self.revealed(g))
        return True

    def seen_by(self, seat: Seat | None) -> Frame:
        twin: Any = copy(self)
        twin.steps = {s: steps for s, steps in self.steps.items() if s == seat}
        found: Frame = twin
        return found


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
