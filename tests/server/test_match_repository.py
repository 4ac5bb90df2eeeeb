"""What is kept: the schema, snapshots, games from before a change of the rules."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fastapi import FastAPI
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.errors import BadRecord
from feldzug.kernel.journal import Entry
from feldzug.kernel.match import Match
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Seat
from feldzug.parts.windows import Window
from feldzug.server import match_repository
from feldzug.server.auth import Caller
from feldzug.server.glances import kept_scores
from feldzug.server.history import steps
from feldzug.server.lobby_service import GRACE_DAYS, open_table
from feldzug.server.match_repository import MatchRepository
from feldzug.server.models.lobby import NewSeat, NewTable
from feldzug.server.play_service import answer
from feldzug.server.serializer import serializer
from feldzug.server.settings import Settings
from feldzug.server.store.database import Store
from feldzug.server.store.models import (
    AnsweredRow,
    Base,
    BindingRow,
    DealerRow,
    EntryRow,
    MatchRow,
    SeatRow,
    SnapshotRow,
)
from feldzug.server.store.transaction import Transaction
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository
from tests.server.conftest import EASY, Make
from tests.server.forward import fast_forward, play_on, until
from tests.server.players import QUICK, Player, problem
from tests.server.test_transcripts import written

SOURCES = Path(__file__).resolve().parents[2] / "src" / "feldzug" / "server"


def test_migrations_make_the_schema_of_the_models(url: str) -> None:
    store = Store(Settings(db=url).url)
    store.migrate()
    store.migrate()  # the second time there is nothing to do
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
    store.close()


def test_what_is_acknowledged_is_on_the_disk(app: FastAPI, player: Player) -> None:
    player.open("me", "here")
    with app.state.tables.store.read() as session:
        asked = {p: session.connection().exec_driver_sql(f"PRAGMA {p}").scalar() for p in PRAGMAS}
    assert asked == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def elsewhere(settings: Settings) -> TableRepository:
    """Another process, as far as its memory goes."""
    return TableRepository(settings, Store(settings.url))


def test_a_match_is_resumed_from_its_snapshots(
    app: FastAPI, player: Player, settings: Settings
) -> None:
    table = player.open("me", "here")["table"]
    repository: TableRepository = app.state.tables
    repository.settings = settings.changed(snapshot_every=50)
    for n in range(40):
        fast_forward(app, table, 10, n)
    with repository.store.read() as session:
        number = session.scalars(select(SnapshotRow.number)).one()  # older ones are not needed
    assert number > 100  # it is not the first
    other = elsewhere(settings)
    with repository.reading(table) as (_, known), other.reading(table) as (_, resumed):
        assert resumed.match.log_start > 0
        _same(known, resumed)
        for seat in (0, 1):
            assert known.match.can_undo(seat) == resumed.match.can_undo(seat)  # type: ignore[arg-type]
    with other.changing(table) as change:
        play_on(change.table.match, 30, 5)
    with repository.reading(table) as (_, known), other.reading(table) as (_, resumed):
        _same(known, resumed)  # it has caught up
    with other.reading(table) as (_, resumed):
        assert resumed.match.log_start > 0
    asked = Caller(), table, None, 0, None
    assert steps(other, *asked) == steps(repository, *asked)
    with repository.reading(table) as (_, known), other.reading(table) as (_, resumed):
        assert resumed.match.log_start == 0  # and need not be repeated again
        assert resumed.with_log(0).log == known.with_log(0).log
        _same(known, resumed)
    other.store.close()


def test_loading_reads_only_what_came_after_the_snapshot(
    app: FastAPI, player: Player, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest of the journal is read when somebody looks back."""
    table = player.open("me", "here")["table"]
    repository: TableRepository = app.state.tables
    repository.settings = settings.changed(snapshot_every=20)
    for seed in range(12):
        fast_forward(app, table, 10, seed)
    with repository.store.read() as session:
        (kept,) = session.scalars(
            select(SnapshotRow.number).where(SnapshotRow.match_id == table, SnapshotRow.fence)
        )
    asked: list[tuple[int, int]] = []
    read = match_repository.read_entries

    def noted(session: Any, codec: Any, match: str, since: int, end: int) -> list[Entry]:
        asked.append((since, end))
        return read(session, codec, match, since, end)

    monkeypatch.setattr(match_repository, "read_entries", noted)
    other = elsewhere(settings)
    with repository.reading(table) as (_, known), other.reading(table) as (_, loaded):
        end = known.decision
        assert asked == [(kept, end)]
        assert loaded.match.entries(kept) == known.match.entries(kept)
        assert asked == [(kept, end)]
        assert loaded.match.journal == known.match.journal
        assert asked == [(kept, end), (0, kept)]
        _same(known, loaded)
    other.store.close()


