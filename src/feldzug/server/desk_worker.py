"""The desk worker: a thread that reminds of deadlines, and has others answer for who has let one pass."""

from __future__ import annotations

import logging
from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.values import Seat
from feldzug.parts.windows import PASS
from feldzug.server.clock import now
from feldzug.server.deadlines import MINUTE, look_next, tell_all
from feldzug.server.desk_service import drafted
from feldzug.server.levels import DEFAULT
from feldzug.server.play_service import enter
from feldzug.server.problems import Problem
from feldzug.server.store.models import DeskRow, SeatRow
from feldzug.server.table_change import Change
from feldzug.server.tables import TableRepository
from feldzug.server.worker_thread import WorkerThread

log = logging.getLogger(__name__)


class DeskWorker(WorkerThread):
    """Looks every few seconds at the tables of which a deadline has come."""

    def __init__(self, tables: TableRepository, clock: Callable[[], int] = now) -> None:
        super().__init__("desk")
        self.tables = tables
        self.clock = clock

    def work(self) -> None:
        while not self.stopped:
            self.look()
            with self.changed:
                if not self.stopped:
                    self.changed.wait(self.tables.settings.sweep)

    def look(self) -> None:
        """Do whatever is due by now."""
        present = self.clock()
        try:
            with self.tables.store.read() as session:
                due = select(DeskRow.match_id).where(DeskRow.next_look <= present).limit(1000)
                found = list(session.scalars(due))
        except SQLAlchemyError as error:
            log.warning("looking for deadlines failed: %s", type(error).__name__)
            return
        for match in found:
            try:
                self._look_at(match, present)
            except (Problem, SQLAlchemyError) as error:
                log.info("a deadline was dropped: %s", error)
            except Exception:
                log.exception("a deadline failed")

    def _look_at(self, match: str, present: int) -> None:
        with self.tables.changing(match) as change:
            desk = change.session.get_one(DeskRow, match)
            if desk.next_look is None or desk.next_look > present or desk.due is None:
                return
            if change.row.state != "playing" or change.row.is_set_aside:
                desk.next_look = None
                return
            if desk.remind and not desk.reminded:
                desk.reminded = True
                _remind(change, desk, present)
            look_next(desk)
            if present >= desk.due + desk.grace * MINUTE:
                desk.next_look = None
                _cover(change, desk, present)


def _remind(change: Change, desk: DeskRow, present: int) -> None:
    """Name the seats that everybody sees the game wait for."""
    table = change.table
    waiting = [seat for seat in table.match.position.waiting_as_seen(None) if seat >= 0]
    tell_all(change.session, table, "reminder", present, seats=waiting, phase=desk.phase)


def _cover(change: Change, desk: DeskRow, present: int) -> None:
    """Until the phase ends others answer: a seat's own draft, then a pass if that was agreed, or a bot."""
    table, session, row = change.table, change.session, change.row
    late = [seat for seat in table.turn if seat < row.players and seat not in table.bots]
    seen = [seat for seat in table.match.position.waiting_as_seen(None) if seat in late]
    tell_all(session, table, "covered", present, seats=seen, phase=desk.phase)
    for one in table.seats[: row.players]:
        if one.seat not in table.bots:
            kept = session.get_one(SeatRow, (row.id, one.seat))
            kept.stand_in, kept.covered = desk.stand_in or DEFAULT, True
    row.had_bots = True
    row.revision += 1
    session.flush()
    table.read_seats(session)
    for seat in late:
        _answer_for(change, seat, passes=desk.passes)


def _answer_for(change: Change, seat: int, *, passes: bool) -> None:
    table = change.table
    try:
        while (left := drafted(change, seat)) is not None:
            enter(change, seat, left[0], [left[1]])
        position = table.match.position
        if passes and seat in position.waiting() and PASS in position.legal(Seat(seat)):
            enter(change, seat, table.token(seat), [table.serializer.pack(PASS)])
    except (Problem, FeldzugError) as error:
        log.info("a draft no longer fits: %s", error)
