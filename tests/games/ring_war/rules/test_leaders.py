"""Leaders: how many, where, how they fight, move and come back (G10, G11)."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    DrawnArea,
    EndMovement,
    Move,
    MoveTo,
    NameDefender,
    PlaceLeader,
    PlayCard,
    SendUnit,
    StopAttacking,
)
from feldzug.games.ring_war.board import CAVALRY, INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.duel import DuelRoll
from feldzug.games.ring_war.events import LeaderLost
from feldzug.games.ring_war.set_up import SetUp
from feldzug.games.ring_war.turn import WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import FATE, Event, Seat, because
from tests.games.ring_war.table import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    answer,
    begin,
    fated,
    place,
    stands,
    start,
    war,
)

FOUR = """
    the_shire: 0 infantry 1
    buckland: 0 infantry 1
    rhudaur: 2 infantry 1
    fornost: 2 infantry 1
    moria: 3 infantry 1
    carrock: 3 infantry 1
"""
"""Green, yellow and black rule two areas each, red the others."""


# --- how many, and where -------------------------------------------------------------------------


def placing_leaders(game: str) -> War:
    """The step of the set-up in which the leaders come onto the board."""
    return start(war(FOUR, game), WholeWar(at="find_first"), SetUp(at="place_leaders"))


def place_all(g: War) -> list[Seat]:
    """Everyone puts each leader into the first area that is open; returns who was asked, in order."""
    asked: list[Seat] = []
    while g.waiting() != (FATE,):  # after the leaders, cards are dealt
        asked.append(g.waiting()[0])
        answer(g, (asked[-1], g.legal(asked[-1])[0]))
    return asked


@pytest.mark.rule("G10")
@pytest.mark.parametrize(
    ("game", "count"),
    [
        ("4", 2),
        ("4 map=base", 1),
        ("4 leaders=one", 1),
        ("4 map=base leaders=two", 2),
    ],
)
def test_everyone_begins_with_two_leaders_or_on_the_northern_board_with_one(
    game: str, count: int
) -> None:
    g = placing_leaders(game)
    assert place_all(g) == [GREEN, RED, YELLOW, BLACK] * count
    assert [len(g.leaders(seat)) for seat in g.seats()] == [count] * 4


@pytest.mark.rule("G10")
def test_a_player_never_has_two_leaders_in_one_area() -> None:
    g = placing_leaders("4")
    answer(g, (GREEN, PlaceLeader(place("the_shire"))), (RED, PlaceLeader(place("harad"))))
    answer(g, (YELLOW, PlaceLeader(place("rhudaur"))), (BLACK, PlaceLeader(place("moria"))))
    assert g.why_not(GREEN, PlaceLeader(place("the_shire"))) == because(
        "leader-already-there", "G10", area=place("the_shire")
    )
    assert g.why_not(GREEN, PlaceLeader(place("moria"))) == because(
        "not-your-area", "G10", area=place("moria")
    )
    assert g.legal(GREEN) == [PlaceLeader(place("buckland"))]


@pytest.mark.rule("G10", "G11")
def test_a_leader_does_not_move_to_another() -> None:
    board = "fornost: 0 infantry 2, leader\nnorth_downs: 0 infantry 1, leader"
    g = begin(war(board), "movement")
    answer(g, (GREEN, Move(place("fornost"), INFANTRY)))
    assert g.why_not(GREEN, MoveTo(place("north_downs"), True)) == because(
        "leader-already-there", "G10", area=place("north_downs")
    )
    assert g.why_not(GREEN, MoveTo(place("north_downs"), False)) is None


# --- in battle -----------------------------------------------------------------------------------


def attack(
    g: War, kind: int, dice: tuple[int, ...], led: bool, source: str = "eregion"
) -> list[Event]:
    """Green attacks Moria; the infantry there defends."""
    answer(g, (GREEN, Attack(place(source), place("moria"))), (GREEN, SendUnit(kind, led)))
    answer(g, (RED, NameDefender(INFANTRY)))
    return fated(g, dice)


BATTLE = "eregion: 0 infantry 3, leader\nmoria: 1 infantry 1, leader"


@pytest.mark.rule("G11")
def test_on_a_conquest_the_leader_moves_in_with_the_unit_he_led() -> None:
    g = begin(war(BATTLE), "battle")
    attack(g, INFANTRY, (5, 1, 1, 1, 1, 1), led=True)
    assert stands(g, "moria") == "0 infantry 1, leader"
    assert stands(g, "eregion") == "0 infantry 2"


@pytest.mark.rule("G11")
def test_a_leader_who_was_not_declared_stays_at_home() -> None:
    g = begin(war(BATTLE), "battle")
    attack(g, INFANTRY, (5, 1, 1, 1, 1), led=False)
    assert stands(g, "moria") == "0 infantry 1"
    assert stands(g, "eregion") == "0 infantry 2, leader"


@pytest.mark.rule("G11")
def test_if_the_unit_falls_the_leader_stays_at_home_and_may_lead_the_next() -> None:
    g = begin(war(BATTLE), "battle")
    attack(g, INFANTRY, (1, 1, 5, 1, 1, 1), led=True)
    assert stands(g, "eregion") == "0 infantry 2, leader"
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))), (GREEN, SendUnit(INFANTRY, True)))
    answer(g, (RED, NameDefender(INFANTRY)))
    assert g.frame(DuelRoll).attack == 2


@pytest.mark.rule("G11")
def test_if_defenders_are_left_the_leader_stays_with_the_unit_he_led() -> None:
    g = begin(war(BATTLE.replace("moria: 1 infantry 1", "moria: 1 infantry 2")), "battle")
    attack(g, INFANTRY, (5, 1, 1, 1, 1, 1), led=True)
    assert stands(g, "eregion") == "0 infantry 3, leader"
    assert stands(g, "moria") == "1 infantry 1, leader"


@pytest.mark.rule("G11", "RNG-044")
def test_a_leader_turned_back_by_storms_at_sea_led_an_attack_too() -> None:
    board = "umbar: 0 infantry 3, leader\ndeep_harad: 0 infantry 1\nbelfalas: 1 infantry 1"
    g = begin(war(board + "\nhand 1: | violent-storms"), "battle")
    answer(g, (GREEN, Attack(place("umbar"), place("belfalas"))), (GREEN, SendUnit(INFANTRY, True)))
    answer(g, (RED, PlayCard(CARD["violent-storms"])))
    assert stands(g, "umbar") == "0 infantry 2, leader"
    answer(g, (GREEN, StopAttacking()), (GREEN, Move(place("umbar"), INFANTRY)))
    assert g.why_not(GREEN, MoveTo(place("deep_harad"), True)) == because(
        "no-leader", "RNG-044", area=place("umbar")
    )


@pytest.mark.rule("G10")
def test_a_leader_is_lost_when_the_last_unit_of_his_area_falls() -> None:
    g = begin(war(BATTLE), "battle")
    assert LeaderLost(RED, place("moria")) in attack(g, INFANTRY, (5, 1, 1, 1, 1), led=False)
    assert g.leaders(RED) == []


# --- on the march --------------------------------------------------------------------------------

MARCH = """
    buckland: 0 infantry 2, cavalry 1, leader
    fornost: 0 infantry 1
    north_downs: 0 infantry 1
    borderlands: 0 infantry 1
