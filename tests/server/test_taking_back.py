"""No free re-rolls: against bots only what nobody has learned from is taken back, unless it was agreed."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.values import FATE
from tests.server.conftest import Make
from tests.server.forward import fast_forward
from tests.server.players import Player


def own_answer(player: Player, table: str) -> int:
    """The number of an own answer, dice after it."""
    steps = player.get(f"/api/tables/{table}/history")
    rolled = max(step["n"] for step in steps if step["seat"] == FATE)
    return int(next(s["n"] for s in reversed(steps) if s["seat"] == 0 and s["n"] < rolled))


def test_bots_do_not_let_anybody_roll_again(player: Player, app: FastAPI) -> None:
    table = player.open("me", "bot:random")["table"]
    fast_forward(app, table, 120)
    seen = player.see(table, 0)
    assert not seen["undo"]["may_ask"]
    assert not seen["free_take_back"]
    asked = {"seat": 0, "to": own_answer(player, table)}
    told = player.refused(f"/api/tables/{table}/undo/ask", asked)
    assert (told["type"], told["reason"]["key"]) == ("conflict", "bots-refuse")
    assert player.see(table, 0)["entries"] == seen["entries"]


def test_where_it_was_agreed_they_do_and_game_and_record_say_so(
    player: Player, app: FastAPI
) -> None:
    table = player.open("me", "bot:random", free_take_back=True)["table"]
    fast_forward(app, table, 120)
    seen = player.see(table, 0)
    assert seen["undo"]["may_ask"]
    assert seen["free_take_back"]
    to = own_answer(player, table)
    player.post(f"/api/tables/{table}/undo/ask", {"seat": 0, "to": to})
    assert player.get(f"/api/tables/{table}/history")[-1]["back"] == to
    fast_forward(app, table)
    text = player.http.get(f"/api/tables/{table}/record").text
    assert record.read(text, GAMES).free_take_back
    copy = player.http.post("/api/records", content=text).json()["table"]
    assert player.see(copy)["free_take_back"]
    again = player.post(f"/api/tables/{table}/rematch")["table"]
    assert player.see(again)["free_take_back"]


def test_a_record_of_another_game_bears_no_mark(player: Player, app: FastAPI) -> None:
    table = player.open("me", "bot:random")["table"]
    fast_forward(app, table)
    text = player.http.get(f"/api/tables/{table}/record").text
    assert "free_take_back" not in text
    assert not record.read(text, GAMES).free_take_back


def test_a_refusal_is_told_until_somebody_acts(new_player: Make, app: FastAPI) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", "bot:random")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    fast_forward(app, table, 150)
    path, to = f"/api/tables/{table}/undo", own_answer(ann, table)
    ann.post(f"{path}/ask", {"seat": 0, "to": to})
    asked = ben.see(table, 1)
    assert asked["undo"]["asked"]["consents"] == [0, 2]  # bots go along with the people
    consent: dict[str, Any] = {"seat": 1, "decision": asked["decision"], "to": to, "agree": False}
    ben.post(f"{path}/consent", consent)
    for seat, person in enumerate((ann, ben)):
        undo = person.see(table, seat)["undo"]
        assert (undo["asked"], undo["refused"]) == (None, 1)
    fast_forward(app, table, 10)
    assert ann.see(table, 0)["undo"]["refused"] is None
