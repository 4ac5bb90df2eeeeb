"""Clocks are put right, backwards and forwards: no bot is stuck, no table lost, no link good for longer."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from feldzug.server import (
    bot_workers,
    clock,
    device_links,
    lobby_service,
    pass_worker,
    table_change,
    tables,
)
from feldzug.server.bot_workers import BotWorkers
from feldzug.server.metrics import Metrics
from feldzug.server.pass_worker import PassWorker
from tests.server.conftest import Make
from tests.server.players import Player
from tests.server.test_windows import Court

DAY = 24 * 3600 * 1000


@pytest.fixture
def shift(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """By how many milliseconds the clock of the server is wrong."""
    wrong, right = [0], clock.now

    def shifted() -> int:
        return right() + wrong[0]

    for module in (bot_workers, device_links, lobby_service, pass_worker, table_change, tables):
        monkeypatch.setattr(module, "now", shifted)
    return wrong


def test_bots_are_found_when_the_clock_was_put_back(
    app: FastAPI, player: Player, shift: list[int]
) -> None:
    table = player.open("me", "bot:random")["table"]
    while player.see(table)["turn"] != [1]:
        player.play(table, 1)
    workers = BotWorkers(app.state.tables, Metrics(), lambda _: False)
    assert workers._forgotten(60.0) == []
    shift[0] = -10 * DAY
    assert workers._forgotten(60.0) == [table]


@pytest.mark.usefixtures("fords")
def test_who_passes_in_advance_does_not_wait_when_the_clock_was_put_back(
    app: FastAPI, new_player: Make, shift: list[int]
) -> None:
    court = Court(new_player)
    app.state.tables.settings = app.state.tables.settings.changed(pass_seconds=1e6)
    court.people[0].post(f"{court.path}/seats/0/passes", {"scope": "game"})
    worker = PassWorker(app.state.tables)
    wait = worker.pass_for(court.path.rpartition("/")[2])
    assert wait is not None
    assert wait > 1000
    shift[0] = -10 * DAY
    assert worker.pass_for(court.path.rpartition("/")[2]) is None  # it has passed


def test_open_tables_outlive_a_clock_that_is_wrong_for_a_while(
    player: Player, shift: list[int]
) -> None:
    opened = player.open("me", "link")["table"]
    shift[0] = 400 * DAY
    for _ in range(3):
        player.open("me", "link")
    assert player.see(opened)["state"] == "open"
    shift[0] = 0
    player.open("me", "link")
    assert player.see(opened)["state"] == "open"


def test_who_comes_late_to_a_table_keeps_it(
    player: Player, new_player: Make, shift: list[int]
) -> None:
    opened = player.open("me", "link", "link")
    table, claim = opened["table"], {"secret": opened["links"]["1"]}
    shift[0] = 31 * DAY
    player.open("me", "link")  # somebody notes that nobody comes
    new_player().post(f"/api/tables/{table}/claim", claim)
    shift[0] = 33 * DAY
    player.open("me", "link")
    assert player.see(table)["state"] == "open"
    shift[0] = 70 * DAY
    player.open("me", "link")
    shift[0] = 72 * DAY
    player.open("me", "link")
    assert player.http.get(f"/api/tables/{table}").status_code == 404


def test_a_link_to_the_own_seat_is_not_good_for_longer_when_the_clock_was_put_back(
    player: Player, new_player: Make, shift: list[int]
) -> None:
    table = player.open("me", "bot:random")["table"]
    shift[0] = DAY
    ahead = player.post(f"/api/tables/{table}/seats/0/device")["secret"]
    shift[0] = 0
    refused = new_player().refused(f"/api/tables/{table}/device", {"secret": ahead})
    assert refused["reason"]["key"] == "wrong-secret-link"
    made = player.post(f"/api/tables/{table}/seats/0/device")["secret"]
    shift[0] = -5000  # seconds by which a clock is put right, or two machines differ
    assert new_player().post(f"/api/tables/{table}/device", {"secret": made}) == {"seat": 0}
