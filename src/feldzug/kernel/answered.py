"""Answered: an answer and what it led to; and what an answer depends on."""

from __future__ import annotations

from typing import Any

from feldzug.kernel.journal import Entry, Resign
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Event, Seat


class Answered:
    """An answer and what it led to: the events, the position, and whether its question stays open."""

    __slots__ = ("entry", "events", "position", "stays")

    def __init__(self, before: Position, entry: Entry, *, trusted: bool = False) -> None:
        after: Position = before.clone()
        top = after.stack[-1] if after.stack else None
        act = after.repeat if trusted else after.apply
        self.entry = entry
        self.events: list[Event] = act(entry.seat, entry.action)
        self.position = after
        self.stays = (
            not after.fenced
            and bool(after.stack)
            and after.stack[-1] is top
            and (
                # not even the steps of the only one who chooses are counted
                isinstance(top, Sealed)
                or any(top.admits(after, seat) for seat in after.seats() if seat != entry.seat)
            )
        )


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


def asked_the_same(before: Position, now: Position, seat: Seat) -> bool:
    """Whether *seat* faces the very question that it faced before another has answered it, too."""
    top = now.stack[-1]
    if not before.stack[-1].admits(before, seat) or not top.admits(now, seat):
        return False
    return isinstance(top, Sealed) or bool(before.legal(seat) == now.legal(seat))
