"""Troop movement by land: how many, how far, past whom (RNG-041 to RNG-044, G13)."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    Deploy,
    Done,
    EndMovement,
    Move,
    MoveTo,
    NameDefender,
    PlayCard,
    SendUnit,
    StopAttacking,
)
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.duel import DuelRoll
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.view import Counts
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Reason, because
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, start, war


def moves(g: War, source: str, target: str, kind: int = INFANTRY, led: bool = False) -> War:
    """Green moves one unit."""
    answer(g, (GREEN, Move(place(source), kind)), (GREEN, MoveTo(place(target), led)))
    return g


def why_not_to(g: War, source: str, target: str, kind: int, led: bool = False) -> Reason | None:
    """Why a unit that sets out does not get there; the position stays as it is."""
    trial: War = g.clone()
    answer(trial, (GREEN, Move(place(source), kind)))
    return trial.why_not(GREEN, MoveTo(place(target), led))


def in_reach(g: War, source: str, kind: int) -> set[int]:
    trial: War = g.clone()
    answer(trial, (GREEN, Move(place(source), kind)))
    return {action.target for action in trial.legal(GREEN)}


def places(*names: str) -> set[int]:
    return {place(name) for name in names}


# --- how many ------------------------------------------------------------------------------------


@pytest.mark.rule("RNG-041", "G13")
def test_any_number_of_units_may_move_but_one_stays_in_every_area() -> None:
    board = """
        fornost: 0 infantry 3
        weather_hills: 0 infantry 3
        old_forest: 0 infantry 3
        buckland: 0 infantry 2
        north_downs: 0 infantry 1
        south_downs: 0 infantry 1
    """
    g = begin(war(board), "movement")
    for source, target in (
        ("fornost", "north_downs"),
        ("fornost", "north_downs"),
        ("weather_hills", "south_downs"),
        ("weather_hills", "south_downs"),
        ("old_forest", "south_downs"),
        ("old_forest", "south_downs"),
        ("buckland", "old_forest"),
    ):
        moves(g, source, target)
    assert stands(g, "north_downs") == "0 infantry 3"
    assert stands(g, "south_downs") == "0 infantry 5"
    for left in ("fornost", "weather_hills", "buckland"):
        assert stands(g, left) == "0 infantry 1"
        assert g.why_not(GREEN, Move(place(left), INFANTRY)) == because(
            "garrison-stays", "G13", area=place(left), units=1
        )


@pytest.mark.rule("G13", "RNG-041")
def test_if_so_agreed_two_units_stay_in_every_area() -> None:
    g = begin(war("fornost: 0 infantry 3\nnorth_downs: 0 infantry 1", "4 garrison=two"), "movement")
    moves(g, "fornost", "north_downs")
    assert g.why_not(GREEN, Move(place("fornost"), INFANTRY)) == because(
        "garrison-stays", "G13", area=place("fornost"), units=2
    )


@pytest.mark.rule("RNG-041", "G13")
def test_the_view_says_how_many_are_ready_and_how_many_may_leave() -> None:
    g = begin(war("fornost: 0 infantry 3, cavalry 1\nnorth_downs: 0 infantry 1"), "movement")
    moves(g, "fornost", "north_downs")
    seen = g.view(GREEN).places
    assert seen["fornost"].ready == Counts(2, 1, 0)
    assert seen["fornost"].spare == 2
    assert seen["north_downs"].ready.infantry == 1  # the other one has moved
    assert seen["moria"].spare == 0


@pytest.mark.rule("RNG-043", "RNG-003")
def test_the_view_says_how_many_find_room_together() -> None:
    """Cavalry rides on to where there is more room; infantry does not get there."""
    board = "fornost: 0 infantry 4, cavalry 1\nweather_hills: 0 infantry 2\nrhudaur: 0 infantry 1"
    g = begin(war(board), "movement")
    seen = g.view(GREEN).places
    assert in_reach(g, "fornost", INFANTRY) == places("weather_hills")
    assert in_reach(g, "fornost", CAVALRY) == places("weather_hills", "rhudaur")
    assert (seen["fornost"].spare, seen["weather_hills"].room, seen["rhudaur"].room) == (4, 3, 4)
    assert seen["fornost"].together == Counts(3, 4, 0)
    assert seen["moria"].together == Counts(0, 0, 0)  # another's


@pytest.mark.rule("RNG-041")
def test_nobody_has_to_move() -> None:
    g = begin(war("fornost: 0 infantry 3, leader\nnorth_downs: 0 infantry 1"), "movement")
    assert g.legal(GREEN) == [Move(place("fornost"), INFANTRY), EndMovement()]


@pytest.mark.rule("RNG-041")
def test_only_own_units_move() -> None:
    g = begin(war("fornost: 0 infantry 3\nnorth_downs: 0 infantry 1"), "movement")
    assert g.why_not(GREEN, Move(place("moria"), INFANTRY)) == because(
        "not-your-area", "RNG-041", area=place("moria")
    )
    assert g.why_not(GREEN, Move(place("fornost"), CREATURE)) == because(
        "no-such-unit", "RNG-041", area=place("fornost")
    )


# --- how far -------------------------------------------------------------------------------------

ROAD = """
    tower_hills: 0 infantry 2, cavalry 1, creature 1
    the_shire: 0 infantry 1
    buckland: 0 infantry 1
    old_forest: 0 infantry 1
    weather_hills: 0 infantry 1
