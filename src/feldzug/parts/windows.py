"""Windows: moments at which several seats may act, all asked at once, in secret.

Who is asked depends on public facts only, so that being asked tells nothing. Of those who want to act the
first in order does; then all are asked again, beginning after that seat, until everybody passes. So a
choice always means: if nobody before me acts, I do this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.kernel.frames import Todo, frames_of
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Reason, Seat


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing now."""


PASS: Final = Pass()

ALWAYS: Final = "game"
"""The scope of a standing pass that holds for the whole game."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Window(Sealed):
    """One round of asking. Subclasses say who may act, how, and what follows."""

    moment: str
    order: tuple[Seat, ...]

    def may_act(self, g: Any, seat: Seat) -> bool:
        """Whether everybody must reckon with *seat* now: by public facts, such as the size of a hand."""
        raise NotImplementedError

    def acts(self, g: Any, seat: Seat) -> list[Any]:
        """What *seat* may think of doing; passing comes by itself."""
        raise NotImplementedError

    def forbids_act(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        """Why *seat* may not do that now."""
        return None

    def acted(self, g: Any, seat: Seat, action: Any) -> Todo:
        """Let it happen."""
        raise NotImplementedError

    def again(self, order: tuple[Seat, ...]) -> Window:
        """The same window once more, in another order."""
        raise NotImplementedError

    def scopes(self, g: Any, seat: Seat) -> Mapping[str, int]:
        """For how long *seat* may pass in advance: each scope with the number of its present instance.

        `{"turn": 7}` lets a seat pass for the rest of turn 7; a number that counts what the seat has
        drawn lets it pass until it holds something new. Public facts only.
        """
        return {}

    # what the kernel asks

    def seats(self, g: Any) -> list[Seat]:
        return [seat for seat in self.order if self.may_act(g, seat)]

    def options(self, g: Any, seat: Seat) -> list[Any]:
        return [*self.acts(g, seat), PASS]

    def forbids(self, g: Any, seat: Seat, action: Any) -> Reason | None:
        return None if isinstance(action, Pass) else self.forbids_act(g, seat, action)

    def is_secret(self) -> bool:
        return True

    def awaits_as_seen(self, g: Any, seat: Seat | None) -> tuple[Seat, ...]:
        """Who has answered already does not show: it would tell who passes in advance."""
        own = seat is not None and self.is_complete(g, seat)
        return tuple([s for s in self.seats(g) if not (own and s == seat)])

    def settles_offers(self) -> bool:
        return True

    def _act(self, g: Any, seat: Seat, action: Any) -> Todo:
        """What a module has offered, it lets happen; anything else is the window's own."""
        taken = g.rules.taker(self, g, seat, action) if g.rules.offers else None
        todo: Todo = self.acted(g, seat, action) if taken is None else taken(self, g, seat, action)
        return todo

    def revealed(self, g: Any) -> Todo:
        """The first who wants to act does; the others' choices stay unknown."""
        choices = self.choices
        for n, seat in enumerate(self.order):
            action = choices.get(seat, PASS)
            if not isinstance(action, Pass):
                follows = self.again((*self.order[n + 1 :], *self.order[: n + 1]))
                return [*frames_of(self._act(g, seat, action)), follows]
        return None


@dataclass(frozen=True, slots=True)
class StandingPass:
    """A seat passes in advance: at one moment or at all, as long as the scope is still the same one."""

    scope: str
    instance: int
    moment: str = ""

    def covers(self, window: Window, g: Any, seat: Seat) -> bool:
        if self.moment not in ("", window.moment):
            return False
        if self.scope == ALWAYS:
            return True
        return window.scopes(g, seat).get(self.scope) == self.instance

    def has_run_out(self, window: Window, g: Any, seat: Seat) -> bool:
        """Whether its scope is another one by now: it will never cover anything again."""
        return window.scopes(g, seat).get(self.scope, self.instance) != self.instance


def pass_in_advance(g: Any, seat: Seat, scope: str, moment: str = "") -> StandingPass:
    """A standing pass from the present window on. Raises LookupError if it knows no such scope."""
    window = g.stack[-1]
    assert isinstance(window, Window)
    instance = 0 if scope == ALWAYS else window.scopes(g, seat)[scope]
    return StandingPass(scope, instance, moment)


def answer_in_advance(g: Any, seat: Seat, passes: Iterable[StandingPass]) -> Pass | None:
    """What *seat* answers by its standing passes; None if it must be asked.

    It looks at public facts and at the seat's own wish, never at what the seat holds.
    """
    top: Any = g.stack[-1] if g.stack else None
    if not isinstance(top, Window) or seat not in top.awaits(g):
        return None
    return PASS if any(standing.covers(top, g, seat) for standing in passes) else None
