"""A server that ends says farewell; when it is back, streams go on where they were."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.players import Player
from tests.server.processes import serving
from tests.server.test_streams import listening

pytestmark = pytest.mark.slow


def test_streams_go_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with (
        serving(url, FELDZUG_BOT_WORKERS="0") as server,
        httpx.Client(base_url=server.address, timeout=30) as http,
    ):
        player = Player(http)
        table = player.open("me", "here")["table"]
        player.play(table, 5)
        with listening(player, f"{table}:0") as told:
            first = next(told)
            assert server.process is not None
            server.process.terminate()
            assert [message.event for message in told] == ["bye"]
        assert server.process.wait(20) in (0, -15)
        server.start()
        player.play(table, 3)
        with listening(player, f"{table}:0", first.id) as told:
            step = next(told)
        assert step.event == "step"
        assert step.data["steps"][0]["n"] == first.data["decision"]
        assert step.data["decision"] == player.see(table)["decision"]
