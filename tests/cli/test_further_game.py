"""A game that has only rules and names: every command plays it, in the plain terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from feldzug.cli import terminals
from feldzug.cli.terminals.plain import PlainTerminal, written
from feldzug.cli.translator import cli_translator
from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.errors import BadValue
from feldzug.kernel.laws import random_walk
from feldzug.kernel.values import Seat
from feldzug.parts.registration import registered
from tests.cli.shell import call, environment, read, refused, said, whole
from tests.practice import FORDS
from tests.practice.registration import REGISTRATION


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with registered(REGISTRATION):
        yield
    assert "fords" not in GAMES


def plain() -> PlainTerminal:
    terminal = terminals.of(FORDS, cli_translator("en"), 2)
    assert isinstance(terminal, PlainTerminal)
    return terminal


def test_a_person_plays_it_to_the_end(tmp_path: Path) -> None:
    args = ("play", "fords", "--seats", "me,random", "--save", str(tmp_path / "a.record"))
    text = said(*args, typed="1\n" * 400)
    assert text.startswith("Fords ─")
    assert "Player 1 (you) · Player 2 (random)" in text
    assert "\nseason " in text  # the view
    assert "\nWhich order do you lay in secret?\n" in text
    assert (
        "\n  1 lay (order muster, area ford)\n" in text
    )  # an answer that nobody has put into words
    assert "Three seasons are over." in text
    found = record.load(tmp_path / "a.record", GAMES)
    assert found.match.position.outcome() is not None


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_start_menu_asks_what_there_is_to_ask(language: str, tmp_path: Path) -> None:
    text = said("play", "fords", "--lang", language, typed="2\n\n\n", data=tmp_path)
    assert "greedy" not in text  # nobody has told bots how to play it well
    assert {"en": "Fords", "de": "Furten"}[language] in text
    assert {"en": "Waiting for: ", "de": "Gewartet wird auf: "}[language] in text


def test_commands_look_at_the_view(tmp_path: Path) -> None:
    typed = "map\nlook season\nlook nowhere\nhand\nplayers\nodds\nhelp\nquit\n"
    text = said(
        "play", "fords", "--seats", "me,random", "--with", "omens", typed=typed, data=tmp_path
    )
    assert "\nhand  " in text
    assert "There is no place “nowhere” on the map." in text
    assert "Chance has no part in this decision." in text


def test_greedy_bots_need_a_policy() -> None:
    assert refused("simulate", "fords", "--bots", "greedy") == (
        "“greedy” cannot sit at the table; possible are: random, search."
    )


def test_bots_play_it() -> None:
    found = read("simulate", "fords", "--games", "3", "--with", "omens", "--bots", "random,random")
    assert found["modules"] == ["omens"]
    assert found["turns"] is None
    assert sum(found["endings"].values()) == 3
    text = said("simulate", "fords", "--games", "2", "--option", "battles=fought")
    assert "Fords: Player 1 · Player 2 · Player 3" in text
    table = said("arena", "fords", "--games", "2", "--players", "2", "--seconds", "0.001")
    assert "greedy" not in table
    assert "random" in table


def test_it_is_fuzzed_with_its_modules(tmp_path: Path) -> None:
    args = ("fuzz", "--game", "fords", "--with", "omens", "--option", "battles=fought")
    found = read(*args, "--seconds", "0.3", "--seed", "1", "--into", str(tmp_path))
    assert found["failures"] == []
    assert found["decisions"] > 0
    assert refused("fuzz", "--game", "fords", "--with", "dragons") == (
        "There is no module called “dragons”."
    )


def test_a_preset_of_a_module_is_played_fuzzed_counted_and_printed(tmp_path: Path) -> None:
    court = ("--preset", "court")
    text = said("simulate", "fords", *court, "--games", "1")
    assert text.startswith(
        "Fords: Player 1 · Player 2 · Player 3 · Intrigue · Scouts · scouts=on\n"
    )
    fuzzed = read("fuzz", "--game", "fords", *court, "--seconds", "0.3", "--into", str(tmp_path))
    assert fuzzed["failures"] == []
    by_hand = ("--with", "intrigue", "--option", "scouts=on")
    assert paths(*court) == paths(*by_hand) != paths()
    sections = [section["section"] for section in read("rules", "fords", *court)]
    assert sections == ["Intrigue", "Scouts"]
    # A module is told whole, with what its options bring.
    assert [section["section"] for section in read("rules", "fords", *by_hand[:2])] == sections
    assert refused("perft", "fords", *by_hand[2:]) == (
        "The option “Scouts” belongs to the module “Intrigue”, which is not chosen."
    )


def paths(*args: str) -> list[int]:
    return [row["paths"] for row in read("perft", "fords", "--depth", "4", *args)]


def test_its_paths_are_counted(tmp_path: Path) -> None:
    rows = read("perft", "fords", "--depth", "2")
    with_omens = read("perft", "fords", "--depth", "2", "--with", "omens")
    assert rows[1]["paths"] != with_omens[1]["paths"]
    match = random_walk(FORDS, FORDS.setup(2), seed=1, steps=3)
    record.save(tmp_path / "a.record", match)
    file = tmp_path / "position.json"
    file.write_text(said("replay", str(tmp_path / "a.record"), "--notation"))
    assert read("perft", "fords", "--depth", "1", "--position", str(file))[1]["paths"] > 0


def test_a_record_is_told(tmp_path: Path) -> None:
    record.save(tmp_path / "a.record", random_walk(FORDS, FORDS.setup(2), seed=3, steps=10_000))
    text = said("replay", str(tmp_path / "a.record"), "--board")
    assert text.startswith("Fords: Player 1 · Player 2")
    assert "\nseason " in text
    assert call("verify", str(tmp_path / "a.record")).exit_code == 0


def test_it_is_listed_with_its_modules_and_options() -> None:
    text = said("games", "fords")
    assert "omens  Omens" in text
    assert "battles  Battles (2.6)" in text
    (listed,) = read("games", "fords")
    assert list(listed["modules"]) == list(FORDS.modules)
    assert listed["modules"]["omens"] == "Omens"
    assert [game["game"] for game in read("games")] == list(GAMES)
    assert refused("odds", "fords").startswith("There are no exact odds for “fords”")


def test_it_has_no_rulebook_yet() -> None:
    assert read("rules", "fords") == []


def test_a_position_as_text_can_be_read_back() -> None:
    g = random_walk(FORDS, FORDS.setup(2), seed=5, steps=9).position
    again = plain().read(plain().notation(g, FORDS.setup(2)))
    assert again.view(Seat(0)) == g.view(Seat(0))
    with pytest.raises(BadValue):
        plain().read("season 1")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ((), "–"),
        (None, "–"),
        ((1, (2, 3), None), "1, [2, 3], –"),
        ({"a": [1], "b": {}}, "a: [1], b: [–]"),
        ("word", "word"),
    ],
)
def test_a_value_of_a_view_is_one_line(value: object, text: str) -> None:
    assert written(value) == text


@pytest.mark.slow
def test_the_environment_names_further_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = environment(tmp_path)["PYTHONPATH"]
    root = str(Path(__file__).resolve().parents[2])
    monkeypatch.setenv("FELDZUG_GAMES", "tests.practice.registration:REGISTRATION")
    monkeypatch.setattr("tests.cli.shell.environment", lambda data: {
        **environment(data), "PYTHONPATH": f"{source}:{root}",
    })  # fmt: skip
    done = whole(["simulate", "fords", "--games", "2", "--jobs", "2", "--json"], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
