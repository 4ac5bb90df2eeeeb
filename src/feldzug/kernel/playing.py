"""Playing: a position, a dealer, and the journal that proves how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from feldzug.kernel.about import about, about_fate
from feldzug.kernel.answered import (
    Answered,
    answered_branch,
    as_offered,
    may_be_unseen,
    repeat_entry,
)
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.entries import Entries
from feldzug.kernel.errors import GestureRefused, Illegal, Stale
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry, Resign, in_force
from feldzug.kernel.moments import Checkpoint, Kept, Moment
from feldzug.kernel.parallel import Branch, Parallel, bare
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import open_choice
from feldzug.kernel.tokens import Tokens
from feldzug.kernel.transcript import Transcript
from feldzug.kernel.values import FATE, Event, Seat, because

OPEN: Final = -1
"""Everybody may know whose answer it was."""


class Playing:
    """Plays on a copy and keeps it only if all went well, so that a refusal changes nothing.

    It begins at the start of the game, or at an *origin* that *earlier* entries led to; *past* is the
    transcript of those.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        dealer: Dealer,
        *,
        origin: Position | None = None,
        earlier: int = 0,
        past: Transcript | None = None,
        deal: bool = True,
    ) -> None:
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.origin = origin
        self.earlier = earlier
        self.past = past
        self._journal = Entries()
        self.log: list[tuple[Event, ...]] = []
        self.log_start = 0
        """The entry from which on the log is complete; `fill_log` completes the rest."""
        self.secret_since: list[int] = []
        """By entry: when the question began that it answers, if nobody may tell who has; else OPEN."""
        self.asked: tuple[Seat, int] | None = None
        self.consents: tuple[Seat, ...] = ()
        self._free: list[Moment] = []
        self._looked_up: tuple[int, Position] | None = None
        self.position = self.at(0)
        self.part = game.part(self.position)
        """The part that the game has come to; not even a correction leads back before it."""
        self._rolls: list[Kept] = []
        """Rolls that a correction has struck out: they stay with what they were thrown for."""
        self._parked: list[Kept] = []
        """Answers that a correction has struck out, since they no longer fit."""
        self._is_corrected = False
        """Whether anything may be left of a correction: what, is known only to whoever has entered it."""
        self._to_repeat: list[int] = []
        """What a correction says of the next entries, which belong to it."""
        self._tokens = Tokens(self.position, earlier)
        if deal:
            self.deal()

    @property
    def journal(self) -> list[Entry]:
        """Everything that was answered."""
        return self._journal.whole()

    @property
    def length(self) -> int:
        """The number of entries in the journal."""
        return len(self._journal)

    def entry(self, n: int) -> Entry:
        """Entry *n* of the journal."""
        return self._journal.since(n)[n]

    def entries(self, since: int, until: int | None = None) -> list[Entry]:
        """The journal from entry *since* on."""
        return self._journal.since(since)[since:until]

    @property
    def decision(self) -> int:
        """The number of the next entry.

        It also numbers the rolls of a sealed dealer, so it goes on counting where a match that
        continues under newer rules (from its `origin`) begins a journal of its own.
        """
        return self.earlier + len(self._journal)

    @property
    def begun(self) -> int:
        """The number of entries when the present question began."""
        return self._tokens.begun

    def token(self, seat: Seat, branch: Branch = ()) -> int:
        """The token of what *seat* is asked, in a branch of what goes on side by side or altogether."""
        return self._tokens.of(self.position, seat, branch)

    # playing

    def play(
        self, seat: Seat, answer: Any | Sequence[Any], decision: int | None = None
    ) -> list[Event]:
        """One answer, or a gesture of several that is applied whole or not at all; then fate.

        *decision* is the seat's token, of the branch that it answers or of all, or the number of the next
        entry.
        """
        gesture = list(answer) if isinstance(answer, (list, tuple)) else [answer]
        if not gesture or any(isinstance(action, Resign) for action in gesture):
            raise Illegal(NOT_OFFERED)
        if decision is not None and decision != self.decision:
            token = self.token(seat, bare(gesture[0])[0])
            if decision not in (token, self.token(seat)):
                raise Stale(decision, token)
        before = self.position
        steps: list[Answered] = []
        for n, action in enumerate(gesture):
            # What a fence has shown must not help to choose a gesture that can still be refused.
            if n and (before.fenced or seat not in before.waiting()):
                raise Illegal(because("gesture-interrupted", "kernel", at=n))
            try:
                step = Answered(before, Entry(seat, as_offered(before, seat, action)))
            except Illegal as error:
                if not n:
                    raise
                raise GestureRefused(error.reason, n, len(gesture)) from error
            steps.append(step)
            before = step.position
        first = len(self.log)
        self.asked = None
        for step in steps:
            self._enter(step)
        self.deal()
        return [event for events in self.log[first:] for event in events]

    def _enter(self, step: Answered) -> None:
        """Write an answer into the journal and go on to what it led to."""
        entry = step.entry
        if self._free and self.entry(self._free[-1].number).seat != entry.seat:
            self._free.clear()
        before = self.position
        self._free.append(Moment(len(self._journal), before, self._tokens.begun))
        is_kept = entry.seat == FATE or isinstance(entry.action, Resign)
        if step.position.fenced or is_kept or _nothing_before(step):
            self._free.clear()
        if self._rolls or self._parked:
            self._settle_kept(before, entry)
        self._write(entry, step.events)
        self.position = step.position
        self._tokens.entered(before, step, self.decision)
        if self._to_repeat:
            del self._to_repeat[0]
        if self.game.parts > 1 or self._is_corrected:
            self._note_part()

    def _write(self, entry: Entry, events: list[Event]) -> None:
        stack = self.position.stack
        answers = entry.seat != FATE and not isinstance(entry.action, Resign)
        secret = answers and bool(stack) and stack[-1].is_secret()
        self.secret_since.append(self._tokens.begun if secret else OPEN)
        self._journal.append(entry)
        self.log.append(tuple(events))

    def _ask_anew(self) -> None:
        """A question begins, for every seat that it asks."""
        self._tokens.begin(self.position, self.decision)

    def _note_part(self) -> None:
        """Where a part begins that the game has not come to before, nothing is left of corrections."""
        part = self.game.part(self.position)
        if part > self.part:
            self.part = part
            self._rolls = []
            self._parked = []
        if part == self.part and not self._rolls and not self._parked and not self._to_repeat:
            self._is_corrected = False

    def deal(self) -> None:
        """Let fate answer until a seat has to."""
        while FATE in self.position.waiting():
            self._enter(Answered(self.position, Entry(FATE, self.roll(self.position))))

    def roll(self, g: Position, after: int = 0) -> Any:
        """What fate brings at *g*, so many entries from now: as it fell before a correction, or anew."""
        odds = g.odds()
        if self._rolls:
            asked = about_fate(g)
            for kept in self._rolls:
                if kept.about == asked and odds.allows(self.entry(kept.number).action):
                    return self.entry(kept.number).action
        return self.thrown(g, self.decision + after)

    def thrown(self, g: Position, number: int) -> Any:
        """What the dealer throws for an entry of this number.

        What not everybody sees follows from the secret of the last part, which is shown when all is: that of
        the present part would tell it before.
        """
        self.dealer.turn_to(self.game.parts - 1 if may_be_unseen(g) else self.part)
        return self.dealer.draw(g.odds(), number)

    def _settle_kept(self, before: Position, entry: Entry) -> None:
        """A roll that was kept is used up, or what was parked is answered again."""
        if entry.seat != FATE and self._to_repeat:
            return
        asked = about(before, answered_branch(before, entry))
        kept = self._rolls if entry.seat == FATE else self._parked
        for n, one in enumerate(kept):
            old = self.entry(one.number)
            if one.about == asked and old.seat == entry.seat:
                if entry.seat != FATE or old.action == entry.action:
                    del kept[n]
                    break

    def resign(self, seat: Seat) -> list[Event]:
        """*seat* gives up, whether it is asked or not. The game is over, unless it goes on without it."""
        first = len(self.log)
        self._resign(Entry(seat, Resign()))
        self.deal()
        return [event for events in self.log[first:] for event in events]

    def _resign(self, entry: Entry) -> None:
        step = Answered(self.position, entry)
        self.asked = None
        self._enter(step)

    # looking back

    def at(self, entry: int) -> Position:
        """The position just before an entry that is in force: as it was looked up, or by replay."""
        looked_up = self._looked_up
        if looked_up is not None and looked_up[0] == entry:
            known: Position = looked_up[1].clone()
            return known
        g = self.origin.clone() if self.origin is not None else self.game.start(self.setup)
        journal = self.journal if entry else []
        for n in in_force(journal):
            if n >= entry:
                break
            repeat_entry(g, journal[n])
        return g

    def remember(self, entry: int, position: Position) -> None:
        """The position just before an entry in force, replayed by a copy: it has one past only."""
        self._looked_up = entry, position

    @property
    def at_fence(self) -> bool:
        """Whether nothing can be taken back freely and nobody has answered the open question yet."""
        return not self._free and self.begun == self.decision and not self._is_corrected

    def checkpoint(self) -> Checkpoint:
        """The present position; while a sealed choice is open, the one in which it began.

        Whoever takes the match up from there enters what was chosen since once more, so that nobody's
        count of entries tells who has chosen already.
        """
        if open_choice(self.position) is None:
            return Checkpoint(self.decision, self.position, self.at_fence)
        return Checkpoint(self.begun, self._tokens.opening, not self._is_corrected)


def _nothing_before(step: Answered) -> bool:
    """Whether nothing before is taken back, since a sealed choice is open or several things have begun."""
    stack = step.position.stack
    if stack and isinstance(stack[-1], Parallel) and not step.stays:
        return True
    return open_choice(step.position) is not None
