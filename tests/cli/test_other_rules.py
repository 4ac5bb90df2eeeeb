"""Games from before a change of the rules: told for ever, gone on with a receipt, never called bad."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.game import Game
from feldzug.kernel.laws import random_walk
from feldzug.parts.names import MessageNames
from feldzug.parts.registration import Registration, registered
from tests.cli.shell import call, read, refused, said
from tests.kernel.test_receipt import OtherGame
from tests.practice import FORDS, omens, tactics
from tests.practice.game import Fords

SETUP = FORDS.setup(3, ("omens",))
NAMES = ("Anna", "Ben", "Carl")
OLD = Path(__file__).parents[1] / "games" / "ring_war" / "saves" / "version_1"

Release = Callable[[Game], None]
Correct = Callable[[], Game]


@pytest.fixture
def release() -> Iterator[Release]:
    """Which game the next commands know as Fords."""
    with ExitStack() as known:

        def publish(game: Game) -> None:
            known.close()
            names = MessageNames(game, "tests.practice.words")
            known.enter_context(registered(Registration(game, names)))

        publish(FORDS)
        yield publish


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Correct:
    """From now on one card is in the deck once more than was written."""

    def correct() -> Game:
        monkeypatch.setattr(tactics.Ambush, "copies", 3)
        return Fords(expansions=(omens.Omens(),))

    return correct


@pytest.fixture
def finished(tmp_path: Path) -> str:
    path = tmp_path / "finished.record"
    record.save(path, random_walk(FORDS, SETUP, 4, 1000), NAMES)
    return str(path)


def test_a_finished_game_is_told_step_by_step_after_a_correction(
    finished: str, release: Release, corrected: Correct
) -> None:
    before = read("replay", finished)
    release(corrected())
    now = read("replay", finished)
    assert [entry["events"] for entry in now["entries"]] == [
        entry["events"] for entry in before["entries"]
    ]
    assert sum(len(entry["events"]) for entry in now["entries"]) > 10
    assert (now["outcome"], now["seats"]) == (before["outcome"], list(NAMES))
    assert before["notes"] == []
    assert "“ambush” is no longer what it was when the game began." in now["notes"]
    text = said("replay", finished)
    assert text.startswith(
        "Fords: Anna · Ben · Carl · Omens\nThis game was begun under other rules (fords@3:"
    )
    assert "    0  " in text
    assert "Three seasons are over. " in text


def test_such_a_story_can_be_cut_short(finished: str, release: Release, corrected: Correct) -> None:
    release(corrected())
    cut = read("replay", finished, "--until", "9")
    assert [entry["n"] for entry in cut["entries"]] == list(range(9))
    assert cut["outcome"] is None
    assert refused("replay", finished, "--until", "9999").startswith("The record has only")


def test_its_last_position_is_shown_and_earlier_ones_need_their_rules(
    finished: str, release: Release, corrected: Correct, tmp_path: Path
) -> None:
    board = said("replay", finished, "--board").split("\nseason ")[1]
    release(corrected())
    assert said("replay", finished, "--board").split("\nseason ")[1] == board
    file = tmp_path / "end.json"
    file.write_text(said("replay", finished, "--notation"))
    assert read("perft", "fords", "--depth", "0", "--position", str(file))[0]["paths"] == 1
    needed = FORDS.rules(SETUP).id
    assert needed in refused("replay", finished, "--notation", "--until", "9")


def test_a_game_that_has_become_another_is_told_and_shows_no_board(
    finished: str, release: Release
) -> None:
    release(OtherGame())
    text = said("replay", finished)
    assert text.startswith("Fords: Anna · Ben · Carl\n")
    assert "orders-revealed (" in text
    assert "\n1. " in text
    data = read("replay", finished)
    assert len(data["entries"]) == len(random_walk(FORDS, SETUP, 4, 1000).journal)
    assert data["options"] == {}
    assert FORDS.rules(SETUP).id in refused("replay", finished, "--notation")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "cannot be checked here. For that the rules"),
        ("de", "lassen sich hier nicht prüfen. Dazu braucht es die Regeln"),
    ],
)
def test_verifying_names_the_rules_that_are_needed(
    finished: str, release: Release, corrected: Correct, language: str, sentence: str
) -> None:
    assert call("verify", finished).exit_code == 0
    for game in (corrected(), OtherGame()):
        release(game)
        result = call("verify", finished, "--lang", language)
        assert result.exit_code == 1
        text = " ".join(result.stdout.split())
        assert sentence in text
        assert FORDS.rules(SETUP).id in text
        assert '"sound": null' in call("verify", finished, "--json").stdout


@pytest.mark.parametrize("file", sorted(OLD.glob("*.record")), ids=lambda file: file.stem)
def test_a_record_that_kept_nothing_tells_its_end_and_says_why(file: Path) -> None:
    found = record.load(file, GAMES)
    data = read("replay", str(file))
    assert data["entries"] == []
    assert data["notes"][-1].startswith(f"{found.match.earlier:,} entries are not told: ")
    outcome = found.match.position.outcome()
    assert (data["outcome"] is None) == (outcome is None)
    text = said("replay", str(file), "--board", "--lang", "de")
    assert "Einträge werden nicht erzählt" in text
    assert ("Das Spiel ist nicht zu Ende." in text) == (outcome is None)
    assert call("verify", str(file)).exit_code == 1


def test_a_game_goes_on_and_says_once_what_has_changed(
    tmp_path: Path, release: Release, corrected: Correct
) -> None:
    save = ("--save", str(tmp_path / "mine.record"))
    begun = said("play", "fords", "--seats", "me,random", *save, typed="1\n1\nquit\n")
    assert "ambush" not in begun.partition("quit")[2]
    release(corrected())
    text = said("play", *save, typed="quit\n")
    assert "This game was begun under other rules (fords@3:" in text
    assert "“ambush” is no longer what it was when the game began." in text
    again = said("play", *save, typed="1\n" * 400)
    assert "other rules" not in again
    assert "Three seasons are over." in again
    told = read("replay", save[1])
    assert [entry["n"] for entry in told["entries"]] == list(range(len(told["entries"])))
    assert told["notes"] == []
    assert call("verify", save[1]).exit_code == 0


def test_a_save_that_has_become_unreadable_is_refused_in_one_sentence(
    finished: str, release: Release
) -> None:
    release(OtherGame())
    assert "cannot be played on" in refused("play", "--save", finished)
