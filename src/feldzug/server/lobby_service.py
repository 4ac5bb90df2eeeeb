"""The lobby: opening tables, listing them, playing once more."""

from __future__ import annotations

import re
import secrets
from typing import Final

from sqlalchemy import Select, case, delete, func, or_, select, update
from sqlalchemy.orm import Session

from feldzug.games import game as game_of
from feldzug.kernel.dealer import SealedDealer
from feldzug.kernel.errors import BadOptions, FeldzugError
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.match import Match
from feldzug.kernel.values import because
from feldzug.server.auth import Caller, hashed
from feldzug.server.clock import now
from feldzug.server.leaving import all_own
from feldzug.server.levels import level
from feldzug.server.models.common import LONGEST_TITLE
from feldzug.server.models.lobby import NewSeat, NewTable, Opened, Summary, Tables
from feldzug.server.presenter import summary
from feldzug.server.problems import problem, refused
from feldzug.server.seat_service import recognised, seat_again, seat_all, start_if_full
from feldzug.server.store.models import (
    MOST_FAILURES,
    ArchivedRow,
    BindingRow,
    DealerRow,
    MatchRow,
    SeatRow,
)
from feldzug.server.store.transaction import Transaction
from feldzug.server.table import Table, TableSeat, table_seat
from feldzug.server.table_change import Beforehand, Change
from feldzug.server.tables import TableRepository

SHOWN = 100
"""So many tables are listed at most, the liveliest first."""
SHOWN_OF_ONE: Final = 3
"""So many public tables of one opener are listed."""
SHOWN_FIRST_OF_AN_ADDRESS: Final = 6
"""So many public tables from one address come before those of all others: a club may share one."""


GRACE_DAYS: Final = 1.0
"""So long after it was found to be abandoned a table is forgotten; sooner where tables are kept less long."""


def agreed(
    game: str, players: int, options: dict[str, str], modules: list[str], preset: str = ""
) -> Setup:
    """The set-up of a new table."""
    found: Game | None = None
    try:
        found = game_of(game)
        for key in options:
            if key not in {option.key for option in found.options}:
                raise BadOptions(because("unknown-option", "kernel", option=key[:40]))
        return found.setup(players, tuple(modules), preset, **options)
    except FeldzugError as error:
        raise refused(error, found) from error


def open_table(tables: TableRepository, caller: Caller, wanted: NewTable) -> Opened:
    """A new table; returns it with the secrets of the seats that are for someone elsewhere."""
    setup = agreed(wanted.game, wanted.players, wanted.options, wanted.modules, wanted.preset)
    seats = with_roles(setup, wanted.seats)
    for seat in seats[: setup.players]:
        if seat.kind == "bot":
            level(seat.bot, setup.game, tables.settings.bot_seconds)
    tables.openings.take(caller.address)
    with tables.store.write() as session:
        forget_abandoned(tables, session)
        client = recognised(session, caller)
        limit_tables(tables, session, client)
        row = new_match(setup, client, wanted.title, wanted.public, caller.address)
        row.preset = wanted.preset
        row.free_take_back = wanted.free_take_back
        seal(session, row)
        links = seat_all(session, row, seats, client)
        first_deal(tables, session, row)
    tables.notify(row)
    return Opened(row.id, links)


def with_roles(setup: Setup, wanted: list[NewSeat]) -> list[NewSeat]:
    """The seats of all players and roles; roles of which nothing is said are the opener's."""
    roles = game_of(setup.game).roles
    if len(wanted) not in (setup.players, setup.players + len(roles)):
        raise problem("bad-request", "wrong-seats", seats=len(wanted), players=setup.players)
    if any(seat.kind == "bot" for seat in wanted[setup.players :]):
        raise problem("bad-request", "role-without-person")
    missing = setup.players + len(roles) - len(wanted)
    return [*wanted, *[NewSeat(kind="me") for _ in range(missing)]]


def limit_tables(tables: TableRepository, session: Session, client: str) -> None:
    """Nobody has more than so many unfinished tables."""
    unfinished = session.scalar(
        select(func.count())
        .select_from(MatchRow)
        .where(MatchRow.opener == client, MatchRow.state != "over")
    )
    most = tables.settings.client_tables
    if (unfinished or 0) >= most:
        raise problem("too-many", "too-many-tables", most=most)


