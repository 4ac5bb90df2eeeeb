"""News by mail and webhook: only to who agreed, with a way out, and nothing secret in them."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from feldzug.parts.registration import registered
from feldzug.server.app import create_app
from feldzug.server.dispatch_worker import DispatchWorker
from feldzug.server.settings import Settings
from tests.server.conftest import running
from tests.server.league import REGISTRATION, arm, to_the_battles
from tests.server.mail_server import MailServer, mail_server
from tests.server.players import Player
from tests.server.test_desk import ORGANISER, later, run


@pytest.fixture(autouse=True)
def league() -> Iterator[None]:
    with registered(REGISTRATION):
        yield


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


class Posted:
    """What was posted to a webhook."""

    def __init__(self) -> None:
        self.bodies: list[Any] = []
        bodies = self.bodies

        class Hook(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                bodies.append(json.loads(self.rfile.read(length)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Quietly."""

        self.server = HTTPServer(("127.0.0.1", 0), Hook)
        self.host = f"127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,))


@pytest.fixture
def hook() -> Iterator[Posted]:
    posted = Posted()
    posted.thread.start()
    yield posted
    posted.server.shutdown()
    posted.thread.join()
    posted.server.server_close()


def send_all(app: FastAPI) -> None:
    DispatchWorker(app.state.tables.settings, app.state.tables.store).look()


def link_in(text: str, end: str) -> str:
    found = re.search(rf"(/api/dispatch/\S+/{end})", text)
    assert found
    return found[1]


def test_mail_goes_to_who_agreed_until_they_stop_it(settings: Settings, mails: MailServer) -> None:
    app = create_app(settings.changed(smtp=mails.url, mail_from="club@example.org", sweep=1000.0))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        opened = player.open("me", "here", game="league", players=2, title="Herbst")
        table = opened["table"]
        path = f"/api/tables/{table}/seats/0/dispatch"
        wanted = {"kind": "mail", "address": "ann@example.org", "language": "de"}
        player.post(path, wanted)
        say = f"/api/tables/{table}/desk/messages"
        player.post(say, {"text": "Zu früh."})
        send_all(app)
        (question,) = mails.mails
        assert "ann@example.org" in str(question["To"])
        assert "Zu früh" not in question.get_content()
        assert player.get(path)["own"][0]["confirmed"] is False
        assert http.get(link_in(question.get_content(), "agree")).status_code == 200
        run(player, table, remind=20, stand_in="random")
        to_the_battles(player, table, ORGANISER)
        arm(player, table, 0, 0)
        player.post(say, {"text": "Freitag."})
        send_all(app)
        send_all(app)
        (news,) = mails.mails[1:]
        assert "Freitag." in news.get_content()
        assert "Roster" not in news.as_string()
        assert "foot" not in news.as_string()
        stop = link_in(news.get_content(), "stop")
        assert stop in str(news["List-Unsubscribe"])
        assert http.get(stop).status_code == 200
        player.post(say, {"text": "Nie gelesen."})
        send_all(app)
        assert len(mails.mails) == 2
        assert player.get(path)["own"] == []
        told = player.refused(path, {**wanted, "address": "a@b\u2028Bcc: c@d"})
        assert told["type"] == "bad-request"


@pytest.mark.parametrize(("language", "title"), [("de", "Ringkrieg"), ("en", "Ring War")])
def test_mail_names_the_game_where_the_table_has_no_name(
    settings: Settings, mails: MailServer, language: str, title: str
) -> None:
    app = create_app(settings.changed(smtp=mails.url, mail_from="club@example.org", sweep=1000.0))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        table = player.open("me", "here")["table"]
        wanted = {"kind": "mail", "address": "ann@example.org", "language": language}
        player.post(f"/api/tables/{table}/seats/0/dispatch", wanted)
        send_all(app)
    (question,) = mails.mails
    assert title in question["Subject"]
    assert "ring-war" not in question.get_content()


def test_a_reminder_names_whom_everybody_sees_it_wait_for(settings: Settings, hook: Posted) -> None:
    app = create_app(settings.changed(webhook_hosts=hook.host, sweep=1000.0))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        table = player.open("me", "here", game="league", players=2, title="Herbst")["table"]
        own = {"kind": "webhook", "address": f"http://{hook.host}/hook"}
        seats = f"/api/tables/{table}/seats"
        assert player.refused(f"{seats}/0/dispatch", own)["reason"]["key"] == "only-a-role"
        elsewhere = {**own, "address": "http://127.0.0.1:1/admin"}
        told = player.refused(f"{seats}/{ORGANISER}/dispatch", elsewhere)
        assert told["reason"]["key"] == "no-dispatch"
        player.post(f"{seats}/{ORGANISER}/dispatch", own)
        run(player, table, deadlines={"": 60}, remind=20)
        to_the_battles(player, table, ORGANISER)
        arm(player, table, 0, 0)
        later(app, 45)
        send_all(app)
        (body,) = hook.bodies
        assert (body["table"], body["title"]) == (table, "Herbst")
        assert "here 1" in body["text"]
        assert "me 0" not in body["text"]
        player.post(f"{seats}/{ORGANISER}/dispatch/webhook/stop")
        assert player.get(f"{seats}/{ORGANISER}/dispatch")["own"] == []


def test_it_is_off_unless_whoever_runs_the_server_wants_it(player: Player) -> None:
    table = player.open("me", "here", game="league", players=2)["table"]
    path = f"/api/tables/{table}/seats/0/dispatch"
    told = player.refused(path, {"kind": "mail", "address": "ann@example.org"})
    assert told["reason"]["key"] == "no-dispatch"
    found = player.get(path)
    assert (found["mail"], found["webhook"]) == (False, False)
