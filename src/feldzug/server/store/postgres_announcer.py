"""The PostgreSQL announcer: tells the other server processes what this one has committed.

PostgreSQL lets those who announce something commit one after another, each until its commit is on the disk.
So no answer announces itself: this is done just afterwards, and need not be durable.
"""

from __future__ import annotations

import logging
from typing import Any

import psycopg

from feldzug.server.store.database import CHANNEL, Store
from feldzug.server.store.postgres_listener import ALIVE
from feldzug.server.worker_thread import WorkerThread

log = logging.getLogger(__name__)

ANNOUNCE = "SELECT pg_notify(%s, match) FROM unnest(%s::text[]) AS match"


class PostgresAnnouncer(WorkerThread):
    """A thread with a connection of its own. What was changed meanwhile is announced together."""

    def __init__(self, store: Store) -> None:
        super().__init__("announcer")
        self._url = store.driver_url
        self._own = store.process
        self._new: dict[str, None] = {}

    def announce(self, match: str) -> None:
        """This process has committed a change of a table. From any thread."""
        with self.changed:
            self._new[match] = None
            self.changed.notify()

    def work(self) -> None:
        """Until it is stopped and everything is announced, or the database is away by then."""
        while self._wait():
            try:
                with psycopg.connect(
                    self._url, autocommit=True, options="-c synchronous_commit=off", **ALIVE
                ) as connection:
                    while self._wait():
                        self._announce(connection)
            except psycopg.Error as error:
                log.warning("the announcer lost its connection: %s", type(error).__name__)
                with self.changed:
                    if self.changed.wait_for(lambda: self.stopped, 1):
                        return

    def _wait(self) -> bool:
        """Until there is something to announce; False at the end."""
        with self.changed:
            self.changed.wait_for(lambda: self._new or self.stopped)
            return bool(self._new)

    def _announce(self, connection: psycopg.Connection[Any]) -> None:
        with self.changed:
            new, self._new = self._new, {}
        try:
            said = [f"{match}:{self._own}" for match in new]
            connection.execute(ANNOUNCE, (CHANNEL, said), prepare=True)
        except psycopg.Error:
            with self.changed:
                self._new = new | self._new
            raise
