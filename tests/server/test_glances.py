"""A match in small, and how its points went: kept as they happen, and told at once."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.glance import glance
from feldzug.kernel.game import Game
from feldzug.kernel.match import Match
from feldzug.server.store.models import MatchRow, ScoreRow
from tests.server.forward import fast_forward
from tests.server.players import Player
from tests.server.test_leaving import listed
from tests.server.test_transcripts import newer_rules, written


def test_the_lobby_shows_turn_scores_owners_and_winners(player: Player, app: FastAPI) -> None:
    waiting = player.open("me", "link")["table"]
    assert listed(player, waiting)["glance"] is None
    table = player.open("me", "bot:random", "bot:random")["table"]
    fast_forward(app, table, 200)
    shown, view = listed(player, table), player.see(table)["view"]
    assert shown["glance"]["turn"] == view["turn"] > 0
    assert shown["glance"]["scores"] == [one["score"] for one in view["players"]]
    owners = shown["glance"]["owners"]
    assert owners
    for area, seat in owners.items():
        ruler = view["places"][area]["ruler"]
        assert seat == (ruler if isinstance(ruler, int) else -1)
    assert (shown["outcome"], "decision" in shown) == (None, False)
    fast_forward(app, table)
    assert listed(player, table)["outcome"] == player.see(table)["outcome"]


def test_scores_are_kept_with_each_answer(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here")["table"]
    fast_forward(app, table, 100)
    player.play(table, 60)
    kept = player.get(f"/api/tables/{table}/scores")
    with app.state.tables.reading(table) as (_, found):
        match = found.copy()
    last = None
    for entries in range(match.decision + 1):
        now = glance(match.at(entries))
        told = [one for one in kept if one["n"] == entries]
        if told:
            assert (told[0]["turn"], told[0]["points"]) == (now.turn, list(now.points))
            last = told[0]
    assert last is not None
    assert last["points"] == list(glance(match.position).points)
    assert len({one["turn"] for one in kept}) > 2


def test_what_is_taken_back_counts_no_longer(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here")["table"]
    fast_forward(app, table, 150)
    before = player.get(f"/api/tables/{table}/scores")[-1]["points"]
    entries = player.see(table)["entries"]
    player.play(table, 25)
    seat = player.see(table)["turn"][0]
    asked = player.see(table, seat)
    steps = player.get(f"/api/tables/{table}/history", seat=0, **{"from": entries})
    to = next(step["n"] for step in steps if step["seat"] in (0, 1))
    player.post(f"/api/tables/{table}/undo/ask", {"seat": seat, "to": to})
    agreed = {"seat": 1 - seat, "to": to, "agree": True}
    agreed["decision"] = player.see(table, 1 - seat)["decision"]
    player.post(f"/api/tables/{table}/undo/consent", agreed)
    assert asked["entries"] < player.see(table)["entries"]
    assert player.get(f"/api/tables/{table}/scores")[-1]["points"] == before
    assert listed(player, table)["glance"]["scores"] == [sum(one.values()) for one in before]


def test_the_scores_of_a_finished_game_are_read_and_not_played_again(
    player: Player, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    fast_forward(app, table)
    ended = player.see(table)["outcome"]["scores"]
    written(app, table)
    monkeypatch.setattr(Match, "re_enter", _never)
    monkeypatch.setattr(Match, "at", _never)
    kept = player.get(f"/api/tables/{table}/scores")
    assert [sum(one.values()) for one in kept[-1]["points"]] == ended


def _never(*_: object) -> None:
    raise AssertionError("played again")


@pytest.mark.slow
def test_games_from_before_scores_were_kept_have_them_all_the_same(
    player: Player, app: FastAPI
) -> None:
    over, running = (player.open("me", "here")["table"] for _ in range(2))
    fast_forward(app, over)
    fast_forward(app, running, 150)
    for table in (over, running):
        written(app, table)
    expected = {table: player.get(f"/api/tables/{table}/scores") for table in (over, running)}
    with app.state.tables.store.write() as session:
        for table in (over, running):
            session.query(ScoreRow).filter(ScoreRow.match_id == table).delete()
            session.get_one(MatchRow, table).glance = None
    assert listed(player, running)["glance"] is None
    for table in (over, running):
        assert player.get(f"/api/tables/{table}/scores") == expected[table]
    player.play(running, 1)
    assert listed(player, running)["glance"]
    told = player.get(f"/api/tables/{running}/scores")
    assert told[: len(expected[running])] == expected[running]


def test_scores_stay_when_the_rules_have_changed(
    player: Player, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("me", "here")["table"]
    fast_forward(app, table)
    kept = player.get(f"/api/tables/{table}/scores")
    written(app, table)
    newer_rules(app, RING_WAR, monkeypatch)
    assert player.see(table)["played_with"]
    assert player.get(f"/api/tables/{table}/scores") == kept


def test_a_game_without_a_glance_is_listed_and_has_no_scores(player: Player, fords: Game) -> None:
    table = player.open("me", "here", "here", game=fords.key)["table"]
    player.play(table, 5)
    assert listed(player, table)["glance"] is None
    assert player.get(f"/api/tables/{table}/scores") == []