"""
"""A road eastward: each area is next to the one before."""


@pytest.mark.rule("RNG-042")
@pytest.mark.parametrize(
    ("kind", "steps", "reached"),
    [
        (INFANTRY, 1, ("the_shire",)),
        (CREATURE, 2, ("the_shire", "buckland")),
        (CAVALRY, 3, ("the_shire", "buckland", "old_forest")),
    ],
)
def test_a_unit_goes_as_many_areas_as_it_has_movement_points(
    kind: int, steps: int, reached: tuple[str, ...]
) -> None:
    g = begin(war(ROAD), "movement")
    assert in_reach(g, "tower_hills", kind) == places(*reached)
    assert why_not_to(g, "tower_hills", "weather_hills", kind) == because(
        "too-far", "RNG-042", kind=kind, steps=steps
    )


@pytest.mark.rule("RNG-042")
def test_the_way_leads_through_own_areas_only() -> None:
    g = begin(war(ROAD.replace("buckland: 0", "buckland: 1")), "movement")
    assert in_reach(g, "tower_hills", CAVALRY) == places("the_shire")
    assert why_not_to(g, "tower_hills", "buckland", CAVALRY) == because(
        "not-your-area", "RNG-042", area=place("buckland")
    )
    refused = why_not_to(g, "tower_hills", "old_forest", CAVALRY)
    assert refused is not None
    assert refused.rule == "RNG-042"


@pytest.mark.rule("RNG-042")
def test_rivers_are_crossed_at_bridges_only() -> None:
    g = begin(
        war("rhudaur: 0 infantry 2\nsouth_downs: 0 infantry 1\neregion: 0 infantry 1"), "movement"
    )
    assert in_reach(g, "rhudaur", INFANTRY) == places("eregion")


@pytest.mark.rule("RNG-042")
def test_a_unit_moves_once_even_if_it_stopped_early() -> None:
    g = begin(war(ROAD), "movement")
    moves(g, "tower_hills", "the_shire", CAVALRY)
    assert g.why_not(GREEN, Move(place("the_shire"), CAVALRY)) == because(
        "already-moved", "RNG-042", area=place("the_shire"), kind=CAVALRY
    )


@pytest.mark.rule("RNG-042")
def test_of_units_of_a_kind_the_one_that_was_there_before_may_still_go() -> None:
    g = begin(war(ROAD), "movement")
    moves(g, "tower_hills", "the_shire")
    moves(g, "the_shire", "buckland")
    assert stands(g, "buckland") == "0 infantry 2"
    assert Move(place("the_shire"), INFANTRY) not in g.legal(GREEN)


@pytest.mark.rule("RNG-042")
def test_a_unit_without_an_own_area_beside_it_stays() -> None:
    g = begin(war("fornost: 0 infantry 3"), "movement")
    assert g.why_not(GREEN, Move(place("fornost"), INFANTRY)) == because(
        "no-way-out", "RNG-042", area=place("fornost")
    )
    assert g.legal(GREEN) == [EndMovement()]


# --- the limit of five ---------------------------------------------------------------------------


@pytest.mark.rule("RNG-043")
def test_nobody_passes_through_a_full_area() -> None:
    board = ROAD.replace("the_shire: 0 infantry 1", "the_shire: 0 infantry 5")
    g = begin(war(board + "mithlond: 0 infantry 1"), "movement")
    for goal in ("the_shire", "buckland", "old_forest"):
        assert why_not_to(g, "tower_hills", goal, CAVALRY) == because(
            "area-full", "RNG-043", area=place("the_shire"), limit=5
        )
    moves(g, "the_shire", "buckland")
    assert in_reach(g, "tower_hills", CAVALRY) == places(
        "mithlond", "the_shire", "buckland", "old_forest"
    )


@pytest.mark.rule("RNG-043")
def test_a_unit_among_full_areas_cannot_even_set_out() -> None:
    g = begin(war(ROAD.replace("the_shire: 0 infantry 1", "the_shire: 0 infantry 5")), "movement")
    assert g.why_not(GREEN, Move(place("tower_hills"), CAVALRY)) == because(
        "no-way-out", "RNG-043", area=place("tower_hills")
    )
    assert Move(place("tower_hills"), CAVALRY) not in g.legal(GREEN)


@pytest.mark.rule("RNG-043")
def test_a_unit_may_go_round_a_full_area() -> None:
    board = """
        north_downs: 0 cavalry 2
        borderlands: 0 infantry 1
        fornost: 0 infantry 5
        weather_hills: 0 infantry 1
    """
    g = begin(war(board), "movement")
    assert in_reach(g, "north_downs", CAVALRY) == places("borderlands", "weather_hills")


@pytest.mark.rule("RNG-043")
def test_the_sixth_unit_is_refused() -> None:
    board = "fornost: 0 infantry 3\nnorth_downs: 0 infantry 4\nborderlands: 0 infantry 1"
    g = moves(begin(war(board), "movement"), "fornost", "north_downs")
    assert why_not_to(g, "fornost", "north_downs", INFANTRY) == because(
        "area-full", "RNG-043", area=place("north_downs"), limit=5
    )


# --- who fought ----------------------------------------------------------------------------------

CARROCK = """
    rhudaur: 0 infantry 2, cavalry 1, creature 1, leader
    weather_hills: 0 infantry 1
    carrock: 1 infantry 1
