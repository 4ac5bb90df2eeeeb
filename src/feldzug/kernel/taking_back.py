"""Taking back: the own last answers freely, unless something was learned since; more by consent of all."""

from __future__ import annotations

from feldzug.kernel.errors import NoUndo
from feldzug.kernel.journal import Corrected, Entry, TakeBack, in_force
from feldzug.kernel.moments import Moment
from feldzug.kernel.parallel import Branch, addressed
from feldzug.kernel.playing import OPEN, Playing
from feldzug.kernel.sealed import RECONSIDER, open_choices
from feldzug.kernel.values import FATE, Seat


class TakingBack(Playing):
    """A match in which answers can be taken back."""

    def undo(self, seat: Seat, to: int | None = None) -> None:
        """Take back the last answer, or all from entry *to* on, as one.

        Every one of them must be *seat*'s own, and nothing may have been learned since. From the moment
        a sealed choice is open nothing before it is taken back, and in it everybody begins only the own
        choice anew: if others' answers made a difference, it would tell of them.
        """
        amid = self._amid_choosing(seat) if to is None else None
        if amid is not None:
            self.play(seat, addressed(amid, RECONSIDER))
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
        branch = self._amid_choosing(seat)
        if branch is None:
            return 0
        frame = dict(open_choices(self.position))[branch]
        return len(frame.steps[seat])

    def _amid_choosing(self, seat: Seat) -> Branch | None:
        """Where *seat* has taken some steps of a sealed choice; who has taken all may reconsider."""
        g = self.position
        for branch, frame in open_choices(g):
            if frame.steps.get(seat) and seat in g.within(branch, lambda top: top.awaits(g)):
                return branch
        return None

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
        journal = self.journal
        for n, entry in enumerate(journal):
            if isinstance(entry.action, Corrected) and to <= n + len(entry.action.line):
                raise NoUndo("behind-a-correction")
        if self.game.parts > 1 and self.game.part(self.at(to)) < self.part:
            raise NoUndo("behind-a-part")  # its secret is shown: dice could be foreseen

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
        before = self.position
        self.position = past.position
        if past.begun == self.begun:  # the same question all along: others have noticed nothing
            self._tokens.taken_back(before, past.position, seat, self.decision)
        else:
            self.secret_since[-1] = OPEN
            self._ask_anew()
