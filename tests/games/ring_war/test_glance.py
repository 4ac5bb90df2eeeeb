"""A war at a glance: what it says is true, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from feldzug.games.ring_war.board import PLACES
from feldzug.games.ring_war.ending import SOURCES, scores
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.glance import glance
from feldzug.games.ring_war.war import War
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise

SETUPS = [
    RING_WAR.setup(2, setup="quick", map="base"),
    RING_WAR.setup(3, setup="quick"),
    RING_WAR.setup(4, setup="quick", alliance="sides", expansion_points="on"),
    RING_WAR.setup(4, points="areas"),
]


def wars(seed: int) -> Iterator[War]:
    for setup in SETUPS:
        g, dealer = RING_WAR.start(setup), Dealer(seed)
        assert isinstance(g, War)
        for _ in range(12):
            yield g
            laws.wander(g, dealer, 40, RING_WAR.seek)


@pytest.mark.parametrize("seed", range(3))
def test_it_counts_what_the_rules_count(seed: int) -> None:
    for g in wars(seed):
        found = glance(g)
        assert tuple(sum(points.values()) for points in found.points) == scores(g)
        assert all(tuple(points) == SOURCES for points in found.points)
        assert found.turn == g.turn
        shown = g.view(None).places
        for area, seat in found.owners.items():
            ruler = shown[area].ruler
            assert seat == (ruler if isinstance(ruler, int) else -1)
        assert list(found.owners) == [PLACES[area] for area in g.board.areas]


@pytest.mark.parametrize("seed", range(3))
def test_it_tells_nothing_that_is_hidden(seed: int) -> None:
    for g in wars(seed):
        for seat in g.seats():
            assert glance(determinise(g, seat, Dealer(seed))) == glance(g)  # type: ignore[arg-type]
