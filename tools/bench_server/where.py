"""Where the server's time goes: a look at what its threads do, a hundred times a second."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.bench_server.tally import quantile

# Files and functions of a stack, by what they are for. The innermost that is known decides.
PARTS: Final = {
    "rules and views": ("feldzug/kernel/", "feldzug/games/", "feldzug/server/presenter.py"),
    "JSON": ("json/", "feldzug/server/serializer.py", "feldzug/server/responses.py"),
    "store (SQLAlchemy, SQLite)": ("sqlalchemy/", "sqlite3/", "feldzug/server/store/"),
    "HTTP (uvicorn, Starlette, FastAPI)": (
        "uvicorn/",
        "h11/",
        "starlette/",
        "fastapi/",
        "pydantic/",
    ),
    "event loop and threads": ("asyncio/", "anyio/", "selectors.py", "threading.py", "queue.py"),
    "the rest of the server": ("feldzug/",),
}
OTHER: Final = "other"


def part_of(stack: str) -> str:
    """What a stack is busy with: `outer (file:line);inner (file:line)`."""
    for frame in reversed(stack.split(";")):
        for part, files in PARTS.items():
            if any(f"({file}" in frame or f"/{file}" in frame for file in files):
                return part
    return OTHER


def shares(stacks: Iterable[str]) -> dict[str, float]:
    """Of collapsed stacks with their counts, the share of each part, the largest first."""
    counted: Counter[str] = Counter()
    for line in stacks:
        stack, _, count = line.rstrip().rpartition(" ")
        if count.isdecimal():
            counted[part_of(stack)] += int(count)
    return {part: n / counted.total() for part, n in counted.most_common()}


def watched(pid: int, seconds: float, folder: Path) -> subprocess.Popen[bytes] | None:
    """Begin to watch who holds the interpreter of a process; None if that is not possible here."""
    beside = Path(sys.executable).with_name("py-spy")
    spy = str(beside) if beside.exists() else shutil.which("py-spy")
    if spy is None:
        return None
    how = ["--gil", "--nonblocking", "--rate", "100", "--format", "raw"]
    where = [
        "--pid",
        str(pid),
        "--duration",
        str(round(seconds)),
        "--output",
        str(folder / "stacks"),
    ]
    quiet = subprocess.DEVNULL
    return subprocess.Popen([spy, "record", *how, *where], stdout=quiet, stderr=quiet)


def durable_write(folder: Path, rounds: int = 50) -> float:
    """How many milliseconds this disk takes to keep a page: no answer can be quicker."""
    times: list[float] = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(rounds):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fsync(file.fileno())
            times.append((time.perf_counter() - begun) * 1000)
    return quantile(times, 0.5)
