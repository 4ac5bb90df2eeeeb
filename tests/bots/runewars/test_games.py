"""The greedy bot over whole games of Runewars: it wins, it ends, it does not peek."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.bots.registry import make_bot
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Setup
from feldzug.kernel.hidden import Glimpse, determinise
from feldzug.kernel.values import FATE, Outcome

SETUPS = (
    RUNEWARS.setup(2, setup="quick"),
    RUNEWARS.setup(3, setup="quick"),
    RUNEWARS.setup(4, setup="quick"),
    RUNEWARS.setup(2),
    RUNEWARS.setup(3, preset="revised-2012"),
)

LONGEST = 20_000
"""No game takes so many answers."""


def play(setup: Setup, names: tuple[str, ...], seed: int) -> Outcome:
    """A whole game; every answer is checked to be legal."""
    g = RUNEWARS.start(setup)
    dealer = Dealer(seed)
    bots = [make_bot(name, "runewars", seed + n) for n, name in enumerate(names)]
    for _ in range(LONGEST):
        waiting = g.waiting()
        if not waiting:
            break
        seat = waiting[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        action: Any = bots[seat].choose(Glimpse(g, seat))
        assert action in g.legal(seat)
        g.apply(seat, action)
    outcome = g.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("place", [0, 1])
def test_greedy_beats_random(seed: int, place: int) -> None:
    names = ("greedy", "random") if place == 0 else ("random", "greedy")
    assert play(SETUPS[0], names, seed).winners == (place,)


@pytest.mark.slow
def test_greedy_beats_random_in_nineteen_of_twenty() -> None:
    won = 0
    for seed in range(100, 120):
        for place, names in ((0, ("greedy", "random")), (1, ("random", "greedy"))):
            won += play(SETUPS[0], names, seed).winners == (place,)
    assert won >= 38


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_greedy_bots_play_every_sort_of_game_to_its_end(setup: Setup) -> None:
    play(setup, ("greedy",) * setup.players, 3)


@pytest.mark.slow
def test_four_greedy_bots_are_done_in_a_minute() -> None:
    began = process_time()
    play(SETUPS[2], ("greedy",) * 4, 8)
    assert process_time() - began < 60


@pytest.mark.slow
@given(st.sampled_from(SETUPS), st.integers(0, 2**32), st.integers(0, 900))
def test_the_greedy_bot_does_not_peek(setup: Setup, seed: int, steps: int) -> None:
    """Everything hidden from the seat is dealt anew; the bot, begun anew, chooses as before."""
    g = RUNEWARS.start(setup)
    laws.wander(g, Dealer(seed), steps, RUNEWARS.seek)
    for seat in g.waiting():
        if seat != FATE:
            other = determinise(g, seat, Dealer(seed))
            choices = [
                make_bot("greedy", "runewars", seed).choose(Glimpse(position, seat))
                for position in (g, other)
            ]
            assert choices[0] == choices[1], f"it peeks at {g.path()}"
