"""Answers that somebody keeps under a name, to give them again: armies, maps.

They belong to a seat, so that they are there on every device that holds it. Who holds seats of his own at
other tables of the same game finds what was kept there, too. Nobody else ever sees them.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import and_, func, or_, select
from sqlalchemy.orm import Session
from sqlalchemy.sql.elements import ColumnElement

from feldzug.kernel.errors import FeldzugError
from feldzug.server.auth import Caller
from feldzug.server.clock import now
from feldzug.server.models.kept_answers import KeptAnswer, KeptAnswers
from feldzug.server.problems import problem, refused
from feldzug.server.store.models import BindingRow, KeptAnswerRow, MatchRow, SeatRow
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository

MOST: Final = 100
"""So many a seat keeps."""


def listed(tables: TableRepository, caller: Caller, match: str, seat: int) -> KeptAnswers:
    """What the holder of a seat has kept; for the holder alone."""
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        return _shown(session, caller, table, seat)


def keep(
    tables: TableRepository, caller: Caller, match: str, seat: int, name: str, packed: Any
) -> KeptAnswers:
    """Keep an answer; whether it may be given is asked when it is."""
    with tables.changing(match) as change:
        session, table = change.session, change.table
        tables.must_hold(change.transaction, caller, table, seat)
        try:
            action = table.serializer.action(packed)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        kind = type(action).__name__
        row = session.get(KeptAnswerRow, (match, seat, kind, name))
        if row is None:
            own = KeptAnswerRow.match_id == match, KeptAnswerRow.seat == seat
            if (session.scalar(select(func.count()).where(*own)) or 0) >= MOST:
                raise problem("conflict", "kept-too-many", most=MOST)
            row = KeptAnswerRow(match_id=match, seat=seat, kind=kind, name=name)
            session.add(row)
        row.action, row.at = table.serializer.pack(action), now()
        session.flush()
        return _shown(session, caller, table, seat)


def forget(
    tables: TableRepository, caller: Caller, match: str, seat: int, kind: str, name: str
) -> KeptAnswers:
    """Keep it no longer: neither here nor, under the same name, elsewhere."""
    with tables.changing(match) as change:
        session, table = change.session, change.table
        tables.must_hold(change.transaction, caller, table, seat)
        found = [
            row
            for row in _rows(session, caller, table, seat)
            if (row.kind, row.name) == (kind, name)
        ]
        if not found:
            raise problem("unknown", "nothing-kept", name=name)
        for row in found:
            session.delete(row)
        session.flush()
        return _shown(session, caller, table, seat)


def _shown(session: Session, caller: Caller, table: Table, seat: int) -> KeptAnswers:
    """One of each kind and name, that of this table before others."""
    found: dict[tuple[str, str], KeptAnswer] = {}
    for row in _rows(session, caller, table, seat):
        here = row.match_id == table.id
        if here or (row.kind, row.name) not in found:
            found[row.kind, row.name] = KeptAnswer(row.name, row.action, here)
    return KeptAnswers([found[key] for key in sorted(found)])


def _rows(session: Session, caller: Caller, table: Table, seat: int) -> list[KeptAnswerRow]:
    """Those of the seat and of the caller's own seats elsewhere, the latest first.

    Who shares a browser with others has seats there that are not the caller's alone: those count only for
    themselves.
    """
    shared = session.get_one(SeatRow, (table.id, seat)).kind == "here"
    wanted: ColumnElement[bool] = and_(
        KeptAnswerRow.match_id == table.id, KeptAnswerRow.seat == seat
    )
    if caller.client and not shared:
        mine = (
            select(BindingRow.match_id)
            .join(
                SeatRow,
                and_(SeatRow.match_id == BindingRow.match_id, SeatRow.seat == BindingRow.seat),
            )
            .join(MatchRow, MatchRow.id == BindingRow.match_id)
            .where(
                BindingRow.client == caller.client,
                BindingRow.match_id == KeptAnswerRow.match_id,
                BindingRow.seat == KeptAnswerRow.seat,
                BindingRow.match_id != table.id,
                SeatRow.kind != "here",
                MatchRow.game == table.game.key,
            )
        )
        wanted = or_(wanted, mine.exists())
    rows = select(KeptAnswerRow).where(wanted).order_by(KeptAnswerRow.at.desc())
    return list(session.scalars(rows))
