"""Winter: its course and the results of its table. [EMP-069 to EMP-095]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.events import WinterCame
from feldzug.games.empires.magic.effects import Mist
from feldzug.games.empires.whole_campaign import Round
from feldzug.games.empires.winter.dragons import DragonRoll, DragonStep
from feldzug.games.empires.winter.events import (
    DefectionDrawn,
    DragonFlew,
    DragonsBrokeOut,
    DragonStruck,
    DragonTurnedBack,
    NoWinterEvent,
    PlagueBrokeOut,
    RaidRolled,
    RevolutionBegan,
    RevolutionRolled,
    TaxesCollected,
    TaxesHalved,
    WinterRolled,
)
from feldzug.games.empires.winter.table import RaidRoll
from feldzug.games.empires.winter.unrest import DefectionRoll, LoseTile, Rebel, RevolutionRoll
from feldzug.games.empires.winter.winter import Winter, WinterRoll
from tests.games.empires.seasons import (
    AUTUMN,
    asked,
    roll,
    say,
    season,
    stands,
    start,
    told,
    winter,
)
from tests.games.empires.table import A, B, C, D, refused, rule_against, tile

NOTHING = (2, 1)
"""An uprising: it changes nothing on the map."""

APART = (
    "A1 mountain 0 *; A5 mountain 1 *; B5 mountain 1; A9 mountain 2 *; B9 mountain 2; C9 mountain 2"
)
"""Three realms without taxes, the smallest first, far from each other."""


# --- procedure ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-069", "EMP-005")
def test_winter_is_the_table_then_taxes() -> None:
    g = winter("A1 hills 0 *; A5 hills 1 *; B5 hills 1")
    assert g.events[0] == WinterCame()
    roll(g, NOTHING, NOTHING)
    roll(g, 6, 6, 6)
    assert g.gold == [30, 60]
    assert g.stack == []
    assert Round.flow()[-4:] == ("autumn_magic", "conversion", "winter_war", "winter")


@pytest.mark.rule("EMP-070", "EMP-071", "EMP-013")
def test_each_player_rolls_the_smallest_realm_first_as_ranked_before_winter() -> None:
    g = season(APART, AUTUMN)
    g.order = [C, B, A]
    start(g, Winter())
    done = roll(g, NOTHING, NOTHING, NOTHING)
    assert told(done, WinterRolled) == [WinterRolled(seat, NOTHING, "3") for seat in (A, B, C)]
    assert g.order == [A, B, C]


@pytest.mark.rule("EMP-437")
def test_a_neutral_realm_rolls_nothing() -> None:
    g = season(APART, AUTUMN)
    g.neutral[A] = 1
    start(g, Winter())
    assert asked(g) == WinterRoll(B)


# --- dragon wrath ------------------------------------------------------------------------------

VOLCANO = """
    C3 volcano; D3 hills 1 castle; C4 hills 1 city*; B4 mountain 1 mine; B3 hills 1 special-building; B2 hills
    A8 mountain 0 *
