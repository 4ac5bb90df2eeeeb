"""Position: everything that is true at one moment of a game. It knows nothing of chance or words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from feldzug.kernel.errors import Illegal
from feldzug.kernel.fate import Odds
from feldzug.kernel.frames import NOT_OFFERED, Chance, Frame, Procedure, Todo, frames_of
from feldzug.kernel.hidden import Pool
from feldzug.kernel.parallel import Branch, Parallel, addressed
from feldzug.kernel.ruled import Ruled
from feldzug.kernel.state import State
from feldzug.kernel.values import (
    Choice,
    Deed,
    Event,
    Offer,
    Outcome,
    Reason,
    Resigned,
    Seat,
    because,
    kebab,
)

F = TypeVar("F", bound=Frame)
S = TypeVar("S", bound=State)
T = TypeVar("T")

NOT_YOURS: Final = because("not-your-decision", "kernel")
OVER: Final = because("game-over", "kernel")
RESIGNED: Final = "resigned"
"""The ending of a game that somebody has given up."""


def _nothing() -> None:
    """Factories, unlike defaults, also serve a subclass that has no slots."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class Position(Ruled):
    """The board, what is in progress, and what it may become.

    A game's own position is a dataclass, too: a field without a default was agreed before the game, one
    with a default changes during it and is copied and saved. Looking (`waiting`, `offer`, `legal`,
    `why_not`, `value`, `view`) changes nothing; `apply` is the only way to act.
    """

    stack: list[Frame] = field(default_factory=list, kw_only=True)
    result: Outcome | None = field(default=None, kw_only=True)
    states: list[State] = field(default_factory=list, kw_only=True)
    """What the modules remember, in their order."""
    events: list[Event] = field(default_factory=list, init=False)
    fenced: bool = field(default_factory=bool, init=False)
    _check_due: bool = field(default_factory=bool, init=False)
    reactions: list[Frame] = field(default_factory=list, init=False)
    _menu: list[Any] | None = field(default_factory=_nothing, init=False)
    _menu_seat: int = field(default_factory=int, init=False)
    _odds: Odds | None = field(default_factory=_nothing, init=False)

    # what a game fills in

    def view(self, seat: Seat | None) -> Any:
        """What *seat* (None: a bystander) may know: a View, by naming what is shown."""
        raise NotImplementedError

    def pools(self, seat: Seat) -> list[Pool]:
        """What *seat* cannot tell apart."""
        return []

    def first_seat(self) -> Seat:
        """The seat that reacts first when several do; then those to its left."""
        return Seat(0)

    def resigned(self, seat: Seat) -> Outcome | None:
        """How the game ends when *seat* gives up: the others are first alike, unless a game ranks them.

        None if it goes on: then the game reacts to `Resigned`, and what the seat is still asked somebody
        answers in its stead.
        """
        others = tuple([other for other in self.seats() if other != seat])
        return Outcome(RESIGNED, (others, (seat,)) if others else ((seat,),))

    def has_resigned(self, seat: Seat) -> bool:
        """Whether the game goes on without *seat*, which has given up."""
        return False

    # looking

    def waiting(self) -> tuple[Seat, ...]:
        """Whom the game waits for; nobody when it is over."""
        return self.stack[-1].awaits(self) if self.stack else ()

    def admits(self, seat: Seat) -> bool:
        """Whether *seat* may answer now, waited for or not."""
        return bool(self.stack) and self.stack[-1].admits(self, seat)

    def may_answer(self) -> tuple[Seat, ...]:
        """Everybody who may answer now, players and roles, though the game need not wait for them."""
        return tuple([seat for seat in self.all_seats() if self.admits(seat)])

    def waiting_as_seen(self, seat: Seat | None, branch: Branch = ()) -> tuple[Seat, ...]:
        """Whom *seat* (None: a bystander) sees the game wait for: who has chosen in secret may not show."""
        if branch:
            return self.within(branch, lambda top: top.awaits_as_seen(self, seat))
        return self.stack[-1].awaits_as_seen(self, seat) if self.stack else ()

    def part(self, kind: type[S]) -> S:
        """What a module remembers of this game."""
        for state in self.states:
            if type(state) is kind:
                return state
        raise LookupError(kind.__name__)

    def views(self, seat: Seat | None) -> dict[str, Any]:
        """What *seat* (None: a bystander) may know of what modules add, by module."""
        found = {module.name: module.view(self, seat) for module in self.rules.modules}
        return {name: view for name, view in found.items() if view is not None}

    def all_pools(self, seat: Seat) -> list[Pool]:
        """What *seat* cannot tell apart, of the game and of its modules."""
        found = list(self.pools(seat))
        for module in self.rules.modules:
            found.extend(module.pools(self, seat))
        return found

    def legal(self, seat: Seat) -> list[Any]:
        """The legal actions of *seat*. Do not change the list: it is kept until someone acts."""
        if self._menu is None or self._menu_seat != seat:
            if not self.stack or not self.stack[-1].admits(self, seat):
                return []
            self._menu = self.stack[-1].menu(self, seat)
            self._menu_seat = seat
        return self._menu

    def odds(self) -> Odds:
        """What fate may bring now; it must be waited for. Kept until it has answered."""
        if self._odds is None:
            top = self.stack[-1]
            if not isinstance(top, (Chance, Parallel)):
                raise LookupError("fate is not waited for")
            self._odds = top.odds(self)
        return self._odds

    def set_aside(self) -> tuple[list[Any] | None, int, Odds | None]:
        """What is kept of the last look, which another place to look from must not find."""
        kept = self._menu, self._menu_seat, self._odds
        self._menu = None
        self._odds = None
        return kept

    def take_up(self, kept: tuple[list[Any] | None, int, Odds | None]) -> None:
        """Go on with what was kept."""
        self._menu, self._menu_seat, self._odds = kept

    def forget_menu(self) -> None:
        """Make the next `legal` list and the next `odds` anew: the position has changed without an answer."""
        self._menu = None
        self._odds = None

    def why_not(self, seat: Seat, action: Any) -> Reason | None:
        """Why *seat* may not do this now; None if it may."""
        if not self.stack:
            return OVER
        if self._menu is not None and self._menu_seat == seat:
            for offered in self._menu:  # most answers are picked from the list itself
                if offered is action:
                    return None
        top = self.stack[-1]
        if not top.admits(self, seat):
            return NOT_YOURS
        try:
            return top.objection(self, seat, action)
        except (IndexError, KeyError, TypeError):  # it speaks of nothing that exists in this game
            return NOT_OFFERED

    def offer(self, seat: Seat) -> Offer | None:
        """The question *seat* is asked, with open and greyed choices; None if it is not asked.

        Where it is asked side by side, all its choices together, each with its branch; see `offers`.
        """
        if not self.stack:
            return None
        top = self.stack[-1]
        return self._offer(top, seat, ()) if top.admits(self, seat) else None

    def offers(self, seat: Seat) -> list[Offer]:
        """Everything that *seat* is asked: one offer, or one for each branch in which it may answer."""
        found: list[Offer] = []
        for branch in self.branches() if self.admits(seat) else ():
            offer = self._offer_in(branch, seat)
            if offer is not None:
                found.append(offer)
        return found

    def _offer_in(self, branch: Branch, seat: Seat) -> Offer | None:
        return self.within(
            branch,
            lambda top: self._offer(top, seat, branch) if top.admits(self, seat) else None,
        )

    def _offer(self, top: Frame, seat: Seat, branch: Branch) -> Offer:
        choices = [
            Choice(addressed(branch, action), reason) for action, reason in top.judged(self, seat)
        ]
        forms = tuple([kind.__name__ for kind in top.accepts(self, seat)])
        return Offer(seat, top.seen_by(seat), self.path(), tuple(choices), branch, forms)

    def branches(self) -> list[Branch]:
        """Where somebody is asked: () alone, or the ways to all that goes on side by side."""
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Parallel):
            found = top.each(self, lambda _: self.branches())
            return [(n, *inner) for n, branches in found for inner in branches]
        return [] if top is None else [()]

    def within(self, branch: Branch, do: Callable[[Frame], T]) -> T:
        """*do* with the frame on top of a branch, while everything looks as it does from there."""
        top = self.stack[-1]
        if not branch:
            return do(top)
        assert isinstance(top, Parallel), "nothing goes on side by side here"
        return top.within(self, branch[0], lambda _: self.within(branch[1:], do))

    def path(self, branch: Branch = ()) -> tuple[str, ...]:
        """The breadcrumb: what has begun, outermost first, as message keys."""
        if branch:
            return self.within(branch, lambda _: self.path())
        return tuple([kebab(type(frame).__name__) for frame in self._begun()])

    def progress(self, seat: Seat | None, branch: Branch = ()) -> list[Frame]:
        """What has begun, outermost first, as *seat* (None: a bystander) may see it."""
        if branch:
            return self.within(branch, lambda _: self.progress(seat))
        return [frame.seen_by(seat) for frame in self._begun()]

    def _begun(self) -> list[Frame]:
        begun: list[Frame] = [f for f in self.stack[:-1] if isinstance(f, Procedure) and f.at]
        return [*begun, *self.stack[-1:]]

    def frame(self, kind: type[F]) -> F:
        """The innermost frame of a kind: `g.frame(Battle)` is the battle we are in."""
        stack = self.stack
        n = len(stack) - 1
        while n >= 0:
            frame = stack[n]
            if type(frame) is kind or isinstance(frame, kind):
                return frame
            n -= 1
        raise LookupError(kind.__name__)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.result

    # acting

    def apply(self, seat: Seat, action: Any) -> list[Event]:
        """Let *seat* answer; returns what happened. Raises Illegal, with the reason, if it may not."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Illegal(reason)
        return self.repeat(seat, action)

    def repeat(self, seat: Seat, action: Any) -> list[Event]:
        """Let *seat* answer what is known to be legal."""
        self._menu = None
        self._odds = None
        self.events = []
        self.fenced = False
        self.stack[-1].answer(self, seat, action)
        self.settle()
        return self.events

    def resign(self, seat: Seat) -> list[Event]:
        """Let *seat* give up, whatever is asked and of whom; returns what happened.

        What it does to the game is looked at like an answer: no reaction may ask anything.
        """
        if not self.stack:
            raise Illegal(OVER)
        if seat not in self.seats():
            raise Illegal(NOT_YOURS)
        if self.has_resigned(seat):
            raise Illegal(because("has-resigned", "kernel", seat=seat))
        self._menu = None
        self._odds = None
        self.events = []
        self.fenced = False
        self.tell(Resigned(seat))
        result = self.resigned(seat)
        if result is not None:
            self.finish(result)
        self.settle()
        return self.events

    def tell(self, event: Event) -> None:
        """Say that something happened; reactions run before anything else that was to follow."""
        self.events.append(event)
        heard = self.rules.heard.get(type(event))
        if heard is None:
            return
        if heard.is_checked:
            self._check_due = True
        for hook in heard.hooks:
            todo = hook(self, event)
            if todo is not None:
                self.reactions.extend(frames_of(todo))

    def happen(self, deed: Deed) -> Todo:
        """Let *deed* happen, or what happens instead of it; returns what must happen first."""
        for instead in self.rules.instead_of.get(type(deed), ()):
            if instead.when(self, deed):
                return instead.then(self, deed)
        todo: Todo = deed.act(self)
        return todo

    def fence(self) -> None:
        """Something hidden was shown: nobody may take back what came before, except by consent."""
        self.fenced = True

    def do(self, todo: Todo) -> None:
        """Put *todo* on the stack, and on top of it whatever has reacted meanwhile."""
        if todo is not None:
            if isinstance(todo, Frame):
                self.stack.append(todo)
            else:
                self.stack.extend(reversed(list(todo)))
        if self.reactions:
            reactions = self.reactions
            self.reactions = []
            if len(reactions) > 1:
                reactions.sort(key=self._reacts)
            self.stack.extend(reversed(reactions))

    def _reacts(self, frame: Frame) -> int:
        """The place of a reaction among others: by seat from the first one, what is nobody's before."""
        seat = getattr(frame, "seat", None)
        if seat is None:
            return -1
        return int((seat - self.first_seat()) % self.players)

    def finish(self, result: Outcome) -> None:
        """The game is over, whatever was still in progress, and the dealer's secret is shown."""
        self.result = result
        self.fence()

    def settle(self) -> None:
        """Run on until somebody has to decide, or the game is over."""
        stack = self.stack
        while self.result is None:
            if self._check_due:
                self._check()
                continue
            if not stack:
                return
            if not stack[-1].goes_on(self):
                return
        stack.clear()
        self.reactions = []
        self._check_due = False

    def settle_above(self, floor: int) -> bool:
        """As `settle`, of what lies above *floor* on the stack; whether anything happened."""
        moved = False
        while self.result is None:
            if self._check_due:
                self._check()
                moved = True
            elif len(self.stack) <= floor or not self.stack[-1].goes_on(self):
                break
            else:
                moved = True
        return moved

    def _check(self) -> None:
        """Something has changed that must be looked at: all checks look, then what they return goes first."""
        self._check_due = False
        todo: list[Frame] = []
        for check in self.rules.checks:
            todo.extend(frames_of(check(self)))
            if self.result is not None:
                return
        self.do(todo)

    def begin(self, *frames: Frame) -> None:
        """Start with *frames* and run on until somebody has to decide."""
        self.forget_menu()
        self.do(frames)
        self.settle()
