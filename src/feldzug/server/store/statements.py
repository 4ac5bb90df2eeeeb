"""The statements of every answer and every look."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import and_, bindparam, delete, func, insert, select, text

from feldzug.server.store.models import (
    AnsweredRow,
    BindingRow,
    EntryRow,
    MatchRow,
    ScoreRow,
    SnapshotRow,
    StandingPassRow,
)
from feldzug.server.store.prepared import Prepared

Stamp = tuple[Any, ...]
"""All that can change of the row of a match, as the driver reads it: equal stamps, equal rows."""

_STEADY: Final = ("origin", "content", "receipt", "glance")
"""These are long, and never change without the revision or the number of entries."""
CHANGING: Final = [c for c in MatchRow.__table__.c if c.name not in _STEADY]
_THIS: Final = MatchRow.id == bindparam("match")

STAMP: Final = Prepared(select(*CHANGING).where(_THIS))
PROGRESS: Final = Prepared(select(MatchRow.entries, MatchRow.revision).where(_THIS))
LOCKED_STAMP: Final = Prepared(select(*CHANGING).where(_THIS).with_for_update())
STAMP_AND_SEATS: Final = Prepared(
    select(*CHANGING, BindingRow.seat.label("held"))
    .select_from(MatchRow)
    .outerjoin(
        BindingRow,
        and_(BindingRow.match_id == MatchRow.id, BindingRow.client == bindparam("client")),
    )
    .where(_THIS)
)
HELD_SEATS: Final = Prepared(
    select(BindingRow.seat).where(
        BindingRow.match_id == bindparam("match"), BindingRow.client == bindparam("client")
    )
)
ANSWERED: Final = Prepared(
    select(AnsweredRow.asked).where(
        AnsweredRow.match_id == bindparam("match"),
        AnsweredRow.seat == bindparam("seat"),
        AnsweredRow.key == bindparam("key"),
    )
)
NEW_ANSWERED: Final = Prepared(insert(AnsweredRow))
NEW_ENTRY: Final = Prepared(insert(EntryRow))
ENTRIES: Final = Prepared(
    select(EntryRow.seat, EntryRow.action)
    .where(
        EntryRow.match_id == bindparam("match"),
        EntryRow.number >= bindparam("since"),
        EntryRow.number < bindparam("end"),
    )
    .order_by(EntryRow.number)
)
NEWS: Final = Prepared(
    select(*CHANGING, MatchRow.glance, EntryRow.seat, EntryRow.action)
    .select_from(MatchRow)
    .outerjoin(
        EntryRow,
        and_(
            EntryRow.match_id == MatchRow.id,
            EntryRow.number >= bindparam("since"),
            EntryRow.number < bindparam("end"),
        ),
    )
    .where(_THIS)
    .order_by(EntryRow.number)
)
"""The row and, one after the other, what is new in its journal."""
LAST_SNAPSHOT: Final = Prepared(
    select(func.max(SnapshotRow.number)).where(SnapshotRow.match_id == bindparam("match"))
)
BEGIN_WRITING: Final = Prepared(text("BEGIN IMMEDIATE"))
COMMIT: Final = Prepared(text("COMMIT"))
PASSES: Final = Prepared(
    select(
        StandingPassRow.seat,
        StandingPassRow.scope,
        StandingPassRow.instance,
        StandingPassRow.moment,
    ).where(StandingPassRow.match_id == bindparam("match"))
)
FORGET_PASS: Final = Prepared(
    delete(StandingPassRow).where(
        StandingPassRow.match_id == bindparam("match"),
        StandingPassRow.seat == bindparam("seat"),
        StandingPassRow.scope == bindparam("scope"),
        StandingPassRow.moment == bindparam("moment"),
    )
)
FORGET_SCORE: Final = Prepared(
    delete(ScoreRow).where(
        ScoreRow.match_id == bindparam("match_id"), ScoreRow.number == bindparam("number")
    )
)
NEW_SCORE: Final = Prepared(insert(ScoreRow))
