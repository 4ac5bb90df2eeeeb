"""Match: a game being played. A position, a dealer, and the journal that proves how it came about."""

from __future__ import annotations

from collections.abc import Sequence

from feldzug.kernel.answered import Answered
from feldzug.kernel.codec import Codec
from feldzug.kernel.correcting import Correcting
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.entries import Entries, Unread
from feldzug.kernel.errors import BadRecord, FeldzugError
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Corrected, Entry, Resign, TakeBack
from feldzug.kernel.playing import OPEN
from feldzug.kernel.position import Position
from feldzug.kernel.transcript import Step, Transcript

__all__ = ("OPEN", "Match")


class Match(Correcting):
    """A game being played, looked back on, and taken up again."""

    def shown_secret(self) -> str:
        """The dealer's secret as far as it may be known, in hexadecimal: of the last part that is over, or of
        the last one that could have been, from which all others follow.
        """
        dealer = self.dealer
        if not isinstance(dealer, SealedDealer):
            return ""
        last = dealer.parts - 1 if self.position.outcome() is not None else self.part - 1
        return "" if last < 0 else dealer.secret_of(last).hex()

    # looking back

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
            if isinstance(entry.action, (Corrected, TakeBack)):
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
        match.part = game.part(position)
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
        if self._to_repeat:
            self._check_repeated(entry)
        if isinstance(entry.action, TakeBack):
            self._take_back(entry.seat, entry.action)
        elif isinstance(entry.action, Resign):
            self._resign(entry)
        elif isinstance(entry.action, Corrected):
            self._re_correct(entry)
        else:
            self._enter(Answered(self.position, entry, trusted=trusted))
