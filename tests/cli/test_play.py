"""Playing in the terminal: as a process with typed lines, as a person would, or as a script does."""

from __future__ import annotations

import re
import stat
import sys
from pathlib import Path

import pytest
from platformdirs import user_data_path

from feldzug.cli.play.saves import folder, latest, secret_path
from feldzug.games import GAMES
from feldzug.kernel import record
from tests.cli.shell import call, heard, said, start, whole

OPTIONS = ("length=short", "map=base", "first_player=seats", "start_hands=none")
SHORT = ("--quick", *[word for option in OPTIONS for word in ("--option", option)])
DUEL = ("play", "ring-war", "--seats", "me,random", *SHORT)

LAZY = "done\nstop attacking\nend movement\n1\n" * 1000
"""Lines that bring any game to its end: what does not fit is passed over."""


def saved(data: Path) -> Path:
    (path,) = (data / "feldzug").glob("*.record")
    return path


def begun(data: Path, typed: str, *args: str) -> str:
    """A new game with some typed lines; what was printed."""
    result = call(*(args or DUEL), typed=typed, data=data)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.slow
def test_a_whole_game_is_played_to_its_end_and_can_be_verified(tmp_path: Path) -> None:
    done = whole(DUEL, tmp_path, LAZY)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^1\. (Green|Red): \d+ points$", done.stdout, re.MULTILINE)
    path = saved(tmp_path)
    assert not secret_path(path).exists()
    assert said("verify", str(path)).startswith("The record is sound: ")
    assert record.load(path, GAMES).seats == ("me", "random")
    again = begun(tmp_path, "", "play", "--save", str(path))
    assert "The game is over" in again


def test_whoever_quits_goes_on_where_he_was(tmp_path: Path) -> None:
    assert "“feldzug play” goes on with it." in begun(tmp_path, "1\nquit\n").replace("\n", " ")
    before = saved(tmp_path).read_bytes()
    again = begun(tmp_path, "", "play")  # the end of the input is like quitting
    assert "Green>" in again
    assert saved(tmp_path).read_bytes() == before
    begun(tmp_path, "1\n", "play")
    assert saved(tmp_path).read_bytes() != before


@pytest.mark.slow
def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    process = start(DUEL, tmp_path)
    assert process.stdin is not None
    told = ""
    for _ in range(12):
        told += heard(process, ">")
        while told.rsplit("\n", 1)[-1] not in ("Green>", "Red>"):
            told += heard(process, ">")
        process.stdin.write("1\n")
        process.stdin.flush()
    told += heard(process, "\nGreen>")
    process.kill()
    process.communicate()
    replayed = said("replay", str(saved(tmp_path)))
    sentences = [line[2:] for line in told.splitlines() if line.startswith("  Green ")]
    assert len(sentences) > 5
    for sentence in sentences:
        assert re.sub(r" \(×\d+\)$", "", sentence) in replayed
    assert whole(("play",), tmp_path, LAZY).returncode == 0
    assert said("verify", str(saved(tmp_path))).startswith("The record is sound: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such modes.")
