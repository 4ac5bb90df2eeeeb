"""Slow clients: bodies that are never finished, lines on which nobody speaks."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import dataclass

import httpx

from tests.server.attack.raw import connect, head, many, memory
from tests.server.players import Player

PIECE = b"x" * 65536
PROMISED = 4 * 1024 * 1024


@dataclass(frozen=True)
class HalfSent:
    """What many bodies cost that were never sent to their end."""

    before: float
    most: float
    """Megabytes of memory: before, and at most."""
    answered: int
    """Answers that somebody else gave meanwhile."""

    def __str__(self) -> str:
        return f"{self.before:.0f} MB before, {self.most:.0f} MB at most; {self.answered} answers meanwhile"


def half_sent_bodies(address: str, process: int, connections: int) -> HalfSent:
    """Send almost all of many large bodies, and meanwhile play."""
    with httpx.Client(base_url=address, timeout=20) as http:
        player = Player(http)
        table = player.open("me", "here")["table"]
        before = most = memory(process)
        answered = 0
        with many(address, connections) as lines:
            for line in lines:
                line.settimeout(1)
                _push(line, head("POST", "/api/records", PROMISED))
            for n in range(1, PROMISED // len(PIECE)):
                for line in lines:
                    _push(line, PIECE)
                if n % 7 == 0:
                    most = max(most, memory(process))
                    player.play(table, 1)
                    answered += 1
    return HalfSent(before, most, answered)


def _push(line: socket.socket, data: bytes) -> None:
    with suppress(OSError):  # who was sent away cannot send more
        line.sendall(data)


@dataclass(frozen=True)
class Silent:
    """What became of others while many lines were silent."""

    opened: int
    asked: int
    answered: int

    def __str__(self) -> str:
        return f"{self.opened} opened, {self.answered} of {self.asked} other requests answered meanwhile"


def silent_connections(address: str, connections: int, requests: int) -> Silent:
    """Open many connections without a word; somebody else comes with a new one for each request."""
    opened = asked = answered = 0
    lines: list[socket.socket] = []
    try:
        for n in range(connections):
            with suppress(OSError):
                lines.append(connect(address, 2))
                opened += 1
            if n % max(1, connections // requests) == 0:
                asked += 1
                answered += httpx.get(f"{address}/health", timeout=20).status_code == 200
    finally:
        for line in lines:
            line.close()
    return Silent(opened, asked, answered)
