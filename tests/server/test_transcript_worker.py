"""What takes long to write of a match is written while nobody waits, and whatever becomes of the server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.answered import repeat_entry
from feldzug.kernel.journal import Entry
from feldzug.kernel.match import Match
from feldzug.server import final_transcript
from feldzug.server.app import create_app
from feldzug.server.settings import Settings
from feldzug.server.store.database import Store
from feldzug.server.store.models import MatchRow, ScoreRow, TranscriptRow
from feldzug.server.tables import TableRepository
from feldzug.server.transcript_worker import TranscriptWorker
from feldzug.server.transcripts import KeptTranscript
from tests.server.conftest import running
from tests.server.forward import fast_forward
from tests.server.players import Player
from tests.server.test_transcripts import newer_rules, written
from tests.waiting import eventually

PATIENCE = 20
"""Seconds after which something hangs that should not."""
LONG = 100
"""More entries than a game has when it has just begun."""


class Replayed:
    """Replays of long games, which take until somebody lets them go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.let_go = threading.Event()

    def wait(self) -> None:
        self.begun.set()
        assert self.let_go.wait(4 * PATIENCE)


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Replayed]:
    slow = Replayed()
    slow.let_go.set()
    repeat, re_enter = repeat_entry, Match.re_enter

    def slow_repeat(position: Any, entry: Entry) -> None:
        slow.wait()
        repeat(position, entry)

    def slow_re_enter(match: Match, entry: Entry, *, trusted: bool = True) -> None:
        if trusted and match.decision > LONG:
            slow.wait()
        re_enter(match, entry, trusted=trusted)

    monkeypatch.setattr(final_transcript, "repeat_entry", slow_repeat)
    monkeypatch.setattr(Match, "re_enter", slow_re_enter)
    yield slow
    slow.let_go.set()


def hold(slow: Replayed) -> None:
    slow.begun.clear()
    slow.let_go.clear()


def play_elsewhere(player: Player) -> None:
    """Somebody at another table answers, and is acknowledged."""
    player.http.timeout = httpx.Timeout(PATIENCE / 4)
    player.play(player.open("me", "here")["table"], 3)
    player.http.timeout = httpx.Timeout(2 * PATIENCE)


def long_game(player: Player, app: FastAPI) -> str:
    table = str(player.open("me", "here")["table"])
    fast_forward(app, table, LONG + 20)
    written(app, table)
    return table


def row_of(tables: TableRepository, table: str) -> MatchRow:
    with tables.store.read() as session:
        return session.get_one(MatchRow, table)


def kept_of(tables: TableRepository, table: str) -> KeptTranscript:
    with tables.store.read() as session:
        return KeptTranscript.unpack(session.get_one(TranscriptRow, table).body)


def test_nobody_waits_for_the_transcript_of_a_game_that_ends(
    player: Player, app: FastAPI, replayed: Replayed
) -> None:
    table = long_game(player, app)
    hold(replayed)
    try:
        assert player.post(f"/api/tables/{table}/seats/0/resign") == {"over": True}
        assert replayed.begun.wait(PATIENCE)
        play_elsewhere(player)
        assert player.see(table)["outcome"]["ending"] == "resigned"
        assert player.http.get(f"/api/tables/{table}/record").status_code == 200
    finally:
        replayed.let_go.set()
    written(app, table)
    assert len(kept_of(app.state.tables, table).shown) == player.see(table)["entries"] + 1


def test_nobody_waits_for_an_upload(player: Player, app: FastAPI, replayed: Replayed) -> None:
    table = long_game(player, app)
    player.post(f"/api/tables/{table}/seats/0/resign")
    text = player.http.get(f"/api/tables/{table}/record").text
    written(app, table)
    scores = player.get(f"/api/tables/{table}/scores")
    kept = kept_of(app.state.tables, table)
    hold(replayed)
    with ThreadPoolExecutor(1) as pool:
        sent = pool.submit(player.http.post, "/api/records", content=text, timeout=4 * PATIENCE)
        try:
            assert replayed.begun.wait(PATIENCE)
            play_elsewhere(player)
        finally:
            replayed.let_go.set()
        again = sent.result().json()["table"]
    assert not row_of(app.state.tables, again).is_unwritten
    assert player.get(f"/api/tables/{again}/scores") == scores
    assert kept_of(app.state.tables, again) == kept


