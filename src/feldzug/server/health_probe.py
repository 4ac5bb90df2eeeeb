"""The health probe: whether the store can be written to, tried at most once a second."""

from __future__ import annotations

import time
from typing import Final

from anyio import CapacityLimiter, to_thread
from sqlalchemy.exc import SQLAlchemyError

from feldzug.server.store.database import Store

FRESH: Final = 1.0


class HealthProbe:
    """It has a thread of its own, so that the answer comes whatever else is going on.

    Whoever asks while it is tried, or soon after, is told the same, good or bad.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = CapacityLimiter(1)
        self._known_until = 0.0
        self._error: SQLAlchemyError | None = None

    async def check(self) -> None:
        """Raises what SQLAlchemy raises if the store is not well."""
        if time.monotonic() >= self._known_until:
            await to_thread.run_sync(self._probe, limiter=self._thread)
        if self._error is not None:
            raise self._error.with_traceback(None)

    def _probe(self) -> None:
        if time.monotonic() < self._known_until:  # somebody has asked while this one waited
            return
        try:
            self._store.probe()
            self._error = None
        except SQLAlchemyError as error:
            self._error = error
        self._known_until = time.monotonic() + FRESH
