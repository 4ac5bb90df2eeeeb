"""The PostgreSQL listener: hears from PostgreSQL what other server processes have committed."""

from __future__ import annotations

import logging
import threading
from typing import Any, Final

import psycopg

from feldzug.server.hub import Hub
from feldzug.server.store.database import CHANNEL, Store

log = logging.getLogger(__name__)

ALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""A connection that broke without a word is noticed after so many seconds, not after hours."""


class PostgresListener:
    """A thread with a connection of its own, which it makes anew when it is lost."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._url = store.url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._own = store.process
        self._hub = hub
        self._stopped = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        self._thread.start()
        self.ready.wait(10)

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join(5)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **ALIVE) as connection:
                    self._listen(connection)
            except psycopg.Error as error:
                log.warning("the listener lost its connection: %s", type(error).__name__)
                self._stopped.wait(1)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self.ready.set()
        self._hub.wake_all()
        while not self._stopped.is_set():
            for notice in connection.notifies(timeout=0.5):
                match, _, process = notice.payload.partition(":")
                if process != self._own:  # who watches here knows of it already
                    self._hub.notify_elsewhere(match)
