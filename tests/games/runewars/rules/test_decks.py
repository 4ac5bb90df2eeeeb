"""Decks that run out. [RW-226, RW-228]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.drawing import DrawQuest, DrawReward, DrawTactics
from feldzug.kernel.frames import Frame
from tests.games.runewars.table import DAQAN, clear, hero, table, turn_of


@pytest.mark.rule("RW-228")
@pytest.mark.parametrize("what", ["tactics", "quest", "reward"])
def test_an_empty_deck_is_made_anew_of_its_discards(what: str) -> None:
    g = clear(table())
    name = f"{what}_deck"
    deck = getattr(g, name).clone()
    deck.discards, deck.bag = deck.bag[:3], []
    setattr(g, name, deck)
    who = hero(g, "sir-valadir", DAQAN, "1a")
    draw: dict[str, Frame] = {
        "tactics": DrawTactics(DAQAN),
        "quest": DrawQuest(DAQAN),
        "reward": DrawReward(DAQAN, who),
    }
    turn_of(g, DAQAN, draw[what])
    after = getattr(g, name)
    assert after.discards == []
    assert sorted({card for card, _ in g.odds().outcomes()}) == sorted(set(deck.discards))
