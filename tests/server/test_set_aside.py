"""A table with a position that no game could reach: refused, playable or set aside; never a fault of ours."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import laws, record
from feldzug.kernel.codec import Codec, canonical
from feldzug.kernel.game import Game
from feldzug.server.app import create_app
from feldzug.server.bot_workers import TRIES, BotProcess, BotWorkers, Failed, Puzzled
from feldzug.server.metrics import Metrics
from feldzug.server.settings import Settings
from feldzug.server.store.models import MOST_FAILURES
from tests.mutated import claimed, mutants, walked
from tests.server.conftest import Make, running
from tests.server.forward import fast_forward
from tests.server.players import Player, problem
from tests.server.test_streams import listening

QUICK = RING_WAR.setup(2, map="base", setup="quick", length="short")


def uploaded(player: Player, text: str) -> str:
    reply = player.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert reply.status_code == 200, reply.text
    return str(reply.json()["table"])


def going_to_break(fords: Game) -> str:
    """A record that passes for honest and breaks as soon as all orders are laid."""
    codec, setup = Codec(fords), fords.setup(3)
    saved = json.loads(codec.text(laws.random_walk(fords, setup, 1, 0).position, setup))
    assert [frame["@"] for frame in saved["stack"]] == ["War", "Season", "ChooseOrders"]
    saved["stack"].insert(2, {"@": "March", "seat": 7, "area": "ford", "at": ""})
    return claimed(codec, setup, saved)


@pytest.fixture
def believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions from files are not tried out, as if all trials had gone well."""
    monkeypatch.setattr(record, "try_out", lambda *_: None)


@pytest.mark.slow
def test_nothing_that_was_changed_by_hand_is_a_fault_of_the_server(player: Player) -> None:
    codec = Codec(RING_WAR)
    found = walked(codec, [QUICK], 400)
    taken = 0
    for mutant in mutants([saved for _, saved in found], 50, 11):
        text = claimed(codec, QUICK, mutant)
        player.http.cookies.clear()  # everybody may have so many tables only
        reply = player.http.post("/api/records", content=text)
        assert reply.status_code in (200, 400, 422), reply.text
        if reply.status_code == 200:
            taken += 1
            play_on(player, reply.json()["table"], 5)
    assert taken > 10


def play_on(player: Player, table: str, answers: int) -> None:
    for _ in range(answers):
        seen = player.see(table)
        if seen["state"] == "over" or seen["set_aside"]:
            return
        due = player.due(table, seen)
        assert due is not None, "nobody is asked, and the game is not over"
        assert [c for c in due["offer"]["choices"] if c["reason"] is None], "a dead end"
        reply = player.answer(table, due)
        assert reply.status_code in (200, 409), reply.text


SCHEME = {"@": "Lay", "order": "scheme", "area": -1}


def lay_orders(player: Player, table: str) -> dict[str, Any]:
    """Everybody schemes; what the last one is answered with."""
    replies = [player.answer(table, player.see(table, seat), SCHEME) for seat in range(3)]
    assert [reply.status_code for reply in replies[:2]] == [200, 200]
    return problem(replies[2])


@pytest.mark.usefixtures("believed")
def test_a_table_on_which_the_rules_break_is_set_aside(player: Player, fords: Game) -> None:
    table = uploaded(player, going_to_break(fords))
    assert not player.see(table)["set_aside"]
    told = lay_orders(player, table)
    assert (told["type"], told["reason"]["key"]) == ("conflict", "set-aside")
    assert "set aside" in told["say"]["en"]
    assert "ruht" in told["say"]["de"]
    seen = player.see(table, 2)
    assert seen["set_aside"]
    assert problem(player.answer(table, seen))["reason"]["key"] == "set-aside"
    # What came before can still be taken back, if all agree, and then it goes on.
    path, to = f"/api/tables/{table}/undo", seen["first"]
    player.post(f"{path}/ask", {"seat": 0, "to": to})
    for seat in (1, 2):
        decision = player.see(table, seat)["decision"]
        agreed = {"seat": seat, "decision": decision, "to": to, "agree": True}
        player.post(f"{path}/consent", agreed)
    assert not player.see(table)["set_aside"]


