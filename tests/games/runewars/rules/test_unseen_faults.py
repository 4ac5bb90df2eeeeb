"""Rules of the base game that a wrong line could break unseen: decks, runes, discards, duels."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.decks import QUESTS, TACTICS_CARDS
from feldzug.games.runewars.elimination import eliminate
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.runes import rune_areas
from feldzug.games.runewars.tactics.play import TacticsDiscarded, discard_tactics
from feldzug.parts.decks import those
from tests.games.runewars.battlefield import DAQAN, LATARI, at
from tests.games.runewars.champions import champions, duellists
from tests.games.runewars.table import hold, rune


@pytest.mark.rule("RW-352")
def test_decks_into_which_cards_of_the_eliminated_go_are_shuffled() -> None:
    """Whoever knew their uppermost card knows it no longer."""
    g = champions()
    tactics, quests = g.tactics_deck.clone(), g.quest_deck.clone()
    for deck, card in (
        (tactics, TACTICS_CARDS.index("panic")),
        (quests, QUESTS.index("the-bazaar")),
    ):
        deck.bag.remove(card)
        deck.put_on_top(card, those(LATARI))
    g.tactics_deck, g.quest_deck = tactics, quests
    eliminate(g, DAQAN)
    assert (g.tactics_deck.top, g.quest_deck.top) == ([], [])
    assert TACTICS_CARDS.index("panic") in g.tactics_deck.bag
    assert QUESTS.index("the-bazaar") in g.quest_deck.bag


@pytest.mark.rule("RW-333")
def test_an_open_dragon_rune_is_a_rune_but_cannot_be_a_false_one() -> None:
    g = champions("1a: 1 footman; 1b: 1 footman; 1c: 1 archer")
    rune(g, "1a", "dragon", open_to_all=True)
    rune(g, "1b", "dragon", DAQAN)
    rune(g, "1c", "false", LATARI)
    assert rune_areas(g, DAQAN) == [at("1a"), at("1b")]
    assert rune_areas(g, DAQAN, could_be_false=True) == [at("1b")]


@pytest.mark.rule("RW-166")
def test_all_are_told_what_is_discarded_unused() -> None:
    g = champions()
    panic = TACTICS_CARDS.index("panic")
    hold(g, DAQAN, "panic")
    g.events.clear()
    discard_tactics(g, DAQAN, panic)
    assert g.events == [TacticsDiscarded(DAQAN, panic)]
    assert g.tactics_deck.discards == [panic]


@pytest.mark.rule("RW-325")
def test_what_was_dealt_before_the_first_round_counts_as_dealt() -> None:
    g, one, other = duellists()
    duel = Duel(one, other, g.hero_area[one])
    g.stack = [duel]
    duel.deal(1, 1)
    duel.begin_round(g)
    assert duel.hurt == (0, 1)
    assert duel.pending == (0, 0)
