"""The server knows no game: it serves one that is registered, with as many seats as it has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from examples.nim import Heap, NimGame
from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.rules import Rules
from feldzug.parts.names import MessageNames
from feldzug.parts.registration import Registration, registered
from feldzug.server.app import create_app
from feldzug.server.models.common import MOST_SEATS
from feldzug.server.settings import Settings
from tests.practice.registration import REGISTRATION
from tests.server.conftest import Make, running
from tests.server.forward import fast_forward
from tests.server.players import Player, problem
from tests.server.schema import check_shape
from tests.server.test_streams import listening
from tests.waiting import eventually

pytestmark = pytest.mark.usefixtures("fords")


def open_fords(player: Player, *kinds: str, **more: Any) -> Any:
    return player.open(*kinds, game="fords", **more)


def test_it_is_listed_and_has_words(player: Player) -> None:
    listed = {game["key"]: game for game in player.get("/api/games")}
    assert listed["fords"]["title"] == {"en": "Fords", "de": REGISTRATION.names.title("de")}
    assert listed["fords"]["players"] == [2, 3]
    words = player.get("/api/games/fords/words/en")
    assert set(words["names"]["area"]) == {"ford", "hill", "mill", "wood", "keep"}
    assert "choose-orders" in words["messages"]
    assert words["seats"]["3"] == ["Player 1", "Player 2", "Player 3"]


def test_several_decide_at_once_and_each_sees_only_its_own(new_player: Make) -> None:
    """An order that was laid is shown to whoever laid it, by its ids, and to nobody else."""
    ann, ben = new_player(), new_player()
    opened = open_fords(ann, "me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    seen = ann.see(table, 0)
    assert seen["turn"] == [0, 1]
    check_shape("Snapshot", seen)
    march = next(
        choice["action"]
        for choice in seen["offer"]["choices"]
        if choice["reason"] is None and choice["action"]["order"] == "march"
    )
    with listening(ben, f"{table}:1:{seen['decision']}:{seen['revision']}") as heard:
        step = ann.answer(table, seen, march).json()
        other = next(heard).data
    check_shape("StepMessage", step)
    assert step["view"]["mine"] == march
    assert march["area"] in ("ford", "hill", "mill", "wood", "keep")
    assert (step["turn"], other["turn"]) == ([1], [1])
    assert other["decision"] == step["decision"]
    assert '"march"' not in json.dumps({**other, "offer": None})
    back = ann.post(
        f"/api/tables/{table}/undo",
        {"seat": 0, "decision": step["decision"], "to": seen["decision"]},
    )
    assert (back["view"], back["offer"], back["turn"]) == (seen["view"], seen["offer"], [0, 1])


def test_it_is_played_to_its_end_and_kept(player: Player, app: FastAPI) -> None:
    table = open_fords(player, "me", "here", "here", modules=["omens"])["table"]
    last = player.play(table)
    assert last["state"] == "over"
    assert last["outcome"]["ranking"]
    steps = player.get(f"/api/tables/{table}/history", seat=1)
    assert [step["n"] for step in steps] == list(range(last["decision"]))
    middle = last["decision"] // 2
    assert player.get(f"/api/tables/{table}/at/{middle}", seat=1)["turn"]
    text = player.http.get(f"/api/tables/{table}/record").text
    assert record.verify(record.read(text, GAMES)) > 5
    reply = player.http.post("/api/records", content=text)
    assert player.see(reply.json()["table"])["view"] == player.see(table)["view"]
    app.state.tables._tables.clear()  # and so it is read from the store
    assert player.see(table, 1) == {**last, "seat": 1, "view": player.see(table, 1)["view"]}
    branch = {"n": middle, "seat": 0, "bots": "random"}
    assert player.post(f"/api/tables/{table}/branch", branch)["table"]


def test_bots_play_it(settings: Settings) -> None:
    app = create_app(settings.changed(bot_workers=1))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        table = open_fords(player, "me", "bot:random", "bot:search-short")["table"]

        def is_over() -> bool:
            seen = player.see(table, 0)
            if seen["offer"] is not None:  # where all choose at once, a bot may be quicker
                assert player.answer(table, seen).status_code in (200, 409)
            return bool(seen["state"] == "over")

        eventually(is_over, seconds=120)
        counted = http.get("/metrics").text
    assert "feldzug_bot_failures_total 0.0" in counted


def test_what_it_does_not_have_is_refused(player: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "fords", "players": 2, "seats": seats}
    assert player.refused("/api/tables", body)["reason"]["key"] == "seat-without-bot"
    body["seats"] = [{"kind": "me"}, {"kind": "here"}]
    told = player.send("/api/tables", {**body, "options": {"battles": "reported"}}).json()
    assert (told["type"], told["reason"]["rule"]) == ("bad-request", "2.6")
    table = player.post("/api/tables", body)["table"]
    reply = player.http.post(f"/api/tables/{table}/odds", json={"action": {"@": "Pass"}})
    assert problem(reply)["reason"]["key"] == "no-chances"


class GreatNim(NimGame):
    """Nim for as many as can sit at a table."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "great-nim"
        self.players = (MOST_SEATS,)

    def blank(self, setup: Setup, rules: Rules) -> Heap:
        g = super().blank(setup, rules)
        g.stones, g.pile = 40, list(range(1, 2 * MOST_SEATS))
        return g


@pytest.fixture
def great_nim() -> Iterator[Game]:
    game = GreatNim()
    with registered(Registration(game, MessageNames(game, "tests.practice.words"))):
        yield game


@pytest.mark.usefixtures("great_nim")
def test_twenty_sit_at_one_table(new_player: Make, app: FastAPI) -> None:
    ann, zoe = new_player(), new_player()
    last = MOST_SEATS - 1
    opened = ann.open("me", *["here"] * (last - 1), "link", game="great-nim")
    table = opened["table"]
    assert list(opened["links"]) == [str(last)]
    zoe.post(f"/api/tables/{table}/claim", {"secret": opened["links"][str(last)]})
    while ann.see(table)["turn"] != [last]:
        step = ann.answer(table, _to_answer(ann, table), {"@": "Take", "stones": 1}).json()
        assert len(step["steps"]) == 1
    with listening(zoe, f"{table}:{last}") as heard:
        seen = next(heard).data
        assert seen["seat"] == last
        step = zoe.answer(table, seen, {"@": "Take", "stones": 2}).json()
        assert next(heard).data == step
    assert step["turn"] == [0]
    undo = {"seat": last, "decision": step["decision"], "to": seen["decision"]}
    assert zoe.post(f"/api/tables/{table}/undo", undo)["turn"] == [last]
    assert zoe.get(f"/api/tables/{table}/history", seat=last)[-1]["back"] == seen["decision"]
    assert zoe.post(f"/api/tables/{table}/why", {"seat": last, "action": {"@": "PlayCard"}})
    handed = ann.post(f"/api/tables/{table}/seats/{last}", {"kind": "bot", "bot": "random"})
    assert handed == {"secret": None}
    fast_forward(app, table)
    assert len(ann.see(table)["outcome"]["ranking"][1]) == last
    one_more = {"game": "great-nim", "players": MOST_SEATS + 1, "seats": [{"kind": "me"}]}
    assert ann.refused("/api/tables", one_more)["reason"]["key"] == "malformed"


def _to_answer(player: Player, table: str) -> Any:
    return player.see(table, player.see(table)["turn"][0])
