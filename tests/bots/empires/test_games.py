"""The greedy bot over whole campaigns of Empires: it wins, it ends, it does not peek."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.bots.registry import bots_of_roles, make_bot
from feldzug.games.empires.game import EMPIRES
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Setup
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.values import FATE, Outcome

LONGEST = 5_000
"""No campaign of a few realms takes so many answers."""


def play(setup: Setup, names: tuple[str, ...], seed: int) -> Outcome:
    """A whole campaign; every answer is checked to be legal."""
    g = EMPIRES.start(setup)
    dealer = Dealer(seed)
    bots = [make_bot(name, "empires", 100 * seed + n) for n, name in enumerate(names)]
    bots += bots_of_roles(EMPIRES, seed)
    for _ in range(LONGEST):
        waiting = g.waiting()
        if not waiting:
            break
        seat = waiting[0]
        action: Any = dealer.draw(g.odds()) if seat == FATE else bots[seat].choose(Glimpse(g, seat))
        assert g.why_not(seat, action) is None
        g.apply(seat, action)
    outcome = g.outcome()
    assert outcome is not None
    return outcome


def one_greedy(place: int, players: int = 4) -> tuple[str, ...]:
    return tuple(["greedy" if seat == place else "random" for seat in range(players)])


@pytest.mark.parametrize("way", ["simulated", "paper", "table"])
def test_every_way_of_fighting_is_played_to_the_end(way: str) -> None:
    play(EMPIRES.setup(3, battles=way), ("greedy", "greedy", "random"), 3)


@pytest.mark.slow
def test_greedy_wins_most_campaigns_of_four_against_three_random_bots() -> None:
    setup = EMPIRES.setup(4, battles="simulated")
    won = [play(setup, one_greedy(seed % 4), seed).winners == (seed % 4,) for seed in range(16)]
    assert sum(won) >= 13
