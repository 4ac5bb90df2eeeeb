from __future__ import annotations

from feldzug.kernel.reported import Confirm, Dispute, Settle
from feldzug.kernel.values import FATE, because
from tests.practice.battle import (
    Battle,
    BattleWon,
    Call,
    CallToArms,
    Lose,
    Losses,
    Strike,
    SufferHit,
)
from tests.practice.position import HERALD, SPEAR, UnitFell
from tests.practice.scenes import FORD, KEEP, A, B, C, begin, fated, realm
from tests.practice.tactics import LineHeld

MISS, HIT = (1,), (6,)


def test_2_1_ties_go_to_the_defender_and_the_loser_goes_home() -> None:
    g = begin(realm("ford 0 2 spear, ford 1 2 spear"), Battle(FORD, A, B))
    fated(g, MISS, MISS, MISS, MISS)
    assert g.events == [BattleWon(FORD, B)]
    assert g.units[FORD] == [[0, 0], [2, 0], [0, 0]]
    assert g.reserve[A] == [7, 1]
    assert g.fame == [0, 1, 0]


def test_2_1_an_attacker_who_fell_before_fights_no_second_battle() -> None:
    g = begin(realm("ford 1 2 spear"), Battle(FORD, A, B))
    assert g.stack == []
    assert g.fame == [0, 0, 0]


def test_2_3_the_victim_chooses_who_falls() -> None:
    g = begin(realm("ford 0 2 spear, ford 1 1 spear, ford 1 1 herald"), Battle(FORD, A, B))
    fated(g, HIT)
    assert g.legal(B) == [Lose(SPEAR), Lose(HERALD)]
    assert g.apply(B, Lose(SPEAR)) == [UnitFell(FORD, B, SPEAR)]
    assert g.fallen[B] == [1, 0]


def test_2_3_a_side_without_units_suffers_no_hit() -> None:
    g = begin(realm("ford 0 2 spear, ford 1 1 spear"), Battle(FORD, A, B))
    fated(g, HIT)
    g.apply(B, Lose(SPEAR))
    fated(g, MISS, HIT)
    assert isinstance(g.stack[-1], Strike)


def test_2_4_a_falling_herald_calls_spears_into_the_battle_before_it_goes_on() -> None:
    g = begin(realm("ford 0 1 spear, ford 1 1 herald"), Battle(FORD, A, B))
    fated(g, HIT)
    g.apply(B, Lose(HERALD))
    assert [type(frame).__name__ for frame in g.stack] == ["Battle", "Strike", "CallToArms"]
    g.apply(B, Call(2))
    fated(g, MISS, MISS, MISS)
    assert g.events == [BattleWon(FORD, B)]
    assert g.units[FORD][B] == [2, 0]


def test_2_4_only_spears_that_are_left_can_be_called() -> None:
    g = realm("ford 0 1 spear, ford 1 1 herald, keep 1 6 spear")
    begin(g, CallToArms(B, FORD))
    assert g.legal(B) == [Call(0), Call(1)]
    assert g.why_not(B, Call(2)) == because("none-left", "2.4", kind=SPEAR)


def test_2_4_nobody_is_called_from_an_empty_reserve() -> None:
    g = begin(realm("ford 0 1 spear, ford 1 1 herald, keep 1 7 spear"), Battle(FORD, A, B))
    fated(g, HIT)
    g.apply(B, Lose(HERALD))
    assert g.waiting() == (FATE,)


def test_2_5_the_keep_helps_its_owner() -> None:
    g = realm("keep 0 2 spear, keep 1 2 spear")
    g.owner[KEEP] = A
    assert (g.strength(KEEP, A), g.strength(KEEP, B)) == (3, 2)


def test_2_5_caps_come_after_every_effect() -> None:
    g = realm("keep 0 5 spear")
    g.owner[KEEP] = A
    g.effects = [LineHeld(A, "battle"), LineHeld(B, "battle")]
    assert g.strength(KEEP, A) == 6
    assert g.strength(KEEP, B) == 2


def test_2_6_a_table_reports_and_the_other_side_confirms() -> None:
    g = begin(realm("ford 0 3 spear, ford 1 2 spear", reported=True), Battle(FORD, A, B))
    assert g.waiting() == (A,)
    g.apply(A, Losses(attacker=1, defender=1))
    assert g.waiting() == (B,)
    assert g.legal(B) == [Confirm(1), Dispute(1)]
    assert g.apply(B, Confirm(1))[-1] == BattleWon(FORD, A)
    assert g.fallen == [[1, 0], [1, 0], [0, 0]]


def test_2_6_in_a_dispute_the_arbiter_has_the_last_word() -> None:
    g = begin(realm("ford 0 3 spear, ford 1 2 spear", reported=True), Battle(FORD, A, B))
    g.apply(A, Losses(0, 2))
    g.apply(B, Dispute(1))
    assert g.waiting() == (C,)
    assert g.apply(C, Settle(Losses(2, 0), "as the referee saw it"))[-1] == BattleWon(FORD, B)
    assert g.fallen == [[2, 0], [0, 0], [0, 0]]


def test_2_6_an_impossible_report_is_refused() -> None:
    g = begin(realm("ford 0 1 spear, ford 1 2 spear", reported=True), Battle(FORD, A, B))
    assert g.why_not(A, Losses(2, 0)) == because("too-many-losses", "2.6", seat=0, lost=2)
    assert g.why_not(A, Losses(-1, 0)) == because("too-many-losses", "2.6", seat=0, lost=-1)
    assert Losses(1, 2) in g.legal(A)


def test_2_6_a_herald_who_falls_at_the_table_calls_too() -> None:
    g = begin(realm("ford 0 3 spear, ford 1 1 herald", reported=True), Battle(FORD, A, B))
    g.apply(A, Losses(0, 1))
    g.apply(B, Confirm(1))
    assert g.stack[-1] == CallToArms(B, FORD)


def test_a_hit_is_suffered_in_the_battle_that_is_on() -> None:
    g = begin(realm("ford 0 1 spear, keep 0 2 spear"), Battle(KEEP, A, B), SufferHit(A))
    assert g.frame(Battle).area == KEEP
