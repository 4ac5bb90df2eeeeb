"""The sea: transport, ship symbols, attacks over water (RNG-045 to RNG-049, G18, G19)."""

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
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, INFANTRY
from feldzug.games.ring_war.events import LeaderLost
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Reason, Seat, because
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, start, war


def moves(g: War, source: str, target: str, kind: int = INFANTRY, led: bool = False) -> War:
    """Green moves one unit, by land or by sea."""
    answer(g, (GREEN, Move(place(source), kind)), (GREEN, MoveTo(place(target), led)))
    return g


def why_not_to(g: War, source: str, target: str, kind: int = INFANTRY) -> Reason | None:
    """Why a unit that sets out does not get there; the position stays as it is."""
    trial: War = g.clone()
    answer(trial, (GREEN, Move(place(source), kind)))
    return trial.why_not(GREEN, MoveTo(place(target), False))


def next_turn(g: War, seat: Seat = GREEN) -> War:
    """The same player's next turn, up to its movement; nothing is placed and nobody attacked."""
    start(g, WholeWar(at="take_turns"), Turn(seat))
    if g.path()[-1] == "deploy-unit":
        answer(g, (seat, Done()))
    answer(g, (seat, StopAttacking()))
    return g


def attacks(g: War, source: str, target: str, dice: tuple[int, ...]) -> War:
    """Green attacks with an infantry, red defends with one."""
    answer(g, (GREEN, Attack(place(source), place(target))), (GREEN, SendUnit(INFANTRY, False)))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, dice)
    return g


# --- transport -----------------------------------------------------------------------------------

SOUTH = """
    belfalas: 0 cavalry 2
    umbar: 0 infantry 1
    deep_harad: 0 infantry 1
    lamedon: 0 cavalry 2
"""


@pytest.mark.rule("RNG-045")
def test_at_sea_every_unit_goes_one_leg_and_no_step_on_land_besides() -> None:
    g = begin(war(SOUTH), "movement")
    refused = why_not_to(g, "belfalas", "deep_harad", CAVALRY)
    assert refused == because("too-far", "RNG-042", kind=CAVALRY, steps=3)
    moves(g, "belfalas", "umbar", CAVALRY)
    assert stands(g, "umbar") == "0 infantry 1, cavalry 1"
    assert Move(place("umbar"), CAVALRY) not in g.legal(GREEN), "not on to Deep Harad"
    assert why_not_to(g, "lamedon", "umbar", CAVALRY) is not None, "nor by land to the port first"
    assert why_not_to(g, "lamedon", "belfalas", CAVALRY) is None


NORTH = """
    minhiriath: 0 cavalry 2
    mithlond: 0 infantry 1
    lune_valley: 0 infantry 1
"""


@pytest.mark.rule("RNG-046", "G18")
def test_where_a_ship_symbol_interrupts_the_route_units_stop_over() -> None:
    g = begin(war(NORTH), "movement")
    assert why_not_to(g, "minhiriath", "mithlond", CAVALRY) == because(
        "ship-symbol-between", "RNG-046", source=place("minhiriath"), target=place("mithlond")
    )
    moves(g, "minhiriath", "stop_west", CAVALRY)
    assert stands(g, "stop_west") == "0 cavalry 1"
    assert Move(place("stop_west"), CAVALRY) not in g.legal(GREEN), "one leg a turn"
    moves(next_turn(g), "stop_west", "mithlond", CAVALRY)
    assert stands(g, "mithlond") == "0 infantry 1, cavalry 1"
    assert stands(g, "stop_west") == "-2 ", "the symbol is free again"


@pytest.mark.rule("RNG-046", "G18")
def test_if_so_agreed_routes_simply_join_ports() -> None:
    g = begin(war(NORTH, "4 ship_symbols=open"), "movement")
    moves(g, "minhiriath", "mithlond", CAVALRY)
    assert stands(g, "mithlond") == "0 infantry 1, cavalry 1"
    g = begin(war(NORTH, "4 ship_symbols=open"), "movement")
    answer(g, (GREEN, Move(place("minhiriath"), CAVALRY)))
    assert g.legal(GREEN) == [MoveTo(place("mithlond"), False)]
    assert g.why_not(GREEN, MoveTo(place("stop_west"), False)) is not None


