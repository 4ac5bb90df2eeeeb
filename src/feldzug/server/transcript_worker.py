"""The transcript worker: a thread that writes down of matches what takes long to find out.

That is the final transcript of one that is over, and how the points went in one that began before they were
kept. Both are found out on a copy while nothing is held. Until then the match says that they are due:
whatever becomes of this process, the next sweep finds it, here or elsewhere.
"""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from feldzug.server.clock import now
from feldzug.server.final_transcript import Interrupted, finished
from feldzug.server.glances import glances, keep_scores
from feldzug.server.match_repository import MatchRepository
from feldzug.server.problems import Problem
from feldzug.server.store.models import MatchRow
from feldzug.server.tables import TableRepository
from feldzug.server.worker_thread import WorkerThread

log = logging.getLogger(__name__)

PATIENCE: Final = 60_000
"""So many milliseconds another server that ended a match is given to write of it."""


class TranscriptWorker(WorkerThread):
    """Knows the tables of which something is due, and takes one after another."""

    def __init__(self, tables: TableRepository) -> None:
        super().__init__("transcripts")
        self.tables = tables
        self._due: dict[str, None] = {}
        self._given_up: set[str] = set()
        """Those of which this release can write nothing; the next one may."""

    def start(self) -> None:
        self.tables.unwritten = self.ask
        super().start()

    def ask(self, match: str) -> None:
        """Something is due of this table."""
        with self.changed:
            if match not in self._given_up:
                self._due.setdefault(match)
                self.changed.notify()

    def work(self) -> None:
        self._sweep(0)
        while not self.stopped:
            match = self._next()
            if match is None:
                self._sweep(PATIENCE)
                continue
            try:
                self.write(match)
            except Interrupted:
                return
            except SQLAlchemyError as error:
                log.info("a transcript is written later: %s", type(error).__name__)
            except Problem as error:  # it was deleted, or needs the rules it was played with
                self._given_up.add(match)
                log.info("a transcript cannot be written: %s", error)
            except Exception:
                self._given_up.add(match)
                log.exception("a transcript cannot be written")

    def _next(self) -> str | None:
        """The next table; None if there is none for some time."""
        with self.changed:
            if not self._due and not self.stopped:
                self.changed.wait(self.tables.settings.sweep)
            if self.stopped or not self._due:
                return None
            match = next(iter(self._due))
            del self._due[match]
            return match

    def write(self, match: str) -> None:
        """Find out what is due of a match, and keep it."""
        with self.tables.reading(match) as (session, table):
            if not table.row.is_unwritten:
                return
            ended, scores = table.row.transcript_due, table.row.scores_due
            table.must_be_of_present_rules()
            past, writes = table.copy(), table.serializer
            before = MatchRepository(session, table.row).transcript() if ended else None
        body = finished(past, writes, before, lambda: self.stopped).pack() if ended else b""
        moments = list(glances(past)) if scores else []
        if self.stopped:
            return
        with self.tables.store.write() as session:
            row = self.tables.store.lock(session, match)
            if row is None:  # it was deleted meanwhile
                return
            if ended:
                MatchRepository(session, row).save_transcript(body)
                row.transcript_due = False
            if scores:
                keep_scores(session, row, moments)

    def _sweep(self, patience: int) -> None:
        """Find what was due before this start, and what a server that died has left."""
        present = now()
        old = or_(MatchRow.touched <= present - patience, MatchRow.touched > present)
        try:
            with self.tables.store.read() as session:
                due = or_(MatchRow.transcript_due, MatchRow.scores_due > 0)
                found = list(session.scalars(select(MatchRow.id).where(due, old).limit(1000)))
        except SQLAlchemyError as error:
            log.warning("looking for transcripts that are due failed: %s", type(error).__name__)
            return
        for match in found:
            self.ask(match)
