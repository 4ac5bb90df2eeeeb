from __future__ import annotations

import pytest

from feldzug.parts.areas import AreaMap

#  0 - 1 - 2
#  |   |
#  3 - 4   5
MAP = AreaMap([(1, 3), (0, 2, 4), (1,), (0, 4), (1, 3), ()])


def test_distances_and_ways() -> None:
    assert MAP.distance(0, 4) == 2
    assert MAP.distance(0, 0) == 0
    assert MAP.distance(0, 5) is None
    assert MAP.way(0, 4) == [0, 1, 4]
    assert MAP.way(2, 2) == [2]
    assert MAP.way(0, 5) is None
    assert MAP.border(0, 1)
    assert not MAP.border(0, 4)
    assert len(MAP) == 6


def test_one_may_enter_what_one_may_not_go_through() -> None:
    def free(area: int) -> bool:
        return area != 1

    assert MAP.reachable(0, 9, free) == [1, 3, 4]
    assert MAP.distance(0, 1, free) == 1
    assert MAP.distance(0, 2, free) is None
    assert MAP.way(0, 4, free) == [0, 3, 4]
    assert MAP.way(1, 4, free) == [1, 4], "one may leave it"
    assert MAP.reachable(1, 1, free) == [0, 2, 4]
    assert MAP.way(4, 1, free) == [4, 1]


def test_what_is_reached_within_some_steps() -> None:
    assert MAP.reachable(0, 1) == [1, 3]
    assert MAP.reachable(0, 2) == [1, 2, 3, 4]
    assert MAP.reachable(0, 0) == []
    assert MAP.distances((2, 3)) == {2: 0, 3: 0, 1: 1, 0: 1, 4: 1}


def test_what_hangs_together() -> None:
    assert MAP.regions([5, 4, 3, 2]) == [[2], [3, 4], [5]]
    assert MAP.connected([0, 1, 2])
    assert not MAP.connected([0, 2])
    assert MAP.connected([])


def test_a_border_has_two_sides() -> None:
    with pytest.raises(ValueError, match="one side only"):
        AreaMap([(1,), ()])
    with pytest.raises(ValueError, match="one side only"):
        AreaMap([(0,)])