def test_nobody_waits_for_the_scores_of_a_game_from_before_they_were_kept(
    player: Player, app: FastAPI, replayed: Replayed
) -> None:
    table = long_game(player, app)
    before = player.get(f"/api/tables/{table}/scores")
    with app.state.tables.store.write() as session:
        session.query(ScoreRow).filter(ScoreRow.match_id == table).delete()
        session.get_one(MatchRow, table).glance = None
    hold(replayed)
    try:
        player.play(table, 1)
        assert replayed.begun.wait(PATIENCE)
        play_elsewhere(player)
        player.play(table, 1)
    finally:
        replayed.let_go.set()
    assert player.get(f"/api/tables/{table}/scores")[: len(before)] == before
    written(app, table)
    assert player.get(f"/api/tables/{table}/scores")[: len(before)] == before
    with app.state.tables.store.read() as session:
        kept = session.query(ScoreRow).filter(ScoreRow.match_id == table).count()
    assert kept >= len(before)


@pytest.fixture
def killed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Any]:
    """A game whose server was killed after its last answer was durable, and what was told of it."""
    app = create_app(settings)
    with (
        monkeypatch.context() as patched,
        running(app) as address,
        httpx.Client(base_url=address, timeout=30) as http,
    ):
        patched.setattr(app.state.tables, "unwritten", lambda _: None)
        player = Player(http)
        table = player.open("me", "here")["table"]
        fast_forward(app, table)
        told = player.get(f"/api/tables/{table}/history"), player.see(table)
    assert row_of(app.state.tables, table).transcript_due
    return table, told


def test_a_server_that_is_killed_writes_it_after_the_next_start(
    settings: Settings, killed: tuple[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (history, seen) = killed
    app = create_app(settings)
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        written(app, table)
        some = [0, seen["entries"] // 2, seen["entries"]]
        shown = [player.get(f"/api/tables/{table}/at/{n}") for n in some]
        newer_rules(app, RING_WAR, monkeypatch)
        assert player.get(f"/api/tables/{table}/history") == history
        assert [player.get(f"/api/tables/{table}/at/{n}") for n in some] == shown


def test_a_server_that_ends_does_not_stay_to_write_it(
    settings: Settings, killed: tuple[str, Any], replayed: Replayed
) -> None:
    table, _ = killed
    hold(replayed)
    worker = TranscriptWorker(TableRepository(settings, Store(settings.url)))
    worker.start()
    assert replayed.begun.wait(PATIENCE)
    with ThreadPoolExecutor(1) as pool:
        ends = pool.submit(worker.stop)
        eventually(lambda: worker.stopped)
        replayed.begun.clear()
        replayed.let_go.set()
        ends.result(PATIENCE)
    assert not replayed.begun.is_set()  # no further entry
    assert row_of(worker.tables, table).transcript_due  # the next start finds it
    worker.tables.store.close()


def test_a_release_with_other_rules_that_comes_first_still_knows_what_was_told(
    settings: Settings, killed: tuple[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (history, seen) = killed
    app = create_app(settings)
    newer_rules(app, RING_WAR, monkeypatch)
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        assert player.get(f"/api/tables/{table}/history") == history
        now = player.see(table)
        assert (now["view"], now["outcome"]) == (seen["view"], seen["outcome"])
    assert row_of(
        app.state.tables, table
    ).transcript_due  # the rules it was played with may write it yet


def test_what_cannot_be_written_is_tried_once(
    player: Player, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And does not keep the worker from what comes after it."""
    tries: list[int] = []
    finished = final_transcript.finished

    def broken(match: Match, *more: Any) -> Any:
        if match.decision <= LONG:
            tries.append(match.decision)
            raise LookupError("nothing")
        return finished(match, *more)

    monkeypatch.setattr("feldzug.server.transcript_worker.finished", broken)
    table = player.open("me", "here")["table"]
    player.post(f"/api/tables/{table}/seats/0/resign")
    eventually(lambda: tries)
    app.state.tables.notify(row_of(app.state.tables, table))
    other = long_game(player, app)
    player.post(f"/api/tables/{other}/seats/0/resign")
    written(app, other)
    assert len(tries) == 1
    assert row_of(app.state.tables, table).transcript_due
