"""Magic item cards: one pile, drawn unseen, used by the rules of Warmaster, and put back."""

from __future__ import annotations

import pytest

from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.building.conquest import take_tile
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge
from feldzug.games.empires.events import ItemCardDrawn, ItemCardDrawnUnseen, ItemCardsReturned
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.item_cards import (
    AMULET,
    CASTLE_CARD,
    HOARD_CARD,
    DrawItemCard,
    cards_left,
    cards_of,
    hands,
    put_back,
    show_cards,
)
from feldzug.games.empires.items import ITEMS, NOBODY, items_of
from feldzug.parts.decks import EVERYBODY
from tests.games.empires.table import A, B, alone, campaign, fate, tile

REALMS = "A1 hills 0 *; B1 hills 0; C1 volcano; A3 hills 1 *"


def drawn(card: int, won: str = AMULET) -> Campaign:
    g = campaign(REALMS)
    alone(g, DrawItemCard(A, won))
    fate(g, card)
    return g


@pytest.mark.rule("EMP-016", "EMP-017")
@pytest.mark.parametrize("edition", ["revolution", "old"])
def test_the_pile_holds_each_item_once_and_nobody_knows_its_order(edition: str) -> None:
    g = EMPIRES.start(EMPIRES.setup(2, edition=edition))
    assert isinstance(g, Campaign)
    assert len(set(g.items.bag)) == len(g.items.bag) == 18
    assert not [card for card in g.items.bag if items_of(edition)[card].people != NOBODY]
    assert g.items.top == []
    assert g.view(A).items_left == 18


@pytest.mark.rule("EMP-016")
def test_each_card_is_as_likely() -> None:
    g = campaign(REALMS)
    alone(g, DrawItemCard(A, AMULET))
    assert sorted(g.odds().outcomes()) == [(card, 1) for card in range(18)]


@pytest.mark.rule("EMP-016", "EMP-136")
def test_only_its_holder_sees_a_drawn_card() -> None:
    g = campaign(REALMS)
    draw = DrawItemCard(A, AMULET)
    assert draw.known_to(g) == (A,)
    alone(g, draw)
    (event,) = fate(g, 7)
    assert event == ItemCardDrawn(A, AMULET, 7)
    assert event.seen_by(A) == event
    assert event.seen_by(B) == ItemCardDrawnUnseen(A, AMULET)
    assert event.seen_by(None) == ItemCardDrawnUnseen(A, AMULET)
    assert g.view(A).realms[A].known_items == [ITEMS[7]]
    assert g.view(B).realms[A].known_items == []
    assert g.view(g.role("organiser")).realms[A].known_items == []
    assert g.view(B).realms[A].items == 1
    assert g.view(B).items_left == 17


@pytest.mark.rule("EMP-018")
@pytest.mark.parametrize("won", [AMULET, CASTLE_CARD, HOARD_CARD])
def test_a_drawn_card_may_be_used_and_goes_back_into_the_pile(won: str) -> None:
    g = drawn(7, won)
    assert hands(g, won)[A].cards == [7]
    assert cards_of(g, A) == [7]
    assert 7 not in g.items.bag
    g.events = []
    put_back(g, A, won)
    assert g.events == [ItemCardsReturned(A, 1)]
    assert cards_of(g, A) == []
    assert g.items == campaign(REALMS).items  # shuffled: nothing tells that it was away
    g.events = []
    put_back(g, A, won)
    assert g.events == []


@pytest.mark.rule("EMP-018", "EMP-271")
def test_after_the_battles_cards_go_back_but_not_the_one_of_the_hoard() -> None:
    g = campaign(REALMS)
    for card, won in enumerate((AMULET, CASTLE_CARD, HOARD_CARD)):
        alone(g, DrawItemCard(A, won))
        fate(g, card)
    g.castle_until[A] = g.round + 1
    phase = BattlePhase()
    g.challenges = [Challenge(A, B, tile("B1"))]
    phase.put_cards_back(g)
    assert cards_of(g, A) == [1, 2]
    g.round += 1
    phase.put_cards_back(g)
    assert cards_of(g, A) == [2]


@pytest.mark.rule("EMP-361")
def test_a_castles_card_waits_for_the_next_battle_unless_its_owner_has_left() -> None:
    g = campaign(REALMS)
    alone(g, DrawItemCard(A, CASTLE_CARD))
    fate(g, 3)
    g.castle_until[A] = g.round + 1
    phase = BattlePhase()
    for _ in range(3):  # he has a bye, or his mercenaries' tents are empty
        g.round += 1
        phase.put_cards_back(g)
        assert cards_of(g, A) == [3]
        assert g.castle_until[A] == g.round + 1
    g.neutral[A] = 1
    g.round += 1
    phase.put_cards_back(g)
    assert cards_of(g, A) == []


@pytest.mark.rule("EMP-018")
def test_a_card_that_is_used_is_shown_to_those_who_see_it() -> None:
    g = drawn(7, HOARD_CARD)
    show_cards(g, A, (7,), EVERYBODY)
    assert g.view(B).realms[A].known_items == [ITEMS[7]]


@pytest.mark.rule("EMP-419", "EMP-270")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    g = campaign(REALMS)
    items = g.items.clone()
    items.bag = [3]
    g.items = items
    g.dragon_slain = True
    assert cards_left(g)
    g.reserved = 1
    assert not cards_left(g)
    assert take_tile(g, A, tile("C1")) == []
    g.reserved = 0
    g.owner[tile("C1")] = B
    assert take_tile(g, A, tile("C1")) == [DrawItemCard(A, HOARD_CARD)]


@pytest.mark.rule("EMP-419")
def test_a_card_that_comes_back_is_drawn_next() -> None:
    g = drawn(7)
    items = g.items.clone()
    items.bag = []
    g.items = items
    assert not cards_left(g)
    put_back(g, A, AMULET)
    assert cards_left(g)
    alone(g, DrawItemCard(B, HOARD_CARD))
    fate(g, 7)
    assert cards_of(g, B) == [7]
