from __future__ import annotations

from feldzug.kernel.journal import Entry, TakeBack, in_force
from feldzug.kernel.values import Seat

A = Seat(0)


def line(*actions: int | TakeBack) -> list[int]:
    return in_force([Entry(A, action) for action in actions])


def test_what_was_not_taken_back_is_in_force() -> None:
    assert line() == []
    assert line(1, 1, 1) == [0, 1, 2]


def test_taking_back_strikes_everything_from_an_entry_on() -> None:
    assert line(1, 1, 1, TakeBack(1)) == [0]
    assert line(1, 1, 1, TakeBack(1), 1) == [0, 4]


def test_taking_back_twice_goes_further_back() -> None:
    assert line(1, 1, TakeBack(1), TakeBack(0), 1) == [4]
