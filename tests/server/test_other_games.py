"""The server knows no game: it serves one that is registered, with as many seats as it has."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.parts.registration import registered
from feldzug.server.app import create_app
from feldzug.server.models.common import MOST_SEATS
from feldzug.server.settings import Settings
from tests.practice.registration import REGISTRATION
from tests.server.conftest import Make, running
from tests.server.forward import fast_forward
from tests.server.players import Player, problem
from tests.server.round_table import REGISTRATION as ROUND_TABLE
from tests.server.schema import check_shape, described_now
from tests.server.test_streams import listening
from tests.waiting import eventually

pytestmark = pytest.mark.usefixtures("fords")


def open_fords(player: Player, *kinds: str, **more: Any) -> Any:
    return player.open(*kinds, game="fords", **more)


def test_it_is_listed_and_has_words(player: Player) -> None:
    listed = {game["key"]: game for game in player.get("/api/games")}
    assert listed["fords"]["title"] == {"en": "Fords", "de": REGISTRATION.names.title("de")}
    assert listed["fords"]["players"] == [2, 3]
    modules = {module["key"]: module for module in listed["fords"]["modules"]}
    assert modules["intrigue"]["label"]["en"] == "Intrigue"
    assert modules["intrigue"]["options"] == ["scouts"]
    assert modules["scouts"]["requires"] == ["intrigue"]
    [preset] = listed["fords"]["presets"]
    assert preset["label"]["en"] == "The whole court"
    assert (preset["options"], preset["modules"]) == ({"scouts": "on"}, ["intrigue"])
    options = {option["key"]: option for option in listed["fords"]["options"]}
    assert options["battles"]["module"] == "fords"
    assert options["scouts"]["module"] == "intrigue"
    assert options["scouts"]["pulls"] == {"on": "scouts"}
    words = player.get("/api/games/fords/words/en")
    assert words["vocabularies"]["relic"]["crown"]
    assert words["fields"]["IntrigueDrawn"] == {"seat": "seat", "intrigue": "intrigue"}
    assert words["fields"]["BattleWon"] == {"area": "area", "winner": "seat"}
    assert words["fields"]["Lay"] == {"area": "area"}
    assert words["fields"]["HideRelic"] == {"area": "area"}
    orders = {"each": {"parts": ["seat", "", "area"]}}
    assert words["fields"]["OrdersRevealed"] == {"orders": orders}
    assert words["arguments"]["area"] == "area"
    assert set(words["vocabularies"]["area"]) == {"ford", "hill", "mill", "wood", "keep"}
    assert "choose-orders" in words["messages"]
    assert words["seats"]["3"] == ["Player 1", "Player 2", "Player 3"]


def test_modules_and_presets_can_be_agreed(player: Player) -> None:
    table = open_fords(player, "me", "here", preset="court")["table"]
    seen = player.see(table, 0)
    assert seen["setup"]["modules"] == ["intrigue", "scouts"]
    assert seen["setup"]["options"]["scouts"] == "on"
    assert seen["setup"]["preset"] == "court"
    assert set(seen["views"]) == {"intrigue"}
    assert seen["views"]["intrigue"]["hand"][0] in ("bribe", "forgery", "rumour")
    assert player.see(table)["views"]["intrigue"]["hand"] == []
    check_shape("Snapshot", seen, described_now())
    seats = [{"kind": "me"}, {"kind": "here"}]
    for wrong, reason in (
        ({"preset": "feast"}, "unknown-preset"),
        ({"modules": ["feast"]}, "unknown-module"),
        ({"options": {"scouts": "on"}}, "option-of-module"),
    ):
        body = {"game": "fords", "players": 2, "seats": seats, **wrong}
        told = player.refused("/api/tables", body)
        assert (told["type"], told["reason"]["key"]) == ("bad-request", reason)


def test_several_decide_at_once_and_each_sees_only_its_own(new_player: Make) -> None:
    """An order that was laid is shown to whoever laid it, by its ids, and to nobody else."""
    ann, ben = new_player(), new_player()
    opened = open_fords(ann, "me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    seen = ann.see(table, 0)
    assert seen["turn"] == [0, 1]
    described = described_now()
    check_shape("Snapshot", seen, described)
    march = next(
        choice["action"]
        for choice in seen["offer"]["choices"]
        if choice["reason"] is None and choice["action"]["order"] == "march"
    )
    with listening(ben, f"{table}:1:{seen['decision']}:{seen['revision']}") as heard:
        step = ann.answer(table, seen, march).json()
        other = next(heard).data
    check_shape("StepMessage", step, described)
    assert step["view"]["mine"] == [march]
    assert march["area"] in ("ford", "hill", "mill", "wood", "keep")
    assert (step["turn"], other["turn"]) == ([1], [1])
    assert other["entries"] == step["entries"]
    assert (other["decision"], step["decision"]) == (seen["decision"], seen["decision"] + 1)
    assert '"march"' not in json.dumps({**other, "offer": None})
    back = ann.answer(table, step, {"@": "Reconsider"}).json()
    assert (back["view"], back["offer"], back["turn"]) == (seen["view"], seen["offer"], [0, 1])


def test_it_is_played_to_its_end_and_kept(player: Player, app: FastAPI) -> None:
    table = open_fords(player, "me", "here", "here", modules=["omens"])["table"]
    last = player.play(table)
    assert last["state"] == "over"
    assert last["outcome"]["ranking"]
    steps = player.get(f"/api/tables/{table}/history", seat=1)
    assert [step["n"] for step in steps] == list(range(last["decision"]))
    answered = [step["n"] for step in steps if step["seat"] != -1 and step["back"] is None]
    middle = answered[len(answered) // 2]
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
            if 0 in seen["turn"]:  # where all choose at once, a bot may be quicker
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


def test_twenty_sit_at_one_table(new_player: Make, app: FastAPI) -> None:
    with registered(ROUND_TABLE):
        _twenty(new_player(), new_player(), app)


def _twenty(ann: Player, zoe: Player, app: FastAPI) -> None:
    last = MOST_SEATS - 1
    opened = ann.open("me", *["here"] * (last - 1), "link", game="round-table")
    table = opened["table"]
    assert list(opened["links"]) == [str(last)]
    zoe.post(f"/api/tables/{table}/claim", {"secret": opened["links"][str(last)]})
    seen = ann.play(table)
    assert (seen["turn"], seen["decision"]) == ([last], last)
    with listening(zoe, f"{table}:{last}") as heard:
        seen = next(heard).data
        assert (seen["seat"], seen["offer"]["seat"]) == (last, last)
        taken = {"seat": last, "action": {"@": "Say", "number": seen["view"]["said"][-1]}}
        why = zoe.post(f"/api/tables/{table}/why", taken)
        assert why["reason"]["key"] == "said-before"
    asked = {"seat": last, "to": 0}
    assert zoe.post(f"/api/tables/{table}/undo/ask", asked)["undo"]["asked"]["consents"] == [last]
    handed = ann.post(f"/api/tables/{table}/seats/{last}", {"kind": "bot", "bot": "random"})
    assert handed == {"secret": None}
    fast_forward(app, table)
    assert sum(map(len, ann.see(table)["outcome"]["ranking"])) == MOST_SEATS
    steps = zoe.get(f"/api/tables/{table}/history", seat=last)
    assert [step["seat"] for step in steps] == list(range(MOST_SEATS))
    one_more = {"game": "round-table", "players": MOST_SEATS + 1, "seats": [{"kind": "me"}]}
    assert ann.refused("/api/tables", one_more)["reason"]["key"] == "malformed"
