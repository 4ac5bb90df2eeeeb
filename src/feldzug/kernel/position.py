"""Position: everything that is true at one moment of a game. It knows nothing of chance or words."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from feldzug.kernel.errors import Illegal
from feldzug.kernel.fate import Odds
from feldzug.kernel.frames import NOT_OFFERED, Chance, Frame, Procedure, Todo
from feldzug.kernel.hidden import Pool
from feldzug.kernel.rules import DONE, Rules
from feldzug.kernel.values import (
    Choice,
    Effect,
    Event,
    Offer,
    Outcome,
    Query,
    Reason,
    Seat,
    because,
    kebab,
)

F = TypeVar("F", bound=Frame)

NOT_YOURS = because("not-your-decision", "kernel")
OVER = because("game-over", "kernel")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The board, what is in progress, and what it may become.

    Looking (`waiting`, `offer`, `legal`, `why_not`, `value`, `view`) changes nothing;
    `apply` is the only way to act.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.stack: list[Frame] = []
        self.effects: list[Effect] = []
        self.result: Outcome | None = None
        self.events: list[Event] = []
        self.fenced = False
        self._reactions: list[Frame] = []
        self._menu: list[Any] | None = None
        self._menu_seat = Seat(-1)
        self._odds: Odds | None = None

    # what a game fills in

    def clone(self) -> Position:
        """An independent copy."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What *seat* (None: a bystander) may know, by naming what is shown."""
        raise NotImplementedError

    def pools(self, seat: Seat) -> list[Pool]:
        """What *seat* cannot tell apart."""
        return []

    @staticmethod
    def fields() -> tuple[str, ...]:
        """The names of the game's own values that make up the position, for saving."""
        raise NotImplementedError

    # looking

    def seats(self) -> list[Seat]:
        return [Seat(n) for n in range(self.players)]

    def waiting(self) -> tuple[Seat, ...]:
        """Who may act now; nobody when the game is over."""
        return self.stack[-1].awaits(self) if self.stack else ()

    def legal(self, seat: Seat) -> list[Any]:
        """The legal actions of *seat*. Do not change the list: it is kept until someone acts."""
        if self._menu is None or self._menu_seat != seat:
            if not self.stack or seat not in self.stack[-1].awaits(self):
                return []
            self._menu = self.stack[-1].menu(self, seat)
            self._menu_seat = seat
        return self._menu

    def odds(self) -> Odds:
        """What fate may bring now; it must be waited for. Kept until it has answered."""
        if self._odds is None:
            top = self.stack[-1]
            if not isinstance(top, Chance):
                raise LookupError("fate is not waited for")
            self._odds = top.odds(self)
        return self._odds

    def forget_menu(self) -> None:
        """Make the next `legal` list anew: for measuring, and for tests that change a position by hand."""
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
        if seat not in top.awaits(self):
            return NOT_YOURS
        try:
            return top.objection(self, seat, action)
        except (IndexError, KeyError, TypeError):  # it speaks of nothing that exists in this game
            return NOT_OFFERED

    def offer(self, seat: Seat) -> Offer | None:
        """The question *seat* is asked, with open and greyed choices; None if it is not asked."""
        if not self.stack:
            return None
        top = self.stack[-1]
        if seat not in top.awaits(self):
            return None
        choices = [Choice(action, reason) for action, reason in top.judged(self, seat)]
        return Offer(seat, top.seen_by(seat), self.path(), tuple(choices))

    def path(self) -> tuple[str, ...]:
        """The breadcrumb: what has begun, outermost first, as message keys."""
        return tuple([kebab(type(frame).__name__) for frame in self._begun()])

    def progress(self, seat: Seat | None) -> list[Frame]:
        """What has begun, outermost first, as *seat* (None: a bystander) may see it."""
        return [frame.seen_by(seat) for frame in self._begun()]

    def _begun(self) -> list[Frame]:
        begun: list[Frame] = [f for f in self.stack[:-1] if isinstance(f, Procedure) and f.at]
        return [*begun, *self.stack[-1:]]

    def frame(self, kind: type[F]) -> F:
        """The innermost frame of a kind: `g.frame(Battle)` is the battle we are in."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        raise LookupError(kind.__name__)

    def value(self, query: Query, amount: int) -> int:
        """*amount* as changed by modules, then by lasting effects in the order played, then capped."""
        rules = self.rules
        kind = type(query)
        for modify in rules.modifiers.get(kind, ()):
            amount = modify(self, query, amount)
        for effect in self.effects:
            lasting = rules.effects.get(effect.key)
            if lasting is not None:
                amount = lasting(self, query, amount, effect)
        for cap in rules.caps.get(kind, ()):
            amount = cap(self, query, amount)
        return amount

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.result

    # acting

    def apply(self, seat: Seat, action: Any) -> list[Event]:
        """Let *seat* answer; returns what happened. Raises Illegal, with the reason, if it may not."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Illegal(reason)
        self._menu = None
        self._odds = None
        self.events = []
        self.fenced = False
        self.stack[-1].answer(self, seat, action)
        self.settle()
        return self.events

    def tell(self, event: Event) -> None:
        """Say that something happened; reactions run before anything else that was to follow."""
        self.events.append(event)
        if not self.rules.hooks:
            return
        for hook in self.rules.hooks.get(type(event), ()):
            todo = hook(self, event)
            if todo is not None:
                self._reactions.extend([todo] if isinstance(todo, Frame) else todo)

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
        if self._reactions:
            self.stack.extend(reversed(self._reactions))
            self._reactions = []

    def finish(self, result: Outcome) -> None:
        """The game is over, whatever was still in progress, and the dealer's secret is shown."""
        self.result = result
        self.fence()

    def expire(self, until: str, seat: Seat | None = None) -> None:
        """End the lasting effects of this term (of *seat* only, if one is named)."""
        if self.effects:
            self.effects = [
                e for e in self.effects if e.until != until or (seat is not None and e.seat != seat)
            ]

    def settle(self) -> None:
        """Run on until somebody has to decide, or the game is over."""
        stack = self.stack
        rules = self.rules
        while stack and self.result is None:
            top = stack[-1]
            if not isinstance(top, Procedure):
                return
            stages = rules.stages(type(top))
            name = top.at or stages.first
            if name == DONE:
                stack.pop()
                continue
            stage, after = stages.steps[name]
            top.at = after
            self.do(stage(top, self))
        if self.result is not None:
            stack.clear()
            self._reactions = []

    def begin(self, *frames: Frame) -> None:
        """Start with *frames* and run on until somebody has to decide."""
        self._menu = None
        self.do(frames)
        self.settle()

    def _share(self, twin: Position) -> None:
        """Give *twin*, a fresh position of the same game, the kernel's part of this one."""
        twin.stack = [frame.clone() for frame in self.stack]
        twin.effects = self.effects[:]
        twin.result = self.result
