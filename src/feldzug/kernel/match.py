"""Match: a game being played. A position, a dealer, and the journal that proves how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadRecord, FeldzugError, Illegal, NoUndo, Stale
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry, TakeBack, in_force
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Event, Seat, because


class Match:
    """Plays on a copy and keeps it only if all went well, so that a refusal changes nothing.

    It begins at the start of the game, or at an *origin* that *earlier* entries led to.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        dealer: Dealer,
        *,
        origin: Position | None = None,
        earlier: int = 0,
        deal: bool = True,
    ) -> None:
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.origin = origin
        self.earlier = earlier
        self.journal: list[Entry] = []
        self.log: list[list[Event]] = []
        self.asked: tuple[Seat, int] | None = None
        self.consents: tuple[Seat, ...] = ()
        self._free: list[tuple[int, Position]] = []
        self.position = self.at(0)
        if deal:
            self.deal()

    @property
    def decision(self) -> int:
        """The token of the decision now open; an answer that names an older one is stale.

        It also numbers the rolls of a sealed dealer, so it goes on counting where a match that
        continues under newer rules (from its `origin`) begins a journal of its own.
        """
        return self.earlier + len(self.journal)

    # playing

    def play(
        self, seat: Seat, answer: Any | Sequence[Any], decision: int | None = None
    ) -> list[Event]:
        """One answer, or a gesture of several that is applied whole or not at all; then fate."""
        if decision is not None and decision != self.decision:
            raise Stale(decision, self.decision)
        gesture = list(answer) if isinstance(answer, (list, tuple)) else [answer]
        if not gesture:
            raise Illegal(NOT_OFFERED)
        before = self.position
        steps: list[tuple[Entry, list[Event], Position]] = []
        for n, action in enumerate(gesture):
            # What a fence has shown must not help to choose a gesture that can still be refused.
            if n and (before.fenced or seat not in before.waiting()):
                raise Illegal(because("gesture-interrupted", "kernel", at=n))
            after = before.clone()
            answered = _as_offered(before, seat, action)
            steps.append((Entry(seat, answered), after.apply(seat, answered), after))
            before = after
        told = len(self.log)
        self.asked = None
        for entry, events, after in steps:
            self._enter(entry, events, after)
        self.deal()
        return [event for events in self.log[told:] for event in events]

    def _enter(self, entry: Entry, events: list[Event], after: Position) -> None:
        """Write an answer into the journal and go on to what it led to."""
        if self._free and self.journal[self._free[-1][0]].seat != entry.seat:
            self._free.clear()
        self._free.append((len(self.journal), self.position))
        if after.fenced or entry.seat == FATE:
            self._free.clear()
        self.journal.append(entry)
        self.log.append(events)
        self.position = after

    def deal(self) -> None:
        """Let fate answer until a seat has to."""
        while FATE in self.position.waiting():
            outcome = self.dealer.draw(self.position.odds(), self.decision)
            after = self.position.clone()
            self._enter(Entry(FATE, outcome), after.apply(FATE, outcome), after)

    # taking back

    def undo(self, seat: Seat, to: int | None = None) -> None:
        """Take back the last answer, or all from entry *to* on, as one.

        Every one of them must be *seat*'s own, and nothing may have been learned since.
        """
        if not self._free:
            raise NoUndo("behind-a-fence")
        self._take_back(seat, TakeBack(self._free[-1][0] if to is None else to))

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would take back an answer of *seat*."""
        return bool(self._free) and self.journal[self._free[-1][0]].seat == seat

    @property
    def at_fence(self) -> bool:
        """Whether nothing can be taken back freely."""
        return not self._free

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
        if to not in in_force(self.journal) or self.journal[to].seat == FATE:
            raise NoUndo("no-such-entry", entry=to)

    def _take_back(self, seat: Seat, back: TakeBack) -> None:
        """The seat's own last answers freely, unless something was learned since; more by consent."""
        if back.consent:
            if not self._agreed(back.consent):
                raise NoUndo("behind-a-fence")
            self._look_up(back.to)
            past = self.at(back.to)
            self._free.clear()
        else:
            kept = [n for n, _ in self._free]
            if back.to not in kept:
                raise NoUndo("behind-a-fence")
            if self.journal[back.to].seat != seat:
                raise NoUndo("not-your-answer")
            past = self._free[kept.index(back.to)][1]
            del self._free[kept.index(back.to) :]
        self.asked = None
        self.journal.append(Entry(seat, back))
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
        origin: Position | None = None,
        earlier: int = 0,
    ) -> Match:
        """The match a journal tells of. Raises BadRecord naming the entry at which it breaks."""
        dealer = dealer if dealer is not None else Dealer(0)
        match = Match(game, setup, dealer, origin=origin, earlier=earlier, deal=False)
        for n, entry in enumerate(journal[:until]):
            match.repeat(n, entry)
        return match

    @staticmethod
    def resume(
        game: Game,
        setup: Setup,
        journal: Sequence[Entry],
        position: Position,
        dealer: Dealer,
        origin: Position | None = None,
        earlier: int = 0,
    ) -> Match:
        """The match of a journal that is known to have led to *position*, without replaying it.

        Nothing before can be taken back freely, so a snapshot should be of a moment `at_fence`; and
        the log tells nothing of what came before.
        """
        match = Match(game, setup, dealer, origin=origin, earlier=earlier, deal=False)
        match.journal = list(journal)
        match.log = [[] for _ in journal]
        match.position = position
        return match

    def repeat(self, n: int, entry: Entry) -> None:
        """Enter what was answered elsewhere as entry *n*; raises BadRecord if that cannot be."""
        try:
            if isinstance(entry.action, TakeBack):
                self._take_back(entry.seat, entry.action)
            else:
                after = self.position.clone()
                self._enter(entry, after.apply(entry.seat, entry.action), after)
        except FeldzugError as error:
            raise BadRecord("entry-illegal", n, why=error.reason.key) from error


def _as_offered(g: Position, seat: Seat, action: Any) -> Any:
    """The equal answer that was offered, if there is one: 1 equals True, but is not written alike."""
    legal = g.legal(seat)
    return legal[legal.index(action)] if action in legal else action
