"""Elimination: what becomes of a player without units, and of the cards (G14)."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    DiscardArea,
    DrawnArea,
    DrawnCard,
    EndMovement,
    NameDefender,
    Pass,
    SendUnit,
    StopAttacking,
)
from feldzug.games.ring_war.board import INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.events import PlayerEliminated
from feldzug.games.ring_war.war import NOBODY, War
from feldzug.kernel.values import Event
from tests.games.ring_war.table import (
    GREEN,
    RED,
    YELLOW,
    answer,
    begin,
    fated,
    place,
    war,
)

LAST = """
    eregion: 0 infantry 5, leader
    dunland: 1 infantry 1
    rhudaur: 3 infantry 1
    hand 1: nurn khand | ambush gollum
"""
"""Red's last unit stands in Dunland, green's next to it; black has one too, yellow all the others."""


def take_dunland(board: str = LAST, game: str = "4") -> tuple[War, list[Event]]:
    """Green's infantry beats red's last unit."""
    g = begin(war(board, game, "2 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place("eregion"), place("dunland"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    return g, fated(g, (5, 1))


def area_cards(*names: str) -> list[int]:
    return sorted([place(name) for name in names])


@pytest.mark.rule("G14")
def test_a_player_without_units_is_out_and_the_conqueror_takes_the_area_cards() -> None:
    g, events = take_dunland()
    assert PlayerEliminated(RED, GREEN) in events
    assert g.alive[RED] == 0
    assert g.area_hands[GREEN] == area_cards("nurn", "khand")
    assert g.area_hands[RED] == []
    assert g.card_hands[RED] == []
    assert g.card_discards == sorted([CARD["ambush"], CARD["gollum"]])
    assert g.card_hands[GREEN] == []


@pytest.mark.rule("G14")
def test_who_is_out_has_no_more_turns() -> None:
    g, _ = take_dunland(LAST.replace("hand 1: nurn khand | ambush gollum", "ring: the_shire"))
    answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))
    fated(g, DrawnArea(place("nurn")), DrawnCard(CARD["mission-erebor"]))
    while g.active == GREEN:
        answer(g, (GREEN, Pass()))  # the ring moves on, and green could play a card
    assert g.active == YELLOW


@pytest.mark.rule("G14")
def test_a_player_with_a_unit_anywhere_is_still_in() -> None:
    for rest in ("fornost: 1 infantry 1", "stop_west: 1 infantry 1"):
        g, events = take_dunland(LAST + rest)
        assert not any(isinstance(e, PlayerEliminated) for e in events)
        assert g.alive[RED] == 1
        assert g.area_hands[RED] == area_cards("nurn", "khand")


@pytest.mark.rule("G14", "RNG-053")
def test_the_conqueror_keeps_five_area_cards_and_discards_the_rest() -> None:
    g, _ = take_dunland(LAST + "hand 0: harad umbar fangorn moria |")
    six = area_cards("harad", "umbar", "fangorn", "moria", "nurn", "khand")
    assert g.legal(GREEN) == [DiscardArea(card) for card in six]
    answer(g, (GREEN, DiscardArea(place("moria"))))
    assert g.area_hands[GREEN] == area_cards("harad", "umbar", "fangorn", "nurn", "khand")
    assert g.area_discards == [place("moria")]
    assert StopAttacking() in g.legal(GREEN), "the battle goes on"


@pytest.mark.rule("G14")
def test_if_so_agreed_the_area_cards_are_discarded() -> None:
    g, _ = take_dunland(game="4 spoils=discard")
    assert g.area_hands[GREEN] == []
    assert g.area_discards == area_cards("nurn", "khand")


@pytest.mark.rule("G14", "G24")
def test_if_only_one_player_is_left_the_game_is_over() -> None:
    g = begin(
        war("eregion: 0 infantry 2\ndunland: 1 infantry 1", "2", "neutral infantry 2"), "battle"
    )
    answer(g, (GREEN, Attack(place("eregion"), place("dunland"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    fated(g, (5, 1))
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("last-player", (GREEN,))


ADRIFT = """
    stop_west: 0 infantry 1
    mithlond: 1 infantry 1
    hand 0: nurn |
"""
"""Green's last unit is at sea."""


@pytest.mark.rule("G14", "G24")
def test_who_loses_the_last_unit_in_an_own_attack_is_out_and_asked_nothing_more() -> None:
    g = begin(war(ADRIFT, "4", "2 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place("stop_west"), place("mithlond"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    assert PlayerEliminated(GREEN, NOBODY) in fated(g, (1, 5, 1))
    assert g.area_discards == [place("nurn")], "nobody conquered anything, so nobody takes it"
    assert g.waiting() != (GREEN,)
    assert g.active == RED


@pytest.mark.rule("G14", "G24")
def test_of_two_the_other_has_won_then() -> None:
    g = begin(war(ADRIFT, "2", "1 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place("stop_west"), place("mithlond"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5, 1))
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("last-player", (RED,))
