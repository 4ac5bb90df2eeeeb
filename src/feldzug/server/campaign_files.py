"""Campaign files: a whole campaign that goes on, as one sealed file, and a table from such a file.

It holds everything that is hidden, so who carries it cannot read it. But whoever takes it up runs that copy
and has the links of all its seats: it is for nobody who plays. The table that is made of it has new dice,
which nobody can have foreseen by playing on in a copy.
"""

from __future__ import annotations

import json
from typing import Any, Final

from feldzug.kernel import record
from feldzug.kernel.codec import canonical
from feldzug.server.auth import Caller
from feldzug.server.clock import now
from feldzug.server.deadlines import tell_all
from feldzug.server.desk_service import desk_row
from feldzug.server.lobby_service import begin_with, limit_tables, new_match
from feldzug.server.match_repository import MatchRepository
from feldzug.server.models.history import Imported
from feldzug.server.models.lobby import NewSeat
from feldzug.server.problems import problem
from feldzug.server.record_files import read_record
from feldzug.server.sealing import Broken, key_of, opened, sealed
from feldzug.server.seat_service import must_run, recognised, seat_all
from feldzug.server.serializer import serializer
from feldzug.server.store.models import DeskMessageRow, DeskRow, SeatRow
from feldzug.server.table_change import Change
from feldzug.server.tables import TableRepository
from feldzug.server.transcripts import earlier_part

MARK: Final = "feldzug-campaign:1:"
"""A campaign file begins with this."""


def write(tables: TableRepository, caller: Caller, match: str) -> str:
    """The file of a campaign, for who runs it."""
    with tables.changing(match) as change:
        if not change.table.game.roles:
            raise problem("conflict", "nobody-runs-it")
        must_run(tables, change, caller)
        key, past = key_of(tables.settings, change.session), change.table.copy()
        past.past = earlier_part(past, MatchRepository(change.session, change.row).transcript())
        whole = _described(change)
        # Who takes the file up elsewhere can look at what is hidden: at least nobody does so unnoticed.
        desk_row(change)
        tell_all(change.session, change.table, "copied", now())
    whole["record"] = record.write(past, [one["name"] for one in whole["seats"]])
    return MARK + sealed(key, canonical(whole)) + "\n"


def _described(change: Change) -> dict[str, Any]:
    desk = change.table.desk
    return {
        "title": change.row.title,
        "seats": [
            {
                "name": one.name,
                "kind": one.kind,
                "bot": one.bot,
                "stand_in": "" if one.covered else one.stand_in,
            }
            for one in change.table.seats
        ],
        "desk": None
        if desk is None
        else {
            "deadlines": desk.deadlines,
            "grace": desk.grace,
            "remind": desk.remind,
            "stand_in": desk.stand_in,
            "passes": desk.passes,
        },
        "messages": [
            [one.kind, one.text, one.seats, one.phase, one.at]
            for one in (desk.messages if desk is not None else ())
        ],
    }


def read(tables: TableRepository, caller: Caller, text: str) -> Imported:
    """A table from a campaign file. The caller runs it; every player's seat has a new link."""
    with tables.store.write() as session:
        key = key_of(tables.settings, session)
    try:
        whole = json.loads(opened(key, text.strip().removeprefix(MARK), 16 * _most(tables)))
    except Broken:
        raise problem("bad-request", "sealed-elsewhere") from None
    found, beforehand = read_record(tables.settings, whole["record"])
    match = found.match
    players = match.setup.players
    seats = [
        NewSeat(kind="bot", name=one["name"], bot=one["bot"])
        if one["kind"] == "bot" and n < players
        else NewSeat(kind="link" if n < players else "me", name=one["name"])
        for n, one in enumerate(whole["seats"])
    ]
    with tables.store.write() as session:
        client = recognised(session, caller)
        limit_tables(tables, session, client)
        row = new_match(match.setup, client, whole["title"])
        if match.origin is not None:
            row.origin = serializer(match.game).codec.text(match.origin, match.setup)
            row.earlier = row.entries = match.earlier
        session.add(row)
        session.flush()
        links = seat_all(session, row, seats, client)
        for n, one in enumerate(whole["seats"]):
            if bot := one.get("stand_in"):
                session.get_one(SeatRow, (row.id, n)).stand_in = bot
                row.had_bots = True
        if whole["desk"] is not None:
            # Nobody is late because a file was carried somewhere: the clock stands still at first.
            paused = DeskRow(
                match_id=row.id,
                **whole["desk"],
                paused=True,
                phase="",
                instance="",
                reminded=False,
            )
            session.add(paused)
            row.desk = True
        for n, (kind, told, about, phase, at) in enumerate(whole["messages"]):
            session.add(
                DeskMessageRow(
                    match_id=row.id,
                    number=n,
                    kind=kind,
                    text=told,
                    seats=about,
                    phase=phase,
                    at=min(at, now()),
                )
            )
        session.flush()
        begin_with(tables, session, row, match, beforehand)
    tables.notify(row)
    return Imported(row.id, links)


def _most(tables: TableRepository) -> int:
    return tables.settings.most_record
