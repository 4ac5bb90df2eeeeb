from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.kernel.fate import Below, Dice, Draw, Odds, Weighted

WEIGHTED = Weighted({"hit": 3, "miss": 2, "never": 0})
ODDS: list[Odds] = [
    Draw(["a", "b", "a"]),
    Draw(["a", "b", "a", "c"], str.upper),
    WEIGHTED,
    Dice(1),
    Dice(2, 4),
    Dice(0),
]


def named(odds: Odds) -> str:
    return f"{type(odds).__name__} of {odds.total()}"


def always(number: int) -> Below:
    return lambda n: number % n


@pytest.mark.parametrize("odds", ODDS, ids=named)
def test_the_weights_add_up_to_the_total(odds: Odds) -> None:
    assert sum(weight for _, weight in odds.outcomes()) == odds.total()


@pytest.mark.parametrize("odds", [Draw(["a", "b", "a"]), WEIGHTED, Dice(1)], ids=named)
def test_every_number_below_the_total_draws_in_proportion(odds: Odds) -> None:
    drawn = Counter(odds.draw(always(number)) for number in range(odds.total()))
    assert drawn == dict(odds.outcomes())


@pytest.mark.parametrize("odds", ODDS, ids=named)
def test_what_can_be_drawn_is_allowed(odds: Odds) -> None:
    assert all(odds.allows(outcome) for outcome, _ in odds.outcomes())
    assert all(odds.allows(odds.draw(always(number))) for number in range(20))


def test_what_has_no_weight_is_impossible() -> None:
    assert not WEIGHTED.allows("never")
    assert "never" not in dict(WEIGHTED.outcomes())
    assert not Draw(["a"]).allows("b")


def test_only_what_is_drawn_is_made_into_an_outcome() -> None:
    made: list[str] = []

    def becomes(thing: str) -> str:
        made.append(thing)
        return thing.upper()

    odds = Draw(["a", "b"], becomes)
    drawn = odds.draw(always(1))
    assert odds.allows(drawn)
    assert (drawn, made) == ("B", ["b"])
    assert odds.allows("A")
    assert not odds.allows("a")


@pytest.mark.parametrize("roll", [(1,), (1, 2, 3), (0, 1), (1, 7), [1, 2], (1, True), (1, "2"), 3])
def test_dice_show_what_dice_can_show(roll: Any) -> None:
    assert not Dice(2).allows(roll)
    assert Dice(2).allows((1, 6))


def test_dice_are_thrown_one_by_one() -> None:
    numbers = iter([0, 5, 2])
    assert Dice(3).draw(lambda n: next(numbers) % n) == (1, 6, 3)
    assert Dice(3).total() == 216


@given(st.dictionaries(st.integers(), st.integers(0, 50), min_size=1))
def test_weighted_odds_are_exact(weights: dict[int, int]) -> None:
    odds = Weighted(weights)
    drawn = Counter(odds.draw(always(number)) for number in range(odds.total()))
    assert drawn == {outcome: weight for outcome, weight in weights.items() if weight}
