"""Tactics cards that let their player draw more Fate cards, one by one."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.diplomacy import Negotiate, SpendInfluence
from feldzug.games.runewars.march import SET_OUT, Activate, March
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE
from feldzug.parts.windows import PASS
from tests.games.runewars.campaign import begin, campaign
from tests.games.runewars.cards.hand import card, refusal
from tests.games.runewars.table import DAQAN, LATARI, area, hold, kind


def parley(*hand: str) -> World:
    """Daqan have spent 1 influence on the two sorcerers of 5c."""
    g = hold(campaign("1c: 1 footman; 5c: 2 sorcerer"), DAQAN, *hand)
    hold(g, LATARI, "gifts-and-promises")
    g.influence[DAQAN] = 3
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("5c")))
    g.apply(DAQAN, March(kind("footman"), area("1c")))
    g.apply(DAQAN, SET_OUT)
    g.apply(DAQAN, Negotiate())
    g.apply(DAQAN, SpendInfluence(1))
    return g


@pytest.mark.rule("RW-208")
def test_gifts_and_promises_draw_two_more_cards_for_diplomacy() -> None:
    g = parley("gifts-and-promises")
    assert g.waiting() == (DAQAN,)
    g.apply(DAQAN, card("gifts-and-promises"))
    g.apply(LATARI, PASS)
    for _ in range(3):
        assert g.waiting() == (FATE,)
        g.apply(FATE, g.fate_deck.bag[0])
    assert len(g.drawn[0]) == 3
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("RW-208")
def test_without_them_the_influence_alone_counts() -> None:
    g = parley("panic")
    assert g.legal(DAQAN) == [PASS]
    assert refusal(g, DAQAN, card("panic")) == "wrong-moment RW-202"
    g.apply(DAQAN, PASS)
    g.apply(FATE, g.fate_deck.bag[0])
    assert len(g.drawn[0]) == 1
    assert g.waiting() == (DAQAN,)


def test_gifts_are_forgotten_after_the_attempt() -> None:
    g = parley("gifts-and-promises")
    g.apply(DAQAN, card("gifts-and-promises"))
    g.apply(LATARI, PASS)
    assert len(g.effects) == 1
    for _ in range(3):
        g.apply(FATE, g.fate_deck.bag[0])
    g.apply(DAQAN, g.legal(DAQAN)[0])
    assert [effect for effect in g.effects if effect.until == "diplomacy"] == []
