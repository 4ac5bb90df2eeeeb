"""The server as its users start it, in a process of its own, on a fresh database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx

from feldzug.server.settings import PREFIX, Settings

# All clients come from one address, and none of them shall be slowed down on purpose.
UNBOUNDED: Final = {
    PREFIX + name.upper(): "1000000"
    for name in Settings.model_fields
    if name.endswith(("_rate", "_burst", "_streams", "_connections"))
}
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Checkout:
    """A copy of the project whose server is measured."""

    root: Path

    @property
    def python(self) -> str:
        """Its own interpreter, so that it has the libraries of its own time; else this one."""
        own = self.root / ".venv" / "bin" / "python"
        return str(own) if own.exists() else sys.executable

    def path(self) -> str:
        """Where its package is: the compiled copy if there is one of these very sources."""
        asked = [self.python, str(self.root / "tools" / "compile.py"), "--path"]
        found = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=self.root)
        return found.stdout.strip() or str(self.root / "src")


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs."""

    address: str
    pid: int

    def seconds(self) -> float:
        """Processor time that it has used so far, its threads and worker processes together."""
        return sum(int(one[11]) + int(one[12]) for one in self._stats()) / TICKS

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        return sum(int(one[21]) for one in self._stats()) * PAGE

    def _stats(self) -> list[list[str]]:
        """What the system says of it and of the processes that it has started."""
        known: dict[int, list[str]] = {}
        for file in Path("/proc").glob("[0-9]*/stat"):
            try:
                text = file.read_text()
            except OSError:  # it has just ended
                continue
            known[int(file.parent.name)] = text.rpartition(")")[2].split()
        family = {self.pid}
        while more := {pid for pid, one in known.items() if int(one[1]) in family} - family:
            family |= more
        return [known[pid] for pid in family]


@contextmanager
def serving(
    database: str,
    checkout: Checkout | None = None,
    workers: int = 1,
    under: Sequence[str] = (),
) -> Iterator[Served]:
    """A server on *database*, as long as the block; *under* is a program that starts it."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    python, env = sys.executable, {**os.environ, **UNBOUNDED}
    if checkout is not None:
        python, env["PYTHONPATH"] = checkout.python, checkout.path()
    command = [python, "-m", "feldzug", "serve", "--port", str(port), "--workers", str(workers)]
    process = subprocess.Popen(
        [*under, *command, "--db", database], env=env, stdout=subprocess.DEVNULL
    )
    try:
        _wait(process, address)
        yield Served(address, process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


def _wait(process: subprocess.Popen[bytes], address: str) -> None:
    for _ in range(1200):
        if process.poll() is not None:
            break
        try:
            if httpx.get(f"{address}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")
