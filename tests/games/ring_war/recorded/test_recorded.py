"""Whole games from record files, one for each way a war can end (made by tools/ring_war/record_games.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldzug.games.ring_war.ending import ALL_AREAS, LAST_PLAYER, RING_DESTROYED
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.notation import CODEC, read, write
from feldzug.games.ring_war.war import War
from feldzug.kernel import record
from feldzug.kernel.match import Match
from feldzug.kernel.values import Outcome, Seat

HERE = Path(__file__).parent
GAMES = {RING_WAR.key: RING_WAR}

ENDED = {
    "ring-destroyed": Outcome(
        RING_DESTROYED,
        (
            (Seat(1),),
            (Seat(2),),
            (Seat(0),),
            (Seat(3),),
        ),
        (23, 33, 24, 22),
    ),
    "ring-destroyed-north": Outcome(
        RING_DESTROYED,
        (
            (Seat(2),),
            (Seat(1),),
            (Seat(0),),
        ),
        (17, 22, 26),
    ),
    "last-player": Outcome(
        LAST_PLAYER,
        (
            (Seat(0),),
            (Seat(1),),
        ),
        (79, 0),
    ),
    "all-areas": Outcome(
        ALL_AREAS,
        (
            (Seat(0),),
            (Seat(1),),
        ),
        (79, 0),
    ),
}
HASH = {
    "ring-destroyed": "d334098fc73af3c00ceb8492f9cf8d8e",
    "ring-destroyed-north": "e618217d97cb2eeb0d4f1280fd2f0bcc",
    "last-player": "c38f00fce0d2e1e2b9e3294a513764cd",
    "all-areas": "e02bdab84beb051a11274ae19bc189c5",
}
EVERY_GAME = pytest.mark.parametrize("name", ENDED)


def load(name: str) -> record.Record:
    return record.load(HERE / f"{name}.record", GAMES)


def test_every_record_is_replayed_here() -> None:
    assert {path.stem for path in HERE.glob("*.record")} == ENDED.keys() == HASH.keys()


@EVERY_GAME
@pytest.mark.rule("G23", "G24")
def test_a_recorded_game_replays_to_its_hash_and_outcome(name: str) -> None:
    """Reading replays every entry by the present rules and compares the position with the seal."""
    match = load(name).match
    assert CODEC.hash(match.position, match.setup) == HASH[name]
    assert match.position.outcome() == ENDED[name]


@EVERY_GAME
def test_every_roll_follows_from_the_secret_that_was_shown(name: str) -> None:
    found = load(name)
    assert found.secret
    assert record.verify(found) > 50


@EVERY_GAME
def test_written_again_a_record_is_the_same_file(name: str) -> None:
    found = load(name)
    seats, promised = found.seats, found.commitment
    lines = record.write(found.match, seats, promised=promised).splitlines()
    kept = (HERE / f"{name}.record").read_text(encoding="utf-8").splitlines()
    assert lines[:-1] == kept[:-1]  # the last line also holds the secret, which only the dealer had


@EVERY_GAME
def test_every_tenth_position_of_it_can_be_written_as_text(name: str) -> None:
    match = load(name).match
    for n in range(0, len(match.journal), 10):
        g = Match.replay(RING_WAR, match.setup, match.journal, until=n).position
        assert isinstance(g, War)
        again, _ = read(write(g, match.setup))
        assert CODEC.text(again, match.setup) == CODEC.text(g, match.setup)


def test_all_areas_were_taken_while_somebody_was_at_sea() -> None:
    g = load("all-areas").match.position
    assert isinstance(g, War)
    assert g.ruled(Seat(1)) == []
    assert g.alive[1]
    assert any(g.ruler[ship] == 1 and g.size(ship) for ship in g.board.ships)
