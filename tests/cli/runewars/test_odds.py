"""Odds of battles from the command line."""

from __future__ import annotations

import pytest

from tests.cli.shell import read, refused, said

BATTLE = ("odds", "runewars", "2 footmen, 1 knight", "vs", "2 archers")


def test_a_small_battle_is_exact() -> None:
    found = read(*BATTLE)
    assert found["attackers"] == ["footman", "footman", "knight"]
    assert found["defenders"] == ["archer", "archer"]
    assert found["exact"] is True
    assert found["low"] == found["win"] == found["high"]
    assert found["holds"] == pytest.approx(1 - found["win"])
    assert found["attackers_lost"] > 0


@pytest.mark.slow
def test_a_large_battle_has_an_interval() -> None:
    battle = "5 footmen, 2 knights, 2 bowmen vs 4 archers, 2 warriors, 1 sorceress"
    found = read("odds", "runewars", *battle.split())
    assert found["exact"] is False
    assert found["low"] < found["win"] < found["high"] < found["low"] + 0.1
    assert "Estimated: in 95 of 100 cases" in said("odds", "runewars", *battle.split())


@pytest.mark.parametrize(
    "options",
    [
        ("--stronghold", "whole"),
        ("--stronghold", "damaged"),
        ("--stronghold", "whole", "--development", "hungry-spawn"),
        ("--discarded", "9 10 15, 16"),
        ("--hero", "footman"),
        ("--defending-hero", "archers"),
    ],
    ids=" ".join,
)
def test_what_is_said_besides_changes_the_odds(options: tuple[str, ...]) -> None:
    usual, other = read(*BATTLE), read(*BATTLE, *options)
    assert (other["win"], other["attackers_lost"]) != (usual["win"], usual["attackers_lost"])


def test_editions_differ() -> None:
    battle = ("odds", "runewars", "2 siege towers vs 1 chaos lord")
    assert read(*battle)["win"] != read(*battle, "--edition", "revised-2012")["win"]


@pytest.mark.parametrize(
    "text",
    [
        "2 dark knights, 3 reanimates vs 1 giant",
        "3 Zombies 2 Dunkle Ritter gegen 1 Riese",
        "2 x dark-knight, 3 x rea against 1 giant",
    ],
)
def test_a_battle_may_be_written_in_many_ways(text: str) -> None:
    found = read("odds", "runewars", *text.split())
    assert found["attackers"] == [*["reanimate"] * 3, *["dark-knight"] * 2]
    assert found["defenders"] == ["giant"]


def test_a_stronghold_may_be_empty() -> None:
    found = read("odds", "runewars", "6 footmen", "vs", "", "--stronghold", "whole")
    assert (found["win"], found["tied"]) == (1, 0)
    found = read("odds", "runewars", "5 footmen", "vs", "", "--stronghold", "whole")
    assert (found["win"], found["tied"], found["walls_decide"]) == (0, 1, 1)


def test_the_table_in_both_languages() -> None:
    english = said(*BATTLE, "--stronghold", "damaged")
    assert "The attacker wins with a chance of" in english
    assert "of it by the stronghold" in english
    german = said(*BATTLE, "--lang", "de")
    assert "Der Angreifer gewinnt mit einer Chance von" in german
    assert "davon bei Gleichstand" in german
    assert "Festung" not in german


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["3 footmen"], "A battle has two sides"),
        ([], "A battle has two sides"),
        (["3 hobbits vs 1 archer"], "There is no unit “hobbits”; there are: Footman"),
        (["3 sorcer vs 1 archer"], "There is no unit “sorcer”"),
        (["many vs 1 archer"], "“many” cannot be read"),
        (["3 footmen vs 9 archers"], "“9 archers” is not an army of one to 8 units (RW-161)"),
        (["0 footmen vs 1 archer"], "“0 footmen” is not an army of one to 16 units"),
        (["99999999999 footmen vs 1 archer"], "is not an army"),
        (["3 footmen vs"], "A battle has two sides"),
        (["3 footmen, 1 archer vs 1 giant"], "units of two factions never fight on one side (RW-220)"),
        (["5 dragons vs 1 archer"], "There are only 4 figures of Dragon in the box."),
        (["1 footman vs 1 archer", "--stronghold", "old"], "possible are: whole, damaged."),
        (["1 footman vs 1 archer", "--development", "moat"], "possible are: reinforced-walls"),
        (["1 footman vs 1 archer", "--development", "cursed-tomb"], "cursed-tomb needs a stronghold"),
        (["1 footman vs 1 archer", "--discarded", "31"], "no Fate card “31”: they have the numbers 1 to 30."),
        (["1 footman vs 1 archer", "--discarded", "x"], "There is no Fate card “x”"),
        (["1 footman vs 1 archer", "--discarded", "7,7"], "Fate card 7 is there only once."),
        (["1 footman vs 1 archer", "--hero", "knight"], "No Knight fights on that side"),
        (["1 footman vs 1 archer", "--edition", "1999"], "possible are: 2010, revised-2012."),
    ],
)  # fmt: skip
def test_what_is_no_battle_is_refused(args: list[str], part: str) -> None:
    assert part in refused("odds", "runewars", *args)
