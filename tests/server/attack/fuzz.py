"""Fuzz: requests that almost make sense. Whatever is sent, the answer is no failure of the server."""

from __future__ import annotations

import json
import random
import socket
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from tests.server.attack.raw import connect, head
from tests.server.players import NEW_TABLE, Player

NASTY: Final[list[Any]] = [
    None,
    True,
    -1,
    2**31,
    10**30,
    1e308,
    "",
    "\ud800",
    "\x00",
    "x" * 5000,
    [],
    {},
    {"@": ""},
    {"@": "Attack", "source": {"@": "Attack"}},
    [[[[[[[[]]]]]]]],
    *["nested-100", "nested-900", "nested-20000"],  # so deep: Python could not write it
]
PROGRAMS: Final = "/api/bot/"


@dataclass(frozen=True)
class Spare:
    """A table beside, which may be given up and deleted, and the link to its second seat."""

    table: str
    link: str

    @classmethod
    def opened(cls, player: Player) -> Spare:
        made = player.open("me", "link")
        return cls(made["table"], made["links"]["1"])

    def is_left(self, player: Player) -> bool:
        reply = player.http.get(f"/api/tables/{self.table}")
        return reply.status_code == 200 and reply.json()["state"] != "over"


@dataclass
class Fuzzed:
    sent: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    """By status; 0 stands for a connection that was closed without an answer."""
    failures: list[bytes] = field(default_factory=list)
    """Requests that were answered by a failure of the server."""

    def __str__(self) -> str:
        told = ", ".join(
            f"{n} × {status or 'closed'}" for status, n in sorted(self.statuses.items())
        )
        return f"{self.sent} requests, {len(self.failures)} failures of the server ({told})"


def fuzz(address: str, requests: int, seed: int) -> Fuzzed:
    """Requests of a table under way, each changed somewhere: in its values or in its bytes."""
    found = Fuzzed()
    chance = random.Random(seed)
    with httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http, seed)
        table = player.open("me", "here")["table"]
        spare = Spare.opened(player)
        cookie = http.cookies["feldzug"]
        while found.sent < requests:
            seen = player.due(table, player.see(table))
            if seen is None:
                table = player.open("me", "here")["table"]
                continue
            if not spare.is_left(player):
                spare = Spare.opened(player)
            requests_now = [*_sensible(table, seen, player), *_at_spare(spare, seen)]
            for method, path, body in requests_now:
                text = _written(_changed(body, chance)) if body is not None else b""
                bearer = spare.link if path.startswith(PROGRAMS) else ""
                whole = head(method, path, len(text), cookie, bearer=bearer) + text
                if chance.random() < 0.5:
                    whole = _garbled(whole, chance)
                status = _status(address, whole)
                found.sent += 1
                found.statuses[status] += 1
                if status >= 500:
                    found.failures.append(whole)
            assert player.get("/health")["status"] == "well"
            _go_on(player, table)
    return found


def _go_on(player: Player, table: str) -> None:
    """Some answers, so that there is something else to ask for. One may come too late: a garbled request may
    have let the server answer for a seat.
    """
    for _ in range(3):
        seen = player.due(table, player.see(table))
        if seen is not None:
            assert player.answer(table, seen).status_code in (200, 409)