@pytest.mark.rule("RNG-047")
def test_a_unit_that_just_moved_into_the_port_cannot_sail_before_the_next_turn() -> None:
    g = begin(war("enedwaith: 0 cavalry 2\nminhiriath: 0 infantry 1"), "movement")
    moves(g, "enedwaith", "minhiriath", CAVALRY)
    assert g.why_not(GREEN, Move(place("minhiriath"), CAVALRY)) == because(
        "just-moved-in", "RNG-047", area=place("minhiriath"), kind=CAVALRY
    )
    moves(next_turn(g), "minhiriath", "stop_west", CAVALRY)
    assert stands(g, "stop_west") == "0 cavalry 1"


@pytest.mark.rule("RNG-047")
def test_who_was_in_the_port_before_may_sail_when_others_move_in() -> None:
    g = begin(war("enedwaith: 0 infantry 2\nminhiriath: 0 infantry 1"), "movement")
    moves(g, "enedwaith", "minhiriath")
    moves(g, "minhiriath", "stop_west")
    assert Move(place("minhiriath"), INFANTRY) not in g.legal(GREEN)
    assert stands(g, "stop_west") == "0 infantry 1"


@pytest.mark.rule("RNG-047", "RNG-044")
def test_a_unit_that_fought_its_way_into_the_port_cannot_sail() -> None:
    g = begin(war("enedwaith: 0 infantry 2, cavalry 1\nminhiriath: 1 infantry 1"), "battle")
    attacks(g, "enedwaith", "minhiriath", (5, 1))
    answer(g, (GREEN, StopAttacking()))
    moves(g, "enedwaith", "minhiriath", CAVALRY)
    assert g.why_not(GREEN, Move(place("minhiriath"), INFANTRY)) == because(
        "just-fought", "RNG-044", area=place("minhiriath"), kind=INFANTRY
    )


@pytest.mark.rule("RNG-048")
def test_units_placed_in_a_port_with_a_site_may_sail_in_the_same_turn() -> None:
    g = begin(war("mithlond: 0 cavalry 1, leader"), "reinforcements")
    answer(g, (GREEN, Deploy(place("mithlond"), INFANTRY)), (GREEN, StopAttacking()))
    moves(g, "mithlond", "stop_west")
    assert stands(g, "stop_west") == "0 infantry 1"
    assert stands(g, "mithlond") == "0 cavalry 1, leader"


@pytest.mark.rule("RNG-048", "RNG-005")
def test_units_placed_in_the_fortress_of_umbar_may_sail_as_well() -> None:
    haradwaith = ("umbar", "deep_harad", "harad", "near_harad", "khand", "harondor")
    g = begin(war("\n".join([f"{name}: 0 cavalry 1" for name in haradwaith])), "reinforcements")
    answer(g, (GREEN, Deploy(place("umbar"), INFANTRY)), (GREEN, Done()), (GREEN, StopAttacking()))
    moves(g, "umbar", "stop_south")
    assert stands(g, "stop_south") == "0 infantry 1"


@pytest.mark.rule("RNG-049")
def test_a_coast_without_a_port_is_not_enough() -> None:
    board = "harlindon: 0 infantry 2\nminhiriath: 0 infantry 1\nmithlond: 0 infantry 1"
    g = begin(war(board), "movement")
    assert why_not_to(g, "harlindon", "stop_west") == because(
        "no-such-route", "RNG-049", source=place("harlindon"), target=place("stop_west")
    )
    answer(g, (GREEN, Move(place("harlindon"), INFANTRY)))
    assert g.legal(GREEN) == [MoveTo(place("mithlond"), False)], "by land, and not to Minhiriath"


