"""Choosing events, the gold on open cards, and the order in which they are carried out."""

from __future__ import annotations

import pytest

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS
from feldzug.games.empires.event_phase.card import NameRealm
from feldzug.games.empires.event_phase.cards.craftsmen import CraftsmenBuild
from feldzug.games.empires.event_phase.cards.deck import CARDS
from feldzug.games.empires.event_phase.cards.saboteurs import Sabotage
from feldzug.games.empires.event_phase.phase import (
    ChooseEvent,
    EventChosen,
    EventPhase,
    GoldLaid,
    TakeEvent,
)
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.land import NONE
from feldzug.games.empires.vocabularies import CASTLE
from feldzug.kernel.values import Seat
from tests.games.empires.table import (
    A,
    B,
    C,
    alone,
    campaign,
    fate,
    refused,
    rule_against,
    say,
    tile,
)

SMALL_TO_LARGE = """
A1 hills 1 *; B1 hills 2 *; C1 hills 2
D1 hills 0 *; E1 hills 0; F1 hills 0
"""
"""Realm B is the smallest, then C, then A."""
IDLE = ("risk", "scouts", "pioneers", "reinforcement", "assassin", "spies")


def card(name: str) -> int:
    return EVENT_CARDS.index(name)


def take(g: Campaign, *names: str) -> None:
    """The seats whose turn it is take these events."""
    for name in names:
        say(g, g.waiting()[0], TakeEvent(card(name)))


def events_of(g: Campaign, number: int, *names: str) -> None:
    """A whole event phase in which all choose cards that wait."""
    g.round = number
    alone(g, EventPhase())
    take(g, *names)


@pytest.mark.rule("EMP-109", "EMP-410")
def test_each_player_chooses_one_event_the_smallest_realm_first() -> None:
    g = campaign(SMALL_TO_LARGE)
    alone(g, EventPhase())
    order = []
    for name in IDLE[:3]:
        order.append(g.waiting()[0])
        take(g, name)
    assert order == [B, C, A]
    assert [(pick.seat, pick.card) for pick in g.picked] == [
        (B, card("risk")),
        (C, card("scouts")),
        (A, card("pioneers")),
    ]
    assert g.waiting() == ()


@pytest.mark.rule("EMP-109", "EMP-407")
def test_the_order_of_choice_is_that_of_the_start_of_the_round() -> None:
    g = campaign(SMALL_TO_LARGE)
    for name in ("A2", "B2", "C2", "D2"):
        g.land.terrain[tile(name)] = g.land.terrain[tile("A1")]
        g.owner[tile(name)] = B
    alone(g, EventPhase())
    assert g.waiting() == (B,)


@pytest.mark.rule("EMP-437", "EMP-109")
def test_a_neutral_realm_chooses_no_event() -> None:
    g = campaign(SMALL_TO_LARGE)
    g.neutral[C] = 1
    alone(g, EventPhase())
    take(g, "risk", "scouts")
    assert [pick.seat for pick in g.picked] == [B, A]


@pytest.mark.rule("EMP-110")
def test_no_event_is_chosen_twice_in_a_round() -> None:
    g = campaign(SMALL_TO_LARGE)
    alone(g, EventPhase())
    take(g, "scouts")
    assert refused(g, C, TakeEvent(card("scouts"))) == "event-taken"
    assert rule_against(g, C, TakeEvent(card("scouts"))) == "EMP-110"
    take(g, "spies")
    assert refused(g, A, TakeEvent(card("spies"))) == "event-taken"
    assert refused(g, A, TakeEvent(card("risk"))) == ""


@pytest.mark.rule("EMP-110")
def test_in_the_next_round_all_events_are_open_again() -> None:
    g = campaign(SMALL_TO_LARGE)
    events_of(g, 2, "risk", "scouts", "pioneers")
    alone(g, EventPhase())
    assert len(g.legal(B)) == 13
    assert not g.holds_card(B, card("risk"))


@pytest.mark.rule("EMP-111", "EMP-109")
def test_when_all_have_chosen_10_gold_lie_on_each_open_card() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1 *; C1 hills 2 *; D1 hills 3 *; E1 hills 4 *")
    alone(g, EventPhase())
    take(g, "risk", "scouts", "pioneers", "spies")
    assert sum(g.card_gold) == 0
    told = say(g, g.waiting()[0], TakeEvent(card("assassin")))
    assert [gold for gold in g.card_gold if gold] == [10] * 8
    assert g.card_gold[card("risk")] == 0
    laid = next(event for event in told if isinstance(event, GoldLaid))
    assert laid.gold == 10
    assert len(laid.cards) == 8


