"""Several server processes on PostgreSQL: one that dies is replaced, though the database is away."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import httpx
import psycopg

from feldzug.server.store.database import CONNECTIONS
from tests.server.processes import Postgres, Server, postgres_server, serving
from tests.waiting import eventually

HUNDRED = 100 - 3
"""PostgreSQL's connections, less those that it keeps for its administrator."""
LISTENER = ANNOUNCER = 1


def workers_of(server: Server) -> list[int]:
    """The server processes that listen, by what they were started with."""
    assert server.process is not None
    told = subprocess.run(
        ["ps", "-axww", "-o", "pid=,ppid=,args="], check=True, capture_output=True, text=True
    ).stdout
    parts = [line.split(maxsplit=2) for line in told.splitlines()]
    return [
        int(number)
        for number, parent, command in parts
        if int(parent) == server.process.pid and "spawn_main" in command
    ]


def listeners(database: Postgres) -> int:
    """How many workers have begun to serve: each of them listens for what the others write."""
    try:
        with psycopg.connect(database.url) as connection:
            asked = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
            row = connection.execute(asked).fetchone()
    except psycopg.OperationalError:  # it is still starting
        return 0
    assert row is not None
    return int(row[0])


def test_a_worker_waits_for_a_database_that_is_away(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        postgres_server() as database,
        serving(database.url, log=log, workers=2, FELDZUG_BOT_WORKERS="0") as server,
    ):
        assert server.process is not None
        eventually(lambda: listeners(database) == 2, seconds=60)
        killed, other = workers_of(server)
        database.stop()
        os.kill(killed, signal.SIGKILL)
        eventually(lambda: "trying again" in log.read_text(), seconds=60)
        assert server.process.poll() is None
        database.start()

        def is_well() -> bool:
            try:
                return httpx.get(f"{server.address}/health").status_code == 200
            except httpx.TransportError:
                return False

        eventually(lambda: listeners(database) == 2, seconds=60)
        eventually(lambda: all(is_well() for _ in range(5)), seconds=60)
        first, second = workers_of(server)
        assert other in (first, second)
        assert killed not in (first, second)
        assert server.stop() == 0


def test_workers_end_with_who_started_them() -> None:
    with (
        postgres_server() as database,
        serving(database.url, workers=2, FELDZUG_BOT_WORKERS="0") as server,
    ):
        eventually(lambda: len(workers_of(server)) == 2)
        orphans = workers_of(server)
        server.kill()
        eventually(lambda: not any(is_running(orphan) for orphan in orphans))


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_four_workers_fit_the_connections_of_a_database() -> None:
    assert 4 * (CONNECTIONS + LISTENER + ANNOUNCER) <= HUNDRED
