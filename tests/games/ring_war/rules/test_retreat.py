"""Retreat: units that withdraw before the dice fall (RNG-038 to RNG-040, G15 to G17)."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    DrawnArea,
    DrawnCard,
    EndMovement,
    Hold,
    Move,
    MoveTo,
    NameDefender,
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.duel import DuelRoll
from feldzug.games.ring_war.events import LeaderLost, UnitFellFleeing, UnitFled
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import FATE, Event, because
from tests.games.ring_war.table import (
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


def attacked(board: str, source: str, target: str, game: str = "4", led: bool = False) -> War:
    """Green announces an attack with an infantry; all areas not written are yellow's."""
    g = begin(war(board, game, "2 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place(source), place(target))), (GREEN, SendUnit(INFANTRY, led)))
    return g


def withdraw(g: War, kind: int, to: str, roll: int, led: bool = False) -> list[Event]:
    """Red withdraws a unit, and its die falls."""
    answer(g, (RED, Withdraw(kind, place(to), led)))
    return fated(g, (roll,))


THREE = """
    weather_hills: 0 infantry 3
    fornost: 1 infantry 3
    north_downs: 1 infantry 1
    buckland: 1 infantry 1
"""
"""Green in Weather Hills attacks Fornost, behind which red holds North Downs and Buckland."""


# --- the die for each unit -----------------------------------------------------------------------


@pytest.mark.rule("RNG-038")
def test_a_die_is_rolled_for_each_unit_that_is_to_withdraw_and_for_no_other() -> None:
    g = attacked(THREE, "weather_hills", "fornost")
    events = withdraw(g, INFANTRY, "north_downs", 4) + withdraw(g, INFANTRY, "north_downs", 3)
    assert [e.roll for e in events if isinstance(e, UnitFled)] == [4, 3]
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5))
    assert stands(g, "fornost") == "1 infantry 1"
    assert stands(g, "north_downs") == "1 infantry 3"


@pytest.mark.rule("RNG-038")
def test_nobody_withdraws_before_an_attack_is_announced_or_once_the_dice_fall() -> None:
    flight = Withdraw(INFANTRY, place("north_downs"), False)
    nobody_asks = because("not-your-decision", "kernel")
    g = begin(war(THREE, "4", "2 infantry 1"), "battle")
    assert g.why_not(RED, flight) == nobody_asks
    answer(g, (GREEN, Attack(place("weather_hills"), place("fornost"))))
    assert g.why_not(RED, flight) == nobody_asks
    answer(g, (GREEN, SendUnit(INFANTRY, False)))
    assert g.why_not(RED, flight) is None
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 1))
    assert g.why_not(RED, flight) == nobody_asks, "both roll again, and nobody leaves meanwhile"


