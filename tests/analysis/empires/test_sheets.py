"""Battle sheets as they are printed: what lies where, and who takes the field."""

from __future__ import annotations

import re

import pytest

from feldzug.analysis.empires.documents import Press
from feldzug.analysis.empires.sector_picture import by_sector, middle, sector_picture, where
from feldzug.games.empires.battle.assassin import Murder, NameVictim, Strike
from feldzug.games.empires.battle.sides import TossForSides
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.battle.terrain import LayPiece, LayRiver
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.sheet import OBJECTIVES
from feldzug.games.empires.terrain import PIECES
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.match import Match
from feldzug.kernel.values import Seat
from feldzug.parts.documents import Listing
from tests.games.empires.battles import A, B, army, fight, go, roll, say, war

CALLED = {name: name for name in (*PIECES.ids, *OBJECTIVES.ids)}


@pytest.mark.rule("EMP-286")
def test_the_volcano_is_drawn_where_four_sectors_meet_and_is_no_river() -> None:
    g = war("B1 volcano 1")
    go(g, TableBattle)
    assert by_sector(fight(g), CALLED) == {(5, 6, 7, 8): ["volcano"]}
    (five, eight) = middle((5,)), middle((8,))
    assert five[0] < middle((5, 6, 7, 8))[0] < middle((6,))[0]
    assert eight[1] < middle((5, 6, 7, 8))[1] < five[1]
    assert "<line" not in sector_picture(fight(g), ("A", "B"), CALLED)


@pytest.mark.rule("EMP-314")
def test_a_river_is_drawn_from_its_start_to_its_end() -> None:
    g = war("B1 river 1")
    go(g, TableBattle, {LayRiver: (3, 9)})
    picture = sector_picture(fight(g), ("A", "B"), CALLED)
    assert picture.count("<line") == 1
    assert "river → 9" in picture


@pytest.mark.rule("EMP-352")
def test_a_city_is_drawn_on_the_line_between_its_sector_and_the_opposite_one() -> None:
    g = war("B1 fields 1 city")
    go(g, TableBattle)
    (city,) = fight(g).objectives
    assert where(city) == (1, 12)
    assert middle((1, 12))[1] == middle(())[1]
    assert "★ city (50)" in sector_picture(fight(g), ("A", "B"), CALLED)


@pytest.mark.rule("EMP-284")
def test_the_mountain_lies_in_the_middle_with_its_points() -> None:
    g = war("B1 mountain 1")
    go(g, TableBattle)
    assert by_sector(fight(g), CALLED) == {(): ["mountain-hill", "★ mountain (150)"]}
    assert "★ mountain (150)" in sector_picture(fight(g), ("A", "B"), CALLED)


@pytest.mark.rule("EMP-273")
def test_equal_pieces_of_a_sector_are_counted_and_none_is_left_out() -> None:
    g = war("B1 desert 1")
    go(g, TableBattle, {LayPiece: 4})
    pieces = by_sector(fight(g), CALLED)[4,]
    assert pieces == ["9 × rock", "2 × flat-hill"]


def lists(g: Campaign, seat: Seat) -> list[tuple[str, ...]]:
    """The lists on the sheet of the first battle, as a seat sees them."""
    match = Match(EMPIRES, EMPIRES.setup(2), Dealer(0), origin=g, deal=False)
    press = Press(match, ("Ann", "Ben"), "en", seat)
    return [one.lines for one in press.sheet(fight(g)) if isinstance(one, Listing)]


@pytest.mark.rule("EMP-172", "EMP-274")
@pytest.mark.parametrize(
    ("dice", "below", "first"), [((1, 4), "Ann", "Ben"), ((4, 1), "Ben", "Ann")]
)
@pytest.mark.parametrize("drawing", ["two-rows", "own-drawing"])
def test_a_sheet_says_who_sits_where_and_begins_as_soon_as_that_is_known(
    dice: tuple[int, int], below: str, first: str, drawing: str
) -> None:
    g = war("B1 fields 1", sector_map=drawing)
    assert not any("sectors 1 to 6" in line or "first turn" in line for line in lists(g, A)[0])
    go(g, TableBattle, {TossForSides: dice})
    facts = lists(g, A)[0]
    assert f"{below} sets up at sectors 1 to 6" in facts
    assert f"{first} has the first turn" in facts


@pytest.mark.rule("EMP-127")
def test_a_murdered_hero_is_not_on_the_printed_sheet() -> None:
    g = war("B1 fields 1", cards=((A, "assassin"),))
    go(g, NameVictim, armies={B: army(505, "hero")})
    line = next(n for n, one in enumerate(fight(g).armies[1].lines) if one.count == 1 and n)
    say(g, A, Murder(line, fight(g).armies[1].lines[line].entry))
    go(g, Strike)
    roll(g, 4)
    army_of_b = lists(g, B)[2]
    assert any(re.fullmatch(r"1 × General.* \(\d+\)", line) for line in army_of_b)
    assert not any("1 × Hero" in line for line in army_of_b)
