"""The dragon that guards its hoard. [EMP-265 … EMP-267, EMP-329, EMP-341 … EMP-347]"""

from __future__ import annotations

import pytest

from feldzug.games.empires.battle.battle import battle_of
from feldzug.games.empires.battle.events import BattleSettled, DragonDrivenOff, DragonSlain
from feldzug.games.empires.battle.sheets import sheet_of
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.building.conquest import cannot_claim, cannot_conquer
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.events import TileLeft
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, DRAGON_ENDS, NEITHER, Report
from feldzug.games.empires.victory import own_points
from feldzug.kernel.values import Seat
from tests.games.empires.battles import (
    A,
    B,
    C,
    army,
    fight,
    fought,
    go,
    inside,
    refused,
    report,
    tile,
    told,
    war,
)

NONE, UNTOUCHED, DRIVEN_OFF, SLAIN = (
    DRAGON_ENDS.index(end) for end in ("none", "untouched", "driven-off", "slain")
)
HOARD = "B1 volcano 1"
FREE = "B1 volcano; C1 hills 1"
LARGE = {A: army(1000), B: army(1000)}


@pytest.mark.rule("EMP-265", "EMP-329")
@pytest.mark.parametrize(
    ("text", "dragon"), [(HOARD, True), (FREE, True), ("B1 mountain 1; C1 volcano 1", False)]
)
def test_a_dragon_joins_the_battle_for_the_hoard_only(text: str, dragon: bool) -> None:
    g = fought(text)
    assert fight(g).dragon == dragon
    assert inside(g, sheet_of).dragon == dragon
    assert g.view(None).battles[0].dragon == dragon


@pytest.mark.parametrize(
    ("end", "again"),
    [
        pytest.param(SLAIN, False, marks=pytest.mark.rule("EMP-266")),
        pytest.param(DRIVEN_OFF, True, marks=pytest.mark.rule("EMP-267", "EMP-346")),
        pytest.param(UNTOUCHED, True, marks=pytest.mark.rule("EMP-267")),
    ],
)
def test_only_a_dead_dragon_does_not_come_again(end: int, again: bool) -> None:
    g = fought(FREE, armies=LARGE)
    by = NEITHER if end == UNTOUCHED else CHALLENGED
    report(g, (0, 0), dragon=end, dragon_by=by)
    assert g.dragon_slain is not again
    later = war(FREE, number=3)
    later.dragon_slain = g.dragon_slain
    assert battle_of(later, 0, later.challenges[0]).dragon == again


@pytest.mark.parametrize(
    ("end", "points"),
    [
        pytest.param(SLAIN, 300, marks=pytest.mark.rule("EMP-341")),
        pytest.param(DRIVEN_OFF, 150, marks=pytest.mark.rule("EMP-342")),
    ],
)
@pytest.mark.parametrize("side", [CHALLENGER, CHALLENGED])
def test_who_beats_the_dragon_scores(end: int, points: int, side: int) -> None:
    g = fought(HOARD, armies=LARGE)
    events = report(g, (10, 10), dragon=end, dragon_by=side)
    scored = [10, 10]
    scored[side] += points
    assert g.archive[0].points == tuple(scored)
    kind = DragonSlain if end == SLAIN else DragonDrivenOff
    assert told(events, kind) == [kind((A, B)[side])]
    assert told(events, TileLeft) == []


@pytest.mark.rule("EMP-343")
@pytest.mark.parametrize("side", [CHALLENGER, CHALLENGED])
def test_who_comes_nearest_to_the_cave_scores_75_if_nobody_beats_the_dragon(side: int) -> None:
    g = fought(FREE)
    events = report(g, (0, 0), dragon=UNTOUCHED, nearest=side)
    [event] = told(events, BattleSettled)
    found = (event.points, event.points_of_challenged)
    assert found == ((75, 0) if side == CHALLENGER else (0, 75))