"""


def fights(
    g: War, source: str, target: str, kind: int, dice: tuple[int, ...], led: bool = False
) -> War:
    """Green attacks red with one unit; red's infantry defends."""
    answer(g, (GREEN, Attack(place(source), place(target))), (GREEN, SendUnit(kind, led)))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, dice)
    return g


@pytest.mark.rule("RNG-044", "RNG-029")
def test_the_unit_that_took_an_area_cannot_move_but_an_idle_neighbour_can() -> None:
    g = fights(begin(war(CARROCK), "battle"), "rhudaur", "carrock", CREATURE, (5, 1, 1, 1, 1))
    answer(g, (GREEN, StopAttacking()))
    moves(g, "rhudaur", "carrock")
    assert stands(g, "carrock") == "0 infantry 1, creature 1"
    assert g.why_not(GREEN, Move(place("carrock"), CREATURE)) == because(
        "just-fought", "RNG-044", area=place("carrock"), kind=CREATURE
    )


@pytest.mark.rule("RNG-044")
def test_who_survived_a_duel_without_leaving_its_area_fought_too() -> None:
    board = CARROCK.replace("carrock: 1 infantry 1", "carrock: 1 infantry 2")
    g = fights(begin(war(board), "battle"), "rhudaur", "carrock", CAVALRY, (5, 1, 1, 1))
    assert stands(g, "carrock") == "1 infantry 1"
    answer(g, (GREEN, StopAttacking()))
    assert g.why_not(GREEN, Move(place("rhudaur"), CAVALRY)) == because(
        "just-fought", "RNG-044", area=place("rhudaur"), kind=CAVALRY
    )
    assert g.why_not(GREEN, Move(place("rhudaur"), CREATURE)) is None


