"""As seen: how many entries a seat knows of, and in which order, where others answer in secret.

Nobody may tell who has answered a window, nor when. So as long as it is open a seat knows of its own answers
to it only, as if they were the first; those of others follow once it is closed, and are nobody's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from feldzug.kernel.journal import Corrected, Entry, TakeBack
from feldzug.kernel.match import OPEN, Match
from feldzug.kernel.values import Event, Seat


@dataclass(frozen=True, slots=True)
class SeenEntry:
    """One entry as a seat knows it: whose it is, what it told, and from which entry on it took back."""

    number: int
    index: int
    """Its true place in the journal."""
    seat: int | None
    events: Sequence[Event]
    back: int | None


def known_entries(match: Match, seat: int | None) -> int:
    """How many entries *seat* (None: a bystander) knows of."""
    stack = match.position.stack
    if not stack or not stack[-1].is_secret():
        return match.decision
    since = match.entries(match.begun - match.earlier)
    return match.begun + sum(entry.seat == seat for entry in since)


def true_entries(match: Match, first: int, last: int) -> list[SeenEntry]:
    """Entries *first* … *last* - 1 as they were given, with everything that was hidden."""
    begin, end = _places(match, first, last)
    return [
        SeenEntry(n + match.earlier, n, entry.seat, match.log[n], _back(match, entry))
        for n, entry in enumerate(match.entries(begin, end), begin)
    ]


def seen_entries(match: Match, seat: int | None, first: int, last: int) -> list[SeenEntry]:
    """Entries *first* … *last* - 1 as *seat* (None: a bystander) knows them; the log must be complete."""
    begin, end = _places(match, first, last)
    found: list[SeenEntry] = []
    at = begin
    while at < end:
        run = window_around(match, at)
        if run is None:
            entry, events = match.entry(at), match.log[at]
            back = _back(match, entry)
            found.append(SeenEntry(at + match.earlier, at, entry.seat, events, back))
            at += 1
            continue
        found += _window(match, seat, run)[at - run.start : end - run.start]
        at = run.stop
    return found


def window_around(match: Match, index: int) -> range | None:
    """The places of all answers to the window that the entry at *index* answers; None if it is none."""
    secret = match.secret_since
    since = secret[index] if index < len(secret) else OPEN
    if since == OPEN:
        return None
    start = since - match.earlier
    stop = index + 1
    while stop < len(secret) and secret[stop] == since:
        stop += 1
    return range(start, stop)


def whole_window(match: Match, index: int) -> int:
    """*index*, or where the window begins that the entry there answers: its answers belong together, for
    nobody may tell how things stood between them. The log must be complete.
    """
    window = window_around(match, index)
    return index if window is None else window.start


def _window(match: Match, seat: int | None, run: range) -> list[SeenEntry]:
    """The own answers first, then those of others, which are nobody's; what was told comes last."""
    own = [n for n in run if match.entry(n).seat == seat]
    order = [*own, *[n for n in run if n not in own]]
    told = [event for n in run for event in match.log[n]]
    found: list[SeenEntry] = []
    for place, n in enumerate(order, run.start):
        entry = match.entry(n)
        back = None
        if n in own and isinstance(entry.action, TakeBack):
            back = run.start + order.index(entry.action.to) + match.earlier
        events = told if place == run[-1] else []
        whose = Seat(entry.seat) if n in own else None
        found.append(SeenEntry(place + match.earlier, n, whose, events, back))
    return found


def _places(match: Match, first: int, last: int) -> tuple[int, int]:
    end = min(max(0, last - match.earlier), match.length)
    return min(max(0, first - match.earlier), end), end


def _back(match: Match, entry: Entry) -> int | None:
    strikes = isinstance(entry.action, (Corrected, TakeBack))
    return entry.action.to + match.earlier if strikes else None
