"""Two server processes on one PostgreSQL: one game is played and watched through both."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import psycopg
import pytest

from feldzug.server.hub import Hub
from feldzug.server.settings import Settings
from feldzug.server.store.database import CHANNEL, Store
from feldzug.server.store.postgres_announcer import PostgresAnnouncer
from feldzug.server.store.postgres_listener import PostgresListener
from feldzug.server.tables import TableRepository
from tests.server.players import Player
from tests.server.processes import postgres, serving
from tests.server.test_streams import Message, listening


def test_a_listener_notices_a_connection_that_broke_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That cannot be broken here, so this looks at what the system was asked to do."""
    made: list[psycopg.Connection[Any]] = []
    connect = psycopg.connect

    def noted(*args: Any, **more: Any) -> psycopg.Connection[Any]:
        made.append(connect(*args, **more))
        return made[-1]

    monkeypatch.setattr(psycopg, "connect", noted)
    with postgres() as url:
        settings = Settings(db=url)
        store = Store(settings.url)
        tables = TableRepository(settings, store)
        listener = PostgresListener(tables, Hub())
        listener.start()
        with socket.socket(fileno=os.dup(made[0].fileno())) as line:
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) <= 30
        listener.stop()
        store.close()


def test_what_is_committed_is_announced_though_the_connection_was_lost() -> None:
    """And before the process ends."""
    with postgres() as url, psycopg.connect(url, autocommit=True) as other:
        other.execute(f"LISTEN {CHANNEL}")
        store = Store(Settings(db=url).url)
        announcer = PostgresAnnouncer(store)

        def heard() -> str:
            return next(other.notifies(timeout=30)).payload

        announcer.start()
        announcer.announce("first")
        assert heard() == f"first:{store.process}"
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE '%pg_notify%' AND pid <> pg_backend_pid()"
        )
        announcer.announce("second")
        assert heard() == f"second:{store.process}"
        announcer.announce("third")
        announcer.stop()
        assert heard() == f"third:{store.process}"
        store.close()


def test_one_game_through_two_servers() -> None:
    with (
        postgres() as url,
        serving(url, FELDZUG_BOT_WORKERS="0") as one,
        serving(url, FELDZUG_BOT_WORKERS="0") as two,
        httpx.Client(base_url=one.address, timeout=30) as ann_http,
        httpx.Client(base_url=two.address, timeout=30) as ben_http,
    ):
        ann, ben = Player(ann_http, 1), Player(ben_http, 2)
        opened = ann.open("me", "link")
        table = opened["table"]
        with listening(ann, f"{table}:0") as heard_by_ann:
            assert next(heard_by_ann).data["state"] == "open"
            ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
            dealt = next(heard_by_ann)
            assert dealt.event == "step"  # through the other server
            known = next(heard_by_ann).data
            with listening(ben, f"{table}:1") as heard_by_ben:
                start = next(heard_by_ben).data["entries"]
                turn = known["turn"][0]
                answered = 0
                while answered < 30 or _in_window((ann, ben)[turn].see(table, turn)):
                    who = (ann, ben)[turn]
                    seen = who.see(table, turn)
                    assert who.answer(table, seen).status_code == 200
                    answered += 1
                    if _in_window(seen):  # others hear of it when the last one has answered
                        turn = who.see(table, turn)["turn"][0]
                        continue
                    # An answer may be heard of before or together with the next one.
                    known = _until(heard_by_ann, seen["entries"])
                    assert _until(heard_by_ben, seen["entries"])["turn"] == known["turn"]
                    turn = known["turn"][0]
                assert known["entries"] > start
        assert ann.see(table) == ben.see(table) | {"opener": True, "seats": ann.see(table)["seats"]}
        late = ben.see(table, turn) if turn == 1 else ann.see(table, turn)
        first, second = (ann, ben) if turn == 0 else (ben, ann)
        assert first.answer(table, late).status_code == 200
        assert second.see(table)["entries"] > late["entries"]
        assert first.answer(table, late).json()["type"] == "stale"


def _in_window(seen: dict[str, Any]) -> bool:
    return bool(seen["offer"]["question"]["@"] == "CardWindow")


def _until(heard: Iterator[Message], entries: int) -> dict[str, Any]:
    """The first message that knows more than so many entries."""
    while True:
        data: dict[str, Any] = next(heard).data
        if data["entries"] > entries:
            return data


def test_a_table_that_was_deleted_through_one_server_is_gone_in_the_other() -> None:
    with (
        postgres() as url,
        serving(url, FELDZUG_BOT_WORKERS="0") as one,
        serving(url, FELDZUG_BOT_WORKERS="0") as two,
        httpx.Client(base_url=one.address, timeout=30) as here,
        httpx.Client(base_url=two.address, timeout=30) as there,
    ):
        ann, watcher = Player(here, 1), Player(there, 2)
        table = ann.open("me", "here")["table"]
        ann.play(table, 20)
        assert ann.get(f"/api/tables/{table}/scores") == watcher.get(f"/api/tables/{table}/scores")
        with listening(watcher, f"{table}:-") as heard:
            assert next(heard).data["state"] == "playing"
            ann.post(f"/api/tables/{table}/archive", {"archived": True})
            ann.post(f"/api/tables/{table}/delete")
            assert next(heard).event == "lost"
        assert there.get(f"/api/tables/{table}").status_code == 404
