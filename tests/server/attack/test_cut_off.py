"""A request that breaks off before its end is as if it had never been sent."""

from __future__ import annotations

import json
import secrets
import socket
from typing import Any

import pytest

from tests.server.attack.raw import connect, head, heard
from tests.server.players import NEW_TABLE, Player
from tests.waiting import eventually

ENDS = ("half closed", "closed")


def send_short(address: str, player: Player, path: str, body: Any, end: str) -> None:
    """All of a request but the last byte that it promised, which JSON could do without."""
    text = json.dumps(body).encode()
    with connect(address) as line:
        line.sendall(head("POST", path, len(text) + 1, player.http.cookies["feldzug"]) + text)
        if end == "half closed":
            line.shutdown(socket.SHUT_WR)
            assert heard(line) == b""
    # The server has noticed it: figures tell of it as of one that was given up by its client.
    eventually(lambda: 'status="499"' in player.http.get("/metrics").text)


@pytest.mark.parametrize("end", ENDS)
def test_an_answer_that_is_one_byte_short_is_not_entered(
    address: str, player: Player, end: str
) -> None:
    table = player.open("me", "here")["table"]
    seen = player.due(table, player.see(table))
    given = {
        "seat": seen["seat"],
        "decision": seen["decision"],
        "key": secrets.token_hex(8),
        "answers": [player.pick(seen)],
    }
    path = f"/api/tables/{table}/answers"
    send_short(address, player, path, given, end)
    assert player.see(table, seen["seat"])["decision"] == seen["decision"]
    assert player.send(path, given).status_code == 200  # nothing of it was remembered


@pytest.mark.parametrize("end", ENDS)
def test_half_a_request_opens_no_table(address: str, player: Player, end: str) -> None:
    player.open("me", "here")
    send_short(address, player, "/api/tables", NEW_TABLE, end)
    assert len(player.get("/api/tables")["mine"]) == 1
