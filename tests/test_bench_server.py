"""The server's benchmark counts right: what is lost or told twice, how long things took, where time goes."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tools.bench_server import where
from tools.bench_server.crowds import Load, Measured, Rival
from tools.bench_server.http_client import HttpClient
from tools.bench_server.load import some_games
from tools.bench_server.page import Drawn, drawn
from tools.bench_server.served import Checkout, Served, serving
from tools.bench_server.tally import Tally, Thread, quantile

pytestmark = pytest.mark.slow

T = TypeVar("T")


def run(asked: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: a browser that other tests keep has a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asked).result()


@pytest.mark.parametrize(
    ("told", "decision", "lost", "doubled"),
    [
        ([[3, 4], [5]], 6, 0, 0),
        ([[3, 4], [6]], 7, 1, 0),
        ([[3, 4], [4, 5]], 6, 0, 1),
        ([[4, 3]], 5, 1, 1),
        ([[3, 4]], 9, 4, 0),
        ([], 3, 0, 0),
        ([], 5, 2, 0),
    ],
)
def test_every_entry_counts_once(
    told: list[list[int]], decision: int, lost: int, doubled: int
) -> None:
    thread = Thread(3)
    for numbers in told:
        thread.hear(numbers, numbers[-1] + 1)
    thread.end(decision)
    assert (thread.lost, thread.doubled, thread.heard) == (lost, doubled, decision)


def test_a_message_that_promises_more_than_it_brings() -> None:
    thread = Thread(0)
    thread.hear([0, 1], 5)
    assert thread.lost == 3


def test_all_threads_together() -> None:
    tally = Tally(threads=[Thread(0, lost=1), Thread(0, lost=2, doubled=3)])
    assert (tally.lost, tally.doubled) == (3, 3)


def test_a_line_that_was_given_up_is_made_anew() -> None:
    async def asked() -> list[tuple[int, bytes]]:
        lines: list[asyncio.Task[None] | None] = []

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            lines.append(asyncio.current_task())
            number = len(lines)
            with suppress(asyncio.IncompleteReadError):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n%d" % number)
                await reader.readuntil(b"\r\n\r\n")
            writer.close()
            await writer.wait_closed()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            http = HttpClient(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            told = [await http.get("/"), await http.get("/")]
            http.close()
            await asyncio.gather(*[line for line in lines if line is not None])
        return told

    assert run(asked()) == [(200, b"1"), (200, b"2")]


def test_quantiles() -> None:
    times = [float(n) for n in range(100, 0, -1)]
    assert [quantile(times, share) for share in (0.5, 0.95, 0.99, 1)] == [50, 95, 99, 100]
    assert quantile([7], 0.5) == 7
    assert math.isnan(quantile([], 0.5))


def test_where_time_goes() -> None:
    stacks = [
        "run (asyncio/events.py:80);look (feldzug/server/live.py:99);view (feldzug/games/a.py:1) 5",
        "run (asyncio/events.py:80);event (feldzug/server/live.py:123);dumps (json/__init__.py:183) 3",
        "run (asyncio/events.py:80) 1",
        "main (somewhere.py:1) 1",
        "cut off",
    ]
    assert where.shares(stacks) == {
        "rules and views": 0.5,
        "JSON": 0.3,
        "event loop and threads": 0.1,
        where.OTHER: 0.1,
    }


def test_what_an_event_costs() -> None:
    def span(name: str, at: float, lasts: float, thread: int = 1, **more: Any) -> dict[str, Any]:
        return {"ph": "X", "name": name, "pid": 1, "tid": thread, "ts": at, "dur": lasts, **more}

    def received(request: str, at: float) -> dict[str, Any]:
        data = {"data": {"requestId": request}}
        return {"name": "ResourceReceivedData", "pid": 1, "tid": 1, "ts": at, "args": data}

    traced = [
        {
            "name": "ResourceSendRequest",
            "pid": 1,
            "tid": 1,
            "args": {"data": {"requestId": "odds"}},
        },
        received("odds", 500),
        span("RunTask", 900, 3000, tdur=2000),
        received("stream", 1000),
        received("stream", 1500),  # drawn together with the first
        span("RunTask", 5000, 4000, tdur=3000),
        span("Paint", 5500, 100),
        span("Commit", 6000, 1000),
        span("RasterTask", 7500, 2500, thread=2),
        span("RunTask", 90_000, 50_000),  # long after
        received("stream", 200_000),  # never drawn
    ]
    assert drawn(traced) == [Drawn(main=7, processor=5, raster=2.5)]


def test_a_load_has_a_name() -> None:
    assert str(Load.parsed("1000:2.5")) == "1,000 games, one in 2.5 s"
    assert str(Load.parsed("200:0")) == "200 games, at full speed"


def test_what_an_answer_costs() -> None:
    measured = Measured(streamed=[3.0, 4.0], clock=0.5, answered=3, processor=0.012)
    assert measured.rate == 4
    assert measured.cost == pytest.approx(4)


def test_more_clients_than_games() -> None:
    games = some_games(102)
    assert len(games) == 102
    assert len(set(games)) == 100


def test_games_are_played_and_heard(tmp_path: Path) -> None:
    async def play(server: Served) -> tuple[Measured, Rival]:
        rival, measured = Rival("this one", server), Measured()
        await rival.open(some_games(3))
        await rival.bear(Load(3, 0), 1.5, measured)
        await rival.crowd.close()
        return measured, rival

    checkout = Checkout(Path(__file__).parent.parent)
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", checkout) as server:
        measured, rival = run(play(server))
    tally = rival.crowd.tally
    assert measured.streamed
    # When the time is up, an answer of each client may have been told and not yet acknowledged.
    assert len(measured.acknowledged) >= len(measured.streamed) - 3
    assert measured.answered >= len(measured.streamed)
    assert measured.cost > 0
    assert rival.memory > 0
    assert (tally.lost, tally.doubled, tally.refused) == (0, 0, [])
    # Of an answer in secret the others do not hear until all have answered.
    assert tally.messages >= len(measured.streamed)
