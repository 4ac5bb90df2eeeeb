from __future__ import annotations

import pytest

from feldzug.kernel.errors import Illegal
from feldzug.kernel.values import FATE, because
from feldzug.parts.windows import Pass
from tests.practice import FORDS
from tests.practice.battle import Battle, BattleWon, SufferHit
from tests.practice.cards import (
    START_OF_BATTLE,
    CardCancelled,
    CardDrawn,
    CardDrawnUnseen,
    CardPlayed,
    CardWindow,
    DrawCard,
    Play,
)
from tests.practice.orders import Season
from tests.practice.position import Realm
from tests.practice.scenes import FORD, A, B, C, all_pass, begin, fated, realm

MISS = (1,)
AMBUSH, FEINT, HOLD = Play("ambush"), Play("feint"), Play("hold-the-line")


def battle(*hands: str) -> Realm:
    return begin(realm("ford 0 2 spear, ford 1 2 spear", hands), Battle(FORD, A, B))


def test_3_1_only_the_drawer_sees_the_card() -> None:
    g = begin(realm(), DrawCard(A))
    assert g.apply(FATE, "feint") == [CardDrawn(A, "feint")]
    assert CardDrawn(A, "feint").seen_by(A) == CardDrawn(A, "feint")
    assert CardDrawn(A, "feint").seen_by(B) == CardDrawnUnseen(A)
    assert g.view(A).hand == ("feint",)
    assert g.view(B).hand == ()


def test_3_2_whoever_holds_any_card_is_asked_even_if_none_can_be_played() -> None:
    g = battle("hold-the-line", "feint")
    assert g.waiting() == (B, A)
    assert g.legal(B) == [Pass()]
    assert g.why_not(B, FEINT) == because("wrong-moment", "3.1")


def test_3_2_whoever_holds_no_card_is_not_asked() -> None:
    assert battle("hold-the-line", "").waiting() == (A,)
    assert battle("", "").waiting() == (FATE,)


def test_3_2_a_window_closes_when_all_have_passed_in_a_row() -> None:
    g = battle("hold-the-line hold-the-line", "ambush")
    g.apply(B, Pass())
    g.apply(A, HOLD)
    g.apply(B, Pass())  # does not cancel it
    assert g.frame(CardWindow).moment == START_OF_BATTLE
    assert g.waiting() == (B, A), "a card was played, so the window goes round again"
    all_pass(g)
    assert g.waiting() == (FATE,)


def test_3_2_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    with pytest.raises(Illegal, match="not-offered"):
        battle("hold-the-line", "feint").apply(B, HOLD)


def test_3_2_the_first_in_order_acts_and_the_others_choose_again() -> None:
    g = battle("hold-the-line", "hold-the-line")
    g.apply(A, HOLD)
    assert g.apply(B, HOLD) == [CardPlayed(B, "hold-the-line")], "the defender is first"
    assert g.waiting() == (A,), "of the attacker's wish nobody has learned; he may cancel"
    g.apply(A, Pass())
    assert g.frame(CardWindow).order == (A, B)
    assert g.hands[A] == ["hold-the-line"]


def test_3_3_a_feint_cancels_the_card_just_played() -> None:
    g = battle("feint", "ambush hold-the-line")
    g.apply(B, AMBUSH)
    g.apply(A, Pass())
    assert g.waiting() == (A,)
    assert g.apply(A, FEINT) == [CardPlayed(A, "feint")]
    events = g.apply(B, Pass())
    assert events == [CardCancelled(B, "ambush")]
    assert g.units[FORD][A] == [2, 0]
    assert g.discard == ["ambush", "feint"]


def test_3_3_a_feint_cancels_a_feint() -> None:
    g = battle("feint", "ambush feint")
    g.apply(B, AMBUSH)
    g.apply(A, Pass())
    g.apply(A, FEINT)
    g.apply(B, FEINT)
    assert g.events == [CardPlayed(B, "feint"), CardCancelled(A, "feint")]
    assert isinstance(g.stack[-1], SufferHit), "so the ambush works after all"


def test_3_3_a_seat_outside_the_battle_may_cancel_too() -> None:
    g = begin(realm("ford 0 2 spear, ford 1 2 spear", ("", "ambush", "feint")), Battle(FORD, A, B))
    g.apply(B, AMBUSH)
    assert g.waiting() == (C,)
    g.apply(C, FEINT)
    assert g.events == [CardPlayed(C, "feint"), CardCancelled(B, "ambush")]


def test_4_1_an_ambush_is_for_the_defender() -> None:
    g = battle("ambush", "")
    assert g.why_not(A, AMBUSH) == because("only-the-defender", "4.1")


def test_4_2_holding_the_line_lasts_until_the_battle_ends() -> None:
    g = battle("hold-the-line", "")
    g.apply(A, HOLD)
    assert g.strength(FORD, A) == 4
    fated(g, MISS, MISS, MISS, MISS)
    assert g.events == [BattleWon(FORD, A)]
    assert g.effects == []


def test_the_deck_holds_what_the_cards_say() -> None:
    g = realm()
    assert g.pile == sorted(["ambush"] * 2 + ["feint"] * 2 + ["hold-the-line"] * 3)


def test_a_season_keeps_no_battle_effect() -> None:
    g = battle("hold-the-line", "")
    g.apply(A, HOLD)
    g.expire("season")
    assert len(g.effects) == 1
    assert FORDS.rules(FORDS.setup(3)).flow(Season) == ("choose_orders", "end_of_season")