def _sensible(table: str, seen: Any, player: Player) -> list[tuple[str, str, Any]]:
    """Requests that would be fine."""
    at = f"/api/tables/{table}"
    seat, decision = seen["seat"], seen["decision"]
    answers = [player.pick(seen)]
    own, to, order = (
        f"{at}/seats/{seat}",
        {"seat": seat, "to": decision - 1},
        {"@": "StandFast", "turn": -1},
    )
    given = {"seat": seat, "decision": decision, "key": f"key-{decision}", "answers": answers}
    return [
        ("POST", "/api/tables", NEW_TABLE),
        ("POST", f"{at}/answers", given),
        ("POST", f"{at}/why", {"seat": seat, "action": answers[0]}),
        ("POST", f"{at}/undo", {"seat": seat, "decision": decision, "to": decision - 1}),
        ("POST", f"{at}/undo/ask", to),
        ("POST", f"{at}/undo/consent", {**to, "decision": decision, "agree": True}),
        ("POST", f"{at}/archive", {"archived": True}),
        ("POST", f"{own}/passes", {"scope": "game", "only_here": False}),
        ("POST", f"{own}/passes/lift", {"scope": "game", "moment": ""}),
        ("POST", f"{own}/orders", {"decision": decision, "order": order, "until": {"left": 2}}),
        ("POST", f"{own}/orders/lift", {"kind": "StandFast"}),
        ("POST", f"{at}/claim", {"secret": "x" * 32, "name": "Eve", "again": False}),
        ("POST", f"{at}/seats/1", {"kind": "link"}),
        ("POST", f"{at}/odds", {"action": answers[0]}),
        ("POST", f"{at}/branch", {"n": 1, "seat": seat, "bots": "random", "title": ""}),
        ("POST", "/api/records", [1, 2, 3]),
        ("GET", f"{at}?seat={seat}", None),
        ("GET", f"{at}/history?seat={seat}&from=0&to=5", None),
        ("GET", f"{at}/at/{decision}?seat={seat}", None),
        ("GET", f"{at}/scores", None),
        ("GET", f"{own}/passes", None),
        ("GET", f"{own}/orders", None),
        ("GET", "/api/home", None),
        ("GET", "/api/games/ring-war/words/de", None),
    ]


def _at_spare(spare: Spare, seen: Any) -> list[tuple[str, str, Any]]:
    """Requests that would be fine and after which a table may be over or gone."""
    at, own = f"/api/tables/{spare.table}", "x" * 32
    given = {"decision": seen["decision"], "key": "key-of-a-program", "answers": [{"@": "Done"}]}
    return [
        ("POST", f"{at}/seats/0/device", None),
        ("POST", f"{at}/device", {"secret": own, "own": own}),
        ("POST", f"{PROGRAMS}claim", {"own": own}),
        ("POST", f"{PROGRAMS}answers", given),
        ("POST", f"{at}/seats/0/resign", None),
        ("POST", f"{at}/delete", None),
    ]


def _written(body: Any) -> bytes:
    """As JSON; what shall be nested deeply becomes so now."""
    text = json.dumps(body)
    for name in NASTY:
        if isinstance(name, str) and name.startswith("nested-"):
            depth = int(name.removeprefix("nested-"))
            text = text.replace(f'"{name}"', "[" * depth + "]" * depth)
    return text.encode()


def _changed(value: Any, chance: random.Random) -> Any:
    """The same with one value somewhere replaced, left out or doubled."""
    if chance.random() < 0.3 or not isinstance(value, (dict, list)) or not value:
        return chance.choice(NASTY)
    if isinstance(value, list):
        n = chance.randrange(len(value))
        return [*value[:n], _changed(value[n], chance), *value[n + 1 :]]
    key = chance.choice(list(value))
    if chance.random() < 0.2:
        return {name: one for name, one in value.items() if name != key}
    return {**value, key: _changed(value[key], chance)}


def _garbled(whole: bytes, chance: random.Random) -> bytes:
    """The same with some bytes changed, inserted or lost."""
    data = bytearray(whole)
    for _ in range(chance.randint(1, 6)):
        place = chance.randrange(len(data))
        match chance.randrange(3):
            case 0:
                data[place] = chance.randrange(256)
            case 1:
                data[place:place] = chance.randbytes(chance.randint(1, 8))
            case _:
                del data[place : place + chance.randint(1, 8)]
    return bytes(data)


def _status(address: str, whole: bytes) -> int:
    with connect(address, 30) as line, suppress(ConnectionError, TimeoutError):
        line.sendall(whole)
        line.settimeout(
            0.5
        )  # a garbled request may promise more than it has: it is broken off then
        with suppress(TimeoutError):
            return _told(line)
        line.settimeout(30)
        line.shutdown(socket.SHUT_WR)
        return _told(line)
    return 0


def _told(line: socket.socket) -> int:
    """The status of the answer; 0 if there is none."""
    told = line.recv(12)
    return int(told[9:12]) if told[9:12].isdigit() else 0
