"""A table held for changing: what is changed, and what is written of that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass

from sqlalchemy.orm import Session

from feldzug.kernel.codec import can_go_on, look
from feldzug.kernel.position import Position
from feldzug.server import presenter
from feldzug.server.clock import now
from feldzug.server.deadlines import renew_deadline
from feldzug.server.final_transcript import at_the_end
from feldzug.server.glances import Moment, keep_glance
from feldzug.server.match_repository import MatchRepository
from feldzug.server.standing_orders import due_orders
from feldzug.server.standing_passes import renewed
from feldzug.server.store.models import MatchRow
from feldzug.server.store.statements import ANSWERED, NEW_ANSWERED
from feldzug.server.store.transaction import Transaction, set_changed
from feldzug.server.table import Table


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

    def keep(self, snapshot_every: int) -> None:
        """Write the new entries and what follows from them. Their numbers are given only once."""
        transaction, table, row = self.transaction, self.table, self.row
        kept = MatchRepository(transaction, row)
        before = row.entries
        is_new = table.decision > before
        if is_new:
            kept.save_entries(transaction.driver, table.match)
            if row.is_set_aside:
                row.revision += 1
            set_changed(row, failures=0)
            if may_be_made_up(row):
                look(table.match.position)
                if row.state == "playing" and not _goes_on(table.match.position):
                    raise LookupError("nobody can act")
        if row.state == "playing":
            position = table.match.position
            if is_new or row.glance is None:
                known = self.beforehand.moments if self.beforehand else None
                keep_glance(transaction.driver, row, table.match, before, known)
            outcome = presenter.outcome(position.outcome())
            set_changed(
                row,
                turn=presenter.turn(position, None),
                outcome=None if outcome is None else asdict(outcome),
            )
            if outcome is not None:
                row.state = "over"
                row.revision += 1
                self._end(kept)
        if row.desk and row.state != "open" and (is_new or row.revision != table.revision):
            renew_deadline(self.session, table, now())
        public = table.known_entries(None)
        if public != row.known or row.revision != table.revision:
            set_changed(row, known=public, touched=now(), abandoned=None)
        if is_new:
            table.recall_asking(row)
            self._snapshot(kept, snapshot_every)
        if row.revision != table.revision:
            table.read_seats(self.session)
        goes_on = row.state == "playing" and not row.is_set_aside
        set_changed(
            row,
            pass_turn=goes_on and self._is_answered_in_advance(),
            bot_turn=goes_on and not table.bots.keys().isdisjoint(table.turn),
        )

    def _end(self, kept: MatchRepository) -> None:
        """Keep what was told with the end itself. The rest of the final transcript takes long: it is due from
        now on, whatever becomes of this process.
        """
        table, beforehand = self.table, self.beforehand
        if beforehand is not None and beforehand.transcript is not None:
            kept.save_transcript(beforehand.transcript)
            return
        told = at_the_end(table.match, table.serializer, kept.transcript())
        if told is not None:
            kept.save_transcript(told.pack())
        self.row.transcript_due = True

    def _snapshot(self, kept: MatchRepository, every: int) -> None:
        """Every so many entries, where nothing can be taken back freely, the position itself is kept.

        So is the last one: it is what can be shown of a game whose rules have changed since.
        """
        table, row = self.table, self.row
        if not table.match.at_fence:
            return
        if table.snapshot is None:
            table.snapshot = kept.last_snapshot(self.transaction.driver)
        if row.state == "over" or row.entries - table.snapshot >= every:
            kept.save_snapshot(table.match)
            table.snapshot = row.entries

    def _is_answered_in_advance(self) -> bool:
        """Whether a seat that is waited for has passed in advance, or given an order for this; passes whose
        time is over are forgotten.
        """
        held, table = self.transaction, self.table
        return bool(renewed(held, table) or due_orders(held, table))


def may_be_made_up(row: MatchRow) -> bool:
    """Whether the match goes on from a position that came with a file: nobody has promised its dice."""
    return row.origin is not None and not row.commitment


def _goes_on(g: Position) -> bool:
    return g.outcome() is not None or can_go_on(g)
