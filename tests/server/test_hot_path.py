"""The hot path: an answer and what the stream tells of it need no session and no walk over the journal."""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.exc import IntegrityError

from feldzug.games import GAMES
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.journal import TakeBack, in_force
from feldzug.kernel.match import Match
from feldzug.server.app import create_app
from feldzug.server.auth import Caller
from feldzug.server.presenter import steps
from feldzug.server.serializer import serializer
from feldzug.server.settings import Settings
from feldzug.server.store import database, transaction
from feldzug.server.store.models import MatchRow
from feldzug.server.store.statements import NEW_ENTRY, STAMP
from feldzug.server.tables import TableRepository
from tests.server.conftest import EASY, running
from tests.server.forward import fast_forward
from tests.server.players import Player
from tests.server.processes import postgres
from tests.server.test_streams import listening


def no_session(*_: Any, **__: Any) -> None:
    raise AssertionError("a session was made")


def test_an_answer_and_its_step_need_no_session(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    turn = player.see(table)["turn"][0]
    with listening(player, f"{table}:{turn}") as told:
        seen = next(told).data
        with monkeypatch.context() as patch:
            patch.setattr(transaction, "Session", no_session)
            patch.setattr(database, "Session", no_session)
            reply = player.answer(table, seen)
            assert reply.status_code == 200
            message = next(told)
        assert message.event == "step"
        assert message.data == reply.json()
    assert player.see(table, turn)["entries"] == reply.json()["entries"] > seen["entries"]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def test_what_an_answer_writes_is_what_the_store_holds(kind: str, db: str) -> None:
    """Else everything would be read anew before the next one."""
    with ExitStack() as stack:
        url = db if kind == "sqlite" else stack.enter_context(postgres())
        app = create_app(EASY.changed(db=url))
        address = stack.enter_context(running(app))
        player = Player(stack.enter_context(httpx.Client(base_url=address, timeout=30)), 1)
        table = player.open("me", "here")["table"]
        assert player.answer(table, player.see(table, player.see(table)["turn"][0])).is_success
        tables: TableRepository = app.state.tables
        with tables.store.glance() as driver:
            (held,) = driver.run(STAMP, {"match": table})
        assert tables._tables[table].is_current(tuple(held))


def test_what_another_process_has_changed_is_seen(app: FastAPI, player: Player) -> None:
    """Beside the game, too, and in a column that no answer changes."""
    table = player.open("me", "here")["table"]
    before = player.see(table)
    tables: TableRepository = app.state.tables
    with tables.store.write() as session:
        session.get_one(MatchRow, table).title = "Ours"
    assert player.answer(table, player.see(table, before["turn"][0])).status_code == 200
    assert player.see(table)["title"] == "Ours"


def test_what_is_still_to_be_written_is_noted_without_a_session(
    app: FastAPI, player: Player, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever becomes of this process, the next one finds it."""
    table = player.open("me", "here")["table"]
    player.play(table, 1)
    tables: TableRepository = app.state.tables
    monkeypatch.setattr(tables, "unwritten", lambda _: None)
    tables.settings = settings.changed(snapshot_every=10**6)
    with monkeypatch.context() as patch:
        patch.setattr(transaction, "Session", no_session)
        fast_forward(app, table, 60)
    with tables.store.read() as session:
        row = session.get_one(MatchRow, table)
        assert row.scores_due == row.entries > 60


@pytest.mark.parametrize("caller", [Caller(client="some browser"), Caller(bearer="a program")])
def test_while_a_stream_puts_together_what_it_tells_no_connection_is_held(
    app: FastAPI, player: Player, caller: Caller
) -> None:
    """It may need one to complete the log; if all streams held one meanwhile, all would wait for ever."""
    table = player.open("me", "here")["table"]
    tables: TableRepository = app.state.tables
    held = tables.store.engine.pool.checkedout()  # type: ignore[attr-defined]
    with tables.looking(table, caller) as (found, mine):
        assert tables.store.engine.pool.checkedout() == held  # type: ignore[attr-defined]
        assert found.position is not None
        assert mine == set()


def test_a_number_is_given_once(app: FastAPI, player: Player) -> None:
    """Errors of the driver are those of SQLAlchemy, without the values."""
    table = player.open("me", "here")["table"]
    tables: TableRepository = app.state.tables
    taken = {"match_id": table, "number": 0, "seat": 0, "action": "a secret", "at": 0}
    with pytest.raises(IntegrityError) as refusal, tables.store.transaction() as held:
        held.driver.run(NEW_ENTRY, taken)
    assert "a secret" not in str(refusal.value)


def test_what_was_taken_back_is_told_of_any_part_of_the_journal() -> None:
    chance = random.Random(5)
    game = GAMES["ring-war"]
    match = Match(game, game.setup(2, setup="quick"), Dealer(5))
    while len(match.journal) < 120:
        seat = match.position.waiting()[0]
        if match.can_undo(seat) and chance.random() < 0.3:
            match.undo(seat)
        else:
            match.play(seat, chance.choice(match.position.legal(seat)))
    standing = set(in_force(match.journal))
    backs = [n for n, entry in enumerate(match.journal) if isinstance(entry.action, TakeBack)]
    assert backs
    for first in range(len(match.journal)):
        told = steps(match, serializer(game), 0, first, len(match.journal))
        undone = {step.n for step in told if step.undone}
        assert undone == {n for n in range(first, len(match.journal)) if n not in standing} - set(
            backs
        )
