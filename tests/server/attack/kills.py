"""Kills: the server dies again and again while games are played, and nothing acknowledged may be lost."""

from __future__ import annotations

from dataclasses import dataclass

import httpx

from tests.server.processes import serving
from tests.server.test_crash import Client, check, kill_at_random


@dataclass(frozen=True)
class Killed:
    kills: int
    games: int
    answers: int

    def __str__(self) -> str:
        return f"{self.kills} kills, {self.games} games, {self.answers} answers acknowledged, none lost"


def kills(url: str, games: int, clients: int) -> Killed:
    """Play to the end of every game; each record must hold every acknowledged answer, and verify."""
    with serving(url) as server:
        players = [Client(server.address, games // clients, seed) for seed in range(clients)]
        for player in players:
            player.start()
        done = kill_at_random(server, players)
        for player in players:
            player.join()
            assert player.error is None
        server.kill()
        server.start()
        with httpx.Client(base_url=server.address, timeout=30) as http:
            for player in players:
                for table, noted in player.noted.items():
                    check(http.get(f"/api/tables/{table}/record").text, noted)
    return Killed(done, games // clients * clients, sum(player.count for player in players))
