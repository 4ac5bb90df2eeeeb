"""The ladder in short: each bot comes before the one below it. Long form: `make arena`."""

from __future__ import annotations

import pytest

from feldzug.analysis.arena import Entrant, contest
from feldzug.games.ring_war.game import RING_WAR
from tests.practice import FORDS

pytestmark = pytest.mark.slow

RANDOM = Entrant("random")
GREEDY = Entrant("greedy")


def test_greedy_comes_before_random() -> None:
    setup = RING_WAR.setup(4, setup="quick")
    result = contest(RING_WAR, setup, [RANDOM, GREEDY], games=36, seed=77)
    pair = result.pair("greedy", "random")
    assert pair.pairings == 144
    low, _ = pair.interval
    assert low > 0.9


def test_search_comes_before_random() -> None:
    setup = RING_WAR.setup(2, setup="quick", map="base", length="short")
    search = Entrant("search", iterations=3)
    result = contest(RING_WAR, setup, [RANDOM, search], games=4, seed=78)
    assert result.pair(search.name, "random").rate > 0.8


def test_search_finds_its_way_in_a_game_without_a_policy() -> None:
    search = Entrant("search", iterations=60)
    result = contest(FORDS, FORDS.setup(2), [RANDOM, search], games=40, seed=79)
    assert result.pair(search.name, "random").rate > 0.6
