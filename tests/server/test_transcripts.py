"""What was told and shown is kept: finished games stay watchable, renewed ones have a receipt and a past."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.games import GAMES
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import record
from feldzug.kernel.game import Game
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.server.patches import difference, patched
from feldzug.server.store.models import MatchRow, TranscriptRow
from tests.server.forward import fast_forward, until
from tests.server.players import Player, problem
from tests.waiting import eventually


def newer_rules(app: FastAPI, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A release with another version of a game, or with other facts in it."""
    monkeypatch.setattr(game, "version", game.version + 1)
    app.state.tables._tables.clear()


def written(app: FastAPI, table: str) -> None:
    """Wait until all that is kept of a match is written."""

    def is_written() -> bool:
        with app.state.tables.store.read() as session:
            return not session.get_one(MatchRow, table).is_unwritten

    eventually(is_written, seconds=60)


@pytest.mark.parametrize("seed", range(30))
def test_a_patch_leads_from_one_value_to_another(seed: int) -> None:
    chance = random.Random(seed)

    def value(depth: int) -> Any:
        kind = chance.choice("nslod" if depth else "nso")
        if kind == "l":
            return [value(depth - 1) for _ in range(chance.randrange(4))]
        if kind == "d":
            return {chance.choice("abcdef"): value(depth - 1) for _ in range(chance.randrange(5))}
        return {"n": chance.randrange(3), "s": chance.choice("xyz"), "o": None}[kind]

    for _ in range(200):
        before, after = value(3), value(3)
        patch = json.loads(json.dumps(difference(before, after)))
        assert patched(before, patch) == after
        assert (patch is None) == (before == after)


def test_a_finished_game_is_watched_step_by_step_after_a_release(
    player: Player, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    fast_forward(app, table)
    path = f"/api/tables/{table}"
    last = player.see(table)["entries"]
    some = [0, 1, last // 3, last // 2, last - 1, last]
    history = player.get(f"{path}/history")
    shown = [player.get(f"{path}/at/{n}") for n in some]
    written(app, table)
    with app.state.tables.store.read() as session:
        assert len(session.get_one(TranscriptRow, table).body) < 400_000
    newer_rules(app, RING_WAR, monkeypatch)
    assert player.get(f"{path}/history") == history
    assert player.get(f"{path}/history", seat=1, **{"from": 5, "to": 9}) == history[5:9]
    assert [player.get(f"{path}/at/{n}") for n in some] == shown
    assert player.get(f"{path}/at/{last}", seat=0)["seat"] is None
    assert problem(player.http.get(f"{path}/at/{last + 1}"))["type"] == "unknown"
    assert player.see(table)["outcome"]["ranking"]


def test_a_finished_game_outlasts_what_was_agreed(
    player: Player, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The present rules need not know its options any more, nor be able to read its end."""
    table = player.open("me", "here")["table"]
    fast_forward(app, table)
    before = player.see(table)
    with app.state.tables.store.write() as session:
        row = session.get_one(MatchRow, table)
        row.options = {**row.options, "gone": "with the wind"}
    newer_rules(app, RING_WAR, monkeypatch)
    after = player.see(table)
    assert (after["view"], after["outcome"]) == (before["view"], before["outcome"])
    assert player.get(f"/api/tables/{table}/history")


def nobody_has_chosen(g: Position) -> bool:
    """Otherwise newer rules begin where the choice began."""
    top = g.stack[-1]
    return not isinstance(top, Sealed) or not top.steps


def test_a_game_that_goes_on_has_a_receipt_and_its_whole_record(
    player: Player, app: FastAPI, fords: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here", game="fords", preset="court")["table"]
    fast_forward(app, table, 12)
    until(app, table, nobody_has_chosen)
    assert player.see(table)["receipt"] == []
    told = player.get(f"/api/tables/{table}/history")
    earlier = app.state.tables._tables[table].decision
    app.state.tables.close()  # as at the end of a server
    intrigue = fords.modules["intrigue"]
    monkeypatch.setattr(intrigue, "content", {**intrigue.content, "relics": "other"})
    monkeypatch.setattr(fords, "_rules", {})
    app.state.tables._tables.clear()
    seen = player.see(table)
    assert seen["receipt"] == [
        {"key": "thing-changed", "rule": "kernel", "args": {"thing": "relics"}}
    ]
    assert seen["first"] == earlier
    fast_forward(app, table)
    assert player.see(table)["receipt"] == seen["receipt"]
    found = record.read(player.http.get(f"/api/tables/{table}/record").text, GAMES)
    assert found.transcript is not None
    assert [step.number for step in found.transcript.steps] == list(
        range(player.see(table)["entries"])
    )
    assert len(told) <= earlier
