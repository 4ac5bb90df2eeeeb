"""The table repository: opens a table for reading or for changing, and keeps what was changed."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from feldzug.kernel.codec import BROKEN, can_go_on, look
from feldzug.kernel.position import Position
from feldzug.server import presenter
from feldzug.server.auth import Caller, same
from feldzug.server.final_transcript import at_the_end
from feldzug.server.glances import Moment, keep_glance
from feldzug.server.match_repository import MatchRepository, Outdated
from feldzug.server.problems import Problem, problem
from feldzug.server.rate_limit import Buckets
from feldzug.server.settings import Settings
from feldzug.server.standing_orders import due_orders
from feldzug.server.standing_passes import renewed
from feldzug.server.store.database import Store
from feldzug.server.store.models import MOST_FAILURES, MatchRow, SeatRow
from feldzug.server.store.prepared import Driver
from feldzug.server.store.statements import (
    ANSWERED,
    HELD_SEATS,
    LOCKED_STAMP,
    NEW_ANSWERED,
    STAMP,
    STAMP_AND_SEATS,
)
from feldzug.server.store.transaction import Transaction
from feldzug.server.table import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Beforehand:
    """What was found out about a match before the store was held, because it takes long."""

    moments: list[Moment]
    """How it looked at its beginning and after each entry."""
    transcript: bytes | None
    """The final one, if it is over."""


@dataclass(slots=True)
class Change:
    """A table held for changing, with the transaction that will be committed at the end."""

    transaction: Transaction
    table: Table
    row: MatchRow
    beforehand: Beforehand | None = None
    show: Callable[[], tuple[str, bytes]] | None = None
    """What whoever made the change shall see of it, written once it is durable."""
    shown: bytes = b""

    @property
    def session(self) -> Session:
        """For what is not done at every answer."""
        return self.transaction.session

    def answered(self, seat: int, key: str) -> str | None:
        """What a request with this key asked for; None if there was none."""
        found = self.transaction.driver.run(
            ANSWERED, {"match": self.row.id, "seat": seat, "key": key}
        )
        return found[0][0] if found else None

    def remember(self, seat: int, key: str, asked: str) -> None:
        """The request with this key has been answered."""
        done = {"match_id": self.row.id, "seat": seat, "key": key, "asked": asked}
        self.transaction.driver.run(NEW_ANSWERED, {**done, "decision": self.table.decision})


class TableRepository:
    """Every table of this server. What was changed is kept before anyone is told of it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.changed: list[Callable[[str], None]] = []
        """Called with the table after each change that this process has committed."""
        self.bot_turns: Callable[[str], None] = _ignored
        """Called with a table at which a bot must decide, after such a change."""
        self.pass_turns: Callable[[str], None] = _ignored
        """Called with a table at which a seat that is waited for has passed in advance, likewise."""
        self.unwritten: Callable[[str], None] = _ignored
        """Called with a table of which a transcript or scores are still to be written, likewise."""
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
        with table.lock:
            try:
                with self._up_to_date(table) as session:
                    yield session, table
            except Outdated:
                self._renew(match)
                with self._up_to_date(table) as session:
                    yield session, table

    @contextmanager
    def _up_to_date(self, table: Table) -> Iterator[Session]:
        with self.store.read() as session:
            table.refresh(session, self._known(session.get(MatchRow, table.id), table.id))
            driver = Driver(session.connection())
            table.stamp = tuple(driver.run(STAMP, {"match": table.id})[0])
            yield session

    @contextmanager
    def looking(self, match: str, caller: Caller) -> Iterator[tuple[Table, set[int]]]:
        """A table as it is now and the seats that the caller may act for, both of one moment."""
        table = self._table(match)
        with table.lock:
            held = None if caller.bearer else self._held_if_current(table, caller)
            if held is not None:
                yield table, held
                return
            with self.reading(match) as (session, found):
                held = self.seats_of(session, caller, match)
                if not caller.bearer:
                    found.held[caller.client] = held
                yield found, held

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

    def _held_if_current(self, table: Table, caller: Caller) -> set[int] | None:
        if table.stamp is None:
            return None
        with self.store.glance() as driver:
            rows = driver.run(STAMP_AND_SEATS, {"match": table.id, "client": caller.client})
        if not rows or not table.is_current(tuple(rows[0][:-1])):
            return None
        held = table.held[caller.client] = {row[-1] for row in rows if row[-1] is not None}
        return held

    @contextmanager
    def changing(self, match: str) -> Iterator[Change]:
        """A table held for changing: it is committed when the block ends well, or nothing is changed."""
        table = self._table(match)
        committed: MatchRow | None = None
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
                        transaction.flush()
                        stamp = tuple(transaction.driver.run(STAMP, {"match": match})[0])
                    table.stamp = stamp
                except BaseException as error:
                    table.stamp = None
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
        finally:
            if (
                committed is not None
            ):  # and the table let go, so that whoever is woken can look at it
                self.notify(committed)

    def _held(self, transaction: Transaction, table: Table) -> MatchRow:
        """The row of a table, held until the transaction ends; the table is brought up to date."""
        rows = transaction.driver.run(LOCKED_STAMP, {"match": table.id})
        if rows and table.is_current(tuple(rows[0])):
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
            self.store.announce(session, match)
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
                self.store.announce(session, match)
            table.forget()
        with self._lock:
            self._tables.pop(match, None)
        for listener in self.changed:
            listener(match)

    def notify(self, row: MatchRow) -> None:
        """Something was committed: wake whoever watches, and the bots."""
        for listener in self.changed:
            listener(row.id)
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
        """Write the new entries and what follows from them. Their numbers are given only once."""
        transaction, table, row = change.transaction, change.table, change.row
        kept = MatchRepository(transaction, row)
        before = row.entries
        is_new = table.decision > before
        if is_new:
            kept.save_entries(transaction.driver, table.match)
            row.revision += row.is_set_aside
            row.failures = 0
            if may_be_made_up(row):
                look(table.match.position)
                if row.state == "playing" and not _goes_on(table.match.position):
                    raise LookupError("nobody can act")
        if row.state == "playing":
            position = table.match.position
            if is_new or row.glance is None:
                known = change.beforehand.moments if change.beforehand else None
                keep_glance(transaction.driver, row, table.match, before, known)
            row.turn = presenter.turn(position, None)
            outcome = presenter.outcome(position.outcome())
            row.outcome = None if outcome is None else asdict(outcome)
            if outcome is not None:
                row.state = "over"
                row.revision += 1
                self._end(change, kept)
        public = table.known_entries(None)
        if public != row.known or row.revision != table.revision:
            row.known, row.touched, row.abandoned = public, now(), None
        if is_new:
            table.recall_asking(row)
            self._snapshot(kept, change)
        if row.revision != table.revision:
            table.read_seats(change.session)
        goes_on = row.state == "playing" and not row.is_set_aside
        row.pass_turn = goes_on and is_answered_in_advance(transaction, table)
        row.bot_turn = goes_on and not table.bots.keys().isdisjoint(table.turn)
        self.store.announce(transaction, row.id)

    def _end(self, change: Change, kept: MatchRepository) -> None:
        """Keep what was told with the end itself. The rest of the final transcript takes long: it is due from
        now on, whatever becomes of this process.
        """
        table, beforehand = change.table, change.beforehand
        if beforehand is not None and beforehand.transcript is not None:
            kept.save_transcript(beforehand.transcript)
            return
        told = at_the_end(table.match, table.serializer, kept.transcript())
        if told is not None:
            kept.save_transcript(told.pack())
        change.row.transcript_due = True

    def _snapshot(self, kept: MatchRepository, change: Change) -> None:
        """Every now and then, where nothing can be taken back freely, the position itself is kept.

        So is the last one: it is what can be shown of a game whose rules have changed since.
        """
        table, row = change.table, kept.row
        if not table.match.at_fence:
            return
        if table.snapshot is None:
            table.snapshot = kept.last_snapshot(change.transaction.driver)
        if row.state == "over" or row.entries - table.snapshot >= self.settings.snapshot_every:
            kept.save_snapshot(table.match)
            table.snapshot = row.entries

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
        if seat >= table.setup.players:
            raise problem("unknown", "no-such-seat")
        if seat in table.held.get(caller.client, ()) and table.revision == table.row.revision:
            return
        if seat not in self.seats_of(source, caller, table.id):
            raise problem("not-yours", "not-your-seat")


def may_be_made_up(row: MatchRow) -> bool:
    """Whether the match goes on from a position that came with a file: nobody has promised its dice."""
    return row.origin is not None and not row.commitment


def _goes_on(g: Position) -> bool:
    return g.outcome() is not None or can_go_on(g)


def seat_of_secret(session: Session, secret: str) -> SeatRow | None:
    """The seat whose secret has this hash."""
    row = session.scalars(select(SeatRow).where(SeatRow.secret == secret)).one_or_none()
    return row if row is not None and row.secret and same(row.secret, secret) else None


def is_answered_in_advance(transaction: Transaction, table: Table) -> bool:
    """Whether a seat that is waited for has passed in advance, or given an order for this; passes whose time
    is over are forgotten.
    """
    return bool(renewed(transaction, table) or due_orders(transaction, table))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _ignored(*_: Any) -> None:
    """Nobody listens."""
