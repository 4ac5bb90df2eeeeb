"""Slow work keeps nobody waiting but those who asked for it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

import httpx
import pytest

from feldzug.server import slow_pool
from tests.server.players import OURS, Player, problem

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
