"""Pools: work that may take long, only so much of it at once, in threads that nothing else waits for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter
from anyio.lowlevel import RunVar

from feldzug.server.auth import Caller
from feldzug.server.problems import problem
from feldzug.server.thread_pool import ThreadPool

T = TypeVar("T")

MOST: Final = 200
"""So many may wait for one slow pool."""
EACH: Final = 40
"""So many of them from one address: a page that looks through a game asks for some in a row."""
WRITERS: Final = 16
"""So many write at once; a database on its own makes each of them wait."""
FEW_WRITERS: Final = 4
"""The same where the store lets them in one after another: who holds it shall not wait for the others' turns
of the interpreter.
"""
MOST_WRITERS: Final = 2000
PATIENCE: Final = 10.0
"""Who has waited for so many seconds to be let in to the writers is sent away."""
WATCHERS: Final = 16
"""So many streams look at their tables at once."""


class SlowPool:
    """Whoever comes waits in the event loop, not in a thread; when too many wait, the next is sent away."""

    def __init__(
        self, at_once: int, most: int | None = None, patience: float | None = None
    ) -> None:
        self._most = most
        self._patience = patience
        self._threads = ThreadPool(at_once)
        self._here: Counter[str] = Counter()

    async def do(self, caller: Caller, work: Callable[..., T], *args: Any) -> T:
        who = caller.address
        if self._is_full(who):
            raise problem("too-many", "too-fast", wait=1)
        self._here[who] += 1
        try:
            begun = partial(work, *args) if args else work
            if self._patience is not None:
                begun = partial(_in_time, time.monotonic() + self._patience, begun)
            return await self._threads.do(begun)
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]

    def _is_full(self, who: str) -> bool:
        """With a bound of its own a pool has none for an address: a proxy's clients play at once."""
        if self._most is not None:
            return self._here.total() >= self._most
        return self._here.total() >= MOST or self._here[who] >= EACH


def _in_time(ends: float, work: Callable[[], T]) -> T:
    if time.monotonic() > ends:
        raise problem("unavailable", "store-away", wait=1)
    return work()


class SlowPools:
    """The slow pools of a server. Python runs one thread at a time, so more at once would be no quicker."""

    def __init__(self) -> None:
        self.reading = SlowPool(2)
        """Looking back, odds, record files."""
        self.uploads = SlowPool(1)
        """Reading a long record takes seconds: it shall not slow down who looks back."""
        self.undoing = SlowPool(1)
        """Replaying a long game up to where it is taken back to."""


def writers(one_at_a_time: bool) -> SlowPool:
    """Who changes something: when the store keeps them waiting, others can still look."""
    return SlowPool(FEW_WRITERS if one_at_a_time else WRITERS, MOST_WRITERS, PATIENCE)


_watchers: RunVar[CapacityLimiter] = RunVar("watchers")


def watchers() -> CapacityLimiter:
    """The threads of streams: when one table keeps them waiting, pages can still be loaded."""
    try:
        return _watchers.get()
    except LookupError:
        _watchers.set(CapacityLimiter(WATCHERS))
        return _watchers.get()
