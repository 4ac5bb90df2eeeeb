"""Drawing area cards: none, one or two for the conquests of the turn (RNG-050 to RNG-053)."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    DrawnArea,
    EndMovement,
    NameDefender,
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CREATURE, INFANTRY
from feldzug.games.ring_war.events import AreaCardDrawnUnseen, DrawLapsed
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Event
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, war

BOARD = """
    borderlands: 0 creature 4, leader
    angmar: 1 infantry 1
    north_downs: 1 infantry 1
    evendim_hills: 1 infantry 1
    lune_valley: 1 infantry 2
"""
"""Green's creatures in the Borderlands stand among red areas."""


def conquer(g: War, *areas: str) -> None:
    """A creature beats the last infantry of each area, which are no fortresses."""
    for area in areas:
        answer(g, (GREEN, Attack(place("borderlands"), place(area))))
        answer(g, (GREEN, SendUnit(CREATURE, False)), (RED, NameDefender(INFANTRY)))
        fated(g, (6, 1, 1, 1, 1))
        assert stands(g, area) == "0 creature 1"


def end_of_turn(g: War) -> list[Event]:
    return answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))


def drawing(g: War) -> bool:
    """Whether cards of this turn are still to be drawn."""
    return "card-part" in g.path()


@pytest.mark.rule("RNG-050")
def test_without_a_conquest_no_area_card_is_drawn() -> None:
    g = begin(war(BOARD + "hand 0: nurn |"), "battle")
    answer(g, (GREEN, Attack(place("borderlands"), place("lune_valley"))))
    answer(g, (GREEN, SendUnit(CREATURE, False)), (RED, NameDefender(INFANTRY)))
    fated(g, (6, 1, 1, 1, 1))
    assert stands(g, "lune_valley") == "1 infantry 1", "a duel was won, but no area"
    end_of_turn(g)
    assert not drawing(g)
    assert g.area_hands[GREEN] == [place("nurn")]


@pytest.mark.rule("RNG-051")
def test_one_conquest_brings_one_area_card() -> None:
    g = begin(war(BOARD), "battle")
    conquer(g, "angmar")
    end_of_turn(g)
    fated(g, DrawnArea(place("nurn")))
    assert not drawing(g)
    assert g.area_hands[GREEN] == [place("nurn")]
    assert g.area_hands[RED] == []


@pytest.mark.rule("RNG-051")
def test_the_card_is_drawn_in_the_card_part_and_seen_by_its_player_alone() -> None:
    g = begin(war(BOARD), "battle")
    conquer(g, "angmar")
    assert g.area_hands[GREEN] == []
    end_of_turn(g)
    drawn = fated(g, DrawnArea(place("nurn")))[0]
    assert drawn.seen_by(GREEN) == drawn
    assert drawn.seen_by(RED) == AreaCardDrawnUnseen(GREEN)
    assert place("nurn") not in g.area_pile


@pytest.mark.rule("RNG-052")
@pytest.mark.parametrize(
    "areas", [("angmar", "north_downs"), ("angmar", "north_downs", "lune_valley")]
)
def test_two_or_more_conquests_bring_two_area_cards(areas: tuple[str, ...]) -> None:
    g = begin(
        war(BOARD.replace("lune_valley: 1 infantry 2", "lune_valley: 1 infantry 1")), "battle"
    )
    conquer(g, *areas)
    end_of_turn(g)
    fated(g, DrawnArea(place("nurn")), DrawnArea(place("khand")))
    assert not drawing(g)
    assert g.area_hands[GREEN] == sorted([place("nurn"), place("khand")])


@pytest.mark.rule("RNG-052", "G15")
def test_an_area_entered_after_a_full_retreat_counts_as_conquered() -> None:
    g = begin(war(BOARD + "fornost: 1 infantry 1"), "battle")
    conquer(g, "angmar")
    answer(g, (GREEN, Attack(place("borderlands"), place("north_downs"))))
    answer(g, (GREEN, SendUnit(CREATURE, False)))
    answer(g, (RED, Withdraw(INFANTRY, place("fornost"), False)))
    fated(g, (3,))
    end_of_turn(g)
    fated(g, DrawnArea(place("nurn")), DrawnArea(place("khand")))
    assert len(g.area_hands[GREEN]) == 2


@pytest.mark.rule("RNG-053")
def test_nobody_holds_more_than_five_area_cards_and_the_rest_lapses() -> None:
    g = begin(war(BOARD + "hand 0: khand harad umbar fangorn |"), "battle")
    conquer(g, "angmar", "north_downs")
    end_of_turn(g)
    assert DrawLapsed(GREEN) in fated(g, DrawnArea(place("nurn")))
    assert not drawing(g)
    hand = ("khand", "harad", "umbar", "fangorn", "nurn")
    assert g.area_hands[GREEN] == sorted([place(name) for name in hand])


@pytest.mark.rule("RNG-053")
def test_with_five_in_hand_nothing_is_drawn_and_nothing_discarded() -> None:
    g = begin(war(BOARD + "hand 0: khand harad umbar fangorn nurn |"), "battle")
    conquer(g, "angmar", "north_downs")
    pile = len(g.area_pile)
    assert end_of_turn(g).count(DrawLapsed(GREEN)) == 2
    assert not drawing(g)
    assert len(g.area_hands[GREEN]) == 5
    assert (len(g.area_pile), g.area_discards) == (pile, [])
