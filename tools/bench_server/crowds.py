"""Crowds at one server or at two in turns: what each load costs, and whether everything was told once."""

from __future__ import annotations

import gc
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.text import Text

from feldzug.cli.output import aside, show, table
from tools.bench_server import where
from tools.bench_server.load import PLAYERS, Crowd, some_games
from tools.bench_server.served import Served
from tools.bench_server.tally import Tally, quantile


@dataclass(frozen=True, slots=True)
class Load:
    """So many games under way, with one client each, who thinks so many seconds."""

    games: int
    pause: float

    @staticmethod
    def parsed(text: str) -> Load:
        games, _, pause = text.partition(":")
        return Load(int(games), float(pause or 0))

    def __str__(self) -> str:
        every = f"one in {self.pause:g} s" if self.pause else "at full speed"
        return f"{self.games:,} games, {every}"


LOADS: Final = [Load(200, 4), Load(200, 0), Load(1000, 10), Load(1000, 4), Load(1000, 0)]


@dataclass(slots=True)
class Measured:
    """What one load was at one server; times in milliseconds, but for processor and clock in seconds."""

    streamed: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    clock: float = 0.0
    answered: int = 0
    """With those of the last moments, which belong to the processor time but not to the clock."""
    processor: float = 0.0
    clients: float = 0.0

    @property
    def rate(self) -> float:
        return len(self.streamed) / self.clock

    @property
    def cost(self) -> float:
        """Milliseconds of processor time an answer."""
        return self.processor * 1000 / max(1, self.answered)


@dataclass(slots=True)
class Rival:
    """A server with its crowd."""

    name: str
    served: Served
    crowd: Crowd = field(init=False)
    memory: float = 0.0
    """Kilobytes a game."""

    async def open(self, records: list[str]) -> None:
        aside().print(f"{len(records)} games of {PLAYERS} are taken up at {self.name} …")
        before = self.served.memory()
        self.crowd = Crowd(self.served.address, records)
        await self.crowd.open()
        self.memory = (self.served.memory() - before) / len(records) / 1000

    async def bear(self, load: Load, seconds: float, measured: Measured) -> None:
        """A load for a while; it adds to what was measured of it before."""
        its, own = self.served.seconds(), time.process_time()
        begun, answered = time.perf_counter(), self.crowd.tally.answered
        tally = await self.crowd.play(load.pause, seconds)
        measured.streamed += tally.streamed
        measured.acknowledged += tally.acknowledged
        measured.clock += seconds
        measured.answered += self.crowd.tally.answered - answered
        measured.processor += self.served.seconds() - its
        measured.clients += (time.process_time() - own) / (time.perf_counter() - begun)


async def games(
    rivals: list[Rival], folder: Path, loads: list[Load], seconds: float, rounds: int
) -> None:
    """Each load at each server, one server after the other, *rounds* times."""
    records = some_games(loads[0].games)
    for rival in rivals:
        await rival.open(records)
    # The clients' own garbage must not count as the server's time: 0.3 s at a time with 1,000 games.
    gc.collect()
    gc.freeze()
    gc.disable()
    found: dict[tuple[Load, str], Measured] = {}
    for load in loads:
        for _ in range(rounds):
            for rival in rivals:
                measured = found.setdefault((load, rival.name), Measured())
                await rival.bear(load, seconds, measured)
        gc.collect()
    busy = await spied(rivals[0], folder, seconds)
    for rival in rivals:
        await rival.crowd.close()
    gc.enable()
    _show(found, rounds)
    for rival in rivals:
        show(Text(f"{rival.name}: {_whole(rival.crowd.tally)} {rival.memory:.0f} kB a game."))
    for other in rivals[1:]:
        _compare(found, loads, rivals[0].name, other.name)
    show(Text(f"One durable write to this disk takes {where.durable_write(folder):.1f} ms."))
    if busy:
        said = ", ".join(f"{part} {share:.0%}" for part, share in busy.items())
        show(Text(f"What {rivals[0].name} was busy with at full speed: {said}."))


def _show(found: dict[tuple[Load, str], Measured], rounds: int) -> None:
    shown = table(
        "Load",
        "server",
        "answers/s",
        "event ms",
        "p95",
        "p99",
        "ack ms",
        "p95",
        "CPU ms an answer",
        "clients",
        right=range(2, 10),
    )
    shown.columns[0].no_wrap = True
    for (load, name), one in found.items():
        shown.add_row(
            str(load),
            name,
            f"{one.rate:.0f}",
            *[f"{quantile(one.streamed, share):.0f}" for share in (0.5, 0.95, 0.99)],
            *[f"{quantile(one.acknowledged, share):.0f}" for share in (0.5, 0.95)],
            f"{one.cost:.2f}",
            f"{one.clients / rounds:.0%}",
        )
    show(shown)
    show(
        Text(
            "Each client answers as often as the first column says. event: from the request to the "
            "message on the stream; ack: to its answer, with the step; CPU: processor time of the "
            "server process; clients: processor time of all clients, of one core.",
            style="dim",
        )
    )


def _compare(
    found: dict[tuple[Load, str], Measured], loads: list[Load], this: str, other: str
) -> None:
    for load in loads:
        mine, its = found[load, this], found[load, other]
        said = f"{load}: {this} takes {mine.cost / its.cost:.0%} of the processor time an answer"
        said += f" that {other} takes"
        if not load.pause:
            said += f", and gives {mine.rate / its.rate:.2f} times its answers/s"
        show(Text(said + "."))


async def spied(rival: Rival, folder: Path, seconds: float) -> dict[str, float]:
    """Where the time goes at full speed; empty if that cannot be seen here."""
    watching = where.watched(rival.served.pid, max(1, seconds / 2), folder)
    if watching is None:
        return {}
    await rival.crowd.play(0, seconds / 2 + 2)
    stacks = folder / "stacks"
    return where.shares(stacks.open()) if watching.wait() == 0 and stacks.exists() else {}


def _whole(tally: Tally) -> str:
    """Whether everything was told, once."""
    return (
        f"{tally.messages} messages: {tally.lost} entries lost, {tally.doubled} told twice, "
        f"{len(tally.refused)} answers refused."
    )