"""
"""A volcano with neighbours in the directions 2 to 6; none in direction 1."""


@pytest.mark.rule("EMP-072", "EMP-073", "EMP-074", "EMP-075", "EMP-425")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_dragons_break_out_and_each_moves_one_tile(dice: tuple[int, int]) -> None:
    g = winter(VOLCANO)
    roll(g, dice)
    done = roll(g, (3, 4), 2, 2, 3, 4, 6, 6, 6)
    assert told(done, DragonsBrokeOut) == [DragonsBrokeOut(tile("C3"), (3, 4), 7)]
    where = ["D3", "D3", "C4", "B4", "B2", "B2", "B2"]
    assert [event.target for event in told(done, DragonFlew)] == [tile(name) for name in where]


@pytest.mark.rule("EMP-074")
def test_off_the_map_a_dragons_die_is_rolled_again() -> None:
    g = winter(VOLCANO)
    done = roll(g, (1, 1), (1, 1), 1)
    assert told(done, DragonTurnedBack) == [DragonTurnedBack(1, 1)]
    assert asked(g) == DragonStep(1)
    done = roll(g, 6, 6)
    assert told(done, DragonFlew)[0] == DragonFlew(1, 6, tile("B2"))


@pytest.mark.rule("EMP-074")
def test_by_the_other_reading_each_dragon_moves_on_from_the_one_before() -> None:
    g = winter(VOLCANO, dragon_wrath="chain")
    done = roll(g, (1, 1), (1, 2), 5, 2, 6)
    assert [event.target for event in told(done, DragonFlew)] == [
        tile("B3"),
        tile("C3"),
        tile("B2"),
    ]


@pytest.mark.rule("EMP-076", "EMP-077", "EMP-412")
def test_where_a_dragon_stands_no_taxes_are_paid_and_markers_fall_on_4() -> None:
    g = winter(VOLCANO)
    roll(g, (1, 1), (2, 2), 2, 3, 4, 5)
    assert asked(g) == DragonRoll(1, tile("D3"))
    done = roll(g, 3, 4, 6)
    assert [(event.dragon, event.die) for event in told(done, DragonStruck)] == [
        (1, 3),
        (2, 4),
        (3, 6),
    ]
    assert [stands(g, name) for name in ("D3", "C4", "B4", "B3")] == [
        "castle",
        "",
        "",
        "special-building",
    ]
    assert g.capital[B] == tile("C4")
    assert asked(g) == WinterRoll(B)
    roll(g, NOTHING)
    assert g.gold == [0, 0]
    assert g.stack == []


@pytest.mark.rule("EMP-077", "EMP-075")
def test_each_dragon_rolls_until_the_marker_is_gone() -> None:
    g = winter(VOLCANO)
    roll(g, (1, 1), (1, 2), 2, 2, 2)
    roll(g, 3, 4)
    assert stands(g, "D3") == ""
    assert asked(g) == WinterRoll(B)


@pytest.mark.rule("EMP-078")
@pytest.mark.parametrize(("first", "second"), [((1, 1), (6, 6)), ((6, 6), (1, 1))])
def test_dragons_fly_once_a_winter(first: tuple[int, int], second: tuple[int, int]) -> None:
    g = winter(VOLCANO)
    roll(g, first, (1, 1), 6, 6)
    done = roll(g, second)
    assert told(done, NoWinterEvent) == [NoWinterEvent(B)]
    assert told(done, DragonsBrokeOut) == []


@pytest.mark.rule("EMP-078")
def test_in_the_next_winter_they_may_fly_again() -> None:
    g = season(VOLCANO, AUTUMN)
    g.dragons_flew, g.starved, g.revolted = True, [B], [B]
    start(g, Winter())
    assert (g.dragons_flew, g.starved, g.revolted) == (False, [], [])


@pytest.mark.rule("EMP-072")
def test_without_a_volcano_there_is_no_event() -> None:
    g = winter(APART)
    done = roll(g, (1, 1))
    assert told(done, NoWinterEvent) == [NoWinterEvent(A)]
    assert asked(g) == WinterRoll(B)


@pytest.mark.rule("EMP-072")
def test_from_a_volcano_that_borders_nothing_no_dragon_gets_anywhere() -> None:
    g = winter(APART + "; T20 volcano")
    assert told(roll(g, (1, 1)), NoWinterEvent) == [NoWinterEvent(A)]


# --- uprising, plague --------------------------------------------------------------------------


@pytest.mark.rule("EMP-079")
def test_an_uprising_halves_the_taxes_of_who_rolled_it() -> None:
    g = winter("A1 fields 0 *; A5 hills 1 *; B5 hills 1")
    done = roll(g, (1, 2), (2, 3))
    assert told(done, TaxesHalved) == [TaxesHalved(A, "uprising")]
    done = roll(g, (6, 6), 1, 1)
    assert told(done, TaxesCollected) == [
        TaxesCollected(A, 120, 1, 60),
        TaxesCollected(B, 20, 0, 20),
    ]


@pytest.mark.rule("EMP-083")
def test_plague_strikes_who_rolled_it() -> None:
    g = winter(APART)
    done = roll(g, (1, 4))
    assert told(done, PlagueBrokeOut) == [PlagueBrokeOut(A)]
    assert g.plague == [1, 0, 0]


@pytest.mark.rule("EMP-245")
def test_undead_know_no_plague() -> None:
    g = winter(APART, peoples=("tomb-kings", "empire", "empire"))
    done = roll(g, (1, 4))
    assert told(done, NoWinterEvent) == [NoWinterEvent(A)]
    assert g.plague == [0, 0, 0]


# --- rebellion ---------------------------------------------------------------------------------

REBELS = """
    A1 mountain 0 city*; B1 mountain 0 castle; C1 mountain 0 mine; D1 mountain 0 city
    F1 mountain 1 *; H1 mountain 1; I1 mountain 1; J1 mountain 1; K1 mountain 1; L1 mountain 1; M1 mountain 1
    D4 mountain 2 *; D5 mountain 2; D6 mountain 2; E6 mountain 2; F6 mountain 2; G6 mountain 2; H6 mountain 2
