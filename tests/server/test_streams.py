"""Streams tell everything that happens, once, and are taken up again where they broke off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, NoReturn

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from feldzug.client import Seat
from feldzug.server import event_stream, presenter
from feldzug.server.app import create_app
from feldzug.server.settings import Settings
from feldzug.server.table import Table
from tests.server.conftest import Make, running
from tests.server.forward import fast_forward, until
from tests.server.players import Player, problem
from tests.waiting import eventually


@dataclass
class Message:
    event: str
    data: Any
    id: str


def messages(reply: httpx.Response) -> Iterator[Message]:
    """What a stream tells, a comment as an event without a name."""
    told = {"event": "", "data": "null", "id": ""}
    for line in reply.iter_lines():
        if line:
            name, _, value = line.partition(": ")
            told[name or "event"] = value if name else ""
            continue
        if told["event"] or told["data"] == "null":
            yield Message(told["event"], json.loads(told["data"]), told["id"])
        told = {"event": "", "data": "null", "id": ""}


@contextmanager
def listening(
    player: Player, watch: str, last: str = "", *, differences: bool = False
) -> Iterator[Iterator[Message]]:
    headers = {"last-event-id": last} if last else {}
    params = {"watch": watch, "differences": str(differences).lower()}
    with player.http.stream(
        "GET", "/api/stream", params=params, headers=headers, timeout=20
    ) as reply:
        assert reply.status_code == 200, reply.read()
        yield _named(messages(reply))


def _named(told: Iterator[Message]) -> Iterator[Message]:
    """Without the signs of life; when there is nothing else, what was waited for does not come."""
    quiet = 0
    for message in told:
        quiet = 0 if message.event else quiet + 1
        assert quiet < 50
        if message.event:
            yield message


def test_a_stream_tells_what_happens(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    with listening(ann, f"{table}:0") as told:
        first = next(told)
        assert first.event == "table"
        assert first.data["state"] == "open"
        assert first.data == ann.see(table, 0)
        ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"], "name": "Ben"})
        dealt = next(told)
        assert dealt.event == "step"
        begun = next(told)
        assert begun.event == "table"
        assert begun.data == ann.see(table, 0)
        turn = begun.data["turn"][0]
        who = (ann, ben)[turn]
        seen = who.see(table, turn)
        who.answer(table, seen)
        step = next(told)
        assert step.event == "step"
        assert step.data["steps"][0]["n"] == seen["decision"]
        now = ann.see(table, 0)
        for part in ("decision", "view", "progress", "offer", "turn", "undo", "outcome"):
            assert step.data[part] == now[part]
        assert step.id.startswith(f"{table}:{now['decision']}:")


def test_a_stream_is_taken_up_again(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here")["table"]
    other = player.open("me", "here")["table"]
    watch = f"{table}:0,{table}:1,{other}:0"
    with listening(player, watch) as told:
        first = [next(told) for _ in range(3)]
    assert [m.data["seat"] for m in first] == [0, 1, 0]
    assert first[0].id == ""  # whoever is cut off here gets both once more
    last = first[-1].id
    fast_forward(app, table, 30)
    with listening(player, watch, last) as told:
        again = [next(told) for _ in range(2)]
    known = first[0].data["decision"]
    for seat, message in enumerate(again):
        assert message.event == "step"
        assert message.data["seat"] == seat
        numbers = [step["n"] for step in message.data["steps"]]
        assert numbers == list(range(known, message.data["decision"]))
        assert message.data["view"] == player.see(table, seat)["view"]
    with listening(player, f"{table}:0:{known}") as told:  # a page that knows the decision only
        assert next(told).data["steps"] == again[0].data["steps"]
        assert next(told).event == "table"


def test_who_knows_a_snapshot_is_told_only_what_comes_after(player: Player) -> None:
    table = player.open("me", "here")["table"]
    turn = player.see(table)["turn"][0]
    seen = player.see(table, turn)
    with listening(player, f"{table}:{turn}:{seen['decision']}:{seen['revision']}") as told:
        player.answer(table, seen)
        assert next(told).event == "step"


@pytest.mark.slow
def test_who_has_missed_very_much_gets_the_table(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here")["table"]
    with listening(player, f"{table}:0") as told:
        last = next(told).id
    fast_forward(app, table)
    with listening(player, f"{table}:0", last) as told:
        assert next(told).event == "table"


def test_what_is_watched_twice_is_told_once(player: Player) -> None:
    table = player.open("me", "here")["table"]
    watch = ",".join([f"{table}:-", f"{table}:0", f"{table}:00", f"{table}:-:"] * 12)
    with listening(player, watch) as told:
        first = [next(told) for _ in range(2)]
        turn = first[0].data["turn"][0]
        player.answer(table, player.see(table, turn))
        steps = [next(told) for _ in range(2)]
    for messages in (first, steps):
        assert [message.data["seat"] for message in messages] == [None, 0]
    assert {message.event for message in steps} == {"step"}


def test_a_lost_seat_is_told(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    with listening(ben, f"{table}:1") as told:
        next(told)
        ann.post(f"/api/tables/{table}/seats/1", {"kind": "link"})
        assert next(told).event == "lost"


def test_what_may_not_be_watched_is_refused(new_player: Make) -> None:
    ann, eve = new_player(), new_player()
    table = ann.open("me", "here")["table"]
    for watch, kind in (
        (f"{table}:0", "not-yours"),
        (f"{table}:9", "unknown"),
        ("f" * 24 + ":-", "unknown"),
        ("nonsense", "bad-request"),
        (f"{table}:0:1:2:3", "bad-request"),
        ("", "bad-request"),
    ):
        reply = eve.http.get("/api/stream", params={"watch": watch})
        assert problem(reply)["type"] == kind, watch
    with listening(eve, f"{table}:-") as told:
        assert next(told).data["view"] == eve.see(table)["view"]


def test_what_nobody_gave_notice_of_is_told_with_the_next_sign_of_life(settings: Settings) -> None:
    app = create_app(settings.changed(heartbeat=0.1))
    app.state.tables.changed.clear()  # as if every notice of another process were lost
    with running(app) as address, httpx.Client(base_url=address, timeout=10) as http:
        player = Player(http)
        opened = player.open("me", "link")
        table, secret = opened["table"], opened["links"]["1"]
        with listening(player, f"{table}:0") as told, ExitStack() as stack:
            assert next(told).data["state"] == "open"
            with Seat(address, secret) as seat:
                bearer = {"authorization": f"Bearer {seat.claim()}"}
            program = stack.enter_context(http.stream("GET", "/api/bot/stream", headers=bearer))
            assert [next(told).event, next(told).event] == ["step", "table"]
            fast_forward(app, table, 20)
            assert next(told).event == "step"
            until(app, table, lambda position: 1 in position.waiting())
            lines = map(json.loads, program.iter_lines())
            decision = player.see(table)["decision"]
            assert any(line.get("decision") == decision for line in islice(lines, 100))


def test_a_quiet_stream_shows_that_it_lives_and_says_farewell(settings: Settings) -> None:
    quick = settings.changed(heartbeat=0.1)
    app = create_app(quick)
    with running(app) as address, httpx.Client(base_url=address, timeout=10) as http:
        player = Player(http)
        table = player.open("me", "link")["table"]
        with http.stream("GET", "/api/stream", params={"watch": f"{table}:-"}) as reply:
            told = messages(reply)
            assert [next(told).event for _ in range(4)] == ["", "table", "", ""]
            app.state.hub.close()
            assert [message.event for message in told][-1] == "bye"


def test_an_answer_whose_commit_was_not_confirmed_is_told_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is durable, though nobody could say so to who gave it."""
    app = create_app(settings.changed(heartbeat=600))
    store = app.state.tables.store
    transaction = store.transaction

    @contextmanager
    def unconfirmed() -> Iterator[Any]:
        with transaction() as held:
            yield held
        raise OperationalError("COMMIT", {}, Exception("the line broke"))

    with running(app) as address, httpx.Client(base_url=address, timeout=10) as http:
        player = Player(http)
        table = player.open("me", "here")["table"]
        seen = player.see(table, player.see(table)["turn"][0])
        with listening(player, f"{table}:{seen['seat']}") as told:
            assert next(told).event == "table"
            with monkeypatch.context() as patch:
                patch.setattr(store, "transaction", unconfirmed)
                assert problem(player.answer(table, seen))["type"] == "unavailable"
            step = next(told)
            assert step.event == "step"
            assert step.data["entries"] > seen["entries"]


