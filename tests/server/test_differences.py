"""Differences: what a page puts together of them is what it would have been told whole, and nothing more."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.kernel.match import Match
from feldzug.server import presenter
from feldzug.server.patches import SET, patched
from feldzug.server.responses import to_json
from feldzug.server.seat_views import SeatView, parts
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository
from tests.server.players import Player
from tests.server.test_streams import listening

pytestmark = pytest.mark.usefixtures("fords")


class Page:
    """What somebody who looks from a seat knows: the view after so many entries."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.entries = table.known_entries(seat)
        self.seen = self.whole(table)
        self.told: list[str] = []

    def whole(self, table: Table) -> dict[str, Any]:
        """What is seen now, made out anew."""
        found = presenter.present(table_without_views(table), self.seat)
        seen: dict[str, Any] = json.loads(to_json({"view": found.view, "views": found.views}))
        return seen

    def listen(self, table: Table) -> None:
        """Hear what is new, if anything is, and put it together."""
        if table.known_entries(self.seat) == self.entries:
            return
        name, text = presenter.step(table, self.seat, self.entries, self.entries)
        message = json.loads(text)
        self.told.append(name)
        if name == "change":
            assert message["since"] == self.entries
            assert "view" not in message
            before = self.seen
            self.seen = patched(before, message["change"])
            assert words(message["change"]) <= words(before) | words(self.whole(table))
        else:
            self.seen = {"view": message["view"], "views": message["views"]}
        self.entries = message["entries"]


def table_without_views(table: Table) -> Table:
    """The same table, of which nobody has seen anything yet."""
    twin = Table(table.id)
    twin.__dict__.update(table.__dict__)
    twin.seat_views = {}
    return twin


def words(value: Any) -> set[str]:
    """Every name and every text in it: cards and places, whoever may see them."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        names = {name for name in value if not name.isdecimal()}  # else it is the place in a list
        return names.union(*map(words, value.values()))
    return set().union(*map(words, value)) if isinstance(value, list) else set()


def random_answers(match: Match, chance: random.Random, count: int) -> Iterator[None]:
    for _ in range(count):
        waiting = match.position.waiting()
        if not waiting:
            return
        seat = chance.choice(waiting)
        if chance.random() < 0.1 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, chance.choice(match.position.legal(seat)))
        yield


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "more", "answers"),
    [
        pytest.param("ring-war", {"options": {"setup": "quick"}}, 200, marks=pytest.mark.slow),
        ("runewars", {}, 50),
        ("fords", {"modules": ["intrigue"], "options": {"scouts": "on"}}, 200),
    ],
)
def test_differences_lead_to_what_is_seen(
    app: FastAPI, player: Player, game: str, more: dict[str, Any], answers: int, seed: int
) -> None:
    """For every seat and for bystanders, and they name nothing that is not seen; who does not always listen
    is told whole what he has missed.
    """
    opened = player.open("me", "here", "here", game=game, **more)["table"]
    tables: TableRepository = app.state.tables
    chance = random.Random(seed)
    with tables.changing(opened) as change:
        table = change.table
        pages = [Page(table, seat) for seat in (None, 0, 1, 2)]
        for page in pages:
            presenter.seat_view(table, page.seat)
        sleepy = Page(table, 0)
        for n, _ in enumerate(random_answers(table.match, chance, answers)):
            for page in pages:
                page.listen(table)
                assert page.seen == page.whole(table)
            if n % 3 == 2:
                sleepy.listen(table)
                assert sleepy.seen == sleepy.whole(table)
    for page in pages:
        assert set(page.told) == {"change"}
    assert "step" in sleepy.told


def test_equal_things_are_written_by_their_kinds() -> None:
    """1 equals True, but is not written alike, however deep it is."""
    found = parts({"all": {"flags": (True, False), "counts": (1, 0), "sizes": (1.0, 0.0)}})
    assert found.objects == {
        "all": {"flags": b"[true,false]", "counts": b"[1,0]", "sizes": b"[1.0,0.0]"}
    }


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"a": 1, "b": [2]}, {"a": True, "b": [2]}, {"a": [SET, True]}),
        ({"a": None}, {"a": {"x": 1}}, {"a": [SET, {"x": 1}]}),
        ({"a": {"x": 1}}, {"a": None}, {"a": [SET, None]}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"y": 2, "z": 3}}, {"a": [1, {"z": [SET, 3]}, ["x"]]}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"y": 2, "x": 3}}, {"a": [1, {"x": [SET, 3]}]}),
        ({"a": {"x": 1}, "b": 2}, {"a": {"x": 1}, "b": 2}, None),
    ],
)
def test_a_field_is_told_when_it_is_written_otherwise(
    before: dict[str, Any], after: dict[str, Any], told: dict[str, Any] | None
) -> None:
    seen = SeatView(1, 1, parts(before), {}, -1, None).followed_by(2, 2, parts(after), {})
    change = json.loads(to_json(seen.change))
    assert change == (None if told is None else [1, {"view": [1, told]}])
    assert patched({"view": before}, change) == {"view": after}


def test_a_page_that_lost_count_is_told_whole(player: Player) -> None:
    table = player.open("me", "here")["table"]
    seat = player.see(table)["turn"][0]
    seen = player.see(table, seat)
    watch = f"{table}:{seat}:{seen['entries']}"
    with listening(player, watch, differences=True) as told:
        assert next(told).event == "table"  # for the revision was not named
        reply = player.answer(table, seen, known=seen["entries"]).json()
        message = next(told)
        assert message.event == "change"
        assert message.data == reply
        assert message.data["since"] == seen["entries"]
    player.play(table, 2)
    with listening(player, watch, differences=True) as told:
        assert (
            next(told).event == "step"
        )  # what was seen after so few entries is not at hand any more


def test_who_did_not_ask_for_differences_gets_none(player: Player) -> None:
    table = player.open("me", "here")["table"]
    seen = player.see(table, player.see(table)["turn"][0])
    with listening(player, f"{table}:{seen['seat']}") as told:
        assert next(told).event == "table"
        assert player.answer(table, seen).json()["view"] is not None
        assert next(told).event == "step"


@pytest.mark.parametrize(
    ("path", "query", "where"),
    [
        ("zz", "", "path.table"),
        (None, "?known=x", "query.known"),
        (None, "?known=-1", "query.known"),
    ],
)
def test_the_quick_route_refuses_what_it_cannot_read(
    player: Player, path: str | None, query: str, where: str
) -> None:
    table = path or player.open("me", "here")["table"]
    body = {"seat": 0, "decision": 0, "key": "k" * 8, "answers": [{}]}
    reply = player.http.post(f"/api/tables/{table}/answers{query}", json=body)
    assert reply.status_code == 400
    assert reply.json()["reason"]["args"]["where"] == where
    strange = player.http.post(f"/api/tables/{table}/answers", content=b"{}")
    assert strange.status_code == 400
