"""The organiser's desk: deadlines, pauses, messages to all, stand-ins, beginning without all; and drafts."""

from __future__ import annotations

from typing import Any

from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.parallel import Branch, addressed
from feldzug.server.auth import Caller
from feldzug.server.clock import now
from feldzug.server.deadlines import begin_clock, look_next, phase_of, tell_all
from feldzug.server.levels import level
from feldzug.server.models.desk import DeskSettings
from feldzug.server.problems import problem, refused
from feldzug.server.seat_service import must_run, notice, start
from feldzug.server.store.models import DeskRow, DraftRow, SeatRow
from feldzug.server.table_change import Change
from feldzug.server.tables import TableRepository


def set_up(tables: TableRepository, caller: Caller, match: str, wanted: DeskSettings) -> None:
    """Set the deadlines. The present phase has all its time from now on."""
    with tables.changing(match) as change:
        _must_be_run(tables, change, caller)
        if wanted.revision != change.row.revision:
            raise problem("stale", "desk-changed")
        if wanted.stand_in:
            level(wanted.stand_in, change.row.game, tables.settings.bot_seconds)
        desk = desk_row(change)
        desk.deadlines = dict(wanted.deadlines)
        desk.grace, desk.remind = wanted.grace, wanted.remind
        desk.stand_in, desk.passes = wanted.stand_in, wanted.passes
        if change.row.state == "playing":
            desk.phase, desk.instance = phase_of(change.table.match.position)
            begin_clock(desk, now())
        change.row.revision += 1


def pause(tables: TableRepository, caller: Caller, match: str, paused: bool) -> None:
    """Let the clock stand still, or go on with what was left. Who wants to may answer all the same."""
    with tables.changing(match) as change:
        _must_be_run(tables, change, caller)
        desk = desk_row(change)
        if desk.paused == paused:
            return
        desk.paused = paused
        if paused:
            desk.left = None if desk.due is None else desk.due - now()
        elif desk.left is not None:
            desk.due, desk.left = now() + desk.left, None
        look_next(desk)
        change.row.revision += 1


def broadcast(tables: TableRepository, caller: Caller, match: str, text: str) -> None:
    """Tell all something."""
    with tables.changing(match) as change:
        _must_be_run(tables, change, caller)
        desk_row(change)
        tell_all(change.session, change.table, "message", now(), text=text)


def begin(tables: TableRepository, caller: Caller, match: str, bot: str) -> None:
    """Begin although seats are empty: bots stand in there until somebody comes with the link he was sent."""
    with tables.changing(match) as change:
        _must_be_run(tables, change, caller)
        row, session = change.row, change.session
        if row.state != "open":
            raise problem("conflict", "already-begun")
        level(bot, row.game, tables.settings.bot_seconds)
        if any(not one.taken for one in change.table.seats[row.players :]):
            raise problem("conflict", "role-is-empty")
        for one in change.table.seats:
            if not one.taken:
                empty = session.get_one(SeatRow, (match, one.seat))
                empty.stand_in = bot
                notice(change, empty, "stand-in")
        row.had_bots = True
        start(change)


def stand_in(tables: TableRepository, caller: Caller, match: str, seat: int, bot: str) -> None:
    """Let a bot answer for a seat beside its holder, with everything it has; or no longer."""
    with tables.changing(match) as change:
        _must_be_run(tables, change, caller)
        if bot:
            level(bot, change.row.game, tables.settings.bot_seconds)
        row = change.session.get(SeatRow, (match, seat))
        if row is None or seat >= change.row.players:
            raise problem("unknown", "no-such-seat")
        if row.kind == "bot":
            raise problem("conflict", "bot-already")
        row.stand_in, row.covered = bot, False
        change.row.had_bots |= bool(bot)
        notice(change, row, "stand-in" if bot else "back")


def save_draft(
    tables: TableRepository, caller: Caller, match: str, seat: int, branch: Branch, action: Any
) -> None:
    """Keep what a seat would answer to what it is asked now; None: take it back."""
    with tables.changing(match) as change:
        table, session = change.table, change.session
        tables.must_hold(change.transaction, caller, table, seat)
        place = (match, seat, ".".join(map(str, branch)))
        kept = session.get(DraftRow, place)
        if action is None:
            if kept is not None:
                session.delete(kept)
            return
        position = table.match.position
        try:
            table.serializer.action(action)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        if branch not in position.branches():
            raise problem("conflict", "no-such-branch")
        draft = kept or DraftRow(match_id=match, seat=seat, branch=place[2])
        draft.decision, draft.action = table.token(seat, branch), action
        session.add(draft)


def drafted(change: Change, seat: int) -> tuple[int, Any] | None:
    """What a seat has left to be answered now: the number that the answer must name, and the answer."""
    table = change.table
    for branch in table.match.position.branches():
        draft = change.session.get(DraftRow, (table.id, seat, ".".join(map(str, branch))))
        token = table.token(seat, branch)
        if draft is not None and draft.decision == token:
            action = addressed(branch, table.serializer.action(draft.action))
            change.session.delete(draft)
            return token, table.serializer.pack(action)
    return None


def desk_row(change: Change) -> DeskRow:
    """The desk of a table, which is set up when it is first needed."""
    found = change.session.get(DeskRow, change.row.id)
    if found is None:
        found = DeskRow(
            match_id=change.row.id,
            deadlines={},
            grace=0,
            remind=0,
            stand_in="",
            passes=False,
            paused=False,
            phase="",
            instance="",
            reminded=False,
        )
        change.session.add(found)
        change.session.flush()
        change.row.desk = True
    return found


def _must_be_run(tables: TableRepository, change: Change, caller: Caller) -> None:
    if not change.table.game.roles:
        raise problem("conflict", "nobody-runs-it")
    must_run(tables, change, caller)
    if change.row.state == "over":
        raise problem("conflict", "already-over")
