"""Slow work keeps nobody waiting but those who asked for it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.server import slow_pool
from feldzug.server.auth import Caller
from feldzug.server.problems import Problem
from feldzug.server.settings import Settings
from tests.server.players import NEW_TABLE, OURS, Player, problem
from tests.waiting import eventually

ODDS = {"action": {"@": "Attack", "source": "moria", "target": "eregion"}}
PATIENCE = 20
"""Seconds after which something hangs that should not."""


class Computed:
    """Odds that take until somebody lets them go."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.let_go = threading.Event()

    def __call__(self, *_: Any) -> dict[str, float]:
        self.begun.release()
        assert self.let_go.wait(4 * PATIENCE)
        return {"taken": 0.5}


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Computed]:
    computed = Computed()
    monkeypatch.setattr("feldzug.analysis.chances.chances", computed)
    yield computed
    computed.let_go.set()


def ask(address: str, table: str) -> httpx.Response:
    return httpx.post(
        f"{address}/api/tables/{table}/odds", json=ODDS, headers=OURS, timeout=4 * PATIENCE
    )


@pytest.mark.slow
def test_nobody_waits_for_who_computes(address: str, player: Player, slow: Computed) -> None:
    table = player.open("me", "here")["table"]
    player.http.timeout = httpx.Timeout(PATIENCE)
    with ThreadPoolExecutor(slow_pool.EACH) as pool:
        asked = [pool.submit(ask, address, table) for _ in range(slow_pool.EACH)]
        try:
            assert slow.begun.acquire(timeout=PATIENCE)
            assert player.get("/health")["status"] == "well"
            seen = player.see(table, player.see(table)["turn"][0])
            assert player.answer(table, seen).status_code == 200
            assert player.open("me", "here")["table"]
        finally:
            slow.let_go.set()
        assert {reply.result().status_code for reply in asked} == {200}


def test_too_many_are_sent_away(
    address: str, player: Player, slow: Computed, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    monkeypatch.setattr(slow_pool, "EACH", 3)
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(ask, address, table) for _ in range(4)]
        try:
            done = next(as_completed(asked, PATIENCE))
            refusal = done.result()
            assert problem(refusal)["type"] == "too-many"
            assert refusal.headers["retry-after"]
        finally:
            slow.let_go.set()
        codes = sorted(reply.result().status_code for reply in asked)
    assert codes == [200, 200, 200, 429]
    assert ask(address, table).status_code == 200  # who has left counts no longer


class Replayed:
    """Replays that take until somebody lets them go."""

    def __init__(self, replay: Callable[[Match, int], Position]) -> None:
        self.begun = threading.Semaphore(0)
        self.let_go = threading.Event()
        self._replay = replay

    def at(self, match: Match, entry: int) -> Position:
        if entry > 0:
            self.begun.release()
            assert self.let_go.wait(4 * PATIENCE)
        return self._replay(match, entry)


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Replayed]:
    slow = Replayed(Match.at)

    def at(match: Match, entry: int) -> Position:
        return slow.at(match, entry)

    monkeypatch.setattr(Match, "at", at)
    yield slow
    slow.let_go.set()


@pytest.mark.parametrize("others", [("bot:random",), ("here",)])
def test_nobody_waits_for_a_long_game_that_is_taken_back(
    player: Player, replayed: Replayed, others: tuple[str, ...]
) -> None:
    """Neither when the bots agree at once nor when the last one at the table does."""
    steps: list[Any] = []
    while not steps:  # here no bot moves, and dice say who begins
        table = player.open("me", *others, free_take_back=True)["table"]
        player.play(table, 3)
        told = player.get(f"/api/tables/{table}/history")
        steps = [step["n"] for step in told if step["seat"] == 0]
    seen, to = player.see(table, 0), min(steps)
    player.http.timeout = httpx.Timeout(PATIENCE)
    path, body = f"/api/tables/{table}/undo/ask", {"seat": 0, "to": to}
    if others == ("here",):
        replayed.let_go.set()
        step = player.post(path, body)
        replayed.let_go.clear()
        path = f"/api/tables/{table}/undo/consent"
        other = player.see(table, 1)
        body = {"seat": 1, "decision": other["decision"], "to": to, "agree": True}
        assert step["undo"]["asked"]["to"] == to
        while replayed.begun.acquire(blocking=False):
            pass
    with ThreadPoolExecutor(1) as pool:
        undone = pool.submit(player.send, path, body)
        try:
            assert replayed.begun.acquire(timeout=PATIENCE)
            another = player.open("me", "here")["table"]
            player.play(another, 2)
        finally:
            replayed.let_go.set()
        assert undone.result().status_code == 200
    assert player.see(table, 0)["decision"] != seen["decision"]


@pytest.mark.slow
def test_a_store_that_is_locked_keeps_nobody_from_looking(
    settings: Settings, address: str, player: Player, new_player: Callable[[], Player]
) -> None:
    """Whoever wants to write waits, and hears then that it cannot be done; health tells of it."""
    tables = [player.open("me", "here")["table"] for _ in range(3)]

    def try_to_open() -> int:
        with httpx.Client(base_url=address, timeout=4 * PATIENCE) as http:
            return Player(http).send("/api/tables", NEW_TABLE).status_code

    with ThreadPoolExecutor(60) as pool, locked(settings):
        tried = [pool.submit(try_to_open) for _ in range(60)]
        reader = new_player()
        reader.http.timeout = httpx.Timeout(PATIENCE / 4)
        eventually(lambda: reader.http.get("/health").status_code == 503)
        for table in tables:
            assert reader.see(table)["table"] == table
        assert reader.http.get("/api/games").status_code == 200
        assert not any(one.done() and one.result() == 200 for one in tried)
    assert {one.result() for one in tried} <= {200, 503}
    eventually(lambda: reader.http.get("/health").status_code == 200)


def test_who_has_waited_too_long_to_be_let_in_is_sent_away() -> None:
    """Else the last of many would wait as many times as long as the first for a store that is locked."""
    let_go = threading.Event()
    done: list[str] = []

    async def ask() -> None:
        pool, caller = slow_pool.SlowPool(1, 10, patience=0.05), Caller()
        first = asyncio.create_task(pool.do(caller, let_go.wait, PATIENCE))
        second = asyncio.create_task(pool.do(caller, done.append, "second"))
        await asyncio.sleep(0.1)
        let_go.set()
        assert await first
        with pytest.raises(Problem) as refusal:
            await second
        assert refusal.value.status == 503
        await pool.do(caller, done.append, "third")

    with ThreadPoolExecutor(1) as thread:  # a browser's loop may run in this one
        thread.submit(asyncio.run, ask()).result()
    assert done == ["third"]


@contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """Somebody else holds the store for writing."""
    other = sqlite3.connect(settings.db.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()
