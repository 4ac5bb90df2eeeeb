"""Bots take turns fairly: by who opened the table, the quick ones first, those that play for nobody last."""

from __future__ import annotations

from fastapi import FastAPI

from feldzug.server.line import Line, Turn
from feldzug.server.workers import Workers
from tests.server.conftest import Make


def order(line: Line, most: int) -> list[str | None]:
    return [line.get() for _ in range(most)]


def test_many_tables_of_one_opener_do_not_go_before_everyone_elses() -> None:
    line = Line(lambda _: False)
    for n in range(40):
        line.put(f"eve {n}", Turn("eve", 2.0, human=True))
    line.get()
    line.put("ann", Turn("ann", 2.0, human=True))
    line.put("ben", Turn("ben", 0.0, human=True))
    assert set(order(line, 3)) == {"ben", "ann", "eve 1"}
    line.put("ann", Turn("ann", 2.0, human=True))
    assert "ann" in order(line, 2)
    assert order(line, 3) == ["eve 3", "eve 4", "eve 5"]


def test_who_waits_long_comes_in_the_end() -> None:
    line = Line(lambda _: False)
    line.put("slow", Turn("ann", 2.0, human=True))
    served: list[str | None] = []
    for _ in range(100):
        line.put("quick", Turn("ben", 0.0, human=True))
        served.append(line.get())
    assert 10 < served.index("slow") < 60


def test_bots_that_play_for_nobody_come_last() -> None:
    watched: set[str] = set()
    line = Line(watched.__contains__)
    for name in ("one", "two"):
        line.put(name, Turn(name, 0.0, human=False))
    line.put("ann", Turn("ann", 2.0, human=True))
    watched.add("two")  # somebody has come to look
    assert order(line, 3) == ["two", "ann", "one"]


def test_the_line_ends() -> None:
    line = Line(lambda _: False)
    line.put("one", Turn("ann", 0.0, human=True))
    line.close()
    assert line.get() is None


def test_workers_know_whose_turn_it_is(new_player: Make, app: FastAPI) -> None:
    ann, eve = new_player(), new_player()
    alone = [eve.open("bot:search-long", "bot:search-long")["table"] for _ in range(5)]
    slow = [eve.open("bot:search-long", "bot:search-long", "me")["table"] for _ in range(5)]
    quick = ann.open("bot:random", "bot:random", "me")["table"]
    workers: Workers = app.state.workers  # nobody thinks here, so they stay in line
    for table in (*alone, *slow, quick):
        workers.ask(table)
    assert order(workers.line, 11) == [quick, *slow, *alone]
