"""What must hold for every position of Empires, whatever was agreed and however it is played."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.items import ITEMS, item_pile
from feldzug.games.empires.options import OPTIONS
from feldzug.games.empires.vocabularies import SPECIAL
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Setup

PLAYERS = st.sampled_from([2, 3, 5, 7])
CHOSEN = st.fixed_dictionaries(
    {"battles": st.sampled_from(["paper", "simulated", "table"])},
    optional={
        option.key: st.sampled_from(option.values) for option in OPTIONS if option.key != "battles"
    },
)
SEEDS = st.integers(0, 2**64)
WALKS = st.sampled_from([laws.uniform, EMPIRES.seek])

SOME = settings(max_examples=max(2, settings().max_examples // 5))
FEW = settings(max_examples=max(1, settings().max_examples // 15))
"""A campaign is long: each of these takes seconds."""


def begun(setup: Setup) -> Campaign:
    g = EMPIRES.start(setup)
    assert isinstance(g, Campaign)
    return g


def realms_hold_together(g: Campaign) -> None:
    """Alliances are mutual, one special building a player, and nobody owes gold or points."""
    for seat in g.seats():
        assert g.ally[seat] < 0 or g.ally[g.ally[seat]] == seat
        own = [tile for tile in g.tiles_of(seat) if g.building[tile] == SPECIAL]
        assert len(own) <= 1
        assert g.special_built[seat] or not own
    assert min([*g.gold, *g.kp, *g.winter_kp, *g.markers]) >= 0
    free = [tile for tile in g.land.tiles() if g.owner[tile] < 0]
    assert not [tile for tile in free if g.building[tile] == SPECIAL]


@pytest.mark.parametrize("edition", ["revolution", "old"])
def test_the_box_is_counted_whole(edition: str) -> None:
    """Every item card as often as the edition has it, and no gold that nobody paid."""
    found = EMPIRES.counted(begun(EMPIRES.setup(3, edition=edition)))
    assert {thing: count for thing, count in found.items() if count} == {
        f"item {ITEMS[card]}": 1 for card in item_pile(edition)
    }


@pytest.mark.parametrize("what", ["card", "gold", "points"])
def test_what_is_lost_is_missed(what: str) -> None:
    setup = EMPIRES.setup(2, battles="paper")
    g = begun(setup)
    laws.wander(g, Dealer(1), 60)
    if what == "card":
        items = g.items.clone()
        items.bag.pop()
        g.items = items
    elif what == "gold":
        g.gold[0] -= 5
    else:
        g.kp[0] += 1
    with pytest.raises(AssertionError):
        laws.nothing_is_lost_or_made(begun(setup), g, EMPIRES.counted)


@SOME
@given(players=PLAYERS, chosen=CHOSEN, seed=SEEDS, steps=st.integers(0, 250), walk=WALKS)
def test_every_law_holds_after_random_play(
    players: int, chosen: dict[str, str], seed: int, steps: int, walk: laws.Walk
) -> None:
    """Where a walk ends, and at some rare moments of it."""
    laws.battery(EMPIRES, EMPIRES.setup(players, **chosen), seed, steps, walk=walk, moments=1)


@FEW
@given(seed=SEEDS, steps=st.integers(0, 120))
def test_every_law_holds_for_nineteen(seed: int, steps: int) -> None:
    laws.battery(EMPIRES, EMPIRES.setup(19, battles="paper"), seed, steps, moments=1)


@SOME
@given(players=PLAYERS, chosen=CHOSEN, seed=SEEDS, walk=WALKS)
def test_a_campaign_is_sound_and_whole_until_it_ends(
    players: int, chosen: dict[str, str], seed: int, walk: laws.Walk
) -> None:
    setup = EMPIRES.setup(players, **chosen)
    g, first, dealer = begun(setup), begun(setup), Dealer(seed)
    for _ in range(200):
        laws.wander(g, dealer, 25, walk)
        assert EMPIRES.sound(g)
        realms_hold_together(g)
        laws.nothing_is_lost_or_made(first, g, EMPIRES.counted)
        if g.outcome() is not None:
            break
    assert g.outcome() is not None, "no end after 5,000 answers"
