"""What keeps `feldzug serve` from starting is told in one sentence, and the exit status says so."""

from __future__ import annotations

import gc
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import environment, refused
from tests.server.processes import ROOT, free_port


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the command puts into it is gone afterwards."""
    monkeypatch.setenv("FELDZUG_DB", "")
    monkeypatch.delenv("FELDZUG_DB")


def told(*arguments: str, **settings: str) -> str:
    """What a server says that cannot start."""
    return refused("serve", "--port", str(free_port()), *arguments, set_to=settings)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in told("--db", db, "--port", port)
        assert gc.isenabled()
        german = subprocess.run(
            [sys.executable, "-m", "feldzug", "serve", "--db", db, "--port", port],
            env=environment(tmp_path, "de_DE.UTF-8"),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert german.returncode == 2
    assert f"Port {port}" in german.stderr
    assert german.stderr.count("\n") == 1


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'games.sqlite'}"
    assert "192.0.2.1" in told("--db", db, "--host", "192.0.2.1")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "file/feldzug" in told(XDG_DATA_HOME=str(tmp_path / "file"))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "nowhere" in told("--db", f"sqlite:///{tmp_path}/nowhere/games.sqlite")


@pytest.mark.parametrize("made", ["made before", "missing"])
def test_a_database_that_cannot_be_written_to(tmp_path: Path, made: str) -> None:
    path = tmp_path / "games.sqlite"
    if made == "made before":
        sqlite3.connect(path).close()
    said = told("--db", f"sqlite:///file:{path}?mode=ro&uri=true")
    assert "database" in said


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("a diary, say" * 1000)
    assert "not a database" in told("--db", f"sqlite:///{tmp_path / 'games.sqlite'}")


def test_a_database_of_a_newer_release(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    assert "newer release" in told("--db", f"sqlite:///{path}")


def test_a_database_that_is_away() -> None:
    assert "database" in told("--db", f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")


def test_a_url_that_is_none() -> None:
    assert "database" in told("--db", "somewhere")


def test_a_setting_that_makes_no_sense(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'games.sqlite'}"
    assert "FELDZUG_CACHED" in told("--db", db, FELDZUG_CACHED="many")


def test_workers_without_postgres() -> None:
    assert "PostgreSQL" in told("--workers", "2")


def test_workers_that_cannot_start_are_no_success() -> None:
    script = """
from feldzug.server.listening import bound, configured, run
from feldzug.server.settings import Settings
if __name__ == "__main__":
    config = configured("feldzug.server.listening:no_such_app", Settings(), factory=True, workers=2)
    config.timeout_worker_healthcheck = 600  # nobody waits for one that has died
    raise SystemExit(0 if run(config, bound("127.0.0.1", 0)) else 1)
"""
    command = [sys.executable, "-c", script]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=env, capture_output=True, timeout=60, check=False)
    assert done.returncode == 1, done.stderr
