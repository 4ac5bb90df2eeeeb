"""Standing orders over HTTP: the server answers for a seat, entry by entry, until it is time to stop."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.analysis.ring_war.orders import ORDERS, RingWarOrders
from feldzug.games.ring_war.actions import name_defender, send_unit
from feldzug.games.ring_war.board import PLACES
from feldzug.games.ring_war.duel import NameVictim
from feldzug.games.ring_war.orders import FightOn, StandFast
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.values import FATE, Seat, because
from feldzug.parts.orders import Stop
from feldzug.server.pass_worker import PassWorker
from feldzug.server.problems import Problem
from tests.server.arranged import a_battle, can_attack
from tests.server.conftest import Make
from tests.server.forward import asked, until
from tests.server.players import QUICK, Player
from tests.waiting import eventually


class Battle:
    """Seat 0 has announced an attack upon an area of seat 1 and is asked which unit goes."""

    def __init__(
        self,
        player: Player,
        app: FastAPI,
        own: tuple[int, int, int] = (5, 0, 0),
        theirs: tuple[int, int, int] = (2, 0, 0),
        seats: tuple[str, str] = ("me", "here"),
        options: dict[str, str] | None = None,
    ) -> None:
        self.player = player
        opened = player.open(*seats, options=options)
        self.table, self.links = str(opened["table"]), opened["links"]
        if self.links:
            player.post(f"/api/tables/{self.table}/claim", {"secret": self.links["1"]})
        until(app, self.table, can_attack)
        attack = a_battle(app, self.table, own, theirs)
        self.source, self.target = PLACES[attack.source], PLACES[attack.target]
        self.answer(0, {"@": "Attack", "source": self.source, "target": self.target})

    def path(self, seat: int) -> str:
        return f"/api/tables/{self.table}/seats/{seat}/orders"

    def see(self, seat: int = 0) -> Any:
        return self.player.see(self.table, seat)

    def answer(self, seat: int, action: Any) -> Any:
        reply = self.player.answer(self.table, self.see(seat), action)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def orders(self, seat: int = 0) -> Any:
        return self.player.get(self.path(seat))

    def fight_on(self, kind: str = "infantry", led: bool = False, **conditions: int) -> Any:
        return self.give(0, self.order(kind, led), **conditions)

    def order(self, kind: str = "infantry", led: bool = False) -> Any:
        places = {"source": self.source, "target": self.target}
        return {"@": "FightOn", **places, "kind": kind, "led": led}

    def give(self, seat: int, order: Any, **conditions: int) -> Any:
        decision = self.see(seat)["decision"]
        body = {"decision": decision, "order": order, "until": conditions}
        return self.player.post(self.path(seat), body)

    def stand_fast(self) -> None:
        """Seat 1 is attacked and orders to stand, for the whole war."""
        eventually(lambda: 1 in self.see(1)["turn"])
        self.give(1, {"@": "StandFast", "turn": -1})

    def ended(self) -> str:
        eventually(lambda: self.orders()["ended"])
        return str(self.orders()["ended"][0]["reason"]["key"])

    def units(self, place: str) -> int:
        return int(sum(self.see()["view"]["places"][place]["units"].values()))


def test_a_fight_goes_on_by_one_request_and_every_answer_is_an_entry(
    player: Player, app: FastAPI
) -> None:
    battle = Battle(player, app)
    begun = battle.see()["entries"]
    battle.fight_on()
    battle.stand_fast()
    assert battle.ended() in ("order-won", "order-asked")
    steps = player.get(f"/api/tables/{battle.table}/history", seat=0, **{"from": begun})
    told = [event["@"] for step in steps for event in step["events"]]
    duels = told.count("UnitSent")
    assert duels > 1
    assert told.count("DefenderNamed") in (duels, duels - 1)
    assert {step["seat"] for step in steps} == {0, 1, int(FATE)}
    assert [sum(e["@"] in ("UnitSent", "DefenderNamed") for e in s["events"]) for s in steps].count(
        2
    ) == 0
    assert battle.orders()["standing"] == []
    assert battle.orders(1)["standing"] == [
        {"order": {"@": "StandFast", "turn": -1}, "until": {}, "brief": False}
    ]


def test_it_stops_when_so_many_are_left(player: Player, app: FastAPI) -> None:
    battle = Battle(player, app, (5, 0, 0), (0, 0, 5))
    battle.fight_on(left=3)
    battle.stand_fast()
    assert battle.ended() == "order-left"
    assert battle.units(battle.source) == 3
    assert battle.see()["offer"]["question"]["@"] == "ChooseAttack"


def test_it_stops_when_the_odds_are_bad(player: Player, app: FastAPI) -> None:
    battle = Battle(player, app, (5, 0, 0), (0, 0, 5))
    battle.fight_on(odds=50)
    battle.stand_fast()
    assert battle.ended() == "order-odds"
    told = battle.orders()["ended"][0]["reason"]
    assert told["args"]["percent"] < 50
    assert battle.units(battle.source) >= 4  # one duel was under way when it was ordered


def test_it_stops_when_another_unit_would_have_to_go(player: Player, app: FastAPI) -> None:
    battle = Battle(player, app, (1, 4, 0), (0, 0, 5))
    battle.fight_on()
    battle.stand_fast()
    assert battle.ended() == "order-asked"
    assert battle.see()["view"]["places"][battle.source]["units"]["infantry"] == 0


def test_an_order_is_taken_back(player: Player, app: FastAPI) -> None:
    app.state.tables.pass_turns = lambda _: None  # nobody answers for the seat
    battle = Battle(player, app)
    battle.fight_on(left=2, odds=30)
    assert battle.orders()["standing"][0]["until"] == {"left": 2, "odds": 30}
    lift = f"{battle.path(0)}/lift"
    assert player.post(lift, {"kind": "FightOn"})["standing"] == []
    assert player.refused(lift, {"kind": "FightOn"})["reason"]["key"] == "no-such-order"


def test_an_answer_by_hand_ends_it(player: Player, app: FastAPI) -> None:
    app.state.tables.pass_turns = lambda _: None  # nobody answers for the seat
    battle = Battle(player, app)
    assert battle.fight_on()["standing"] == [{"order": battle.order(), "until": {}, "brief": True}]
    battle.answer(0, {"@": "SendUnit", "kind": "infantry", "led": False})
    assert battle.orders()["standing"] == []


def test_what_is_not_offered_is_refused(player: Player, app: FastAPI, new_player: Make) -> None:
    battle = Battle(player, app)
    decision = battle.see()["decision"]
    body = {"decision": decision, "order": battle.order()}
    refused = player.refused
    assert refused(battle.path(0), {**body, "decision": decision + 1})["type"] == "stale"
    odd = {**body, "order": {**battle.order(), "kind": "creature"}}
    assert refused(battle.path(0), odd)["reason"]["key"] == "no-such-order-now"
    answer = {**body, "order": {"@": "StopAttacking"}}
    assert refused(battle.path(0), answer)["reason"]["key"] == "no-such-order-now"
    for until_ in ({"left": 0}, {"odds": 100}, {"luck": 1}):
        told = refused(battle.path(0), {**body, "until": until_})
        assert told["reason"]["key"] == "no-such-condition"
    gesture = {"seat": 0, "decision": decision, "key": "k" * 8, "answers": [battle.order()]}
    assert refused(f"/api/tables/{battle.table}/answers", gesture)["type"] == "illegal"
    eve = new_player()
    assert eve.http.get(battle.path(0)).status_code == 403
    assert eve.refused(battle.path(0), body)["type"] == "not-yours"
    assert eve.refused(f"{battle.path(0)}/lift", {"kind": "FightOn"})["type"] == "not-yours"
    assert battle.orders()["standing"] == []


def test_others_cannot_see_an_order(player: Player, app: FastAPI) -> None:
    battle = Battle(player, app)
    app.state.tables.pass_turns = lambda _: None
    before = player.http.get(f"/api/tables/{battle.table}", params={"seat": 1}).text
    battle.fight_on()
    assert player.http.get(f"/api/tables/{battle.table}", params={"seat": 1}).text == before


def test_an_order_of_before_a_start_is_found(player: Player, app: FastAPI) -> None:
    tables = app.state.tables
    tables.settings = tables.settings.changed(sweep=0.1)
    tables.pass_turns = lambda _: None  # as if the process had died just then
    battle = Battle(player, app)
    battle.fight_on()
    eventually(lambda: 1 in battle.see(1)["turn"])


def test_an_order_whose_answer_is_refused_has_ended(
    player: Player, app: FastAPI, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(RingWarOrders, "answer", lambda *_: send_unit(2, False))  # it has none
    battle = Battle(player, app)
    before = battle.see()["entries"]
    battle.fight_on()
    assert battle.ended()
    assert battle.orders()["standing"] == []
    assert battle.see()["entries"] == before
    assert not [one for one in caplog.records if one.exc_info]


def test_a_table_that_is_set_aside_is_not_played_on_by_orders(player: Player, app: FastAPI) -> None:
    tables = app.state.tables
    tables.pass_turns = lambda _: None  # nobody answers for the seat
    battle = Battle(player, app)
    battle.fight_on()
    before = battle.see()["entries"]
    while not battle.see()["set_aside"]:
        tables.failed(battle.table)
    with pytest.raises(Problem, match="set-aside"):
        PassWorker(tables).pass_for(battle.table)
    assert battle.see()["entries"] == before


def test_a_victim_is_named_only_if_that_is_allowed(
    player: Player, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the attacker names both, and a rule protects one kind of units."""
    battle = Battle(
        player, app, (5, 0, 0), (2, 2, 2), options={**QUICK, "defender_named_by": "attacker"}
    )
    battle.answer(0, {"@": "SendUnit", "kind": "infantry", "led": False})
    battle.answer(1, {"@": "Hold"})
    with app.state.tables.reading(battle.table) as (_, found):
        g = found.match.position.clone()
    assert isinstance(g.stack[-1], NameVictim)
    order = found.serializer.action(battle.order())
    protected, kept = because("protected", "test"), {0, 1, 2}
    monkeypatch.setattr(
        NameVictim, "forbids", lambda _, __, one: protected if one.kind in kept else None
    )
    for named in range(3):
        kept ^= {named}
        g.forget_menu()
        assert ORDERS.answer(g, Seat(0), order, {}) == name_defender(named)
        kept ^= {named}
    g.forget_menu()
    assert isinstance(ORDERS.answer(g, Seat(0), order, {}), Stop)