@pytest.mark.usefixtures("believed")
def test_the_same_file_is_refused_when_it_is_tried_out(
    player: Player, fords: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = going_to_break(fords)
    monkeypatch.undo()
    monkeypatch.setenv("FELDZUG_GAMES", "tests.practice.registration:REGISTRATION")
    told = problem(player.http.post("/api/records", content=text))
    assert told["reason"]["key"] == "snapshot-damaged"


class FailingProcess(BotProcess):
    """Its bots can make nothing of what they are shown, or it dies or hangs of it, each time."""

    def __init__(self, failure: Failed) -> None:
        super().__init__(1.0)
        self.failure = failure
        self.asked = 0

    def think(self, _asked: dict[str, Any]) -> Any:
        self.asked += 1
        raise self.failure


@pytest.mark.parametrize("failure", [Puzzled("IndexError"), Failed("JSONDecodeError")])
def test_bots_do_not_fail_for_ever(new_player: Make, app: FastAPI, failure: Failed) -> None:
    ann = new_player()
    table = ann.open("me", "bot:greedy")["table"]
    while ann.see(table)["turn"] != [1]:
        ann.play(table, 1)
    process = FailingProcess(failure)
    workers = BotWorkers(app.state.tables, Metrics(), lambda _: False)
    while not ann.see(table)["set_aside"]:
        assert process.asked < 10 * (TRIES + 1)
        workers._decide(process, table)
    assert process.asked == 3 * (TRIES + 1)
    assert workers._forgotten(0.0) == []
    assert canonical(ann.see(table)["turn"]) == "[1]"


def test_a_server_that_ends_is_no_fault_of_the_table(player: Player, app: FastAPI) -> None:
    table = player.open("bot:greedy", "me")["table"]
    while player.see(table)["turn"] != [0]:
        player.play(table, 1)
    workers = BotWorkers(app.state.tables, Metrics(), lambda _: False)
    workers.stop()
    for _ in range(4):
        workers._decide(FailingProcess(Failed("BrokenPipeError")), table)
    assert not player.see(table)["set_aside"]


def test_beside_bots_it_goes_on_when_something_is_taken_back(player: Player, app: FastAPI) -> None:
    table = player.open("me", "bot:greedy")["table"]
    steps: list[int] = []
    while not steps or player.see(table)["turn"] != [1]:
        if player.see(table)["turn"] == [1]:
            fast_forward(app, table, 1)
        else:
            player.play(table, 1)
        told = player.get(f"/api/tables/{table}/history")
        steps = [step["n"] for step in told if step["seat"] == 0]
    asked = {"seat": 0, "to": steps[0]}
    assert player.refused(f"/api/tables/{table}/undo/ask", asked)["reason"]["key"] == "bots-refuse"
    while not player.see(table)["set_aside"]:
        app.state.tables.failed(table)
    assert player.see(table, 0)["undo"]["may_ask"]
    player.post(f"/api/tables/{table}/undo/ask", asked)
    after = player.see(table, 0)
    assert (after["set_aside"], after["turn"]) == (False, [0])
    assert not after["undo"]["may_ask"]


def test_people_are_told_at_once_that_a_table_is_set_aside(settings: Settings) -> None:
    """A bot's failures are counted beside the table that this process has in memory."""
    app = create_app(settings.changed(heartbeat=600))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http, 1)
        table = player.open("me", "here")["table"]
        with listening(player, f"{table}:0") as told:
            assert not next(told).data["set_aside"]
            assert any(app.state.tables.failed(table) for _ in range(MOST_FAILURES))
            message = next(told)
    assert message.event == "table"
    assert message.data["set_aside"]
