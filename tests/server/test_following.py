"""Several processes at one table: what another has written is followed by what is new alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import delete

from feldzug.kernel.values import Seat
from feldzug.parts.registration import registration
from feldzug.server.app import create_app
from feldzug.server.auth import Caller
from feldzug.server.glances import kept_scores, packed
from feldzug.server.lobby_service import open_table
from feldzug.server.models.lobby import NewSeat, NewTable
from feldzug.server.play_service import answer
from feldzug.server.store import database, transaction
from feldzug.server.store.database import Store
from feldzug.server.store.models import BindingRow, MatchRow
from feldzug.server.store.prepared import Driver, Prepared, Values
from feldzug.server.store.statements import STAMP
from feldzug.server.tables import TableRepository
from tests.server.conftest import EASY, running
from tests.server.players import QUICK, Player
from tests.server.processes import postgres
from tests.server.test_hot_path import no_session
from tests.server.test_streams import Message, listening

ME = Caller(client="c" * 64)


@pytest.fixture
def processes(url: str) -> Iterator[list[TableRepository]]:
    """Three processes on one store, as far as their memory goes."""
    settings = EASY.changed(db=url, bot_workers=0, snapshot_every=10**6)
    found = [TableRepository(settings, Store(settings.url)) for _ in range(3)]
    found[0].store.migrate()
    yield found
    for one in found:
        one.store.close()


def opened(tables: TableRepository) -> str:
    seats = [NewSeat(kind="me"), NewSeat(kind="here")]
    wanted = NewTable(game="ring-war", players=2, options=QUICK, seats=seats)
    return open_table(tables, ME, wanted).table


def act(tables: TableRepository, match: str, chance: random.Random) -> None:
    """Look at a table and answer at random."""
    with tables.looking(match, ME) as (table, _):
        seat = table.turn[0]
        token, decision = table.token(seat), table.decision
        action = table.serializer.pack(chance.choice(table.match.position.legal(Seat(seat))))
    answer(tables, ME, match, seat, token, f"key-{decision:06}", [action])


def is_what_the_store_holds(tables: TableRepository, match: str) -> bool:
    with tables.store.glance() as driver:
        (held,) = driver.run(STAMP, {"match": match})
    return tables._tables[match].is_current(tuple(held))


def test_processes_that_play_in_turns_need_no_session(
    processes: list[TableRepository], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, fresh = processes
    match = opened(one)
    for tables in (one, two):
        with tables.looking(match, ME):
            pass
    chance = random.Random(5)
    with monkeypatch.context() as patch:
        patch.setattr(transaction, "Session", no_session)
        patch.setattr(database, "Session", no_session)
        for turn in range(60):
            act((one, two)[turn % 2], match, chance)
        with one.looking(match, ME), two.looking(match, ME):
            pass
    with fresh.reading(match) as (session, read):
        stored = read.row
        glance = registration("ring-war").glance
        assert glance is not None
        assert stored.glance == packed(glance(read.match.position))
        assert kept_scores(session, match)[-1].points == stored.glance["points"]
        for tables in (one, two):
            assert is_what_the_store_holds(tables, match)
            known = tables._tables[match]
            assert known.match.journal == read.match.journal
            codec = read.serializer.codec
            text = codec.text(read.match.position, read.setup)
            assert codec.text(known.match.position, known.setup) == text
            for column in MatchRow.__table__.c:
                if column.name != "content":
                    mine, its = getattr(known.row, column.name), getattr(stored, column.name)
                    assert mine == its, column.name


def test_a_table_is_not_followed_past_a_change_of_its_seats(
    processes: list[TableRepository],
) -> None:
    """Who holds which seat is read anew, before anything is told of what happened since."""
    one, two, _ = processes
    match = opened(one)
    for tables in (one, two):
        with tables.looking(match, ME) as (_, mine):
            assert mine == {0, 1}
    act(one, match, random.Random(5))
    assert two.follow(match)
    with one.changing(match) as change:
        change.session.execute(delete(BindingRow).where(BindingRow.match_id == match))
        change.row.revision += 1
    known = two._tables[match].decision
    assert not two.follow(match)
    with two.at_hand(match, ME) as found:
        assert found is not None
        assert found[0].decision == known  # nothing that came later is told to who held it then
    with two.looking(match, ME) as (_, mine):
        assert mine == set()


def test_who_is_far_behind_or_too_late_is_not_led_on(processes: list[TableRepository]) -> None:
    one, two, _ = processes
    match = opened(one)
    with one.looking(match, ME), two.looking(match, ME):
        pass
    chance = random.Random(5)
    while one._tables[match].decision - two._tables[match].decision <= 50:
        act(one, match, chance)
    assert not two.follow(match)
    with two.looking(match, ME) as (table, _):
        assert table.decision == one._tables[match].decision
    assert two.follow(match)
    with one.removing(match):
        pass
    assert not two.follow(match)


@contextmanager
def two_servers() -> Iterator[tuple[list[Any], list[str]]]:
    """Two servers in this process on one PostgreSQL: their apps and addresses."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        settings = EASY.changed(db=url, bot_workers=0, heartbeat=600)
        apps = [create_app(settings) for _ in range(2)]
        yield apps, [stack.enter_context(running(app)) for app in apps]


@pytest.mark.postgres
def test_what_another_process_has_entered_is_read_once_for_all_streams(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with two_servers() as (apps, (here, there)), ExitStack() as stack:
        ann = Player(stack.enter_context(httpx.Client(base_url=here, timeout=30)), 1)
        table = ann.open("me", "here")["table"]
        streams: list[Iterator[Message]] = []
        for n in range(3):
            http = stack.enter_context(httpx.Client(base_url=there, timeout=30))
            streams.append(stack.enter_context(listening(Player(http, n), f"{table}:-")))
        for told in streams:
            assert next(told).event == "table"
        seen = ann.see(table, ann.see(table)["turn"][0])
        store, asked = apps[1].state.tables.store, 0
        glance = store.glance

        def counted() -> Any:
            nonlocal asked
            asked += 1
            return glance()

        with monkeypatch.context() as patch:
            patch.setattr(transaction, "Session", no_session)
            patch.setattr(database, "Session", no_session)
            patch.setattr(store, "glance", counted)
            assert ann.answer(table, seen).status_code == 200
            for told in streams:
                message = next(told)
                assert message.event == "step"
                assert message.data["entries"] > seen["entries"]
        assert asked == 1


@pytest.mark.postgres
def test_no_answer_waits_until_others_have_announced_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """PostgreSQL lets transactions that announce something commit one after another."""
    run = Driver.run
    asked: list[str] = []

    def noted(self: Driver, statement: Prepared, values: Values) -> list[Any]:
        asked.append(str(statement.statement))
        return run(self, statement, values)

    with (
        two_servers() as (_, (here, there)),
        httpx.Client(base_url=here, timeout=30) as near,
        httpx.Client(base_url=there, timeout=30) as far,
    ):
        ann = Player(near, 1)
        table = ann.open("me", "here")["table"]
        seen = ann.see(table, ann.see(table)["turn"][0])
        with listening(Player(far, 2), f"{table}:-") as told:
            assert next(told).event == "table"
            with monkeypatch.context() as patch:
                patch.setattr(Driver, "run", noted)
                assert ann.answer(table, seen).status_code == 200
            assert next(told).event == "step"
    assert any("INSERT INTO answered" in one for one in asked)
    assert not any("pg_notify" in one for one in asked)
