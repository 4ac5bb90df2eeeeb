"""The Fate deck: drawn in secret or openly, turned up, thrown away, made anew. [RW-226, RW-227, RW-240]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.fate import (
    FIRST,
    SECOND,
    DrawFate,
    FateDrawn,
    FateReshuffled,
    FateRevealed,
    throw_all_away,
    turn_up,
)
from feldzug.games.runewars.decks import RewardDeck
from feldzug.games.runewars.drawing import DrawReward
from feldzug.kernel.values import FATE
from tests.games.runewars.battlefield import DAQAN, LATARI, card, fated, field, start


@pytest.mark.rule("RW-240")
def test_cards_drawn_are_known_to_their_owner_alone() -> None:
    g = start(field(), DrawFate(LATARI, 2, SECOND))
    fated(g, 7)
    events = fated(g, 12)
    assert g.drawn[SECOND].known_to(LATARI) == (card(7), card(12))
    assert g.drawn[SECOND].known_to(DAQAN) == ()
    assert g.view(DAQAN).known_drawn == [[], []]
    assert g.view(DAQAN).drawn == [0, 2]
    assert events[0].seen_by(DAQAN) == FateDrawn(LATARI, -1)
    assert events[0].seen_by(LATARI) == FateDrawn(LATARI, card(12))


@pytest.mark.rule("RW-240")
def test_a_card_turned_up_is_known_to_all_and_fences() -> None:
    g = start(field(), DrawFate(LATARI, 2))
    fated(g, 7, 12)
    turn_up(g, LATARI, FIRST, card(7))
    assert g.drawn[FIRST].known_to(None) == (card(7),)
    assert g.fenced


@pytest.mark.rule("RW-227")
def test_the_discard_pile_is_open() -> None:
    g = start(field(), DrawFate(LATARI, 2))
    fated(g, 7, 12)
    throw_all_away(g, LATARI, FIRST)
    assert g.view(None).fate_discards == ["12", "7"]
    assert [e for e in g.events if isinstance(e, FateRevealed)] == [
        FateRevealed(LATARI, card(7)),
        FateRevealed(LATARI, card(12)),
    ]


@pytest.mark.rule("RW-227")
def test_cards_drawn_openly_are_never_turned_up_again() -> None:
    g = start(field(), DrawFate(LATARI, 2, openly=True))
    events = fated(g, 7, 12)
    assert events[0].seen_by(None) == FateDrawn(LATARI, card(7), shown=True)
    throw_all_away(g, LATARI, FIRST)
    assert not [e for e in g.events if isinstance(e, FateRevealed)]


@pytest.mark.rule("RW-226")
def test_an_empty_deck_is_made_anew_of_the_discards_but_not_of_cards_in_play() -> None:
    g = field()
    deck = g.fate_deck.clone()
    deck.discards = [c for c in deck.bag if c not in (card(1), card(2))]
    deck.bag = [card(1), card(2)]
    g.fate_deck = deck
    start(g, DrawFate(LATARI, 3))
    events = fated(g, 2, 1)
    assert FateReshuffled() in events
    assert len(g.fate_deck) == 28
    assert g.fate_deck.discards == []
    assert card(1) not in g.legal(FATE)
    fated(g, 30)
    assert len(g.drawn[FIRST]) == 3


@pytest.mark.rule("RW-226")
def test_no_card_is_drawn_when_none_is_left_anywhere() -> None:
    g = field()
    deck = g.fate_deck.clone()
    deck.bag = [card(3)]
    g.fate_deck = deck
    start(g, DrawFate(LATARI, 3))
    fated(g, 3)
    assert len(g.drawn[FIRST]) == 1
    assert not g.stack


@pytest.mark.rule("RW-228")
def test_any_other_empty_deck_is_made_anew_of_its_discards() -> None:
    g = field()
    g.hero_seat[0] = LATARI
    g.reward_deck = RewardDeck(discards=[1, 2, 3, 4])
    start(g, DrawReward(LATARI, 0))
    assert g.legal(FATE) == [1, 2, 3, 4]
    g.apply(FATE, 3)
    assert g.rewards[0].cards == [3]
    assert g.reward_deck.bag == [1, 2, 4]
    assert g.reward_deck.discards == []


@pytest.mark.rule("RW-228")
def test_and_none_is_drawn_where_nothing_was_discarded() -> None:
    g = field()
    g.hero_seat[0] = LATARI
    start(g, DrawReward(LATARI, 0))
    assert not g.stack
    assert g.rewards[0].cards == []