@pytest.mark.rule("RNG-044")
def test_of_two_units_of_a_kind_only_the_one_that_fought_stays() -> None:
    board = CARROCK.replace("carrock: 1 infantry 1", "carrock: 1 infantry 2")
    g = fights(begin(war(board), "battle"), "rhudaur", "carrock", INFANTRY, (5, 1))
    answer(g, (GREEN, StopAttacking()))
    moves(g, "rhudaur", "weather_hills")
    assert g.why_not(GREEN, Move(place("rhudaur"), INFANTRY)) == because(
        "just-fought", "RNG-044", area=place("rhudaur"), kind=INFANTRY
    )


@pytest.mark.rule("RNG-044", "G11")
def test_a_leader_who_led_an_attack_cannot_move_whether_it_won_or_not() -> None:
    for dice in ((5, 1, 1), (1, 1, 5)):
        board = CARROCK.replace("carrock: 1 infantry 1", "carrock: 1 infantry 2")
        g = fights(begin(war(board), "battle"), "rhudaur", "carrock", INFANTRY, dice, led=True)
        answer(g, (GREEN, StopAttacking()))
        assert why_not_to(g, "rhudaur", "weather_hills", CREATURE) is None
        assert why_not_to(g, "rhudaur", "weather_hills", CREATURE, led=True) == because(
            "no-leader", "RNG-044", area=place("rhudaur")
        )


@pytest.mark.rule("RNG-044", "G11")
def test_a_leader_who_conquered_is_tired_and_goes_no_further_with_a_fresh_unit() -> None:
    board = "north_mirkwood: 0 cavalry 2, leader\nesgaroth: 1 infantry 1\nhand 0: | mission-erebor"
    g = fights(
        begin(war(board), "battle"),
        "north_mirkwood",
        "esgaroth",
        CAVALRY,
        (5, 1, 1, 1, 1),
        led=True,
    )
    answer(g, (GREEN, PlayCard(CARD["mission-erebor"])))
    answer(g, (GREEN, Deploy(place("esgaroth"), INFANTRY)), (GREEN, Done()))
    answer(g, (GREEN, StopAttacking()))
    assert stands(g, "esgaroth") == "0 infantry 1, cavalry 1, leader"
    assert why_not_to(g, "esgaroth", "north_mirkwood", INFANTRY) is None
    assert why_not_to(g, "esgaroth", "north_mirkwood", INFANTRY, led=True) == because(
        "no-leader", "RNG-044", area=place("esgaroth")
    )


@pytest.mark.rule("RNG-044", "G11")
@pytest.mark.parametrize("dice", [(5, 1, 1), (1, 1, 5)])
def test_a_leader_who_always_helps_has_fought_whether_the_attack_won_or_not(
    dice: tuple[int, ...],
) -> None:
    g = begin(war(CARROCK, "4 leader_attack=present"), "battle")
    fights(g, "rhudaur", "carrock", INFANTRY, dice)
    answer(g, (GREEN, StopAttacking()))
    assert why_not_to(g, "rhudaur", "weather_hills", CREATURE, led=True) == because(
        "no-leader", "RNG-044", area=place("rhudaur")
    )


@pytest.mark.rule("RNG-044", "G11")
def test_a_leader_who_stayed_at_home_or_helped_nobody_may_move() -> None:
    far = "\nfornost: 0 infantry 2, leader\nold_forest: 0 infantry 1"
    for game in ("4", "4 leader_attack=present"):
        g = begin(war(CARROCK.replace(", leader", "") + far, game), "battle")
        fights(g, "rhudaur", "carrock", CREATURE, (5, 1, 1, 1, 1))
        answer(g, (GREEN, StopAttacking()))
        assert why_not_to(g, "fornost", "old_forest", INFANTRY, led=True) is None
    g = fights(begin(war(CARROCK), "battle"), "rhudaur", "carrock", CREATURE, (5, 1, 1, 1, 1))
    answer(g, (GREEN, StopAttacking()))
    assert why_not_to(g, "rhudaur", "weather_hills", INFANTRY, led=True) is None, "not declared"


