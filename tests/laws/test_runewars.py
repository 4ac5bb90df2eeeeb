"""What must hold for every position of Runewars, whatever was agreed and however it is played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from feldzug.games.runewars.board import KINDS, UNITS, kinds_in_play
from feldzug.games.runewars.decks import (
    FATE_CARDS,
    FATE_DECK,
    HERO_BOX,
    HEROES,
    OBJECTIVE_BOX,
    OBJECTIVES,
    QUEST_BOX,
    QUESTS,
    REWARD_BOX,
    REWARDS,
    RUNE_TOKENS,
    RUNES,
    SEASON_BOX,
    SEASON_CARDS,
    TACTICS_BOX,
    TACTICS_CARDS,
    Box,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.options import OPTIONS
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.game import Setup
from feldzug.kernel.vocabulary import Vocabulary

PLAYERS = st.sampled_from(RUNEWARS.players)
CHOSEN = st.fixed_dictionaries(
    {"setup": st.sampled_from(["quick", "official"])},
    optional={
        option.key: st.sampled_from(option.values) for option in OPTIONS if option.key != "setup"
    },
)
SEEDS = st.integers(0, 2**64)
WALKS = st.sampled_from([laws.uniform, RUNEWARS.seek])


def agreed(players: int, chosen: Mapping[str, str]) -> Setup:
    """A set-up of these options; what contradicts itself is not tried."""
    try:
        return RUNEWARS.setup(players, **chosen)
    except BadOptions:
        assume(False)
        raise


def begun(setup: Setup) -> World:
    g = RUNEWARS.start(setup)
    assert isinstance(g, World)
    return g


# --- the board -----------------------------------------------------------------------------------


def control_is_up_to_date(g: World) -> None:
    """Who controls an area is what follows from what is in it; only a battle keeps it open."""
    for area in g.areas():
        if area != g.contested:
            assert g.controller[area] == g.controls(area)
    laid = set(g.areas())
    assert all(g.controller[a] == NOBODY for a in range(len(g.controller)) if a not in laid)


def ways_go_both_ways(g: World) -> None:
    """Areas that touch do so from both sides, and behind the same border."""
    ground = g.layout.ground
    for area in g.areas():
        for near, border in zip(ground.near[area], ground.border[area], strict=True):
            back = ground.near[near].index(area)
            assert ground.border[near][back] == border
            assert (near in ground.by_land[area]) == g.is_open(border, False) or g.season == 3
            assert (near in g.neighbours(area)) == g.is_open(border, False)


# --- the box -------------------------------------------------------------------------------------


def test_the_box_is_counted_whole() -> None:
    """Every figure, rune and card as often as the content says."""
    g = begun(RUNEWARS.setup(3, setup="quick"))
    found = RUNEWARS.counted(g)
    whole = {KINDS[kind]: UNITS[kind].figures for kind in kinds_in_play(g.rules)}
    whole |= {RUNES[n]: count for n, count in enumerate(RUNE_TOKENS)}
    whole |= {f"{FATE_CARDS.key} {FATE_CARDS[card.number]}": 0 for card in FATE_DECK}
    for card in FATE_DECK:
        whole[f"{FATE_CARDS.key} {FATE_CARDS[card.number]}"] += 1
    decks: list[tuple[Vocabulary, Box]] = [
        (TACTICS_CARDS, TACTICS_BOX),
        (QUESTS, QUEST_BOX),
        (REWARDS, REWARD_BOX),
        (SEASON_CARDS, SEASON_BOX),
        (OBJECTIVES, OBJECTIVE_BOX),
        (HEROES, HERO_BOX),
    ]
    for vocabulary, box in decks:
        whole |= {f"{vocabulary.key} {card.id}": card.copies for card in box.own}
    assert {thing: count for thing, count in found.items() if count} == whole


def test_a_card_that_is_lost_is_missed() -> None:
    setup = RUNEWARS.setup(2, setup="quick")
    g = begun(setup)
    laws.wander(g, Dealer(1), 60)
    lost = g.tactics_deck.clone()
    lost.bag.pop()
    g.tactics_deck = lost
    with pytest.raises(AssertionError, match="tactics"):
        laws.nothing_is_lost_or_made(begun(setup), g, RUNEWARS.counted)


# --- the laws ------------------------------------------------------------------------------------


@given(players=PLAYERS, chosen=CHOSEN, seed=SEEDS, steps=st.integers(0, 700), walk=WALKS)
def test_every_law_holds_after_random_play(
    players: int, chosen: dict[str, str], seed: int, steps: int, walk: laws.Walk
) -> None:
    """Where a walk ends, and at some rare moments of it."""
    laws.battery(RUNEWARS, agreed(players, chosen), seed, steps, walk=walk, moments=2)


@given(players=PLAYERS, chosen=CHOSEN, seed=SEEDS, walk=WALKS)
def test_a_game_is_sound_and_whole_until_it_ends(
    players: int, chosen: dict[str, str], seed: int, walk: laws.Walk
) -> None:
    setup = agreed(players, {**chosen, "setup": "quick"})
    g, first, dealer = begun(setup), begun(setup), Dealer(seed)
    for _ in range(400):
        laws.wander(g, dealer, 25, walk)
        assert RUNEWARS.sound(g)
        control_is_up_to_date(g)
        ways_go_both_ways(g)
        laws.nothing_is_lost_or_made(first, g, RUNEWARS.counted)
        if g.outcome() is not None:
            break
    assert g.outcome() is not None, "no end after 10,000 answers"