def test_what_could_not_be_told_to_one_seat_is_told_to_all_again(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    seen = player.see(table, player.see(table)["turn"][0])
    failed: list[int | None] = []

    def fails_once(
        found: Table, seat: int | None, since: int, known: int | None = None
    ) -> tuple[str, bytes]:
        if seat == 1 and not failed:
            failed.append(seat)
            raise OperationalError("SELECT", {}, Exception("gone"))
        return presenter.step(found, seat, since, known)

    with listening(player, f"{table}:0,{table}:1") as told:
        assert [next(told).event for _ in range(2)] == ["table", "table"]
        monkeypatch.setattr(event_stream, "step", fails_once)
        assert player.answer(table, seen).status_code == 200
        steps = [next(told).data for _ in range(2)]
    assert failed
    assert [step["seat"] for step in steps] == [0, 1]
    assert all(step["steps"][0]["n"] == seen["entries"] for step in steps)


def test_streams_outlast_a_store_that_is_away(
    app: FastAPI,
    new_player: Make,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One line of the log tells of it, however many notice, and then they go on."""
    store = app.state.tables.store
    ann = new_player()
    table = ann.open("me", "here")["table"]
    seen = ann.due(table, ann.see(table))
    with ExitStack() as stack:
        told = [
            stack.enter_context(listening(new_player(), f"{table}:-")),
            stack.enter_context(listening(new_player(), f"{table}:-")),
        ]
        for messages in told:
            assert next(messages).event == "table"
        looked = 0

        def away() -> NoReturn:
            nonlocal looked
            looked += 1
            raise OperationalError("SELECT", {}, Exception("gone\nfor a while"))

        with monkeypatch.context() as patch:
            patch.setattr(store, "read", away)
            patch.setattr(store, "glance", away)
            app.state.hub.notify_elsewhere(table)
            eventually(lambda: looked >= 4)
        assert ann.answer(table, seen).status_code == 200
        for messages in told:
            assert next(messages).event == "step"
    grave = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [record.getMessage() for record in grave] == ["the store is away: gone"]
    assert not grave[0].exc_info
