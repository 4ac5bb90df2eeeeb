"""The games and their rulebooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldzug.analysis.coverage import marks, rows_shown
from feldzug.cli import rules
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.runewars.names import NAMES as RUNEWARS_NAMES
from feldzug.parts.messages import LANGUAGES
from tests.cli.shell import call, read, refused, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_listed_with_its_rule_and_values(language: str) -> None:
    text = said("games", "--lang", language)
    assert "group-" not in text
    for option in RING_WAR.options:
        assert f"\n{option.key}  " in text
        assert f"({option.rule})" in text
        assert all(f"    {value} " in text for value in option.values)


def test_games_as_json() -> None:
    (game,) = read("games", "ring-war")
    assert (game["game"], game["players"]) == ("ring-war", [2, 3, 4])
    assert [option["key"] for option in game["options"]] == [o.key for o in RING_WAR.options]
    assert game["options"][0]["values"]["base"] == "The north (42 areas)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_holds_every_rule_once(language: str) -> None:
    text = said("rules", "ring-war", "--lang", language)
    book = read("rules", "ring-war", "--lang", language)
    rows = [row for section in book for row in section["rules"]]
    assert len(rows) == 103
    for row in rows:
        assert text.count(f"**{row['rule']}** {row['text']}") == 1
    assert "*(option unit_values)*" in text or "*(Option unit_values)*" in text


def test_every_option_is_named_by_a_rule_of_the_book() -> None:
    named = {
        o
        for section in read("rules", "ring-war")
        for row in section["rules"]
        for o in row["options"]
    }
    assert named == {option.key for option in RING_WAR.options}


def test_coverage_names_the_tests_of_a_rule() -> None:
    result = call("rules", "ring-war", "--coverage")
    assert "RNG-025  analysis/ring_war/test_fights.py::" in result.stdout
    assert "of 103 rules have a test." in result.stdout


def test_a_rule_without_a_test_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("RNG-001")\ndef test_it(): ...\n')
    monkeypatch.setattr(rules, "folder_of_tests", lambda: tmp_path)
    result = call("rules", "ring-war", "--coverage")
    assert result.exit_code == 1
    assert "RNG-001  test_one.py::test_it" in result.stdout
    assert "1 of 103 rules have a test." in result.stdout
    assert "Without a test: RNG-002, " in result.stdout.replace("\n", " ")


def test_without_the_tests_there_is_no_coverage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "folder_of_tests", lambda: None)
    assert "only be seen in a checkout" in refused("rules", "ring-war", "--coverage")


def test_marks_count_on_tests_classes_modules_and_cases() -> None:
    source = """
pytestmark = [pytest.mark.rule("A"), pytest.mark.slow]

@pytest.mark.rule("B", "C")
class TestThings:
    @rule("D")
    def test_one(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("E"))])
def test_two(x): ...

@pytest.mark.rule("F")
def helper(): ...
"""
    assert list(marks(source)) == [
        *[("TestThings::test_one", row) for row in "ABCD"],
        *[("test_two", row) for row in "AE"],
    ]


def test_rows_are_found_in_all_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    text = '@pytest.mark.rule("A")\n@pytest.mark.rule("A")\ndef test_it(): ...\n'
    (tmp_path / "deep" / "test_x.py").write_text(text)
    (tmp_path / "other.py").write_text(text)
    assert rows_shown(tmp_path) == {"A": ["deep/test_x.py::test_it"]}


@pytest.mark.parametrize(("language", "name"), [("en", "Ambush"), ("de", "Hinterhalt")])
def test_what_is_only_guessed_is_listed(language: str, name: str) -> None:
    text = said("rules", "runewars", "--substitutes", "--lang", language)
    found = read("rules", "runewars", "--substitutes", "--lang", language)
    assert {"file": "tactics.toml", "name": name} in found
    assert str(len(found)) in text
    assert name in text
    assert not [row for row in found if row["name"] in ("Horrific Rumors", "Schreckliche Gerüchte")]


def test_a_game_of_which_all_is_known_says_so() -> None:
    assert read("rules", "ring-war", "--substitutes") == []
    assert "Nothing of this game is guessed." in said("rules", "ring-war", "--substitutes")


def test_the_bonus_of_an_order_is_told_apart() -> None:
    for language, word in (("en", " Bonus: "), ("de", " Bonusfunktion: ")):
        cards = RUNEWARS_NAMES.cards(language)
        assert word in cards["recruit"][1]
        assert word not in cards["fortify"][1]
