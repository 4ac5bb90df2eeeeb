"""What must hold for every position of Ring War, whatever was agreed and however it is played."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from feldzug.games.ring_war.board import AREA_CARDS, PLACES
from feldzug.games.ring_war.conquest import DiscardSpoils
from feldzug.games.ring_war.deck import CARDS, DECK, EVENT
from feldzug.games.ring_war.ending import BreakTies
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.notation import CODEC, read, write
from feldzug.games.ring_war.options import FIGURES, OPTIONS
from feldzug.games.ring_war.war import LIMIT, NEUTRAL, NOBODY, War
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.game import Setup

ROOT = Path(__file__).resolve().parents[2]

PLAYERS = st.sampled_from(RING_WAR.players)
CHOSEN = st.fixed_dictionaries(
    {}, optional={option.key: st.sampled_from(option.values) for option in OPTIONS}
)
SEEDS = st.integers(0, 2**64)


def agreed(players: int, chosen: Mapping[str, str]) -> Setup:
    """A set-up of these options; what contradicts itself is not tried."""
    try:
        return RING_WAR.setup(players, **chosen)
    except BadOptions:
        assume(False)
        raise


def begun(setup: Setup) -> War:
    g = RING_WAR.start(setup)
    assert isinstance(g, War)
    return g


# --- the board -----------------------------------------------------------------------------------


def places_are_in_order(g: War) -> None:
    """Five units at most, one ruler where any stand, one leader at most and only with units."""
    set_up = g.turn > 0
    for place in g.board.places:
        name, size, ruler = PLACES[place], g.size(place), g.ruler[place]
        assert 0 <= size <= LIMIT, f"{size} units in {name}"
        assert (size > 0) == (ruler != NOBODY), f"{size} units of {ruler} in {name}"
        assert size > 0 or g.is_ship(place) or not set_up, f"{name} is empty"
        assert not g.is_ship(place) or ruler != NEUTRAL, f"the neutral army sails at {name}"
        assert g.leader[place] in (0, 1)
        assert not g.leader[place] or ruler in g.seats(), f"a leader of nobody in {name}"
        for at in range(3 * place, 3 * place + 3):
            assert 0 <= g.fought[at] + g.moved[at] <= g.units[at], f"tired ghosts in {name}"
    off_board = [p for p in range(len(PLACES)) if p not in g.board.places]
    assert not any(g.size(p) or g.leader[p] or g.ruler[p] != NOBODY for p in off_board)


def players_are_in_order(g: War) -> None:
    """Two leaders at most, five and four cards at most, no events in hand, figures as in the box."""
    for seat in g.seats():
        assert len(g.leaders(seat)) <= 2
        spoils = any(isinstance(frame, (DiscardSpoils, BreakTies)) for frame in g.stack)
        over = g.outcome() is not None  # nobody discards any more
        assert len(g.area_hands[seat]) <= 5 or spoils or over
        assert len(g.card_hands[seat]) <= 4
        assert len(g.uprisings[seat]) <= 1
        own = [*g.card_hands[seat], *g.played[seat]]
        assert not any(DECK[card].kind == EVENT for card in own)
        assert g.turn == 0 or bool(g.alive[seat]) == any(g.fielded[3 * seat : 3 * seat + 3])
        if not g.alive[seat]:
            assert g.area_hands[seat] == g.card_hands[seat] == g.uprisings[seat] == []
            assert g.ruled(seat) == []
        for kind in range(3):
            limit = FIGURES[g.options.map][kind]
            assert g.options.figure_limit == "off" or g.fielded[3 * seat + kind] <= limit
    assert any(g.alive)
    assert 0 <= g.ring < len(g.board.path)


# --- the box -------------------------------------------------------------------------------------


def test_the_box_is_counted_whole() -> None:
    """Every card as often as its content says; of the figures only what is miscounted."""
    found = RING_WAR.counted(begun(RING_WAR.setup(3)))
    cards = {**dict.fromkeys(AREA_CARDS, 1), **{CARDS[n]: c.copies for n, c in enumerate(DECK)}}
    assert {name: count for name, count in found.items() if count} == cards


# --- the laws ------------------------------------------------------------------------------------


@given(
    players=PLAYERS,
    chosen=CHOSEN,
    seed=SEEDS,
    steps=st.integers(0, 500),
    walk=st.sampled_from([laws.uniform, RING_WAR.seek]),
)
def test_every_law_holds_after_random_play(
    players: int, chosen: dict[str, str], seed: int, steps: int, walk: laws.Walk
) -> None:
    """Where a walk ends, and at some rare moments of it."""
    laws.battery(RING_WAR, agreed(players, chosen), seed, steps, walk=walk, moments=3)


@given(players=PLAYERS, chosen=CHOSEN, seed=SEEDS, quick=st.booleans())
def test_board_and_hands_are_in_order_at_every_step(
    players: int, chosen: dict[str, str], seed: int, quick: bool
) -> None:
    if quick:
        chosen.pop("draft_first", None)
    setup = agreed(players, {**chosen, "setup": "quick"} if quick else chosen)
    g, dealer = begun(setup), Dealer(seed)
    for _ in range(700):
        if g.outcome() is not None:
            break
        laws.wander(g, dealer, 1)
        places_are_in_order(g)
        players_are_in_order(g)
        assert RING_WAR.sound(g)
    laws.nothing_is_lost_or_made(begun(setup), g, RING_WAR.counted)


@given(players=PLAYERS, chosen=CHOSEN, seed=SEEDS)
def test_a_position_written_and_read_is_the_same(
    players: int, chosen: dict[str, str], seed: int
) -> None:
    setup = agreed(players, chosen)
    g, dealer = begun(setup), Dealer(seed)
    for _ in range(40):
        laws.wander(g, dealer, 25)
        again, found = read(write(g, setup))
        assert found == setup
        assert CODEC.text(again, setup) == CODEC.text(g, setup)
        assert write(again, setup) == write(g, setup)
        if g.outcome() is not None:
            break


@pytest.mark.parametrize("players", RING_WAR.players)
@pytest.mark.parametrize("edition", ["full", "base"])
def test_every_war_ends(players: int, edition: str) -> None:
    setup = RING_WAR.setup(players, map=edition, setup="quick", length="short")
    for seed in range(2):
        g = begun(setup)
        laws.wander(g, Dealer(seed), 20_000)
        assert g.outcome() is not None


@pytest.mark.parametrize("players", RING_WAR.players)
@pytest.mark.parametrize("edition", ["full", "base"])
@pytest.mark.parametrize("set_up", ["official", "quick"])
def test_every_position_of_a_war_is_sound(players: int, edition: str, set_up: str) -> None:
    """So that a record which goes on from it is read again."""
    g, dealer = begun(RING_WAR.setup(players, map=edition, setup=set_up)), Dealer(players)
    for _ in range(6000):
        if g.outcome() is not None:
            break
        laws.wander(g, dealer, 1)
        assert RING_WAR.sound(g)
    assert g.turn > 0


WALK = """
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec

for players, length in ((2, "short"), (3, "long"), (4, "standard")):
    setup = RING_WAR.setup(players, setup="quick", length=length)
    for seed in range(3):
        match = laws.random_walk(RING_WAR, setup, seed, 150 * seed)
        print(Codec(RING_WAR).hash(match.position, setup))
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
        for seed in ("0", "1", "4711")
    }
    assert len(walks) == 1
    assert len(walks.pop().split()) == 9
