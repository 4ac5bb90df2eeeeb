"""The store: sessions on SQLite or PostgreSQL, and the migrations that make and renew the schema."""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from feldzug.server.store.models import MatchRow
from feldzug.server.store.prepared import Driver
from feldzug.server.store.statements import BEGIN_WRITING, COMMIT
from feldzug.server.store.transaction import Transaction

log = logging.getLogger(__name__)

CHANNEL: Final = "feldzug"
MIGRATING: Final = 0x6665_6C64
"""The key of the lock that lets one process after another look after the schema."""

WAIT: Final = 10.0
"""So many seconds somebody waits for a lock or for a connection, and is then refused."""
PROBE: Final = 2.0
"""The same for who only asks whether the store can be written to."""
PROBED: Final = text(
    "INSERT INTO probe (id, tried) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET tried = probe.tried + 1"
)
REPORTED: Final = 60.0
RECENT: Final = 1.0
"""A connection to PostgreSQL that was used within so many seconds is not asked whether it still lives."""
CONNECTIONS: Final = 20
"""Connections of one process to PostgreSQL: four processes and their listeners fit into its hundred."""


class Busy(SQLAlchemyError):
    """Somebody else has been writing for too long."""


class Store:
    """Short sessions: `read` sees what is committed, `write` commits at its end or changes nothing.

    Errors name the statement, never its values: those may be secrets, and errors are logged.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.driver_url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        """As the driver itself takes it."""
        self.process = secrets.token_hex(6)
        """By which this process knows its own announcements."""
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
        self._writer: Connection | None = None
        self._reported = -REPORTED

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        self.engine.dispose()

    def report(self, error: SQLAlchemyError) -> None:
        """A line of the log: one, however many streams notice at once that the store is away."""
        if time.monotonic() - self._reported >= REPORTED:
            self._reported = time.monotonic()
            log.error("the store is away: %s", brief(error))

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
        with (
            self._my_turn(WAIT),
            Session(writer, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        """The same as `write`, for what is done at every answer: by prepared statements."""
        if not self.is_sqlite:
            with self.engine.connect() as connection, connection.begin():
                yield from _whole(connection)
            return
        with self._my_turn(WAIT), self._writing() as connection:
            yield from _whole(connection)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """SQLite's one connection that writes. It is kept, and its transactions are begun and ended by the
        driver, for that is most of what a short one costs. After an error it is made anew.
        """
        if self._writer is None:
            self._writer = self.engine.execution_options(begin="").connect()
        connection = self._writer
        driver = Driver(connection)
        try:
            driver.run(BEGIN_WRITING, {})
            yield connection
            driver.run(COMMIT, {})
            if connection.in_transaction():
                connection.rollback()  # a session has made use of it, too: nothing is left to be done
        except BaseException:
            self._writer = None
            connection.close()  # and what was not committed is taken back
            raise

    @contextmanager
    def glance(self) -> Iterator[Driver]:
        """For statements that read, each what is committed by then: they need no transaction around them."""
        with self._at_once.connect() as connection:
            yield Driver(connection)

    @contextmanager
    def _my_turn(self, seconds: float) -> Iterator[None]:
        if not self._turn.acquire(timeout=seconds):
            raise Busy("somebody else writes")
        try:
            yield
        finally:
            self._turn.release()

    def probe(self) -> None:
        """Write something that means nothing, and make it durable. Raises what SQLAlchemy raises."""
        if not self.is_sqlite:
            with self.engine.begin() as connection:
                connection.execute(text(f"SET LOCAL lock_timeout = '{PROBE:.0f}s'"))
                connection.execute(PROBED)
            return
        with self._my_turn(PROBE), self.engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.execute(f"PRAGMA busy_timeout={PROBE * 1000:.0f}")
            try:
                (version,) = driver.execute("PRAGMA user_version").fetchone()
                connection.exec_driver_sql(f"PRAGMA user_version={version:d}")
                connection.commit()
            finally:
                driver.execute(f"PRAGMA busy_timeout={WAIT * 1000:.0f}")

    def lock(self, session: Session, match: str) -> MatchRow | None:
        """The row of a match, held until the session ends, so that changes come one after another."""
        return session.get(MatchRow, match, with_for_update=not self.is_sqlite or None)

    def migrate(self) -> None:
        """Bring the schema up to date."""
        with as_file(files("feldzug.server.store") / "migrations") as folder:
            config = Config()
            config.set_main_option("script_location", str(folder))
            config.set_main_option("path_separator", "os")
            with self.engine.begin() as connection:
                if not self.is_sqlite:
                    connection.execute(text("SET LOCAL lock_timeout = 0"))
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


def brief(error: SQLAlchemyError) -> str:
    """What the database said, in one line and without the statement."""
    said = error.orig if isinstance(error, DBAPIError) else error
    lines = str(said).strip().splitlines()
    return lines[0] if lines else type(error).__name__


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
        statement = connection.get_execution_options().get("begin", "BEGIN")
        if statement:
            connection.exec_driver_sql(statement)

    return engine


def _postgres(url: str) -> Engine:
    engine = create_engine(
        url,
        pool_use_lifo=True,  # few are in use then, and those were used just now
        pool_size=CONNECTIONS // 2,
        max_overflow=CONNECTIONS - CONNECTIONS // 2,
        pool_timeout=WAIT,
        connect_args={"options": f"-c lock_timeout={WAIT:.0f}s", "connect_timeout": int(WAIT)},
        hide_parameters=True,
    )

    @event.listens_for(engine, "checkin")
    def checkin(_: Any, entry: ConnectionPoolEntry) -> None:
        entry.info["used"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def checkout(connection: Any, entry: ConnectionPoolEntry, _: Any) -> None:
        """Whoever was away for long may have lost its line: it is asked before it is relied upon."""
        if time.monotonic() - entry.info.get("used", 0.0) < RECENT:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    return engine
