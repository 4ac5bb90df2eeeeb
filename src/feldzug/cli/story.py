"""Story: a record as sentences, from its first entry to the last one that is wanted.

What was played under the rules of today is told by its answers; what was played under others by what the
file keeps of it, which needs no rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from feldzug.cli import terminals
from feldzug.cli.translator import CliTranslator, Refused
from feldzug.kernel.errors import OtherRules
from feldzug.kernel.game import Setup
from feldzug.kernel.journal import Corrected, Entry, TakeBack
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.kernel.receipt import Receipt
from feldzug.kernel.record import Record
from feldzug.kernel.transcript import Step
from feldzug.kernel.values import FATE, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Told:
    """One entry: what was answered, and what came of it."""

    number: int
    seat: Seat
    answer: str
    events: list[str]


class Story:
    """A record, told before entry *until*; to its end, if none is named."""

    def __init__(self, found: Record, say: CliTranslator, until: int | None = None) -> None:
        self.found = found
        self.say = say
        self.match: Match | None = found.played if found.receipt is None else None
        """The match, if it can be played again under the rules of today."""
        self.steps: tuple[Step, ...] = found.transcript.steps if found.transcript else ()
        self.earlier = self._entries_of_other_rules()
        self.length = self.earlier + (len(self.match.journal) if self.match is not None else 0)
        self.until = self.length if until is None else until
        self.is_cut = until is not None
        self.terminal = terminals.of(found.game, say, found.players, found.seats)

    def headline(self) -> str:
        """Which game, and who played it."""
        title = self.terminal.title()
        if self.found.played is None:
            return f"{title}: {' · '.join(self.terminal.seating())}"
        return f"{title}: {self.terminal.headline(self.found.played.setup)}"

    def notes(self) -> list[str]:
        """What has changed since, and what the file does not tell."""
        notes = changes(self.found.receipt, self.terminal)
        untold = self.earlier - sum([step.number < self.earlier for step in self.steps])
        if untold:
            notes.append(self.say("replay-untold", entries=untold))
        return notes

    def _entries_of_other_rules(self) -> int:
        """How many entries, from the first, were played under other rules than those of today."""
        if self.found.played is not None:
            return self.found.played.earlier
        return self.steps[-1].number + 1 if self.steps else 0

    def entries(self) -> Iterator[Told]:
        """Every entry that the file tells of, in order."""
        for step in self.steps:
            if step.number < min(self.earlier, self.until):
                yield self._from_step(step)
        if self.match is not None:
            logged = zip(self.match.journal, self.match.log, strict=True)
            for n, (entry, events) in enumerate(logged, self.earlier):
                if n < self.until:
                    sentences = [self.terminal.translator.event(event) for event in events]
                    yield Told(n, entry.seat, self._answer(entry), sentences)

    def _answer(self, entry: Entry) -> str:
        words, seat = self.terminal.translator, self.terminal.seat(entry.seat)
        if isinstance(entry.action, (Corrected, TakeBack)):
            return self._taken_back(entry.seat, self.earlier + entry.action.to)
        if entry.seat == FATE:
            return self.say("replay-fate", outcome=words.action(entry.action))
        return self.say("replay-answer", seat=seat, answer=words.action(entry.action))

    def _taken_back(self, seat: Seat, to: int) -> str:
        return self.say("replay-taken-back", seat=self.terminal.seat(seat), to=to)

    def _from_step(self, step: Step) -> Told:
        if step.back is not None:
            answer = self._taken_back(step.seat, step.back)
        elif step.seat == FATE:
            answer = self.say("replay-fate-untold")
        else:
            answer = self.say("replay-answer-untold", seat=self.terminal.seat(step.seat))
        events = [self.terminal.translator.packed_event(event) for event in step.events]
        return Told(step.number, step.seat, answer, events)

    def outcome(self) -> Outcome | None:
        """How it ended, if it has and is told so far."""
        if self.until < self.length:
            return None
        if self.found.transcript is not None:
            return self.found.transcript.outcome
        return self.found.match.position.outcome()

    def end(self) -> tuple[Position, Setup]:
        """The position that the story leads to. Refused if only those who have the old rules can know it."""
        try:
            if self.until < self.length:
                self._must_be_of_these_rules()
            match = self.found.match
        except OtherRules as error:
            raise Refused(self.say.error(error, self.found.game)) from None
        if self.until == self.length:
            return match.position, match.setup
        until = self.until - match.earlier
        again = Match.replay(
            match.game, match.setup, match.journal, None, until, match.origin, match.earlier
        )
        return again.position, match.setup

    def _must_be_of_these_rules(self) -> None:
        self.found.must_be_of_these_rules()
        if self.until < self.earlier:
            self.found.at(self.until)


def changes(receipt: Receipt | None, terminal: terminals.Terminal) -> list[str]:
    """What has changed since a game was played or left; nothing, if nothing has."""
    if receipt is None:
        return []
    first = terminal.say("other-rules-since", before=receipt.before, now=receipt.now)
    return [first, *[terminal.translator.reason(line) for line in receipt.lines()]]
