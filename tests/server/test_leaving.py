"""Leaving a table: giving up, putting it away, deleting it."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import func, select

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.server.store.models import BindingRow, DealerRow, EntryRow, ScoreRow, SeatRow
from tests.server.conftest import Make
from tests.server.forward import fast_forward
from tests.server.players import Player
from tests.server.test_streams import listening


def listed(player: Player, table: str) -> Any:
    """The own table as the lobby lists it; None if it does not."""
    return {one["table"]: one for one in player.get("/api/tables")["mine"]}.get(table)


def notices(player: Player, table: str) -> list[tuple[int, str]]:
    return [(one["seat"], one["kind"]) for one in player.see(table)["notices"]]


def two(new_player: Make, *more: str) -> tuple[Player, Player, str]:
    """Ann and Ben at a table, and whoever else."""
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", *more)
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"], "name": "Ben"})
    return ann, ben, table


# --- Giving up -----------------------------------------------------------------------------------


def test_a_game_of_two_is_over_when_one_gives_up(new_player: Make) -> None:
    ann, ben, table = two(new_player)
    ann.play(table, 3)
    with listening(ben, f"{table}:1") as heard:
        next(heard)
        assert ann.post(f"/api/tables/{table}/seats/0/resign") == {"over": True}
        told = next(heard)
        assert told.data["outcome"]["ranking"] == [[1], [0]]
        assert told.data["steps"][-1]["events"] == [{"@": "Resigned", "seat": 0}]
    seen = ben.see(table, 1)
    assert (seen["state"], seen["offer"], seen["turn"]) == ("over", None, [])
    assert seen["outcome"]["ending"] == "resigned"
    assert listed(ann, table)["outcome"]["ranking"] == [[1], [0]]
    again = ann.refused(f"/api/tables/{table}/seats/0/resign")
    assert (again["type"], again["reason"]["key"]) == ("conflict", "already-over")


def test_a_game_that_was_given_up_is_recorded_proved_and_looked_back_to(
    player: Player, app: FastAPI
) -> None:
    table = player.open("me", "bot:random")["table"]
    fast_forward(app, table, 60)
    player.post(f"/api/tables/{table}/seats/0/resign")
    text = player.http.get(f"/api/tables/{table}/record").text
    found = record.read(text, GAMES)
    assert record.verify(found) > 5
    outcome = found.match.position.outcome()
    assert outcome is not None
    assert outcome.ending == "resigned"
    assert player.get(f"/api/tables/{table}/dice")["secret"]
    steps = player.get(f"/api/tables/{table}/history", seat=0)
    assert [event["@"] for event in steps[-1]["events"]] == ["Resigned"]
    last = steps[-1]["n"]
    assert player.get(f"/api/tables/{table}/at/{last}", seat=0)["turn"]
    assert player.get(f"/api/tables/{table}/at/{last + 1}", seat=0)["turn"] == []


def test_who_plays_bots_alone_ends_the_game(player: Player) -> None:
    table = player.open("me", "bot:random", "bot:random")["table"]
    assert player.post(f"/api/tables/{table}/seats/0/resign") == {"over": True}
    ranking = player.see(table)["outcome"]["ranking"]
    assert ranking[-1] == [0]
    assert sorted(seat for place in ranking[:-1] for seat in place) == [1, 2]


def test_where_others_play_on_a_bot_takes_the_seat(new_player: Make) -> None:
    ann, ben, table = two(new_player, "bot:random")
    assert ben.post(f"/api/tables/{table}/seats/1/resign") == {"over": False}
    seen = ann.see(table, 0)
    assert seen["state"] == "playing"
    assert seen["seats"][1] == {
        "seat": 1,
        "role": "",
        "name": "Ben",
        "kind": "bot",
        "bot": "search",
        "stand_in": None,
        "here": True,
        "mine": False,
    }
    assert ben.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code == 403
    assert notices(ann, table) == [(1, "taken"), (1, "gave-up")]


@pytest.mark.slow
def test_the_record_says_whose_seat_a_bot_has_taken_over(new_player: Make, app: FastAPI) -> None:
    ann, ben, table = two(new_player, "bot:random", "link")
    carl = new_player()
    link = ann.post(f"/api/tables/{table}/seats/3", {"kind": "link"})["secret"]
    carl.post(f"/api/tables/{table}/claim", {"secret": link, "name": "Carl" * 10})
    for who, seat in ((ben, 1), (carl, 3)):
        who.post(f"/api/tables/{table}/seats/{seat}/resign")
    fast_forward(app, table)
    text = ann.http.get(f"/api/tables/{table}/record").text
    names = record.read(text, GAMES).seats
    assert names == ("me 0", "Ben → Bot", "bot 2", f"{('Carl' * 10)[:34]} → Bot")
    copy = ann.http.post("/api/records", content=text).json()["table"]
    assert [one["name"] for one in ann.see(copy)["seats"]] == list(names)


def test_who_sits_down_in_the_place_of_a_bot_has_a_name_of_ones_own(
    new_player: Make, app: FastAPI
) -> None:
    ann, ben, table = two(new_player, "bot:random")
    ben.post(f"/api/tables/{table}/seats/1/resign")
    link = ann.post(f"/api/tables/{table}/seats/1", {"kind": "link"})["secret"]
    new_player().post(f"/api/tables/{table}/claim", {"secret": link, "name": "Carl"})
    fast_forward(app, table)
    text = ann.http.get(f"/api/tables/{table}/record").text
    assert record.read(text, GAMES).seats == ("me 0", "Carl", "bot 2")


def test_nobody_gives_up_for_another_nor_before_the_game(new_player: Make) -> None:
    ann, ben, table = two(new_player)
    assert ben.refused(f"/api/tables/{table}/seats/0/resign")["type"] == "not-yours"
    assert ann.refused(f"/api/tables/{table}/seats/7/resign")["type"] == "unknown"
    waiting = ann.open("me", "link")["table"]
    refused = ann.refused(f"/api/tables/{waiting}/seats/0/resign")
    assert refused["reason"]["key"] == "not-started"
    # It is no answer to a question, either.
    due = next(seat for seat in (0, 1) if seat in ann.see(table)["turn"])
    who = (ann, ben)[due]
    assert who.answer(table, who.see(table, due), {"@": "Resign"}).status_code == 422
    assert ann.see(table)["state"] == "playing"


# --- Putting away and deleting ---------------------------------------------------------------------


def test_a_table_is_put_away_by_each_for_oneself(new_player: Make) -> None:
    ann, ben, table = two(new_player)
    assert ann.post(f"/api/tables/{table}/archive", {"archived": True}) == {}
    assert listed(ann, table)["archived"]
    assert not listed(ben, table)["archived"]
    ann.post(f"/api/tables/{table}/archive", {"archived": True})
    ann.post(f"/api/tables/{table}/archive", {"archived": False})
    assert not listed(ann, table)["archived"]
    eve = new_player()
    eve.open("me", "bot:random")
    assert eve.refused(f"/api/tables/{table}/archive", {"archived": True})["type"] == "not-yours"
    assert eve.refused(f"/api/tables/{'0' * 24}/archive", {"archived": True})["type"] == "unknown"


def test_what_was_put_away_leaves_room_in_the_list(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("feldzug.server.lobby_service.SHOWN", 2)
    old = player.open("me", "bot:random")["table"]
    for _ in range(2):
        table = player.open("me", "bot:random")["table"]
        player.post(f"/api/tables/{table}/archive", {"archived": True})
    assert not listed(player, old)["archived"]
    assert len(player.get("/api/tables")["mine"]) == 3


def test_who_opened_a_table_deletes_it_if_nobody_else_plays(new_player: Make, app: FastAPI) -> None:
    ann, ben, shared = two(new_player)
    own = ann.open("me", "here", "bot:random")["table"]
    ann.play(own, 5)
    assert (listed(ann, own)["deletable"], listed(ann, shared)["deletable"]) == (True, False)
    assert not listed(ben, shared)["deletable"]
    assert ben.refused(f"/api/tables/{own}/delete")["type"] == "not-yours"
    assert ben.refused(f"/api/tables/{shared}/delete")["type"] == "not-yours"
    refused = ann.refused(f"/api/tables/{shared}/delete")
    assert refused["reason"]["key"] == "others-play"
    with listening(ann, f"{own}:0") as heard:
        next(heard)
        assert ann.post(f"/api/tables/{own}/delete") == {}
        gone = next(heard)
        assert (gone.event, gone.data["problem"]["type"]) == ("lost", "unknown")
    assert listed(ann, own) is None
    assert ann.http.get(f"/api/tables/{own}").status_code == 404
    assert ann.refused(f"/api/tables/{own}/delete")["type"] == "unknown"
    with app.state.tables.store.read() as session:
        for kind in (SeatRow, BindingRow, EntryRow, DealerRow, ScoreRow):
            left = select(func.count()).select_from(kind).where(kind.match_id == own)
            assert session.scalar(left) == 0
    assert ann.see(shared)["state"] == "playing"


def test_the_own_phone_is_nobody_else(new_player: Make) -> None:
    ann, phone, ben = new_player(), new_player(), new_player()
    opened = ann.open("me", "link", "bot:random")
    table = opened["table"]
    secret = ann.post(f"/api/tables/{table}/seats/0/device")["secret"]
    phone.post(f"/api/tables/{table}/device", {"secret": secret})
    assert listed(ann, table)["deletable"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    assert not listed(ann, table)["deletable"]
    assert ann.refused(f"/api/tables/{table}/delete")["reason"]["key"] == "others-play"
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert not listed(phone, table)["deletable"]  # it did not open the table
    assert ann.post(f"/api/tables/{table}/delete") == {}
    assert listed(phone, table) is None


def test_a_seat_that_a_program_has_taken_is_somebody_elses(player: Player, app: FastAPI) -> None:
    table = player.open("me", "link")["table"]
    assert listed(player, table)["deletable"]
    with app.state.tables.store.write() as session:  # it holds no cookie, so there is no binding
        session.get_one(SeatRow, (table, 1)).taken = True
    assert not listed(player, table)["deletable"]
    assert player.refused(f"/api/tables/{table}/delete")["reason"]["key"] == "others-play"


def test_the_game_after_a_deleted_one_is_forgotten_by_the_one_before(
    player: Player, app: FastAPI
) -> None:
    table = player.open("me", "bot:random")["table"]
    fast_forward(app, table)
    again = player.post(f"/api/tables/{table}/rematch")["table"]
    assert player.see(table)["rematch"] == again
    player.post(f"/api/tables/{again}/delete")
    assert player.see(table)["rematch"] is None


# --- The own seat on a second device ---------------------------------------------------------------


def test_the_own_seat_is_taken_along_by_a_link_for_one_use(new_player: Make) -> None:
    ann, phone, eve = new_player(), new_player(), new_player()
    table = ann.open("me", "bot:random")["table"]
    secret = ann.post(f"/api/tables/{table}/seats/0/device")["secret"]
    assert phone.post(f"/api/tables/{table}/device", {"secret": secret}) == {"seat": 0}
    assert [seat["mine"] for seat in phone.see(table, 0)["seats"]] == [True, False]
    assert ann.see(table, 0)["seats"][0]["mine"]
    assert listed(phone, table)
    refused = eve.refused(f"/api/tables/{table}/device", {"secret": secret})
    assert (refused["type"], refused["reason"]["key"]) == ("not-yours", "wrong-secret-link")
    assert json.dumps(ann.see(table, 0)["view"]) == json.dumps(phone.see(table, 0)["view"])
    assert notices(ann, table) == [(0, "joined")]  # everybody at the table hears of it


def test_a_link_whose_answer_was_lost_can_be_used_again(new_player: Make) -> None:
    ann, lost, phone, eve = new_player(), new_player(), new_player(), new_player()
    table = ann.open("me", "bot:random")["table"]
    secret = ann.post(f"/api/tables/{table}/seats/0/device")["secret"]
    wanted = {"secret": secret, "own": secrets.token_urlsafe(24)}
    path = f"/api/tables/{table}/device"
    assert lost.post(path, wanted) == {"seat": 0}  # the cookie never arrives
    assert phone.post(path, wanted) == {"seat": 0}
    assert phone.see(table, 0)["seats"][0]["mine"]
    for own in ({}, {"own": secrets.token_urlsafe(24)}):
        refused = eve.refused(path, {"secret": secret, **own})
        assert refused["reason"]["key"] == "wrong-secret-link"


def test_a_link_is_only_for_who_holds_the_seat(new_player: Make) -> None:
    ann, ben, table = two(new_player)
    assert ann.refused(f"/api/tables/{table}/seats/1/device")["type"] == "not-yours"
    secret = ben.post(f"/api/tables/{table}/seats/1/device")["secret"]
    newer = ben.post(f"/api/tables/{table}/seats/1/device")["secret"]
    other = ann.open("me", "bot:random")["table"]
    for at, wrong in ((table, secret), (other, newer)):
        assert ann.refused(f"/api/tables/{at}/device", {"secret": wrong})["type"] == "not-yours"
    # Who has lost the seat meanwhile has no say in who sits there.
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "link"})
    refused = new_player().refused(f"/api/tables/{table}/device", {"secret": newer})
    assert refused["reason"]["key"] == "wrong-secret-link"


def test_a_link_is_good_for_an_hour(new_player: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = new_player()
    table = ann.open("me", "bot:random")["table"]
    secret = ann.post(f"/api/tables/{table}/seats/0/device")["secret"]
    monkeypatch.setattr("feldzug.server.device_links.GOOD_FOR", -1)
    refused = new_player().refused(f"/api/tables/{table}/device", {"secret": secret})
    assert refused["reason"]["key"] == "wrong-secret-link"
