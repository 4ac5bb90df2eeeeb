"""Retreat: where units go, who chooses, and what becomes of those that find no place. [RW-267 – RW-275]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import MOUNTAIN
from feldzug.games.runewars.decks import WINTER
from feldzug.games.runewars.destroying import DestroyUnit, UnitDestroyed
from feldzug.games.runewars.game import Base
from feldzug.games.runewars.movement import Crossing
from feldzug.games.runewars.retreat import RetreatArriving, RetreatTo, RetreatUnits, UnitsRetreated
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.rules import Rules
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    WAIQAR,
    answer,
    arriving,
    at,
    field,
    kind,
    stands,
    start,
)


@pytest.mark.rule("RW-267")
def test_all_go_to_one_area_and_are_routed() -> None:
    g = start(
        field("1c: 3 knight, 1 footman routed; 1a: 1 footman; 1b: 1 footman"),
        RetreatUnits(DAQAN, at("1c"), DAQAN),
    )
    events = answer(g, (DAQAN, RetreatTo(at("1a"))))
    assert stands(g, "1a") == "1 footman, 1 footman routed, 3 knight routed"
    assert stands(g, "1c") == ""
    assert UnitsRetreated(DAQAN, kind("knight"), 3, at("1c"), at("1a")) in events
    assert not g.stack


@pytest.mark.rule("RW-267")
def test_no_other_area_than_an_adjacent_one() -> None:
    g = start(
        field("1c: 3 knight; 1a: 1 footman; 1b: 1 footman; 2c: 1 footman"),
        RetreatUnits(DAQAN, at("1c"), DAQAN),
    )
    reason = g.why_not(DAQAN, RetreatTo(at("2c")))
    assert reason is not None
    assert (reason.key, reason.rule) == ("retreat-too-far", "RW-267")


@pytest.mark.rule("RW-268")
def test_a_friendly_area_goes_before_an_empty_one() -> None:
    g = start(field("1c: 3 knight; 1a: 1 footman"), RetreatUnits(DAQAN, at("1c"), DAQAN))
    assert stands(g, "1a") == "1 footman, 3 knight routed"


@pytest.mark.rule("RW-268")
def test_an_empty_area_is_refused_while_there_are_friendly_ones_and_others_always() -> None:
    g = start(
        field("1c: 3 knight; 1a: 1 footman; 1b: 1 footman; 5c: 1 archer"),
        RetreatUnits(DAQAN, at("1c"), DAQAN),
    )
    assert g.legal(DAQAN) == [RetreatTo(at("1a")), RetreatTo(at("1b"))]
    empty, enemy = (g.why_not(DAQAN, RetreatTo(at(name))) for name in ("5a", "5c"))
    assert empty is not None
    assert (empty.key, empty.rule) == ("retreat-friendly-first", "RW-268")
    assert enemy is not None
    assert (enemy.key, enemy.rule) == ("retreat-into-others", "RW-268")


@pytest.mark.rule("RW-268")
def test_without_a_friendly_area_an_empty_one_and_without_that_they_are_destroyed() -> None:
    g = start(
        field("1c: 2 knight; 1a: 1 archer; 5a: 1 sorcerer; 5c: 1 archer"),
        RetreatUnits(DAQAN, at("1c"), DAQAN),
    )
    assert stands(g, "1b") == "2 knight routed"

    g = field("1c: 2 knight; 1a: 1 archer; 1b: 1 archer; 5a: 1 sorcerer; 5c: 1 archer")
    left = g.supply[kind("knight")]
    start(g, RetreatUnits(DAQAN, at("1c"), DAQAN))
    assert g.events == [UnitDestroyed(DAQAN, kind("knight"), at("1c"))] * 2
    assert g.supply[kind("knight")] == left + 2
    assert g.controller[at("1c")] == NOBODY


@pytest.mark.rule("RW-269")
def test_neutrals_go_to_an_uncontrolled_area_that_another_player_chooses() -> None:
    g = start(
        field("5c: 2 sorcerer, 1 sorcerer routed; 5a: 1 beastman; 1c: 1 footman; 5b: 1 archer"),
        RetreatUnits(NOBODY, at("5c"), WAIQAR),
    )
    assert g.waiting() == (WAIQAR,)
    assert g.legal(WAIQAR) == [RetreatTo(at("5a")), RetreatTo(at("5d"))]
    reason = g.why_not(WAIQAR, RetreatTo(at("1c")))
    assert reason is not None
    assert (reason.key, reason.rule) == ("retreat-not-uncontrolled", "RW-269")
    answer(g, (WAIQAR, RetreatTo(at("5a"))))
    assert stands(g, "5a") == "1 beastman, 3 sorcerer routed"
    assert g.controller[at("5a")] == NOBODY


@pytest.mark.rule("RW-269")
def test_neutrals_without_an_uncontrolled_area_are_destroyed() -> None:
    g = field("6d: 1 giant; 6c: 1 archer")
    start(g, RetreatUnits(NOBODY, at("6d"), WAIQAR))
    assert g.events == [UnitDestroyed(NOBODY, kind("giant"), at("6d"))]
    assert stands(g, "6d") == ""


@pytest.mark.rule("RW-270")
def test_borders_bind_those_that_walk_and_not_those_that_fly() -> None:
    board = "5b: 1 {unit}; 5d: 1 archer; 5a: 1 archer; 5c: 1 footman; 9a: 1 footman; 9b: 1 footman"
    g = start(field(board.format(unit="archer")), RetreatUnits(LATARI, at("5b"), LATARI))
    assert stands(g, "5a") == "1 archer, 1 archer routed"
    g = start(field(board.format(unit="pegasus-rider")), RetreatUnits(LATARI, at("5b"), LATARI))
    assert RetreatTo(at("5d")) in g.legal(LATARI)


@pytest.mark.rule("RW-270")
def test_a_border_is_named_as_the_reason_and_water_is_open_in_winter() -> None:
    board = "1b: 2 footman; 1a: 1 footman; 1c: 1 footman; 5a: 1 footman"
    g = start(field(board), RetreatUnits(DAQAN, at("1b"), DAQAN))
    reason = g.why_not(DAQAN, RetreatTo(at("5a")))
    assert reason is not None
    assert (reason.key, reason.rule) == ("retreat-over-border", "RW-270")

    g = field(board)
    g.season = WINTER
    start(g, RetreatUnits(DAQAN, at("1b"), DAQAN))
    assert RetreatTo(at("5a")) in g.legal(DAQAN)


MIXED = "8b: 1 footman, 2 dragon; 8a: 1 archer; 8c: 1 archer; uthuk-a: 1 archer; 8d: 1 footman"
"""From 8b only 8d is left, behind a mountain border."""


@pytest.mark.rule("RW-270")
def test_of_units_that_retreat_together_only_those_cut_off_are_destroyed() -> None:
    g = start(field(MIXED), RetreatUnits(DAQAN, at("8b"), DAQAN))
    assert stands(g, "8d") == "1 footman, 2 dragon routed"
    assert UnitDestroyed(DAQAN, kind("footman"), at("8b")) in g.events


@pytest.mark.rule("RW-270")
def test_or_all_must_fit_as_an_option_says() -> None:
    g = start(field(MIXED, mixed_retreat="all-must-fit"), RetreatUnits(DAQAN, at("8b"), DAQAN))
    assert stands(g, "8d") == "1 footman"
    assert len([e for e in g.events if isinstance(e, UnitDestroyed)]) == 3


@pytest.mark.rule("RW-271")
def test_more_than_eight_are_destroyed_down_to_eight() -> None:
    g = start(field("1c: 5 footman; 1a: 5 footman"), RetreatUnits(DAQAN, at("1c"), DAQAN))
    answer(g, (DAQAN, DestroyUnit(kind("footman"), routed=True)))
    answer(g, (DAQAN, DestroyUnit(kind("footman"), routed=False)))
    assert stands(g, "1a") == "4 footman, 4 footman routed"
    assert not g.stack


@pytest.mark.rule("RW-271")
def test_eight_may_stay() -> None:
    g = start(field("1c: 4 footman; 1a: 4 footman"), RetreatUnits(DAQAN, at("1c"), DAQAN))
    assert not g.stack
    assert stands(g, "1a") == "4 footman, 4 footman routed"


@pytest.mark.rule("RW-274")
def test_an_activated_area_can_be_left_and_no_token_is_placed() -> None:
    g = field("1c: 2 footman; 1a: 1 footman")
    g.activated[at("1c")] = 1
    start(g, RetreatUnits(DAQAN, at("1c"), DAQAN))
    assert stands(g, "1a") == "1 footman, 2 footman routed"
    assert g.activated[at("1a")] == 0


@pytest.mark.rule("RW-275", "RW-218")
def test_an_army_turns_back_into_any_friendly_area_next_to_the_one_it_came_to() -> None:
    g = arriving(field("1c: 1 archer; 1a: 1 footman; 1b: 1 footman"), "2 knight")
    start(g, RetreatArriving(DAQAN, at("1c")))
    assert g.legal(DAQAN) == [RetreatTo(at("1a")), RetreatTo(at("1b"))]
    answer(g, (DAQAN, RetreatTo(at("1b"))))
    assert stands(g, "1b") == "1 footman, 2 knight routed"
    assert stands(g, "1c") == "1 archer"
    assert not any(g.arriving)


@pytest.mark.rule("RW-268", "RW-270")
def test_nobody_is_asked_where_all_are_cut_off() -> None:
    board = "6b: 1 footman; 6c: 1 archer; 5d: 1 footman; 9a: 1 footman; 6a: 1 archer"
    g = start(field(board), RetreatUnits(DAQAN, at("6b"), DAQAN))
    assert not g.stack
    assert g.events == [UnitDestroyed(DAQAN, kind("footman"), at("6b"))]


def storm(g: World, query: Crossing, crosses: int) -> int:
    """Whoever flies gets over mountains only."""
    return int(query.border == MOUNTAIN) if query.flying and g.year else crosses


@pytest.mark.rule("RW-270")
def test_units_that_find_no_area_together_are_all_destroyed() -> None:
    g = field("8b: 1 footman, 1 dragon; 8a: 1 footman; 8d: 1 footman")
    rules = Rules.compose(Base())
    rules.modifies(Crossing, storm)
    g.rules = rules
    start(g, RetreatUnits(DAQAN, at("8b"), DAQAN))
    assert not g.stack
    assert {e.kind for e in g.events if isinstance(e, UnitDestroyed)} == {
        kind("footman"),
        kind("dragon"),
    }
    assert not any(g.leaving)
