"""Kills: the server dies again and again while games are played, and nothing acknowledged may be lost."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.codec import Codec
from feldzug.kernel.values import FATE
from tests.server.players import QUICK, Player
from tests.server.processes import Server, serving
from tests.waiting import eventually

BETWEEN_KILLS = (80, 260)
"""So many answers are acknowledged before the next kill: by chance, but whatever the speed."""
SHORT = {
    **QUICK,
    "ring_end": "arrival",
    "south_downs": "skipped",
    "start_hands": "none",
    "leaders": "one",
    "forced_trade": "never",
}
QUIET = ("StopAttacking", "EndMovement", "Pass", "KeepCards", "ForgoCard", "Done")
"""Who often chooses these comes soon to the end of a game."""
LEAVE = [{"@": "StopAttacking"}, {"@": "EndMovement"}]
"""Two answers that can mostly be given as one gesture."""


@dataclass(frozen=True)
class Given:
    """Answers of a seat that were acknowledged."""

    seat: int
    answers: list[Any]


class Client(threading.Thread):
    """Plays some games to their end, whatever becomes of the server, and notes what was acknowledged."""

    def __init__(self, address: str, games: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.games = games
        self.seed = seed
        self.noted: dict[str, list[Given]] = {}
        self.count = 0
        self.asking = False
        """Whether it has sent an answer and not yet heard what became of it."""
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.address, timeout=30) as http:
                player = Player(http, self.seed)
                for _ in range(self.games):
                    self._game(player)
        except BaseException as error:
            self.error = error
            raise

    def _game(self, player: Player) -> None:
        table = insist(player.open, "me", "here", options=SHORT)["table"]
        noted = self.noted[table] = []
        seen = insist(player.see, table, 0)
        while seen["outcome"] is None:
            if (
                seen["seat"] not in seen["turn"]
            ):  # who has chosen in secret could reconsider for ever
                seen = insist(player.due, table, insist(player.see, table))
                continue
            answers = self._choice(player, seen)
            reply = self._answer(player, table, seen, answers)
            if reply.status_code == 422 and len(answers) == 2:  # then none of both was given
                answers = answers[:1]
                reply = self._answer(player, table, seen, answers)
            assert reply.status_code == 200, reply.text
            step = reply.json()
            noted.append(Given(seen["seat"], answers))
            seen = step
            self.count += 1

    def _answer(self, player: Player, table: str, seen: Any, answers: list[Any]) -> httpx.Response:
        body = {"seat": seen["seat"], "decision": seen["decision"], "answers": answers}
        body["key"] = f"key-{seen['decision']}-{len(answers)}"
        self.asking = True
        reply: httpx.Response = insist(player.send, f"/api/tables/{table}/answers", body)
        self.asking = False
        return reply

    def _choice(self, player: Player, seen: Any) -> list[Any]:
        """Anything that is allowed, but often what ends this part of the turn, and sometimes two at once."""
        chance = player.random.random
        legal = [c["action"] for c in seen["offer"]["choices"] if c["reason"] is None]
        quiet = [action for action in legal if action["@"] in QUIET]
        action = quiet[0] if quiet and chance() < 0.7 else player.random.choice(legal)
        return LEAVE if action == LEAVE[0] and chance() < 0.5 else [action]


def insist(ask: Callable[..., Any], *args: Any, **more: Any) -> Any:
    """The same request again until it is answered: that is what keys are for."""
    found: list[Any] = []

    def answered() -> bool:
        with suppress(httpx.TransportError):
            found.append(ask(*args, **more))
        return bool(found)

    eventually(answered, seconds=120)
    return found[0]


@dataclass(frozen=True)
class Killed:
    kills: int
    games: int
    answers: int

    def __str__(self) -> str:
        return f"{self.kills} kills, {self.games} games, {self.answers} answers acknowledged, none lost"


def kills(url: str, games: int, clients: int) -> Killed:
    """Play to the end of every game. Each record must hold every acknowledged answer, and verify; it is
    fetched from a server that has known none of the games.
    """
    with serving(url) as server:
        players = [Client(server.address, games // clients, seed) for seed in range(clients)]
        for player in players:
            player.start()
        done = kill_at_random(server, players)
        for player in players:
            player.join()
            assert player.error is None
        answers = sum(player.count for player in players)
        assert done >= answers // (BETWEEN_KILLS[1] + 100)
        server.kill()
        server.start()
        with httpx.Client(base_url=server.address, timeout=30) as http:
            for player in players:
                for table, noted in player.noted.items():
                    check(http.get(f"/api/tables/{table}/record").text, noted)
    return Killed(done, games // clients * clients, answers)


def kill_at_random(server: Server, clients: list[Client]) -> int:
    """As long as anyone plays."""
    moments = random.Random(4)
    kills = 0

    def given() -> int:
        return sum(client.count for client in clients)

    def nobody_plays() -> bool:
        return not any(client.is_alive() for client in clients)

    while True:
        enough = given() + moments.randint(*BETWEEN_KILLS)

        def is_due(enough: int = enough) -> bool:
            return given() >= enough or nobody_plays()

        eventually(is_due, seconds=600)
        eventually(lambda: any(client.asking for client in clients) or nobody_plays())
        if nobody_plays():
            return kills
        server.kill()  # somewhere in the midst of a request
        kills += 1
        server.start()


def check(text: str, noted: list[Given]) -> None:
    """Every acknowledged answer is there, in its place, none twice and no other; the record verifies."""
    found = record.read(text, GAMES)
    journal = found.match.journal
    assert found.match.position.outcome() is not None
    pack = Codec(found.match.game).pack
    given = [(e.seat, pack(e.action)) for e in journal if e.seat != FATE]
    assert given == [(g.seat, answer) for g in noted for answer in g.answers]
    assert record.verify(found) == len(journal) - len(given)
