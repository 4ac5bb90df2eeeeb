"""Slow clients cost little, and only themselves."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from fastapi import FastAPI

from feldzug.server.app import create_app
from feldzug.server.connections import MOST_AHEAD, OTHER_FILES, allowed_connections
from feldzug.server.listening import bound
from feldzug.server.settings import Settings
from tests.server.attack.raw import connect, head, heard
from tests.server.attack.slow_clients import half_sent_bodies, silent_connections
from tests.server.conftest import running
from tests.server.processes import serving
from tests.waiting import eventually

GET = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SOON = 0.3


@pytest.fixture
def hasty(settings: Settings) -> FastAPI:
    """A server that does not wait long."""
    return create_app(settings.changed(head_seconds=SOON, stall_seconds=SOON))


@pytest.fixture
def hasty_address(hasty: FastAPI) -> Iterator[str]:
    with running(hasty) as address:
        yield address


@pytest.mark.slow
def test_half_sent_bodies_do_not_fill_the_memory(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", FELDZUG_BOT_WORKERS="0") as server:
        assert server.process is not None
        cost = half_sent_bodies(server.address, server.process.pid, connections=60)
    assert cost.answered == 9
    assert cost.most - cost.before < 120  # it would be 240 if all were held


@pytest.mark.parametrize("sent", [b"", b"{", b"{" * 5000])
def test_a_body_that_does_not_come_is_given_up(hasty_address: str, sent: bytes) -> None:
    with connect(hasty_address) as line:
        line.sendall(head("POST", "/api/tables", 20_000) + sent)
        told = heard(line)  # and then the connection is closed
    assert told.startswith(b"HTTP/1.1 400 ")
    assert b'"too-slow"' in told


def test_a_body_that_comes_steadily_may_take_longer(settings: Settings) -> None:
    patient = settings.changed(head_seconds=0.5, body_rate=1000)
    with running(create_app(patient)) as address, connect(address) as line:
        began = time.monotonic()
        line.sendall(head("POST", "/api/records", 4000))
        for _ in range(4):
            line.sendall(b"x" * 1000)
            time.sleep(0.25)  # the pace of a slow line: this is what is tested
        told = b""
        while not told.endswith(b"}") and (piece := line.recv(4096)):
            told += piece
    assert time.monotonic() - began > 0.9
    assert told.startswith(b"HTTP/1.1 400 ")
    assert b'"too-slow"' not in told  # all of it was read, and it is no record


def test_an_upload_is_refused_before_it_is_read(settings: Settings) -> None:
    bounded = settings.changed(upload_rate=0.001, upload_burst=1)
    with running(create_app(bounded)) as address:
        for status in (b"400", b"429"):
            with connect(address) as line:
                line.sendall(head("POST", "/api/records", 4 * 1024 * 1024))
                if status == b"400":  # the first one may come, and is no record
                    line.sendall(b"x" * 4 * 1024 * 1024)
                assert line.recv(12) == b"HTTP/1.1 " + status


def test_what_says_that_it_is_too_large_is_not_read(address: str) -> None:
    with connect(address) as line:
        line.sendall(head("POST", "/api/tables", 10**9))
        assert line.recv(12) == b"HTTP/1.1 413"


def test_a_question_has_no_body(address: str) -> None:
    with connect(address) as line:
        line.sendall(head("GET", "/api/games", 10**6))
        assert line.recv(12) == b"HTTP/1.1 400"


def test_unfinished_bodies_of_one_address_are_bounded(settings: Settings) -> None:
    bounded = settings.changed(address_bytes=100_000)
    with running(create_app(bounded)) as address, connect(address) as one, connect(address) as two:
        for line in (one, two):
            line.sendall(head("POST", "/api/records", 90_000) + b"x" * 80_000)
        two.settimeout(20)
        refused = two if two.recv(12, socket.MSG_PEEK) else one
        assert refused.recv(12) == b"HTTP/1.1 429"


@pytest.mark.parametrize("sent", [b"", b"GET /hea", GET + b"GET "])
def test_a_line_without_a_word_is_closed(hasty_address: str, sent: bytes) -> None:
    with connect(hasty_address) as line:
        line.sendall(sent)
        told = heard(line)
    assert told.count(b"HTTP/1.1 200 OK") == sent.count(b"\r\n\r\n")


def test_a_head_that_trickles_in_is_given_up(hasty_address: str) -> None:
    with connect(hasty_address) as line:

        def is_given_up() -> bool:
            try:
                line.sendall(b"G")
            except OSError:
                return True
            return False

        eventually(is_given_up)  # a byte now and then is no sign of life


def test_a_line_that_was_used_is_kept(hasty_address: str) -> None:
    with connect(hasty_address) as line:
        for _ in range(3):
            line.sendall(GET)
            told = b""
            while not told.endswith(b"}"):
                told += line.recv(4096)
            assert told.startswith(b"HTTP/1.1 200 OK")
            with connect(hasty_address) as silent:
                heard(silent)  # as long as a silent one is left open


@contextmanager
def asking_much(app: FastAPI) -> Iterator[socket.socket]:
    """A line that asks for more than it and the system take at once, as often as is allowed."""
    with bound("127.0.0.1", 0) as listening, running(app, listening), socket.socket() as line:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # the system holds little
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(listening.getsockname())
        ask = b"GET /api/games/runewars/rules/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        line.sendall(ask * MOST_AHEAD)
        eventually(lambda: len(app.state.connections) == 1)
        yield line


def test_who_does_not_take_an_answer_is_given_up(settings: Settings) -> None:
    app = create_app(settings.changed(stall_seconds=1))
    with asking_much(app):
        eventually(lambda: len(app.state.connections) == 0)


def test_who_takes_an_answer_a_little_at_a_time_is_given_up(settings: Settings) -> None:
    """It is never silent for long, but far too slow."""
    app = create_app(settings.changed(stall_seconds=3, answer_rate=10**9))
    with asking_much(app) as line:

        def is_given_up() -> bool:
            with suppress(ConnectionResetError):
                line.recv(200)
            return len(app.state.connections) == 0

        eventually(is_given_up, seconds=40)


@pytest.mark.slow
def test_silent_lines_do_not_stop_the_service(tmp_path: Path) -> None:
    """Though there are more of them than files that the server may open."""
    log = tmp_path / "log"
    db = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with serving(db, files=450, log=log, FELDZUG_BOT_WORKERS="0") as server:
        told = silent_connections(server.address, connections=900, requests=30)
        for _ in range(100):
            with connect(server.address) as line:
                line.sendall(b"no request at all\r\n\r\n")
                assert heard(line).startswith(b"HTTP/1.1 400 ")
    assert told.answered == told.asked == 30
    assert len(log.read_bytes()) < 5000


def test_connections_are_counted_against_the_limit_of_open_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limits = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, given: limits.append(given))
    assert allowed_connections(Settings(connections=600)) == 600
    assert limits == [(1024, 4096)]  # that many there are
    assert allowed_connections(Settings(connections=2000)) == 2000
    assert limits[-1] == (2000 + OTHER_FILES, 4096)
    assert allowed_connections(Settings(connections=10_000)) == 4096 - OTHER_FILES
    assert limits[-1] == (4096, 4096)
