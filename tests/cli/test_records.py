"""Records told and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.notation import read as read_position
from feldzug.kernel import record
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.laws import random_walk
from feldzug.kernel.match import Match
from feldzug.kernel.values import Seat
from tests.cli.shell import call, read, refused, said

SETUP = RING_WAR.setup(2, setup="quick", length="short", map="base")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game between two who play at random."""
    path = tmp_path_factory.mktemp("records") / "finished.record"
    record.save(path, random_walk(RING_WAR, SETUP, seed=1, steps=100_000), ("me", "random"))
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.record"
    record.save(path, random_walk(RING_WAR, SETUP, seed=2, steps=40), ("Anna", "Björn"))
    return path


def test_a_finished_record_is_verified_to_the_last_roll(finished: Path) -> None:
    found = read("verify", str(finished))
    assert found["sound"]
    assert found["entry"] is None
    assert found["entries"] > found["rolls"] > 0
    text = said("verify", str(finished))
    assert text.startswith("The record is sound: ")
    assert said("verify", str(finished), "--lang", "de").startswith("Die Aufzeichnung stimmt: ")


def test_an_unfinished_record_keeps_its_secret(unfinished: Path) -> None:
    assert said("verify", str(unfinished)).startswith("The record is sound so far: ")


def test_dice_that_nobody_sealed_are_said_to_be_so(tmp_path: Path) -> None:
    path = tmp_path / "open.record"
    record.save(path, Match(RING_WAR, SETUP, Dealer(3)))
    assert "nothing was promised about the dice" in said("verify", str(path)).replace("\n", " ")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_forged_record_is_bad_and_the_entry_is_named(
    finished: Path, tmp_path: Path, language: str
) -> None:
    lines = finished.read_text(encoding="utf-8").split("\n")
    assert '"n":40' in lines[41]
    lines[41] = lines[41].replace('"seat":', '"seat": ')  # only the form: still sound
    forged = tmp_path / "forged.record"
    forged.write_text("\n".join(lines), encoding="utf-8")
    assert call("verify", str(forged)).exit_code == 0
    lines[41] = lines[41].replace('"n":40', '"n":40,"x":1')
    forged.write_text("\n".join(lines), encoding="utf-8")
    result = call("verify", str(forged), "--lang", language)
    assert result.exit_code == 1
    assert result.stdout.startswith(
        {"en": "The record is bad. ", "de": "Die Aufzeichnung stimmt nicht. "}[language]
    )
    assert " 40" in result.stdout
    assert len(result.stdout.splitlines()) == 1
    assert call("replay", str(forged)).exit_code == 1


def test_a_forged_roll_is_found(finished: Path, tmp_path: Path) -> None:
    found = record.load(finished, {"ring-war": RING_WAR})
    secret = found.secret
    forged = tmp_path / "forged.record"
    text = finished.read_text(encoding="utf-8")
    forged.write_text(text.replace(secret, secret[:-1] + "0"), encoding="utf-8")
    result = call("verify", str(forged), "--json")
    assert (result.exit_code, '"sound": false' in result.stdout) == (1, True)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}", b"not a record\n", b'{"feldzug":1}'])
def test_a_file_that_is_no_record_is_bad(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "some.file"
    path.write_bytes(content)
    result = call("verify", str(path))
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert refused("verify", str(tmp_path)).startswith("There is no readable file")


@pytest.mark.parametrize(
    ("language", "title", "end"),
    [("en", "Ring War: Green (you) · Red (random)", " wins."), ("de", "Ringkrieg: Grün (du)", " gewinnt.")],
)  # fmt: skip
def test_a_replay_tells_the_game(finished: Path, language: str, title: str, end: str) -> None:
    text = said("replay", str(finished), "--lang", language)
    assert text.startswith(title)
    assert end in text
    assert "{" not in text


def test_people_are_called_by_their_names(unfinished: Path) -> None:
    text = said("replay", str(unfinished))
    assert text.startswith("Ring War: Anna · Björn")
    assert "Green" not in text
    assert text.endswith("The game is not over.\n")


def test_a_replay_can_stop_and_show_the_board(finished: Path) -> None:
    text = said("replay", str(finished), "--until", "60", "--board")
    assert "\n   59  " in text
    assert "\n   60  " not in text
    assert "Arnor +7" in text
    assert "The ring: The Shire, field 1 of 14" in text
    assert refused("replay", str(finished), "--until", "99999").startswith("The record has only")


def test_the_notation_can_be_read_back(unfinished: Path) -> None:
    g, setup = read_position(said("replay", str(unfinished), "--notation"))
    match = record.load(unfinished, {"ring-war": RING_WAR}).match
    assert setup == match.setup
    assert g.view(Seat(0)) == match.position.view(Seat(0))


def test_a_replay_as_json(finished: Path) -> None:
    found = read("replay", str(finished), "--until", "70")
    assert found["seats"] == ["me", "random"]
    assert [entry["n"] for entry in found["entries"]] == list(range(70))
    assert found["outcome"] is None
    assert read("replay", str(finished))["outcome"]["ranking"] in ([[0], [1]], [[1], [0]])
