"""The bot queue: tables at which a bot must decide, in a fair order."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

LEAST: Final = 0.05
"""Seconds that any decision is counted for: looking at the table and entering the answer take time, too."""
MANY: Final = 1000


@dataclass(frozen=True, slots=True)
class Turn:
    """A bot's turn at a table."""

    opener: str
    seconds: float
    """How long it may think."""
    human: bool
    """Whether somebody plays there who waits for it."""


class BotQueue:
    """Whoever opened the table pays with the time its bots think, so that many tables of one opener wait
    for each other and not before everyone else's. Tables at which bots play for nobody come last.
    """

    def __init__(self, watched: Callable[[str], bool]) -> None:
        self._watched = watched
        self._waiting: dict[str, tuple[float, Turn]] = {}
        self._paid: dict[str, float] = {}
        """When each opener's last table will have had its turn, if all are served side by side."""
        self._now = 0.0
        self._closed = False
        self._ready = threading.Condition()

    def put(self, match: str, turn: Turn) -> None:
        with self._ready:
            begins = max(self._now, self._paid.get(turn.opener, 0.0))
            ends = begins + max(turn.seconds, LEAST)
            self._paid[turn.opener] = ends
            self._waiting[match] = (ends, turn)
            self._ready.notify()

    def get(self) -> str | None:
        """The next table, as soon as there is one; None at the end."""
        with self._ready:
            self._ready.wait_for(lambda: self._waiting or self._closed)
            if self._closed:
                return None
            match = min(self._waiting, key=self._order)
            ends, turn = self._waiting.pop(match)
            self._now = max(self._now, ends - max(turn.seconds, LEAST))
            if len(self._paid) > MANY or not self._waiting:
                self._paid = {who: paid for who, paid in self._paid.items() if paid > self._now}
            return match

    def _order(self, match: str) -> tuple[bool, float]:
        ends, turn = self._waiting[match]
        return not (turn.human or self._watched(match)), ends

    def close(self) -> None:
        with self._ready:
            self._closed = True
            self._ready.notify_all()
