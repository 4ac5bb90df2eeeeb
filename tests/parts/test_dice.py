from __future__ import annotations

from collections import Counter
from fractions import Fraction

from feldzug.kernel.dealer import Dealer
from feldzug.parts.dice import SymbolDice, at_least, sums

FACES = ("hit", "hit", "miss", "rout")


def test_the_outcomes_of_symbol_dice_add_up_and_are_drawn_as_often() -> None:
    odds = SymbolDice(2, FACES)
    weights = dict(odds.outcomes())
    assert weights == {
        ("hit", "hit"): 4,
        ("hit", "miss"): 4,
        ("hit", "rout"): 4,
        ("miss", "miss"): 1,
        ("miss", "rout"): 2,
        ("rout", "rout"): 1,
    }
    assert sum(weights.values()) == odds.total() == 16
    dealer, drawn = Dealer(1), Counter[tuple[str, ...]]()
    for _ in range(4000):
        drawn[dealer.draw(odds)] += 1
    assert set(drawn) == set(weights)
    assert all(abs(drawn[shown] - 250 * weight) < 150 for shown, weight in weights.items())


def test_symbol_dice_allow_what_they_can_show() -> None:
    odds = SymbolDice(2, FACES)
    assert odds.allows(("hit", "rout"))
    assert not odds.allows(("rout", "hit"))
    assert not odds.allows(("hit",))
    assert not odds.allows(("hit", "crown"))
    assert not odds.allows(["hit", "hit"])


def test_sums_of_dice_are_exact() -> None:
    two = sums(2)
    assert two[7] == Fraction(6, 36)
    assert sum(two.values()) == 1
    assert list(two) == list(range(2, 13))
    assert sums(0) == {0: Fraction(1)}
    assert at_least(10, 2) == Fraction(6, 36)
    assert at_least(1, 1, (0, 0, 1)) == Fraction(1, 3)