@pytest.mark.rule("RNG-044")
def test_in_the_next_turn_all_may_move_again() -> None:
    board = CARROCK.replace("carrock: 1 infantry 1", "carrock: 1 infantry 2")
    g = fights(
        begin(war(board), "battle"), "rhudaur", "carrock", CAVALRY, (5, 1, 1, 1, 1), led=True
    )
    start(g, WholeWar(at="take_turns"), Turn(GREEN))
    answer(g, (GREEN, Done()), (GREEN, StopAttacking()))
    moves(g, "rhudaur", "weather_hills", CAVALRY, led=True)
    assert stands(g, "weather_hills") == "0 infantry 1, cavalry 1, leader"


@pytest.mark.rule("RNG-044")
def test_who_only_defended_may_move_in_the_own_turn_that_follows() -> None:
    g = begin(
        war("eregion: 0 infantry 2\nmoria: 1 infantry 2\ngladden_fields: 1 infantry 1"), "battle"
    )
    fights(g, "eregion", "moria", INFANTRY, (1, 5, 1, 1))
    start(g, WholeWar(at="take_turns"), Turn(RED))
    answer(g, (RED, Done()), (RED, StopAttacking()))
    assert g.why_not(RED, Move(place("moria"), INFANTRY)) is None


@pytest.mark.rule("RNG-044", "G12")
@pytest.mark.parametrize("dice", [(1, 1, 1, 6, 1, 1, 1), (6, 1, 1, 1, 1, 1, 1)])
def test_defending_is_no_fighting_for_units_and_leaders(dice: tuple[int, ...]) -> None:
    """Where attackers grow weary, defenders still roll all their dice; and nobody is shown as tired."""
    board = "eregion: 0 cavalry 1, infantry 2\nmoria: 1 infantry 3, leader\n"
    g = begin(war(board + "gladden_fields: 1 infantry 1", "4 weary=on"), "battle")
    fights(g, "eregion", "moria", CAVALRY, dice)
    assert g.view(RED).places["moria"].fought == Counts(0, 0, 0)
    assert not g.leader_tired[place("moria")]
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    assert g.frame(DuelRoll).defence == 1 + 1 + 2
    start(g, WholeWar(at="take_turns"), Turn(RED))
    answer(g, (RED, Done()), (RED, StopAttacking()), (RED, Move(place("moria"), INFANTRY)))
    assert g.why_not(RED, MoveTo(place("gladden_fields"), True)) is None


# --- closed bridges ------------------------------------------------------------------------------

CLOSED = "\neffect: you-shall-not-pass 1 next-turn the_shire buckland"


@pytest.mark.rule("G29", "RNG-042")
def test_over_a_closed_bridge_a_unit_goes_only_with_a_leader() -> None:
    road = ROAD.replace("the_shire: 0 infantry 1", "the_shire: 0 infantry 2, leader")
    g = begin(war(road + CLOSED), "movement")
    assert why_not_to(g, "the_shire", "buckland", INFANTRY) == because(
        "bridge-closed", "G29", source=place("the_shire"), target=place("buckland")
    )
    assert why_not_to(g, "tower_hills", "old_forest", CAVALRY) == because(
        "bridge-closed", "G29", source=place("the_shire"), target=place("buckland")
    )
    moves(g, "the_shire", "buckland", led=True)
    assert stands(g, "buckland") == "0 infantry 2, leader"


@pytest.mark.rule("G29", "G10")
def test_nobody_sets_out_if_beyond_the_only_bridge_another_leader_stands() -> None:
    board = "the_shire: 0 infantry 2, leader\nbuckland: 0 infantry 1, leader"
    g = begin(war(board + CLOSED), "movement")
    assert g.legal(GREEN) == [EndMovement()]
