"""Seats: who may act for one, taking it, handing it on, bots in seats."""

from __future__ import annotations

from sqlalchemy import delete, exists, or_, select
from sqlalchemy.orm import Session

from feldzug.kernel.match import Match
from feldzug.server.auth import Caller, hashed, new_secret
from feldzug.server.levels import level
from feldzug.server.match_repository import MatchRepository
from feldzug.server.models.common import Kind
from feldzug.server.models.lobby import Claim, NewSeat
from feldzug.server.problems import problem
from feldzug.server.store.models import (
    BindingRow,
    MatchRow,
    SeatRow,
    StandingOrderRow,
    StandingPassRow,
)
from feldzug.server.table import TableSeat, seats_of
from feldzug.server.tables import Change, TableRepository, seat_of_secret


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
    session, row, table = change.session, change.row, change.table
    session.flush()
    if row.state != "open" or not all(one.taken for one in seats_of(session, row.id)):
        return
    row.state = "playing"
    row.revision += 1
    table.begin(Match(table.game, table.setup, MatchRepository(session, row).dealer()))


def claim(tables: TableRepository, caller: Caller, match: str, wanted: Claim) -> int:
    """Take the seat that a secret is for. One that is taken is only joined by who says so."""
    with tables.changing(match) as change:
        session = change.session
        row = seat_of_secret(session, hashed(wanted.secret))
        if row is None or row.match_id != match:
            raise problem("not-yours", "wrong-secret-link")
        client = recognised(session, caller)
        if session.get(BindingRow, (client, match, row.seat)) is None:
            if row.taken and not wanted.again:
                raise problem("conflict", "seat-taken")
            session.add(BindingRow(client=client, match_id=match, seat=row.seat))
        if not row.taken:
            row.taken = True
            row.name = wanted.name.strip() or row.name
        change.row.revision += 1
        start_if_full(change)
        return row.seat


def sit(tables: TableRepository, caller: Caller) -> tuple[str, int]:
    """The table and seat of a program that comes with a seat's secret; it counts as being there."""
    with tables.store.read() as session:
        row = seat_of_secret(session, caller.bearer) if caller.bearer else None
        if row is None:
            raise problem("not-yours", "wrong-secret-link")
        match, seat, taken = row.match_id, row.seat, row.taken
    if not taken:
        with tables.changing(match) as change:
            found = seat_of_secret(change.session, caller.bearer)
            if found is None:
                raise problem("not-yours", "wrong-secret-link")
            found.taken = True
            change.row.revision += 1
            start_if_full(change)
    return match, seat


def change_seat(
    tables: TableRepository, caller: Caller, match: str, seat: int, kind: Kind, bot: str
) -> str | None:
    """Whoever opened the table replaces a missing player by a bot or hands the seat on."""
    secret: str | None = None
    with tables.changing(match) as change:
        session, row = change.session, change.row
        if kind == "bot":
            level(bot, row.game, tables.settings.bot_seconds)
        if not caller.client or row.opener != caller.client:
            raise problem("not-yours", "not-the-opener")
        found = session.get(SeatRow, (match, seat))
        if found is None:
            raise problem("unknown", "no-such-seat")
        if row.state == "over":
            raise problem("conflict", "already-over")
        session.execute(
            delete(BindingRow).where(BindingRow.match_id == match, BindingRow.seat == seat)
        )
        for standing in (StandingPassRow, StandingOrderRow):
            session.execute(
                delete(standing).where(standing.match_id == match, standing.seat == seat)
            )
        found.kind = kind
        found.bot = bot if kind == "bot" else ""
        found.taken = kind == "bot"
        found.secret = None
        row.revision += 1
        if kind == "link":
            secret = new_link(session, match, seat)
        start_if_full(change)
    return secret