def test_prepared_statements_write_what_the_orm_reads(url: str) -> None:
    """On both databases, and what a process remembers of a row is what the store holds."""
    settings = EASY.changed(db=url, bot_workers=0)
    one, two = elsewhere(settings), elsewhere(settings)
    one.store.migrate()
    caller = Caller(client="c" * 64)
    seats = [NewSeat(kind="me"), NewSeat(kind="here")]
    wanted = NewTable(game="ring-war", players=2, options=QUICK, seats=seats)
    match = open_table(one, caller, wanted).table
    chance = random.Random(3)
    for n in range(60):
        with one.reading(match) as (_, table):
            seat = table.turn[0]
            token = table.token(seat)
            action = table.serializer.pack(chance.choice(table.match.position.legal(Seat(seat))))
        answer(one, caller, match, seat, token, f"key-{n:06}", [action])
    with one.store.read() as session:
        stored = session.get_one(MatchRow, match)
        remembered = one._tables[match].row
        for column in MatchRow.__table__.c:
            if column.name != "content":
                assert getattr(remembered, column.name) == getattr(stored, column.name), column.name
        answered = session.scalars(select(AnsweredRow).where(AnsweredRow.match_id == match)).all()
        assert {row.key for row in answered} == {f"key-{n:06}" for n in range(60)}
        scores = kept_scores(session, match)
        assert scores == sorted(scores, key=lambda row: row.number)
        assert stored.glance is not None
        assert scores[-1].points == stored.glance["points"]
    with one.reading(match) as (_, known), two.reading(match) as (_, loaded):
        _same(known, loaded)
    one.store.close()
    two.store.close()