@pytest.mark.rule("RNG-038")
def test_units_may_withdraw_between_two_duels() -> None:
    g = attacked(THREE, "weather_hills", "fornost")
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5))
    answer(g, (GREEN, Attack(place("weather_hills"), place("fornost"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)))
    withdraw(g, INFANTRY, "north_downs", 6)
    assert stands(g, "north_downs") == "1 infantry 2"


@pytest.mark.rule("RNG-038", "RNG-018")
def test_units_may_withdraw_too_if_the_attacker_names_the_defending_unit() -> None:
    g = attacked(THREE, "weather_hills", "fornost", "4 defender_named_by=attacker")
    withdraw(g, INFANTRY, "north_downs", 2)
    answer(g, (RED, Hold()), (GREEN, NameDefender(INFANTRY)))
    fated(g, (5, 1))
    assert stands(g, "fornost") == "1 infantry 1"


@pytest.mark.rule("RNG-039")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_on_two_to_six_the_unit_flees_into_an_adjacent_own_area(roll: int) -> None:
    g = attacked(THREE, "weather_hills", "fornost")
    withdraw(g, INFANTRY, "north_downs", roll)
    assert stands(g, "fornost") == "1 infantry 2"
    assert stands(g, "north_downs") == "1 infantry 2"


@pytest.mark.rule("RNG-039")
def test_the_owner_picks_an_area_for_each_unit() -> None:
    g = attacked(THREE, "weather_hills", "fornost")
    withdraw(g, INFANTRY, "north_downs", 2)
    withdraw(g, INFANTRY, "buckland", 2)
    assert stands(g, "north_downs") == stands(g, "buckland") == "1 infantry 2"


@pytest.mark.rule("RNG-039")
def test_it_flees_over_land_borders_into_own_areas_only() -> None:
    board = "lamedon: 0 infantry 2\nbelfalas: 1 infantry 2\nlebennin: 1 infantry 1\n"
    g = attacked(board + "umbar: 1 infantry 1", "lamedon", "belfalas")
    assert [a.target for a in g.legal(RED) if isinstance(a, Withdraw)] == [place("lebennin")]
    for elsewhere in ("umbar", "lamedon", "stop_south", "harad"):
        assert g.why_not(RED, Withdraw(INFANTRY, place(elsewhere), False)) == because(
            "not-an-own-neighbour", "RNG-039", area=place(elsewhere)
        )


@pytest.mark.rule("RNG-039")
def test_without_an_own_area_beside_it_there_is_no_retreat() -> None:
    g = attacked("weather_hills: 0 infantry 3\nfornost: 1 infantry 3", "weather_hills", "fornost")
    assert g.legal(RED) == [NameDefender(INFANTRY)]


@pytest.mark.rule("RNG-039", "RNG-003")
def test_it_flees_only_where_there_is_room() -> None:
    board = THREE.replace("north_downs: 1 infantry 1", "north_downs: 1 infantry 4")
    g = attacked(board, "weather_hills", "fornost")
    withdraw(g, INFANTRY, "north_downs", 2)
    assert g.why_not(RED, Withdraw(INFANTRY, place("north_downs"), False)) == because(
        "area-full", "RNG-003", area=place("north_downs"), limit=5
    )
    assert g.why_not(RED, Withdraw(INFANTRY, place("buckland"), False)) is None


@pytest.mark.rule("RNG-038")
def test_only_units_that_are_there_can_withdraw() -> None:
    g = attacked(THREE, "weather_hills", "fornost")
    assert g.why_not(RED, Withdraw(CREATURE, place("buckland"), False)) == because(
        "no-such-unit", "RNG-038", area=place("fornost")
    )


@pytest.mark.rule("RNG-040")
def test_on_a_one_the_unit_is_destroyed() -> None:
    g = attacked(THREE, "weather_hills", "fornost")
    before = g.fielded[3 * RED + INFANTRY]
    assert UnitFellFleeing(RED, place("fornost"), INFANTRY) in withdraw(g, INFANTRY, "buckland", 1)
    assert stands(g, "fornost") == "1 infantry 2"
    assert stands(g, "buckland") == "1 infantry 1"
    assert g.fielded[3 * RED + INFANTRY] == before - 1, "its figure is back in the box"


# --- when all withdraw ---------------------------------------------------------------------------

LAST = """
    eregion: 0 infantry 2, cavalry 1, leader
    moria: 1 infantry 2
    gladden_fields: 1 infantry 1
"""
"""Green in Eregion attacks the fortress of Moria; red may fall back to Gladden Fields."""


@pytest.mark.rule("G15", "RNG-040", "RNG-052")
@pytest.mark.parametrize("rolls", [(6, 2), (2, 1), (1, 1)])
def test_if_all_withdraw_the_announced_unit_moves_in_without_a_roll(rolls: tuple[int, int]) -> None:
    g = attacked(LAST, "eregion", "moria")
    withdraw(g, INFANTRY, "gladden_fields", rolls[0])
    withdraw(g, INFANTRY, "gladden_fields", rolls[1])
    assert stands(g, "moria") == "0 infantry 1"
    assert stands(g, "eregion") == "0 infantry 1, cavalry 1, leader"
    answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))
    fated(g, DrawnArea(place("nurn")), DrawnCard(CARD["ambush"]))
    assert g.area_hands[GREEN] == [place("nurn")]
    assert g.card_hands[GREEN] == [CARD["ambush"]]


@pytest.mark.rule("G15")
def test_if_so_agreed_moving_in_brings_no_cards() -> None:
    g = attacked(LAST, "eregion", "moria", "4 full_retreat=entry leader_card=arrival")
    withdraw(g, INFANTRY, "gladden_fields", 6)
    withdraw(g, INFANTRY, "gladden_fields", 6)
    assert stands(g, "moria") == "0 infantry 1"
    answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))
    assert "card-part" not in g.path()
    assert (g.area_hands[GREEN], g.card_hands[GREEN]) == ([], [])


@pytest.mark.rule("G15")
def test_even_so_an_area_whose_last_defender_fell_in_a_duel_is_conquered() -> None:
    g = attacked(LAST, "eregion", "moria", "4 full_retreat=entry")
    withdraw(g, INFANTRY, "gladden_fields", 6)
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (5, 1, 1, 1))
    answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))
    fated(g, DrawnArea(place("nurn")))
    assert g.area_hands[GREEN] == [place("nurn")]


