"""The PostgreSQL listener: hears from PostgreSQL what other server processes have committed."""

from __future__ import annotations

import logging
import threading
from typing import Any, Final

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from feldzug.server.hub import Hub
from feldzug.server.store.database import CHANNEL
from feldzug.server.tables import TableRepository

log = logging.getLogger(__name__)

ALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""A connection that broke without a word is noticed after so many seconds, not after hours."""


class PostgresListener:
    """A thread with a connection of its own, which it makes anew when it is lost."""

    def __init__(self, tables: TableRepository, hub: Hub) -> None:
        self._url = tables.store.driver_url
        self._own = tables.store.process
        self._tables = tables
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
                    self._hear(match)

    def _hear(self, match: str) -> None:
        """Another process has changed a table. What is new is read once, for all who watch it here."""
        if not self._hub.watched(match):
            return
        try:
            is_at_hand = self._tables.follow(match)
        except SQLAlchemyError:  # whoever looks waits until the store is back
            is_at_hand = False
        except Exception:
            log.exception("a table could not be followed")
            is_at_hand = False
        if is_at_hand:
            self._hub.notify(match)
        else:
            self._hub.notify_elsewhere(match)
