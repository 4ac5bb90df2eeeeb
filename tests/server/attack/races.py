"""Races: many answer the same decision at once, and exactly one of them may have answered it."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.players import Player


@dataclass(frozen=True)
class Raced:
    races: int
    won: int
    """Races with exactly one winner of whom the table knows."""
    answers: int

    def __str__(self) -> str:
        return f"{self.won} of {self.races} races had exactly one winner ({self.answers} answers)"


def races(address: str, rounds: int, at_once: int) -> Raced:
    """Answer as one client from many connections; nobody but the winner changes anything."""
    won = 0
    with httpx.Client(base_url=address, timeout=30) as http, ThreadPoolExecutor(at_once) as pool:
        player = Player(http)
        clients = [httpx.Client(base_url=address, timeout=30) for _ in range(at_once)]
        table, seen = _next(player, "")
        for client in clients:
            client.cookies.update(http.cookies)
        for _ in range(rounds):
            action = player.pick(seen)

            def answer(client: httpx.Client, seen: Any = seen, action: Any = action) -> Any:
                return Player(client).answer(seen["table"], seen, action)

            replies = list(pool.map(answer, clients))
            winners = [reply.json() for reply in replies if reply.status_code == 200]
            lost = Counter(reply.status_code for reply in replies)[409]
            known = player.see(table)["decision"]
            won += [one["decision"] for one in winners] == [known] and lost == at_once - 1
            table, seen = _next(player, table)
        for client in clients:
            client.close()
    return Raced(rounds, won, rounds * at_once)


def _next(player: Player, table: str) -> tuple[str, Any]:
    """A decision of a seat that everyone knows; answers to windows are nobody's business."""
    while True:
        if table:
            seen = player.see(table)
            if seen["outcome"] is None and len(seen["turn"]) == 1:
                due = player.due(table, seen)
                if due is not None and due["decision"] == seen["decision"]:
                    return table, due
            if seen["outcome"] is None:
                player.play(table, 1)
                continue
        table = player.open("me", "here")["table"]