def test_a_look_sees_one_moment(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one process reads a match, another plays on and takes a snapshot."""
    settings = EASY.changed(db=url, snapshot_every=1, bot_workers=0)
    one, two = elsewhere(settings), elsewhere(settings)
    one.store.migrate()
    seats = [NewSeat(kind="here"), NewSeat(kind="here")]
    wanted = NewTable(game="ring-war", players=2, options=QUICK, seats=seats)
    table = open_table(one, Caller(), wanted).table
    entries = MatchRepository.entries

    def meanwhile(self: MatchRepository, since: int) -> list[Entry]:
        found = entries(self, since)
        with monkeypatch.context() as patch:
            patch.setattr(MatchRepository, "entries", entries)
            with one.changing(table) as change:
                play_on(change.table.match, 40, 1)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(MatchRepository, "entries", meanwhile)
        with two.reading(table):
            pass
    with one.reading(table) as (_, known), two.reading(table) as (_, loaded):
        _same(known, loaded)
    one.store.close()
    two.store.close()


def test_what_cannot_be_brought_up_to_date_is_read_anew(
    app: FastAPI, player: Player, settings: Settings
) -> None:
    table = player.open("me", "here")["table"]
    other = elsewhere(settings)
    with other.reading(table) as (_, damaged):
        damaged.match.position = damaged.match.at(0)
    fast_forward(app, table, 20)
    with pytest.raises(BadRecord), other.reading(table):
        pass
    with app.state.tables.reading(table) as (_, known), other.reading(table) as (_, loaded):
        _same(known, loaded)
    other.store.close()


def test_what_is_kept_when_a_match_leaves_the_memory(app: FastAPI, new_player: Make) -> None:
    repository: TableRepository = app.state.tables
    repository.settings = repository.settings.changed(cached=2)
    ann = new_player()
    tables = [ann.open("me", "here")["table"] for _ in range(4)]
    seen = [ann.see(table, 0) for table in tables]
    assert [ann.see(table, 0) for table in tables] == seen
    with repository.store.read() as session:
        assert session.scalar(select(func.count()).select_from(SnapshotRow)) >= 2  # type: ignore[operator]


def test_only_the_newest_snapshots_are_kept(app: FastAPI, player: Player) -> None:
    """The newest, to go on from after a release; and the newest at a fence, to load the match from."""
    table = player.open("me", "here")["table"]
    repository: TableRepository = app.state.tables
    for n in range(30):
        fast_forward(app, table, 7, n)
        with repository.reading(table) as (_, found):
            checkpoint = found.match.checkpoint()
            known = found.known_entries(None)
        repository.close()  # as if it left the memory each time
        with repository.store.read() as session:
            rows = session.execute(select(SnapshotRow.number, SnapshotRow.fence)).all()
        kept: list[tuple[int, bool]] = sorted((number, at_fence) for number, at_fence in rows)
        assert kept[-1] == (checkpoint.number, checkpoint.fence)
        assert sum(not at_fence for _, at_fence in kept) <= 1
        assert sum(at_fence for _, at_fence in kept) <= 1
        repository._tables.clear()
        assert player.see(table)["entries"] == known


def test_a_table_that_never_began_is_forgotten(app: FastAPI, player: Player) -> None:
    repository: TableRepository = app.state.tables
    over = player.open("me", "here")["table"]
    fast_forward(app, over)
    going = player.open("me", "here")["table"]
    waiting, left = (player.open("me", "link")["table"] for _ in range(2))
    with repository.store.write() as session:
        a_while = int(repository.settings.open_days * 24 * 3600 * 1000)
        for table, age in ((over, 2.0), (going, 2.0), (waiting, 0.9), (left, 1.1)):
            session.get_one(MatchRow, table).touched -= int(age * a_while)
        session.get_one(MatchRow, over).rematch = left
    player.open("me", "link")
    assert player.see(left)["state"] == "open"  # it is only noted so far
    with repository.store.write() as session:
        noted = session.get_one(MatchRow, left)
        assert noted.abandoned is not None
        noted.abandoned -= int(1.1 * GRACE_DAYS * 24 * 3600 * 1000)
    player.open("me", "link")
    for table in (over, going, waiting):
        assert player.see(table)["table"] == table
    assert problem(player.http.get(f"/api/tables/{left}"))["type"] == "unknown"
    assert player.see(over)["rematch"] is None
    with repository.store.read() as session:
        for rows in (SeatRow, BindingRow, DealerRow):
            assert not session.scalars(select(rows).where(rows.match_id == left)).all()


def test_a_game_goes_on_under_newer_rules(
    app: FastAPI, player: Player, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    fast_forward(app, table, 60)
    until(app, table, lambda g: bool(g.stack) and not isinstance(g.stack[-1], Sealed))
    before = player.see(table, 0)
    app.state.tables.close()  # as at the end of a server
    monkeypatch.setattr(RING_WAR, "version", RING_WAR.version + 1)
    app.state.tables._tables.clear()
    after = player.see(table, 0)
    assert after["view"] == before["view"]
    assert after["decision"] == after["first"] == before["decision"]
    player.play(table, 5)
    assert player.get(f"/api/tables/{table}/history", seat=0)[0]["n"] == before["decision"]
    assert player.see(table)["decision"] > before["decision"]
    other = elsewhere(settings)
    with app.state.tables.reading(table) as (_, known), other.reading(table) as (_, loaded):
        _same(known, loaded)
    other.store.close()


@pytest.mark.parametrize("end", ["closed", "killed", "closed by an earlier release"])
def test_newer_rules_do_not_tell_who_has_answered_an_open_window(
    app: FastAPI, player: Player, settings: Settings, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    table = player.open("me", "here")["table"]
    repository: TableRepository = app.state.tables
    until(app, table, _somebody_has_answered)
    before = [player.see(table, seat) for seat in (0, 1)]
    with repository.reading(table) as (_, known):
        match = known.match
        tokens = [known.token(seat) for seat in (0, 1, None)]
        entries = [known.known_entries(seat) for seat in (0, 1, None)]
        assert match.decision > match.begun == entries[2]
    if end != "killed":
        repository.close()
    if end == "closed by an earlier release":
        _keep_the_position_itself(repository, match)
    monkeypatch.setattr(RING_WAR, "version", RING_WAR.version + 1)
    repository._tables.clear()
    for seat in (0, 1):
        after = player.see(table, seat)
        assert after["first"] == match.begun
        assert {key: after[key] for key in before[seat] if key not in RENEWED} == {
            key: value for key, value in before[seat].items() if key not in RENEWED
        }
    with repository.reading(table) as (_, renewed):
        assert [renewed.token(seat) for seat in (0, 1, None)] == tokens
        assert [renewed.known_entries(seat) for seat in (0, 1, None)] == entries
        assert renewed.match.journal == match.journal[match.begun :]  # no answer was lost
        assert renewed.match.position.waiting() == match.position.waiting()
    player.play(table, 12)
    told = player.get(f"/api/tables/{table}/history", seat=0)
    assert [step["n"] for step in told] == list(range(match.begun, player.see(table, 0)["entries"]))
    other = elsewhere(settings)
    with repository.reading(table) as (_, renewed), other.reading(table) as (_, loaded):
        _same(renewed, loaded)
    other.store.close()


def test_an_answer_to_an_open_window_that_newer_rules_forbid_is_not_lost(
    app: FastAPI, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table waits for the release that it was played with; nothing of it is changed."""
    table = player.open("me", "here")["table"]
    repository: TableRepository = app.state.tables
    until(app, table, _somebody_has_answered)
    repository.close()
    before = [player.see(table, seat) for seat in (0, 1)]
    repository._tables.clear()
    with monkeypatch.context() as patch:
        patch.setattr(RING_WAR, "version", RING_WAR.version + 1)
        patch.setattr(Window, "options", lambda *_: [])
        for seat in (0, 1):
            refusal = problem(player.http.get(f"/api/tables/{table}", params={"seat": seat}))
            assert (refusal["type"], refusal["reason"]["key"]) == ("unavailable", "too-old")
    repository._tables.clear()
    assert [player.see(table, seat) for seat in (0, 1)] == before


RENEWED = ("first", "revision")


def _somebody_has_answered(position: Any) -> bool:
    top = position.stack[-1] if position.stack else None
    return isinstance(top, Window) and bool(top.steps)


def _keep_the_position_itself(repository: TableRepository, match: Match) -> None:
    """As releases did that did not go back to where a window began."""
    with repository.store.write() as session:
        row = session.scalars(select(SnapshotRow)).one()
        assert row.number == match.begun
        body = serializer(match.game).codec.text(match.position, match.setup)
        session.add(
            SnapshotRow(match_id=row.match_id, number=match.decision, fence=False, body=body)
        )


def test_a_finished_game_outlasts_a_change_of_the_rules(
    app: FastAPI, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    fast_forward(app, table)
    repository: TableRepository = app.state.tables
    before, public = player.see(table, 0), player.see(table)["view"]
    record = player.http.get(f"/api/tables/{table}/record").text
    written(app, table)
    with monkeypatch.context() as patch:
        patch.setattr(RING_WAR, "version", RING_WAR.version + 1)
        repository._tables.clear()
        after = player.see(table, 0)
        assert after["played_with"].startswith("ring-war@")
        seen = {key: value for key, value in after.items() if key not in ("view", "played_with")}
        assert seen == {key: before[key] for key in seen}
        assert after["view"] == public
        for path in ("record", "dice"):
            refusal = problem(player.http.get(f"/api/tables/{table}/{path}"))
            assert refusal["reason"]["key"] == "needs-its-rules"
            assert refusal["reason"]["args"] == {"rules": after["played_with"]}
        wanted = {"n": 0, "seat": 0, "bots": "random"}
        refusal = player.refused(f"/api/tables/{table}/branch", wanted)
        assert refusal["reason"]["key"] == "needs-its-rules"
        assert player.post(f"/api/tables/{table}/rematch")["table"]
    repository._tables.clear()  # as if the old release ran again: nothing of it was lost
    assert player.http.get(f"/api/tables/{table}/record").text == record
    assert len(player.get(f"/api/tables/{table}/history")) == before["decision"]


def test_a_failed_commit_changes_nothing(
    app: FastAPI, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    repository: TableRepository = app.state.tables
    seen = player.see(table, player.see(table)["turn"][0])

    def broken(*_: Any) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Transaction, "flush", broken)
        assert problem(player.answer(table, seen))["type"] == "failed"
    assert player.see(table, seen["seat"]) == seen
    with repository.store.read() as session:
        entries = session.scalar(select(func.count()).select_from(EntryRow))
        assert entries == session.get_one(MatchRow, table).entries == seen["decision"]


def test_a_failed_change_of_seats_changes_nothing(
    app: FastAPI, new_player: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    fast_forward(app, table, 60)
    before = ann.see(table)

    def broken(*_: Any) -> None:
        raise OperationalError("COMMIT", {}, OSError("the disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(Transaction, "flush", broken)
        refusal = ann.refused(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        assert refusal["type"] == "unavailable"
    assert ann.see(table) == before
    steps = ann.get(f"/api/tables/{table}/history", seat=0)
    mine = next(step["n"] for step in steps if step["seat"] == 0)
    ann.post(f"/api/tables/{table}/undo/ask", {"seat": 0, "to": mine})
    asked = ann.see(table)
    assert asked["decision"] == before["decision"]  # Ben has not agreed
    assert asked["undo"]["asked"]["consents"] == [0]


def test_a_refusal_does_not_read_everything_anew(app: FastAPI, player: Player) -> None:
    table = player.open("me", "here")["table"]
    seen = player.see(table, player.see(table)["turn"][0])
    with app.state.tables.reading(table) as (_, found):
        known = found.match
    assert problem(player.answer(table, seen, {"@": "Confirm"}))["type"] == "illegal"
    with app.state.tables.reading(table) as (_, found):
        assert found.match is known


def _same(one: Table, other: Table) -> None:
    codec, mine, yours = one.serializer.codec, one.match, other.match
    assert isinstance(mine, Match)
    assert mine.journal == yours.journal
    assert mine.decision == yours.decision
    assert codec.hash(mine.position, one.setup) == codec.hash(yours.position, other.setup)
