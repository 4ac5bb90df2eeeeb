"""Listening: how uvicorn is set up for this server."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from feldzug.server.connections import BACKLOG
from feldzug.server.settings import Settings, keep_private
from feldzug.server.store.database import Store


def configured(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """What uvicorn needs to know, whoever starts it."""
    return uvicorn.Config(
        app,
        http="feldzug.server.connections:GuardedProtocol",
        ws="none",
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        limit_concurrency=settings.connections + 1,
        timeout_worker_healthcheck=30,  # on a busy machine a process takes long to start
        timeout_keep_alive=75,  # people think longer than five seconds, and then need a line at once
        **more,
    )


def bound(host: str, port: int) -> socket.socket:
    """The socket to listen at. Raises OSError if somebody else has it, or it is not for us."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    found.set_inheritable(True)
    return found


def run(config: uvicorn.Config, line: socket.socket) -> bool:
    """Serve until somebody ends it; whether it went well."""
    if config.workers == 1:
        server = uvicorn.Server(config)
        with suppress(KeyboardInterrupt):  # it has ended gracefully by then
            server.run([line])
        return server.started
    workers = Workers(config, [line])
    workers.run()
    return not workers.failed


class Workers(Multiprocess):
    """Several server processes. If one cannot even start, all of them end, and that is no success."""

    failed = False

    def init_processes(self) -> None:
        super().init_processes()
        self._hear_of_deaths()

    def keep_subprocess_alive(self) -> None:
        ended = self.should_exit.is_set()
        super().keep_subprocess_alive()
        self._hear_of_deaths()
        self.failed = not ended and self.should_exit.is_set()

    def _hear_of_deaths(self) -> None:
        """Only a worker holds the other end of its pipe: whoever waits for a dead one hears of it at once."""
        for process in self.processes:
            process.child_conn.close()


def prepare_store(settings: Settings) -> None:
    """Make the store, or bring it up to date, and write to it: whatever is wrong with it shows at once.

    Raises what the system, SQLAlchemy or Alembic raise.
    """
    keep_private(settings.url)
    store = Store(settings.url)
    try:
        store.migrate()
        store.probe()
    finally:
        store.close()
