"""Hiring mercenaries."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import PickedCard
from feldzug.games.empires.challenges import ChallengePhase, ChallengeRealm
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.hiring import (
    AcceptHire,
    DeclineHire,
    EndHiring,
    HireDeclined,
    HireOffered,
    HiringPhase,
    MercenaryHired,
    OfferHire,
    is_out_of_challenges,
)
from tests.games.empires.table import (
    NOBODY,
    A,
    B,
    C,
    D,
    alone,
    campaign,
    refused,
    rule_against,
    say,
)

FOUR = "A1 hills 0 *; C1 hills 1 *; E1 hills 2 *; G1 hills 3 *"
PEOPLES = ("empire", "bretonnia", "kislev", "dogs-of-war")
INTRIGUER = EVENT_CARDS.index("intriguer")


def hiring(*gold: int, peoples: tuple[str, ...] = PEOPLES, **options: Any) -> Campaign:
    g = campaign(FOUR, peoples=peoples, **options)
    g.gold = [*gold, *[0] * (4 - len(gold))]
    alone(g, HiringPhase())
    return g


@pytest.mark.rule("EMP-251")
def test_a_mercenary_is_hired_for_300_gold() -> None:
    g = hiring(0, 350)
    assert g.waiting() == (B,)
    assert say(g, B, OfferHire(D)) == [HireOffered(B, D)]
    assert g.gold[B] == 350
    assert g.waiting() == (D,)
    assert g.legal(D) == [AcceptHire(B), DeclineHire(B)]
    told = say(g, D, AcceptHire(B))
    assert MercenaryHired(B, D) in told
    assert g.gold == [0, 50, 0, 300]
    assert g.hired_by == [NOBODY, NOBODY, NOBODY, B]
    assert g.waiting() == ()


@pytest.mark.rule("EMP-251")
def test_whoever_has_less_than_300_gold_hires_nobody() -> None:
    g = hiring(299, 300)
    assert g.waiting() == (B,)
    assert refused(g, A, OfferHire(D)) == "not-your-decision"
    say(g, B, EndHiring())
    assert g.waiting() == ()
    assert g.hired_by[D] == NOBODY


@pytest.mark.rule("EMP-251")
def test_only_mercenaries_are_hired_and_without_them_nobody_is_asked() -> None:
    g = hiring(300, 300)
    assert refused(g, A, OfferHire(C)) == "not-offered"
    assert g.legal(A) == [OfferHire(D), EndHiring()]
    g = hiring(300, 300, peoples=("empire", "bretonnia", "kislev", "araby"))
    assert g.waiting() == ()


@pytest.mark.rule("EMP-402")
def test_a_mercenary_may_decline_and_is_not_asked_twice_by_the_same_player() -> None:
    g = hiring(300, 300, peoples=("empire", "bretonnia", "dogs-of-war", "dogs-of-war"))
    say(g, A, OfferHire(D))
    assert say(g, D, DeclineHire(A)) == [HireDeclined(D, A)]
    assert refused(g, A, OfferHire(D)) == "offer-declined"
    assert refused(g, A, OfferHire(C)) == ""
    assert refused(g, B, OfferHire(D)) == ""
    assert g.gold == [300, 300, 0, 0]
    say(g, A, OfferHire(C))
    say(g, C, DeclineHire(A))
    say(g, B, EndHiring())
    assert g.waiting() == ()


@pytest.mark.rule("EMP-402")
def test_of_several_offers_a_mercenary_accepts_one() -> None:
    g = hiring(300, 300)
    say(g, A, OfferHire(D))
    say(g, B, OfferHire(D))
    assert g.waiting() == (D,)
    say(g, D, AcceptHire(B))
    assert g.hired_by[D] == B
    assert g.gold == [300, 0, 0, 300]
    assert g.waiting() == ()


@pytest.mark.rule("EMP-402")
def test_a_hired_mercenary_cannot_be_hired_again_and_nobody_has_two() -> None:
    g = hiring(600, 600, 300, peoples=("empire", "bretonnia", "dogs-of-war", "dogs-of-war"))
    say(g, A, OfferHire(D))
    assert refused(g, A, OfferHire(C)) != ""
    say(g, D, AcceptHire(A))
    assert refused(g, B, OfferHire(D)) == "already-hired"
    assert rule_against(g, B, OfferHire(D)) == "EMP-402"
    assert g.waiting() == (B,)
    say(g, B, OfferHire(C))
    say(g, C, AcceptHire(B))
    assert g.hired_by == [NOBODY, NOBODY, B, A]


@pytest.mark.rule("EMP-402")
def test_a_mercenary_who_employs_another_cannot_be_hired_nor_a_hired_one_employ() -> None:
    g = hiring(600, 0, 600, 600, peoples=("empire", "kislev", "dogs-of-war", "dogs-of-war"))
    say(g, C, OfferHire(D))
    say(g, D, AcceptHire(C))
    assert refused(g, A, OfferHire(C)) != ""
    assert g.waiting() == ()
    g = hiring(600, 0, 600, 600, peoples=("empire", "kislev", "dogs-of-war", "dogs-of-war"))
    say(g, A, OfferHire(D))
    say(g, D, AcceptHire(A))
    assert D not in g.waiting()
    assert C not in g.waiting()


@pytest.mark.rule("EMP-402")
@pytest.mark.parametrize("die_works", [True, False])
def test_a_mercenary_whom_the_intriguer_has_named_cannot_be_hired(die_works: bool) -> None:
    g = campaign(FOUR, peoples=("empire", "bretonnia", "dogs-of-war", "dogs-of-war"))
    g.gold = [300, 0, 0, 0]
    g.picked = [PickedCard(B, INTRIGUER, D if die_works else NOBODY)]
    alone(g, HiringPhase())
    assert refused(g, A, OfferHire(D)) == ("named-by-intriguer" if die_works else "")
    assert refused(g, A, OfferHire(C)) == ""


@pytest.mark.rule("EMP-402")
def test_hiring_holds_for_one_round() -> None:
    g = hiring(300)
    say(g, A, OfferHire(D))
    say(g, D, AcceptHire(A))
    alone(g, HiringPhase())
    assert g.hired_by == [NOBODY] * 4


@pytest.mark.rule("EMP-402", "EMP-437")
def test_a_neutral_mercenary_is_not_hired_and_a_neutral_realm_hires_nobody() -> None:
    g = campaign(FOUR, peoples=PEOPLES)
    g.gold = [300, 300, 0, 0]
    g.neutral[A] = 1
    alone(g, HiringPhase())
    assert g.waiting() == (B,)
    g.neutral[D] = 1
    alone(g, HiringPhase())
    assert g.waiting() == ()


@pytest.mark.rule("EMP-402", "EMP-166")
def test_a_hired_mercenary_neither_challenges_nor_is_challenged() -> None:
    g = hiring(300)
    g.order = [D, A, B, C]
    say(g, A, OfferHire(D))
    say(g, D, AcceptHire(A))
    alone(g, ChallengePhase())
    assert g.waiting() == (A,)
    assert refused(g, A, ChallengeRealm(D)) == "mercenary-is-hired"
    assert rule_against(g, A, ChallengeRealm(D)) == "EMP-402"
    assert refused(g, A, OfferHire(D)) == "not-offered"


@pytest.mark.rule("EMP-402")
def test_if_agreed_he_takes_part_in_the_challenges_beside() -> None:
    g = hiring(300, hired_mercenary="beside")
    g.order = [D, A, B, C]
    say(g, A, OfferHire(D))
    say(g, D, AcceptHire(A))
    assert not is_out_of_challenges(g, D)
    alone(g, ChallengePhase())
    assert g.waiting() == (D,)
    assert refused(g, D, ChallengeRealm(A)) == ""


@pytest.mark.rule("EMP-402")
def test_what_a_mercenary_who_is_hired_has_offered_another_is_void() -> None:
    g = hiring(300, 0, 300, 0, peoples=("empire", "kislev", "dogs-of-war", "dogs-of-war"))
    say(g, C, OfferHire(D))
    say(g, A, OfferHire(C))
    assert set(g.waiting()) == {C, D}
    say(g, C, AcceptHire(A))
    assert g.waiting() == ()
    assert g.hired_by == [NOBODY, NOBODY, A, NOBODY]
