"""Answers weighed one by one: what a look tells, when it is enough, what others are taken to have chosen."""

from __future__ import annotations

import pytest

from feldzug.bots.answers import BELIEF, Answer, Weighing, promise
from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.kernel.dealer import Dealer


def seen(*gains: float) -> Answer:
    """An answer that so much came of."""
    answer = Answer("an answer")
    for gain in gains:
        answer.add(gain)
    return answer


def test_an_answer_is_believed_to_be_worse_until_it_has_shown_otherwise() -> None:
    assert seen().gain() == pytest.approx(BELIEF)
    assert seen(0.02).gain() < 0
    assert 0 < seen(*[0.02] * 30).gain() < 0.02


def test_many_looks_leave_less_doubt_than_few_and_even_ones_less_than_uneven_ones() -> None:
    assert seen(*[0.01] * 20).doubt() < seen(*[0.01] * 5).doubt() < seen().doubt()
    assert seen(*[0.01] * 20).doubt() < seen(*[0.11, -0.09] * 10).doubt()


def test_what_lies_far_behind_promises_little() -> None:
    assert promise(0.0, 0.1) == pytest.approx(0.0399, abs=1e-4)
    assert promise(0.0, 0.1) > promise(0.05, 0.1) > promise(0.2, 0.1) > 0
    assert promise(0.05, 0.01) < promise(0.05, 0.1)


def test_those_that_are_surely_worse_are_dropped_and_at_last_all() -> None:
    weighing = Weighing(POLICY, 0, Dealer(1))
    good, likely, bad = seen(*[0.1] * 20), seen(0.03), seen(*[-0.1] * 20)
    assert weighing.promising([bad, likely]) == [likely]
    assert weighing.promising([bad, good]) == []


def test_the_own_answer_is_left_only_for_a_better_one() -> None:
    weighing = Weighing(POLICY, 0, Dealer(1))
    assert weighing.best("own", [seen(0.02), seen(-0.1)]) == "own"
    better, best = seen(*[0.05] * 20), seen(*[0.1] * 20)
    best.action = "best"
    assert weighing.best("own", [better, best]) == "best"
