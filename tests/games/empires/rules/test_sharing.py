"""Who gets the combat points of a battle. [EMP-118, EMP-119, EMP-154 ff., EMP-252 … EMP-257, EMP-429]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.events import KpShared
from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.battle.sharing import Share, ShareKp
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.building.conquest import has_beaten
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.events import KpEarned
from feldzug.kernel.parallel import Parallel
from tests.games.empires import rosters
from tests.games.empires.battles import (
    A,
    B,
    C,
    D,
    army,
    fought,
    go,
    offered,
    report,
    say,
    told,
    top,
    war,
)
from tests.games.empires.seasons import season, start

LARGE = {seat: army(1000) for seat in (A, B, C)}
DEFEAT, DRAW, NARROW, SUPERB, MASSACRE = ((0, 200), (0, 0), (100, 0), (200, 0), (500, 0))
"""Battle points that make a result for A."""
LAND = "B1 hills 1; C1 fields 2"


def allied(**how: Any) -> Campaign:
    """A and C are allies; A has challenged B."""
    g = fought(LAND, armies=LARGE, **how)
    g.ally[A], g.ally[C] = C, A
    return g


def is_asked(g: Campaign, branch: int = 0) -> bool:
    return (
        bool(g.stack) and isinstance(g.stack[-1], Parallel) and isinstance(top(g, branch), ShareKp)
    )


# --- With an ally ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "own", "ally"),
    [
        pytest.param(DRAW, 1, 1, marks=pytest.mark.rule("EMP-156")),
        pytest.param(NARROW, 2, 1, marks=pytest.mark.rule("EMP-157")),
        pytest.param(SUPERB, 3, 1, marks=pytest.mark.rule("EMP-158")),
        pytest.param(MASSACRE, 3, 2, marks=pytest.mark.rule("EMP-159")),
    ],
)
@pytest.mark.rule("EMP-154", "EMP-430")
def test_combat_points_may_be_passed_on_in_fixed_shares(
    points: tuple[int, int], own: int, ally: int
) -> None:
    g = allied()
    report(g, points)
    assert is_asked(g)
    assert g.waiting() == (A,)
    assert offered(g, A) == [Share(False), Share(True)]
    assert g.kp == [0, 0, 0]
    events = say(g, A, Share(True))
    assert told(events, KpShared) == [KpShared(A, C, ally)]
    assert (g.kp[A], g.kp[C]) == (own, ally)
    earned = [(one.seat, one.kp, one.why) for one in told(events, KpEarned) if one.seat != B]
    assert earned == [(A, own, "battle"), (C, ally, "passed-on")]
    g = allied()
    report(g, points)
    say(g, A, Share(False))
    assert (g.kp[A], g.kp[C]) == (own + ally, 0)


@pytest.mark.rule("EMP-155")
def test_after_a_defeat_nothing_is_passed_on() -> None:
    g = allied()
    report(g, DEFEAT)
    assert not is_asked(g)
    assert (g.kp[A], g.kp[C]) == (1, 0)


@pytest.mark.rule("EMP-154")
def test_without_ally_nobody_is_asked() -> None:
    g = fought(LAND, armies=LARGE)
    report(g, NARROW)
    assert not is_asked(g)
    assert g.kp == [3, 1, 0]


@pytest.mark.rule("EMP-430")
def test_the_phase_waits_for_every_declaration() -> None:
    g = allied()
    report(g, NARROW)
    assert g.stack[-2].__class__.__name__ == "BattlePhase"
    say(g, A, Share(True))
    assert g.stack == []
    assert g.awards == []


# --- Hired -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "employer", "mercenary"),
    [
        pytest.param(DEFEAT, 1, 0, marks=pytest.mark.rule("EMP-253")),
        pytest.param(DRAW, 1, 1, marks=pytest.mark.rule("EMP-254")),
        pytest.param(NARROW, 2, 1, marks=pytest.mark.rule("EMP-255")),
        pytest.param(SUPERB, 3, 1, marks=pytest.mark.rule("EMP-256")),
        pytest.param(MASSACRE, 3, 2, marks=pytest.mark.rule("EMP-257")),
    ],
)
@pytest.mark.rule("EMP-252", "EMP-402")
def test_a_hired_mercenary_gets_his_share(
    points: tuple[int, int], employer: int, mercenary: int
) -> None:
    peoples = ("empire", "empire", "dogs-of-war", "empire")
    dogs = rosters.roster("general, 2 pikemen, 2 crossbowmen", "dogs-of-war")
    armies = {B: army(1000), C: dogs}
    g = fought(LAND + "; D1 fields 3", peoples=peoples, hired={C: A}, armies=armies)
    g.ally[A], g.ally[D] = D, A  # nothing more is passed on
    assert g.waiting() == (B, C)
    report(g, points if points != DEFEAT else (0, 200), by=C)
    assert not is_asked(g)
    assert (g.kp[A], g.kp[C], g.kp[D]) == (employer, mercenary, 0)
    assert has_beaten(g, A, B) == (points in (NARROW, SUPERB, MASSACRE))
    assert not has_beaten(g, C, B)


# --- Risk --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "kp"),
    [
        pytest.param(DEFEAT, 0, marks=pytest.mark.rule("EMP-119")),
        pytest.param(DRAW, 0, marks=pytest.mark.rule("EMP-119")),
        pytest.param(NARROW, 5, marks=pytest.mark.rule("EMP-118")),
        pytest.param(SUPERB, 6, marks=pytest.mark.rule("EMP-118")),
        pytest.param(MASSACRE, 7, marks=pytest.mark.rule("EMP-118")),
    ],
)
def test_risk_brings_2_more_for_a_victory_and_else_nothing(
    points: tuple[int, int], kp: int
) -> None:
    g = fought(LAND, armies=LARGE, cards=((A, "risk"),))
    report(g, points)
    assert g.kp[A] == kp
    g = fought(LAND, armies=LARGE, cards=((A, "risk"),))
    g.byes[A] = 1  # a bye brings nothing to who has fought
    report(g, points)
    assert g.kp[A] == kp


@pytest.mark.rule("EMP-118")
def test_what_risk_brings_is_the_players_alone() -> None:
    g = allied(cards=((A, "risk"),))
    report(g, NARROW)
    say(g, A, Share(True))
    assert (g.kp[A], g.kp[C]) == (4, 1)
    g = allied(cards=((A, "risk"),))
    report(g, NARROW)
    say(g, A, Share(False))
    assert (g.kp[A], g.kp[C]) == (5, 0)


@pytest.mark.rule("EMP-118", "EMP-402")
def test_the_risk_of_an_employer_is_his_alone() -> None:
    peoples = ("empire", "empire", "dogs-of-war")
    dogs = rosters.roster("general, 2 pikemen, 2 crossbowmen", "dogs-of-war")
    cards = ((A, "risk"), (C, "risk"))
    g = fought(LAND, peoples=peoples, hired={C: A}, armies={C: dogs}, cards=cards)
    report(g, NARROW, by=C)
    assert (g.kp[A], g.kp[C]) == (4, 1)


@pytest.mark.rule("EMP-119")
def test_after_a_risk_lost_nothing_is_passed_on() -> None:
    g = allied(cards=((A, "risk"),))
    report(g, DRAW)
    assert not is_asked(g)
    assert (g.kp[A], g.kp[C]) == (0, 0)


# --- Two battles -------------------------------------------------------------------------------


def twice(
    first: tuple[int, int], second: tuple[int, int], *, ally: bool = False, **how: Any
) -> Campaign:
    """B is challenged by A, then by C; both results as B has them."""
    g = war(LAND + "; D1 fields 3", (A, B, "B1"), (C, B, "B1"), **how)
    if ally:
        g.ally[B], g.ally[D] = D, B
    for branch in (1, 0):
        go(g, TableBattle, branch=branch, armies=LARGE)
        points = (first, second)[branch]
        report(g, (points[1], points[0]), branch=branch, by=B)
    return g


@pytest.mark.rule("EMP-169", "EMP-429")
@pytest.mark.parametrize(
    ("first", "second", "kp"),
    [(NARROW, DRAW, 2), (MASSACRE, DEFEAT, 3), (SUPERB, MASSACRE, 4), (DRAW, DRAW, 2)],
)
def test_who_fights_twice_gets_the_average_rounded_down(
    first: tuple[int, int], second: tuple[int, int], kp: int
) -> None:
    assert twice(first, second).kp[B] == kp


@pytest.mark.rule("EMP-429")
@pytest.mark.parametrize(
    ("first", "second", "kp"), [(NARROW, DRAW, 3), (DRAW, SUPERB, 2), (DRAW, DRAW, 1)]
)
def test_risk_counts_in_the_battle_entered_first_before_the_average(
    first: tuple[int, int], second: tuple[int, int], kp: int
) -> None:
    assert twice(first, second, cards=((B, "risk"),)).kp[B] == kp


@pytest.mark.rule("EMP-154", "EMP-169")
@pytest.mark.parametrize(
    ("first", "second", "shares", "kp"),
    [
        (NARROW, NARROW, (True, True), (2, 1)),
        (MASSACRE, DEFEAT, (True, None), (2, 1)),
        (NARROW, DRAW, (True, False), (2, 0)),
        (MASSACRE, MASSACRE, (True, True), (3, 2)),
    ],
)
def test_of_two_battles_the_average_is_passed_on(
    first: tuple[int, int],
    second: tuple[int, int],
    shares: tuple[bool | None, bool | None],
    kp: tuple[int, int],
) -> None:
    g = twice(first, second, ally=True)
    for branch, share in enumerate(shares):
        if share is not None:
            assert is_asked(g, branch)
            say(g, B, Share(share), branch=branch)
    assert (g.kp[B], g.kp[D]) == kp


# --- Byes --------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-405")
def test_a_bye_brings_2_points() -> None:
    g = fought(LAND)
    g.byes[C] = 1
    events = report(g, DRAW)
    assert KpEarned(C, 2, "bye") in events
    assert g.kp == [2, 2, 2]


@pytest.mark.rule("EMP-405")
def test_a_battle_takes_the_place_of_a_bye() -> None:
    g = fought(LAND)
    g.byes[B] = 1
    report(g, NARROW)
    assert g.kp == [3, 1, 0]


@pytest.mark.rule("EMP-154", "EMP-405")
def test_what_an_ally_passes_on_comes_beside_a_bye() -> None:
    g = allied()
    g.byes[C] = 1
    report(g, NARROW)
    say(g, A, Share(True))
    assert (g.kp[A], g.kp[C]) == (2, 3)


@pytest.mark.rule("EMP-405")
def test_without_any_challenge_there_are_byes_only() -> None:
    g = season("A1 fields 0; B1 hills 1", 2)
    g.byes[A] = 1
    start(g, BattlePhase())
    assert g.kp == [2, 0]
