"""How the result of a table comes in: reported, confirmed, disputed, settled. [EMP-199, EMP-434]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.armies import LockArmies, PayGold
from feldzug.games.empires.battle.events import WayAgreed
from feldzug.games.empires.battle.paper import PaperBattle, PayForPaper
from feldzug.games.empires.battle.sides import TossForSides
from feldzug.games.empires.battle.simulated import SimulatedBattle
from feldzug.games.empires.battle.table import OtherWay, TableBattle, TouchCastle
from feldzug.games.empires.battle.ways import FightBy
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, NEITHER, Report
from feldzug.kernel.parallel import In
from feldzug.kernel.reported import Confirm, Dispute, ResultSettled, Settle
from tests.games.empires.battles import (
    A,
    B,
    C,
    D,
    army,
    chance,
    fight,
    fought,
    go,
    inside,
    refused,
    report,
    roll,
    say,
    told,
    top,
    war,
)

NARROW = Report((200, 100))


# --- The way -----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-434", "EMP-435")
@pytest.mark.parametrize(
    ("wishes", "way"),
    [
        (("table", "table"), "table"),
        (("paper", "paper"), "paper"),
        (("simulated", "simulated"), "simulated"),
        (("paper", "table"), "table"),
        (("simulated", "paper"), "table"),
    ],
)
def test_both_must_want_another_way_than_the_usual_one(wishes: tuple[str, str], way: str) -> None:
    g = war("B1 hills 1")
    say(g, B, FightBy(wishes[1]))
    assert fight(g).way == ""
    events = say(g, A, FightBy(wishes[0]))
    assert told(events, WayAgreed) == [WayAgreed(A, B, way)]


@pytest.mark.rule("EMP-434")
@pytest.mark.parametrize("usual", ["table", "paper", "simulated"])
def test_who_disagree_fight_as_usual_in_their_campaign(usual: str) -> None:
    g = war("B1 hills 1", battles=usual)
    ways = [way for way in ("table", "paper", "simulated") if way != usual]
    say(g, A, FightBy(ways[0]))
    say(g, B, FightBy(ways[1]))
    assert fight(g).way == usual


@pytest.mark.rule("EMP-434")
def test_the_organiser_may_decide_the_way_at_any_time() -> None:
    g = war("B1 hills 1")
    say(g, A, FightBy("table"))
    say(g, g.role("organiser"), FightBy("paper"))
    assert isinstance(top(g), PayForPaper)


@pytest.mark.rule("EMP-434", "EMP-437")
def test_against_a_neutral_realm_one_answer_is_enough() -> None:
    g = war("B1 hills 1", neutral=(B,))
    say(g, A, FightBy("paper"))
    assert isinstance(top(g), PayForPaper)
    assert g.waiting() == (A,)


# --- Reports -----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-199")
def test_one_side_reports_and_the_other_confirms() -> None:
    g = fought("B1 hills 1")
    say(g, B, NARROW)
    assert g.waiting() == (A,)
    assert g.archive == []
    say(g, A, Confirm(1))
    assert g.archive[0].points == (200, 100)


@pytest.mark.rule("EMP-199")
def test_the_organiser_settles_what_they_disagree_about() -> None:
    g = fought("B1 hills 1")
    organiser = g.role("organiser")
    say(g, A, NARROW)
    say(g, B, Dispute(1))
    assert g.waiting() == (organiser,)
    events = say(g, organiser, Settle(Report((100, 100)), "counted again"))
    assert told(events, ResultSettled)[0].note == "counted again"
    assert g.archive[0].points == (100, 100)
    assert (g.kp[A], g.kp[B]) == (2, 2)


@pytest.mark.rule("EMP-199")
def test_nobody_else_reports() -> None:
    g = fought("B1 hills 1; C1 fields 2")
    assert g.why_not(C, In(0, NARROW)) is not None


@pytest.mark.rule("EMP-437")
def test_against_a_neutral_realm_nobody_else_confirms() -> None:
    g = fought("B1 hills 1", neutral=(B,))
    assert g.waiting() == (A,)
    say(g, A, NARROW)
    assert g.archive[0].points == (200, 100)


def against(text: str, one: Report, **how: Any) -> str:
    g = fought(text, **how)
    return refused(g, A, one)


IMPOSSIBLE = "EMP-199 report-points-impossible"


@pytest.mark.rule("EMP-018", "EMP-199")
@pytest.mark.parametrize(
    ("points", "why"),
    [
        ((325, 0), ""),
        ((326, 0), IMPOSSIBLE),
        ((0, 1000), ""),
        ((0, 1001), IMPOSSIBLE),
        ((-1, 0), IMPOSSIBLE),
        ((0, -1), IMPOSSIBLE),
    ],
)
def test_nobody_scores_more_than_the_enemy_has_fielded(points: tuple[int, int], why: str) -> None:
    assert against("B1 hills 1", Report(points), armies={A: army(1000)}) == why


@pytest.mark.rule("EMP-199", "EMP-348")
def test_a_report_names_a_holder_for_each_objective_and_no_other() -> None:
    wrong = "EMP-348 report-wrong-objectives"
    assert against("B1 hills 1", Report((0, 0), (CHALLENGER,))) == wrong
    assert against("B1 river 1 mine", Report((0, 0))) == wrong
    assert against("B1 river 1 mine", Report((0, 0), (NEITHER,))) == ""


@pytest.mark.rule("EMP-199")
@pytest.mark.parametrize(
    "one",
    [
        Report((0, 0), (2,)),
        Report((0, 0), (NEITHER,), castle_card=2),
        Report((0, 0), (NEITHER,), withdrew=-2),
        Report((0, 0), (NEITHER,), surrendered=2),
        Report((0, 0), (NEITHER,), dragon_by=5),
        Report((0, 0), (NEITHER,), nearest=5),
    ],
)
def test_there_are_two_sides(one: Report) -> None:
    assert against("B1 hills 1 castle", one) == "EMP-199 report-unknown-side"


@pytest.mark.rule("EMP-360")
def test_only_a_castle_has_a_card() -> None:
    one = Report((0, 0), (NEITHER,), castle_card=CHALLENGER)
    assert against("B1 river 1 mine", one) == "EMP-360 report-without-castle"
    assert against("B1 river 1 castle", one) == ""


@pytest.mark.rule("EMP-360")
def test_who_touched_the_castle_first_stays_the_first() -> None:
    g = fought("B1 hills 1 castle")
    say(g, B, TouchCastle(CHALLENGED))
    say(g, A, Confirm(1))
    roll(g, 0)
    for side in (NEITHER, CHALLENGER):
        one = Report((0, 0), (NEITHER,), castle_card=side)
        assert refused(g, A, one) == "EMP-360 report-castle-touched"
    assert refused(g, A, Report((0, 0), (NEITHER,), castle_card=CHALLENGED)) == ""
    examples = inside(g, lambda g, _: g.stack[-1].reports(g))
    assert [one for one in examples if refused(g, A, one)] == []


@pytest.mark.rule("EMP-360")
def test_a_touch_is_by_one_of_both_sides_and_at_a_castle() -> None:
    g = fought("B1 hills 1 castle")
    assert refused(g, A, TouchCastle(2)) == "EMP-199 report-unknown-side"
    assert refused(g, A, TouchCastle(NEITHER)) == "EMP-199 report-unknown-side"
    g = fought("B1 hills 1")
    assert refused(g, A, TouchCastle(CHALLENGER)) != ""


@pytest.mark.rule("EMP-199")
@pytest.mark.parametrize(
    "text", ["B1 hills 1", "B1 river 1 castle", "B1 volcano 1", "B1 mountain 1 mine"]
)
def test_what_is_offered_as_an_example_can_be_reported(text: str) -> None:
    g = fought(text)
    examples = inside(g, lambda g, _: g.stack[-1].reports(g))
    assert len(examples) >= 3
    assert [one for one in examples if refused(g, A, one)] == []


# --- Not on the table after all ----------------------------------------------------------------


@pytest.mark.rule("EMP-434")
def test_after_the_armies_are_locked_both_may_still_agree_on_paper() -> None:
    g = war("B1 hills 1 castle; C1 fields 2", gold={A: 250})
    go(g, TableBattle, armies={A: army(1250)})
    say(g, A, OtherWay("paper"))
    say(g, B, Confirm(1))
    assert isinstance(chance(g), PaperBattle)
    assert fight(g).way == "paper"
    roll(g, (3, 4))  # and 2 for the gold that was paid
    assert (g.kp[A], g.kp[B]) == (3, 1)
    assert (g.archive[0].way, g.archive[0].points) == ("paper", (0, 0))
    assert g.reserved == 0
    assert g.gold[A] == 0


@pytest.mark.rule("EMP-434", "EMP-435")
def test_when_the_time_is_over_the_organiser_lets_it_be_resolved_otherwise() -> None:
    g = fought("B1 hills 1")
    say(g, g.role("organiser"), Settle(OtherWay("simulated"), "nobody had time"))
    assert isinstance(chance(g), SimulatedBattle)
    assert fight(g).way == "simulated"
    roll(g, 7)
    assert g.archive[0].way == "simulated"


@pytest.mark.rule("EMP-434")
def test_there_is_no_other_way_than_these() -> None:
    g = fought("B1 hills 1")
    assert refused(g, A, OtherWay("table")) == "EMP-434 report-unknown-way"
    assert refused(g, A, OtherWay("cards")) == "EMP-434 report-unknown-way"


# --- In any order ------------------------------------------------------------------------------


@pytest.mark.rule("EMP-172")
def test_battles_go_on_side_by_side_and_points_come_when_all_are_over() -> None:
    g = war("B1 hills 1; C1 fields 2; D1 hills 3", (A, B, "B1"), (C, D, "D1"))
    go(g, TableBattle, branch=1)
    report(g, (300, 0), branch=1, by=C)
    assert top(g, 1) is None
    assert not isinstance(top(g, 0), (LockArmies, TossForSides))
    assert (g.kp[C], g.kp[D]) == (0, 0)
    go(g, TableBattle)
    report(g, (0, 0))
    assert [g.kp[seat] for seat in (A, B, C, D)] == [2, 2, 4, 1]


@pytest.mark.rule("EMP-434")
def test_what_is_paid_for_paper_is_not_there_for_another_battle() -> None:
    g = war("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), gold={B: 250})
    for branch, seat in ((0, A), (1, C)):
        for who in (seat, B):
            say(g, who, FightBy("paper"), branch=branch)
    assert refused(g, B, PayGold(200), branch=1) == ""
    say(g, B, PayGold(200))
    assert refused(g, B, PayGold(200), branch=1) == "EMP-434 paper-no-gold"
    assert refused(g, B, PayGold(0), branch=1) == ""
