"""The volcano on a real table: the program throws the die that the table asks for. [EMP-286 … EMP-291]"""

from __future__ import annotations

import pytest

from feldzug.games.empires.battle.eruption import EruptionRoll, EruptionRolled, RollEruption
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.sheet import DRAGON_ENDS
from tests.games.empires.battles import (
    A,
    B,
    C,
    chance,
    fight,
    go,
    refused,
    report,
    roll,
    say,
    top,
    war,
)


@pytest.mark.rule("EMP-287", "EMP-288", "EMP-289", "EMP-290")
@pytest.mark.parametrize(("half", "least"), [(0, 4), (1, 4), (2, 3), (3, 3), (4, 2), (5, 2)])
def test_a_die_lets_it_erupt_more_easily_with_every_turn(half: int, least: int) -> None:
    g = war("B1 volcano 1")
    go(g, TableBattle)
    say(g, A, RollEruption(half))
    assert isinstance(chance(g), EruptionRoll)
    (told,) = roll(g, (least - 1,))
    assert told == EruptionRolled(A, half // 2 + 1, least - 1, least, False)
    assert (fight(g).erupted, fight(g).eruption_rolled) == (-1, half)
    g = war("B1 volcano 1")
    go(g, TableBattle)
    say(g, B, RollEruption(half))
    (told,) = roll(g, (least,))
    assert told == EruptionRolled(B, half // 2 + 1, least, least, True)
    assert fight(g).erupted == half
    assert refused(g, A, RollEruption(half + 1)) == "EMP-287 eruption-over"


@pytest.mark.rule("EMP-286", "EMP-287", "EMP-291")
def test_no_die_is_thrown_twice_nor_where_none_is_needed() -> None:
    g = war("B1 volcano 1")
    go(g, TableBattle)
    assert refused(g, A, RollEruption(6)) == "EMP-291 eruption-certain"
    assert refused(g, C, RollEruption(0)) != ""
    say(g, A, RollEruption(0))
    roll(g, (1,))
    assert isinstance(top(g), TableBattle)
    assert refused(g, B, RollEruption(0)) == "EMP-287 eruption-rolled-before"
    assert refused(g, B, RollEruption(-1)) == "EMP-287 eruption-rolled-before"
    assert refused(g, B, RollEruption(1)) == ""
    g = war("B1 hills 1")
    go(g, TableBattle)
    assert refused(g, A, RollEruption(0)) == "EMP-286 eruption-no-volcano"


def test_a_report_is_taken_after_a_die() -> None:
    g = war("B1 volcano 1")
    go(g, TableBattle)
    say(g, A, RollEruption(0))
    roll(g, (6,))
    report(g, (200, 100), dragon=DRAGON_ENDS.index("untouched"))
    assert [entry.points for entry in g.archive] == [(200, 100)]
