"""The table on the printed battle sheet: drawn, or by numbers only. [EMP-274]"""

from __future__ import annotations

import pytest

from feldzug.analysis.empires.documents import SHEETS, Press
from feldzug.games.empires.game import EMPIRES
from feldzug.kernel.match import Match
from feldzug.parts.documents import Block, Picture, Table
from tests.games.empires.battles import fought

pytestmark = pytest.mark.rule("EMP-274")


def printed(drawing: str, language: str = "en") -> tuple[Block, ...]:
    """The sheet of a battle by a river with a mine, as it is printed."""
    g = fought("B1 river>C1 1 mine; C1 river", sector_map=drawing)
    setup = EMPIRES.setup(2, sector_map=drawing)
    match = Match.replay(EMPIRES, setup, [], origin=g)
    return Press(match, ["Ada", "Bo"], language).document(SHEETS).blocks


def test_our_drawing_has_two_rows_of_six() -> None:
    (picture,) = [block for block in printed("two-rows") if isinstance(block, Picture)]
    assert picture.svg.count("<rect") == 12
    assert not [block for block in printed("two-rows") if isinstance(block, Table)]


@pytest.mark.parametrize(("language", "river"), [("en", "River"), ("de", "Fluss")])
def test_a_club_with_its_own_drawing_gets_the_numbers_only(language: str, river: str) -> None:
    blocks = printed("own-drawing", language)
    assert not [block for block in blocks if isinstance(block, Picture)]
    (table,) = [block for block in blocks if isinstance(block, Table)]
    rows = {row[0]: row[1] for row in table.rows}
    assert rows["3"].startswith(f"{river} → 9, ")
    assert "(20)" in rows["12"], "the mine, on the side of its owner"
