"""Match: a game being played. A position, a dealer, and the journal that proves how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from feldzug.kernel.answered import (
    Answered,
    as_offered,
    asked_the_same,
    repeat_entry,
)
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.entries import Entries, Unread
from feldzug.kernel.errors import BadRecord, FeldzugError, GestureRefused, Illegal, NoUndo, Stale
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry, Resign, TakeBack, in_force
from feldzug.kernel.moments import Checkpoint, Moment
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import RECONSIDER, open_choice
from feldzug.kernel.transcript import Step, Transcript
from feldzug.kernel.values import FATE, Event, Seat, because

OPEN: Final = -1
"""Everybody may know whose answer it was."""


class Match:
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
        self._begun = earlier
        self._opening = self.position
        self._tokens = [earlier for _ in self.position.seats()]
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
        return self._begun

    def token(self, seat: Seat) -> int:
        """The token of the question that *seat* faces; an answer that names an older one is stale.

        It is the number of entries when the question began, and grows by one with each answer or
        taking back of the seat's own. What others answer to the same question does not change it,
        so it tells nothing of them.
        """
        stack = self.position.stack
        asked = bool(stack) and stack[-1].admits(self.position, seat)
        return self._tokens[seat] if asked else self._begun

    # playing

    def play(
        self, seat: Seat, answer: Any | Sequence[Any], decision: int | None = None
    ) -> list[Event]:
        """One answer, or a gesture of several that is applied whole or not at all; then fate.

        *decision* is the seat's token, or the number of the next entry.
        """
        if decision is not None and decision not in (self.token(seat), self.decision):
            raise Stale(decision, self.token(seat))
        gesture = list(answer) if isinstance(answer, (list, tuple)) else [answer]
        if not gesture:
            raise Illegal(NOT_OFFERED)
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
        self._free.append(Moment(len(self._journal), self.position, self._begun))
        if step.position.fenced or entry.seat == FATE or open_choice(step.position) is not None:
            self._free.clear()
        before = self.position
        self._write(entry, step.events)
        self.position = step.position
        if not step.stays or entry.seat == FATE:
            self._ask_anew()
            return
        for seat in self.position.seats():
            if seat == entry.seat:
                self._tokens[seat] += 1
            elif not asked_the_same(before, self.position, seat):
                self._tokens[seat] = self.decision

    def _write(self, entry: Entry, events: list[Event]) -> None:
        stack = self.position.stack
        secret = entry.seat != FATE and bool(stack) and stack[-1].is_secret()
        self.secret_since.append(self._begun if secret else OPEN)
        self._journal.append(entry)
        self.log.append(tuple(events))

    def _ask_anew(self) -> None:
        """A question begins, for every seat that it asks."""
        self._begun = self.decision
        self._opening = self.position
        self._tokens = [self.decision for _ in self._tokens]

    def deal(self) -> None:
        """Let fate answer until a seat has to."""
        while FATE in self.position.waiting():
            outcome = self.dealer.draw(self.position.odds(), self.decision)
            self._enter(Answered(self.position, Entry(FATE, outcome)))

    def resign(self, seat: Seat) -> list[Event]:
        """*seat* gives up, whether it is asked or not, and the game is over."""
        return self._resign(Entry(seat, Resign()))

    def _resign(self, entry: Entry) -> list[Event]:
        after: Position = self.position.clone()
        events = after.resign(entry.seat)
        self.asked = None
        self._free.clear()
        self._write(entry, events)
        self.secret_since[-1] = OPEN  # it answers no question
        self.position = after
        self._ask_anew()
        return events

    # taking back

    def undo(self, seat: Seat, to: int | None = None) -> None:
        """Take back the last answer, or all from entry *to* on, as one.

        Every one of them must be *seat*'s own, and nothing may have been learned since. From the moment
        a sealed choice is open nothing before it is taken back, and in it everybody begins only the own
        choice anew: if others' answers made a difference, it would tell of them.
        """
        if to is None and self._is_amid_choosing(seat):
            self.play(seat, RECONSIDER)
            return
        if not self._free:
            raise NoUndo("behind-a-fence")
        self._take_back(seat, TakeBack(self._free[-1].number if to is None else to))

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would take back an answer of *seat*. It depends on what *seat* sees alone."""
        return self.free_answers(seat) > 0

    def free_answers(self, seat: Seat) -> int:
        """How many of the last answers of *seat* can be taken back freely. It depends on the same."""
        if self._free:
            return len(self._free) if self.entry(self._free[-1].number).seat == seat else 0
        return self._steps_of_choice(seat)

    def _is_amid_choosing(self, seat: Seat) -> bool:
        return self._steps_of_choice(seat) > 0

    def _steps_of_choice(self, seat: Seat) -> int:
        """The steps that *seat* has taken of a sealed choice; 0 for who has taken all: he may reconsider."""
        frame = open_choice(self.position)
        if frame is None or frame.is_complete(self.position, seat):
            return 0
        return len(frame.steps.get(seat, ()))

    @property
    def at_fence(self) -> bool:
        """Whether nothing can be taken back freely and nobody has answered the open question yet."""
        return not self._free and self._begun == self.decision

    def checkpoint(self) -> Checkpoint:
        """The present position; while a sealed choice is open, the one in which it began.

        Whoever takes the match up from there enters what was chosen since once more, so that nobody's
        count of entries tells who has chosen already.
        """
        if open_choice(self.position) is None:
            return Checkpoint(self.decision, self.position, self.at_fence)
        return Checkpoint(self._begun, self._opening, True)

    def ask_undo(self, seat: Seat, to: int) -> None:
        """Ask the others to take back everything from entry *to* on, dice and all."""
        if self.position.outcome() is not None:
            raise NoUndo("game-over")  # the dealer's secret may be out: dice could be foreseen
        self._look_up(to)
        self.asked, self.consents = (seat, to), (seat,)
        self._settle_undo()

    def consent(self, seat: Seat, agree: bool = True) -> None:
        """Agree to what was asked, or refuse it for good."""
        if self.asked is None:
            raise NoUndo("nothing-asked")
        if not agree:
            self.asked = None
            return
        if seat not in self.consents:
            self.consents += (seat,)
        self._settle_undo()

    def _settle_undo(self) -> None:
        assert self.asked is not None
        seat, to = self.asked
        if self._agreed(self.consents):
            self._take_back(seat, TakeBack(to, tuple(sorted(self.consents))))

    def _agreed(self, seats: tuple[Seat, ...]) -> bool:
        return all(seat in seats for seat in self.position.seats())

    def _look_up(self, to: int) -> None:
        if to not in in_force(self.journal) or self.entry(to).seat == FATE:
            raise NoUndo("no-such-entry", entry=to)

    def _take_back(self, seat: Seat, back: TakeBack) -> None:
        """The seat's own last answers freely, unless something was learned since; more by consent."""
        if back.consent:
            if not self._agreed(back.consent):
                raise NoUndo("behind-a-fence")
            self._look_up(back.to)
            past = Moment(back.to, self.at(back.to), -1)
            self._free.clear()
        else:
            kept = [moment.number for moment in self._free]
            if back.to not in kept:
                raise NoUndo("behind-a-fence")
            if self.entry(back.to).seat != seat:
                raise NoUndo("not-your-answer")
            past = self._free[kept.index(back.to)]
            del self._free[kept.index(back.to) :]
        self.asked = None
        self._looked_up = None
        self._write(Entry(seat, back), [])
        if past.begun != self._begun:
            self.secret_since[-1] = OPEN
        self.position = past.position
        if past.begun == self._begun:  # the same question all along: others have noticed nothing
            self._tokens[seat] += 1
        else:
            self._ask_anew()

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

    def fill_log(self) -> None:
        """Complete the log of a match that was resumed, by playing its journal once more."""
        if self.log_start:
            known = self.log_start
            twin = self.twin(known)
            self.log[:known] = twin.log
            self.secret_since[:known] = twin.secret_since
            self.log_start = 0

    def twin(self, until: int) -> Match:
        """The same match as far as entry *until*, played once more from a journal known to be good."""
        dealer = Dealer(0)
        twin = Match(
            self.game, self.setup, dealer, origin=self.origin, earlier=self.earlier, deal=False
        )
        for entry in self.entries(0, until):
            twin.re_enter(entry)
        return twin

    def transcript(self, codec: Codec) -> Transcript:
        """What was told so far, of earlier entries too, with everything that was hidden."""
        self.fill_log()
        steps = list(self.past.steps) if self.past is not None else []
        for n, entry in enumerate(self.journal):
            events = tuple([codec.event(event) for event in self.log[n]])
            back = None
            if isinstance(entry.action, TakeBack):
                back = self.earlier + entry.action.to
            steps.append(Step(self.earlier + n, entry.seat, events, back))
        return Transcript(self.position.rules.id, tuple(steps), self.position.outcome())

    @staticmethod
    def replay(
        game: Game,
        setup: Setup,
        journal: Sequence[Entry],
        dealer: Dealer | None = None,
        until: int | None = None,
        origin: Position | None = None,
        earlier: int = 0,
        past: Transcript | None = None,
    ) -> Match:
        """The match a journal tells of. Raises BadRecord naming the entry at which it breaks."""
        dealer = dealer if dealer is not None else Dealer(0)
        match = Match(game, setup, dealer, origin=origin, earlier=earlier, past=past, deal=False)
        for n, entry in enumerate(journal[:until]):
            match.repeat(n, entry)
        return match

    @staticmethod
    def resume(
        game: Game,
        setup: Setup,
        journal: Sequence[Entry] | Unread,
        position: Position,
        dealer: Dealer,
        origin: Position | None = None,
        earlier: int = 0,
        past: Transcript | None = None,
    ) -> Match:
        """The match of a journal that is known to have led to *position*, without replaying it.

        Nothing before can be taken back freely, and every question counts as just begun, so a
        snapshot should be of a moment `at_fence`; the log tells nothing of what came before, until
        `fill_log`.
        """
        match = Match(game, setup, dealer, origin=origin, earlier=earlier, past=past, deal=False)
        match._journal = Entries(journal)
        match.log = [()] * match.length
        match.secret_since = [OPEN] * match.length
        match.log_start = match.length
        match.position = position
        match._ask_anew()
        return match

    def repeat(self, n: int, entry: Entry) -> None:
        """Enter what was answered elsewhere as entry *n*; raises BadRecord if that cannot be."""
        try:
            self.re_enter(entry, trusted=False)
        except FeldzugError as error:
            raise BadRecord("entry-illegal", n, why=error.reason.key) from error

    def re_enter(self, entry: Entry, *, trusted: bool = True) -> None:
        """Enter what was answered elsewhere; an answer that is *trusted* is not checked again."""
        if isinstance(entry.action, TakeBack):
            self._take_back(entry.seat, entry.action)
        elif isinstance(entry.action, Resign):
            self._resign(entry)
        else:
            self._enter(Answered(self.position, entry, trusted=trusted))