@pytest.mark.rule("G15", "RNG-044")
def test_the_unit_that_moved_in_has_fought() -> None:
    g = attacked(LAST, "eregion", "moria")
    withdraw(g, INFANTRY, "gladden_fields", 6)
    withdraw(g, INFANTRY, "gladden_fields", 6)
    answer(g, (GREEN, StopAttacking()), (GREEN, Move(place("eregion"), CAVALRY)))
    answer(g, (GREEN, MoveTo(place("moria"), False)))
    assert stands(g, "moria") == "0 infantry 1, cavalry 1"
    assert g.why_not(GREEN, Move(place("moria"), INFANTRY)) == because(
        "just-fought", "RNG-044", area=place("moria"), kind=INFANTRY
    )


@pytest.mark.rule("G15", "G11")
def test_a_declared_leader_moves_in_with_the_unit() -> None:
    g = attacked(LAST, "eregion", "moria", led=True)
    withdraw(g, INFANTRY, "gladden_fields", 6)
    withdraw(g, INFANTRY, "gladden_fields", 1)
    assert stands(g, "moria") == "0 infantry 1, leader"


# --- leaders in a retreat ------------------------------------------------------------------------

LED = LAST.replace("moria: 1 infantry 2", "moria: 1 infantry 2, leader")


@pytest.mark.rule("G16")
def test_a_leader_goes_with_any_unit_that_flees_without_a_roll() -> None:
    g = attacked(LED, "eregion", "moria")
    assert g.legal(RED) == [
        NameDefender(INFANTRY),
        Withdraw(INFANTRY, place("gladden_fields"), False),
        Withdraw(INFANTRY, place("gladden_fields"), True),
    ]
    withdraw(g, INFANTRY, "gladden_fields", 2, led=True)
    assert stands(g, "gladden_fields") == "1 infantry 2, leader"
    answer(g, (RED, NameDefender(INFANTRY)))
    assert g.frame(DuelRoll).defence == 1 + 2, "he no longer helps in Moria"


@pytest.mark.rule("G16")
def test_it_is_told_whether_the_leader_went_along() -> None:
    g = attacked(LED, "eregion", "moria")
    for led, along in ((False, False), (True, True)):
        trial = g.clone()
        told = withdraw(trial, INFANTRY, "gladden_fields", 5, led)
        assert told[0] == UnitFled(RED, place("moria"), place("gladden_fields"), 0, 5, along)
    withdraw(g, INFANTRY, "gladden_fields", 5)
    last = withdraw(g, INFANTRY, "gladden_fields", 5)
    assert last[0] == UnitFled(RED, place("moria"), place("gladden_fields"), 0, 5, True)


@pytest.mark.rule("G16")
def test_a_leader_stays_if_the_unit_that_should_take_him_along_is_destroyed() -> None:
    g = attacked(LED, "eregion", "moria")
    withdraw(g, INFANTRY, "gladden_fields", 1, led=True)
    assert stands(g, "moria") == "1 infantry 1, leader"
    withdraw(g, INFANTRY, "gladden_fields", 5, led=True)
    assert stands(g, "gladden_fields") == "1 infantry 2, leader"


@pytest.mark.rule("G16", "G10")
def test_a_leader_is_lost_if_no_unit_gets_away() -> None:
    g = attacked(LED, "eregion", "moria")
    withdraw(g, INFANTRY, "gladden_fields", 1, led=True)
    assert LeaderLost(RED, place("moria")) in withdraw(g, INFANTRY, "gladden_fields", 1, led=True)
    assert g.leaders(RED) == []


@pytest.mark.rule("G16")
def test_the_last_unit_to_flee_takes_the_leader_along() -> None:
    g = attacked(LED, "eregion", "moria")
    withdraw(g, INFANTRY, "gladden_fields", 2)
    assert stands(g, "moria") == "1 infantry 1, leader"
    withdraw(g, INFANTRY, "gladden_fields", 2)
    assert stands(g, "gladden_fields") == "1 infantry 3, leader"


@pytest.mark.rule("G16", "G10")
def test_a_leader_cannot_flee_to_another_leader_and_is_lost_if_he_stays_alone() -> None:
    board = LED.replace("gladden_fields: 1 infantry 1", "gladden_fields: 1 infantry 1, leader")
    g = attacked(board, "eregion", "moria")
    assert g.why_not(RED, Withdraw(INFANTRY, place("gladden_fields"), True)) == because(
        "leader-already-there", "G10", area=place("gladden_fields")
    )
    withdraw(g, INFANTRY, "gladden_fields", 2)
    assert LeaderLost(RED, place("moria")) in withdraw(g, INFANTRY, "gladden_fields", 2)
    assert g.leaders(RED) == [place("gladden_fields")]


@pytest.mark.rule("G16")
def test_where_there_is_no_leader_none_can_flee() -> None:
    g = attacked(LAST, "eregion", "moria")
    assert g.why_not(RED, Withdraw(INFANTRY, place("gladden_fields"), True)) == because(
        "no-leader", "G16", area=place("moria")
    )


