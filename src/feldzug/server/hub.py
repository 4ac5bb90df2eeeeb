"""The hub: wakes whoever watches a table when something has happened there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Inbox:
    """What one watcher has not looked at yet. Several changes of a table wait as one."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._sleeper: asyncio.Future[None] | None = None
        """Who waits for something to happen."""
        self._changed: dict[str, bool] = {}
        self.closed = False

    def put(self, match: str, at_hand: bool) -> None:
        """From any thread."""
        self._loop.call_soon_threadsafe(self._put, match, at_hand)

    def _put(self, match: str, at_hand: bool) -> None:
        self._changed[match] = at_hand and self._changed.get(match, True)
        self._wake()

    def _wake(self) -> None:
        if self._sleeper is not None and not self._sleeper.done():
            self._sleeper.set_result(None)

    def close(self) -> None:
        self.closed = True
        self._loop.call_soon_threadsafe(self._wake)

    async def next(self, timeout: float) -> dict[str, bool]:
        """The tables at which something has happened, and whether that is in memory; none after so many
        quiet seconds.
        """
        if not self.closed and not self._changed:
            self._sleeper = self._loop.create_future()
            alarm = self._loop.call_later(timeout, self._wake)
            try:
                await self._sleeper
            finally:
                alarm.cancel()
                self._sleeper = None
        changed, self._changed = self._changed, {}
        return changed


class Hub:
    """Who watches what, in this process."""

    def __init__(self) -> None:
        self._watchers: dict[str, list[Inbox]] = {}
        self._inboxes: list[Inbox] = []
        self._lock = threading.Lock()
        self.closed = False

    def notify(self, match: str) -> None:
        """A table has changed, and what is new is in memory. From any thread."""
        self._wake(match, at_hand=True)

    def notify_elsewhere(self, match: str) -> None:
        """A table may have changed in another process, and must be read. From any thread."""
        self._wake(match, at_hand=False)

    def _wake(self, match: str, at_hand: bool) -> None:
        with self._lock:
            inboxes = list(self._watchers.get(match, ()))
        for inbox in inboxes:
            inbox.put(match, at_hand)

    @contextmanager
    def watching(self, matches: list[str]) -> Iterator[Inbox]:
        inbox = Inbox(asyncio.get_running_loop())
        inbox.closed = self.closed
        with self._lock:
            self._inboxes.append(inbox)
            for match in matches:
                self._watchers.setdefault(match, []).append(inbox)
        try:
            yield inbox
        finally:
            with self._lock:
                self._inboxes.remove(inbox)
                for match in matches:
                    self._watchers[match].remove(inbox)
                    if not self._watchers[match]:
                        del self._watchers[match]

    def watched(self, match: str) -> bool:
        return match in self._watchers

    @property
    def watchers(self) -> int:
        return len(self._inboxes)

    def close(self) -> None:
        """The server shuts down: every stream ends. May be called by a signal."""
        self.closed = True
        for inbox in list(self._inboxes):
            inbox.close()

    def wake_all(self) -> None:
        """Notices may have been missed: everyone looks again."""
        with self._lock:
            matches = list(self._watchers)
        for match in matches:
            self.notify_elsewhere(match)