def limit_uploads(tables: TableRepository, session: Session, client: str) -> None:
    """Who has very many finished tables may play on, but upload no more."""
    finished = session.scalar(
        select(func.count())
        .select_from(MatchRow)
        .where(MatchRow.opener == client, MatchRow.state == "over")
    )
    most = tables.settings.client_finished
    if (finished or 0) >= most:
        raise problem("too-many", "too-many-finished", most=most)


def forget_abandoned(tables: TableRepository, session: Session) -> None:
    """Tables that were opened and never began make room for others, some at each new one.

    They are noted first and forgotten some time later: a clock that was wrong may be put right by then.
    """
    present, days = now(), tables.settings.open_days
    old = session.execute(
        select(MatchRow.id, MatchRow.abandoned)
        # Public or not: said, so that the index of those columns can be used.
        .where(MatchRow.public.in_((True, False)), MatchRow.state == "open")
        .where(MatchRow.touched < present - _milliseconds(days))
        .limit(SHOWN)
        .with_for_update(skip_locked=True)
    ).all()
    noted = present - _milliseconds(min(GRACE_DAYS, days / 10))
    gone = [match for match, since in old if since is not None and since <= noted]
    new = [match for match, since in old if since is None or since > present]
    if new:
        session.execute(update(MatchRow).where(MatchRow.id.in_(new)).values(abandoned=present))
    if gone:
        session.execute(update(MatchRow).where(MatchRow.rematch.in_(gone)).values(rematch=None))
        session.execute(delete(MatchRow).where(MatchRow.id.in_(gone)))


def _milliseconds(days: float) -> int:
    return int(days * 24 * 3600 * 1000)


def new_match(
    setup: Setup, client: str, title: str = "", public: bool = False, address: str = ""
) -> MatchRow:
    game = game_of(setup.game)
    return MatchRow(
        id=secrets.token_hex(12),
        game=setup.game,
        version=game.version,
        rules=game.rules(setup).id,
        players=setup.players,
        options=dict(setup.options),
        modules=list(setup.modules),
        preset="",
        content=game.content(setup),
        title=title,
        public=public,
        state="open",
        opener=client,
        opened_from=hashed(address) if public else "",
        commitment="",
        earlier=0,
        entries=0,
        known=0,
        revision=0,
        turn=[],
        bot_turn=False,
        failures=0,
        free_take_back=False,
        had_bots=False,
        taken_back_alone=False,
        created=now(),
        touched=now(),
    )


def seal(session: Session, row: MatchRow) -> None:
    """Write down a new match with a secret that its dice follow from, and promise it."""
    secret = secrets.token_bytes(32)
    row.commitment = SealedDealer(secret, game_of(row.game).parts).commitment
    session.add(row)
    session.flush()
    session.add(DealerRow(match_id=row.id, secret=secret))


def first_deal(tables: TableRepository, session: Session, row: MatchRow) -> None:
    """A new table: if everyone is there already, it begins before anyone hears of it."""
    session.flush()
    table = Table(row.id)
    table.refresh(session, row)
    change = Change(Transaction.of(session), table, row)
    start_if_full(change)
    tables.keep(change)


def begin_with(
    tables: TableRepository,
    session: Session,
    row: MatchRow,
    match: Match,
    beforehand: Beforehand | None = None,
) -> None:
    """Keep a match that is there already."""
    fresh = Table(row.id)
    fresh.refresh(session, row)  # it is still open, so there is nothing to load
    fresh.begin(match)
    row.state = "playing"
    row.revision += 1
    tables.keep(Change(Transaction.of(session), fresh, row, beforehand))


def rematch(tables: TableRepository, caller: Caller, match: str) -> Opened:
    """The same seats and options once more; whoever held a seat holds it again."""
    with tables.changing(match) as change:
        old, session = change.row, change.session
        if not tables.seats_of(session, caller, match) and old.opener != caller.client:
            raise problem("not-yours", "not-your-seat")
        if old.state != "over":
            raise problem("conflict", "not-over")
        if old.rematch is not None:
            return Opened(old.rematch, {})
        client = recognised(session, caller)
        limit_tables(tables, session, client)
        setup = agreed(old.game, old.players, old.options, old.modules)
        row = new_match(setup, client, once_more(old.title), old.public, caller.address)
        row.preset = old.preset
        row.free_take_back = old.free_take_back
        seal(session, row)
        links = seat_again(session, match, row, change.table.seats)
        first_deal(tables, session, row)
        old.rematch = row.id
        old.revision += 1
    tables.notify(row)
    return Opened(row.id, links)