"""
"""D1 is two steps from B and three from C; B1 four from both."""


@pytest.mark.rule("EMP-080")
def test_the_owner_chooses_a_castle_or_city_but_not_the_capital() -> None:
    g = winter(REBELS)
    roll(g, (1, 3))
    assert asked(g) == Rebel(A)
    assert g.legal(A) == [LoseTile(tile("B1")), LoseTile(tile("D1"))]
    assert rule_against(g, A, LoseTile(tile("A1"))) == "EMP-080"
    assert refused(g, A, LoseTile(tile("C1"))) == "not-offered"


@pytest.mark.rule("EMP-081", "EMP-403")
def test_the_tile_joins_the_nearest_enemy_with_its_marker() -> None:
    g = winter(REBELS)
    roll(g, (1, 3))
    say(g, A, LoseTile(tile("D1")))
    assert g.owner[tile("D1")] == B
    assert stands(g, "D1") == "city"
    assert asked(g) == WinterRoll(B)


@pytest.mark.rule("EMP-082")
@pytest.mark.parametrize("seat", [B, C])
def test_between_equal_distances_a_die_decides(seat: Any) -> None:
    g = winter(REBELS)
    roll(g, (1, 3))
    say(g, A, LoseTile(tile("B1")))
    assert asked(g) == DefectionRoll(tile("B1"), (B, C))
    done = roll(g, seat)
    assert told(done, DefectionDrawn) == [DefectionDrawn(tile("B1"), seat)]
    assert g.owner[tile("B1")] == seat


@pytest.mark.rule("EMP-081", "EMP-417")
def test_no_tile_rebels_to_the_ally_nor_to_a_neutral_realm() -> None:
    g = season(REBELS, AUTUMN)
    g.ally[A], g.ally[B] = B, A
    start(g, Winter())
    roll(g, (1, 3))
    say(g, A, LoseTile(tile("D1")))
    assert g.owner[tile("D1")] == C
    g = season(REBELS, AUTUMN)
    g.neutral[B] = 1
    start(g, Winter())
    roll(g, (1, 3))
    say(g, A, LoseTile(tile("D1")))
    assert g.owner[tile("D1")] == C


@pytest.mark.rule("EMP-081", "EMP-409")
def test_nothing_rebels_to_a_realm_without_tiles() -> None:
    g = winter(REBELS, players=4)
    assert asked(g) == WinterRoll(D)
    roll(g, NOTHING, (1, 3))
    say(g, A, LoseTile(tile("D1")))
    assert g.owner[tile("D1")] == B


@pytest.mark.rule("EMP-080")
def test_with_the_capital_alone_there_is_no_rebellion() -> None:
    g = winter(
        "A1 mountain 0 city*; B1 mountain 0 mine; A5 mountain 1 *; B5 mountain 1; C5 mountain 1; D5 hills 1"
    )
    done = roll(g, (1, 3))
    assert told(done, NoWinterEvent) == [NoWinterEvent(A)]
    assert asked(g) == WinterRoll(B)


@pytest.mark.rule("EMP-080", "EMP-081")
def test_without_an_enemy_there_is_no_rebellion() -> None:
    g = season(
        "A1 mountain 0 city*; B1 mountain 0 castle; A5 mountain 1 city*; B5 mountain 1 city", 3
    )
    g.ally[A], g.ally[B] = B, A
    start(g, Winter())
    assert told(roll(g, (1, 3)), NoWinterEvent) == [NoWinterEvent(A)]


@pytest.mark.rule("EMP-422", "EMP-081")
def test_a_tile_in_the_mist_rebels_and_the_mist_stays() -> None:
    g = season(REBELS, AUTUMN)
    g.effects = [Mist(C, "next-autumn", tile("D1"))]
    start(g, Winter())
    roll(g, (1, 3))
    say(g, A, LoseTile(tile("D1")))
    assert g.owner[tile("D1")] == B
    assert g.effects == [Mist(C, "next-autumn", tile("D1"))]


# --- raids -------------------------------------------------------------------------------------

BORDER = """
    A1 hills 0 *; B1 hills 0; C1 hills 0; A2 hills 0; B2 hills 1; C2 hills 1 *; D1 hills 2 *
    D2 mountain 1; E2 mountain 1; F2 mountain 1; E1 mountain 2; F1 mountain 2; G1 mountain 2; H1 mountain 2