"""


@pytest.mark.rule("G11")
def test_a_leader_moves_only_with_a_unit_and_at_its_pace() -> None:
    for kind, goal in ((INFANTRY, "fornost"), (CAVALRY, "borderlands")):
        g = begin(war(MARCH), "movement")
        answer(g, (GREEN, Move(place("buckland"), kind)))
        led = [a.target for a in g.legal(GREEN) if a.led]
        assert (place(goal) in led, place("borderlands") in led) == (True, kind == CAVALRY)
        far = because("too-far", "RNG-042", kind=INFANTRY, steps=1)
        to_borderlands = g.why_not(GREEN, MoveTo(place("borderlands"), True))
        assert to_borderlands == (far if kind == INFANTRY else None)
        answer(g, (GREEN, MoveTo(place(goal), True)))
        assert g.leaders(GREEN) == [place(goal)]


@pytest.mark.rule("G11", "RNG-044")
def test_a_leader_who_moved_goes_no_further_with_another_unit() -> None:
    g = begin(war(MARCH.replace("fornost: 0 infantry 1", "fornost: 0 infantry 2")), "movement")
    answer(g, (GREEN, Move(place("buckland"), INFANTRY)), (GREEN, MoveTo(place("fornost"), True)))
    answer(g, (GREEN, Move(place("fornost"), INFANTRY)))
    assert g.why_not(GREEN, MoveTo(place("north_downs"), True)) == because(
        "no-leader", "RNG-044", area=place("fornost")
    )
    assert g.why_not(GREEN, MoveTo(place("north_downs"), False)) is None


@pytest.mark.rule("G11")
def test_where_no_leader_stands_none_can_come_along() -> None:
    g = begin(war(MARCH.replace(", leader", "")), "movement")
    answer(g, (GREEN, Move(place("buckland"), INFANTRY)))
    assert g.why_not(GREEN, MoveTo(place("fornost"), True)) == because(
        "no-leader", "G11", area=place("buckland")
    )


# --- coming back ---------------------------------------------------------------------------------


@pytest.mark.rule("G10", "RNG-054")
@pytest.mark.parametrize(("game", "draws"), [("4", True), ("4 leader_card=arrival", False)])
def test_who_has_no_leader_left_gets_one_back_before_cards_are_drawn(
    game: str, draws: bool
) -> None:
    g = begin(war("fornost: 0 infantry 2\nmoria: 0 infantry 1\nconquered: moria", game), "cards")
    assert g.legal(GREEN) == [PlaceLeader(place("fornost")), PlaceLeader(place("moria"))]
    assert g.why_not(GREEN, PlaceLeader(place("harad"))) == because(
        "not-your-area", "G10", area=place("harad")
    )
    answer(g, (GREEN, PlaceLeader(place("fornost"))))
    assert stands(g, "fornost") == "0 infantry 2, leader"
    fated(g, DrawnArea(place("nurn")))
    assert ("card-part" in g.path()) == draws, "he stands on a site, but has not come there"


@pytest.mark.rule("G10")
def test_who_still_has_a_leader_gets_none_back() -> None:
    g = begin(war("fornost: 0 infantry 2, leader\nmoria: 0 infantry 1\nconquered: moria"), "cards")
    assert g.waiting() == (FATE,)
    g = begin(
        war("moria: 0 infantry 1\nstop_west: 0 infantry 1, leader\nconquered: moria"), "cards"
    )
    assert g.waiting() == (FATE,), "one at sea is one, too"


@pytest.mark.rule("G10")
def test_a_leader_lost_in_an_enemys_turn_comes_back_in_the_own_turn_only() -> None:
    g = begin(war(BATTLE + "\nfornost: 1 infantry 1", others="2 infantry 1"), "battle")
    attack(g, INFANTRY, (5, 1, 1, 1, 1), led=False)
    answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))
    assert g.waiting() == (FATE,), "green draws; red is not asked"
    assert g.leaders(RED) == []
