"""Sealed choices: several seats choose in secret, and may choose again until the last one has chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from feldzug.kernel.frames import NOT_OFFERED, Frame, Todo
from feldzug.kernel.parallel import Branch, Parallel
from feldzug.kernel.state import copy
from feldzug.kernel.values import Action, Reason, Seat, of_kind

if TYPE_CHECKING:
    from feldzug.kernel.position import Position


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

    def seats(self, g: Any) -> list[Seat]:
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
        if self.is_complete(g, seat):
            return [RECONSIDER] if self.steps.get(seat) else []
        legal = [a for a in self.options(g, seat) if self.forbids(g, seat, a) is None]
        position: Position = g
        return position.rules.completed(self, g, seat, legal)

    def judged(self, g: Any, seat: Seat) -> list[tuple[Any, Reason | None]]:
        if self.is_complete(g, seat):
            return [(RECONSIDER, None)] if self.steps.get(seat) else []
        judged = [(action, self.forbids(g, seat, action)) for action in self.options(g, seat)]
        position: Position = g
        return position.rules.amended(self, g, seat, judged)

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


def open_choices(g: Position) -> list[tuple[Branch, Sealed]]:
    """The sealed choices that are open now, each with the branch that it is made in."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Sealed):
        return [((), top)]
    found: list[tuple[Branch, Sealed]] = []
    if isinstance(top, Parallel):
        for branch in g.branches():
            frame = g.within(branch, _itself)
            if isinstance(frame, Sealed):
                found.append((branch, frame))
    return found


def open_choice(g: Position) -> Sealed | None:
    """A sealed choice that is open now, if there is one."""
    found = open_choices(g)
    return found[0][1] if found else None


def _itself(frame: Frame) -> Frame:
    return frame
