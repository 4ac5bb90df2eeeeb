"""Positions as text: what can be read, and how the rest is refused."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.notation import read, write
from feldzug.kernel.errors import FeldzugError

GAME = "game: ring-war 4\n"

TEXT = """\
game: ring-war 4 length=short
turn: 5 seat 1
ring: moria
the_shire: 0 infantry 1, leader came
moria: 1 infantry 2, creature 1 fought 1, leader tired, beaten 3
carrock: 1 infantry 1, leader fled
hand 1: eregion joker-1 | ambush
out: 3
discards: nurn | raiders
conquered: moria
entered: carrock
legend: moria 1
effect: you-shall-not-pass 2 next-turn weather_hills rhudaur
stack: WholeWar(at="take_turns") > Turn(at="movement",seat=1) > BattlePart(at="cease",seat=1) > ChooseAttack(seat=1)
"""  # noqa: E501 -- it is one line


def test_a_text_is_read_and_written_the_same() -> None:
    assert write(*read(TEXT)) == TEXT


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line=1"),
        ("game: chess", "line=1"),
        ("game: ring-war 4 players=3", "line=1"),
        ("game: ring-war 7", "wrong-number-of-players"),
        ("game: ring-war 4 weather=fair", "unknown-option"),
        (GAME + "gondor: 1 infantry 2", "line=2"),
        (GAME + "moria: 1 wizard 2", "line=2"),
        (GAME + "moria: 4 infantry 2", "line=2"),
        (GAME + "moria: -1 infantry 2", "line=2"),
        (GAME + "moria: ² infantry 2", "line=2"),
        (GAME + "moria: nobody infantry 1", "line=2"),
        (GAME + "moria: 1 infantry 6", "line=2"),
        (GAME + "moria: 1 infantry 1000000000", "line=2"),
        (GAME + "moria: 1 infantry 1 fought 300", "line=2"),
        (GAME + "ring: moria\nothers: dwarves", "line=3"),
        (GAME + "turn: 5 seat 9", "line=2"),
        (GAME + "hand 7: moria", "line=2"),
        (GAME + "hand -1: moria", "line=2"),
        (GAME + "hand 1: moria\nhand 2: moria", "line=3"),
        (GAME + "legend: moria 9", "line=2"),
        (GAME + "effect: winter-storms", "line=2"),
        (GAME + "result: " + "[" * 5000, "line=2"),
        (GAME + "stack: Turn", "not-a-frame"),
        (GAME + 'stack: Turn(seat=1,at="breakfast")', "unknown-stage"),
        (GAME + "stack: Attack(source=1)", "unknown-name"),
        (GAME + "stack: DeployUnit(seat=1)", "line=2"),
        (GAME + "stack: ChooseAttack(seat=9)", "line=2"),
    ],
)
def test_what_is_no_position_is_refused_with_the_line_where_it_breaks(text: str, why: str) -> None:
    with pytest.raises(FeldzugError, match=why):
        read(text)
