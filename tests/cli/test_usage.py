"""How the command line is called: help in both languages, one sentence for every mistake, quiet endings."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from feldzug.parts.messages import LANGUAGES
from tests.cli.shell import COMMANDS, call, environment, heard, refused, said, start, whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(command: str, language: str) -> None:
    text = said(command, "--help", "--lang", language)
    assert text.startswith({"de": "Aufruf: feldzug", "en": "Usage: feldzug"}[language])
    assert "help-" not in text  # no key that nobody has put into words
    assert "--lang de|en" in text


@pytest.mark.parametrize("args", [(), ("--help",)])
def test_the_program_lists_its_commands(args: tuple[str, ...]) -> None:
    text = said(*args)
    assert all(f"\n  {command} " in text for command in COMMANDS)


WRONG = {
    "ply": "There is no command “ply”; did you mean “play”?",
    "xyzzy": "There is no command “xyzzy”; feldzug --help lists them.",
    "odds chess": "There is no game “chess”; known are: ring-war, runewars, empires.",
    "odds ring-war --fortres": "There is no option “--fortres” here; did you mean “--fortress”?",
    "games --xyzzy": "There is no option “--xyzzy” here; add --help to see what there is.",
    "simulate ring-war --games": "The option “--games” needs a value after it.",
    "simulate ring-war --games 0": "“--games” needs a whole number of at least 1.",
    "simulate ring-war --games x": "“--games” needs a whole number of at least 1.",
    "fuzz --seconds -1": "“--seconds” needs a number of at least 0.",
    "verify": "“FILE” is missing; add --help to see how the command is called.",
    "verify a b": "That is more than the command understands: b.",
    "games --lang fr": "There is no language “fr” here; known are: de, en.",
    "games --lang": "There is no language “” here; known are: de, en.",
    "rules chess": "There is no game “chess”; known are: ring-war, runewars, empires.",
    "replay no-such-file": "There is no readable file “no-such-file”.",
    "simulate ring-war --option map": ("“map” is no option: write it as KEY=VALUE."),
    "simulate ring-war --option map=moon": (
        "The option “map” cannot be “moon”; possible values: full, base. (G07)"
    ),
    "simulate ring-war --option x=y": "There is no option called “x”.",
    "simulate ring-war --option map=base --option map=full": (
        "The option “map” was given twice, with different values."
    ),
    "simulate ring-war --quick --option setup=official": (
        "The option “setup” was given twice, with different values."
    ),
    "simulate ring-war --bots greedy,random,greedy --option alliance=sides": (
        "Alliances need four players; there are 3. (G06)"
    ),
    "simulate ring-war --bots a,b": (
        "“a” cannot sit at the table; possible are: random, greedy, search."
    ),
    "simulate ring-war --bots me,random": (
        "“me” cannot sit at the table; possible are: random, greedy, search."
    ),
    "play --players 5": "This game is for 2 to 4 players, not for 5.",
    "play --seats me,random,random --players 2": "3 seats were named for 2 players.",
    "play --seats me,search:soon": (
        "“search:soon” is no bot: after the colon comes a number of iterations (search:200) "
        "or of seconds (search:0.5s)."
    ),
}


@pytest.mark.parametrize(("line", "sentence"), WRONG.items())
def test_whatever_is_wrong_is_one_sentence(line: str, sentence: str) -> None:
    assert refused(*line.split()) == sentence


def test_errors_are_said_in_the_chosen_language() -> None:
    assert refused("ply", "--lang", "de") == "Den Befehl „ply“ gibt es nicht; war „play“ gemeint?"
    assert refused("verify", "--lang=de") == (
        "„FILE“ fehlt; mit --help zeigt der Befehl, wie er aufgerufen wird."
    )
    wrong = refused("play", "--quick", "--option", "map=mond", "--lang", "de")
    assert wrong.startswith("Die Option „map“ kann nicht „mond“ sein")


@pytest.mark.parametrize(
    ("lang", "first"), [("de_DE.UTF-8", "Aufruf:"), ("fr_FR", "Usage:"), ("", "Usage:")]
)
def test_the_language_comes_from_the_environment(lang: str, first: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "feldzug", "--help"],
        env=environment(tmp_path, lang),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.startswith(first)


def test_nobody_listening_any_more_is_no_error(tmp_path: Path) -> None:
    with start(["rules", "ring-war"], tmp_path) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_an_interruption_ends_quietly(tmp_path: Path) -> None:
    process = start(["play", "--quick", "--seats", "me,random", "--option", "map=base"], tmp_path)
    heard(process, "\nSaved")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")


def test_the_module_runs_like_the_command(tmp_path: Path) -> None:
    done = whole(["odds", "ring-war", "2 infantry", "vs", "1 infantry"], tmp_path)
    assert done.stdout.startswith("The area falls with a chance of 40.00 %.")
    assert call("odds", "ring-war", "2 infantry vs 1 infantry").stdout == done.stdout
