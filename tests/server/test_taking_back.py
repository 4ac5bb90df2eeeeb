"""No free re-rolls: against bots only what nobody has learned from is taken back, unless it was agreed."""

from __future__ import annotations

from typing import Any

import pytest
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


def claim_for_oneself(player: Player, table: str) -> None:
    """Hand seat 1 on, and take it."""
    link = player.post(f"/api/tables/{table}/seats/1", {"kind": "link"})["secret"]
    player.post(f"/api/tables/{table}/claim", {"secret": link})


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


def test_two_seats_at_one_screen_do_not_roll_again_against_bots(
    player: Player, app: FastAPI
) -> None:
    table = player.open("me", "here", "bot:random")["table"]
    fast_forward(app, table, 150)
    assert not player.see(table, 0)["undo"]["may_ask"]
    told = player.refused(
        f"/api/tables/{table}/undo/ask", {"seat": 0, "to": own_answer(player, table)}
    )
    assert told["reason"]["key"] == "bots-refuse"


def test_a_link_to_oneself_makes_nobody_else_of_a_bot(player: Player, app: FastAPI) -> None:
    """Who takes the bot's place agrees to nothing that the bot would refuse."""
    table = player.open("me", "bot:random")["table"]
    fast_forward(app, table, 120)
    claim_for_oneself(player, table)
    assert not player.see(table, 0)["undo"]["may_ask"]
    asked = {"seat": 0, "to": own_answer(player, table)}
    told = player.refused(f"/api/tables/{table}/undo/ask", asked)
    assert told["reason"]["key"] == "bots-refuse"


def test_a_second_browser_of_ones_own_is_nobody_else(new_player: Make, app: FastAPI) -> None:
    ann, phone = new_player(), new_player()
    opened = ann.open("me", "link", "bot:random")
    table = opened["table"]
    secret = ann.post(f"/api/tables/{table}/seats/0/device")["secret"]
    phone.post(f"/api/tables/{table}/device", {"secret": secret})
    phone.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    fast_forward(app, table, 150)
    assert not ann.see(table, 0)["undo"]["may_ask"]


def test_who_takes_the_place_of_who_was_asked_agrees_to_nothing(
    new_player: Make, app: FastAPI
) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", "bot:random")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    fast_forward(app, table, 150)
    to = own_answer(ann, table)
    ann.post(f"/api/tables/{table}/undo/ask", {"seat": 0, "to": to})
    claim_for_oneself(ann, table)
    seen = ann.see(table, 1)
    agreed = {"seat": 1, "decision": seen["decision"], "to": to, "agree": True}
    told = ann.refused(f"/api/tables/{table}/undo/consent", agreed)
    assert told["reason"]["key"] == "bots-refuse"


def test_who_rolled_again_alone_and_then_plays_a_bot_has_a_game_that_says_so(
    player: Player, app: FastAPI
) -> None:
    table = player.open("me", "link")["table"]
    claim_for_oneself(player, table)
    fast_forward(app, table, 120)
    to = own_answer(player, table)
    player.post(f"/api/tables/{table}/undo/ask", {"seat": 0, "to": to})
    decision = player.see(table, 1)["decision"]
    agreed = {"seat": 1, "decision": decision, "to": to, "agree": True}
    player.post(f"/api/tables/{table}/undo/consent", agreed)
    assert not player.see(table)["free_take_back"]  # there is no bot to be wronged
    player.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    seen = player.see(table, 0)
    assert (seen["free_take_back"], seen["undo"]["may_ask"]) == (True, False)
    fast_forward(app, table)
    text = player.http.get(f"/api/tables/{table}/record").text
    assert record.read(text, GAMES).free_take_back


def test_where_no_bot_has_played_nothing_is_said_of_bots(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here", free_take_back=True)["table"]
    assert not player.see(table)["free_take_back"]
    fast_forward(app, table)
    assert "free_take_back" not in player.http.get(f"/api/tables/{table}/record").text


def test_people_alone_at_one_screen_take_back_what_they_like(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here")["table"]
    fast_forward(app, table, 120)
    assert player.see(table, 0)["undo"]["may_ask"]


@pytest.mark.slow
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


def test_a_seat_is_told_how_many_answers_it_may_take_back(player: Player) -> None:
    """What was learned amid several answers bounds it, so a page can say beforehand how far it goes."""
    assert any(learned_amid_answers(player) for _ in range(20))


def learned_amid_answers(player: Player) -> bool:
    """Play a war until a seat learns something amid several answers; whether that has happened."""
    table = player.open("me", "here")["table"]
    path = f"/api/tables/{table}/undo"
    for _ in range(300):
        seat = player.see(table)["turn"][0]
        seen = player.see(table, seat)
        free = seen["undo"]["free"]
        told = player.get(f"/api/tables/{table}/history") if free > 1 else []
        own = [s["n"] for s in told if s["seat"] == seat and not s["undone"] and s["back"] is None]
        if len(own) <= free:
            player.answer(table, seen)
            continue
        back = {"seat": seat, "decision": seen["decision"]}
        assert player.refused(path, {**back, "to": own[-free - 1]})["type"] == "illegal"
        player.post(path, {**back, "to": own[-free]})
        assert player.see(table, seat)["undo"]["free"] == 0
        return True
    return False
