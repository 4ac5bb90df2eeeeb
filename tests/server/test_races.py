"""Many answer the same decision at once: one wins, the others are told so."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from feldzug.server.store.models import EntryRow
from feldzug.server.tables import TableRepository
from tests.server.conftest import Make
from tests.server.players import Player, problem


@pytest.mark.slow
def test_exactly_one_wins(new_player: Make) -> None:
    player = new_player()
    table = player.open("me", "here")["table"]
    cookie = dict(player.http.cookies)
    for _ in range(5):
        seen = player.see(table, player.see(table)["turn"][0])
        replies = _all_at_once(player, table, seen, cookie, 12)
        kinds = Counter(r.status_code for r in replies)
        assert kinds[200] == 1
        assert kinds[409] == 11
        for reply in replies:
            if reply.status_code == 409:
                assert problem(reply)["type"] in ("stale", "conflict")
        won = next(r for r in replies if r.status_code == 200).json()["decision"]
        assert player.see(table)["decision"] == won


def test_the_same_key_sent_at_once_acts_once(new_player: Make) -> None:
    player = new_player()
    table = player.open("me", "here")["table"]
    cookie = dict(player.http.cookies)
    seen = player.see(table, player.see(table)["turn"][0])
    replies = _all_at_once(player, table, seen, cookie, 8, key="one-and-the-same")
    assert {r.status_code for r in replies} == {200}
    assert len({r.json()["decision"] for r in replies}) == 1


def test_a_number_is_given_once_only(new_player: Make, app: Any) -> None:
    """Even if nothing else held two writers apart: the store refuses, and the loser forgets."""
    player = new_player()
    table = player.open("me", "here")["table"]
    repository: TableRepository = app.state.tables
    seen = player.see(table, player.see(table)["turn"][0])
    with repository.store.write() as session:  # another server, that has not told anyone yet
        session.add(EntryRow(match_id=table, number=seen["decision"], seat=0, action="{}"))
    reply = player.answer(table, seen)
    assert problem(reply)["type"] == "conflict"
    with repository.store.write() as session:
        session.delete(session.get_one(EntryRow, (table, seen["decision"])))
    assert player.see(table, seen["seat"]) == seen
    assert player.answer(table, seen).status_code == 200


def _all_at_once(
    player: Player, table: str, seen: Any, cookie: dict[str, str], count: int, key: str = ""
) -> list[httpx.Response]:
    action = player.pick(seen)
    address = str(player.http.base_url)

    def one(n: int) -> httpx.Response:
        with httpx.Client(base_url=address, cookies=cookie, timeout=30) as http:
            return Player(http, n).answer(table, seen, action, key)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(one, range(count)))