def once_more(title: str) -> str:
    """The title of the next game of a row: `Ours`, `Ours (2)`, `Ours (3)`."""
    named = re.fullmatch(r"(.*) \((\d{1,3})\)", title)
    first, count = (named[1], int(named[2])) if named else (title, 1)
    # Who gave no title gets none; a long one keeps its room.
    return f"{first[: LONGEST_TITLE - 6]} ({count + 1})" if first else ""


def listed(tables: TableRepository, caller: Caller) -> Tables:
    """The caller's own tables, and those that everyone may watch."""
    with tables.store.read() as session:
        mine, archived = own_tables(session, caller.client)
        public = session.scalars(_public()).all()
        seated = _seated(session, [*mine, *public])
        held = _held(session, caller)

        def shown(row: MatchRow) -> Summary:
            own, seats = held.get(row.id, set()), seated[row.id]
            deletable = row.opener == caller.client and all_own(seats, own)
            put_away = row.id in archived
            return summary(row, seats, own, archived=put_away, deletable=deletable)

        return Tables(
            mine=[shown(row) for row in mine],
            public=[shown(row) for row in public],
        )


def _public() -> Select[MatchRow]:
    """Tables that everyone may watch: first where somebody is missing, then where several people play, last
    those of one person and bots. Of each opener only a few, and of each address a few before all others, so
    that nobody buries the others'.
    """
    people = (
        select(func.count())
        .select_from(SeatRow)
        .where(SeatRow.match_id == MatchRow.id, SeatRow.kind != "bot")
        .scalar_subquery()
    )
    rank = case((MatchRow.state == "open", 0), (people > 1, 1), else_=2)
    place = func.row_number().over(
        partition_by=MatchRow.opener, order_by=(rank, MatchRow.touched.desc())
    )
    among_neighbours = func.row_number().over(
        partition_by=(rank, MatchRow.opened_from), order_by=MatchRow.touched.desc()
    )
    ranked = (
        select(
            MatchRow.id,
            rank.label("rank"),
            place.label("place"),
            case((among_neighbours > SHOWN_FIRST_OF_AN_ADDRESS, 1), else_=0).label("later"),
        )
        .where(MatchRow.public, MatchRow.state != "over", MatchRow.failures < MOST_FAILURES)
        .subquery()
    )
    return (
        select(MatchRow)
        .join(ranked, ranked.c.id == MatchRow.id)
        .where(ranked.c.place <= SHOWN_OF_ONE)
        .order_by(ranked.c.rank, ranked.c.later, MatchRow.touched.desc())
        .limit(SHOWN)
    )


def own_tables(session: Session, client: str) -> tuple[list[MatchRow], set[str]]:
    """The tables that a client has opened or sits at, the liveliest first; and which it has put away."""
    if not client:
        return [], set()
    sits = select(BindingRow.match_id).where(BindingRow.client == client)
    away = select(ArchivedRow.match_id).where(ArchivedRow.client == client)
    asked = (
        select(MatchRow)
        .where(or_(MatchRow.id.in_(sits), MatchRow.opener == client))
        .order_by(MatchRow.touched.desc())
        .limit(SHOWN)
    )
    shown = session.scalars(asked.where(MatchRow.id.not_in(away))).all()
    archived = session.scalars(asked.where(MatchRow.id.in_(away))).all()
    return [*shown, *archived], {row.id for row in archived}


def _seated(session: Session, rows: list[MatchRow]) -> dict[str, list[TableSeat]]:
    found: dict[str, list[TableSeat]] = {row.id: [] for row in rows}
    seats = session.scalars(
        select(SeatRow).where(SeatRow.match_id.in_(found)).order_by(SeatRow.seat)
    )
    for row in seats:
        found[row.match_id].append(table_seat(row))
    return found


def _held(session: Session, caller: Caller) -> dict[str, set[int]]:
    held: dict[str, set[int]] = {}
    rows = session.scalars(select(BindingRow).where(BindingRow.client == caller.client))
    for row in rows:
        held.setdefault(row.match_id, set()).add(row.seat)
    return held
