"""The server as its users start it, in a process of its own, on a fresh SQLite file."""

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

import httpx

from feldzug.server.settings import PREFIX, Settings

# All clients come from one address, and none of them shall be slowed down on purpose.
UNBOUNDED = {
    PREFIX + name.upper(): "1000000"
    for name in Settings.model_fields
    if name.endswith(("_rate", "_burst"))
}


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs."""

    address: str
    pid: int

    def seconds(self) -> float:
        """Processor time that it has used so far, its threads together."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(file: Path, under: Sequence[str] = ()) -> Iterator[Served]:
    """A server on *file*, as long as the block; *under* is a program that watches it."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "feldzug", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*under, *command, "--db", f"sqlite:///{file}"],
        env={**os.environ, **UNBOUNDED},
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait(process, address)
        yield Served(address, process.pid)
    finally:
        process.send_signal(signal.SIGINT if under else signal.SIGTERM)
        process.wait(30)


def _wait(process: subprocess.Popen[bytes], address: str) -> None:
    for _ in range(400):
        if process.poll() is not None:
            break
        try:
            if httpx.get(f"{address}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")
