"""Frames: what is in progress, from the whole war down to the die in the air.

A position holds a stack of them. A Procedure runs through its stages; the other kinds wait: for one
seat (Question), for fate (Chance), for several seats in secret (Sealed, in `sealed`) or openly (Shared, in
`shared`), for a result from a real table (Reported, in `reported`), or for what goes on side by side
(Parallel, in `parallel`). A frame's fields are plain values, so that it can be copied, stored and shown.
What tells a frame from others of its kind has no default; what changes while it goes on has one.

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
from feldzug.kernel.state import begun_with, copy
from feldzug.kernel.values import FATE, Reason, Seat, because, of_kind

if TYPE_CHECKING:
    from feldzug.kernel.position import Position

Flow = tuple[str, ...]
"""The stages of a procedure by name, in the order of the rulebook."""

DONE: Final = "."
"""The stage after the last one."""

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

    def accepts(self, g: Any, seat: Seat) -> tuple[type, ...]:
        """The classes of answers that are not listed but checked: a roster, a map, an amount.

        What is listed of them are examples, for those who play at random.
        """
        return ()

    def about(self, g: Any) -> tuple[Any, ...]:
        """What tells it from others of its kind: the fields that it was begun with, which have no default."""
        return begun_with(self)

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
        """Run the stage that is due. The compiled package has it written out, stage by stage, for a flow
        that no module has changed.
        """
        position: Position = g
        stage, self.at = position.rules.stages(type(self)).due(self.at)
        todo: Todo = stage(self, g)
        return todo

    def goes_on(self, g: Any) -> bool:
        """The stage that is due, or back to what is below when there is none left."""
        position: Position = g
        if self.at == DONE:
            position.stack.pop()
            return True
        rules = position.rules
        is_changed = rules.changed and rules.stages(type(self)).changed
        todo = Procedure.step(self, g) if is_changed else self.step(g)
        if todo is not None or position.reactions:
            position.do(todo)
        return True

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

    def is_forsaken(self, g: Any) -> bool:
        """Whether nobody is asked any more, since the seat has left a game that goes on without it.

        Otherwise somebody answers in its stead.
        """
        return False

    def forsake(self, g: Any) -> Todo:
        """What happens when nobody is asked any more."""
        return None

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
        position: Position = g
        rules = position.rules
        if rules.offers and action in rules.offered(self, g, seat):
            return rules.banned(self, g, seat, action)
        options = self.options(g)
        if not of_kind(options, action) and type(action) not in self.accepts(g, seat):
            return self.otherwise(g, action)
        reason = self.forbids(g, action)
        if reason is None and rules.bans:
            reason = rules.banned(self, g, seat, action)
        if reason is None and action not in options and type(action) not in self.accepts(g, seat):
            return NOT_OFFERED
        return reason

    def menu(self, g: Any, seat: Seat) -> list[Any]:
        position: Position = g
        return position.rules.completed(self, g, seat, self.legal(g))

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        judged = [(action, self.forbids(g, action)) for action in self.options(g)]
        position: Position = g
        return position.rules.amended(self, g, seat, judged)

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        position: Position = g
        rules = position.rules
        chosen = rules.taker(self, g, seat, action) if rules.offers else None
        position.stack.pop()
        position.do(self.chosen(g, action) if chosen is None else chosen(self, g, seat, action))

    def goes_on(self, g: Any) -> bool:
        is_forsaken = self.is_forsaken(g)
        if not is_forsaken and (not self.may_fizzle() or g.legal(self.seat)):
            return False
        g.stack.pop()
        g.forget_menu()
        g.do(self.forsake(g) if is_forsaken else self.fizzle(g))
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
