"""Load: many games under way at once, each with one client that plays all its seats at random.

A client has a stream of its own, which tells every seat of its game. It answers the offer that came
last, after a pause, and notes how long the answer took to come back on the stream.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import httpx

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.match import Match
from tools.bench_server.tally import Tally, Thread

GAME: Final = "ring-war"
PLAYERS: Final = 2
LONGEST: Final = 300
"""Answers after which a game has been broken off at the latest."""


def begun(seed: int) -> str:
    """The record of a game on the full map that was played at random and broken off somewhere."""
    chance = random.Random(seed)
    game = GAMES[GAME]
    match = Match(game, game.setup(PLAYERS, setup="quick"), Dealer(seed))
    for _ in range(chance.randrange(LONGEST)):
        kept = len(match.journal)
        seat = match.position.waiting()[0]
        match.play(seat, chance.choice(match.position.legal(seat)))
        if match.position.outcome() is not None:
            return begun(seed + kept * 1000)
    return record.write(match, [f"Player {seat}" for seat in range(PLAYERS)])


class Client:
    """One browser without a page: a table, a stream and an answer every now and then."""

    def __init__(self, address: str, seed: int, tally: Tally) -> None:
        self.chance = random.Random(seed)
        # A pool of its own: looking for a connection among hundreds would cost more than the request.
        self.http = httpx.AsyncClient(
            base_url=address, headers={"X-Feldzug": "1"}, verify=False, timeout=60
        )
        self.tally = tally
        self.table = ""
        self.decision = 0
        self.offer: dict[str, Any] | None = None
        self.threads: dict[int, Thread] = {}
        self.offered = asyncio.Event()
        self.asked: tuple[int, float] | None = None
        """The decision that was answered last, and when; nothing once it was heard of."""

    async def sit(self, game: str) -> None:
        reply = await self.http.post("/api/records", content=game)
        self.table = reply.raise_for_status().json()["table"]
        self.decision = await self.present()
        self.threads = {seat: Thread(self.decision) for seat in range(PLAYERS)}
        self.tally.threads += self.threads.values()

    async def present(self) -> int:
        """How far the server says that the game has come."""
        return int((await self.http.get(f"/api/tables/{self.table}")).json()["decision"])

    async def listen(self) -> None:
        """Hear everything that the stream tells; ends when it is cancelled."""
        watch = ",".join(f"{self.table}:{seat}:{self.decision}" for seat in self.threads)
        async with self.http.stream("GET", "/api/stream", params={"watch": watch}) as reply:
            reply.raise_for_status()
            async for name, text in messages(reply):
                arrived = time.perf_counter()
                if name in ("step", "table"):
                    self.hear(name, json.loads(text), arrived)

    def hear(self, name: str, told: dict[str, Any], arrived: float) -> None:
        if name == "step":
            self.tally.messages += 1
            numbers = [step["n"] for step in told["steps"]]
            self.threads[told["seat"]].hear(numbers, told["decision"])
        self.decision = told["decision"]
        if told["offer"] is None:
            return
        if self.asked is not None and self.decision > self.asked[0]:
            self.tally.told.append((arrived - self.asked[1]) * 1000)
            self.asked = None
        self.offer = told["offer"]
        self.offered.set()

    async def play(self, pause: float) -> None:
        """Answer every offer after a pause of that many seconds, give or take half of it."""
        await asyncio.sleep(self.chance.uniform(0, pause))
        while True:
            await self.offered.wait()
            self.offered.clear()
            await asyncio.sleep(pause * self.chance.uniform(0.5, 1.5))
            assert self.offer is not None
            legal = [c["action"] for c in self.offer["choices"] if c["reason"] is None]
            body = {
                "seat": self.offer["seat"],
                "decision": self.decision,
                "key": secrets.token_hex(8),
                "answers": [self.chance.choice(legal)],
            }
            sent = time.perf_counter()
            self.asked = (self.decision, sent)
            reply = await self.http.post(f"/api/tables/{self.table}/answers", json=body)
            self.tally.acknowledged.append((time.perf_counter() - sent) * 1000)
            if reply.status_code != 200:
                self.tally.refused.append(reply.text)
                return


async def messages(reply: httpx.Response) -> AsyncIterator[tuple[str, str]]:
    """Name and text of every message of a stream."""
    rest = b""
    async for piece in reply.aiter_raw():
        *blocks, rest = (rest + piece).split(b"\n\n")
        for block in blocks:
            name = text = ""
            for line in block.decode().split("\n"):
                field, _, value = line.partition(": ")
                if field == "event":
                    name = value
                elif field == "data":
                    text = value
            if text:
                yield name, text
