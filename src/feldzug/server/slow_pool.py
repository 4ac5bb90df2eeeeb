"""The slow pool: slow work, only so much of it at once, in threads that nothing else waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread

from feldzug.server.auth import Caller
from feldzug.server.problems import problem

T = TypeVar("T")

MOST: Final = 200
"""So many may wait for one pool."""
EACH: Final = 40
"""So many of them from one address: a page that looks through a game asks for some in a row."""


class SlowPool:
    """Whoever comes waits in the event loop, not in a thread; when too many wait, the next is sent away."""

    def __init__(self, at_once: int) -> None:
        self._threads = CapacityLimiter(at_once)
        self._here: Counter[str] = Counter()

    async def do(self, caller: Caller, work: Callable[..., T], *args: Any) -> T:
        who = caller.address
        if self._here.total() >= MOST or self._here[who] >= EACH:
            raise problem("too-many", "too-fast", wait=1)
        self._here[who] += 1
        try:
            return await to_thread.run_sync(work, *args, limiter=self._threads)
        finally:
            self._here[who] -= 1
            self._here += Counter()  # forget who has left


class SlowPools:
    """The slow pools of a server. Python runs one thread at a time, so more at once would be no quicker."""

    def __init__(self) -> None:
        self.reading = SlowPool(2)
        """Looking back, odds, record files."""
        self.uploads = SlowPool(1)
        """Reading a long record takes seconds: it shall not slow down who looks back."""
