"""Match: a game being played. A position, a dealer, and the journal that proves how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadRecord, FeldzugError, Illegal, NoUndo, Stale
from feldzug.kernel.frames import Chance
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry, TakeBack, in_force
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Event, Seat, because


class Match:
    """Plays on a copy and keeps it only if all went well, so that a refusal changes nothing."""

    def __init__(self, game: Game, setup: Setup, dealer: Dealer) -> None:
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.journal: list[Entry] = []
        self.log: list[list[Event]] = []
        self.position = game.start(setup)
        self.origin: Position | None = None
        self.asked: tuple[Seat, int] | None = None
        self.consents: tuple[Seat, ...] = ()
        self._free: list[tuple[int, Position]] = []
        self._deal()

    @property
    def decision(self) -> int:
        """The token of the decision now open; an answer that names an older one is stale."""
        return len(self.journal)

    # playing

    def play(
        self, seat: Seat, answer: Any | Sequence[Any], decision: int | None = None
    ) -> list[Event]:
        """One answer, or a gesture of several that is applied whole or not at all; then fate."""
        if decision is not None and decision != self.decision:
            raise Stale(decision, self.decision)
        gesture = list(answer) if isinstance(answer, (list, tuple)) else [answer]
        before = self.position
        entries: list[tuple[Entry, list[Event], Position]] = []
        for n, action in enumerate(gesture):
            if n and seat not in before.waiting():
                raise Illegal(because("gesture-interrupted", "kernel", at=n))
            after = before.clone()
            entries.append((Entry(seat, action), after.apply(seat, action), before))
            before = after
        self.asked = None
        for entry, events, past in entries:
            self._enter(entry, events, past)
        self.position = before
        if before.fenced:
            self._free.clear()
        self._deal()
        return [event for events in self.log[len(self.log) - len(entries) :] for event in events]

    def _enter(self, entry: Entry, events: list[Event], past: Position) -> None:
        if self._free and self.journal[self._free[-1][0]].seat != entry.seat:
            self._free.clear()
        self._free.append((len(self.journal), past))
        self.journal.append(entry)
        self.log.append(events)

    def _deal(self) -> None:
        """Let fate answer until a seat has to."""
        while self.position.waiting() == (FATE,):
            top = self.position.stack[-1]
            assert isinstance(top, Chance)
            outcome = self.dealer.draw(top.odds(self.position), len(self.journal))
            after = self.position.clone()
            events = after.apply(FATE, outcome)
            self.journal.append(Entry(FATE, outcome))
            self.log.append(events)
            self.position = after
            self._free.clear()

    # taking back

    def undo(self, seat: Seat) -> None:
        """Take back the last answer, if it was *seat*'s and nothing was learned since."""
        if not self._free:
            raise NoUndo("behind-a-fence")
        to, past = self._free[-1]
        if self.journal[to].seat != seat:
            raise NoUndo("not-your-answer")
        del self._free[-1]
        self._strike(Entry(seat, TakeBack(to)), past)

    def ask_undo(self, seat: Seat, to: int) -> None:
        """Ask the others to take back everything from entry *to* on, dice and all."""
        line = in_force(self.journal)
        if to not in line or self.journal[to].seat == FATE:
            raise NoUndo("no-such-entry", entry=to)
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
        if set(self.position.seats()) <= set(self.consents):
            self.asked = None
            self._free.clear()
            past = self.at(to)
            self._strike(Entry(seat, TakeBack(to, tuple(sorted(self.consents)))), past)

    def _strike(self, entry: Entry, past: Position) -> None:
        self.journal.append(entry)
        self.log.append([])
        self.position = past

    # looking back

    def at(self, entry: int) -> Position:
        """The position just before an entry that is in force, by replay."""
        g = self.origin.clone() if self.origin is not None else self.game.start(self.setup)
        for n in in_force(self.journal):
            if n >= entry:
                break
            g.apply(self.journal[n].seat, self.journal[n].action)
        return g

    @staticmethod
    def replay(
        game: Game,
        setup: Setup,
        journal: Sequence[Entry],
        dealer: Dealer | None = None,
        until: int | None = None,
    ) -> Match:
        """The match a journal tells of. Raises BadRecord naming the entry at which it breaks."""
        match = Match.__new__(Match)
        match.game, match.setup = game, setup
        match.dealer = dealer if dealer is not None else Dealer(0)
        match.journal, match.log, match._free = [], [], []
        match.origin, match.asked, match.consents = None, None, ()
        match.position = game.start(setup)
        for n, entry in enumerate(journal[:until]):
            match._repeat(n, entry)
        return match

    def _repeat(self, n: int, entry: Entry) -> None:
        if isinstance(entry.action, TakeBack):
            if entry.action.to not in in_force(self.journal):
                raise BadRecord("entry-illegal", n, why="no-such-entry")
            self._strike(entry, self.at(entry.action.to))
            self._free = [(m, past) for m, past in self._free if m < entry.action.to]
            return
        after = self.position.clone()
        try:
            events = after.apply(entry.seat, entry.action)
        except FeldzugError as error:
            raise BadRecord("entry-illegal", n, why=error.reason.key) from error
        if entry.seat == FATE:
            self._free.clear()
            self.journal.append(entry)
            self.log.append(events)
        else:
            self._enter(entry, events, self.position)
            if after.fenced:
                self._free.clear()
        self.position = after
