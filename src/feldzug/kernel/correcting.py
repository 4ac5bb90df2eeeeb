"""Correcting: a role answers for a seat once more, and what followed is entered again as far as it fits.

Dice stay with what they were thrown for. Answers that no longer fit are parked: the seat is asked again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.kernel.about import About, about, about_fate
from feldzug.kernel.answered import Answered, answered_branch, fated_branch, repeat_entry
from feldzug.kernel.bounds import Most
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import Illegal, NoCorrection, Stale
from feldzug.kernel.frames import Chance, Frame
from feldzug.kernel.journal import NEW, Corrected, Entry, Resign, in_force
from feldzug.kernel.moments import Kept
from feldzug.kernel.parallel import Branch, addressed, bare
from feldzug.kernel.position import Position
from feldzug.kernel.reported import LONGEST_NOTE
from feldzug.kernel.ripple import (
    HIDDEN,
    PARKED,
    ROLL_FALLS,
    ROLL_STAYS,
    STAYS,
    UNKNOWN,
    Ripple,
    RippleStep,
)
from feldzug.kernel.sealed import open_choices
from feldzug.kernel.taking_back import TakingBack
from feldzug.kernel.values import FATE, Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class AnswerCorrected(Event):
    """An earlier answer of a seat was corrected: the entry of this number."""

    by: Seat
    seat: Seat
    entry: int
    note: str


class Struck:
    """An entry that is struck out: what it was about, whether it is hidden, or has shown anything."""

    __slots__ = ("about", "entry", "fenced", "hidden", "number")

    def __init__(
        self, number: int, entry: Entry, asked: About, *, hidden: bool, fenced: bool
    ) -> None:
        self.number = number
        self.entry = entry
        self.about = asked
        self.hidden = hidden
        self.fenced = fenced


class Line:
    """What is entered instead: steps, each with the number of the entry that it repeats, or NEW."""

    def __init__(self, start: Position) -> None:
        self.position = start
        self.steps: list[Answered] = []
        self.repeats: list[int] = []

    def enter(self, entry: Entry, number: int = NEW) -> None:
        step = Answered(self.position, entry)
        self.steps.append(step)
        self.repeats.append(number)
        self.position = step.position


class Correcting(TakingBack):
    """A match in which earlier answers can be corrected."""

    # what a correction does

    def ripple(self, by: Seat, entry: int, action: Any) -> Ripple:
        """What correcting an entry would do; nothing is changed. Raises NoCorrection or Illegal."""
        struck = self._struck(by, entry, action)
        line = Line(self.at(entry))
        line.enter(Entry(struck[0].entry.seat, action))
        is_shown = line.position.fenced and not struck[0].fenced
        found, new_rolls, certain = self._foreseen(line, struck[1:], is_shown)
        steps = [
            RippleStep(s.number, s.entry.seat, found.get(s.number, UNKNOWN)) for s in struck[1:]
        ]
        certain = certain and not any(step.becomes in (HIDDEN, UNKNOWN) for step in steps)
        before, after = self.position.view(None), line.position.view(None)
        if is_shown:
            after = self.at(entry).view(None)
        return Ripple(entry, tuple(steps), new_rolls, certain, before, after)

    def _foreseen(
        self, line: Line, struck: list[Struck], is_shown: bool
    ) -> tuple[dict[int, str], int, bool]:
        """What becomes of the entries that can be foreseen, how many rolls are new, and whether none is."""
        found = {s.number: HIDDEN for s in struck if s.hidden}
        rolls = [*self._kept_rolls(struck), *self._rolls]
        sample = Dealer(0)
        new_rolls = 0
        for s in [None, *[s for s in struck if s.entry.seat != FATE]]:
            if is_shown or line.position.outcome() is not None:
                break
            if s is not None:
                entered = _fitting(line.position, s)
                if entered is None:
                    found.setdefault(s.number, PARKED)
                    continue
                before = line.position
                line.enter(entered, s.number)
                if line.position.fenced and not s.fenced:
                    line.position, is_shown = before, True
                    break
                found.setdefault(s.number, STAYS)
            while FATE in line.position.waiting():
                kept = self._lying(line.position, rolls)
                if kept is None:
                    new_rolls += 1
                    line.enter(Entry(FATE, sample.draw(line.position.odds())))
                else:
                    rolls.remove(kept)
                    line.enter(Entry(FATE, self.entry(kept.number).action), kept.number)
                    found.setdefault(kept.number, ROLL_STAYS)
        if not is_shown:
            for kept in rolls:
                found.setdefault(kept.number, ROLL_FALLS)
        return found, new_rolls, new_rolls == 0 and not is_shown

    def correct(
        self, by: Seat, entry: int, action: Any, note: str = "", decision: int | None = None
    ) -> list[Event]:
        """Answer an entry once more, for its seat, and enter again what followed, as far as it fits.

        *decision* is the number of the next entry, if nothing may have happened since the ripple was
        shown. Raises NoCorrection, Illegal or Stale.
        """
        if decision is not None and decision != self.decision:
            raise Stale(decision, self.decision)
        Most(LONGEST_NOTE).check(note)
        struck = self._struck(by, entry, action)
        line = self.corrected_line(struck, action)
        first = len(self.log)
        self._begin_correction(Entry(by, Corrected(entry, note, tuple(line.repeats))), struck)
        for step in line.steps:
            self._enter(step)
        self._free.clear()
        return [event for events in self.log[first:] for event in events]

    def corrected_line(self, struck: list[Struck], action: Any) -> Line:
        """What is entered instead of what is struck out, new rolls and all."""
        line = Line(self.at(struck[0].number))
        line.enter(Entry(struck[0].entry.seat, action))
        rolls = [*self._kept_rolls(struck[1:]), *self._rolls]
        self._throw(line, rolls)
        for s in struck[1:]:
            if s.entry.seat == FATE or line.position.outcome() is not None:
                continue
            entered = _fitting(line.position, s)
            if entered is not None:
                line.enter(entered, s.number)
                self._throw(line, rolls)
        return line

    def _throw(self, line: Line, rolls: list[Kept]) -> None:
        """Let fate answer until a seat has to: as it did before, or anew."""
        while FATE in line.position.waiting():
            kept = self._lying(line.position, rolls)
            if kept is not None:
                rolls.remove(kept)
                line.enter(Entry(FATE, self.entry(kept.number).action), kept.number)
            else:
                number = self.decision + 1 + len(line.steps)
                line.enter(Entry(FATE, self.thrown(line.position, number)))

    def _lying(self, g: Position, rolls: list[Kept]) -> Kept | None:
        """The roll that was thrown for what fate is asked now."""
        if not rolls:
            return None
        asked, odds = about_fate(g), g.odds()
        for kept in rolls:
            if kept.about == asked and odds.allows(self.entry(kept.number).action):
                return kept
        return None

    def _kept_rolls(self, struck: list[Struck]) -> list[Kept]:
        return [Kept(s.number, s.about) for s in struck if s.entry.seat == FATE]

    # what may be corrected

    def _struck(self, by: Seat, to: int, action: Any) -> list[Struck]:
        """The entries from *to* on that are in force. Raises NoCorrection if they cannot be struck out."""
        if self.position.outcome() is not None:
            raise NoCorrection("game-over")
        struck = self.struck(to)
        first = struck[0]
        if first.hidden:
            raise NoCorrection("correction-of-secret", entry=to)
        g = self.at(to)
        reason = self.game.may_correct(g, by, first.entry.seat, action)
        if reason is None and action == first.entry.action:
            raise NoCorrection("nothing-to-correct", entry=to)
        if reason is None:
            reason = g.why_not(first.entry.seat, action)
        if reason is not None:
            raise Illegal(reason)
        return struck

    def struck(self, to: int) -> list[Struck]:
        """The entries from *to*, which a seat has answered, that are in force, with what each is about."""
        journal = self.journal
        numbers = [n for n in in_force(journal) if n >= to]
        if not numbers or numbers[0] != to or not _can_be_corrected(journal[to]):
            raise NoCorrection("no-such-entry", entry=to)
        secret = [about(self.position, branch) for branch, _ in open_choices(self.position)]
        g = self.at(to)
        found: list[Struck] = []
        for n in numbers:
            entry = journal[n]
            asked = about(g, answered_branch(g, entry))
            hidden = asked in secret or (entry.seat == FATE and _is_unseen(g, entry.action))
            repeat_entry(g, entry)
            found.append(Struck(n, entry, asked, hidden=hidden, fenced=g.fenced))
        return found

    def parked(self, seat: Seat) -> list[Entry]:
        """Answers of *seat* that a correction has struck out and that it has not given again."""
        entries = [self.entry(kept.number) for kept in self._parked]
        return [entry for entry in entries if entry.seat == seat]

    def keep_what_was_struck(self, other: Correcting) -> None:
        """Rolls and answers that corrections have struck out, as another copy of this match knows them."""
        self._rolls = other._rolls[:]
        self._parked = other._parked[:]
        self._is_corrected = other._is_corrected

    # entering it

    def _begin_correction(self, entry: Entry, struck: list[Struck]) -> None:
        """Go back to before what is struck out; rolls and answers that are not repeated are kept."""
        corrected = entry.action
        self._is_corrected = True
        first = struck[0]
        told = AnswerCorrected(
            entry.seat, first.entry.seat, first.number + self.earlier, corrected.note
        )
        past = self.at(first.number)
        self.asked = None
        self._looked_up = None
        self._free.clear()
        self._write(entry, [told])
        self.secret_since[-1] = -1
        self._rolls = [*self._kept_rolls(struck[1:]), *self._rolls]
        self._parked += [
            Kept(s.number, s.about)
            for s in struck[1:]
            if _can_be_corrected(s.entry) and s.number not in corrected.line
        ]
        self._to_repeat = list(corrected.line)
        self.position = past
        self._ask_anew()

    def _re_correct(self, entry: Entry) -> None:
        """A correction that was made elsewhere; what is entered instead comes next."""
        corrected = entry.action
        if not corrected.line or corrected.line[0] != NEW:
            raise NoCorrection("no-such-entry", entry=corrected.to)
        struck = self.struck(corrected.to)
        reason = self.game.may_correct(
            self.at(corrected.to), entry.seat, struck[0].entry.seat, None
        )
        if reason is not None:
            raise Illegal(reason)
        self._begin_correction(entry, struck)

    def _check_repeated(self, entry: Entry) -> None:
        """Whether an entry of a correction made elsewhere repeats what it says. Raises NoCorrection."""
        number = self._to_repeat[0]
        if number == NEW:
            return
        known = 0 <= number < self.length
        old = self.entry(number) if known else entry
        if not known or old.seat != entry.seat or bare(old.action)[1] != bare(entry.action)[1]:
            raise NoCorrection("no-such-entry", entry=number)


def _fitting(g: Position, struck: Struck) -> Entry | None:
    """An answer as it can be given once more, to the question that it was given to; None if it cannot."""
    seat = struck.entry.seat
    if isinstance(struck.entry.action, Resign):
        return None if g.has_resigned(seat) else struck.entry
    branch, action = bare(struck.entry.action)
    branches: list[Branch] = g.branches()
    for other in sorted(branches, key=lambda b: b != branch):
        if about(g, other) == struck.about:
            again = addressed(other, action)
            if g.why_not(seat, again) is None:
                return Entry(seat, again)
    return None


def _can_be_corrected(entry: Entry) -> bool:
    """Whether it answers a question, and is no roll and nobody's giving up."""
    return entry.seat != FATE and not isinstance(entry.action, Resign)


def _is_unseen(g: Position, outcome: Any) -> bool:
    """Whether not everybody sees what fate brings."""

    def unseen(top: Frame) -> bool:
        assert isinstance(top, Chance)
        return top.known_to(g) is not None and not top.is_public(g, outcome)

    return g.within(fated_branch(g), unseen)
