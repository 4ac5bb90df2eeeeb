"""The siege of a capital. [EMP-178, EMP-323 … EMP-328, EMP-423]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.armies import FieldArmy, LockArmies, battle_turns, muster_of
from feldzug.games.empires.battle.sheets import sheet_of
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.magic.effects import Earthquake
from feldzug.games.empires.rosters.roster import NO_SIEGE, Muster
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, NEITHER, Sheet
from feldzug.games.empires.siege_gear import ATTACKER, DEFENDER
from feldzug.games.empires.terrain import PIECES
from tests.games.empires.battles import (
    SMALLEST,
    A,
    B,
    C,
    army,
    fight,
    go,
    inside,
    refused,
    report,
    say,
    tile,
    war,
)

CAPITAL = "B1 hills 1 city*"
WALLS = "1 gateway, 2 wall"


def siege(text: str = CAPITAL, **how: Any) -> Campaign:
    g = war(text, **how)
    go(g, LockArmies)
    return g


def muster(g: Campaign, side: int) -> Muster:
    found = inside(g, lambda g, one: muster_of(g, one, side))
    assert isinstance(found, Muster)
    return found


def sheet(g: Campaign) -> Sheet:
    found = inside(g, sheet_of)
    assert isinstance(found, Sheet)
    return found


@pytest.mark.rule("EMP-178", "EMP-326", "EMP-327")
@pytest.mark.parametrize("number", [1, 3, 6])
def test_a_battle_on_a_capital_is_a_siege_of_1500_and_1000_points(number: int) -> None:
    g = siege(number=number)
    assert fight(g).siege
    for side, role in ((CHALLENGER, ATTACKER), (CHALLENGED, DEFENDER)):
        found = muster(g, side)
        assert (found.size, found.limits, found.extra, found.siege) == (1500, 1000, 1000, role)
    assert refused(g, A, FieldArmy(army(1500, extra="9 knights"))) == ""
    assert refused(g, A, FieldArmy(army(1500, extra="10 knights"))) == "EMP-327 roster-extra-points"
    assert refused(g, A, FieldArmy(army(1545))) == "EMP-182 roster-no-gold"


@pytest.mark.rule("EMP-178")
@pytest.mark.parametrize(
    "text",
    ["B1 hills 1 city; C1 hills 1 city*", "B1 hills; C1 hills 1 city*", "B1 hills 1; C1 hills 1 *"],
)
def test_any_other_battle_is_no_siege(text: str) -> None:
    g = siege(text)
    assert not fight(g).siege
    found = muster(g, CHALLENGER)
    assert (found.size, found.extra, found.siege) == (1000, 0, NO_SIEGE)
    shown = g.view(None).battles[0]
    assert (shown.siege, shown.walls) == (False, False)
    assert refused(g, A, FieldArmy(army(1000, gear="1 ladders"))) == "EMP-178 roster-no-siege"


@pytest.mark.rule("EMP-171", "EMP-178")
def test_on_the_capital_of_a_third_player_nobody_is_besieged() -> None:
    g = siege("B1 hills 2 city*; C1 hills 1", battle_tile="any")
    assert (fight(g).siege, fight(g).defender) == (False, NEITHER)
    assert muster(g, CHALLENGER).siege == muster(g, CHALLENGED).siege == NO_SIEGE


@pytest.mark.rule("EMP-178", "EMP-325")
def test_the_own_capital_of_the_challenger_is_defended_by_him() -> None:
    g = war("B1 hills 0 city*; C1 hills 1")
    go(g, LockArmies)
    assert (fight(g).siege, fight(g).defender) == (True, CHALLENGER)
    assert muster(g, CHALLENGER).siege == DEFENDER
    assert muster(g, CHALLENGED).siege == ATTACKER


@pytest.mark.rule("EMP-178", "EMP-412")
def test_a_capital_without_city_is_besieged_all_the_same() -> None:
    assert fight(siege("B1 hills 1 *")).siege


@pytest.mark.rule("EMP-323")
def test_it_is_fought_in_the_terrain_of_the_tile() -> None:
    g = siege("B1 river 1 city*")
    assert [PIECES[piece.kind] for piece in fight(g).pieces] == ["river", "bridge", "ford"]
    assert [one.points for one in fight(g).objectives] == [50]


@pytest.mark.rule("EMP-324", "EMP-325", "EMP-327")
def test_each_side_buys_from_its_own_list() -> None:
    g = siege()
    attackers, defenders = army(1500, gear="1 ladders"), army(1500, gear=WALLS)
    assert refused(g, A, FieldArmy(attackers)) == ""
    assert refused(g, B, FieldArmy(attackers)) == "EMP-327 roster-gear-not-for"
    assert refused(g, B, FieldArmy(defenders)) == ""
    assert refused(g, A, FieldArmy(defenders)) == "EMP-327 roster-gear-not-for"
    say(g, A, FieldArmy(SMALLEST))
    say(g, B, FieldArmy(defenders))
    assert g.view(B).battles[0].armies[1].gear == {"gateway": 1, "wall": 2}


@pytest.mark.rule("EMP-325")
def test_the_sheet_says_who_defends_and_that_there_are_walls() -> None:
    found = sheet(siege())
    assert (found.siege, found.walls, found.defender, found.turns) == (True, True, CHALLENGED, 8)
    found = sheet(siege("B1 hills; C1 hills 1"))
    assert (found.siege, found.walls, found.defender, found.turns) == (False, False, NEITHER, 4)


@pytest.mark.rule("EMP-047")
def test_after_an_earthquake_there_are_no_walls() -> None:
    g = war(CAPITAL)
    g.effects = [Earthquake(A, "next-spring", tile("B1"))]
    go(g, LockArmies)
    assert refused(g, B, FieldArmy(army(1500, gear=WALLS))) == "EMP-047 roster-no-walls"
    assert not sheet(g).walls
    assert not g.view(None).battles[0].walls


@pytest.mark.rule("EMP-326", "EMP-423")
def test_bonus_gold_and_plague_change_a_siege_as_usual() -> None:
    g = siege(number=4, largest=B, gold={B: 250})
    g.plague[A] = 1
    assert (muster(g, CHALLENGER).size, muster(g, CHALLENGED).size) == (1400, 1600)
    assert refused(g, B, FieldArmy(army(1850))) == ""
    assert refused(g, B, FieldArmy(army(1855))) == "EMP-183 roster-too-large"


@pytest.mark.rule("EMP-423")
@pytest.mark.parametrize(
    ("length", "number", "turns"), [("8", 1, 8), ("8", 6, 8), ("round", 1, 4), ("round", 6, 6)]
)
def test_a_siege_lasts_8_turns_or_as_long_as_other_battles(
    length: str, number: int, turns: int
) -> None:
    g = siege(number=number, siege_length=length)
    assert inside(g, battle_turns) == turns
    assert g.view(None).battles[0].turns == turns


@pytest.mark.rule("EMP-423")
@pytest.mark.parametrize("length", ["8", "round"])
def test_other_battles_last_as_long_as_their_round_says(length: str) -> None:
    assert inside(siege("B1 hills 1", siege_length=length), battle_turns) == 4


@pytest.mark.rule("EMP-423")
def test_the_extra_points_buy_units_beyond_the_limits() -> None:
    g = siege()
    assert refused(g, A, FieldArmy(army(1500, "4 pistoliers", extra="2 pistoliers"))) == ""
    assert refused(g, A, FieldArmy(army(1500, "5 pistoliers"))) == "EMP-187 roster-too-many"


@pytest.mark.rule("EMP-178")
def test_who_defends_does_not_change_while_it_is_fought() -> None:
    g = war(CAPITAL + "; C1 fields 2; D1 fields 3", (A, B, "B1"), (C, B, "B1"))
    go(g, TableBattle)
    g.leave(tile("B1"))  # whatever another battle brings
    assert (fight(g).siege, fight(g).defender) == (True, CHALLENGED)
    assert g.view(None).battles[0].siege
    report(g, (0, 0))