def test_the_secret_is_for_nobody_else(tmp_path: Path) -> None:
    text = begun(tmp_path, "quit\n")
    path = secret_path(saved(tmp_path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.read_text() not in saved(tmp_path).read_text(encoding="utf-8")
    assert path.read_text() not in text


def test_a_save_without_its_secret_or_with_another_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    begun(tmp_path, "quit\n", *DUEL, "--save", str(file))
    secret_path(file).write_text("00" * 32)
    assert "the secret of its dice is not there" in call("play", "--save", str(file)).stderr
    secret_path(file).unlink()
    result = call("play", "--save", str(file))
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    file.write_text("nonsense")
    assert "cannot be played on" in call("play", "--save", str(file)).stderr


def test_a_file_that_exists_is_not_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    begun(tmp_path, "quit\n", *DUEL, "--save", str(file))
    result = call(*DUEL, "--save", str(file))
    assert result.exit_code == 2
    assert "is not new" in result.stderr
    assert "Green>" in begun(tmp_path, "quit\n", "play", "--save", str(file))


def test_a_file_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = call(*DUEL, "--save", str(tmp_path / "file" / "x.record"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


@pytest.mark.slow
def test_two_at_one_save_do_not_overwrite_each_other(tmp_path: Path) -> None:
    first = start(DUEL, tmp_path)
    assert first.stdout is not None
    assert first.stdin is not None
    heard = ""
    while not heard.endswith("\nGreen>"):
        heard += first.stdout.read(1)
    begun(tmp_path, "1\n", "play")
    theirs = saved(tmp_path).read_bytes()
    _, err = first.communicate("1\n", timeout=60)
    assert first.returncode == 2
    assert "was changed by someone else" in err
    assert saved(tmp_path).read_bytes() == theirs


def test_the_menu_asks_and_begins(tmp_path: Path) -> None:
    text = begun(tmp_path, "7\n2\n2\n\n2\n2\n\nquit\n", "play")
    assert "Please type a number from 2 to 4" in text
    assert "Green (greedy) · Red (you) · map=base · setup=quick · length=short" in text
    german = begun(tmp_path, "\n\n\n\n\n\nverlassen\n", "play", "--new", "--lang", "de")
    assert "Grün (du) · Rot (greedy) · Gelb (greedy) · Schwarz (greedy) · setup=quick" in german


def test_an_empty_input_begins_nothing(tmp_path: Path) -> None:
    begun(tmp_path, "", "play")
    assert list(tmp_path.iterdir()) == []


TYPED = """\
?
map
look lorien
look nowhere
players
hand
log 3
why
why 1
why fornost
rule rng-25
rule G3
rule 99
odds
xyzzy
9999
save {copy}
save {folder}/nowhere/x
save
choices
quit
"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_command_answers(tmp_path: Path, language: str) -> None:
    copy = tmp_path / "copy.record"
    typed = TYPED.format(copy=copy, folder=tmp_path)
    text = begun(tmp_path, typed, *DUEL, "--lang", language)
    assert text.count("Arnor +7") == 2
    assert "Lórien · Rhovanion" in text
    assert {"en": "RNG-025 ", "de": "RNG-025 "}[language] in text
    assert "G03 " in text
    for sentence in {
        "en": ("There is no place “nowhere”", "There is no rule “99”", "Nothing here fits “xyzzy”"),
        "de": ("Den Ort „nowhere“ gibt", "Die Regel „99“ gibt", "Hier passt nichts zu „xyzzy“"),
    }[language]:
        assert sentence in text
    assert re.search(r"\((RNG-\d{3}|G\d\d)\)", text)
    assert call("verify", str(copy)).exit_code == 0
    assert not re.search(r"\b(menu|command|status|look|hand|map)-[a-z]", text)


def test_what_was_answered_can_be_taken_back(tmp_path: Path) -> None:
    text = begun(tmp_path, "2\nundo\nundo\nquit\n")
    assert text.count("Taken back.") == 1
    assert "That can no longer be taken back" in text
    questions = re.findall(r"Placing units \((\d+) points left\)", text)
    assert questions[0] == questions[-1] != questions[1]


def test_several_units_are_placed_in_one_line(tmp_path: Path) -> None:
    text = begun(tmp_path, "2 x 1\nquit\n")
    assert "(×2)" in text


def test_a_few_letters_and_enter_choose(tmp_path: Path) -> None:
    text = begun(tmp_path, "done\nquit\n")
    assert "unspent" in text
    assert "Enter takes it." in begun(tmp_path, "don\n\nquit\n", *DUEL)


def test_several_people_hand_over_and_see_only_their_own(tmp_path: Path) -> None:
    # What Green is asked after the movement depends on the cards: the first answer goes everywhere.
    typed = "\nhand\n" + "done\nstop attacking\nend movement\n" + 20 * "1\n"
    args = ("play", "ring-war", "--seats", "me,me", *SHORT)
    text = begun(tmp_path, typed, *args)
    assert text.index("Hand over to Green") < text.index("Green>")
    before, _, after = text.partition("Hand over to Red")
    assert "Area cards: " in before
    assert "Red draws an adventure card: " not in before
    assert "Red draws an area card: " not in before
    assert after


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    text = begun(tmp_path, "", "play", "--seats", "random,random", *SHORT)
    assert "1. " in text
    assert said("verify", str(saved(tmp_path))).startswith("The record is sound: ")


def test_saves_lie_where_the_platform_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert folder() == user_data_path("feldzug", appauthor=False)
    assert tmp_path in folder().parents
    assert latest() is None


def test_on_a_mac_a_folder_of_an_earlier_version_stays_in_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    today = user_data_path("feldzug", appauthor=False)
    assert folder() == today
    earlier = tmp_path / "Library" / "Application Support" / "feldzug"
    earlier.mkdir(parents=True)
    assert folder() == earlier
    today.mkdir(parents=True, exist_ok=True)
    assert folder() == today
