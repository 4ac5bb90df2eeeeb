"""Every route is walked with success once, and what it answers has the shape that was described."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tests.server.forward import asked, fast_forward, until
from tests.server.players import Player
from tests.server.schema import OPERATIONS, Witness, check_shape
from tests.server.test_streams import listening


class Walk:
    """Two people and a program, whose every answer is witnessed."""

    def __init__(self, address: str, witness: Witness) -> None:
        self.witness = witness
        hooks: dict[str, list[Callable[..., Any]]] = {"response": [witness]}
        self.clients = [
            httpx.Client(base_url=address, event_hooks=hooks, timeout=30) for _ in range(3)
        ]
        self.ann, self.ben, self.program = (Player(http) for http in self.clients)


@pytest.fixture
def walk(address: str) -> Iterator[Walk]:
    found = Walk(address, Witness())
    yield found
    for http in found.clients:
        http.close()


BY_MAIL = {
    "POST /api/tables/{table}/seats/{seat}/dispatch",
    "POST /api/tables/{table}/seats/{seat}/dispatch/{kind}/stop",
    "GET /api/dispatch/{link}/agree",
    "GET /api/dispatch/{link}/stop",
}
"""What needs a mail server or a webhook; `test_dispatch` sees these succeed."""


@pytest.mark.slow
def test_every_route_answers_as_described(walk: Walk, app: FastAPI) -> None:
    _the_server(walk.ann)
    _seats(walk.ann, walk.ben)
    _playing(walk.ann)
    _taking_back(walk.ann)
    _passing_in_advance(walk.ann, app)
    _ordering(walk.ann, app)
    _a_program(walk.ann, walk.program)
    _streams(walk.ann)
    _looking_back(walk.ann, app)
    _afterwards(walk.ann, app)
    _leaving(walk.ann, walk.ben, app)
    _a_campaign(walk.ann)
    seen = walk.witness.succeeded | BY_MAIL
    assert set(OPERATIONS) - seen == set(), "nobody has seen these succeed"


def _a_campaign(ann: Player) -> None:
    """Run by an organiser: the desk, corrections, stand-ins, news."""
    ann.get("/api/games/empires/forms")
    waiting = ann.open("me", "link", "here", game="empires")["table"]
    ann.post(f"/api/tables/{waiting}/desk/begin", {"bot": "random"})
    table = ann.open("me", "here", "here", game="empires")["table"]
    path, organiser = f"/api/tables/{table}", 3
    revision = ann.see(table)["revision"]
    ann.post(f"{path}/desk", {"deadlines": {"event-phase": 60}, "revision": revision})
    for paused in (True, False):
        ann.post(f"{path}/desk/pause", {"paused": paused})
    ann.post(f"{path}/desk/messages", {"text": "On Friday."})
    assert ann.http.get(f"{path}/calendar.ics").status_code == 200
    for kind in ("pdf", "html"):
        assert ann.http.get(f"{path}/print/standings.{kind}").status_code == 200
    assert ann.get(f"{path}/times")
    seat = ann.see(table)["turn"][0]
    seen = ann.see(table, seat)
    people, other = [choice["action"] for choice in seen["offer"]["choices"]][:2]
    ann.post(f"{path}/seats/{seat}/draft", {"action": people})
    assert ann.get(f"{path}/seats/{seat}/drafts")["saved"]
    ann.post(f"{path}/seats/{seat}/kept", {"name": "Mine", "action": people})
    assert ann.get(f"{path}/seats/{seat}/kept")["kept"]
    ann.post(f"{path}/seats/{seat}/kept/forget", {"kind": people["@"], "name": "Mine"})
    assert ann.answer(table, seen, people).status_code == 200
    ann.get(f"{path}/corrections/{seen['entries']}", seat=organiser)
    wanted = {"seat": organiser, "entry": seen["entries"], "action": other}
    ripple = ann.post(f"{path}/corrections/ripple", wanted)
    corrected = {**wanted, "note": "Another people.", "entries": ripple["entries"]}
    ann.post(f"{path}/corrections", corrected)
    assert ann.send(f"{path}/campaign").status_code == 200
    assert ann.get(f"{path}/seats/0/dispatch")["own"] == []
    ann.post(f"{path}/seats/1/stand-in", {"bot": "random"})
    ann.post(f"{path}/seats/2/neutral")


def _the_server(ann: Player) -> None:
    ann.get("/health")
    assert ann.http.get("/metrics").status_code == 200
    ann.get("/api/games")
    ann.get("/api/home")
    for text in ("words", "rules", "cards"):
        ann.get(f"/api/games/ring-war/{text}/de")
    example = ann.get("/api/games/runewars/examples/de")[0]["key"]
    ann.post(f"/api/games/runewars/examples/{example}/open")


def _seats(ann: Player, ben: Player) -> None:
    opened = ann.open("me", "link", "link", public=True)
    table = opened["table"]
    assert ann.see(table)["view"] is None
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"], "name": "Ben"})
    assert ann.post(f"/api/tables/{table}/seats/2", {"kind": "link"})["secret"]
    assert ann.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"}) == {
        "secret": None
    }
    assert ben.see(table, 1)["state"] == "playing"
    assert ben.get("/api/tables")["mine"]


def _leaving(ann: Player, ben: Player, app: FastAPI) -> None:
    """A seat taken along, points counted, a game given up, put away and deleted."""
    table = ann.open("me", "bot:random")["table"]
    fast_forward(app, table, 40)
    assert ann.get(f"/api/tables/{table}/scores")
    assert ann.get("/api/tables")["mine"][0]["glance"]["owners"]
    link = ann.post(f"/api/tables/{table}/seats/0/device")
    ben.post(f"/api/tables/{table}/device", link)
    assert ben.post(f"/api/tables/{table}/seats/0/resign") == {"over": True}
    ann.post(f"/api/tables/{table}/archive", {"archived": True})
    own = ann.open("me", "bot:random")["table"]
    ann.post(f"/api/tables/{own}/delete")


def _playing(ann: Player) -> None:
    """One answer, one that is refused, and both kinds of why."""
    table = ann.open("me", "here")["table"]
    said: set[bool] = set()
    while said != {True, False}:
        seen = ann.see(table, ann.see(table)["turn"][0])
        for choice in seen["offer"]["choices"]:
            asked = {"seat": seen["seat"], "action": choice["action"]}
            told = ann.post(f"/api/tables/{table}/why", asked)
            assert told["reason"] == choice["reason"]
            said.add(told["reason"] is None)
        assert ann.answer(table, seen).status_code == 200
    assert ann.answer(table, seen).status_code == 409


def _passing_in_advance(ann: Player, app: FastAPI) -> None:
    table = ann.open("me", "here")["table"]
    until(app, table, lambda g: g.stack[-1].is_secret() and 0 in g.waiting())
    path = f"/api/tables/{table}/seats/0/passes"
    assert ann.get(path)["scopes"]
    assert ann.post(path, {"scope": "turn"})["standing"]
    assert ann.post(f"{path}/lift", {"scope": "turn"})["standing"] == []


def _ordering(ann: Player, app: FastAPI) -> None:
    table = ann.open("me", "here")["table"]
    until(app, table, asked(0, "StandOrWithdraw"))
    path = f"/api/tables/{table}/seats/0/orders"
    order = ann.get(path)["offered"][0]["order"]
    given = {"decision": ann.see(table, 0)["decision"], "order": order, "until": {}}
    assert ann.post(path, given)["standing"]
    assert ann.post(f"{path}/lift", {"kind": order["@"]})["standing"] == []


def _taking_back(ann: Player) -> None:
    table = ann.open("me", "here")["table"]
    path = f"/api/tables/{table}/undo"
    while True:
        seat = ann.see(table)["turn"][0]
        before = ann.see(table, seat)
        ann.answer(table, before)
        seen = ann.see(table, seat)
        if seen["undo"]["free"]:
            break
    decision = ann.post(path, {"seat": seat, "decision": seen["decision"]})["decision"]
    ann.answer(table, ann.see(table, seat))
    ann.post(f"{path}/ask", {"seat": seat, "to": decision})
    asked = ann.see(table)
    to = asked["undo"]["asked"]["to"]
    consent = {"seat": 1 - seat, "decision": asked["decision"], "to": to, "agree": True}
    ann.post(f"{path}/consent", consent)
    assert ann.see(table)["undo"]["asked"] is None


def _a_program(ann: Player, program: Player) -> None:
    opened = ann.open("me", "link")
    program.http.headers["authorization"] = f"Bearer {opened['links']['1']}"
    own = program.post("/api/bot/claim", {})["secret"]
    program.http.headers["authorization"] = f"Bearer {own}"
    with program.http.stream("GET", "/api/bot/stream") as reply:
        assert reply.status_code == 200
        lines = reply.iter_lines()
        while 1 not in ann.see(opened["table"])["turn"]:
            ann.play(opened["table"], 1)
        offer = json.loads(next(line for line in lines if '"offer"' in line))
    check_shape("BotOffer", offer)
    legal = [c["action"] for c in offer["offer"]["choices"] if c["reason"] is None]
    body = {"decision": offer["decision"], "key": "a-program", "answers": legal[:1]}
    program.post("/api/bot/answers", body)


def _streams(ann: Player) -> None:
    table = ann.open("me", "here")["table"]
    with listening(ann, f"{table}:0,{table}:-") as told:
        for _ in range(2):
            check_shape("Snapshot", next(told).data)
        ann.play(table, 1)
        for _ in range(2):
            check_shape("StepMessage", next(told).data)
        ann.post(f"/api/tables/{table}/seats/0", {"kind": "link"})
        lost = next(told)
        assert lost.event == "lost"
        check_shape("LostMessage", lost.data)


def _looking_back(ann: Player, app: FastAPI) -> None:
    table = ann.open("me", "here")["table"]
    fast_forward(app, table, 200)
    ann.get(f"/api/tables/{table}/history", seat=0)
    past: Any = ann.get(f"/api/tables/{table}/at/150", seat=0)
    assert past["progress"]
    armed = [name for name, p in past["view"]["places"].items() if p["ruler"] in (0, 1)]
    attack = {"@": "Attack", "source": armed[0], "target": armed[1]}
    ann.post(f"/api/tables/{table}/odds", {"action": attack})
    ann.post(f"/api/tables/{table}/branch", {"n": 150, "seat": 0, "bots": "random"})


def _afterwards(ann: Player, app: FastAPI) -> None:
    table = ann.open("me", "here")["table"]
    fast_forward(app, table)
    assert ann.see(table)["outcome"]
    ann.get(f"/api/tables/{table}/dice")
    text = ann.http.get(f"/api/tables/{table}/record").text
    uploaded = ann.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert uploaded.status_code == 200, uploaded.text
    ann.post(f"/api/tables/{table}/rematch")