@pytest.mark.rule("RNG-049")
def test_ships_keep_to_the_printed_routes() -> None:
    ports = "forodwaith: 0 infantry 2\nminhiriath: 0 infantry 2\nbelfalas: 0 infantry 2\n"
    g = begin(war(ports + "umbar: 0 infantry 2\nmithlond: 0 infantry 2"), "movement")
    for port, ends in {
        "forodwaith": ("stop_north",),
        "mithlond": ("stop_north", "stop_west"),
        "minhiriath": ("stop_west", "stop_south"),
        "belfalas": ("umbar", "stop_south"),
        "umbar": ("belfalas", "stop_south"),
    }.items():
        trial: War = g.clone()
        answer(trial, (GREEN, Move(place(port), INFANTRY)))
        assert trial.legal(GREEN) == [MoveTo(place(end), False) for end in ends]
    assert why_not_to(g, "forodwaith", "stop_south") == because(
        "no-such-route", "RNG-049", source=place("forodwaith"), target=place("stop_south")
    )


@pytest.mark.rule("RNG-049", "RNG-042")
def test_a_unit_sails_into_own_ports_only() -> None:
    g = begin(war("belfalas: 0 infantry 2"), "movement")
    assert why_not_to(g, "belfalas", "umbar") == because(
        "not-your-area", "RNG-042", area=place("umbar")
    )


# --- ship symbols --------------------------------------------------------------------------------


@pytest.mark.rule("G18")
def test_a_ship_symbol_holds_five_units() -> None:
    g = begin(war("minhiriath: 0 infantry 3\nstop_west: 0 infantry 4 moved 4"), "movement")
    moves(g, "minhiriath", "stop_west")
    assert why_not_to(g, "minhiriath", "stop_west") == because(
        "area-full", "RNG-043", area=place("stop_west"), limit=5
    )


@pytest.mark.rule("G18")
def test_a_ship_symbol_is_closed_to_others_while_it_is_used() -> None:
    g = begin(war("minhiriath: 0 infantry 3\nstop_west: 1 infantry 1"), "movement")
    assert why_not_to(g, "minhiriath", "stop_west") == because(
        "ship-taken", "G18", area=place("stop_west")
    )
    assert why_not_to(g, "minhiriath", "stop_south") is None


@pytest.mark.rule("G18")
def test_units_on_a_ship_symbol_cannot_be_attacked() -> None:
    g = begin(war("minhiriath: 0 infantry 3\nstop_west: 1 infantry 1"), "battle")
    assert not any(g.is_ship(a.target) for a in g.legal(GREEN) if isinstance(a, Attack))
    assert g.why_not(GREEN, Attack(place("minhiriath"), place("stop_west"))) == because(
        "ships-are-safe", "G18", area=place("stop_west")
    )