@pytest.mark.parametrize(
    ("text", "one", "why"),
    [
        pytest.param(
            HOARD, Report((0, 0)), "EMP-265 report-dragon", marks=pytest.mark.rule("EMP-265")
        ),
        pytest.param(
            "B1 hills 1",
            Report((0, 0), dragon=UNTOUCHED),
            "EMP-265 report-dragon",
            marks=pytest.mark.rule("EMP-265"),
        ),
        pytest.param(
            HOARD,
            Report((0, 0), dragon=4),
            "EMP-265 report-dragon",
            marks=pytest.mark.rule("EMP-265"),
        ),
        pytest.param(
            HOARD,
            Report((0, 0), dragon=SLAIN),
            "EMP-341 report-dragon-by",
            marks=pytest.mark.rule("EMP-341"),
        ),
        pytest.param(
            HOARD,
            Report((0, 0), dragon=DRIVEN_OFF),
            "EMP-341 report-dragon-by",
            marks=pytest.mark.rule("EMP-342"),
        ),
        pytest.param(
            HOARD,
            Report((0, 0), dragon=UNTOUCHED, dragon_by=CHALLENGER),
            "EMP-341 report-dragon-by",
            marks=pytest.mark.rule("EMP-341"),
        ),
        pytest.param(
            HOARD,
            Report((0, 0), dragon=SLAIN, dragon_by=CHALLENGER, nearest=CHALLENGED),
            "EMP-343 report-nearest",
            marks=pytest.mark.rule("EMP-343"),
        ),
        pytest.param(
            "B1 hills 1",
            Report((0, 0), nearest=CHALLENGER),
            "EMP-343 report-nearest",
            marks=pytest.mark.rule("EMP-343"),
        ),
        pytest.param(
            HOARD,
            Report((0, 0), dragon=UNTOUCHED, nearest=CHALLENGER),
            "",
            marks=pytest.mark.rule("EMP-343"),
        ),
    ],
)
def test_a_report_tells_what_became_of_the_dragon(text: str, one: Report, why: str) -> None:
    assert refused(fought(text), A, one) == why


@pytest.mark.rule("EMP-345")
def test_the_hoard_is_taken_only_after_the_dragon_is_beaten() -> None:
    for end, by in ((UNTOUCHED, NEITHER), (DRIVEN_OFF, CHALLENGER), (SLAIN, CHALLENGER)):
        g = fought(FREE, armies=LARGE)
        report(g, (300, 0), dragon=end, dragon_by=by)
        reason = cannot_claim(g, A, tile("B1"))
        assert (reason is None) == (end != UNTOUCHED)
        assert reason is None or (reason.rule, reason.key) == ("EMP-345", "dragon-guards-it")
        g.round += 1
        assert (cannot_claim(g, A, tile("B1")) is None) == (end == SLAIN)


@pytest.mark.rule("EMP-345")
def test_it_is_conquered_only_after_the_dragon_is_beaten() -> None:
    g = fought(HOARD, armies=LARGE)
    report(g, (300, 0), dragon=SLAIN, dragon_by=CHALLENGED)
    assert cannot_conquer(g, A, tile("B1"), beaten=True) is None


@pytest.mark.rule("EMP-347")
@pytest.mark.parametrize("owner", [A, B])
def test_an_untouched_dragon_drives_the_owner_of_the_hoard_out(owner: Seat) -> None:
    g = fought(f"B1 volcano {owner}; C1 hills 1", armies=LARGE)
    before = own_points(g, owner)
    events = report(g, (0, 0), dragon=UNTOUCHED)
    assert told(events, TileLeft) == [TileLeft(owner, tile("B1"))]
    assert g.owner[tile("B1")] == NOBODY
    assert before - own_points(g, owner) == 4


@pytest.mark.rule("EMP-262", "EMP-347")
def test_the_special_building_on_the_hoard_does_not_outlast_its_owner() -> None:
    g = fought("B1 volcano 1 special-building; C1 hills 1", armies=LARGE)
    assert g.special_site(B) == tile("B1")
    report(g, (0, 0), dragon=UNTOUCHED)
    assert g.building[tile("B1")] == -1


@pytest.mark.rule("EMP-347")
def test_a_free_hoard_stays_free() -> None:
    g = fought(FREE)
    assert told(report(g, (0, 0), dragon=UNTOUCHED), TileLeft) == []


@pytest.mark.rule("EMP-266")
def test_without_dragon_the_owner_stays() -> None:
    g = war(HOARD)
    go(g, TableBattle)
    fight(g).dragon = False
    report(g, (0, 0))
    assert g.owner[tile("B1")] == B


@pytest.mark.rule("EMP-172", "EMP-347")
def test_two_battles_for_the_hoard_in_one_round_both_have_the_dragon() -> None:
    g = war(HOARD + "; C1 fields 2", (A, B, "B1"), (C, B, "B1"))
    for branch in (0, 1):
        go(g, TableBattle, branch=branch)
    report(g, (0, 0), dragon=SLAIN, dragon_by=CHALLENGER)
    assert fight(g, 1).dragon
    report(g, (0, 0), dragon=UNTOUCHED, branch=1, by=C)
    assert g.owner[tile("B1")] == B  # the other battle has beaten it
    g = war(HOARD + "; C1 fields 2", (A, B, "B1"), (C, B, "B1"))
    for branch in (0, 1):
        go(g, TableBattle, branch=branch)
    report(g, (0, 0), dragon=DRIVEN_OFF, dragon_by=CHALLENGED)
    report(g, (0, 0), dragon=UNTOUCHED, branch=1, by=C)
    assert g.owner[tile("B1")] == B