@pytest.mark.rule("G16")
def test_if_so_agreed_leaders_cannot_flee() -> None:
    g = attacked(LED, "eregion", "moria", "4 leader_retreat=stays")
    assert g.why_not(RED, Withdraw(INFANTRY, place("gladden_fields"), True)) == because(
        "leader-cannot-flee", "G16", area=place("moria")
    )
    withdraw(g, INFANTRY, "gladden_fields", 6)
    assert LeaderLost(RED, place("moria")) in withdraw(g, INFANTRY, "gladden_fields", 6)
    assert stands(g, "gladden_fields") == "1 infantry 3"


# --- after the retreat ---------------------------------------------------------------------------

AGAIN = THREE + "borderlands: 0 infantry 2\n"
"""Green can also attack North Downs, from the Borderlands."""


@pytest.mark.rule("G17")
def test_a_unit_that_fled_may_be_attacked_again_in_the_same_turn() -> None:
    g = attacked(AGAIN, "weather_hills", "fornost")
    withdraw(g, INFANTRY, "north_downs", 2)
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5))
    answer(g, (GREEN, Attack(place("borderlands"), place("north_downs"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)), (RED, NameDefender(INFANTRY)))
    assert g.waiting() == (FATE,)


@pytest.mark.rule("G17")
def test_if_so_agreed_the_area_they_fled_to_is_safe_for_this_turn() -> None:
    g = attacked(AGAIN, "weather_hills", "fornost", "4 shelter=turn")
    withdraw(g, INFANTRY, "north_downs", 2)
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 5))
    again = Attack(place("borderlands"), place("north_downs"))
    assert again not in g.legal(GREEN)
    assert g.why_not(GREEN, again) == because("sheltered", "G17", area=place("north_downs"))
    assert g.why_not(GREEN, Attack(place("weather_hills"), place("fornost"))) is None
    start(g, WholeWar(at="take_turns"), Turn(YELLOW))
    start(g, WholeWar(at="take_turns"), Turn(GREEN, at="battle"))
    assert g.why_not(GREEN, again) is None, "a new turn has begun meanwhile"


@pytest.mark.rule("RNG-039")
def test_where_no_retreat_leads_every_neighbour_says_why() -> None:
    g = attacked("weather_hills: 0 infantry 3\n fornost: 1 infantry 3", "weather_hills", "fornost")
    offer = g.offer(RED)
    assert offer is not None
    refused = {c.action.target: c.reason for c in offer.choices if isinstance(c.action, Withdraw)}
    assert refused == {
        area: because("not-an-own-neighbour", "RNG-039", area=area)
        for area in g.board.land[place("fornost")]
    }
    assert offer.legal == [NameDefender(INFANTRY)]


# --- by sea --------------------------------------------------------------------------------------

COAST = """
    lamedon: 0 infantry 3
    belfalas: 1 infantry 2
    umbar: 1 infantry 1
    minhiriath: 1 infantry 1
    stop_south: 1 infantry 1
"""
"""Green attacks Belfalas, which a route joins to Umbar; between it and Minhiriath lies a ship symbol."""


@pytest.mark.rule("RNG-039")
def test_nobody_flees_over_the_sea() -> None:
    g = attacked(COAST, "lamedon", "belfalas")
    assert not any(isinstance(a, Withdraw) for a in g.legal(RED))
    assert g.why_not(RED, Withdraw(INFANTRY, place("umbar"), False)) == because(
        "not-an-own-neighbour", "RNG-039", area=place("umbar")
    )


@pytest.mark.rule("RNG-039")
def test_if_so_agreed_units_flee_from_port_to_port_but_not_past_a_ship_symbol() -> None:
    g = attacked(COAST, "lamedon", "belfalas", "4 sea_retreat=allowed")
    assert [a for a in g.legal(RED) if isinstance(a, Withdraw)] == [
        Withdraw(INFANTRY, place("umbar"), False)
    ]
    for elsewhere in ("minhiriath", "stop_south"):
        assert g.why_not(RED, Withdraw(INFANTRY, place(elsewhere), False)) == because(
            "not-an-own-neighbour", "RNG-039", area=place(elsewhere)
        )
    withdraw(g, INFANTRY, "umbar", 2)
    assert (stands(g, "belfalas"), stands(g, "umbar")) == ("1 infantry 1", "1 infantry 2")


@pytest.mark.rule("RNG-039", "G18")
def test_if_so_agreed_and_routes_simply_join_ports_units_flee_along_them() -> None:
    board = COAST.replace("    stop_south: 1 infantry 1\n", "")
    g = attacked(board, "lamedon", "belfalas", "4 sea_retreat=allowed ship_symbols=open")
    assert Withdraw(INFANTRY, place("minhiriath"), False) in g.legal(RED)
