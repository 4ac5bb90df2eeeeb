"""Bots: thinking beside the server, killed without harm; and programs that play over HTTP."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from feldzug.client import Offer, Refused, Seat, Step
from feldzug.server.app import create_app
from feldzug.server.bot_workers import BotWorkers
from feldzug.server.settings import Settings
from tests.server.conftest import Make, running
from tests.server.forward import fast_forward, to_the_end
from tests.server.players import Player
from tests.waiting import eventually

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_bots_play_a_game_to_its_end(settings: Settings) -> None:
    app = create_app(settings.changed(bot_workers=1))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        table = player.open("me", "bot:greedy")["table"]
        eventually(lambda: player.see(table)["turn"] == [0])
        to_the_end(app, table, but=40)

        def is_over() -> bool:
            return bool(player.play(table)["state"] == "over")

        eventually(is_over, seconds=60)


def failures(http: httpx.Client) -> float:
    """How often a bot had to be asked again."""
    lines = http.get("/metrics").text.splitlines()
    return next(
        float(line.split()[1]) for line in lines if line.startswith("feldzug_bot_failures_total ")
    )


@pytest.mark.slow
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_bot_that_dies_or_hangs_is_asked_again(settings: Settings, blow: int) -> None:
    slow = settings.changed(bot_workers=1, bot_seconds=0.5, patience=3.0)
    app = create_app(slow)
    workers: BotWorkers = app.state.workers
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        table = player.open("bot:search", "bot:search")["table"]
        bot = workers.processes[0]

        def struck_while_it_thought() -> bool:
            victim = bot.process
            if victim is not None and victim.poll() is None:
                os.kill(victim.pid, blow)
                eventually(lambda: bot.process not in (None, victim))
            return failures(http) > 0

        eventually(struck_while_it_thought, seconds=60)
        decision = player.see(table)["decision"]
        eventually(lambda: player.see(table)["decision"] > decision + 1)


def test_a_bot_that_nobody_thinks_for_is_found_after_a_restart(settings: Settings) -> None:
    app = create_app(settings)  # nobody thinks here
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        table = Player(http).open("bot:random", "bot:random")["table"]
        decision = Player(http).see(table)["decision"]
    with (
        running(create_app(settings.changed(bot_workers=1))) as address,
        httpx.Client(base_url=address, timeout=30) as http,
    ):
        eventually(lambda: Player(http).see(table)["decision"] > decision + 5)


class Program(threading.Thread):
    """Takes whatever is offered first."""

    def __init__(self, address: str, secret: str) -> None:
        super().__init__(daemon=True)
        self.seat = Seat(address, secret)
        self.taken: list[tuple[Offer, Step | None]] = []

    def run(self) -> None:
        with self.seat:
            for offer in self.seat.offers():
                self.taken.append((offer, self.seat.answer(offer, offer.legal[0])))


def test_a_program_plays_with_a_seats_secret(new_player: Make, address: str, app: FastAPI) -> None:
    ann = new_player()
    opened = ann.open("me", "link")
    table, secret = opened["table"], opened["links"]["1"]
    program = Program(address, secret)
    program.start()
    eventually(lambda: ann.see(table)["state"] == "playing")  # taking the seat begins the game

    def both_have_played() -> bool:
        ann.play(table, 5)
        return len(program.taken) >= 10

    eventually(both_have_played, seconds=60)
    decisions = [offer.decision for offer, _ in program.taken]
    assert decisions == sorted(set(decisions))
    for offer, step in program.taken:
        assert offer.seat == 1
        assert step is not None
        assert step.entries[0]["n"] == offer.decision < step.decision
        assert step.offer is None or step.offer.legal
    own = program.seat.claim()
    with Seat(address, own) as twin:
        assert twin.answer(program.taken[0][0], program.taken[0][0].legal[0]) is None  # too late
    bearer = {"authorization": f"Bearer {own}"}
    seen = httpx.get(
        f"{address}/api/tables/{table}", params={"seat": 1}, headers=bearer, timeout=30
    ).json()
    assert seen["view"]["card_hand"] is not None
    fast_forward(app, table)
    program.join(20)
    assert program.seat.outcome is not None


@contextmanager
def shaky(replies: list[tuple[int, str]]) -> Iterator[str]:
    """The address of a proxy that gives these replies, one after another."""

    class Proxy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, text = replies.pop(0)
            self.send_response(status)
            self.send_header("retry-after", "0")
            self.send_header("content-length", str(len(text)))
            self.end_headers()
            self.wfile.write(text.encode())

        do_POST = do_GET  # noqa: N815 -- so the library calls it

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_program_goes_on_when_the_server_is_away_for_a_moment() -> None:
    away = [(status, "<h1>Bad gateway</h1>") for status in (429, 502, 503)]
    claimed = (200, '{"secret": "of its own"}')
    replies = [*away, claimed, *away, (200, '{"kind": "over", "outcome": {"ranking": []}}\n')]
    with shaky(replies) as address, Seat(address, "secret") as seat:
        assert list(seat.offers()) == []
        assert seat.outcome == {"ranking": []}
    told = {"seat": 0, "turn": [1], "decision": 7, "steps": [], "view": {}, "outcome": None}
    replies = [claimed, *away, (200, json.dumps(told))]
    offer = Offer("t", 0, 6, {}, {}, {}, (), ())
    with shaky(replies) as address, Seat(address, "secret") as seat:
        assert seat.answer(offer) == Step(7, (), {}, None, None)


def test_a_wrong_secret_is_refused(address: str) -> None:
    with Seat(address, "wrong" * 6) as seat, pytest.raises(Refused) as refusal:
        next(seat.offers())
    assert refusal.value.type == "not-yours"


def test_the_example_plays(new_player: Make, address: str, app: FastAPI) -> None:
    ann = new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    program = subprocess.Popen(
        [sys.executable, "examples/http_bot.py", address, opened["links"]["1"]],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    eventually(lambda: ann.see(table)["state"] == "playing")
    ann.play(table, 20)
    fast_forward(app, table)
    said, _ = program.communicate(timeout=20)
    assert program.returncode == 0
    assert "ranking" in said


def test_a_bot_whose_server_has_died_ends_quietly() -> None:
    """It was thinking, and nobody wants to know the answer any more."""
    orphan = subprocess.Popen(
        [sys.executable, "-m", "feldzug.server.bot_process"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert orphan.stdin is not None
    assert orphan.stdout is not None
    assert orphan.stderr is not None
    with orphan.stderr:
        orphan.stdout.close()
        orphan.stdin.write(b"a question\n")
        orphan.stdin.close()
        assert orphan.wait(20) == 0
        assert orphan.stderr.read() == b""
