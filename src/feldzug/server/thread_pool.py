"""A pool of threads that work for the event loop. Every answer passes here, so it takes few locks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

T = TypeVar("T")

IDLE: Final = 10.0
"""A thread that has had nothing to do for so many seconds ends."""


class ThreadPool:
    """At most so many threads, begun when they are needed. Who comes too late waits in the event loop."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: SimpleQueue[_Work] = SimpleQueue()
        self._unfinished = 0
        """What has been asked for and not yet done; known to the event loop only."""
        self._threads = 0
        self._lock = threading.Lock()

    async def do(self, work: Callable[[], T]) -> T:
        """What *work* returns or raises, done in a thread. Who stops waiting before it has begun stops it."""
        loop = asyncio.get_running_loop()
        asked = _Work(loop, loop.create_future(), work)
        self._unfinished += 1
        try:
            with self._lock:
                self._waiting.put(asked)
                one_more = self._threads < min(self._most, self._unfinished)
                self._threads += one_more
            if one_more:
                threading.Thread(target=self._run, name="feldzug pool", daemon=True).start()
            found: T = await asked.done
            return found
        finally:
            self._unfinished -= 1

    def _run(self) -> None:
        while True:
            try:
                asked = self._waiting.get(timeout=IDLE)
            except Empty:
                with self._lock:
                    if self._waiting.empty():
                        self._threads -= 1
                        return
                continue
            asked.run()
            del asked  # the next may come in an hour


class _Work:
    """Something to do, and who waits for it."""

    __slots__ = ("_loop", "_work", "done")

    def __init__(
        self, loop: asyncio.AbstractEventLoop, done: asyncio.Future[Any], work: Callable[[], Any]
    ) -> None:
        self._loop = loop
        self._work = work
        self.done = done

    def run(self) -> None:
        if self.done.cancelled():
            return
        try:
            found = self._work()
        except BaseException as error:  # noqa: BLE001 -- who asked hears of it
            self._tell(self._fail, error)
        else:
            self._tell(self._end, found)

    def _tell(self, how: Callable[[Any], None], what: Any) -> None:
        with suppress(RuntimeError):  # the loop was closed meanwhile, and nobody waits
            self._loop.call_soon_threadsafe(how, what)

    def _end(self, found: Any) -> None:
        if not self.done.done():
            self.done.set_result(found)

    def _fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)
