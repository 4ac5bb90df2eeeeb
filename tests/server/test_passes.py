"""Passing in advance over HTTP: the server answers, and nobody else can tell, whatever the seat holds."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.kernel.sealed import RECONSIDER
from feldzug.kernel.values import Seat
from feldzug.parts.orders import Order
from feldzug.parts.windows import Window
from feldzug.server import pass_worker
from feldzug.server.pass_worker import PassWorker
from feldzug.server.standing_orders import GivenOrder
from feldzug.server.standing_passes import delay
from feldzug.server.store.models import MatchRow
from feldzug.server.table import TableSeat
from tests.practice.intrigue.court import BRIBE, FORGERY
from tests.practice.intrigue.court import court as court_of
from tests.server.conftest import Make
from tests.server.forward import until
from tests.server.players import Player
from tests.server.test_windows import Court
from tests.waiting import eventually

pytestmark = pytest.mark.usefixtures("fords")


@pytest.fixture
def court(new_player: Make) -> Court:
    return Court(new_player)


@pytest.fixture
def patient(app: FastAPI) -> FastAPI:
    """Nobody is passed for unless a test says so."""
    tables = app.state.tables
    tables.settings = tables.settings.changed(pass_seconds=10**6)
    return app


def passes(court: Court, seat: int) -> str:
    return f"{court.path}/seats/{seat}/passes"


@pytest.mark.usefixtures("patient")
def test_a_seat_passes_in_advance_and_takes_it_back(court: Court) -> None:
    ann = court.people[0]
    path = passes(court, 0)
    told = ann.get(path)
    assert (told["standing"], told["moment"]) == ([], "season-begins")
    assert told["scopes"][-1] == "game"
    told = ann.post(path, {"scope": "game"})
    assert told["standing"] == [{"scope": "game", "moment": ""}]
    scope = told["scopes"][0]
    told = ann.post(path, {"scope": scope, "only_here": True})
    assert {"scope": scope, "moment": "season-begins"} in told["standing"]
    assert ann.post(path, {"scope": "game"})["standing"] == told["standing"]
    told = ann.post(f"{path}/lift", {"scope": "game"})
    assert told["standing"] == [{"scope": scope, "moment": "season-begins"}]
    assert ann.get(path) == told
    assert ann.refused(f"{path}/lift", {"scope": "game"})["reason"]["key"] == "no-such-pass"
    assert ann.refused(path, {"scope": "year"})["reason"]["key"] == "no-such-scope"


@pytest.mark.usefixtures("patient")
def test_what_has_run_out_is_no_longer_listed(app: FastAPI, court: Court) -> None:
    ann, path = court.people[0], passes(court, 0)
    ann.post(path, {"scope": "season"})
    told = ann.post(path, {"scope": "game", "only_here": True})
    assert [one["scope"] for one in told["standing"]] == ["game", "season"]
    until(app, court.table, lambda g: g.season == 2 and isinstance(g.stack[-1], Window))
    assert ann.get(path)["standing"] == [{"scope": "game", "moment": "season-begins"}]
    assert ann.refused(f"{path}/lift", {"scope": "season"})["reason"]["key"] == "no-such-pass"


@pytest.mark.usefixtures("patient")
def test_it_is_nobody_elses_business(court: Court) -> None:
    ben = court.people[1]
    before = court.all_that_shows(1)
    court.people[0].post(passes(court, 0), {"scope": "game"})
    assert court.all_that_shows(1) == before
    assert ben.http.get(passes(court, 0)).status_code == 403
    assert ben.refused(passes(court, 0), {"scope": "game"})["type"] == "not-yours"
    assert ben.refused(f"{passes(court, 0)}/lift", {"scope": "game"})["type"] == "not-yours"


def test_nobody_passes_in_advance_where_there_is_no_window(player: Player) -> None:
    table = player.open("me", "here", game="fords")["table"]
    path = f"/api/tables/{table}/seats/0/passes"
    assert player.get(path) == {"standing": [], "moment": "", "scopes": [], "answered": False}
    assert player.refused(path, {"scope": "game"})["reason"]["key"] == "no-window"


def test_the_server_passes_when_it_is_time(patient: FastAPI, court: Court) -> None:
    for seat in (0, 1):
        court.people[seat].post(passes(court, seat), {"scope": "game"})
    assert [court.see(seat)["turn"] for seat in range(3)] == [[0, 1, 2]] * 3
    _the_time_comes(patient, court)
    before = court.all_that_shows(2)
    patient.state.tables.pass_turns(court.table)
    eventually(lambda: court.see(0)["turn"] == [1, 2] and court.see(1)["turn"] == [0, 2])
    assert court.all_that_shows(2) == before
    told = court.answer(2)
    assert [step["seat"] for step in told["steps"][:3]] == [2, None, None]


@pytest.mark.parametrize("seat", [1, 2])
def test_whether_a_card_would_fit_makes_no_difference(
    patient: FastAPI, court: Court, seat: int
) -> None:
    """The same table with a card in the hand that could be played, and with one that could not."""
    court.people[0].post(passes(court, 0), {"scope": "game"})
    shown: list[Any] = []
    legal: list[int] = []
    for card in (BRIBE, FORGERY):
        with patient.state.tables.reading(court.table) as (_, table):
            position = table.match.position
            court_of(position).hands[0].cards[0] = card
            position.forget_menu()
            legal.append(len(position.legal(Seat(0))))
            waits = _waits(table)
        shown.append([court.all_that_shows(seat), waits])
    assert len(set(legal)) == 2, "one of them can be played now, the other cannot"
    assert shown[0] == shown[1]


def _waits(table: Any) -> list[float]:
    seats, begun = table.seats, table.match.begun
    return [delay(table.id, begun, one.seat, seats, 2.0) for one in seats]


def test_the_delay_is_like_a_bots_and_none_alone() -> None:
    def sitting(*kinds: Any) -> list[TableSeat]:
        return [TableSeat(n, kind, "", "", taken=True) for n, kind in enumerate(kinds)]

    together = [delay("t", begun, 0, sitting("me", "link"), 2.0) for begun in range(50)]
    assert len(set(together)) == 50, "it is another one in each window"
    assert min(together) >= 0.5
    assert max(together) <= 2.0
    assert delay("t", 7, 0, sitting("me", "bot"), 2.0) == 0.0


@pytest.mark.usefixtures("patient")
def test_who_plays_with_bots_alone_need_not_wait(new_player: Make) -> None:
    ann = new_player()
    table = ann.open("me", "bot:random", "bot:random", game="fords", preset="court")["table"]
    ann.post(f"/api/tables/{table}/seats/0/passes", {"scope": "game"})
    eventually(lambda: 0 not in ann.see(table, 0)["turn"])


def test_a_pass_of_before_a_start_is_found(patient: FastAPI, court: Court) -> None:
    tables = patient.state.tables
    tables.settings = tables.settings.changed(sweep=0.1)
    tables.pass_turns = lambda _: None  # as if the process had died just then
    court.people[0].post(passes(court, 0), {"scope": "game"})
    _the_time_comes(patient, court)
    eventually(lambda: court.see(0)["turn"] == [1, 2])


def test_no_pass_comes_before_its_time_because_of_an_order(
    patient: FastAPI, court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An order was due as well, and is taken back just before it would be carried out."""
    court.people[0].post(passes(court, 0), {"scope": "game"})
    given = [[GivenOrder(2, Order(), {})], []]
    here = threading.get_ident()

    def due(*_: Any) -> list[GivenOrder]:
        """The server's own thread finds none."""
        return given.pop(0) if threading.get_ident() == here else []

    monkeypatch.setattr(pass_worker, "due_orders", due)
    patient.state.tables.pass_turns = lambda _: None
    assert PassWorker(patient.state.tables).pass_for(court.table) is None
    assert given == []
    assert court.see(0)["turn"] == [0, 1, 2]


def test_a_pass_that_is_refused_is_not_tried_for_ever(
    patient: FastAPI,
    court: Court,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(pass_worker, "PASS", RECONSIDER)
    tables = patient.state.tables
    tables.settings = tables.settings.changed(sweep=0.1)
    court.people[0].post(passes(court, 0), {"scope": "game"})
    _the_time_comes(patient, court)
    tables.pass_turns(court.table)
    eventually(lambda: court.see(0)["set_aside"])
    assert not [one for one in caplog.records if one.exc_info]


def test_who_is_asked_for_now_does_not_wait_because_somebody_looked_before(
    patient: FastAPI, court: Court
) -> None:
    """What was found too early is looked at later, but not what became due while it was found."""
    worker = PassWorker(patient.state.tables)
    worker.ask(court.table)
    worker.ask(court.table, 10**6)
    assert worker._next(time.monotonic() + 10) == court.table


def _the_time_comes(app: FastAPI, court: Court) -> None:
    """As if the window had been open for long."""
    with app.state.tables.store.write() as session:
        session.get_one(MatchRow, court.table).touched -= 10**10
