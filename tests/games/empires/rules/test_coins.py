"""Gold and its coins. [EMP-014, EMP-015]"""

from __future__ import annotations

import pytest

from feldzug.games.empires.coins import coins
from tests.games.empires.seasons import season
from tests.games.empires.table import A


@pytest.mark.rule("EMP-014", "EMP-015")
@pytest.mark.parametrize(
    ("gold", "shown"),
    [(235, (23, 1, 0)), (15, (1, 1, 0)), (100, (10, 0, 0)), (63, (6, 0, 3)), (0, (0, 0, 0))],
)
def test_a_large_coin_is_worth_10_gold_and_a_copper_coin_5(
    gold: int, shown: tuple[int, int, int]
) -> None:
    assert coins(gold) == shown
    g = season("A1 fields 0", 1, gold={A: gold})
    assert g.view(A).realms[A].coins == list(shown)
