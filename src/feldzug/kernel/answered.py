"""Answered: an answer and what it led to; and what an answer depends on."""

from __future__ import annotations

from typing import Any

from feldzug.kernel.frames import Chance, Frame
from feldzug.kernel.journal import Entry, Resign
from feldzug.kernel.parallel import Branch, Parallel, bare
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import FATE, Event, Seat


class Answered:
    """An answer, or a giving up, and what it led to: events, the position, whether its question stays open.

    What goes on side by side stays as long as any of it does; `branch` is the one that was answered, and
    `same` are those in which still the same is asked.
    """

    __slots__ = ("branch", "entry", "events", "position", "same", "stays")

    def __init__(self, before: Position, entry: Entry, *, trusted: bool = False) -> None:
        after: Position = before.clone()
        top = after.stack[-1] if after.stack else None
        asked = _asked(after) if isinstance(top, Parallel) else {}
        self.branch = answered_branch(after, entry) if isinstance(top, Parallel) else ()
        self.entry = entry
        self.events: list[Event]
        self.position = after
        self.same: list[Branch] = []
        if isinstance(entry.action, Resign):
            self.events = after.resign(entry.seat)
            self.stays = False
            return
        act = after.repeat if trusted else after.apply
        self.events = act(entry.seat, entry.action)
        if not after.stack or after.stack[-1] is not top:
            self.stays = False
        elif isinstance(top, Parallel):
            self.stays = True
            now = _asked(after)
            self.same = [
                branch
                for branch, frame in now.items()
                if asked.get(branch) is frame
                and (branch != self.branch or self._is_open(branch, frame))
            ]
        else:
            self.stays = entry.seat != FATE and self._is_open((), top)

    def _is_open(self, branch: Branch, frame: Frame) -> bool:
        """Whether others can answer the same question still."""
        if self.position.fenced:
            return False
        # not even the steps of the only one who chooses are counted
        return isinstance(frame, Sealed) or self.position.within(branch, self._admits_others)

    def _admits_others(self, top: Frame) -> bool:
        g, seat = self.position, self.entry.seat
        return any(top.admits(g, other) for other in g.all_seats() if other != seat)


def answered_branch(g: Position, entry: Entry) -> Branch:
    """The branch that an entry answers."""
    return fated_branch(g) if entry.seat == FATE else bare(entry.action)[0]


def fated_branch(g: Position) -> Branch:
    """The branch in which fate is asked."""
    top = g.stack[-1]
    if not isinstance(top, Parallel):
        return ()
    n = top.fated(g)
    return (n, *top.within(g, n, lambda _: fated_branch(g)))


def may_be_unseen(g: Position) -> bool:
    """Whether not everybody sees what fate brings now."""

    def unseen(top: Frame) -> bool:
        return isinstance(top, Chance) and top.known_to(g) is not None

    return g.within(fated_branch(g), unseen)


def _asked(g: Position) -> dict[Branch, Frame]:
    """What is asked in each branch."""
    return {branch: g.within(branch, _itself) for branch in g.branches()}


def _itself(frame: Frame) -> Frame:
    return frame


def repeat_entry(g: Position, entry: Entry) -> None:
    """Let an entry that is in force happen once more, on a position that it is known to fit."""
    if isinstance(entry.action, Resign):
        g.resign(entry.seat)
    else:
        g.repeat(entry.seat, entry.action)


def as_offered(g: Position, seat: Seat, action: Any) -> Any:
    """The equal answer that was offered, if there is one: 1 equals True, but is not written alike."""
    legal = g.legal(seat)
    return legal[legal.index(action)] if action in legal else action
