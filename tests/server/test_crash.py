"""The server is killed again and again while games are played: nothing that was acknowledged is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.attack.kills import kills
from tests.server.processes import postgres

pytestmark = pytest.mark.slow

GAMES = 15
"""`make attack` plays more."""


def test_what_was_acknowledged_survives_every_crash_on_sqlite(tmp_path: Path) -> None:
    assert kills(f"sqlite:///{tmp_path / 'games.sqlite'}", GAMES, clients=5).games == GAMES


def test_what_was_acknowledged_survives_every_crash_on_postgres() -> None:
    with postgres() as url:
        assert kills(url, GAMES, clients=5).games == GAMES
