"""Make or repair the virtual environments that the Makefile uses.

`setup.py` makes .venv (Feldzug, its libraries, the development tools); `setup.py --peers` makes
.venv-peers (the engines that `make bench` measures), apart so that their needs never touch ours.
An environment is ready when it holds a stamp; the stamp is written last and taken away first, so
whatever interrupts the work, the next run starts afresh. This file uses the standard library only
and runs under any Python 3, so that it can say which Python is missing.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "setup.log"
CANDIDATES = ("python3", "python3.13", "python3.12", "python3.11")
OLDEST = (3, 11)

# Prints version, path and whether this Python can make virtual environments.
PROBE = """
import importlib.util as u, os, sys
print(sys.version_info[0], sys.version_info[1], all(map(u.find_spec, ("venv", "ensurepip"))))
print(os.path.realpath(sys.executable))
"""


class Hopeless(Exception):
    """Set-up cannot go on; the message says what to do."""


class Python:
    """A Python found on this machine."""

    def __init__(self, command: str, answer: str) -> None:
        """Read what PROBE printed."""
        facts, self.path = answer.splitlines()[:2]
        major, minor, self.can_make_venvs = facts.split()
        self.command = command
        self.version = (int(major), int(minor))

    def __str__(self) -> str:
        """Name and version, for messages."""
        return f"{self.command} (Python {self.version[0]}.{self.version[1]})"

    @property
    def young_enough(self) -> bool:
        return self.version >= OLDEST

    @property
    def suitable(self) -> bool:
        return self.young_enough and self.can_make_venvs == "True"


class Stamp:
    """What an environment was made from: place, Python, and the contents of the lock."""

    def __init__(self, place: str, python: str, contents: str) -> None:
        """Keep the three lines of the stamp file."""
        self.place = place
        self.python = python
        self.contents = contents

    @classmethod
    def read(cls, file: Path) -> "Stamp":
        """Read the stamp; a missing one is empty and fits nothing."""
        lines = file.read_text().splitlines() if file.exists() else []
        return cls(*lines) if len(lines) == 3 else cls("", "", "")

    def write(self, file: Path) -> None:
        file.write_text(f"{self.place}\n{self.python}\n{self.contents}\n")


def say(sentence: str) -> None:
    print(sentence, flush=True)


def probe(command: str) -> "Python | None":
    """Run a Python to see what it is: a name on the search path proves nothing."""
    try:
        answer = subprocess.run(
            [command, "-c", PROBE], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
        )
    except OSError:
        return None
    return Python(command, answer.stdout.decode()) if answer.returncode == 0 else None


def find_python() -> Python:
    """Take the Python that was asked for, or the first suitable one."""
    wanted = os.environ.get("PYTHON", "").strip()
    found = [p for p in map(probe, (wanted,) if wanted else CANDIDATES) if p]
    for python in found:
        if python.suitable:
            return python
    young = [p for p in found if p.young_enough]
    if young:
        raise Hopeless(
            f"{young[0]} cannot make virtual environments: install its venv package (on Debian "
            "and Ubuntu: sudo apt install python3-venv) and run this again."
        )
    if wanted:
        raise Hopeless(
            f"PYTHON={wanted} is not a Python 3.11 or newer: name another one, or leave PYTHON "
            "out, and run this again."
        )
    raise Hopeless("Feldzug needs Python 3.11 or newer: please install it and run this again.")


def logged(command: "list[str]", complaint: str) -> None:
    """Run a command quietly; keep its words for the curious and complain if it fails."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        done = subprocess.run(
            command, cwd=str(ROOT), stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        raise Hopeless(f"{complaint}, then run this again (details: {LOG.relative_to(ROOT)}).")


def prepare(folder: Path, lock: Path, *, with_feldzug: bool) -> None:
    """Bring one environment up to date; do nothing when it already is."""
    stamp_file = folder / "ready.stamp"
    inside = folder / "bin" / "python"
    old = Stamp.read(stamp_file)
    sources = [lock, ROOT / "pyproject.toml"] if with_feldzug else [lock]
    contents = hashlib.sha256(b"".join(s.read_bytes() for s in sources)).hexdigest()
    # An environment does not survive being moved, nor the loss of its Python.
    usable = old.place == str(folder) and inside.exists()
    asked = bool(os.environ.get("PYTHON", "").strip())
    if usable and old.contents == contents and not asked:
        return
    python = find_python()
    usable = usable and (not asked or old.python == python.path)
    if usable and old.contents == contents:
        return

    if usable:
        say(f"The list of packages has changed, so I bring {folder.name} up to date.")
        stamp_file.unlink()
    else:
        if folder.exists():
            say(f"{folder.name} is incomplete or of another Python, so I make it anew.")
            shutil.rmtree(str(folder))
        say(f"Making the virtual environment {folder.name} with {python}.")
        logged(
            [python.command, "-m", "venv", str(folder)],
            "The virtual environment could not be made: see that the disk has room",
        )
    pip = [str(inside), "-m", "pip", "--disable-pip-version-check", "install", "--retries", "2"]
    say(f"Installing the packages of {lock.name}; the first time takes a minute.")
    logged(
        [*pip, "--require-hashes", "-r", str(lock)],
        "The packages could not be fetched: check the network connection and the room on the disk",
    )
    if with_feldzug:
        logged(
            [*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)],
            "Feldzug itself could not be installed: undo your last change to pyproject.toml",
        )
    Stamp(str(folder), old.python if usable else python.path, contents).write(stamp_file)
    say(f"{folder.name} is ready.")


def main() -> int:
    """Prepare the environment that was asked for."""
    try:
        if sys.argv[1:] == ["--peers"]:
            prepare(ROOT / ".venv-peers", ROOT / "requirements-bench.lock", with_feldzug=False)
        else:
            prepare(ROOT / ".venv", ROOT / "requirements.lock", with_feldzug=True)
    except Hopeless as why:
        print(why, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nSet-up was interrupted: run the same command again to finish it.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
