"""Bots take turns fairly: by who opened the table, the quick ones first, those that play for nobody last."""

from __future__ import annotations

from fastapi import FastAPI

from feldzug.server.bot_queue import BotQueue, Turn
from feldzug.server.bot_workers import BotWorkers
from tests.server.conftest import Make


def order(queue: BotQueue, most: int) -> list[str | None]:
    return [queue.get() for _ in range(most)]


def test_many_tables_of_one_opener_do_not_go_before_everyone_elses() -> None:
    queue = BotQueue(lambda _: False)
    for n in range(40):
        queue.put(f"eve {n}", Turn("eve", 2.0, human=True))
    queue.get()
    queue.put("ann", Turn("ann", 2.0, human=True))
    queue.put("ben", Turn("ben", 0.0, human=True))
    assert set(order(queue, 3)) == {"ben", "ann", "eve 1"}
    queue.put("ann", Turn("ann", 2.0, human=True))
    assert "ann" in order(queue, 2)
    assert order(queue, 3) == ["eve 3", "eve 4", "eve 5"]


def test_who_waits_long_comes_in_the_end() -> None:
    queue = BotQueue(lambda _: False)
    queue.put("slow", Turn("ann", 2.0, human=True))
    served: list[str | None] = []
    for _ in range(100):
        queue.put("quick", Turn("ben", 0.0, human=True))
        served.append(queue.get())
    assert 10 < served.index("slow") < 60


def test_bots_that_play_for_nobody_come_last() -> None:
    watched: set[str] = set()
    queue = BotQueue(watched.__contains__)
    for name in ("one", "two"):
        queue.put(name, Turn(name, 0.0, human=False))
    queue.put("ann", Turn("ann", 2.0, human=True))
    watched.add("two")  # somebody has come to look
    assert order(queue, 3) == ["two", "ann", "one"]


def test_the_line_ends() -> None:
    queue = BotQueue(lambda _: False)
    queue.put("one", Turn("ann", 0.0, human=True))
    queue.close()
    assert queue.get() is None


def test_workers_know_whose_turn_it_is(new_player: Make, app: FastAPI) -> None:
    ann, eve = new_player(), new_player()
    alone = [eve.open("bot:search-long", "bot:search-long")["table"] for _ in range(5)]
    slow = [eve.open("bot:search-long", "bot:search-long", "me")["table"] for _ in range(5)]
    quick = ann.open("bot:random", "bot:random", "me")["table"]
    workers: BotWorkers = app.state.workers  # nobody thinks here, so they stay in queue
    for table in (*alone, *slow, quick):
        workers.ask(table)
    assert order(workers.queue, 11) == [quick, *slow, *alone]
