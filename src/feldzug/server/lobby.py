"""The lobby: opening tables, taking seats, handing them on, playing once more."""

from __future__ import annotations

import re
import secrets
from typing import Any

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.orm import Session

from feldzug.games import game as game_of
from feldzug.kernel.dealer import commitment
from feldzug.kernel.errors import BadOptions, FeldzugError
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.match import Match
from feldzug.kernel.values import because
from feldzug.server.guard import Caller, hashed, new_secret
from feldzug.server.house import Change, House, now, seat_of_secret
from feldzug.server.levels import level
from feldzug.server.problems import problem, refused
from feldzug.server.shapes import LONGEST_TITLE, Claim, NewSeat, NewTable
from feldzug.server.show import sitting
from feldzug.server.store.models import BindingRow, DealerRow, MatchRow, SeatRow
from feldzug.server.table import Sitting, Table, dealer, sittings

SHOWN = 100
"""So many tables are listed at most, the liveliest first."""


def agreed(game: str, players: int, options: dict[str, str], modules: list[str]) -> Setup:
    """The set-up of a new table."""
    found: Game | None = None
    try:
        found = game_of(game)
        for key in options:
            if key not in {option.key for option in found.options}:
                raise BadOptions(because("unknown-option", "kernel", option=key[:40]))
        return found.setup(players, tuple(modules), **options)
    except FeldzugError as error:
        raise refused(error, found) from error


def open_table(house: House, caller: Caller, wanted: NewTable) -> tuple[str, dict[int, str]]:
    """A new table; returns it with the secrets of the seats that are for someone elsewhere."""
    setup = agreed(wanted.game, wanted.players, wanted.options, wanted.modules)
    if len(wanted.seats) != setup.players:
        raise problem("bad-request", "wrong-seats", seats=len(wanted.seats), players=setup.players)
    for seat in wanted.seats:
        if seat.kind == "bot":
            level(seat.bot, setup.game, house.settings.bot_seconds)
    house.openings.take(caller.address)
    with house.store.write() as session:
        forget_abandoned(house, session)
        client = recognised(session, caller)
        bound_tables(house, session, client)
        row = new_match(setup, client, title=wanted.title, public=wanted.public)
        seal(session, row)
        links = seat_all(session, row, wanted.seats, client)
        first_deal(house, session, row)
    house.tell(row)
    return row.id, links


def recognised(session: Session, caller: Caller) -> str:
    """Whoever is about to be given something. A cookie that is not one of ours may have been planted by
    someone who knows it too, so whoever comes with one gets another.
    """
    bound = exists().where(BindingRow.client == caller.client)
    opened = exists().where(MatchRow.opener == caller.client)
    if caller.client and not session.scalar(select(or_(bound, opened))):
        caller.client = ""
    return caller.known()


def bound_tables(house: House, session: Session, client: str) -> None:
    """Nobody has more than so many unfinished tables."""
    unfinished = session.scalar(
        select(func.count())
        .select_from(MatchRow)
        .where(MatchRow.opener == client, MatchRow.state != "over")
    )
    most = house.settings.client_tables
    if (unfinished or 0) >= most:
        raise problem("too-many", "too-many-tables", most=most)


def bound_uploads(house: House, session: Session, client: str) -> None:
    """Who has very many finished tables may play on, but upload no more."""
    finished = session.scalar(
        select(func.count())
        .select_from(MatchRow)
        .where(MatchRow.opener == client, MatchRow.state == "over")
    )
    most = house.settings.client_finished
    if (finished or 0) >= most:
        raise problem("too-many", "too-many-finished", most=most)


