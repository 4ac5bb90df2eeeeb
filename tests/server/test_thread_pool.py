"""The threads of a pool: never more than allowed, each as long as there is something to do."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any

import pytest

from feldzug.server import thread_pool
from feldzug.server.thread_pool import ThreadPool
from tests.waiting import eventually


class Counting:
    """Work that says how many are at it at once, and waits until somebody lets it go."""

    def __init__(self) -> None:
        self.now = self.most = self.done = 0
        self.let_go = threading.Event()
        self._lock = threading.Lock()

    def __call__(self) -> int:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        assert self.let_go.wait(20)
        with self._lock:
            self.now -= 1
            self.done += 1
        return self.done


def threads() -> int:
    return sum(one.name == "feldzug pool" for one in threading.enumerate())


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine; in a thread, for a browser's loop may run in this one."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, test(**fixtures)).result()

    return run


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


@in_a_loop
async def test_no_more_than_allowed_work_at_once_and_all_is_done() -> None:
    pool, work = ThreadPool(2), Counting()
    asked = [asyncio.create_task(pool.do(work)) for _ in range(5)]
    await until(lambda: work.now == 2)
    work.let_go.set()
    assert sorted(await asyncio.gather(*asked)) == [1, 2, 3, 4, 5]
    assert work.most == 2


@in_a_loop
async def test_what_fails_fails_for_who_asked() -> None:
    def fail() -> None:
        raise LookupError("gone")

    pool = ThreadPool(1)
    with pytest.raises(LookupError, match="gone"):
        await pool.do(fail)
    assert await pool.do(lambda: 7) == 7


@in_a_loop
async def test_who_stops_waiting_before_it_has_begun_stops_it() -> None:
    pool, work = ThreadPool(1), Counting()
    first, second = (asyncio.create_task(pool.do(work)) for _ in range(2))
    await until(lambda: work.now == 1)
    second.cancel()
    await asyncio.wait([second])
    work.let_go.set()
    await first
    assert await pool.do(lambda: work.done) == 1


@in_a_loop
async def test_a_thread_without_work_ends_and_another_is_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thread_pool, "IDLE", 0.05)
    before = threads()
    pool = ThreadPool(4)
    assert await pool.do(threads) == before + 1
    await asyncio.to_thread(eventually, lambda: threads() == before)
    assert await pool.do(lambda: 7) == 7
