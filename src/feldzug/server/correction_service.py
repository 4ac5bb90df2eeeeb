"""Correcting what was entered wrongly: its ripple is shown first, then it is entered with a note for all."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

from sqlalchemy import select

from feldzug.kernel.answered import answered_branch
from feldzug.kernel.codec import canonical, digest
from feldzug.kernel.correcting import Struck
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import FeldzugError, Illegal, NoCorrection, Stale
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.kernel.values import Reason, Seat
from feldzug.server import presenter
from feldzug.server.auth import Caller
from feldzug.server.history import complete_log
from feldzug.server.models.corrections import Correctable, Drafts, RippleStep, RippleView
from feldzug.server.problems import problem, refused
from feldzug.server.standing_orders import end_brief_orders
from feldzug.server.store.models import DraftRow
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository

GUESSES: Final = 6
"""So often what a role could not see is dealt anew, to tell what hangs on it."""


def correctable(
    tables: TableRepository, caller: Caller, match: str, seat: int, entry: int
) -> Correctable:
    """What could have been answered at an entry. What the role could not see then is dealt anew, so that
    nothing hidden shows in the choices.
    """
    table, past, index = _looked_back(tables, caller, match, seat, entry)
    try:
        first: Struck = past.struck(index)[0]
        if first.hidden:
            raise NoCorrection("correction-of-secret", entry=entry)
    except FeldzugError as error:
        raise refused(error, table.game) from error
    whose = first.entry.seat
    g = past.at(index)
    branch = answered_branch(g, first.entry)
    guess = determinise(g, Seat(seat), Dealer(secrets.randbits(64)))
    offer = next((one for one in guess.offers(whose) if one.branch == branch), None)
    shown = None if offer is None else presenter.as_offer(offer, table.serializer)
    return Correctable(entry, whose, list(branch), shown)


def ripple(
    tables: TableRepository, caller: Caller, match: str, seat: int, entry: int, action: Any
) -> RippleView:
    """What a correction would do; nothing is changed, and nothing hidden is shown."""
    table, past, index = _looked_back(tables, caller, match, seat, entry)
    writes, first = table.serializer, past.earlier
    try:
        wanted = writes.action(action)
        _must_be_knowable(past, Seat(seat), index, wanted, _seed(entry, action))
        found = past.ripple(Seat(seat), index, wanted)
    except FeldzugError as error:
        raise refused(error, table.game) from error
    stack = past.position.stack
    # Nobody may tell who has answered a window that is open.
    end = past.begun - first if stack and stack[-1].is_secret() else past.length
    return RippleView(
        entry=entry,
        entries=table.known_entries(seat),
        steps=[
            RippleStep(step.entry + first, step.seat, step.becomes)  # type: ignore[arg-type]
            for step in found.steps
            if step.entry < end
        ],
        new_rolls=found.new_rolls,
        certain=found.certain,
        before=writes.view(found.before),
        after=writes.view(found.after),
    )


def correct(
    tables: TableRepository,
    caller: Caller,
    match: str,
    seat: int,
    entry: int,
    action: Any,
    note: str,
    entries: int,
) -> bytes:
    """Enter a correction, if nothing has happened since its ripple was seen. All are told, with the note."""
    with tables.changing(match) as change:
        table = change.table
        tables.must_hold(change.transaction, caller, table, seat)
        if change.row.is_set_aside:
            raise problem("conflict", "set-aside")
        known = table.known_entries(seat)
        try:
            if entries != known:
                raise Stale(entries, known)
            wanted, index = table.serializer.action(action), table.index(entry, seat)
            _must_be_knowable(table.match, Seat(seat), index, wanted, _seed(entry, action))
            table.match.correct(Seat(seat), index, wanted, note)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        end_brief_orders(change.transaction, table)
        change.show = partial(presenter.step, table, seat, known)
    return change.shown


def _seed(entry: int, action: Any) -> int:
    """Who asks the same again hears the same."""
    return int(digest(canonical([entry, action])), 16)


def _must_be_knowable(past: Match, role: Seat, index: int, action: Any, seed: int) -> None:
    """Refuse what could not have been answered as far as a role could know, whatever was in truth: trying
    corrections shall show nothing hidden. What the role cannot know is dealt anew for that, several times.
    """
    first: Struck = past.struck(index)[0]
    if first.hidden:
        return  # and so it is refused anyhow
    g, whose = past.at(index), first.entry.seat
    guesses = [determinise(g, role, Dealer(seed + n)) for n in range(GUESSES)]
    against = {_refusal(past, guess, role, whose, action) for guess in guesses}
    if len(against) == 1:
        reason = against.pop()
        if reason is not None:
            raise Illegal(reason)
        if _refusal(past, g, role, whose, action) is None:
            return
    raise problem("conflict", "correction-hangs-on-hidden", entry=index + past.earlier)


def _refusal(past: Match, g: Position, role: Seat, whose: Seat, action: Any) -> Reason | None:
    reason: Reason | None = past.game.may_correct(g, role, whose, action)
    return g.why_not(whose, action) if reason is None else reason


def drafts(tables: TableRepository, caller: Caller, match: str, seat: int) -> Drafts:
    """What a seat may take up again."""
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        parked = table.match.parked(Seat(seat))
        mine = select(DraftRow).where(DraftRow.match_id == match, DraftRow.seat == seat)
        tokens = {
            ".".join(map(str, branch)): table.token(seat, branch)
            for branch in table.match.position.branches()
        }
        saved = {
            row.branch: row.action
            for row in session.scalars(mine)
            if tokens.get(row.branch) == row.decision  # what else was asked meanwhile has no draft
        }
        return Drafts([table.serializer.pack(entry.action) for entry in parked], saved)


def _looked_back(
    tables: TableRepository, caller: Caller, match: str, seat: int, entry: int
) -> tuple[Table, Match, int]:
    """A copy to look back with, and the place of an entry; the table is let go meanwhile."""
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        if seat < table.setup.players:
            raise problem("not-yours", "only-a-role")
        index, past = table.index(entry, seat), table.copy()
    complete_log(tables, match, past)
    return table, past, index
