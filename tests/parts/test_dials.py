from __future__ import annotations

import pytest

from feldzug.parts.dials import Dial

ORE = Dial(("", "spear", "", "card", "spear"))


def test_everything_at_the_hand_and_below_counts() -> None:
    assert ORE.icons(0) == ()
    assert ORE.icons(3) == ("spear", "card")
    assert [ORE.count(at, "spear") for at in range(5)] == [0, 1, 1, 1, 2]


def test_the_hand_stops_at_both_ends() -> None:
    assert ORE.highest == 4
    assert ORE.turned(3, 5) == 4
    assert ORE.turned(1, -3) == 0


def test_a_gain_never_lowers_a_dial() -> None:
    assert ORE.raised_to(3, 1) == 3
    assert ORE.raised_to(1, 3) == 3
    assert ORE.raised_to(1, 9) == 4


def test_nothing_is_paid_that_is_not_there() -> None:
    assert ORE.can_pay(2, 2)
    assert not ORE.can_pay(0, 1)
    assert not ORE.can_pay(2, -1)


def test_a_dial_begins_empty() -> None:
    with pytest.raises(ValueError, match="empty space"):
        Dial(("spear",))
