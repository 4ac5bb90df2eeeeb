"""Load: many games under way at once, each with one client that plays all its seats at random.

A client has a stream of its own, which tells every seat of its game. It answers the offer that came
last, after a pause, and notes how long the answer took to come back on the stream.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import cycle, islice
from typing import Any, Final

import orjson

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.match import Match
from tools.bench_server.http_client import HttpClient, Refused
from tools.bench_server.tally import Tally, Thread

GAME: Final = next(iter(GAMES))
"""The first game of the list, which has a quick set-up."""

PLAYERS: Final = 2
LONGEST: Final = 300
"""Answers after which a game has been broken off at the latest."""

DIFFERENT: Final = 100
"""So many games are made; with more clients than that some begin alike."""


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


def some_games(count: int) -> list[str]:
    """The records that so many clients take up."""
    made = [begun(seed) for seed in range(min(count, DIFFERENT))]
    return list(islice(cycle(made), count))


class Client:
    """One browser without a page: a table, a stream and an answer every now and then."""

    def __init__(self, address: str, seed: int, tally: Tally, rest: asyncio.Event) -> None:
        self.chance = random.Random(seed)
        self.rest = rest
        """Set when everybody shall stop answering."""
        self.http = HttpClient(address)
        self.tally = tally
        self.table = ""
        self.decision = 0
        self.offers: dict[int, tuple[dict[str, Any], int]] = {}
        """By seat that must decide: what it is asked, and what an answer must name. Where several are asked
        at once, none hears of the others' answers, so what one was told before stays true."""
        self.over = False
        self.threads: dict[int, Thread] = {}
        self.offered = asyncio.Event()
        self.asked: tuple[int, int, float] | None = None
        """Seat and decision that were answered last, and when; nothing once it was heard of."""

    async def sit(self, game: str) -> None:
        status, text = await self.http.post("/api/records", game.encode())
        if status != 200:
            raise Refused(text.decode())
        self.table = orjson.loads(text)["table"]
        self.decision = await self.present()
        self.threads = {seat: Thread(self.decision) for seat in range(PLAYERS)}
        self.tally.threads += self.threads.values()

    async def present(self) -> int:
        """How far the server says that the game has come."""
        return int(orjson.loads((await self.http.get(f"/api/tables/{self.table}"))[1])["decision"])

    async def listen(self) -> None:
        """Hear everything that the stream tells; ends when it is cancelled."""
        watch = ",".join(f"{self.table}:{seat}:{self.decision}" for seat in self.threads)
        async for name, message in self.http.stream(f"/api/stream?watch={watch}&differences=true"):
            if name in ("step", "change", "table"):
                self.hear(name, message, time.perf_counter())

    def hear(self, name: str, message: dict[str, Any], arrived: float) -> None:
        if name != "table":
            self.tally.messages += 1
            numbers = [step["n"] for step in message["steps"]]
            self.threads[message["seat"]].hear(numbers, message["entries"])
        self.decision = message["decision"]
        self.over = message["outcome"] is not None
        seat, token = message["seat"], message["decision"]
        self.offers.pop(seat, None)
        if seat in message["turn"] and message["offer"] is not None:
            self.offers[seat] = message["offer"], token
        if self.asked is not None and seat == self.asked[0] and token > self.asked[1]:
            self.tally.streamed.append((arrived - self.asked[2]) * 1000)
            self.tally.answered += 1
            self.asked = None
        if self.over or (self.offers and self.asked is None):
            self.offered.set()

    async def play(self, pause: float) -> None:
        """Answer every offer after a pause of that many seconds, give or take half of it."""
        first = self.chance.uniform(0, pause)
        while not await self.rested(first or pause * self.chance.uniform(0.5, 1.5)):
            first = 0
            await self.offered.wait()
            if self.over or self.rest.is_set():
                return
            self.offered.clear()
            if not self.offers:
                continue
            seat = next(iter(self.offers))
            offer, token = self.offers.pop(seat)
            legal = [c["action"] for c in offer["choices"] if c["reason"] is None]
            body = {
                "seat": seat,
                "decision": token,
                "key": secrets.token_hex(8),
                "answers": [self.chance.choice(legal)],
            }
            sent = time.perf_counter()
            self.asked = (seat, token, sent)
            known = self.threads[seat].heard
            status, text = await self.http.post(
                f"/api/tables/{self.table}/answers?known={known}", orjson.dumps(body)
            )
            self.tally.acknowledged.append((time.perf_counter() - sent) * 1000)
            if status != 200:
                self.tally.refused.append(text.decode())
                return

    async def rested(self, seconds: float) -> bool:
        """Wait so long, or until everybody shall stop."""
        if not seconds:
            return self.rest.is_set()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.rest.wait()
        return self.rest.is_set()


class Crowd:
    """All clients at their tables; they come to one server, or each to the next of several."""

    def __init__(self, addresses: str | Sequence[str], games: Iterable[str]) -> None:
        self.tally = Tally()
        self.rest = asyncio.Event()
        self._games = list(games)
        among = cycle([addresses] if isinstance(addresses, str) else addresses)
        self.clients = [
            Client(address, seed, self.tally, self.rest)
            for seed, address in zip(range(len(self._games)), among, strict=False)
        ]
        self._streams: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Let every client take up a game that has begun, and listen."""
        for client, game in zip(self.clients, self._games, strict=True):
            await client.sit(game)
        self._streams = [asyncio.create_task(client.listen()) for client in self.clients]
        offers = asyncio.create_task(self._offers())
        done, _ = await asyncio.wait([offers, *self._streams], return_when=asyncio.FIRST_COMPLETED)
        for one in done:
            one.result()  # a stream that has ended says why

    async def _offers(self) -> None:
        for client in self.clients:
            await client.offered.wait()

    async def play(self, pause: float, seconds: float) -> Tally:
        """Play for a while, then wait until everything has been told; only that while is measured."""
        self.rest.clear()
        self.tally.begin()
        playing = [asyncio.create_task(client.play(pause)) for client in self.clients]
        await asyncio.sleep(seconds)
        measured = replace(self.tally)
        self.tally.begin()
        self.rest.set()
        await asyncio.wait(playing, timeout=60)
        return measured

    async def close(self) -> None:
        """Compare what was heard with how far the server says that each game has come."""
        await asyncio.sleep(1)
        for client in self.clients:
            decision = await client.present()
            for thread in client.threads.values():
                thread.end(decision)
        for stream in self._streams:
            if stream.done():
                stream.result()
            stream.cancel()
        await asyncio.gather(*self._streams, return_exceptions=True)
        for client in self.clients:
            client.http.close()
