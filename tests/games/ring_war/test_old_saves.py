"""Saves and records of version 1, made before the kernel named things by id, still load and go on."""

from __future__ import annotations

import gzip
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from feldzug.games import GAMES
from feldzug.games.ring_war.board import PLACES
from feldzug.games.ring_war.cards.attack import UnmannedFortress
from feldzug.games.ring_war.deck import CARDS
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.inventory import contents
from feldzug.games.ring_war.lasting import CardEffect
from feldzug.games.ring_war.war import War
from feldzug.kernel import laws, record
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.parts.windows import Window

SAVES = Path(__file__).parent / "saves" / "version_1"
CODEC = Codec(RING_WAR)


def positions() -> list[tuple[str, dict[str, Any]]]:
    """One of each kind of moment, and the kind."""
    lines = gzip.decompress((SAVES / "positions.jsonl.gz").read_bytes()).splitlines()
    found = [json.loads(line) for line in lines]
    return [(one["moment"], one["save"]) for one in found]


POSITIONS = positions()


def loaded(saved: dict[str, Any]) -> War:
    g = CODEC.load(saved, foreign=True)
    assert isinstance(g, War)
    return g


@pytest.mark.parametrize("n", range(len(POSITIONS)), ids=[moment for moment, _ in POSITIONS])
def test_a_position_of_version_1_is_the_same_one_now(n: int) -> None:
    moment, saved = POSITIONS[n]
    g, board = loaded(saved), saved["board"]
    for field in ("ruler", "units", "fought", "moved", "leader", "beaten", "fielded", "alive"):
        assert list(getattr(g, field)) == board[field], field
    for field in ("area_hands", "card_hands", "uprisings", "played", "area_pile", "card_pile"):
        assert getattr(g, field) == board[field], field
    for field in ("area_discards", "card_discards", "ring", "turn", "active", "conquered"):
        assert getattr(g, field) == board[field], field
    assert [list(legend) for legend in g.legends] == board["legends"]
    kept = [(CARDS[e.card], e.areas) for e in g.effects if isinstance(e, CardEffect)]
    assert kept == [(effect["key"], tuple(effect["about"])) for effect in saved["effects"]]
    if moment not in ("PlayOrPass", "over"):
        assert type(g.stack[-1]).__name__ == moment
    assert set(dict(RING_WAR.setup_of(CODEC.upgrade(saved)).options).items()) >= {
        (key, value) for key, value in saved["options"].items()
    }


@pytest.mark.parametrize("n", range(0, len(POSITIONS), 4))
def test_a_position_of_version_1_obeys_the_laws_and_plays_on(n: int) -> None:
    _, saved = POSITIONS[n]
    g, setup = loaded(saved), RING_WAR.setup_of(CODEC.upgrade(saved))
    before = g.clone()
    laws.position_laws(CODEC, setup, g)
    laws.wander(g, Dealer(n), 120)
    laws.nothing_is_lost_or_made(before, g, contents)


def test_in_a_window_of_version_1_whoever_had_passed_has_passed() -> None:
    windows = [saved for moment, saved in POSITIONS if moment == "PlayOrPass"]
    assert windows
    for saved in windows:
        old = next(frame for frame in saved["stack"] if frame["@"] == "Window")
        asked = saved["stack"][-1]["seat"]
        g = loaded(saved)
        window = g.stack[-1]
        assert isinstance(window, Window)
        assert window.moment == old["moment"]
        assert g.waiting()[0] == asked
        assert len([s for s in window.order if window.is_complete(g, s)]) == old["passes"]


@pytest.mark.parametrize(
    ("turn", "passes", "order", "passed"),
    [(0, 0, (1, 0), []), (1, 1, (0, 1), [1]), (2, 1, (1, 0), [0])],
)
def test_a_window_of_version_1_begins_with_who_was_asked_and_those_before_have_passed(
    turn: int, passes: int, order: tuple[int, ...], passed: list[int]
) -> None:
    saved = deepcopy(next(saved for moment, saved in POSITIONS if moment == "PlayOrPass"))
    old = next(frame for frame in saved["stack"] if frame["@"] == "Window")
    assert old["order"] == [1, 0]
    old.update(turn=turn, passes=passes)
    window = loaded(saved).stack[-1]
    assert isinstance(window, Window)
    assert (window.order, list(window.steps)) == (order, passed)


def test_what_lasted_in_version_1_lasts() -> None:
    _, saved = next((m, s) for m, s in POSITIONS if m == "ChooseAttack")
    about = [PLACES.index("moria")]
    effect = {
        "@": "Effect",
        "key": "siege-machines",
        "seat": 0,
        "until": "assault",
        "about": about,
    }
    g = loaded({**saved, "effects": [effect]})
    card = CARDS.index("siege-machines")
    assert g.effects == [UnmannedFortress(g.seats()[0], "assault", card, tuple(about))]


@pytest.mark.parametrize("name", ["set-up", "mid-game", "northern"])
def test_a_record_of_version_1_goes_on(name: str) -> None:
    found = record.load(SAVES / f"{name}.record", GAMES, Dealer(1))
    match = found.match
    assert found.receipt is not None
    assert match.decision == match.earlier > 100
    dealer = Dealer(2)
    for _ in range(50):
        seat = match.position.waiting()[0]
        legal = match.position.legal(seat)
        match.play(seat, legal[dealer.below(len(legal))])
    laws.match_laws(CODEC, match)


FINISHED = ("all-areas", "last-player", "late-game", "ring-destroyed", "ring-destroyed-north")


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_record_of_version_1_shows_its_end(name: str) -> None:
    found = record.load(SAVES / f"{name}.record", GAMES)
    assert found.receipt is not None
    assert found.match.position.outcome() is not None
