"""Ratings and intervals, against known values and on results made from known strengths."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from feldzug.analysis.ratings import bootstrap, bradley_terry, expected, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # by the formula of Wilson (1927), as published tables have them
        (0, 10, 0.0000, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0000),
        (65, 100, 0.5525, 0.7364),
        (95, 100, 0.8883, 0.9785),
    ],
)
def test_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.0001)


def test_no_trials_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_surer_interval_is_wider() -> None:
    low, high = wilson(30, 60, confidence=0.99)
    assert (low, high) != wilson(30, 60)
    assert low < wilson(30, 60)[0] < wilson(30, 60)[1] < high


STRENGTHS = {"weak": -200.0, "middling": 0.0, "strong": 200.0}


def results(pairings: int, seed: int) -> list[tuple[str, str]]:
    """Winner and loser of so many pairings of every two."""
    random = Random(seed)
    found: list[tuple[str, str]] = []
    for (one, strength), (other, less) in combinations(STRENGTHS.items(), 2):
        chance = expected(strength - less)
        for _ in range(pairings):
            found.append((one, other) if random.random() < chance else (other, one))
    return found


def ratings(won: list[tuple[str, str]]) -> dict[str, float]:
    scores: dict[tuple[str, str], float] = {}
    for pair in won:
        scores[pair] = scores.get(pair, 0.0) + 1
    return bradley_terry(scores)


def test_ratings_recover_known_strengths() -> None:
    found = ratings(results(pairings=4000, seed=1))
    assert found == pytest.approx(STRENGTHS, abs=20)
    assert sum(found.values()) == pytest.approx(0, abs=1e-6)


def test_two_players_are_rated_by_their_odds() -> None:
    """With the virtual draw: 150.5 to 50.5."""
    found = bradley_terry({("a", "b"): 150.0, ("b", "a"): 50.0})
    assert expected(found["a"] - found["b"]) == pytest.approx(150.5 / 201)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    found = bradley_terry({("a", "b"): 10.0})
    assert 0 < found["a"] - found["b"] < 1000


def test_strength_carries_over_through_others() -> None:
    found = bradley_terry({("a", "b"): 60, ("b", "a"): 40, ("b", "c"): 60, ("c", "b"): 40})
    assert found["a"] > found["b"] > found["c"]


def test_nobody_has_no_rating() -> None:
    assert bradley_terry({}) == {}


def test_bootstrapped_intervals_hold_the_truth_and_shrink_with_more_results() -> None:
    few = bootstrap(results(100, seed=2), lambda drawn: ratings(list(drawn)))
    many = bootstrap(results(1000, seed=2), lambda drawn: ratings(list(drawn)))
    for name, truth in STRENGTHS.items():
        low, high = few[name]
        assert low < truth < high
        assert many[name][1] - many[name][0] < high - low


def test_the_bootstrap_is_the_same_for_the_same_seed() -> None:
    won = results(30, seed=3)
    measured = [bootstrap(won, lambda drawn: ratings(list(drawn)), 50, seed) for seed in (1, 1, 2)]
    assert measured[0] == measured[1]
    assert measured[0] != measured[2]
