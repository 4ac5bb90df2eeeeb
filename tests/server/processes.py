"""Real server processes, and a throw-away PostgreSQL."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.debian import program
from tests.waiting import eventually

ROOT = Path(__file__).resolve().parents[2]
EASY = {
    "FELDZUG_CLIENT_RATE": "1000000",
    "FELDZUG_CLIENT_BURST": "1000000",
    "FELDZUG_ADDRESS_RATE": "1000000",
    "FELDZUG_ADDRESS_BURST": "1000000",
    "FELDZUG_TABLE_RATE": "1000000",
    "FELDZUG_TABLE_BURST": "1000000",
    "FELDZUG_UPLOAD_RATE": "1000000",
    "FELDZUG_UPLOAD_BURST": "1000000",
}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`feldzug serve` as its users start it; can be killed and started again at the same port."""

    def __init__(
        self, db: str, files: int = 0, log: Path | None = None, workers: int = 1, **settings: str
    ) -> None:
        self.db = db
        self.workers = workers
        self.files = files
        """How many files it may open, if that is bounded."""
        self.log = log
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, **EASY, "PYTHONPATH": str(ROOT / "src"), **self.settings}
        bounded = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh"] if self.files else []
        command = [sys.executable, "-m", "feldzug", "serve", "--port", str(self.port)]
        command += ["--workers", str(self.workers), "--db", self.db]
        with ExitStack() as stack:
            log = stack.enter_context(self.log.open("ab")) if self.log else None
            self.process = subprocess.Popen(
                [*bounded, *command],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        with httpx.Client(base_url=self.address) as http:
            eventually(lambda: self._is_well(http), seconds=60)

    def _is_well(self, http: httpx.Client) -> bool:
        assert self.process is not None
        try:
            return http.get("/health").status_code == 200
        except httpx.TransportError:
            assert self.process.poll() is None, "the server did not start"
            return False

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an administrator would; returns the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


@contextmanager
def serving(
    db: str, files: int = 0, log: Path | None = None, workers: int = 1, **settings: str
) -> Iterator[Server]:
    server = Server(db, files, log, workers, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


# PostgreSQL


def binaries() -> Path:
    """Where PostgreSQL's programs are."""
    return program("postgresql", _binaries)


def _binaries() -> Path | None:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return places[-1].parent if places else Path(on_path).parent if on_path else None


class Postgres:
    """A database server of our own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql://feldzug@127.0.0.1:{self.port}/postgres"
        self._programs = binaries()
        self._as_user: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres", "postgres")
            self._as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        made = ["-D", str(folder / "data"), "-A", "trust", "-U", "feldzug", "--no-sync"]
        self._run("initdb", *made)

    def _run(self, name: str, *args: str) -> None:
        command = [*self._as_user, str(self._programs / name), *args]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder)

    def start(self) -> None:
        settings = [
            f"port={self.port}",
            f"unix_socket_directories={self.folder}",
            "listen_addresses=127.0.0.1",
        ]
        options = [part for setting in settings for part in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*self._as_user, *command], stdout=log, stderr=log, cwd=self.folder
            )
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1"]
        ready += ["-p", str(self.port)]
        eventually(lambda: subprocess.run(ready, check=False).returncode == 0)

    def stop(self) -> None:
        """A fast shutdown: whoever is connected is cut off."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(20)
            self._process = None


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A running one with an empty database, which is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="feldzug-postgres-"))
    server = Postgres(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database of our own, which is gone afterwards."""
    with postgres_server() as server:
        yield server.url
