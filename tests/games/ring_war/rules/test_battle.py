"""Battle and defence: RNG-016 to RNG-029, each shown on a small board."""

from __future__ import annotations

import pytest
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, war

from feldzug.games.ring_war.actions import Attack, NameDefender, SendUnit, StopAttacking
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY
from feldzug.kernel.values import because


@pytest.mark.rule("RNG-016")
def test_an_attack_starts_only_from_an_area_with_two_units() -> None:
    g = begin(war("buckland: 0 infantry 1, leader"), "battle")
    alone = Attack(place("buckland"), place("the_shire"))
    assert g.why_not(GREEN, alone) == because(
        "too-few-to-attack", "RNG-016", area=place("buckland")
    )
    g = begin(war("buckland: 0 infantry 2"), "battle")
    answer(g, (GREEN, alone), (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5))
    assert stands(g, "buckland") == "0 infantry 1"
    assert g.legal(GREEN) == [StopAttacking()]


@pytest.mark.rule("RNG-025")
def test_with_equal_successes_the_defender_wins() -> None:
    g = begin(war("moria: 0 cavalry 2\neregion: 1 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place("moria"), place("eregion"))), (GREEN, SendUnit(CAVALRY, False)))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (5, 2, 1, 6))
    assert stands(g, "moria") == "0 cavalry 1"


@pytest.mark.rule("RNG-027", "RNG-022", "RNG-023")
def test_more_successes_win_and_the_losing_unit_is_removed() -> None:
    g = begin(war("moria: 0 creature 2\neregion: 1 cavalry 2"), "battle")
    answer(g, (GREEN, Attack(place("moria"), place("eregion"))), (GREEN, SendUnit(CREATURE, False)))
    answer(g, (RED, NameDefender(CAVALRY)))
    fated(g, (5, 5, 6, 1, 6, 2))
    assert stands(g, "eregion") == "1 cavalry 1"
    assert stands(g, "moria") == "0 creature 2"