"""


@pytest.mark.rule("EMP-084", "EMP-085")
def test_raids_roll_for_each_tile_next_to_an_enemy() -> None:
    g = winter(BORDER)
    done = roll(g, (1, 5))
    assert asked(g) == RaidRoll(A, tile("B1"))
    done = roll(g, 3, 4, 1)
    assert told(done, RaidRolled) == [
        RaidRolled(A, tile("B1"), 3),
        RaidRolled(A, tile("C1"), 4),
        RaidRolled(A, tile("A2"), 1),
    ]
    roll(g, (2, 3), (2, 3), 5, 6)
    assert g.gold[A] == 110


@pytest.mark.rule("EMP-084", "EMP-417")
def test_tiles_next_to_the_ally_alone_are_not_raided() -> None:
    g = season(BORDER, AUTUMN)
    g.ally[A], g.ally[B] = B, A
    start(g, Winter())
    roll(g, (1, 5))
    assert asked(g) == RaidRoll(A, tile("C1"))
    roll(g, 6)
    assert asked(g) == WinterRoll(B)


# --- gold --------------------------------------------------------------------------------------

GOLD = """
    A1 mountain 0 city*; B1 mountain 0; C1 mountain 0; D1 mountain 0; E1 mountain 0; G1 mountain 0 city
    A5 mountain 1 city*; B5 mountain 1 city; C5 mountain 1 city; D5 mountain 1; E5 mountain 1; F5 mountain 1
