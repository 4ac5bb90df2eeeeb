"""`make attack`: some minutes of attacks on servers of our own on this machine, with their figures."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from feldzug.server.app import create_app
from tests.server.attack.fuzz import fuzz
from tests.server.attack.kills import kills
from tests.server.attack.races import races
from tests.server.attack.secrecy import secrecy
from tests.server.attack.slow_clients import half_sent_bodies, silent_connections
from tests.server.conftest import EASY, running
from tests.server.players import Player
from tests.server.processes import serving


def half_sent(folder: Path) -> tuple[bool, str]:
    with serving(f"sqlite:///{folder / 'half.sqlite'}", FELDZUG_BOT_WORKERS="0") as server:
        assert server.process is not None
        found = half_sent_bodies(server.address, server.process.pid, connections=250)
    return found.most - found.before < 150, str(found)


def silent(folder: Path) -> tuple[bool, str]:
    log = folder / "silent.log"
    db = f"sqlite:///{folder / 'silent.sqlite'}"
    with serving(db, files=1024, log=log, FELDZUG_BOT_WORKERS="0") as server:
        found = silent_connections(server.address, connections=4000, requests=200)
    size = log.stat().st_size
    return found.answered == found.asked and size < 5000, f"{found}, {size} bytes of log"


def raced(folder: Path) -> tuple[bool, str]:
    with serving(f"sqlite:///{folder / 'races.sqlite'}", FELDZUG_BOT_WORKERS="0") as server:
        found = races(server.address, rounds=150, at_once=12)
    return found.won == found.races, str(found)


def fuzzed(folder: Path) -> tuple[bool, str]:
    with serving(f"sqlite:///{folder / 'fuzz.sqlite'}", FELDZUG_BOT_WORKERS="0") as server:
        found = fuzz(server.address, requests=3000, seed=int(time.time()))
    for failure in found.failures[:5]:
        print(f"   answered by a failure: {failure!r}")
    return not found.failures, str(found)


def secret(folder: Path) -> tuple[bool, str]:
    app = create_app(EASY.changed(db=f"sqlite:///{folder / 'secrecy.sqlite'}", bot_workers=0))
    with running(app) as address, httpx.Client(base_url=address, timeout=60) as http:
        found = secrecy(app, Player(http), moments=60, seed=int(time.time()))
    return not found.leaks and found.hidden > 0, str(found)


def killed(folder: Path) -> tuple[bool, str]:
    found = kills(f"sqlite:///{folder / 'kills.sqlite'}", games=50, clients=5)
    return found.kills > 10, str(found)


ATTACKS: dict[str, Callable[[Path], tuple[bool, str]]] = {
    "half-sent bodies": half_sent,
    "silent lines": silent,
    "races": raced,
    "fuzz": fuzzed,
    "secrecy": secret,
    "kills": killed,
}


def main() -> int:
    failed = 0
    chosen = sys.argv[1:] or list(ATTACKS)
    with tempfile.TemporaryDirectory(prefix="feldzug-attack-") as folder:
        for name in chosen:
            began = time.monotonic()
            held, figures = ATTACKS[name](Path(folder))
            failed += not held
            seconds = time.monotonic() - began
            print(
                f"{'held' if held else 'DID NOT HOLD'}: {name}: {figures} [{seconds:.0f} s]",
                flush=True,
            )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
