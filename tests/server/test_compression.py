"""Answers that come in one piece are compressed for whoever takes that; nothing else is."""

from __future__ import annotations

import gzip
import json

import httpx
import pytest

from feldzug.server.compression import LARGE, SMALLEST
from tests.server.players import Player

WORDS = "/api/games/ring-war/words/de"


def on_the_wire(http: httpx.Client, path: str, accepted: str) -> tuple[httpx.Response, bytes]:
    """An answer and its body as it was sent."""
    with http.stream("GET", path, headers={"accept-encoding": accepted}) as reply:
        return reply, b"".join(reply.iter_raw())


def is_compressed(reply: httpx.Response) -> bool:
    return "gzip" in reply.headers.get_list("content-encoding")


@pytest.mark.parametrize("large", [False, True])
def test_an_answer_is_compressed_for_whoever_takes_it(player: Player, large: bool) -> None:
    table = player.open("me", "here")["table"]
    path = "/api/openapi.json" if large else f"/api/tables/{table}"
    plain, whole = on_the_wire(player.http, path, "identity")
    assert not is_compressed(plain)
    assert len(whole) >= SMALLEST
    assert (len(whole) >= LARGE) is large
    reply, body = on_the_wire(player.http, path, "gzip, br")
    assert is_compressed(reply)
    assert "accept-encoding" in reply.headers["vary"].lower()
    assert int(reply.headers["content-length"]) == len(body) < len(whole) / 2
    assert json.loads(gzip.decompress(body)) == json.loads(whole)


def test_the_words_of_a_game_are_as_small_as_they_go(player: Player) -> None:
    _, whole = on_the_wire(player.http, WORDS, "identity")
    reply, body = on_the_wire(player.http, WORDS, "gzip, br")
    assert is_compressed(reply)
    assert "accept-encoding" in reply.headers["vary"].lower()
    assert gzip.decompress(body) == whole
    assert len(body) <= len(gzip.compress(whole, 9))


def test_what_is_small_is_sent_as_it_is(player: Player) -> None:
    reply, body = on_the_wire(player.http, "/api/tables", "gzip")
    assert not is_compressed(reply)
    assert int(reply.headers["content-length"]) == len(body) < SMALLEST
    assert json.loads(body) == {"mine": [], "public": []}


def test_a_stream_is_sent_as_it_is(player: Player) -> None:
    """Though its first message is long: what comes next must not wait in a compressor."""
    table = player.open("me", "here")["table"]
    asked = {"accept-encoding": "gzip"}
    path = f"/api/stream?watch={table}:0"
    with player.http.stream("GET", path, headers=asked, timeout=20) as reply:
        assert not is_compressed(reply)
        told = b""
        for part in reply.iter_raw():
            told += part
            if b"event: table" in told and told.endswith(b"\n\n"):
                break
        assert len(told) > SMALLEST
