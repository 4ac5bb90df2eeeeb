"""The table repository: opens a table for reading or for changing, and keeps what was changed."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from feldzug.kernel.codec import BROKEN
from feldzug.server.auth import Caller, same
from feldzug.server.clock import now
from feldzug.server.match_repository import MatchRepository, Outdated
from feldzug.server.problems import Problem, problem
from feldzug.server.rate_limit import Buckets
from feldzug.server.settings import Settings
from feldzug.server.slow_pool import writers
from feldzug.server.store.database import Store
from feldzug.server.store.models import MOST_FAILURES, MatchRow, SeatRow
from feldzug.server.store.prepared import Driver
from feldzug.server.store.statements import (
    HELD_SEATS,
    LOCKED_STAMP,
    STAMP,
    STAMP_AND_SEATS,
    Stamp,
)
from feldzug.server.store.transaction import Transaction
from feldzug.server.table import Table
from feldzug.server.table_change import Change, may_be_made_up

log = logging.getLogger(__name__)


class TableRepository:
    """Every table of this server. What was changed is kept before anyone is told of it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.changed: list[Callable[[str], None]] = []
        """Called with the table after each change that this process has committed, or may have."""
        self.bot_turns: Callable[[str], None] = _ignored
        """Called with a table at which a bot must decide, after such a change."""
        self.pass_turns: Callable[[str], None] = _ignored
        """Called with a table at which a seat that is waited for has passed in advance, likewise."""
        self.unwritten: Callable[[str], None] = _ignored
        """Called with a table of which a transcript or scores are still to be written, likewise."""
        self.writers = writers(one_at_a_time=store.is_sqlite)
        """Where whatever changes a table is done."""
        self.openings = Buckets(settings.table_rate, settings.table_burst)
        """How many new tables everyone may have, by address."""
        self._uploads = Buckets(settings.upload_rate, settings.upload_burst)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._lock = threading.Lock()

    # opening a table

    @contextmanager
    def reading(self, match: str) -> Iterator[tuple[Session, Table]]:
        """A table as it is now; nothing that is done in this block is kept."""
        table = self._table(match)
        with self._reading(table) as session:
            yield session, table

    @contextmanager
    def _reading(self, table: Table) -> Iterator[Session]:
        with table.lock:
            try:
                with self._up_to_date(table) as session:
                    yield session
            except Outdated:
                self._renew(table.id)
                with self._up_to_date(table) as session:
                    yield session

    @contextmanager
    def _up_to_date(self, table: Table) -> Iterator[Session]:
        with self.store.read() as session:
            table.refresh(session, self._known(session.get(MatchRow, table.id), table.id))
            driver = Driver(session.connection())
            table.stamp = tuple(driver.run(STAMP, {"match": table.id})[0])
            yield session

    @contextmanager
    def looking(self, match: str, caller: Caller) -> Iterator[tuple[Table, set[int]]]:
        """A table as it is now and the seats that the caller may act for, both of one moment.

        The store is let go by then: whoever looks may need it once more, and all would wait for each other.
        """
        table = self._table(match)
        with table.lock:
            held = None if caller.bearer else self._held_if_current(table, caller)
            if held is None:
                with self._reading(table) as session:
                    held = self.seats_of(session, caller, match)
                if not caller.bearer:
                    table.note_seats(caller.client, held)
            yield table, held

    @contextmanager
    def at_hand(self, match: str, caller: Caller) -> Iterator[tuple[Table, set[int]] | None]:
        """The same without asking the store: a table as this process has committed or read it last, and the
        seats that were the caller's then. None if that is not known, or somebody else is busy with it.
        """
        table = self._tables.get(match)
        if caller.bearer or table is None or not table.lock.acquire(blocking=False):
            yield None
            return
        try:
            held = table.held.get(caller.client)
            known = table.stamp is not None and table.revision == table.row.revision
            yield (table, held) if known and held is not None else None
        finally:
            table.lock.release()

    def follow(self, match: str) -> bool:
        """Let a table in memory go on to what another process has written. False if this is not at hand, or
        somebody is busy with it: nobody is waited for.
        """
        table = self._tables.get(match)
        if table is None or not table.lock.acquire(blocking=False):
            return False
        try:
            if table.stamp is None:
                return False
            with self.store.glance() as driver:
                return table.follow(driver)
        finally:
            table.lock.release()

    def _held_if_current(self, table: Table, caller: Caller) -> set[int] | None:
        if table.stamp is None:
            return None
        with self.store.glance() as driver:
            rows = driver.run(STAMP_AND_SEATS, {"match": table.id, "client": caller.client})
            if not rows or not _is_followed(table, driver, tuple(rows[0][:-1])):
                return None
        held = {row[-1] for row in rows if row[-1] is not None}
        table.note_seats(caller.client, held)
        return held

    @contextmanager
    def changing(self, match: str) -> Iterator[Change]:
        """A table held for changing: it is committed when the block ends well, or nothing is changed."""
        table = self._table(match)
        committed: MatchRow | None = None
        uncertain = False
        try:
            with table.lock:
                before = table.decision
                try:
                    with self.store.transaction() as transaction:
                        row = self._held(transaction, table)
                        before = table.decision
                        change = Change(transaction, table, row)
                        yield change
                        self.keep(change)
                        stamp = transaction.flush()
                        if stamp is None:
                            stamp = tuple(transaction.driver.run(STAMP, {"match": match})[0])
                    table.stamp = stamp
                except BaseException as error:
                    table.stamp = None
                    uncertain = isinstance(error, DBAPIError)  # only the reply may have been lost
                    # What this process holds may be ahead of the store; a mere refusal has changed nothing.
                    if table.decision != before or not isinstance(error, Problem):
                        table.forget()
                    if isinstance(error, BROKEN) and self.failed(match):
                        log.warning("a table was set aside: %s", type(error).__name__)
                        raise problem("conflict", "set-aside") from error
                    raise
                committed = row
                if change.show is not None:
                    _, change.shown = change.show()
        finally:  # the table is let go by now, so that whoever is woken can look at it
            if committed is not None:
                self.notify(committed)
            elif uncertain:
                self._wake(match)

    def _held(self, transaction: Transaction, table: Table) -> MatchRow:
        """The row of a table, held until the transaction ends; the table is brought up to date."""
        rows = transaction.driver.run(LOCKED_STAMP, {"match": table.id})
        if rows and _is_followed(table, transaction.driver, tuple(rows[0])):
            transaction.keep(table.row)
            return table.row
        session = transaction.session
        row = self._known(session.get(MatchRow, table.id), table.id)
        try:
            table.refresh(session, row)
        except Outdated:
            MatchRepository(session, row).renew()
            table.refresh(session, row)
        return row

    def failed(self, match: str) -> bool:
        """Count that the rules have failed on a table; whether it is set aside by now. From a position that
        somebody may have made up nothing better can be expected.
        """
        table = self._table(match)
        with table.lock:
            table.stamp = None  # what is in memory is not what is written here
            with self.store.write() as session:
                row = self.store.lock(session, match)
                if row is None or row.state != "playing":
                    return False
                row.failures += MOST_FAILURES if may_be_made_up(row) else 1
                if not row.is_set_aside:
                    return False
                row.bot_turn = row.pass_turn = False
                row.revision += 1
                row.touched = now()
        self.notify(row)
        return True

    @contextmanager
    def removing(self, match: str) -> Iterator[tuple[Session, MatchRow]]:
        """A table held for the last time: it is gone for good when the block ends well."""
        table = self._table(match)
        with table.lock:
            with self.store.write() as session:
                row = self._known(self.store.lock(session, match), match)
                yield session, row
                session.execute(
                    update(MatchRow).where(MatchRow.rematch == match).values(rematch=None)
                )
                session.execute(delete(MatchRow).where(MatchRow.id == match))
            table.forget()
        with self._lock:
            self._tables.pop(match, None)
        self._wake(match)

    def _wake(self, match: str) -> None:
        for listener in self.changed:
            listener(match)

    def notify(self, row: MatchRow) -> None:
        """Something was committed: wake whoever watches, and the bots."""
        self._wake(row.id)
        if row.bot_turn:
            self.bot_turns(row.id)
        if row.pass_turn:
            self.pass_turns(row.id)
        if row.is_unwritten:
            self.unwritten(row.id)

    def _table(self, match: str) -> Table:
        with self._lock:
            table = self._tables.pop(match, None) or Table(match)
            self._tables[match] = table
            parted = (
                self._tables.popitem(last=False)[1]
                if len(self._tables) > self.settings.cached
                else None
            )
        if parted is not None:
            self._park(parted)
        return table

    def _known(self, row: MatchRow | None, match: str) -> MatchRow:
        if row is None:
            with self._lock:
                self._tables.pop(match, None)
            raise problem("unknown", "no-such-table")
        return row

    def _renew(self, match: str) -> None:
        with self.store.write() as session:
            row = self._known(self.store.lock(session, match), match)
            MatchRepository(session, row).renew()

    # keeping what was changed

    def keep(self, change: Change) -> None:
        """Write what was changed."""
        change.keep(self.settings.snapshot_every)

    def _park(self, table: Table) -> None:
        """A match leaves the memory: its position is kept, so that it can go on after a new release."""
        if not table.lock.acquire(blocking=False):
            return
        try:
            if table.position is None or table.is_over or table.revision < 0:
                return
            with self.store.write() as session:
                row = self.store.lock(session, table.id)
                if row is not None and row.entries == table.decision:
                    MatchRepository(session, row).save_snapshot(table.match)
        finally:
            table.lock.release()

    def close(self) -> None:
        """Keep the position of every running match."""
        for table in list(self._tables.values()):
            with suppress(Exception):
                self._park(table)

    # who may do what

    def admit_upload(self, caller: Caller) -> None:
        """Whether an address may upload one more record: asked before a byte of it is read."""
        self.openings.take(caller.address)
        self._uploads.take(caller.address)

    def seats_of(self, source: Session | Transaction, caller: Caller, match: str) -> set[int]:
        """The seats that this caller may act for."""
        found: set[int] = set()
        transaction = source if isinstance(source, Transaction) else Transaction.of(source)
        if caller.client:
            who = {"match": match, "client": caller.client}
            found.update(seat for (seat,) in transaction.driver.run(HELD_SEATS, who))
        if caller.bearer:
            row = seat_of_secret(transaction.session, caller.bearer)
            if row is not None and row.match_id == match and row.by_program:
                found.add(row.seat)
        return found

    def invited_to(self, session: Session, caller: Caller, match: str) -> set[int]:
        """The seat whose secret this caller knows: it may be claimed, nothing else."""
        row = seat_of_secret(session, caller.bearer) if caller.bearer else None
        return {row.seat} if row is not None and row.match_id == match else set()

    def must_hold(
        self, source: Session | Transaction, caller: Caller, table: Table, seat: int
    ) -> None:
        if seat >= table.places:
            raise problem("unknown", "no-such-seat")
        if seat in table.held.get(caller.client, ()) and table.revision == table.row.revision:
            return
        if seat not in self.seats_of(source, caller, table.id):
            raise problem("not-yours", "not-your-seat")


def _is_followed(table: Table, driver: Driver, stamp: Stamp) -> bool:
    """Whether a table in memory is what the store holds, or could go on to it by what is new alone."""
    return table.is_current(stamp) or table.follow(driver)


def seat_of_secret(session: Session, secret: str) -> SeatRow | None:
    """The seat whose secret has this hash."""
    row = session.scalars(select(SeatRow).where(SeatRow.secret == secret)).one_or_none()
    return row if row is not None and row.secret and same(row.secret, secret) else None


def _ignored(*_: Any) -> None:
    """Nobody listens."""
