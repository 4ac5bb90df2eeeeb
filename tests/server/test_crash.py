"""The server is killed again and again while games are played: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.dealer import SealedDealer
from feldzug.kernel.values import FATE
from feldzug.server.house import House
from feldzug.server.settings import Settings
from feldzug.server.store.database import Store
from tests.server.players import Player
from tests.server.processes import Server, postgres, serving

GAMES_EACH = 25
CLIENTS = 5
KILLS = 6
ANSWERS = 20
"""So many answers are given in each game, and acknowledged."""


class Client(threading.Thread):
    """Plays some games, whatever becomes of the server, and notes what was acknowledged."""

    def __init__(self, address: str, games: int, seed: int) -> None:
        super().__init__()
        self.address = address
        self.games = games
        self.seed = seed
        self.acknowledged: dict[str, list[tuple[int, int, Any, int]]] = {}
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.address, timeout=10) as http:
                player = Player(http, self.seed)
                for _ in range(self.games):
                    self._game(player)
        except BaseException as error:
            self.error = error
            raise

    def _game(self, player: Player) -> None:
        table = self._insist(player.open, "me", "here")["table"]
        noted = self.acknowledged[table] = []
        seat = 0
        while len(noted) < ANSWERS:
            seen = self._insist(player.see, table, seat)
            if seen["offer"] is None:
                seat = seen["turn"][0]
                continue
            action, key = player.pick(seen), f"key-{self.seed}-{len(noted)}-{table}"
            reply = self._insist(player.answer, table, seen, action, key)
            assert reply.status_code == 200, reply.text
            noted.append((seat, seen["decision"], action, reply.json()["decision"]))

    def _insist(self, ask: Callable[..., Any], *args: Any) -> Any:
        """The same request again until it is answered: that is what keys are for."""
        while True:
            try:
                return ask(*args)
            except httpx.TransportError:
                time.sleep(0.05)


@contextmanager
def store(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'games.sqlite'}"
    else:
        with postgres() as url:
            yield url


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_acknowledged_survives_every_crash(kind: str, tmp_path: Path) -> None:
    with store(kind, tmp_path) as url, serving(url) as server:
        share = GAMES_EACH // CLIENTS
        clients = [Client(server.address, share, seed) for seed in range(CLIENTS)]
        for client in clients:
            client.start()
        kills = _kill_at_random(server, clients)
        for client in clients:
            client.join()
            assert client.error is None
        server.kill()
        assert kills >= 2
        tables = {t: noted for client in clients for t, noted in client.acknowledged.items()}
        assert len(tables) == GAMES_EACH
        house = House(Settings(db=url), Store(Settings(db=url).url))
        for table, noted in tables.items():
            _check(house, table, noted)
        house.store.close()


def _kill_at_random(server: Server, clients: list[Client]) -> int:
    moments = random.Random(4)
    kills = 0
    while kills < KILLS and any(client.is_alive() for client in clients):
        time.sleep(moments.uniform(0.2, 3.0))
        server.kill()
        kills += 1
        server.start()
    return kills


def _check(house: House, table: str, noted: list[tuple[int, int, Any, int]]) -> None:
    """Every acknowledged answer is there, at its number, none twice; the record verifies."""
    with house.looking(table) as (_, found):
        pack = found.wire.codec.pack
        match = found.match
        given = {n: e for n, e in enumerate(match.journal) if e.seat != FATE}
        assert sorted(given) == [decision for _, decision, _, _ in noted]
        for seat, decision, action, after in noted:
            assert given[decision].seat == seat
            assert pack(given[decision].action) == action
            assert decision < after <= match.decision
        text = record.write(match, promised=found.row.commitment)
        assert isinstance(match.dealer, SealedDealer)
        again = record.read(text, GAMES)
        shown = record.Record(again.match, (), again.commitment, match.dealer.secret.hex())
        assert record.verify(shown) == len(match.journal) - len(noted)