@pytest.mark.rule("G18", "RNG-039")
def test_nobody_flees_to_a_ship_symbol() -> None:
    board = "dunland: 0 infantry 2\nminhiriath: 1 infantry 1\nenedwaith: 1 infantry 1"
    g = begin(war(board + "\nstop_west: 1 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place("dunland"), place("minhiriath"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)))
    assert Withdraw(INFANTRY, place("enedwaith"), False) in g.legal(RED)
    assert Withdraw(INFANTRY, place("stop_west"), False) not in g.legal(RED)


@pytest.mark.rule("G18")
def test_in_the_next_turn_the_units_must_land_or_turn_back() -> None:
    for port in ("mithlond", "minhiriath"):
        g = begin(war("minhiriath: 0 infantry 3\nmithlond: 0 infantry 1"), "movement")
        moves(g, "minhiriath", "stop_west")
        assert g.why_not(GREEN, EndMovement()) is None, "they have only just set sail"
        next_turn(g)
        assert g.why_not(GREEN, EndMovement()) == because(
            "ship-must-land", "G18", area=place("stop_west")
        )
        moves(g, "stop_west", port)
        assert g.why_not(GREEN, EndMovement()) is None


@pytest.mark.rule("G18")
def test_who_came_later_need_not_land_yet() -> None:
    g = begin(war("minhiriath: 0 infantry 3\nmithlond: 0 infantry 1"), "movement")
    moves(g, "minhiriath", "stop_west")
    moves(next_turn(g), "minhiriath", "stop_west")
    assert g.why_not(GREEN, EndMovement()) is not None
    moves(g, "stop_west", "mithlond")
    assert stands(g, "stop_west") == "0 infantry 1"
    assert g.why_not(GREEN, EndMovement()) is None


@pytest.mark.rule("G18")
def test_units_that_can_neither_land_nor_turn_back_must_attack() -> None:
    g = begin(
        war("stop_west: 0 infantry 2\nmithlond: 1 infantry 1\nminhiriath: 1 infantry 2"), "battle"
    )
    must = because("ship-must-attack", "G18", area=place("stop_west"))
    assert g.why_not(GREEN, StopAttacking()) == must
    attacks(g, "stop_west", "minhiriath", (1, 5, 1))
    assert g.why_not(GREEN, StopAttacking()) == must, "the other one as well"
    attacks(g, "stop_west", "mithlond", (5, 1, 1))
    assert g.why_not(GREEN, StopAttacking()) is None, "Mithlond is green's now"
    g = begin(war("stop_west: 0 infantry 1\nmithlond: 0 infantry 5"), "battle")
    assert g.why_not(GREEN, StopAttacking()) == must, "the own port is full"


@pytest.mark.rule("G18", "RNG-020")
def test_a_unit_on_a_ship_that_has_attacked_may_stop() -> None:
    g = begin(war("stop_west: 0 infantry 1\nmithlond: 1 infantry 2"), "battle")
    attacks(g, "stop_west", "mithlond", (5, 1, 1))
    assert stands(g, "mithlond") == "1 infantry 1"
    answer(g, (GREEN, StopAttacking()))
    assert stands(g, "stop_west") == "0 infantry 1"


@pytest.mark.rule("G18")
def test_after_a_conquest_the_others_on_the_ship_land_in_the_movement_part() -> None:
    g = begin(war("stop_west: 0 infantry 3"), "battle")
    attacks(g, "stop_west", "mithlond", (5, 1, 1))
    answer(g, (GREEN, StopAttacking()))
    moves(g, "stop_west", "mithlond")
    moves(g, "stop_west", "mithlond")
    assert stands(g, "mithlond") == "0 infantry 3"


@pytest.mark.rule("G18")
def test_units_stay_only_if_nothing_else_is_possible() -> None:
    full = "mithlond: 0 infantry 5\nminhiriath: 0 infantry 5\nstop_west: 0 infantry 1"
    g = next_turn(war(full))
    assert g.why_not(GREEN, EndMovement()) is None
    g = begin(war("stop_west: 0 infantry 1", "4 sea_attacks=forbidden"), "battle")
    answer(g, (GREEN, StopAttacking()))
    assert g.why_not(GREEN, EndMovement()) is None
    assert stands(g, "stop_west") == "0 infantry 1"


@pytest.mark.rule("G18", "G10")
def test_the_last_unit_takes_the_leader_off_the_ship() -> None:
    g = begin(war("stop_west: 0 infantry 2, leader\nmithlond: 0 infantry 1"), "movement")
    moves(g, "stop_west", "mithlond")
    answer(g, (GREEN, Move(place("stop_west"), INFANTRY)))
    assert g.why_not(GREEN, MoveTo(place("mithlond"), False)) == because(
        "leader-must-come", "G10", area=place("stop_west")
    )
    answer(g, (GREEN, MoveTo(place("mithlond"), True)))
    assert stands(g, "mithlond") == "0 infantry 3, leader"


@pytest.mark.rule("G18", "G10")
def test_the_last_unit_may_stay_on_the_ship_with_a_leader_whom_no_port_can_take() -> None:
    g = begin(war("stop_west: 0 infantry 1, leader\nmithlond: 0 infantry 1, leader"), "movement")
    assert EndMovement() in g.legal(GREEN)
    two = begin(war("stop_west: 0 infantry 2, leader\nmithlond: 0 infantry 1, leader"), "movement")
    assert two.why_not(GREEN, EndMovement()) == because(
        "ship-must-land", "G18", area=place("stop_west")
    )
    moves(two, "stop_west", "mithlond")
    assert two.why_not(GREEN, EndMovement()) is None
    free = (
        "stop_west: 0 infantry 1, leader\nmithlond: 0 infantry 1, leader\nminhiriath: 0 infantry 1"
    )
    assert begin(war(free), "movement").why_not(GREEN, EndMovement()) is not None, "Minhiriath can"


@pytest.mark.rule("G18", "G10", "RNG-044")
def test_the_last_unit_may_stay_on_the_ship_with_a_leader_who_is_tired() -> None:
    g = begin(war("stop_west: 0 infantry 2, leader\nminhiriath: 0 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place("stop_west"), place("mithlond"))))
    answer(g, (GREEN, SendUnit(INFANTRY, True)), (RED, NameDefender(INFANTRY)))
    fated(g, (1, 1, 5, 1))
    assert stands(g, "stop_west") == "0 infantry 1, leader"
    answer(g, (GREEN, StopAttacking()))
    assert g.legal(GREEN) == [Move(place("stop_west"), INFANTRY), EndMovement()]
    answer(g, (GREEN, EndMovement()))
    assert stands(g, "stop_west") == "0 infantry 1, leader"
    moves(next_turn(g), "stop_west", "minhiriath", led=True)
    assert stands(g, "minhiriath") == "0 infantry 2, leader"


@pytest.mark.rule("G18", "G10", "RNG-044")
def test_a_leader_who_always_helps_may_stay_on_the_ship_after_a_forced_attack() -> None:
    board = "stop_west: 0 infantry 2, leader"
    g = begin(war(board, "4 leader_attack=present"), "battle")
    assert g.why_not(GREEN, StopAttacking()) is not None
    attacks(g, "stop_west", "mithlond", (5, 1, 1, 1))
    assert (stands(g, "mithlond"), stands(g, "stop_west")) == (
        "0 infantry 1",
        "0 infantry 1, leader",
    )
    answer(g, (GREEN, StopAttacking()))
    assert EndMovement() in g.legal(GREEN), "he helped, so he is tired, and nobody must leave him"
    answer(g, (GREEN, Move(place("stop_west"), INFANTRY)))
    assert g.why_not(GREEN, MoveTo(place("mithlond"), True)) == because(
        "no-leader", "RNG-044", area=place("stop_west")
    )


@pytest.mark.rule("G18", "G10", "G11")
def test_a_leader_who_always_helps_goes_ashore_with_the_last_unit_of_his_ship() -> None:
    g = begin(war("stop_west: 0 infantry 1, leader", "4 leader_attack=present"), "battle")
    answer(g, (GREEN, Attack(place("stop_west"), place("mithlond"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    events = fated(g, (5, 1, 1, 1))
    assert stands(g, "mithlond") == "0 infantry 1, leader"
    assert stands(g, "stop_west") == "-2 "
    assert not any(isinstance(e, LeaderLost) for e in events)


@pytest.mark.rule("G18", "G10")
def test_a_leader_is_left_on_a_ship_only_by_choice_and_then_lost() -> None:
    g = begin(war("stop_west: 0 infantry 1, leader\nmithlond: 0 infantry 1, leader"), "movement")
    answer(g, (GREEN, Move(place("stop_west"), INFANTRY)))
    assert g.why_not(GREEN, MoveTo(place("mithlond"), True)) == because(
        "leader-already-there", "G10", area=place("mithlond")
    )
    events = answer(g, (GREEN, MoveTo(place("mithlond"), False)))
    assert LeaderLost(GREEN, place("stop_west")) in events
    assert stands(g, "mithlond") == "0 infantry 2, leader"


# --- attacks by sea ------------------------------------------------------------------------------


@pytest.mark.rule("G19")
def test_a_port_is_attacked_from_a_port_joined_without_a_ship_symbol() -> None:
    g = begin(
        war("belfalas: 0 infantry 2\nminhiriath: 0 infantry 2\nmithlond: 0 infantry 2"), "battle"
    )
    assert Attack(place("belfalas"), place("umbar")) in g.legal(GREEN)
    for source, target in (("minhiriath", "umbar"), ("mithlond", "forodwaith")):
        assert g.why_not(GREEN, Attack(place(source), place(target))) == because(
            "ship-symbol-between", "G19", source=place(source), target=place(target)
        )
    attacks(g, "belfalas", "umbar", (6, 1, 1, 1, 1))
    assert stands(g, "umbar") == "0 infantry 1"


@pytest.mark.rule("G19", "RNG-016")
def test_a_single_unit_may_attack_from_a_ship_but_not_from_a_port() -> None:
    g = begin(war("belfalas: 0 infantry 1\nstop_west: 0 infantry 1"), "battle")
    assert g.why_not(GREEN, Attack(place("belfalas"), place("umbar"))) == because(
        "too-few-to-attack", "RNG-016", area=place("belfalas")
    )
    attacks(g, "stop_west", "mithlond", (5, 1, 1))
    assert stands(g, "mithlond") == "0 infantry 1"
    assert stands(g, "stop_west") == "-2 "


@pytest.mark.rule("G19")
def test_a_ship_attacks_only_the_ports_next_to_it() -> None:
    g = begin(war("stop_south: 0 infantry 1"), "battle")
    ports = ("minhiriath", "belfalas", "umbar")
    assert g.legal(GREEN) == [Attack(place("stop_south"), place(port)) for port in ports]
    for elsewhere in ("andrast", "mithlond"):
        assert g.why_not(GREEN, Attack(place("stop_south"), place(elsewhere))) == because(
            "not-adjacent", "RNG-019", source=place("stop_south"), target=place(elsewhere)
        )


@pytest.mark.rule("G19", "G10")
def test_a_leader_on_a_ship_goes_ashore_or_down_with_the_last_unit() -> None:
    for dice, fate in (((5, 1, 1, 1), "0 infantry 1, leader"), ((1, 1, 5, 1), "1 infantry 1")):
        g = begin(war("stop_west: 0 infantry 1, leader\nmoria: 0 infantry 1"), "battle")
        answer(g, (GREEN, Attack(place("stop_west"), place("mithlond"))))
        assert g.why_not(GREEN, SendUnit(INFANTRY, False)) == because(
            "leader-must-come", "G10", area=place("stop_west")
        )
        answer(g, (GREEN, SendUnit(INFANTRY, True)), (RED, NameDefender(INFANTRY)))
        events = fated(g, dice)
        assert stands(g, "mithlond") == fate
        assert (LeaderLost(GREEN, place("stop_west")) in events) == (dice[0] == 1)


@pytest.mark.rule("G19")
def test_if_so_agreed_nobody_attacks_over_water() -> None:
    g = begin(war("belfalas: 0 infantry 2", "4 sea_attacks=forbidden"), "battle")
    assert g.why_not(GREEN, Attack(place("belfalas"), place("umbar"))) == because(
        "no-sea-attacks", "G19"
    )
    assert g.legal(GREEN) == [
        Attack(place("belfalas"), place("lamedon")),
        Attack(place("belfalas"), place("lebennin")),
        StopAttacking(),
    ]


@pytest.mark.rule("G19", "G18", "RNG-034")
def test_where_routes_simply_join_ports_attacks_follow_them_too() -> None:
    g = begin(war("minhiriath: 0 infantry 2", "4 ship_symbols=open"), "battle")
    attacks(g, "minhiriath", "mithlond", (5, 1, 1))
    assert stands(g, "mithlond") == "0 infantry 1"
