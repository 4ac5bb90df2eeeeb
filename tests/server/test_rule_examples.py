"""Examples of a rulebook: listed in both languages, and opened as a table of one's own."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.examples import EXAMPLES
from tests.server.players import Player, problem


def test_they_are_listed_in_both_languages(player: Player) -> None:
    english, german = [player.get(f"/api/games/runewars/examples/{lang}") for lang in ("en", "de")]
    assert [one["key"] for one in english] == [one["key"] for one in german] == list(EXAMPLES.all)
    assert english[0]["title"] != german[0]["title"]
    assert english[0]["rules"] == ["BOW-111", "BOW-112", "BOW-113"]
    assert player.get("/api/games/ring-war/examples/en") == []


@pytest.mark.parametrize("key", EXAMPLES.all)
def test_each_opens_as_a_table_that_tells_it(player: Player, key: str) -> None:
    table = player.post(f"/api/games/runewars/examples/{key}/open")["table"]
    steps = player.get(f"/api/tables/{table}/history")
    assert len(steps) == len(EXAMPLES.all[key].answers)
    seen = player.see(table)
    assert (seen["state"] == "over") == (key == "victory-card")
    assert "banners" in seen["setup"]["modules"]


def test_what_is_not_there_is_refused(player: Player) -> None:
    for path in ("runewars/examples/none/open", "no-game/examples/none/open"):
        reply = player.http.post(f"/api/games/{path}", headers={"X-Feldzug": "1"})
        assert problem(reply)["type"] == "unknown"
    assert problem(player.http.get("/api/games/runewars/examples/xx"))["type"] == "unknown"