"""
"""A has six tiles and two cities, one of them isolated; B is larger by a city."""


@pytest.mark.rule("EMP-086", "EMP-087", "EMP-088")
@pytest.mark.parametrize(
    ("rolls", "gold"), [([(3, 4)], 100), ([(3, 5)], 60), ([(4, 5), (3, 5)], 80)]
)
def test_results_that_bring_gold(rolls: list[Any], gold: int) -> None:
    g = winter(GOLD)
    roll(g, *rolls)
    assert g.gold == [gold, 0]
    assert g.ledger[-1].why == f"winter-{sum(rolls[0])}"
    assert asked(g) == WinterRoll(B)


@pytest.mark.rule("EMP-414", "EMP-247")
@pytest.mark.parametrize(
    ("rolls", "reading", "gold"),
    [
        ([(3, 4)], "8", 0),
        ([(3, 5)], "8", 60),
        ([(4, 5)], "8", 0),
        ([(3, 4)], "7-to-9", 100),
        ([(3, 5)], "7-to-9", 60),
        ([(4, 5), (3, 5)], "7-to-9", 80),
    ],
)
def test_of_these_the_undead_get_the_harvest_only(
    rolls: list[Any], reading: str, gold: int
) -> None:
    g = winter(GOLD, peoples=("vampire-counts", "empire"), undead_winter_results=reading)
    done = roll(g, *rolls)
    assert g.gold == [gold, 0]
    assert told(done, NoWinterEvent) == ([] if gold else [NoWinterEvent(A)])
    assert asked(g) == WinterRoll(B)


@pytest.mark.rule("EMP-414", "EMP-087")
def test_halvings_do_not_touch_this_gold() -> None:
    g = season("A1 fields 0 *; B1 fields 0; A5 mountain 1 *", AUTUMN)
    g.halvings[A] = 1
    start(g, Winter())
    roll(g, NOTHING, (4, 5), (3, 5))
    roll(g, (4, 4), (4, 4))
    assert g.gold[A] == 80 + 80


# --- famine ------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-089", "EMP-090", "EMP-091")
def test_famine_strikes_the_largest_realm_then_the_next() -> None:
    g = winter(APART)
    done = roll(g, (4, 6), (5, 5))
    assert told(done, TaxesHalved) == [TaxesHalved(C, "famine"), TaxesHalved(B, "famine")]
    assert g.halvings == [0, 1, 1]


@pytest.mark.rule("EMP-091", "EMP-095")
@pytest.mark.parametrize(("dice", "event"), [((5, 5), TaxesHalved), ((5, 6), RevolutionBegan)])
def test_none_is_struck_twice_however_often_it_falls(dice: tuple[int, int], event: type) -> None:
    done = roll(winter(APART), dice, dice, dice)
    assert [one.seat for one in told(done, event)] == [C, B, A]


@pytest.mark.rule("EMP-108", "EMP-079", "EMP-090")
def test_uprising_famine_and_spoiled_harvest_add_up() -> None:
    g = season("A1 mountain 0 *; A5 fields 1 *; B5 fields 1", AUTUMN)
    g.halvings[B] = 1
    start(g, Winter())
    roll(g, (4, 6), (1, 2))
    assert g.halvings == [0, 3]
    roll(g, (4, 4), (4, 4))
    assert g.gold == [0, 20]


@pytest.mark.rule("EMP-246", "EMP-091")
def test_famine_passes_over_the_undead() -> None:
    g = winter(APART, peoples=("empire", "empire", "tomb-kings"))
    done = roll(g, (4, 6))
    assert told(done, TaxesHalved) == [TaxesHalved(B, "famine")]


@pytest.mark.rule("EMP-433", "EMP-246")
def test_when_all_have_starved_famine_is_no_event() -> None:
    g = winter("A1 fields 0 *; A5 hills 1 *; B5 hills 1", peoples=("empire", "vampire-counts"))
    roll(g, (4, 6))
    done = roll(g, (4, 6))
    assert told(done, NoWinterEvent) == [NoWinterEvent(B)]
    roll(g, (3, 5))
    assert g.gold == [40, 0]


@pytest.mark.rule("EMP-089", "EMP-437")
def test_a_neutral_realm_is_not_struck() -> None:
    g = season(APART, AUTUMN)
    g.neutral[C] = 1
    start(g, Winter())
    assert told(roll(g, (4, 6)), TaxesHalved) == [TaxesHalved(B, "famine")]


@pytest.mark.rule("EMP-089", "EMP-092")
def test_famine_and_revolution_may_strike_the_same_realm() -> None:
    g = winter(APART)
    done = roll(g, (4, 6), (5, 6))
    assert told(done, TaxesHalved) == [TaxesHalved(C, "famine")]
    assert told(done, RevolutionBegan) == [RevolutionBegan(C)]


# --- revolution --------------------------------------------------------------------------------

TORN = """
    A1 mountain 0 *
    E3 mountain 1 city*; D3 mountain 1 castle; F3 mountain 1 city; C3 mountain 1 castle
    G3 mountain 1; H3 mountain 1
    D2 mountain 2 *; F2 mountain 2; E5 mountain 2
