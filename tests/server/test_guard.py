"""Who is not one of ours, asks too often or too much is refused; nothing secret is stored or logged."""

from __future__ import annotations

import json
import logging
import sqlite3
from dataclasses import replace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from feldzug.server.app import create_app
from feldzug.server.guard import Buckets, caller, hashed
from feldzug.server.problems import Problem
from feldzug.server.settings import Settings
from feldzug.server.store.models import BindingRow
from tests.server.conftest import Make, running
from tests.server.forward import fast_forward
from tests.server.players import OURS, QUICK, Player, problem
from tests.waiting import eventually

BODY = {
    "game": "ring-war",
    "players": 2,
    "options": QUICK,
    "seats": [{"kind": "me"}, {"kind": "link"}],
}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {**OURS, "origin": "https://elsewhere.example"},
        {**OURS, "origin": "null"},
        {**OURS, "sec-fetch-site": "cross-site"},
        {**OURS, "sec-fetch-site": "same-site"},
    ],
)
def test_a_request_from_elsewhere_is_refused(address: str, headers: dict[str, str]) -> None:
    reply = httpx.post(f"{address}/api/tables", json=BODY, headers=headers)
    assert problem(reply)["type"] == "not-yours"
    assert "set-cookie" not in reply.headers


def test_our_own_page_may(address: str) -> None:
    ours = {**OURS, "origin": address, "sec-fetch-site": "same-origin"}
    reply = httpx.post(f"{address}/api/tables", json=BODY, headers=ours)
    assert reply.status_code == 200
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_a_planted_cookie_is_not_taken_over(new_player: Make) -> None:
    """Whoever planted it knows it, and would hold every seat that is taken with it."""
    planted = "x" * 32
    ann, ben = new_player(), new_player()
    for victim in (ann, ben):
        victim.http.cookies.set("feldzug", planted)
    opened = ann.open("me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    eve = new_player()
    eve.http.cookies.set("feldzug", planted)
    assert [seat["mine"] for seat in eve.see(table)["seats"]] == [False, False]
    assert eve.get("/api/tables")["mine"] == []


def test_a_cookie_of_ours_is_kept(player: Player) -> None:
    player.open("me", "link")
    cookie = dict(player.http.cookies)
    player.open("me", "link")
    assert dict(player.http.cookies) == cookie
    assert len(player.get("/api/tables")["mine"]) == 2


def test_with_https_no_neighbour_can_plant_a_cookie(settings: Settings) -> None:
    with running(create_app(replace(settings, secure=True))) as address:
        reply = httpx.post(f"{address}/api/tables", json=BODY, headers=OURS)
        name, _, value = reply.headers["set-cookie"].partition(";")[0].partition("=")
        assert name == "__Host-feldzug"
        assert {"secure", "path=/"} <= set(reply.headers["set-cookie"].lower().split("; "))
        assert "domain" not in reply.headers["set-cookie"].lower()
        for sent, tables in ((name, 1), ("feldzug", 0)):
            headers = {"cookie": f"{sent}={value}"}
            mine = httpx.get(f"{address}/api/tables", headers=headers).json()["mine"]
            assert len(mine) == tables


def test_answers_forbid_browsers_what_they_need_not(address: str) -> None:
    for path in ("/api/games", "/health", "/nowhere"):
        headers = httpx.get(f"{address}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


def test_a_request_that_is_too_large_is_refused(player: Player, settings: Settings) -> None:
    reply = player.http.post("/api/tables", content=b"x" * (settings.most_body + 1))
    assert problem(reply)["type"] == "too-large"

    def pieces() -> object:
        for _ in range(settings.most_body // 1000 + 2):
            yield b"x" * 1000

    reply = player.http.post("/api/tables", content=pieces())  # type: ignore[arg-type]
    assert problem(reply)["type"] == "too-large"
    deep = b'{"game": ' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    reply = player.http.post("/api/tables", content=deep)
    assert problem(reply)["type"] == "bad-request"


def test_who_asks_too_often_must_wait(settings: Settings) -> None:
    slow = replace(settings, client_rate=1, client_burst=5)
    with running(create_app(slow)) as address, httpx.Client(base_url=address) as http:
        player = Player(http)
        table = player.open("me", "here")["table"]
        replies = [http.get(f"/api/tables/{table}") for _ in range(8)]
    refused = [reply for reply in replies if reply.status_code != 200]
    assert 2 <= len(refused) <= 4
    assert problem(refused[0])["type"] == "too-many"
    assert int(refused[0].headers["retry-after"]) >= 1


def test_who_asks_too_often_must_wait_wherever_it_asks(settings: Settings) -> None:
    slow = replace(settings, address_rate=0.01, address_burst=3)
    with running(create_app(slow)) as address, httpx.Client(base_url=address) as http:
        paths = ("/health", "/nowhere", "/metrics", "/nowhere", "/health")
        replies = [http.get(path).status_code for path in paths]
    assert replies == [200, 404, 200, 429, 429]


def test_made_up_methods_are_counted_as_one(address: str) -> None:
    with httpx.Client(base_url=address) as http:
        for n in range(5):
            http.request(f"MADE-UP-{n}", "/health")
        counted = http.get("/metrics").text
    assert "MADE-UP" not in counted
    assert 'feldzug_requests_total{method="other"' in counted


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
    small = replace(settings, client_tables=2)
    with running(create_app(small)) as address, httpx.Client(base_url=address) as http:
        player = Player(http)
        for _ in range(2):
            player.open("me", "link")
        assert player.refused("/api/tables", BODY)["type"] == "too-many"
        assert len(player.get("/api/tables")["mine"]) == 2


def test_nobody_opens_tables_without_end_by_being_someone_new(settings: Settings) -> None:
    """Without its cookie a client is a new one each time; its address stays."""
    small = replace(settings, table_rate=0.01, table_burst=3)
    with running(create_app(small)) as address:
        replies = [
            httpx.post(f"{address}{path}", headers=OURS, **body)
            for path, body in (
                ("/api/tables", {"json": BODY}),
                ("/api/records", {"content": "no record"}),
                ("/api/tables", {"json": BODY}),
                ("/api/records", {"content": "no record"}),
                ("/api/tables", {"json": BODY}),
            )
        ]
    assert [reply.status_code for reply in replies] == [200, 400, 200, 429, 429]
    assert problem(replies[-1])["reason"]["key"] == "too-fast"


@pytest.mark.parametrize("bound", [{"client_finished": 2}, {"upload_burst": 2}])
def test_nobody_uploads_without_end(settings: Settings, bound: dict[str, Any]) -> None:
    """What is uploaded finished is no unfinished table, but it is kept all the same."""
    app = create_app(replace(settings, upload_rate=0.001, **bound))
    with running(app) as address, httpx.Client(base_url=address) as http:
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
        running(create_app(replace(settings, **bound))) as address,
        httpx.Client(base_url=address) as http,
        httpx.Client(base_url=address) as other,
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


def test_errors_of_the_store_name_no_values(app: FastAPI, player: Player) -> None:
    """Errors are logged; what could not be written might be somebody's secret."""
    table = player.open("me", "link")["table"]
    client = hashed(player.http.cookies["feldzug"])
    with pytest.raises(IntegrityError) as failure, app.state.house.store.write() as session:
        session.add(BindingRow(client=client, match_id=table, seat=0))
    assert "INSERT INTO binding" in str(failure.value)
    assert client not in str(failure.value)


def test_secrets_are_neither_stored_nor_logged(
    new_player: Make, app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", public=True)
    table, secret = opened["table"], opened["links"]["1"]
    ben.post(f"/api/tables/{table}/claim", {"secret": secret})
    cookie = ben.http.cookies["feldzug"]
    url = app.state.house.store.url
    with sqlite3.connect(url.removeprefix("sqlite:///")) as store:
        kept = "\n".join(store.iterdump())
        dealt = store.execute("SELECT secret FROM dealer").fetchone()[0]
    assert secret not in kept
    assert cookie not in kept
    assert hashed(secret) in kept
    assert hashed(cookie) in kept
    seen = json.dumps([ann.see(table, 0), ann.get("/api/tables"), ben.see(table, 1)])
    assert secret not in seen
    assert hashed(secret) not in seen
    assert dealt.hex() not in seen
    assert ann.http.get(f"/api/tables/{table}/dice").json()["reason"]["key"] == "not-over"
    assert ann.http.get(f"/api/tables/{table}/record").json()["reason"]["key"] == "not-over"
    told = caplog.text + "".join(str(vars(record)) for record in caplog.records)
    assert any(record.name == "feldzug.access" for record in caplog.records)
    for hidden in (secret, cookie, dealt.hex()):
        assert hidden not in told.replace(f"feldzug={cookie}", "")
