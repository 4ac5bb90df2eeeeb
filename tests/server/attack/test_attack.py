"""The attacks in a short form; `make attack` takes more of each. Kills are in test_crash.py."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from tests.server.attack.fuzz import fuzz
from tests.server.attack.races import races
from tests.server.attack.secrecy import secrecy
from tests.server.players import Player


@pytest.mark.slow
def test_no_request_makes_the_server_fail(address: str) -> None:
    found = fuzz(address, requests=280, seed=7)
    assert found.failures == []
    assert found.statuses[200] > 5
    assert found.statuses[400] > 50


def test_every_race_has_one_winner(address: str) -> None:
    found = races(address, rounds=4, at_once=8)
    assert found.won == found.races


@pytest.mark.slow
def test_nothing_hidden_shows_in_any_answer(app: FastAPI, player: Player) -> None:
    found = secrecy(app, player, moments=4, seed=3)
    assert found.leaks == 0
    assert found.hidden > 10
    assert found.questions > 1000