@pytest.mark.rule("EMP-410", "EMP-111")
def test_the_gold_is_laid_before_the_first_card_is_carried_out() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1 *")
    alone(g, EventPhase())
    take(g, "craftsmen", "risk")
    assert g.waiting() == (A,)
    assert g.card_gold[card("spies")] == 10


@pytest.mark.rule("EMP-112")
def test_the_gold_on_a_card_goes_to_whoever_chooses_it_next() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1 *")
    for number in (1, 2, 3):
        events_of(g, number, "risk", "scouts")
    assert g.card_gold[card("spies")] == 30
    alone(g, EventPhase())
    told = say(g, A, TakeEvent(card("spies")))
    assert EventChosen(A, card("spies"), 30) in told
    assert g.gold[A] == 30
    assert g.bank == -30
    assert g.card_gold[card("spies")] == 0


@pytest.mark.rule("EMP-112", "EMP-113")
def test_fools_gold_does_not_stop_the_gold_of_a_card() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1 *")
    g.card_gold[card("risk")] = 20
    alone(g, EventPhase())
    take(g, "fools-gold", "risk")
    say(g, A, NameRealm(B))
    assert g.gold[B] == 20


@pytest.mark.rule("EMP-410")
def test_the_gold_is_paid_with_the_choice_before_any_event_is_carried_out() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1 *")
    g.card_gold[card("diplomat")] = 10
    alone(g, EventPhase())
    take(g, "diplomat")
    assert g.gold[A] == 10
    assert g.waiting() == (B,)
    assert isinstance(g.stack[-1], ChooseEvent)


@pytest.mark.rule("EMP-410")
def test_craftsmen_before_saboteurs_build_what_these_may_name() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1 *")
    alone(g, EventPhase())
    take(g, "craftsmen", "saboteurs")
    say(g, A, CraftsmenBuild(tile("A1"), CASTLE))
    say(g, B, Sabotage(tile("A1")))
    fate(g, 5)
    assert g.building[tile("A1")] == NONE


@pytest.mark.rule("EMP-410")
def test_saboteurs_before_craftsmen_cannot_name_what_they_will_build() -> None:
    g = campaign("A1 hills 0 *; B1 hills 1 *; C1 hills 1 castle")
    alone(g, EventPhase())
    take(g, "saboteurs", "craftsmen")
    assert g.legal(A) == [Sabotage(tile("C1"))]
    say(g, A, Sabotage(tile("C1")))
    fate(g, 4)
    say(g, B, CraftsmenBuild(tile("B1"), CASTLE))
    assert g.building[tile("B1")] == CASTLE


@pytest.mark.rule("EMP-410")
@pytest.mark.parametrize("name", IDLE)
def test_a_card_that_waits_asks_nothing_now_and_is_held(name: str) -> None:
    g = campaign("A1 hills 0 *; B1 hills 1 *")
    assert EVENT_CARD_FACTS[card(name)].at != "events"
    alone(g, EventPhase())
    other = "risk" if name != "risk" else "spies"
    take(g, name, other)
    assert g.waiting() == ()
    assert g.holds_card(A, card(name))
    assert not g.holds_card(B, card(name))
    g.spend_card(A, card(name))
    assert not g.holds_card(A, card(name))
    assert g.holds_card(B, card(other))


@pytest.mark.rule("EMP-410")
def test_there_is_a_class_for_each_card() -> None:
    assert [one.facts.id for one in CARDS] == list(EVENT_CARDS.ids)


FOURTEEN = "; ".join(f"{chr(ord('A') + n)}1 hills {n} *" for n in range(14))


@pytest.mark.rule("EMP-406", "EMP-110")
def test_the_fourteenth_player_is_offered_all_cards_once_more_without_gold() -> None:
    g = campaign(FOURTEEN)
    for number in range(13):
        g.card_gold[number] = 10
    g.items = g.items.__class__(bag=list(range(len(ITEMS))))
    alone(g, EventPhase())
    for n, name in enumerate(EVENT_CARDS.ids):
        assert g.waiting() == (Seat(n),)
        assert len(g.legal(Seat(n))) == 13 - n
        take(g, name)
    assert len(g.legal(Seat(13))) == 13
    say(g, Seat(13), TakeEvent(card("spies")))
    assert g.gold[13] == 0
    assert g.gold[12] == 10
    assert g.choice(Seat(9), card("spies")) == 9
    assert g.choice(Seat(13), card("spies")) == 13
    assert g.choice(Seat(0), card("spies")) == NONE
    assert sum(g.card_gold) == 0
