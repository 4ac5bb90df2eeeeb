"""Deadlines: how long the present phase of a game may take. Rules know no clock; the server looks at one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from feldzug.kernel.codec import digest
from feldzug.kernel.position import Position
from feldzug.kernel.values import kebab
from feldzug.server.models.desk import MessageKind
from feldzug.server.store.models import DeskMessageRow, DeskRow, DraftRow, SeatRow
from feldzug.server.table import Table

MINUTE: Final = 60_000
DEPTH: Final = 3
"""What stands so deep in what has begun is a phase: the campaign, its round, and a phase of it."""
OTHERS: Final = ""
"""The key of the deadline for phases that have none of their own."""


def phase_of(g: Position) -> tuple[str, str]:
    """The key of the present phase, and what tells it from the same one of another round."""
    begun = g.progress(None)[:DEPTH]
    if not begun:
        return "", ""
    told = [(type(frame).__name__, frame.about(g)[1:]) for frame in begun[:-1]]
    last = type(begun[-1]).__name__
    return kebab(last), digest(repr([told, last]))


def renew_deadline(session: Session, table: Table, present: int) -> None:
    """Something was entered: if with that another phase has begun, its time runs from now on."""
    desk = session.get_one(DeskRow, table.id)
    if table.is_over:
        _end_phase(session, table)
        desk.phase, desk.due, desk.left, desk.next_look = "", None, None, None
        return
    phase, instance = phase_of(table.match.position)
    if (phase, instance) != (desk.phase, desk.instance):
        _end_phase(session, table)
        desk.phase, desk.instance = phase, instance
        begin_clock(desk, present)
        table.row.revision += 1


def begin_clock(desk: DeskRow, present: int) -> None:
    """The present phase has all its time from now on."""
    minutes = desk.deadlines.get(desk.phase, desk.deadlines.get(OTHERS, 0))
    desk.reminded = False
    desk.due = present + minutes * MINUTE if minutes else None
    desk.left = minutes * MINUTE if minutes and desk.paused else None
    look_next(desk)


def look_next(desk: DeskRow) -> None:
    """When something is to be done next: a reminder, or answers for who has not answered."""
    if desk.paused or desk.due is None:
        desk.next_look = None
    elif desk.remind and not desk.reminded:
        desk.next_look = desk.due - desk.remind * MINUTE
    else:
        desk.next_look = desk.due + desk.grace * MINUTE


def _end_phase(session: Session, table: Table) -> None:
    """Drafts are of no use any more, and those whose time ran out answer for themselves again."""
    session.execute(delete(DraftRow).where(DraftRow.match_id == table.id))
    if any(one.covered for one in table.seats):
        session.execute(
            update(SeatRow)
            .where(SeatRow.match_id == table.id, SeatRow.covered)
            .values(covered=False, stand_in="")
        )
        table.row.revision += 1


def tell_all(
    session: Session,
    table: Table,
    kind: MessageKind,
    at: int,
    *,
    text: str = "",
    seats: Sequence[int] = (),
    phase: str = "",
) -> None:
    """Note something for all at the table."""
    here = DeskMessageRow.match_id == table.id
    last = session.scalar(select(func.max(DeskMessageRow.number)).where(here))
    session.add(
        DeskMessageRow(
            match_id=table.id,
            number=0 if last is None else last + 1,
            kind=kind,
            text=text,
            seats=list(seats),
            phase=phase,
            at=at,
        )
    )
    session.flush()
    table.row.revision += 1