def forget_abandoned(house: House, session: Session) -> None:
    """Tables that were opened and never began make room for others, some at each new one."""
    since = now() - int(house.settings.open_days * 24 * 3600 * 1000)
    gone = session.scalars(
        select(MatchRow.id)
        # Public or not: said, so that the index of those columns can be used.
        .where(MatchRow.public.in_((True, False)), MatchRow.state == "open")
        .where(MatchRow.touched < since)
        .limit(SHOWN)
        .with_for_update(skip_locked=True)
    ).all()
    if gone:
        session.execute(update(MatchRow).where(MatchRow.rematch.in_(gone)).values(rematch=None))
        session.execute(delete(MatchRow).where(MatchRow.id.in_(gone)))


def new_match(setup: Setup, client: str, title: str = "", public: bool = False) -> MatchRow:
    game = game_of(setup.game)
    return MatchRow(
        id=secrets.token_hex(12),
        game=setup.game,
        version=game.version,
        rules=game.rules(setup).id,
        players=setup.players,
        options=dict(setup.options),
        modules=list(setup.modules),
        title=title,
        public=public,
        state="open",
        opener=client,
        commitment="",
        earlier=0,
        entries=0,
        revision=0,
        turn=[],
        bot_turn=False,
        created=now(),
        touched=now(),
    )


def seal(session: Session, row: MatchRow) -> None:
    """Write down a new match with a secret that its dice follow from, and promise it."""
    secret = secrets.token_bytes(32)
    row.commitment = commitment(secret)
    session.add(row)
    session.flush()
    session.add(DealerRow(match_id=row.id, secret=secret))


def first_deal(house: House, session: Session, row: MatchRow) -> None:
    """A new table: if everyone is there already, it begins before anyone hears of it."""
    session.flush()
    table = Table(row.id)
    table.refresh(session, row)
    change = Change(session, table, row)
    start_if_full(change)
    house.keep(change)


def seat_all(session: Session, row: MatchRow, wanted: list[NewSeat], client: str) -> dict[int, str]:
    """Fill the seats; returns the secrets of those that someone elsewhere shall take."""
    links: dict[int, str] = {}
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
            links[n] = _new_link(session, row.id, n)
        elif seat.kind != "bot":
            session.add(BindingRow(client=client, match_id=row.id, seat=n))
    return links


def _new_link(session: Session, match: str, seat: int) -> str:
    row = session.get(SeatRow, (match, seat))
    assert row is not None
    secret = new_secret()
    row.secret = hashed(secret)
    return secret


def start_if_full(change: Change) -> None:
    """The first cards are dealt when everyone is there."""
    session, row, table = change.session, change.row, change.table
    session.flush()
    if row.state != "open" or not all(one.taken for one in sittings(session, row.id)):
        return
    row.state = "playing"
    row.revision += 1
    table.begin(Match(table.game, table.setup, dealer(session, row)))


def claim(house: House, caller: Caller, match: str, wanted: Claim) -> int:
    """Take the seat that a secret is for. One that is taken is only joined by who says so."""
    with house.changing(match) as change:
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


def sit(house: House, caller: Caller) -> tuple[str, int]:
    """The table and seat of a program that comes with a seat's secret; it counts as being there."""
    with house.store.read() as session:
        row = seat_of_secret(session, caller.bearer) if caller.bearer else None
        if row is None:
            raise problem("not-yours", "wrong-secret-link")
        match, seat, taken = row.match_id, row.seat, row.taken
    if not taken:
        with house.changing(match) as change:
            found = seat_of_secret(change.session, caller.bearer)
            if found is None:
                raise problem("not-yours", "wrong-secret-link")
            found.taken = True
            change.row.revision += 1
            start_if_full(change)
    return match, seat


def change_seat(
    house: House, caller: Caller, match: str, seat: int, kind: str, bot: str
) -> str | None:
    """Whoever opened the table replaces a missing player by a bot or hands the seat on."""
    secret: str | None = None
    with house.changing(match) as change:
        session, row = change.session, change.row
        if kind == "bot":
            level(bot, row.game, house.settings.bot_seconds)
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
        found.kind = kind
        found.bot = bot if kind == "bot" else ""
        found.taken = kind == "bot"
        found.secret = None
        row.revision += 1
        if kind == "link":
            secret = _new_link(session, match, seat)
        start_if_full(change)
    return secret


