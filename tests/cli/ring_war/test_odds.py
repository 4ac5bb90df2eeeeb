"""Exact chances from the command line."""

from __future__ import annotations

import pytest

from feldzug.analysis.ring_war.fights import (
    CAVALRY,
    INFANTRY,
    Attack,
    Defence,
    Retreat,
    duel,
    fight,
)
from tests.cli.shell import read, refused, said


def test_a_fight_is_the_one_that_was_written() -> None:
    expected = fight(
        Attack((CAVALRY, INFANTRY, INFANTRY), leader=True),
        Defence((INFANTRY, INFANTRY), fortress=True, port_over_water=True),
    )
    found = read(
        "odds", "ring-war", "2 infantry, 1 cavalry", "vs", "2 infantry",
        "--leader", "attacker", "--fortress", "--port",
    )  # fmt: skip
    assert found["taken"] == {"chance": float(expected.taken), "exact": str(expected.taken)}
    assert found["attackers"] == [CAVALRY, INFANTRY, INFANTRY]
    assert found["attackers_left"]["1"]["exact"] == str(expected.attackers_left[1])
    assert found["defenders_lost"]["exact"] == str(expected.defenders_lost)


def test_plans_change_the_chances() -> None:
    args = ("odds", "ring-war", "3 infantry, 1 creature", "vs", "1 infantry, 2 cavalry")
    usual = read(*args)["taken"]["exact"]
    assert read(*args, "--retreat", "safer")["defenders_fled"].keys() > {"0"}
    for option in (
        ("--ship",),
        ("--leader", "both"),
        ("--leader", "defender"),
        ("--order", "worst"),
        ("--order", "given"),
        ("--defence-order", "worst"),
        ("--values", "even"),
    ):
        assert read(*args, *option)["taken"]["exact"] != usual, option
    assert Retreat().together


@pytest.mark.parametrize(
    "text",
    [
        "3 infantry, 1 cavalry vs 2 creatures",
        "3 Infanterie 1 Kavallerie gegen 2 Kreaturen",
        "3inf 1cav against 2cre",
        "1 x cavalry, 3 x infantry vs. 2 creature",
    ],
)
def test_a_fight_may_be_written_in_many_ways(text: str) -> None:
    found = read("odds", "ring-war", *text.split())
    assert found["attackers"] == ["cavalry", "infantry", "infantry", "infantry"]
    assert found["defenders"] == ["creature", "creature"]


def test_the_table_in_both_languages() -> None:
    english = said("odds", "ring-war", "4 cavalry", "vs", "3 infantry", "--retreat", "safer")
    assert "Losses on average" in english
    assert "defenders get away" in english
    german = said("odds", "ring-war", "4 Kavallerie", "gegen", "3 Infanterie", "--lang", "de")
    assert "Verluste im Mittel" in german
    assert " %" in german
    assert "," in german.splitlines()[0]


def test_without_a_fight_the_duels() -> None:
    assert "40.0 %" in said("odds", "ring-war")
    rows = read("odds", "ring-war")
    assert len(rows) == 42
    assert {"attack": 2, "defence": 1, "chance": float(duel(2, 1)), "exact": "11/19"} in rows


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["3 infantry"], "A fight has two sides"),
        (["3 hobbits vs 1 infantry"], "There is no unit “hobbits”; there are: infantry, cavalry, creature."),
        (["3 c vs 1 infantry"], "There is no unit “c”"),
        (["many vs 1 infantry"], "“many” cannot be read"),
        (["6 infantry vs 1 infantry"], "“6 infantry” does not fit into an area"),
        (["0 infantry vs 1 infantry"], "“0 infantry” does not fit into an area"),
        (["99999999999 infantry vs 1 infantry"], "does not fit into an area"),
        (["1 infantry vs 1 infantry"], "A single unit cannot attack"),
        (["2 infantry vs 1 infantry", "--leader", "x"], "possible are: attacker, defender, both."),
        (["2 infantry vs 1 infantry", "--retreat", "x"], "possible are: never, safer."),
        (["2 infantry vs 1 infantry", "--order", "x"], "possible are: best, worst, given."),
    ],
)  # fmt: skip
def test_what_is_no_fight_is_refused(args: list[str], part: str) -> None:
    assert part in refused("odds", "ring-war", *args)