def test_a_seat_that_is_handed_on_has_no_orders(player: Player, app: FastAPI) -> None:
    battle = Battle(player, app)
    app.state.tables.pass_turns = lambda _: None
    battle.fight_on()
    path = f"/api/tables/{battle.table}"
    secret = player.post(f"{path}/seats/0", {"kind": "link"})["secret"]
    player.post(f"{path}/claim", {"secret": secret})
    assert battle.orders()["standing"] == []


@pytest.mark.usefixtures("fords")
def test_a_game_without_orders_says_so(player: Player) -> None:
    table = player.open("me", "here", game="fords")["table"]
    told = player.get(f"/api/tables/{table}/seats/0/orders")
    assert told == {"standing": [], "ended": [], "offered": []}


@pytest.mark.parametrize("question", ["SendAttacker", "ChooseAttack", "StandOrWithdraw"])
def test_orders_look_at_nothing_hidden(player: Player, app: FastAPI, question: str) -> None:
    """Law: with everything hidden dealt anew the same is offered, and answered."""
    table = player.open("me", "here")["table"]
    until(app, table, asked(0, question))
    with app.state.tables.reading(table) as (_, found):
        g = found.match.position.clone()
    seat = Seat(0)
    offered = ORDERS.offered(g, seat)
    orders = [one.order for one in offered] or [FightOn(0, 1, 0, False), StandFast(-1)]
    said = [ORDERS.answer(g, seat, order, {"left": 1, "odds": 50}) for order in orders]
    assert any(isinstance(one, Stop) or one in g.legal(seat) for one in said)
    for seed in range(5):
        other = determinise(g, seat, Dealer(seed))
        assert isinstance(other, War)
        assert ORDERS.offered(other, seat) == offered
        assert [ORDERS.answer(other, seat, o, {"left": 1, "odds": 50}) for o in orders] == said
