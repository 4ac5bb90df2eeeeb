"""The compiled package plays the very same games as the plain one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent

GAMES = """
import pickle
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import laws, position
from feldzug.kernel.codec import Codec
from feldzug.kernel.record import read, write

print("plain" if position.__file__.endswith(".py") else "compiled")
WARS = {}, {"map": "base", "setup": "quick"}, {"weary": "on", "ship_symbols": "open"}
for seed, options in enumerate(WARS):
    setup = RING_WAR.setup(seed + 2, **options)
    assert pickle.loads(pickle.dumps(setup)) == setup
    match = laws.random_walk(RING_WAR, setup, seed, 700)
    again = read(write(match), {RING_WAR.key: RING_WAR}).match
    laws.battery(RING_WAR, setup, seed, 60)
    print(Codec(RING_WAR).hash(match.position, setup), len(again.journal), again.position.outcome())
"""


def played(packages: Path) -> list[str]:
    """The kind of package, and what became of some games played with it."""
    done = subprocess.run(
        [sys.executable, "-c", GAMES],
        env={**os.environ, "PYTHONPATH": str(packages)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_compiled_games_are_the_same_and_without_a_compiler_the_copy_stays_plain() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "compile.py")]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    kind, *compiled = played(ROOT / "build" / "compiled")
    plain, *games = played(ROOT / "src")
    assert plain == "plain"
    assert compiled == games
    if done.returncode == 0:
        assert kind == "compiled"
    else:
        assert kind == "plain"
        assert "So nothing was compiled." in done.stderr
