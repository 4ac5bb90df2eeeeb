"""`make bench-server`: many games at once, then the page; prints what was measured and what limits it."""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

from rich.text import Text

from feldzug.analysis.bench import machine
from feldzug.cli.output import aside, show, table
from tools.bench_server import page
from tools.bench_server.crowds import LOADS, Load, Rival, games
from tools.bench_server.served import Checkout, Served, serving
from tools.bench_server.tally import quantile

BUSY: Final = 0.5
"""A machine with more to do than this, in processes that want to run, spoils the figures."""
VISITS: Final = 10
ANSWERS: Final = 40


def main() -> None:
    wanted = arguments()
    show(Text(" · ".join(machine().values()), style="dim"))
    load = os.getloadavg()[0]
    show(Text(f"Load of the machine before: {load:.1f}", style="dim"))
    if load > BUSY:
        aside().print(
            "Something else is running here: the figures will be worse than they could be."
        )
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # two lines for each client
    if wanted.clients_on is not None:
        others = os.sched_getaffinity(0) - {wanted.clients_on}
        wanted.servers_on = wanted.servers_on or ",".join(map(str, sorted(others)))
        os.sched_setaffinity(0, {wanted.clients_on})
    for count in sorted({load.games for load in wanted.loads}):
        loads = [load for load in wanted.loads if load.games == count]
        with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
            rivals = begun(stack, Path(folder), wanted)
            asyncio.run(games(rivals, Path(folder), loads, wanted.seconds, wanted.rounds))
    if wanted.page:
        with tempfile.TemporaryDirectory() as folder, serving(sqlite(folder, "page")) as served:
            visits(served)
    show(Text(f"Load of the machine after: {os.getloadavg()[0]:.1f}", style="dim"))


def arguments() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    asked.add_argument(
        "--loads",
        type=Load.parsed,
        nargs="+",
        default=LOADS,
        help="games under way and the seconds a client thinks, on average: 200:4; 0 for full speed",
    )
    asked.add_argument("--seconds", type=float, default=20.0, help="how long each part is measured")
    asked.add_argument(
        "--rounds", type=int, default=1, help="how often, one server after the other"
    )
    asked.add_argument(
        "--beside", type=Path, help="another checkout, whose server is measured in the same minutes"
    )
    asked.add_argument(
        "--db", nargs="+", default=[""], help="an empty PostgreSQL database; else SQLite"
    )
    asked.add_argument(
        "--workers",
        type=int,
        nargs="+",
        default=[1],
        help="server processes; two numbers, with a database each, are measured in turns",
    )
    asked.add_argument(
        "--clients-on", type=int, help="the core that the clients have to themselves"
    )
    asked.add_argument(
        "--servers-on", default="", help="the cores of the server: 1 or 1,2; else all others"
    )
    asked.add_argument("--no-page", dest="page", action="store_false", help="the games only")
    wanted = asked.parse_args()
    if len(wanted.db) != len(wanted.workers):
        asked.error("each number of workers needs a database of its own")
    return wanted


def begun(stack: ExitStack, folder: Path, wanted: argparse.Namespace) -> list[Rival]:
    """The servers to measure, started: this one, and the one beside it."""
    under = ("taskset", "-c", wanted.servers_on) if wanted.servers_on else ()
    rivals: list[Rival] = []
    for database, workers in zip(wanted.db, wanted.workers, strict=True):
        served = stack.enter_context(
            serving(database or sqlite(folder, "games"), None, workers, under)
        )
        name = f"{workers} of this one" if len(wanted.workers) > 1 else "this one"
        rivals.append(Rival(name, served))
    if wanted.beside is not None:
        checkout = Checkout(wanted.beside.resolve())
        served = stack.enter_context(serving(sqlite(folder, "beside"), checkout, 1, under))
        rivals.append(Rival("the other", served))
    return rivals


def sqlite(folder: str | Path, name: str) -> str:
    return f"sqlite:///{Path(folder) / name}.sqlite"


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
