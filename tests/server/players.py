"""Clients for tests: somebody who opens tables and plays at random through the HTTP interface."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any

import httpx

QUICK = {"setup": "quick", "map": "base", "length": "short"}
OURS = {"X-Feldzug": "1"}
NEW_TABLE = {
    "game": "ring-war",
    "players": 2,
    "options": QUICK,
    "seats": [{"kind": "me"}, {"kind": "link"}],
}


class Player:
    """A browser without a page."""

    def __init__(self, http: httpx.Client, seed: int = 0) -> None:
        self.http = http
        self.http.headers.update(OURS)
        self.random = random.Random(seed)

    def get(self, path: str, **params: Any) -> Any:
        reply = self.http.get(path, params=params)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, body: Any = None) -> Any:
        reply = self.send(path, body)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def refused(self, path: str, body: Any = None) -> dict[str, Any]:
        """The problem that a request is answered with."""
        return problem(self.send(path, body))

    def send(self, path: str, body: Any = None) -> httpx.Response:
        """JSON in plain ASCII, so that even halves of characters can be sent."""
        text = "" if body is None else json.dumps(body)
        return self.http.post(path, content=text, headers={"content-type": "application/json"})

    def open(self, *kinds: str, options: dict[str, str] | None = None, **more: Any) -> Any:
        """A table: `open("me", "bot:greedy", "link")`."""
        seats: list[dict[str, str]] = []
        for kind in kinds:
            name, _, bot = kind.partition(":")
            seats.append({"kind": name, "bot": bot, "name": f"{name} {len(seats)}"})
        body = {"game": "ring-war", "players": len(kinds), "seats": seats, **more}
        usual = QUICK if body["game"] == "ring-war" else {}
        return self.post("/api/tables", {**body, "options": usual if options is None else options})

    def see(self, table: str, seat: int | None = None) -> Any:
        return self.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}))

    def pick(self, seen: Any) -> Any:
        """One of the legal actions of an offer."""
        legal = [c["action"] for c in seen["offer"]["choices"] if c["reason"] is None]
        return self.random.choice(legal)

    def answer(
        self, table: str, seen: Any, action: Any = None, key: str = "", known: int | None = None
    ) -> httpx.Response:
        body = {
            "seat": seen["seat"],
            "decision": seen["decision"],
            "key": key or secrets.token_hex(8),
            "answers": [action if action is not None else self.pick(seen)],
        }
        query = "" if known is None else f"?known={known}"
        return self.send(f"/api/tables/{table}/answers{query}", body)

    def play(self, table: str, answers: int = 10**6) -> Any:
        """Play at random for all own seats; returns the last snapshot."""
        seen = self.see(table)
        for _ in range(answers):
            due = self.due(table, seen)
            if due is None:
                break
            reply = self.answer(table, due)
            assert reply.status_code == 200, reply.text
            seen = {**seen, **reply.json()}
        return self.see(table, seen["seat"])

    def due(self, table: str, seen: Any) -> Any:
        """The table as an own seat sees it that must decide; only a seat itself knows for sure."""
        if seen["seat"] in seen["turn"]:
            return seen
        for one in seen["seats"]:
            if one["mine"] and one["seat"] in seen["turn"]:
                own = self.see(table, one["seat"])
                if own["seat"] in own["turn"]:
                    return own
        return None


def problem(reply: httpx.Response) -> dict[str, Any]:
    """The problem a request was answered with, after a look at its form."""
    assert reply.headers["content-type"] == "application/problem+json", reply.text
    told: dict[str, Any] = reply.json()
    assert told["status"] == reply.status_code
    assert told["say"]["en"]
    assert told["say"]["de"]
    assert told["reason"]["key"] not in (told["say"]["en"], told["say"]["de"])  # it has words
    return told
