"""Who is not one of ours is refused; nothing secret is stored or logged."""

from __future__ import annotations

import json
import logging
import sqlite3

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.exc import IntegrityError

from feldzug.server.app import create_app
from feldzug.server.auth import hashed
from feldzug.server.settings import Settings
from feldzug.server.store.models import BindingRow
from tests.server.conftest import Make, running
from tests.server.players import NEW_TABLE, OURS, Player, problem


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
    reply = httpx.post(f"{address}/api/tables", json=NEW_TABLE, headers=headers, timeout=30)
    assert problem(reply)["type"] == "not-yours"
    assert "set-cookie" not in reply.headers


def test_our_own_page_may(address: str) -> None:
    ours = {**OURS, "origin": address, "sec-fetch-site": "same-origin"}
    reply = httpx.post(f"{address}/api/tables", json=NEW_TABLE, headers=ours, timeout=30)
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
    with running(create_app(settings.changed(secure=True))) as address:
        reply = httpx.post(f"{address}/api/tables", json=NEW_TABLE, headers=OURS, timeout=30)
        name, _, value = reply.headers["set-cookie"].partition(";")[0].partition("=")
        assert name == "__Host-feldzug"
        assert {"secure", "path=/"} <= set(reply.headers["set-cookie"].lower().split("; "))
        assert "domain" not in reply.headers["set-cookie"].lower()
        for sent, tables in ((name, 1), ("feldzug", 0)):
            headers = {"cookie": f"{sent}={value}"}
            mine = httpx.get(f"{address}/api/tables", headers=headers, timeout=30).json()["mine"]
            assert len(mine) == tables


def test_answers_forbid_browsers_what_they_need_not(address: str) -> None:
    for path in ("/api/games", "/health", "/nowhere"):
        headers = httpx.get(f"{address}{path}", timeout=30).headers
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


def test_made_up_methods_are_counted_as_one(address: str) -> None:
    with httpx.Client(base_url=address, timeout=30) as http:
        refused = [http.request(f"MADE-UP-{n}", "/health").status_code for n in range(5)]
        for method in ("MKCOL", "PROPFIND"):
            http.request(method, "/health")
        counted = http.get("/metrics").text
    assert refused == [400] * 5
    assert not any(method in counted for method in ("MADE-UP", "MKCOL", "PROPFIND"))
    assert 'feldzug_requests_total{method="other"' in counted


def test_errors_of_the_store_name_no_values(app: FastAPI, player: Player) -> None:
    """Errors are logged; what could not be written might be somebody's secret."""
    table = player.open("me", "link")["table"]
    client = hashed(player.http.cookies["feldzug"])
    with pytest.raises(IntegrityError) as failure, app.state.tables.store.write() as session:
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
    own = ben.post(f"/api/tables/{table}/claim", {"secret": secret})["secret"]
    cookie = ben.http.cookies["feldzug"]
    url = app.state.tables.store.url
    with sqlite3.connect(url.removeprefix("sqlite:///")) as store:
        kept = "\n".join(store.iterdump())
        dealt = store.execute("SELECT secret FROM dealer").fetchone()[0]
    assert secret not in kept
    assert own not in kept
    assert cookie not in kept
    assert hashed(secret) not in kept
    assert hashed(own) in kept
    assert hashed(cookie) in kept
    seen = json.dumps([ann.see(table, 0), ann.get("/api/tables"), ben.see(table, 1)])
    assert own not in seen
    assert hashed(own) not in seen
    assert dealt.hex() not in seen
    assert ann.http.get(f"/api/tables/{table}/dice").json()["reason"]["key"] == "not-over"
    assert ann.http.get(f"/api/tables/{table}/record").json()["reason"]["key"] == "not-over"
    told = caplog.text + "".join(str(vars(record)) for record in caplog.records)
    assert any(record.name == "feldzug.access" for record in caplog.records)
    for hidden in (secret, own, cookie, dealt.hex()):
        assert hidden not in told.replace(f"feldzug={cookie}", "")
