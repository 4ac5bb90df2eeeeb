"""How large the battles of each round are."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.records import Record, rows_of
from feldzug.games.empires.sizes import (
    FILE,
    LARGEST_REALM,
    MOST_BOUGHT,
    PLAGUE,
    SIEGE,
    SIZES,
    BattleSize,
)


@pytest.mark.rule("EMP-184", "EMP-186", "EMP-189", "EMP-191")
def test_the_points_by_round() -> None:
    points = {number: size.points for number, size in SIZES.items()}
    assert points == {1: 1000, 2: 1000, 3: 1500, 4: 1500, 5: 2000, 6: 2500}


@pytest.mark.rule("EMP-187", "EMP-192")
def test_the_limits_are_those_of_full_thousands() -> None:
    limits = {number: size.limits for number, size in SIZES.items()}
    assert limits == {1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 2000, 6: 2000}


@pytest.mark.rule("EMP-185", "EMP-188", "EMP-190", "EMP-193")
def test_the_game_turns_by_round() -> None:
    turns = {number: size.turns for number, size in SIZES.items()}
    assert turns == {1: 4, 2: 4, 3: 5, 4: 5, 5: 6, 6: 6}


@pytest.mark.rule("EMP-326", "EMP-327", "EMP-423")
def test_a_siege_has_a_size_of_its_own() -> None:
    assert (SIEGE.points, SIEGE.limits, SIEGE.extra, SIEGE.turns) == (1500, 1000, 1000, 8)


@pytest.mark.rule("EMP-083", "EMP-181", "EMP-183")
def test_what_is_added_and_taken_off() -> None:
    assert (LARGEST_REALM, PLAGUE, MOST_BOUGHT) == (100, 100, 250)


@pytest.mark.parametrize("change", [{"points": 0}, {"limits": 1500}, {"turns": 0}])
def test_a_size_that_is_no_battle_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(
        ValueError, match="round-1: the field points, limits or turns makes no battle"
    ):
        BattleSize(Record(FILE, rows_of(FILE, "size")[0] | change))
