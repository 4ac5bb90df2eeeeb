"""How the tests call the command line: inside this process, or as a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

from typer.testing import CliRunner, Result

import feldzug
from feldzug.cli import app

NOTHING: Mapping[str, str] = MappingProxyType({})
COMMANDS = (
    "play",
    "games",
    "rules",
    "odds",
    "replay",
    "verify",
    "simulate",
    "arena",
    "fuzz",
    "perft",
    "bench",
)


def call(
    *args: str, typed: str = "", data: Path | None = None, set_to: Mapping[str, str] = NOTHING
) -> Result:
    """One command, in this process; `set_to` is put into its environment."""
    env = {"COLUMNS": "100", "LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", **set_to}
    if data is not None:
        env.update(HOME=str(data), XDG_DATA_HOME=str(data))
    return CliRunner().invoke(app, list(args), input=typed, env=env)


def said(*args: str, **more: Any) -> str:
    """What a command that succeeds prints."""
    result = call(*args, **more)
    assert result.exit_code == 0, result.output
    return result.stdout


def read(*args: str) -> Any:
    """The JSON that a command prints."""
    return json.loads(said(*args, "--json"))


def refused(*args: str, status: int = 2, set_to: Mapping[str, str] = NOTHING) -> str:
    """The one sentence with which a command refuses."""
    result = call(*args, set_to=set_to)
    assert result.exit_code == status, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert result.stdout == ""
    return lines[0]


def environment(data: Path, lang: str = "en_US.UTF-8") -> dict[str, str]:
    source = str(Path(feldzug.__file__).resolve().parents[1])
    return {
        **os.environ,
        "PYTHONPATH": source,
        "HOME": str(data),
        "XDG_DATA_HOME": str(data),
        "COLUMNS": "100",
        "LANG": lang,
        "LC_ALL": "",
    }


def start(args: Sequence[str], data: Path) -> subprocess.Popen[str]:
    """A command as a process with pipes."""
    with _hearing_interruptions():
        return subprocess.Popen(
            [sys.executable, "-m", "feldzug", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment(data),
            cwd=data,
        )


@contextmanager
def _hearing_interruptions() -> Iterator[None]:
    """A test run that was put into the background ignores Ctrl-C; a player's terminal does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def heard(process: subprocess.Popen[str], end: str) -> str:
    """What a process says up to these words; it must not fall silent before."""
    assert process.stdout is not None
    told = ""
    while not told.endswith(end):
        piece = process.stdout.read(1)
        assert piece, told
        told += piece
    return told


def whole(args: Sequence[str], data: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command as a process, to its end."""
    process = start(args, data)
    out, err = process.communicate(typed, timeout=120)
    return subprocess.CompletedProcess(args, process.returncode, out, err)