def rematch(house: House, caller: Caller, match: str) -> tuple[str, dict[int, str]]:
    """The same seats and options once more; whoever held a seat holds it again."""
    with house.changing(match) as change:
        old, session = change.row, change.session
        if not house.seats_of(session, caller, match) and old.opener != caller.client:
            raise problem("not-yours", "not-your-seat")
        if old.state != "over":
            raise problem("conflict", "not-over")
        if old.rematch is not None:
            return old.rematch, {}
        client = recognised(session, caller)
        bound_tables(house, session, client)
        setup = agreed(old.game, old.players, old.options, old.modules)
        row = new_match(setup, client, title=once_more(old.title), public=old.public)
        seal(session, row)
        links = _seat_again(session, match, row, change.table.seats)
        first_deal(house, session, row)
        old.rematch = row.id
        old.revision += 1
    house.tell(row)
    return row.id, links


def once_more(title: str) -> str:
    """The title of the next game of a row: `Ours`, `Ours (2)`, `Ours (3)`."""
    named = re.fullmatch(r"(.*) \((\d{1,3})\)", title)
    first, count = (named[1], int(named[2])) if named else (title, 1)
    # Who gave no title gets none; a long one keeps its room.
    return f"{first[: LONGEST_TITLE - 6]} ({count + 1})" if first else ""


def _seat_again(
    session: Session, match: str, row: MatchRow, seats: list[Sitting]
) -> dict[int, str]:
    """Who held a seat by a client holds it again; who held it by a link alone gets a new one."""
    links: dict[int, str] = {}
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
            links[one.seat] = _new_link(session, row.id, one.seat)
    return links


def listed(house: House, caller: Caller) -> dict[str, Any]:
    """The caller's own tables, and those that everyone may watch."""
    with house.store.read() as session:
        own = select(BindingRow.match_id).where(BindingRow.client == caller.client)
        mine = session.scalars(
            select(MatchRow)
            .where(or_(MatchRow.id.in_(own), MatchRow.opener == caller.client))
            .order_by(MatchRow.touched.desc())
            .limit(SHOWN)
        ).all()
        public = session.scalars(
            select(MatchRow)
            .where(MatchRow.public, MatchRow.state != "over")
            .order_by(MatchRow.touched.desc())
            .limit(SHOWN)
        ).all()
        seated = _seated(session, [*mine, *public])
        held = _held(session, caller)
        return {
            "mine": [_summary(row, seated, held) for row in mine if caller.client],
            "public": [_summary(row, seated, held) for row in public],
        }


def _seated(session: Session, rows: list[MatchRow]) -> dict[str, list[Sitting]]:
    found: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    seats = session.scalars(
        select(SeatRow).where(SeatRow.match_id.in_(found)).order_by(SeatRow.seat)
    )
    for row in seats:
        found[row.match_id].append(Sitting(row.seat, row.kind, row.bot, row.name, row.taken))
    return found


def _held(session: Session, caller: Caller) -> dict[str, set[int]]:
    held: dict[str, set[int]] = {}
    rows = session.scalars(select(BindingRow).where(BindingRow.client == caller.client))
    for row in rows:
        held.setdefault(row.match_id, set()).add(row.seat)
    return held


def _summary(
    row: MatchRow, seated: dict[str, list[Sitting]], held: dict[str, set[int]]
) -> dict[str, Any]:
    mine = held.get(row.id, set())
    return {
        "table": row.id,
        "title": row.title,
        "game": row.game,
        "state": row.state,
        "decision": row.entries,
        "seats": [sitting(one, mine) for one in seated[row.id]],
        "turn": list(row.turn),
        "created": row.created,
        "changed": row.touched,
    }
