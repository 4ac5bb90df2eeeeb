"""A file that claims a battle which could not be fought is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel.codec import Codec
from feldzug.kernel.errors import BadValue
from tests.games.runewars.table import DAQAN, area, clear, kind, put, table, turn_of

CODEC = Codec(RUNEWARS)


def fought() -> dict[str, Any]:
    """A battle in its first round, as a file."""
    g = clear(table())
    put(g, "latari-a", archer=3)
    g.supply[kind("bowman")] -= 2
    g.arriving[kind("bowman")] += 2
    turn_of(g, DAQAN, Battle(DAQAN, area("latari-a")))
    found: dict[str, Any] = json.loads(CODEC.text(g, RUNEWARS.setup(4)))
    return found


def frame(saved: dict[str, Any], name: str) -> dict[str, Any]:
    return next(f for f in saved["stack"] if f["@"] == name)


def a_sixth_round(saved: dict[str, Any]) -> None:
    frame(saved, "Battle")["round"] = 6


def a_third_side(saved: dict[str, Any]) -> None:
    saved["board"]["fighters"][0]["side"] = 2


def nobody_attacks(saved: dict[str, Any]) -> None:
    frame(saved, "Battle")["attacker"] = -2


def against_oneself(saved: dict[str, Any]) -> None:
    frame(saved, "Battle")["defender"] = 0


def drawn_twice(saved: dict[str, Any]) -> None:
    frame(saved, "Battle")["drawn"] = [1, 1]


def drawn_by_no_type(saved: dict[str, Any]) -> None:
    frame(saved, "Battle")["drawn"] = [999]


def without_a_marker(saved: dict[str, Any]) -> None:
    saved["board"]["contested"] = -1


def two_at_once(saved: dict[str, Any]) -> None:
    at = saved["stack"].index(frame(saved, "Battle"))
    saved["stack"].insert(at, dict(saved["stack"][at]))


def a_pass_without_a_battle(saved: dict[str, Any]) -> None:
    saved["stack"].remove(frame(saved, "Battle"))


def a_marker_without_a_battle(saved: dict[str, Any]) -> None:
    at = saved["stack"].index(frame(saved, "Battle"))
    del saved["stack"][at:]


def absurdly_many_cards(saved: dict[str, Any]) -> None:
    frame(saved, "FightPass")["further"] = [5000, 0]


def test_a_battle_that_was_fought_is_believed() -> None:
    g = CODEC.load(fought(), foreign=True)
    assert g.frame(Battle).round == 1


@pytest.mark.parametrize(
    "spoil",
    [
        a_sixth_round,
        a_third_side,
        nobody_attacks,
        against_oneself,
        drawn_twice,
        drawn_by_no_type,
        without_a_marker,
        two_at_once,
        a_pass_without_a_battle,
        a_marker_without_a_battle,
        absurdly_many_cards,
    ],
)
def test_one_that_could_not_be_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    saved = fought()
    spoil(saved)
    with pytest.raises(BadValue):
        CODEC.load(saved, foreign=True)
