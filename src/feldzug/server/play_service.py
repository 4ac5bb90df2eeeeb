"""Playing at a table: answering, asking why not, taking back."""

from __future__ import annotations

from functools import partial
from typing import Any

from feldzug.kernel.codec import canonical, digest
from feldzug.kernel.errors import FeldzugError, NoUndo
from feldzug.kernel.parallel import bare
from feldzug.kernel.values import Seat
from feldzug.server.as_seen import whole_window
from feldzug.server.auth import Caller
from feldzug.server.models.problems import Reasoned
from feldzug.server.presenter import step
from feldzug.server.problems import problem, refused, why_not
from feldzug.server.standing_orders import end_brief_orders
from feldzug.server.table_change import Change
from feldzug.server.tables import TableRepository


def answer(
    tables: TableRepository,
    caller: Caller,
    match: str,
    seat: int,
    decision: int,
    key: str,
    answers: list[Any],
    known: int | None = None,
) -> bytes:
    """Answer a decision, by one action or a whole gesture; it is durable when this returns.

    Returns what has happened since that decision, to who knows how things stood after *known* entries as a
    difference. The same key again does nothing again.
    """
    asked = digest(canonical([decision, answers]))
    with tables.changing(match) as change:
        table = change.table
        tables.must_hold(change.transaction, caller, table, seat)
        done = change.answered(seat, key)
        if done is None:
            enter(change, seat, decision, answers)
            end_brief_orders(change.transaction, table, seat)
            change.remember(seat, key, asked)
        elif done != asked:
            raise problem("conflict", "key-used")
        change.show = partial(step, table, seat, decision, known)
    return change.shown


def enter(change: Change, seat: int, decision: int, answers: list[Any]) -> None:
    """Let a seat act in the match that is held."""
    table = change.table
    if change.row.is_set_aside:
        raise problem("conflict", "set-aside")
    try:
        gesture = [table.serializer.action(packed) for packed in answers]
        table.must_name(seat, decision, bare(gesture[0])[0])
        table.match.play(Seat(seat), gesture)
    except FeldzugError as error:
        raise refused(error, table.game) from error


def why(tables: TableRepository, caller: Caller, match: str, seat: int, action: Any) -> Reasoned:
    """Why a seat may not do something now."""
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        try:
            wanted = table.serializer.action(action)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        return why_not(table.game, table.match.position.why_not(Seat(seat), wanted))


def undo(
    tables: TableRepository, caller: Caller, match: str, seat: int, decision: int, to: int | None
) -> bytes:
    """Take back the own last answer, or all from entry *to* on, if nothing was learned since."""
    with tables.changing(match) as change:
        table = change.table
        tables.must_hold(change.transaction, caller, table, seat)
        index = None if to is None else table.index(to, seat)
        table.must_name(seat, decision)
        try:
            if not table.can_undo(seat):
                raise NoUndo("behind-a-fence")
            table.match.undo(Seat(seat), index)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        end_brief_orders(change.transaction, table)
        change.show = partial(step, table, seat, decision)
    return change.shown


def ask_undo(tables: TableRepository, caller: Caller, match: str, seat: int, to: int) -> bytes:
    """Ask the others to take back everything from entry *to* on.

    Bots agree with the people, also those that stand in where nobody sits yet; where there are no people,
    only if that was agreed when the table was opened: nobody shall roll until it suits him.
    """
    with tables.changing(match) as change:
        table = change.table
        tables.must_hold(change.transaction, caller, table, seat)
        if not table.may_ask_back():
            raise problem("conflict", "bots-refuse")
        known, before = table.known_entries(seat), table.decision
        index = whole_window(table.with_log(to), table.index(to, seat))
        try:
            table.match.ask_undo(Seat(seat), index)
            for sitting in table.seats:
                if sitting.is_bots_alone and table.match.asked is not None:
                    table.match.consent(Seat(sitting.seat))
        except FeldzugError as error:
            raise refused(error, table.game) from error
        end_brief_orders(change.transaction, table)
        _remember_asking(change)
        _note_if_alone(change, before)
        change.show = partial(step, table, seat, known)
    return change.shown


def consent(
    tables: TableRepository,
    caller: Caller,
    match: str,
    seat: int,
    decision: int,
    to: int,
    agree: bool,
) -> bytes:
    """Agree to take back everything from entry *to* on, or refuse it for good.

    Only to what is asked now: the asker may have asked for much more since the caller looked.
    """
    with tables.changing(match) as change:
        table = change.table
        tables.must_hold(change.transaction, caller, table, seat)
        table.must_name(seat, decision)
        known, before, asked = table.known_entries(seat), table.decision, table.match.asked
        try:
            if asked is not None and asked[1] + table.first != to:
                raise problem("stale", "asked-otherwise")
            # The seats may have changed hands since it was asked.
            if agree and asked is not None and not table.may_ask_back():
                raise problem("conflict", "bots-refuse")
            table.match.consent(Seat(seat), agree)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        end_brief_orders(change.transaction, table)
        _remember_asking(change)
        _note_if_alone(change, before)
        if not agree:
            change.row.asked = {"refused": seat, "at": table.known_entries(None)}
        change.show = partial(step, table, seat, known)
    return change.shown


def _note_if_alone(change: Change, before: int) -> None:
    """Remember that something was taken back which nobody else had to agree to."""
    if change.table.decision > before and not change.table.has_several_people:
        change.row.taken_back_alone = True


def _remember_asking(change: Change) -> None:
    row, match = change.row, change.table.match
    row.asked = None
    row.revision += 1
    if match.asked is not None:
        asker, to = match.asked
        row.asked = {
            "seat": asker,
            "to": to,
            "consents": list(match.consents),
            "at": change.table.known_entries(None),
        }
