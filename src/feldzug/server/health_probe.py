"""The health probe: whether the store can be written to, asked at most once a second."""

from __future__ import annotations

import time
from typing import Final

from anyio import CapacityLimiter, to_thread

from feldzug.server.store.database import Store

FRESH: Final = 1.0


class HealthProbe:
    """It has a thread of its own, so that the answer comes whatever else is going on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = CapacityLimiter(1)
        self._well_until = 0.0

    async def check(self) -> None:
        """Raises what SQLAlchemy raises if the store is not well."""
        if time.monotonic() >= self._well_until:
            await to_thread.run_sync(self._probe, limiter=self._thread)

    def _probe(self) -> None:
        if time.monotonic() >= self._well_until:  # somebody may have asked while this one waited
            self._store.probe()
            self._well_until = time.monotonic() + FRESH
