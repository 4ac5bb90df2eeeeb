"""The store: sessions on SQLite or PostgreSQL, and the migrations that make and renew the schema."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from feldzug.server.store.models import MatchRow
from feldzug.server.store.prepared import Driver
from feldzug.server.store.statements import ANNOUNCE
from feldzug.server.store.transaction import Transaction

CHANNEL: Final = "feldzug"
MIGRATING: Final = 0x6665_6C64
"""The key of the lock that lets one process after another look after the schema."""

WAIT: Final = 10.0


class Store:
    """Short sessions: `read` sees what is committed, `write` commits at its end or changes nothing.

    Errors name the statement, never its values: those may be secrets, and errors are logged.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine = _sqlite(url) if self.is_sqlite else _postgres(url)
        # PostgreSQL would show each statement what was committed just before it; SQLite never does.
        self._reader = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        # SQLite's driver begins no transaction by itself, so there is nothing to tell it.
        self._at_once = (
            self.engine
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        )
        # SQLite lets one write at a time and makes others poll; a lock of ours wakes the next at once.
        self._turn = threading.Lock()

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def read(self) -> Iterator[Session]:
        """Everything that is read in this session is of one moment."""
        with Session(self._reader) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """What is done in this session is durable once the block has been left, or not done at all."""
        if not self.is_sqlite:
            with Session(self.engine, expire_on_commit=False) as session, session.begin():
                yield session
            return
        writer = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        with self._turn, Session(writer, expire_on_commit=False) as session, session.begin():
            yield session

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        """The same as `write`, for what is done at every answer: by prepared statements."""
        if not self.is_sqlite:
            with self.engine.connect() as connection, connection.begin():
                yield from _whole(connection)
            return
        writer = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        with self._turn, writer.connect() as connection, connection.begin():
            yield from _whole(connection)

    @contextmanager
    def glance(self) -> Iterator[Driver]:
        """For one statement that reads: it needs no transaction around it."""
        with self._at_once.connect() as connection:
            yield Driver(connection)

    def lock(self, session: Session, match: str) -> MatchRow | None:
        """The row of a match, held until the session ends, so that changes come one after another."""
        return session.get(MatchRow, match, with_for_update=not self.is_sqlite or None)

    def announce(self, source: Session | Transaction, match: str) -> None:
        """Tell the other server processes, as soon as this is committed."""
        if not self.is_sqlite:
            done = source if isinstance(source, Transaction) else Transaction.of(source)
            done.driver.run(ANNOUNCE, {"channel": CHANNEL, "match": match})

    def migrate(self) -> None:
        """Bring the schema up to date."""
        with as_file(files("feldzug.server.store") / "migrations") as folder:
            config = Config()
            config.set_main_option("script_location", str(folder))
            config.set_main_option("path_separator", "os")
            with self.engine.begin() as connection:
                if not self.is_sqlite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:k)"), {"k": MIGRATING})
                config.attributes["connection"] = connection
                command.upgrade(config, "head")


def _whole(connection: Connection) -> Iterator[Transaction]:
    done = Transaction(connection)
    try:
        yield done
        done.flush()
    finally:
        done.end()


def _sqlite(url: str) -> Engine:
    patient = {"timeout": WAIT, "check_same_thread": False}
    engine = create_engine(url, connect_args=patient, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver shall not begin transactions by itself
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def _postgres(url: str) -> Engine:
    return create_engine(
        url, pool_pre_ping=True, pool_size=10, max_overflow=30, hide_parameters=True
    )
