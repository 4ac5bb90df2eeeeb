"""What every bot owes: legal answers to the end of any game, the same from the same seed, no peeking."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.bots.registry import BOTS, make_bot
from feldzug.games.ring_war.cards.play import CardWindow
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.hidden import Glimpse, determinise
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.windows import PASS
from tests.games.ring_war.table import GREEN, start, war
from tests.practice import FORDS

WARS = (
    RING_WAR.setup(2, setup="quick", length="short", map="base"),
    RING_WAR.setup(3, setup="quick", length="short"),
    RING_WAR.setup(4, length="short", map="base"),
    RING_WAR.setup(4, setup="quick", length="short", map="base", alliance="sides"),
    RING_WAR.setup(
        2,
        setup="quick",
        length="short",
        map="base",
        unit_values="even",
        prices="low",
        defender_named_by="attacker",
        mission_by="arrival",
        leftover_points="keep",
    ),
)
FORD_WARS = (
    FORDS.setup(2),
    FORDS.setup(3, ("omens",)),
    FORDS.setup(3, ("omens",), battles="reported"),
)


def play(game: Game, setup: Setup, names: tuple[str, ...], seed: int, think: int) -> list[Any]:
    """A whole game; every answer is checked to be legal. Returns all answers."""
    g = game.start(setup)
    dealer = Dealer(seed)
    bots = [make_bot(name, game.key, seed + n, iterations=think) for n, name in enumerate(names)]
    answers: list[Any] = []
    while waiting := g.waiting():
        seat = waiting[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        action = bots[seat].choose(Glimpse(g, seat))
        assert action in g.legal(seat)
        g.apply(seat, action)
        answers.append(action)
    assert g.outcome() is not None
    return answers


@pytest.mark.slow
@pytest.mark.parametrize("setup", WARS, ids=range(len(WARS)))
def test_bots_play_ring_war_to_its_end(setup: Setup) -> None:
    for seed, first in enumerate(BOTS):
        others = ("greedy", "random", "greedy")
        play(RING_WAR, setup, (first, *others)[: setup.players], seed, think=2)


@pytest.mark.parametrize("setup", FORD_WARS, ids=str)
@pytest.mark.parametrize("name", ["random", "search"])
def test_bots_play_a_game_they_were_not_made_for(setup: Setup, name: str) -> None:
    for seed in range(3):
        play(FORDS, setup, (name,) * setup.players, seed, think=10)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [play(RING_WAR, WARS[0], (name, "greedy"), seed, 2) for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def unmoved_by_what_it_cannot_see(game: Game, g: Position, seat: Seat, seed: int) -> None:
    """Everything hidden from the seat is dealt anew; its bots, begun anew, choose as before."""
    other = determinise(g, seat, Dealer(seed))
    for name in BOTS:
        if name == "greedy" and game is not RING_WAR:
            continue
        choices = [
            make_bot(name, game.key, seed, iterations=6).choose(Glimpse(position, seat))
            for position in (g, other)
        ]
        assert choices[0] == choices[1], f"{name} peeks at {g.path()}"


@given(st.sampled_from(WARS), st.integers(0, 2**32), st.integers(0, 600))
def test_bots_do_not_peek_in_ring_war(setup: Setup, seed: int, steps: int) -> None:
    g = RING_WAR.start(setup)
    laws.wander(g, Dealer(seed), steps)
    for seat in g.waiting():
        if seat != FATE:
            unmoved_by_what_it_cannot_see(RING_WAR, g, seat, seed)


@given(st.sampled_from(FORD_WARS), st.integers(0, 2**32), st.integers(0, 60))
def test_bots_do_not_peek_at_sealed_orders(setup: Setup, seed: int, steps: int) -> None:
    g = FORDS.start(setup)
    laws.wander(g, Dealer(seed), steps)
    for seat in g.waiting():
        if seat != FATE:
            unmoved_by_what_it_cannot_see(FORDS, g, seat, seed)


class Unsampled(Glimpse):
    """A glimpse that nobody may think about."""

    def sample(self, dealer: Dealer) -> Position:
        raise AssertionError("there is nothing to think about")


@pytest.mark.parametrize("name", BOTS)
def test_a_window_without_anything_to_do_costs_no_thought(name: str) -> None:
    g = start(
        war("moria: 0 infantry 2\nhand 0: | you-shall-not-pass"), CardWindow("attack", (GREEN,))
    )
    assert g.legal(GREEN) == [PASS]
    assert make_bot(name, "ring-war", 1, seconds=60).choose(Unsampled(g, GREEN)) == PASS


def test_time_is_kept_and_a_bot_without_time_still_answers() -> None:
    """An iteration may take a little longer than is left, no more."""
    for game, setup in ((RING_WAR, WARS[0]), (FORDS, FORD_WARS[0])):
        g = game.start(setup)
        dealer = Dealer(3)
        while len(g.legal(g.waiting()[0])) < 2 or g.waiting()[0] == FATE:
            laws.wander(g, dealer, 1)
        seat = g.waiting()[0]
        for seconds in (0.0, 0.05):
            began = perf_counter()
            action = make_bot("search", game.key, 1, seconds=seconds).choose(Glimpse(g, seat))
            assert perf_counter() - began < seconds + 1
            assert action in g.legal(seat)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BadOptions) as unknown:
        make_bot("oracle", "ring-war", 1)
    assert unknown.value.reason.key == "unknown-bot"
    with pytest.raises(BadOptions) as useless:
        make_bot("greedy", "fords", 1)
    assert useless.value.reason.key == "no-policy"
