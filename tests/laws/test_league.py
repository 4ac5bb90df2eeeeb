"""What must hold for every position of every game, tried where several things go on side by side."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.kernel import laws
from tests.practice.league import LEAGUE


@pytest.mark.parametrize("players", [2, 6])
@given(seed=st.integers(0, 2**64), steps=st.integers(0, 90))
def test_every_law_holds_in_a_league(players: int, seed: int, steps: int) -> None:
    laws.battery(LEAGUE, LEAGUE.setup(players), seed, steps, moments=1)


@pytest.mark.parametrize("steps", [25, 140])
def test_every_law_holds_with_twenty_seats(steps: int) -> None:
    laws.battery(LEAGUE, LEAGUE.setup(19), steps, steps)


@pytest.mark.parametrize("players", [2, 3, 6, 7, 19])
def test_every_league_ends(players: int) -> None:
    for seed in range(3 if players < 19 else 1):
        match = laws.random_walk(LEAGUE, LEAGUE.setup(players), seed, 3000)
        assert match.position.outcome() is not None
