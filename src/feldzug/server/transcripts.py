"""Transcripts: what was told and shown of a match, kept so that it can be looked at under any rules.

They hold the kernel's transcript and, entry by entry, what a bystander saw, as patches; compressed.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any

from feldzug.kernel import transcript
from feldzug.kernel.codec import Codec, canonical
from feldzug.kernel.journal import Corrected, TakeBack
from feldzug.kernel.match import Match
from feldzug.kernel.transcript import Transcript
from feldzug.server.models.history import View
from feldzug.server.models.play import Step
from feldzug.server.patches import patched
from feldzug.server.problems import problem


@dataclass(frozen=True, slots=True)
class KeptTranscript:
    """What can be told and shown of a match without its rules.

    `shown` holds what a bystander saw before the first entry of those that are known and after each: the
    first as it was, the others as patches.
    """

    told: Transcript
    first: int
    shown: tuple[Any, ...]

    @property
    def end(self) -> int:
        """The number of the entry after the last."""
        return self.first + max(0, len(self.shown) - 1)

    def pack(self) -> bytes:
        text = canonical({"told": self.told.pack(), "first": self.first, "shown": self.shown})
        return zlib.compress(text.encode("utf-8", "surrogatepass"), 9)

    @staticmethod
    def unpack(body: bytes) -> KeptTranscript:
        packed = json.loads(zlib.decompress(body).decode("utf-8", "surrogatepass"))
        shown = tuple(packed["shown"])
        return KeptTranscript(Transcript.unpack(packed["told"]), packed["first"], shown)

    def steps(self, first: int, last: int) -> list[Step]:
        """Entries *first* … *last* - 1 with everything that was hidden."""
        struck = self.told.struck()
        return [
            Step(step.number, step.seat, list(step.events), step.number in struck, step.back)
            for step in self.told.steps
            if first <= step.number < last
        ]

    def view(self, n: int) -> View:
        """How it looked to a bystander just before entry *n*."""
        if not self.first <= n <= self.end or not self.shown:
            raise problem("unknown", "no-such-entry-here", entry=n)
        found: Any = self.shown[0]
        for patch in self.shown[1 : n - self.first + 1]:
            found = patched(found, patch)
        return View(n, None, *found)


def so_far(match: Match, codec: Codec, before: KeptTranscript | None) -> KeptTranscript | None:
    """What was told of a match till now, without playing it again; None if nobody knows all of it."""
    known = [] if before is None else list(before.told.steps)
    begin = len(known) - match.earlier
    if begin < match.log_start:
        return None
    for n, entry in enumerate(match.entries(begin), begin):
        events = tuple(codec.event(event) for event in match.log[n])
        back = None
        if isinstance(entry.action, (Corrected, TakeBack)):
            back = entry.action.to + match.earlier
        known.append(transcript.Step(match.earlier + n, entry.seat, events, back))
    told = Transcript(match.position.rules.id, tuple(known), match.position.outcome())
    return KeptTranscript(told, match.decision, ())


def earlier_part(match: Match, kept: KeptTranscript | None) -> Transcript | None:
    """What was told before the origin of a match that goes on under newer rules."""
    if kept is None or not match.earlier or len(kept.told.steps) < match.earlier:
        return None
    return Transcript(kept.told.rules, kept.told.steps[: match.earlier])
