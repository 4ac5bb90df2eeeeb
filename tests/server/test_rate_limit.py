"""Who asks too often or for too much must wait."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from feldzug.server.app import create_app
from feldzug.server.auth import caller
from feldzug.server.problems import Problem
from feldzug.server.rate_limit import Buckets
from feldzug.server.settings import Settings
from tests.server.conftest import running
from tests.server.forward import fast_forward
from tests.server.players import NEW_TABLE, OURS, Player, problem
from tests.waiting import eventually


def test_who_asks_too_often_must_wait(settings: Settings) -> None:
    slow = settings.changed(client_rate=1, client_burst=5)
    with running(create_app(slow)) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        table = player.open("me", "here")["table"]
        replies = [http.get(f"/api/tables/{table}") for _ in range(8)]
    refused = [reply for reply in replies if reply.status_code != 200]
    assert 2 <= len(refused) <= 4
    assert problem(refused[0])["type"] == "too-many"
    assert int(refused[0].headers["retry-after"]) >= 1


def test_made_up_secrets_do_not_make_somebody_else_of_a_browser(settings: Settings) -> None:
    slow = settings.changed(client_rate=0.01, client_burst=5, client_streams=1)
    with running(create_app(slow)) as address, httpx.Client(base_url=address, timeout=30) as http:
        table = Player(http).open("me", "here")["table"]
        watch = {"watch": f"{table}:-"}

        def made_up(n: int) -> dict[str, str]:
            return {"authorization": f"Bearer made-up-{n}"}

        with http.stream("GET", "/api/stream", params=watch, headers=made_up(0)) as first:
            assert first.status_code == 200
            with http.stream("GET", "/api/stream", params=watch, headers=made_up(1)) as second:
                assert second.status_code == 429
        replies = [http.get("/api/games", headers=made_up(n)).status_code for n in range(2, 6)]
    assert replies == [200, 200, 200, 429]


def test_who_asks_too_often_must_wait_wherever_it_asks(settings: Settings) -> None:
    slow = settings.changed(address_rate=0.01, address_burst=3)
    with running(create_app(slow)) as address, httpx.Client(base_url=address, timeout=30) as http:
        paths = ("/health", "/nowhere", "/metrics", "/nowhere", "/health")
        replies = [http.get(path).status_code for path in paths]
    assert replies == [200, 404, 200, 429, 429]


def test_buckets_fill_again() -> None:
    now = 0.0
    buckets = Buckets(rate=50, burst=2, clock=lambda: now)
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Problem):
        buckets.take("a")
    buckets.take("b")
    now += 0.03
    buckets.take("a")
    with pytest.raises(Problem):
        buckets.take("a")
    now += 60
    for _ in range(2):  # a burst, however long it was
        buckets.take("a")
    with pytest.raises(Problem):
        buckets.take("a")


def test_addresses_of_one_household_count_as_one() -> None:
    def seen(host: str) -> str:
        scope = {"type": "http", "headers": [], "client": (host, 1234)}
        return caller(HTTPConnection(scope), secure=False).address

    assert seen("2001:db8:1:2::1") == seen("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert seen("2001:db8:1:2::1") != seen("2001:db8:1:3::1")
    assert seen("fe80::1%eth0") == seen("fe80::2")
    assert seen("192.0.2.7") == seen("::ffff:192.0.2.7") != seen("192.0.2.8")
    assert seen("a socket") == "a socket"


def test_nobody_opens_tables_without_end(settings: Settings) -> None:
    small = settings.changed(client_tables=2)
    with running(create_app(small)) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        for _ in range(2):
            player.open("me", "link")
        assert player.refused("/api/tables", NEW_TABLE)["type"] == "too-many"
        assert len(player.get("/api/tables")["mine"]) == 2


def test_nobody_opens_tables_without_end_by_being_someone_new(settings: Settings) -> None:
    """Without its cookie a client is a new one each time; its address stays."""
    small = settings.changed(table_rate=0.01, table_burst=3)
    with running(create_app(small)) as address:
        replies = [
            httpx.post(f"{address}{path}", headers=OURS, **body, timeout=30)
            for path, body in (
                ("/api/tables", {"json": NEW_TABLE}),
                ("/api/records", {"content": "no record"}),
                ("/api/tables", {"json": NEW_TABLE}),
                ("/api/records", {"content": "no record"}),
                ("/api/tables", {"json": NEW_TABLE}),
            )
        ]
    assert [reply.status_code for reply in replies] == [200, 400, 200, 429, 429]
    assert problem(replies[-1])["reason"]["key"] == "too-fast"


@pytest.mark.slow
@pytest.mark.parametrize("bound", [{"client_finished": 2}, {"upload_burst": 2}])
def test_nobody_uploads_without_end(settings: Settings, bound: dict[str, Any]) -> None:
    """What is uploaded finished is no unfinished table, but it is kept all the same."""
    app = create_app(settings.changed(upload_rate=0.001, **bound))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        table = player.open("me", "here")["table"]
        fast_forward(app, table)
        text = http.get(f"/api/tables/{table}/record").text
        replies = [http.post("/api/records", content=text) for _ in range(3)]
        left = 2 - ("client_finished" in bound)  # the game itself counts, too
        assert [reply.status_code for reply in replies] == [200] * left + [429] * (3 - left)
        assert problem(replies[-1])["type"] == "too-many"
        player.open("me", "here")  # playing is another thing


@pytest.mark.parametrize("bound", [{"client_streams": 1}, {"address_streams": 1}])
def test_streams_are_bounded(settings: Settings, bound: dict[str, Any]) -> None:
    with (
        running(create_app(settings.changed(**bound))) as address,
        httpx.Client(base_url=address, timeout=30) as http,
        httpx.Client(base_url=address, timeout=30) as other,
    ):
        table = Player(http).open("me", "link")["table"]
        watch = {"watch": f"{table}:-"}
        other.cookies.set("feldzug", "somebody else altogether")
        with http.stream("GET", "/api/stream", params=watch) as first:
            assert first.status_code == 200
            assert problem(http.get("/api/stream", params=watch))["type"] == "too-many"
            with other.stream("GET", "/api/stream", params=watch) as second:
                assert second.status_code == (429 if "address_streams" in bound else 200)

        def may_watch_again() -> bool:
            with http.stream("GET", "/api/stream", params=watch) as again:
                return again.status_code == 200

        eventually(may_watch_again)  # what has ended counts no more, once the server has noticed
