"""What must hold for every position of every game, tried on the practice game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.kernel import laws
from feldzug.kernel.game import Setup
from tests.practice import FORDS
from tests.practice.position import contents

ROOT = Path(__file__).resolve().parents[2]

SETUPS = (
    FORDS.setup(2),
    FORDS.setup(3),
    FORDS.setup(3, ("omens",)),
    FORDS.setup(3, battles="reported"),
    FORDS.setup(3, ("omens",), battles="reported"),
)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@given(seed=st.integers(0, 2**64), steps=st.integers(0, 80))
def test_every_law_holds_after_random_play(setup: Setup, seed: int, steps: int) -> None:
    laws.battery(FORDS, setup, seed, steps, contents)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_game_ends(setup: Setup) -> None:
    for seed in range(10):
        assert laws.random_walk(FORDS, setup, seed, 1000).position.outcome() is not None


WALK = """
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from tests.practice import FORDS

for modules, battles in (((), "fought"), (("omens",), "reported")):
    setup = FORDS.setup(3, modules, battles=battles)
    for seed in range(12):
        match = laws.battery(FORDS, setup, seed, 6 * seed)
        print(Codec(FORDS).hash(match.position, setup))
"""


def test_the_seed_of_python_hashes_makes_no_difference() -> None:
    """The order of a set changes with it: no rule may depend on one."""
    walks = {
        subprocess.run(
            [sys.executable, "-c", WALK],
            env={
                **os.environ,
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": os.pathsep.join([".", *filter(None, sys.path)]),
            },
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "42", "4711")
    }
    assert len(walks) == 1
    assert len(walks.pop().split()) == 24