"""
"""B is the largest; its capital, the castle D3 and the city F3 border C, the castle C3 borders nobody."""


@pytest.mark.rule("EMP-092", "EMP-093", "EMP-094")
def test_revolution_rolls_for_castles_and_cities_at_the_border_of_the_largest_realm() -> None:
    g = winter(TORN)
    done = roll(g, (5, 6))
    assert told(done, RevolutionBegan) == [RevolutionBegan(B)]
    assert asked(g) == RevolutionRoll(B, tile("D3"))
    done = roll(g, 5, 4)
    assert told(done, RevolutionRolled) == [
        RevolutionRolled(B, tile("D3"), 5),
        RevolutionRolled(B, tile("F3"), 4),
    ]
    assert g.owner[tile("D3")] == C
    assert stands(g, "D3") == "castle"
    assert g.owner[tile("F3")] == B
    assert asked(g) == WinterRoll(C)


@pytest.mark.rule("EMP-093")
def test_by_the_other_reading_the_capital_is_rolled_for_and_replaced_before_taxes() -> None:
    g = winter(TORN.replace("G3 mountain 1", "G3 hills 1"), revolution_capital="rolled-for")
    roll(g, (5, 6), 1)
    assert asked(g) == RevolutionRoll(B, tile("E3"))
    roll(g, 5, 1)
    assert g.owner[tile("E3")] == C
    roll(g, NOTHING, (1, 4))
    assert g.capital[B] == tile("F3")
    roll(g, 2, 3, 4)
    assert g.gold[B] == 70
    assert g.markers == [0, 0, 0]


@pytest.mark.rule("EMP-094")
def test_a_revolution_between_equal_neighbours_is_decided_by_a_die() -> None:
    text = TORN + "; C2 mountain 0"
    g = winter(text)
    roll(g, (5, 6))
    assert asked(g) == RevolutionRoll(B, tile("C3"))
    roll(g, 4, 6)
    assert asked(g) == DefectionRoll(tile("D3"), (A, C))
    roll(g, A)
    assert g.owner[tile("D3")] == A


@pytest.mark.rule("EMP-093", "EMP-417")
def test_only_the_border_with_an_enemy_counts_not_with_the_ally() -> None:
    g = season(TORN, AUTUMN)
    g.ally[B], g.ally[C] = C, B
    start(g, Winter())
    roll(g, (5, 6))
    assert asked(g) == WinterRoll(C)


@pytest.mark.rule("EMP-094")
def test_in_a_revolution_the_nearest_realm_may_be_the_ally() -> None:
    g = season(TORN + "; C2 mountain 0", AUTUMN)
    g.ally[A], g.ally[B] = B, A
    start(g, Winter())
    roll(g, (5, 6))
    assert asked(g) == RevolutionRoll(B, tile("D3"))
    roll(g, 6)
    assert asked(g) == DefectionRoll(tile("D3"), (A, C))


@pytest.mark.rule("EMP-094", "EMP-437")
def test_a_revolution_brings_a_neutral_realm_nothing() -> None:
    g = season(TORN, AUTUMN)
    g.neutral[C] = 1
    start(g, Winter())
    roll(g, (5, 6), 5)
    assert g.owner[tile("D3")] == A


@pytest.mark.rule("EMP-422", "EMP-093")
def test_revolution_moves_a_tile_in_the_mist() -> None:
    g = season(TORN, AUTUMN)
    g.effects = [Mist(C, "next-autumn", tile("D3"))]
    start(g, Winter())
    roll(g, (5, 6), 5)
    assert g.owner[tile("D3")] == C
    assert len(g.effects) == 1


@pytest.mark.rule("EMP-095", "EMP-433")
def test_a_second_revolution_strikes_the_next_largest_and_then_nobody() -> None:
    g = winter(APART)
    done = roll(g, (5, 6), (5, 6))
    assert told(done, RevolutionBegan) == [RevolutionBegan(C), RevolutionBegan(B)]
    done = roll(g, (5, 6))
    assert told(done, RevolutionBegan) == [RevolutionBegan(A)]
    g = season(APART, AUTUMN, peoples=("empire",) * 3)
    g.neutral[B] = g.neutral[C] = 1
    start(g, Winter())
    g.revolted = [A]
    done = roll(g, (5, 6))
    assert told(done, NoWinterEvent) == [NoWinterEvent(A)]


@pytest.mark.rule("EMP-013", "EMP-092")
def test_famine_goes_by_the_ranking_before_winter_though_a_revolution_has_moved_tiles() -> None:
    g = winter(TORN + "; A9 mountain 3 *; B9 mountain 3; C9 mountain 3")
    roll(g, (5, 6), 5, 5)
    assert g.order[-1] == B
    assert g.size(B) < g.size(C)
    done = roll(g, (4, 6))
    assert told(done, TaxesHalved) == [TaxesHalved(B, "famine")]
    assert D in g.order
