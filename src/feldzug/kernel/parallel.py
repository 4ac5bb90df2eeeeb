"""Side by side: several things in progress at once, each with a stack of its own.

Within a branch rules see its frames on top of what is below, as if it went on alone. Whoever answers names
the branch; fate is asked one branch after another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from mypy_extensions import mypyc_attr

from feldzug.kernel.fate import Odds
from feldzug.kernel.frames import NOT_OFFERED, ONLY_FATE, Chance, Frame, Todo, frames_of
from feldzug.kernel.state import REPLACED, begun_with, copy
from feldzug.kernel.values import FATE, Action, Reason, Seat

if TYPE_CHECKING:
    from feldzug.kernel.position import Position

T = TypeVar("T")

Branch = tuple[int, ...]
"""The way to a branch: its number, and below it the number of a branch within that; () is no branch."""

Branches = Annotated[tuple[tuple[Frame, ...], ...], REPLACED]


@dataclass(frozen=True, slots=True)
class In(Action):
    """An answer to one of several things that go on side by side."""

    branch: int
    action: Action


def addressed(branch: Branch, action: Any) -> Any:
    """An answer to what is asked in a branch."""
    for number in reversed(branch):
        action = In(number, action)
    return action


def bare(action: Any) -> tuple[Branch, Any]:
    """The branch that an answer names, and the answer itself."""
    branch: Branch = ()
    while isinstance(action, In):
        branch = (*branch, action.branch)
        action = action.action
    return branch, action


def branches_of(todos: Iterable[Todo]) -> tuple[tuple[Frame, ...], ...]:
    """One branch for each of several things to do, each like what a stage returns."""
    return tuple([tuple(reversed(frames_of(todo))) for todo in todos])


def whole(stack: Iterable[Frame]) -> list[Frame]:
    """Every frame of a stack, those in branches too."""
    found: list[Frame] = []
    for frame in stack:
        found.append(frame)
        if isinstance(frame, Parallel):
            for branch in frame.branches:
                found.extend(whole(branch))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Parallel(Frame):
    """Several things go on side by side, each a stack of its own, lowest first; it is over when all are.

    What is over stays as an empty branch, so that the number of a branch never changes. What must not show
    in time (`Frame.is_secret`) does not stand in a branch.
    """

    branches: Branches

    def clone(self) -> Frame:
        twin: Any = copy(self)
        twin.branches = tuple([tuple([f.clone() for f in branch]) for branch in self.branches])
        found: Frame = twin
        return found

    def about(self, g: Any) -> tuple[Any, ...]:
        return tuple([value for value in begun_with(self) if value is not self.branches])

    def within(self, g: Any, n: int, do: Callable[[Frame], T]) -> T:
        """*do* with the top of branch *n*; what it leaves on the stack is the branch from then on."""
        position: Position = g
        outer = position.stack
        floor = len(outer)
        kept = position.set_aside()
        position.stack = [*outer, *self.branches[n]]
        try:
            return do(position.stack[-1])
        finally:
            left = position.stack
            position.stack = outer
            position.take_up(kept)
            if _differ(left, floor, self.branches[n]):
                changed = tuple(left[floor:])
                self.branches = (*self.branches[:n], changed, *self.branches[n + 1 :])

    def open(self) -> list[int]:
        """The branches that are not over."""
        return [n for n, branch in enumerate(self.branches) if branch]

    def each(self, g: Any, do: Callable[[Frame], T]) -> list[tuple[int, T]]:
        """*do* with the top of every branch that is not over."""
        return [(n, self.within(g, n, do)) for n in self.open()]

    def in_each(self, g: Any, do: Callable[[tuple[Frame, ...]], T]) -> list[T]:
        """*do* with all frames of every branch that is not over, seen from there."""
        return [self._in(g, n, do) for n in self.open()]

    def _in(self, g: Any, n: int, do: Callable[[tuple[Frame, ...]], T]) -> T:
        branch = self.branches[n]
        return self.within(g, n, lambda _: do(branch))

    def fated(self, g: Any) -> int:
        """The branch in which fate is asked now; -1 if it is in none."""
        for n, branch in enumerate(self.branches):
            if branch:
                top = branch[-1]
                if isinstance(top, Chance):
                    return n
                if isinstance(top, Parallel) and top.fated(g) >= 0:
                    return n
        return -1

    def in_fate(self, g: Any, do: Callable[[Chance], T]) -> T:
        """*do* with what fate is asked. Raises LookupError if it is asked nothing."""

        def found(top: Frame) -> T:
            if isinstance(top, Parallel):
                return top.in_fate(g, do)
            assert isinstance(top, Chance)
            return do(top)

        n = self.fated(g)
        if n < 0:
            raise LookupError("fate is not waited for")
        return self.within(g, n, found)

    def asking(self, g: Any, seat: Seat) -> list[int]:
        """The branches in which *seat* may answer: none while fate must."""
        if self.fated(g) >= 0:
            return []
        return [n for n, admits in self.each(g, lambda top: top.admits(g, seat)) if admits]

    def odds(self, g: Any) -> Odds:
        """What fate may bring in the branch in which it is asked."""
        return self.in_fate(g, lambda chance: chance.odds(g))

    # what the kernel asks

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        if self.fated(g) >= 0:
            return ONLY_FATE
        awaited = self.each(g, lambda top: top.awaits(g))
        return tuple(sorted({seat for _, seats in awaited for seat in seats}))

    def admits(self, g: Any, seat: Seat) -> bool:
        if seat == FATE:
            return self.fated(g) >= 0
        return bool(self.asking(g, seat))

    def awaits_as_seen(self, g: Any, seat: Seat | None) -> tuple[Seat, ...]:
        if self.fated(g) >= 0:
            return ONLY_FATE
        seen = self.each(g, lambda top: top.awaits_as_seen(g, seat))
        return tuple(sorted({other for _, others in seen for other in others}))

    def candidates(self, g: Any, seat: Seat) -> list[Any]:
        return [action for action, _ in self.judged(g, seat)]

    def objection(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        if seat == FATE:
            return None if g.odds().allows(action) else NOT_OFFERED
        if not isinstance(action, In) or not 0 <= action.branch < len(self.branches):
            return NOT_OFFERED
        if not self.branches[action.branch]:
            return NOT_OFFERED
        inner = action.action

        def judge(top: Frame) -> Reason | None:
            return top.objection(g, seat, inner) if top.admits(g, seat) else NOT_OFFERED

        return self.within(g, action.branch, judge)

    def menu(self, g: Any, seat: Seat) -> list[Any]:
        if seat == FATE:
            return [outcome for outcome, _ in g.odds().outcomes()]
        found: list[Any] = []
        for n in self.asking(g, seat):
            found.extend([In(n, a) for a in self.within(g, n, lambda top: top.menu(g, seat))])
        return found

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        if seat == FATE:
            return [(outcome, None) for outcome, _ in g.odds().outcomes()]
        found: list[tuple[Any, Reason | None]] = []
        for n in self.asking(g, seat):
            judged = self.within(g, n, lambda top: top.judged(g, seat))
            found.extend([(In(n, action), reason) for action, reason in judged])
        return found

    def accepts(self, g: Any, seat: Seat) -> tuple[type, ...]:
        found: list[type] = []
        for n in self.asking(g, seat):
            found.extend(self.within(g, n, lambda top: top.accepts(g, seat)))
        return tuple(dict.fromkeys(found))

    def answer(self, g: Any, seat: Seat, action: Any) -> None:
        position: Position = g
        floor = len(position.stack)
        n = self.fated(g) if seat == FATE else action.branch
        given = action if seat == FATE else action.action

        def act(top: Frame) -> None:
            top.answer(g, seat, given)
            position.settle_above(floor)  # what it told is looked at where it was told

        self.within(g, n, act)

    def goes_on(self, g: Any) -> bool:
        """Every branch runs on as far as it can, until none can any more."""
        position: Position = g
        floor = len(position.stack)
        moved = True
        while moved:
            moved = False
            for n in self.open():
                moved = self.within(g, n, lambda _: position.settle_above(floor)) or moved
                if position.result is not None:
                    return True
        for n in self.open():
            frame = self.branches[n][-1]
            if frame.is_secret():
                name = type(frame).__name__
                raise TypeError(f"{name} hides who has answered: it does not stand in a branch")
        if self.open():
            return False
        position.stack.pop()
        return True

    def seen_by(self, seat: Seat | None) -> Frame:
        twin: Any = copy(self)
        twin.branches = tuple([tuple([f.seen_by(seat) for f in b]) for b in self.branches])
        found: Frame = twin
        return found


def _differ(stack: list[Frame], floor: int, branch: tuple[Frame, ...]) -> bool:
    """Whether other frames lie on a stack above *floor* than those of a branch."""
    if len(stack) - floor != len(branch):
        return True
    for n, frame in enumerate(branch):  # noqa: SIM110 -- compiled, a loop is quicker
        if stack[floor + n] is not frame:
            return True
    return False
