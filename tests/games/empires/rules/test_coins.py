"""Gold and its coins. [EMP-014, EMP-015]"""

from __future__ import annotations

import pytest

from feldzug.games.empires.coins import coins
from feldzug.games.empires.game import EMPIRES
from tests.games.empires.seasons import season
from tests.games.empires.table import A, B, campaign


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


def test_what_a_player_gets_the_bank_has_paid_and_the_ledger_tells_it() -> None:
    g = campaign("A1 hills 0 *; C1 hills 1 *")
    g.pay(A, 50, "taxes")
    g.transfer(A, B, 20, "hire")
    assert (g.gold, g.bank) == ([30, 20], -50)
    assert EMPIRES.counted(g)["gold"] == 0
    assert [(line.seat, line.gold) for line in g.ledger] == [(0, 50), (0, -20), (1, 20)]
