"""Rate limits: how much anyone may ask for."""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from feldzug.server.auth import Caller
from feldzug.server.problems import problem

_REMEMBERED: Final = 20_000
"""Clients and addresses whose buckets are kept."""


class Buckets:
    """Token buckets by name: each fills at a steady rate and holds a burst at most."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._lock = threading.Lock()
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Take one token; refuses if there is none."""
        now = self._clock()
        with self._lock:
            tokens, then = self._filled.pop(name, (float(self.burst), now))
            tokens = min(float(self.burst), tokens + (now - then) * self.rate)
            enough = tokens >= 1
            self._filled[name] = (tokens - 1 if enough else tokens, now)
            if len(self._filled) > _REMEMBERED:
                self._filled.popitem(last=False)
        if not enough:
            raise problem("too-many", "too-fast", wait=(1 - tokens) / self.rate)


class StreamLimit:
    """How many streams everyone has open: a client, an address with all its clients, and all together."""

    def __init__(self, client: int, address: int, in_all: int) -> None:
        self._most = {"client": client, "address": address, "all": in_all}
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def open(self, who: Caller) -> Iterator[None]:
        clients = [("client", name) for name in who.names or {who.address}]
        names = [("address", who.address), *clients, ("all", "")]
        if any(self._open[name] >= self._most[name[0]] for name in names):
            raise problem("too-many", "too-many-streams", wait=5)
        self._open.update(names)
        try:
            yield
        finally:
            self._open.subtract(names)
            self._open = +self._open  # forget who has none
