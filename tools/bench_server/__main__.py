"""`make bench-server`: many games at once, then the page; prints what was measured and what limits it."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from rich.text import Text

from feldzug.analysis.bench import machine
from feldzug.cli.output import aside, show, table
from tools.bench_server import page, where
from tools.bench_server.load import PLAYERS, Crowd
from tools.bench_server.served import Served, serving
from tools.bench_server.tally import Tally, quantile

BUSY: Final = 0.5
"""A machine with more to do than this, in processes that want to run, spoils the figures."""
FULL: Final = 0.85
"""Of a core: a server that has used more could not have used much more."""
VISITS: Final = 10
ANSWERS: Final = 40


def main() -> None:
    asked = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    asked.add_argument("--games", type=int, default=200, help="games under way at once")
    asked.add_argument(
        "--pause", type=float, default=4.0, help="seconds a client thinks, on average"
    )
    asked.add_argument("--seconds", type=float, default=20.0, help="how long each part is measured")
    wanted = asked.parse_args()
    show(Text(" · ".join(machine().values()), style="dim"))
    load = os.getloadavg()[0]
    show(Text(f"Load of the machine before: {load:.1f}", style="dim"))
    if load > BUSY:
        aside().print(
            "Something else is running here: the figures will be worse than they could be."
        )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder / "games.sqlite") as served:
            asyncio.run(games(served, folder, wanted.games, wanted.pause, wanted.seconds))
        with serving(folder / "page.sqlite") as served:
            visits(served)
    show(Text(f"Load of the machine after: {os.getloadavg()[0]:.1f}", style="dim"))


async def games(served: Served, folder: Path, count: int, pause: float, seconds: float) -> None:
    """Many games: at the pace of people, at twice that, and as fast as the server can."""
    aside().print(f"{count} games of {PLAYERS} are taken up …")
    crowd = Crowd(served.address, count)
    await crowd.open()
    shown = table(
        f"{count} games",
        "answers/s",
        "event ms",
        "p95",
        "p99",
        "ack ms",
        "p95",
        "server",
        "clients",
        right=range(1, 9),
    )
    shown.columns[0].no_wrap = True
    share = 0.0
    for said, wait in (
        (f"one in {pause:g} s", pause),
        (f"one in {pause / 2:g} s", pause / 2),
        ("at full speed", 0.0),
    ):
        begun, own, its = time.perf_counter(), time.process_time(), served.seconds()
        tally = await crowd.play(wait, seconds)
        passed = time.perf_counter() - begun
        share = (served.seconds() - its) / passed
        shown.add_row(
            said,
            f"{len(tally.streamed) / seconds:.0f}",
            *times(tally.streamed, 0.5, 0.95, 0.99),
            *times(tally.acknowledged, 0.5, 0.95),
            f"{share:.0%}",
            f"{(time.process_time() - own) / passed:.0%}",
        )
    stacks = await spied(crowd, served, folder, seconds)
    await crowd.close()
    show(shown)
    show(
        Text(
            "Each client answers as often as the first column says. event: from the request to the "
            "message on the stream; ack: to its answer, with the step; server, clients: processor "
            "time, of one core.",
            style="dim",
        )
    )
    show(Text(whole(crowd.tally)))
    show(Text(f"One durable write to this disk takes {where.durable_write(folder):.1f} ms."))
    limit = (
        "its one interpreter (the GIL) is the limit"
        if share > FULL
        else "it waited for the disk, or for a core that others used"
    )
    show(Text(f"At full speed the server used {share:.0%} of a core: {limit}."))
    if stacks:
        said = ", ".join(f"{part} {share:.0%}" for part, share in stacks.items())
        show(Text(f"What it was busy with: {said}."))


async def spied(crowd: Crowd, served: Served, folder: Path, seconds: float) -> dict[str, float]:
    """Where the time goes at full speed; empty if that cannot be seen here."""
    watching = where.watched(served.pid, max(1, seconds / 2), folder)
    if watching is None:
        return {}
    await crowd.play(0, seconds / 2 + 2)
    stacks = folder / "stacks"
    return where.shares(stacks.open()) if watching.wait() == 0 and stacks.exists() else {}


def whole(tally: Tally) -> str:
    """Whether everything was told, once."""
    return (
        f"{tally.messages} messages: {tally.lost} entries lost, {tally.doubled} told twice, "
        f"{len(tally.refused)} answers refused."
    )


def times(measured: list[float], *shares: float) -> list[str]:
    return [f"{quantile(measured, share):.0f}" for share in shares]


def visits(served: Served) -> None:
    """The page: its first load, and what an event costs."""
    aside().print("The page is opened in Chromium …")
    guest = page.Guest(served.address)
    with page.browser() as chromium:
        loads = [page.load(chromium, guest) for _ in range(VISITS)]
        drawn = page.draw(chromium, guest, ANSWERS)
    size = sum(loads[-1].bytes.values()) / 1000
    waits = [load.milliseconds for load in loads]
    shown = table("The page of a table, 64 areas", "median", "p95", right=(1, 2))
    shown.add_row("first load, kB on the wire", f"{size:.0f}", "")
    shown.add_row("until a choice can be clicked, ms", f"{median(waits):.0f}", *times(waits, 0.95))
    for said, costs in (
        ("an event: main thread, ms", [one.main for one in drawn]),
        ("… of processor time", [one.processor for one in drawn]),
        ("… pixels, in other threads", [one.raster for one in drawn]),
    ):
        shown.add_row(said, f"{quantile(costs, 0.5):.1f}", f"{quantile(costs, 0.95):.1f}")
    show(shown)
    heaviest = sorted(loads[-1].bytes.items(), key=lambda pair: -pair[1])[:5]
    said = ", ".join(f"{address.rpartition('/')[2]} {n / 1000:.0f} kB" for address, n in heaviest)
    show(Text(f"Heaviest: {said}", style="dim"))


if __name__ == "__main__":
    main()
