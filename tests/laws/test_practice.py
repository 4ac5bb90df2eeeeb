"""What must hold for every position of every game, tried on the practice games."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.kernel import laws
from feldzug.kernel.game import Setup
from feldzug.kernel.walks import Walk, walk_called
from tests.practice import FORDS
from tests.practice.battle import BattleBegan
from tests.practice.heath import HEATH, Raided

ROOT = Path(__file__).resolve().parents[2]

SETUPS = tuple(laws.setups(FORDS))
REPORTED = (
    FORDS.setup(3, battles="reported"),
    FORDS.setup(3, ("omens", "intrigue"), battles="reported"),
)
WALKS: dict[str, Walk] = {"uniform": laws.uniform, "seeking": FORDS.seek}


def named(setup: Setup) -> str:
    chosen = [value for _, value in setup.options if value in ("reported", "on")]
    return "-".join([str(setup.players), *setup.modules, *chosen])


def test_every_pair_of_modules_is_played_by_every_number_of_players() -> None:
    """Those aside that exclude each other."""
    together = {
        (setup.players, pair) for setup in SETUPS for pair in combinations(setup.modules, 2)
    }
    names = [pair for pair in combinations(FORDS.modules, 2) if pair != ("omens", "skirmish")]
    assert together == {(players, pair) for players in (2, 3) for pair in names}
    assert {(setup.players, setup.modules[:1]) for setup in SETUPS} == {
        (players, name)
        for players in (2, 3)
        for name in ((), ("omens",), ("intrigue",), ("skirmish",))
    }


@pytest.mark.parametrize("setup", [*SETUPS, *REPORTED], ids=named)
@given(seed=st.integers(0, 2**64), steps=st.integers(0, 80), walk=st.sampled_from(sorted(WALKS)))
def test_every_law_holds_after_random_play(setup: Setup, seed: int, steps: int, walk: str) -> None:
    laws.battery(FORDS, setup, seed, steps, walk=WALKS[walk])


@pytest.mark.parametrize("setup", [*SETUPS, *REPORTED], ids=named)
def test_every_game_ends(setup: Setup) -> None:
    for seed in range(4):
        for walk in WALKS.values():
            match = laws.random_walk(FORDS, setup, seed, 1000, walk)
            assert match.position.outcome() is not None


@pytest.mark.parametrize("players", HEATH.players)
@given(seed=st.integers(0, 2**64), steps=st.integers(0, 30), seeks=st.booleans())
def test_every_law_holds_on_the_heath(players: int, seed: int, steps: int, seeks: bool) -> None:
    walk = HEATH.seek if seeks else laws.uniform
    laws.battery(HEATH, HEATH.setup(players), seed, steps, walk)


def test_every_heath_is_settled_and_raids_are_sought() -> None:
    raids = {"uniform": 0, "seek": 0}
    for name in raids:
        for seed in range(10):
            match = laws.random_walk(HEATH, HEATH.setup(3), seed, 1000, walk_called(name, HEATH))
            assert match.position.outcome() is not None
            raids[name] += sum(isinstance(e, Raided) for told in match.log for e in told)
    assert raids["seek"] > 1.2 * raids["uniform"] > 0


def battles(walk: Walk) -> int:
    """How many battles sixty games have."""
    setup = FORDS.setup(2)
    matches = [laws.random_walk(FORDS, setup, seed, 1000, walk) for seed in range(60)]
    return sum(isinstance(e, BattleBegan) for m in matches for told in m.log for e in told)


def test_a_walk_that_seeks_battles_finds_several_times_as_many() -> None:
    uniform, seeking = battles(laws.uniform), battles(FORDS.seek)
    assert uniform > 10
    assert seeking > 4 * uniform


WALK = """
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from tests.practice import FORDS

for modules, battles in ((("intrigue", "scouts"), "fought"), (("omens",), "reported")):
    setup = FORDS.setup(3, modules, battles=battles)
    for seed in range(12):
        match = laws.battery(FORDS, setup, seed, 6 * seed)
        print(Codec(FORDS).hash(match.position, setup))
"""


@pytest.mark.slow
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
