"""Seats: who may act for one, taking it, handing it on, bots in seats."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, exists, func, or_, select
from sqlalchemy.orm import Session

from feldzug.kernel.match import Match
from feldzug.server.auth import Caller, hashed, new_secret
from feldzug.server.clock import now
from feldzug.server.levels import level
from feldzug.server.match_repository import MatchRepository
from feldzug.server.models.common import Kind
from feldzug.server.models.lobby import BotClaimed, Claim, Claimed, NewSeat, SeatEvent
from feldzug.server.problems import problem
from feldzug.server.store.models import (
    BindingRow,
    DraftRow,
    KeptAnswerRow,
    MatchRow,
    SeatNoticeRow,
    SeatRow,
    StandingOrderRow,
    StandingPassRow,
    SubscriptionRow,
)
from feldzug.server.table import TableSeat, seats_of
from feldzug.server.table_change import Change
from feldzug.server.tables import TableRepository, seat_of_secret

MOST_NOTICES: Final = 10
"""So many of the latest notices are kept of each seat."""


def recognised(session: Session, caller: Caller) -> str:
    """Whoever is about to be given something. A cookie that is not one of ours may have been planted by
    someone who knows it too, so whoever comes with one gets another.
    """
    bound = exists().where(BindingRow.client == caller.client)
    opened = exists().where(MatchRow.opener == caller.client)
    if caller.client and not session.scalar(select(or_(bound, opened))):
        caller.client = ""
    return caller.known()


def seat_all(session: Session, row: MatchRow, wanted: list[NewSeat], client: str) -> dict[str, str]:
    """Fill the seats; returns the secrets of those that someone elsewhere shall take."""
    links: dict[str, str] = {}
    row.had_bots |= any(seat.kind == "bot" for seat in wanted)
    for n, seat in enumerate(wanted):
        session.add(
            SeatRow(
                match_id=row.id,
                seat=n,
                kind=seat.kind,
                bot=seat.bot if seat.kind == "bot" else "",
                name=seat.name,
                taken=seat.kind != "link",
            )
        )
        session.flush()
        if seat.kind == "link":
            links[str(n)] = new_link(session, row.id, n)
        elif seat.kind != "bot":
            session.add(BindingRow(client=client, match_id=row.id, seat=n))
    return links


def new_link(session: Session, match: str, seat: int) -> str:
    row = session.get(SeatRow, (match, seat))
    assert row is not None
    secret = new_secret()
    row.secret = hashed(secret)
    return secret


def seat_again(
    session: Session, match: str, row: MatchRow, seats: list[TableSeat]
) -> dict[str, str]:
    """Who held a seat by a client holds it again; who held it by a link alone gets a new one."""
    links: dict[str, str] = {}
    row.had_bots = any(one.kind == "bot" for one in seats)
    for one in seats:
        clients = session.scalars(
            select(BindingRow.client).where(
                BindingRow.match_id == match, BindingRow.seat == one.seat
            )
        ).all()
        taken = one.kind == "bot" or bool(clients)
        session.add(
            SeatRow(
                match_id=row.id,
                seat=one.seat,
                kind=one.kind if taken else "link",
                bot=one.bot,
                name=one.name,
                taken=taken,
            )
        )
        session.flush()
        for client in clients:
            session.add(BindingRow(client=client, match_id=row.id, seat=one.seat))
        if not taken:
            links[str(one.seat)] = new_link(session, row.id, one.seat)
    return links


def start_if_full(change: Change) -> None:
    """The first cards are dealt when everyone is there."""
    session, row = change.session, change.row
    session.flush()
    if row.state == "open" and all(one.taken for one in seats_of(session, row.id)):
        start(change)


def start(change: Change) -> None:
    """The first cards are dealt."""
    session, row, table = change.session, change.row, change.table
    session.flush()
    row.state = "playing"
    row.revision += 1
    table.begin(Match(table.game, table.setup, MatchRepository(session, row).dealer()))


def claim(tables: TableRepository, caller: Caller, match: str, wanted: Claim) -> Claimed:
    """Take the seat that a link invites to; its secret is void then, and the seat has one of its own.

    Who comes with that one joins the seat from another browser, if he says so, and everybody is told.
    """
    own = wanted.own or new_secret()
    with tables.changing(match) as change:
        session = change.session
        row, secret = _seat_claimed(session, wanted.secret, own)
        if row is None or row.match_id != match:
            raise problem("not-yours", "wrong-secret-link")
        client = recognised(session, caller)
        bound = session.get(BindingRow, (client, match, row.seat)) is not None
        if bound and row.taken:
            return Claimed(row.seat, secret)
        if row.taken and not (wanted.again or secret == wanted.own):
            raise problem("conflict", "seat-taken")
        if not bound:
            session.add(BindingRow(client=client, match_id=match, seat=row.seat))
        if row.taken:
            notice(change, row, "joined")
        else:
            row.name = wanted.name.strip() or row.name
            secret = _take(change, row, own)
        start_if_full(change)
        return Claimed(row.seat, secret)


def claim_for_program(tables: TableRepository, secret: str, own: str | None) -> BotClaimed:
    """Take the seat that a program was invited to by a link. With the seat's own secret it plays beside the
    browser that has taken the seat, and everybody is told.
    """
    chosen = own or new_secret()
    with tables.store.read() as session:
        found, _ = _seat_claimed(session, secret, chosen)
        if found is None:
            raise problem("not-yours", "wrong-secret-link")
        match = found.match_id
    with tables.changing(match) as change:
        row, kept = _seat_claimed(change.session, secret, chosen)
        if row is None:
            raise problem("not-yours", "wrong-secret-link")
        if not row.taken:
            kept = _take(change, row, chosen)
            start_if_full(change)
        elif not row.by_program:
            notice(change, row, "joined")
        row.by_program = True
        return BotClaimed(match, row.seat, kept)


def _seat_claimed(session: Session, secret: str, own: str) -> tuple[SeatRow | None, str]:
    """The seat of a secret, or of the one that shall take its place: then it has been claimed with it
    before, and the answer was lost; and which of the two it is.
    """
    row = seat_of_secret(session, hashed(secret))
    return (row, secret) if row is not None else (seat_of_secret(session, hashed(own)), own)


def _take(change: Change, row: SeatRow, own: str) -> str:
    """Somebody sits down: from now on the seat has a secret that its link does not tell."""
    if seat_of_secret(change.session, hashed(own)) is not None:
        own = new_secret()  # he has claimed another seat with it
    row.taken, row.taken_over = True, False
    row.stand_in, row.covered = "", False
    row.secret = hashed(own)
    _agree_to_nothing(change, row.seat)
    notice(change, row, "taken")
    return own


def _agree_to_nothing(change: Change, seat: int) -> None:
    """What a bot has agreed to take back, the one who sits down in its place has not."""
    row, table = change.row, change.table
    if row.asked and seat in row.asked.get("consents", ()):
        others = [one for one in row.asked["consents"] if one != seat]
        row.asked = {**row.asked, "consents": others}
        if table.position is not None:
            table.recall_asking(row)


def notice(change: Change, row: SeatRow, kind: SeatEvent) -> None:
    """Let everybody at the table know what has happened to a seat. Of each seat only the latest are kept, so
    that nobody pushes out what happened to another; the same once more takes the place of the one before.
    """
    session, match = change.session, change.row.id
    here = SeatNoticeRow.match_id == match
    last = session.scalar(select(func.max(SeatNoticeRow.number)).where(here))
    number = 0 if last is None else last + 1
    of_seat = session.scalars(
        select(SeatNoticeRow)
        .where(here, SeatNoticeRow.seat == row.seat)
        .order_by(SeatNoticeRow.number.desc())
    ).all()
    for n, earlier in enumerate(of_seat):
        is_same = n == 0 and (earlier.kind, earlier.name) == (kind, row.name)
        if is_same or n >= MOST_NOTICES - 1:
            session.delete(earlier)
    session.add(
        SeatNoticeRow(
            match_id=match,
            number=number,
            seat=row.seat,
            kind=kind,
            name=row.name,
            entries=change.row.known,
            at=now(),
        )
    )
    change.row.revision += 1


def sit(tables: TableRepository, caller: Caller) -> tuple[str, int]:
    """The table and seat of a program that comes with the secret of a seat it has claimed."""
    with tables.store.read() as session:
        row = seat_of_secret(session, caller.bearer) if caller.bearer else None
        if row is None:
            raise problem("not-yours", "wrong-secret-link")
        if not row.by_program:
            raise problem("conflict", "claim-first")
        return row.match_id, row.seat


def change_seat(
    tables: TableRepository, caller: Caller, match: str, seat: int, kind: Kind, bot: str
) -> str | None:
    """Whoever opened the table replaces a missing player by a bot or hands the seat on; so may who has a
    role, but not the seat of a role.
    """
    secret: str | None = None
    with tables.changing(match) as change:
        session, row = change.session, change.row
        if kind == "bot":
            level(bot, row.game, tables.settings.bot_seconds)
        if seat >= row.players:
            _must_be_opener(row, caller)
        else:
            must_run(tables, change, caller)
        found = session.get(SeatRow, (match, seat))
        if found is None:
            raise problem("unknown", "no-such-seat")
        if row.state == "over":
            raise problem("conflict", "already-over")
        if kind == "bot" and seat >= row.players:
            raise problem("conflict", "role-without-person")
        played_by = found.bot or ("" if found.covered else found.stand_in)
        vacate(change, found, kind, bot, "bot" if kind == "bot" else "handed-on")
        if kind == "link" and row.state == "playing" and change.table.game.roles:
            found.stand_in = played_by  # until somebody comes
        if kind == "link":
            secret = new_link(session, match, seat)
        start_if_full(change)
    return secret


def must_run(tables: TableRepository, change: Change, caller: Caller) -> None:
    """Refuse who has neither opened the table nor a role at it."""
    held = tables.seats_of(change.transaction, caller, change.row.id)
    if not any(seat >= change.row.players for seat in held):
        _must_be_opener(change.row, caller)


def _must_be_opener(row: MatchRow, caller: Caller) -> None:
    if not caller.client or row.opener != caller.client:
        raise problem("not-yours", "not-the-opener")


def vacate(change: Change, row: SeatRow, kind: Kind, bot: str, told: SeatEvent) -> None:
    """Whoever held a seat holds it no more: a bot plays it, or it waits for somebody else. What was to be
    answered for it, and what was kept, goes with its holder.
    """
    for held in (
        BindingRow,
        DraftRow,
        KeptAnswerRow,
        StandingPassRow,
        StandingOrderRow,
        SubscriptionRow,
    ):
        change.session.execute(
            delete(held).where(held.match_id == row.match_id, held.seat == row.seat)
        )
    change.row.had_bots |= kind == "bot"
    row.taken_over |= kind == "bot" and row.kind != "bot" and row.taken
    row.kind = kind
    row.bot = bot if kind == "bot" else ""
    row.taken = kind == "bot"
    row.by_program = row.covered = False
    row.stand_in = ""
    row.secret = None
    notice(change, row, told)
