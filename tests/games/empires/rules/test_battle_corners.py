"""Battles in which rules meet that seldom do."""

from __future__ import annotations

import pytest

from feldzug.games.empires.battle.armies import LockArmies
from feldzug.games.empires.battle.assassin import Murder, NameVictim, Strike
from feldzug.games.empires.battle.table import TouchCastle
from feldzug.games.empires.battle.weather import ChangeWeather, KeepWeather
from feldzug.games.empires.rosters.check import check
from feldzug.games.empires.rosters.roster import Muster, Roster, RosterLine
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, NEITHER, Report
from feldzug.games.empires.siege_gear import ATTACKER
from feldzug.games.empires.weather import WEATHERS
from tests.games.empires.battles import (
    C,
    army,
    fight,
    fought,
    go,
    offered,
    refused,
    report,
    roll,
    say,
    war,
)
from tests.games.empires.rosters import EMPIRE, muster, objections, roster, siege
from tests.games.empires.table import A, B


def least(against: Muster) -> Roster:
    """The General and what the list demands."""
    lines = [
        RosterLine(entry.number, entry.at_least(against.limits)) for entry in against.army.entries
    ]
    return Roster(tuple([line for line in lines if line.count]))


@pytest.mark.rule("EMP-360")
def test_nobody_touches_a_castle_that_is_not_there() -> None:
    g = fought("B1 fields 1")
    assert refused(g, A, TouchCastle(CHALLENGER)) != ""
    report(g, (200, 200))


@pytest.mark.rule("EMP-360", "EMP-437")
def test_who_touches_the_castle_after_a_neutral_realm_is_too_late() -> None:
    g = fought("B1 fields 1 castle", neutral=(B,))
    say(g, A, TouchCastle(CHALLENGED))
    assert fight(g).touched_by == CHALLENGED
    assert refused(g, A, TouchCastle(CHALLENGER)) != ""
    say(g, A, Report((0, 0), (NEITHER,), castle_card=CHALLENGED))
    assert g.castle_cards[A].cards == []
    assert g.reserved == 0


@pytest.mark.rule("EMP-328")
def test_a_stone_thrower_that_comes_as_reinforcement_breaks_walls_like_the_others() -> None:
    may = siege(ATTACKER, "orcs", reinforcement=True)
    bare = least(may)
    assert check(bare, may) == []
    bought = roster("", "orcs", gear="1 tribock, 1 mangonel, 1 bombard", extra="1 rock-lobber")
    four = Roster(bare.lines, gear=bought.gear, extra=bought.extra)
    assert check(four, may) == []
    lobber = bought.extra[0].entry
    assert check(Roster(bare.lines, lobber, gear=bought.gear), may) == []
    (reason,) = check(Roster(bare.lines, lobber, (), bought.gear, bought.extra), may)
    assert (reason.key, dict(reason.args)) == ("roster-breaching", {"count": 5, "most": 4})


@pytest.mark.rule("EMP-121", "EMP-415")
def test_scouts_draw_no_marker_when_others_have_drawn_the_last_one_meanwhile() -> None:
    g = war("B1 desert 1", cards=((A, "scouts"),))
    go(g, KeepWeather)
    for name, count in {"sandstorm": 1, "heat": 2, "pleasant": 1}.items():
        g.weather_drawn[WEATHERS.index(name)] += count
    assert offered(g, A) == [ChangeWeather(False)]


@pytest.mark.rule("EMP-199", "EMP-327")
def test_siege_artillery_that_was_destroyed_can_be_reported() -> None:
    """As in a simulated battle; ladders and walls bring nothing."""
    army = roster(EMPIRE, gear="1 tribock, 1 bombard, 2 ladders")
    g = fought("B1 fields 1 city*", armies={A: army})
    most = 325 + 120 + 130
    assert refused(g, B, Report((0, most), (NEITHER,))) == ""
    assert refused(g, B, Report((0, most + 5), (NEITHER,))) == "EMP-199 report-points-impossible"


@pytest.mark.rule("EMP-199")
def test_the_smallest_armies_can_report_though_a_general_was_murdered() -> None:
    small = least(muster("orcs"))
    g = war(
        "B1 fields 1",
        cards=((A, "assassin"),),
        peoples=("orcs", "orcs"),
        assassin_general="allowed",
    )
    go(g, NameVictim, armies={A: small, B: small})
    general = muster("orcs").army.general.number
    line = [one.entry for one in fight(g).armies[1].lines].index(general)
    say(g, A, Murder(line, general))
    go(g, Strike)
    roll(g, 5)
    assert Report((180, 200), ()) in offered(g, A)
    report(g, (150, 0))
    assert g.archive[-1].points == (150, 0)


@pytest.mark.rule("EMP-019")
def test_a_stand_that_is_attached_bears_no_item_of_its_own() -> None:
    text = f"{EMPIRE}, 1 skirmishers + battle-banner"
    assert objections(roster(text), muster()) == ["EMP-018 roster-item-not-for"]


@pytest.mark.rule("EMP-018")
def test_only_who_writes_an_army_sees_what_it_may_be() -> None:
    g = war("B1 fields 1; C1 hills 2", held=(("hoard_cards", B, "sword-of-might"),))
    go(g, LockArmies)
    seen = [g.view(seat).battles[0].muster for seat in (A, B, C, None)]
    assert [None if one is None else one.cards for one in seen] == [
        [],
        ["sword-of-might"],
        None,
        None,
    ]


@pytest.mark.rule("EMP-437")
@pytest.mark.parametrize(
    ("usual", "way"), [("table", "simulated"), ("simulated", "simulated"), ("paper", "paper")]
)
def test_a_battle_that_nobody_speaks_for_is_simulated_or_resolved_on_paper(
    usual: str, way: str
) -> None:
    g = war("B1 fields 1", neutral=(A, B), battles=usual)
    assert fight(g).way == way


@pytest.mark.rule("EMP-184")
def test_locked_armies_show_their_points_to_both_sides_only() -> None:
    g = fought("B1 fields 1; C1 hills 2", armies={A: army(460, "hero")})
    seen = [g.view(seat).battles[0].sizes for seat in (A, B, C, None)]
    assert seen == [[460, 325], [460, 325], [1000, 1000], [1000, 1000]]
