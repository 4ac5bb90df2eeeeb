"""The pass worker: a thread that answers for the seats that have passed in advance or given orders."""

from __future__ import annotations

import logging
import time

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from feldzug.kernel.values import Action
from feldzug.parts.orders import Stop
from feldzug.parts.windows import PASS
from feldzug.server.clock import now
from feldzug.server.play_service import enter
from feldzug.server.problems import Problem, is_refusal
from feldzug.server.standing_orders import GivenOrder, answer_by, due_orders, end_order
from feldzug.server.standing_passes import answered_in_advance, delay
from feldzug.server.store.models import MatchRow
from feldzug.server.table_change import Change
from feldzug.server.tables import TableRepository
from feldzug.server.worker_thread import WorkerThread

log = logging.getLogger(__name__)


def answer(change: Change, seat: int, action: Action) -> None:
    """Let a seat act in the match that is held, as if it had answered by hand."""
    table = change.table
    enter(change, seat, table.token(seat), [table.serializer.pack(action)])


def carry_out(change: Change, given: GivenOrder) -> None:
    """Answer once by an order, or note that it has ended; so it has when the rules refuse its answer."""
    table = change.table
    found = answer_by(table, given)
    if isinstance(found, Stop):
        end_order(change.session, table, given, table.serializer.reason(found.reason))
    elif found is not None:
        try:
            answer(change, given.seat, found)
        except Problem as error:
            if not is_refusal(error):
                raise
            end_order(change.session, table, given, error.answer.reason)


class PassWorker(WorkerThread):
    """Knows the tables at which a seat is answered for, and when each is to be looked at."""

    def __init__(self, tables: TableRepository) -> None:
        super().__init__("passes")
        self.tables = tables
        self._due: dict[str, float] = {}

    def start(self) -> None:
        self.tables.pass_turns = self.ask
        super().start()

    def ask(self, match: str, wait: float = 0.0) -> None:
        """A seat at this table passes in advance, or has given an order: look then, or before."""
        due = time.monotonic() + wait
        with self.changed:
            self._due[match] = min(due, self._due.get(match, due))
            self.changed.notify()

    def work(self) -> None:
        swept = float("-inf")
        while not self.stopped:
            if time.monotonic() >= swept + self.tables.settings.sweep:
                swept = time.monotonic()
                self._sweep()
            match = self._next(swept + self.tables.settings.sweep)
            if match is not None:
                try:
                    wait = self.pass_for(match)
                except (Problem, SQLAlchemyError) as error:
                    log.info("a standing pass was dropped: %s", error)
                    if isinstance(error, Problem) and is_refusal(error):
                        self.tables.failed(match)  # it would be refused again
                except Exception:
                    log.exception("a standing pass failed")
                else:
                    if wait is not None:
                        self.ask(match, wait)

    def _next(self, until: float) -> str | None:
        """The next table that is due; None if there is none until then."""
        with self.changed:
            while not self.stopped:
                first = min(self._due, key=self._due.__getitem__, default=None)
                wakes = until if first is None else min(until, self._due[first])
                if wakes > time.monotonic():
                    self.changed.wait(wakes - time.monotonic())
                elif first is not None and self._due[first] <= time.monotonic():
                    del self._due[first]
                    return first
                else:
                    return None
            return None

    def pass_for(self, match: str) -> float | None:
        """Pass for a seat that is due; else say how long it takes until one is, None if none is."""
        with self.tables.reading(match) as (session, table):
            passing = answered_in_advance(session, table)
            ordered = [one for one in due_orders(session, table) if one.seat not in passing]
            if not passing and not ordered:
                return None
            most = self.tables.settings.pass_seconds
            opened = (now() - table.row.touched) / 1000
            if opened < 0:  # the clock was put back: it has been open for some time
                opened = most
            begun = table.match.begun
            waits = {seat: delay(match, begun, seat, table.seats, most) for seat in passing}
            first = min(passing, key=waits.__getitem__, default=None)
            is_time = first is not None and waits[first] <= opened
            if not ordered and first is not None and not is_time:
                return waits[first] - opened
        with self.tables.changing(match) as change:
            held, table = change.transaction, change.table
            if ordered and ordered[0] in due_orders(held, table):
                carry_out(change, ordered[0])
            elif is_time and first in answered_in_advance(held, table):
                answer(change, first, PASS)
        return None

    def _sweep(self) -> None:
        """Find the passes of before this start, and of a server that died."""
        try:
            with self.tables.store.read() as session:
                waiting = select(MatchRow.id).where(MatchRow.pass_turn).limit(1000)
                found = list(session.scalars(waiting))
        except SQLAlchemyError as error:
            log.warning("looking for standing passes failed: %s", type(error).__name__)
            return
        with self.changed:
            for match in found:
                self._due.setdefault(match, time.monotonic())
