"""A seat belongs to who took it: a link invites once, and whatever happens to a seat shows at the table."""

from __future__ import annotations

import secrets
from typing import Any

from feldzug.client import Seat
from tests.server.conftest import Make
from tests.server.players import Player, problem


def kinds(seen: Any) -> list[tuple[int, str]]:
    return [(notice["seat"], notice["kind"]) for notice in seen["notices"]]


def with_secret(player: Player, secret: str) -> Player:
    """A program that knows a secret and nothing else."""
    player.http.headers["authorization"] = f"Bearer {secret}"
    return player


def test_whoever_made_a_link_cannot_use_it_once_it_was_claimed(new_player: Make) -> None:
    ann, ben, eve = new_player(), new_player(), new_player()
    opened = ann.open("me", "link")
    table, link = opened["table"], opened["links"]["1"]
    claimed = ben.post(f"/api/tables/{table}/claim", {"secret": link, "name": "Ben"})
    assert claimed["seat"] == 1
    assert claimed["secret"] != link
    spy = with_secret(new_player(), link)
    assert problem(spy.http.get(f"/api/tables/{table}", params={"seat": 1}))["status"] == 403
    assert problem(spy.http.get("/api/bot/stream"))["type"] == "not-yours"
    assert spy.refused("/api/bot/claim", {})["type"] == "not-yours"
    body = {"decision": 0, "key": secrets.token_hex(8), "answers": [{"@": "Done"}]}
    assert spy.refused("/api/bot/answers", body)["type"] == "not-yours"
    for again in (False, True):
        wanted = {"secret": link, "name": "Eve", "again": again}
        assert eve.refused(f"/api/tables/{table}/claim", wanted)["type"] == "not-yours"
    assert kinds(ann.see(table)) == [(1, "taken")]
    assert ann.see(table)["notices"][0]["name"] == "Ben"


def test_a_seat_is_joined_with_its_own_secret_and_everybody_hears_of_it(new_player: Make) -> None:
    ann, ben, telephone = new_player(), new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    own = ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})["secret"]
    revision = ann.see(table)["revision"]
    taken = telephone.refused(f"/api/tables/{table}/claim", {"secret": own, "name": "Ben"})
    assert (taken["type"], taken["reason"]["key"]) == ("conflict", "seat-taken")
    wanted = {"secret": own, "name": "Benno", "again": True}
    assert telephone.post(f"/api/tables/{table}/claim", wanted) == {"seat": 1, "secret": own}
    assert telephone.see(table, 1)["view"] == ben.see(table, 1)["view"]
    seen = ann.see(table)
    assert kinds(seen) == [(1, "taken"), (1, "joined")]
    assert seen["seats"][1]["name"] == "link 1"
    assert seen["revision"] > revision  # so that streams tell of it
    telephone.post(
        f"/api/tables/{table}/claim", wanted
    )  # the same browser once more is nothing new
    assert kinds(ann.see(table)) == kinds(seen)


def test_a_link_that_nobody_has_claimed_shows_no_hand(new_player: Make) -> None:
    """Who hands a seat on knows its new link, and must not look into the hand that lies there."""
    ann, ben, carl = new_player(), new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"], "name": "Ben"})
    link = ann.post(f"/api/tables/{table}/seats/1", {"kind": "link"})["secret"]
    spy = with_secret(new_player(), link)
    assert spy.see(table)["seats"][1]["mine"]  # he is invited
    assert problem(spy.http.get(f"/api/tables/{table}", params={"seat": 1}))["type"] == "not-yours"
    assert problem(spy.http.get("/api/bot/stream"))["reason"]["key"] == "claim-first"
    carl.post(f"/api/tables/{table}/claim", {"secret": link, "name": "Carl"})
    told = [(1, "taken"), (1, "handed-on"), (1, "taken")]
    assert kinds(carl.see(table)) == told
    assert [notice["name"] for notice in carl.see(table)["notices"]] == ["Ben", "Ben", "Carl"]
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert kinds(ann.see(table)) == [*told, (1, "bot")]


def test_a_claim_whose_answer_was_lost_can_be_made_again(new_player: Make) -> None:
    ann, ben, lost = new_player(), new_player(), new_player()
    opened = ann.open("me", "link", "link")
    table, links = opened["table"], opened["links"]
    wanted = {"secret": links["1"], "name": "Ben", "own": secrets.token_urlsafe(24)}
    first = lost.post(f"/api/tables/{table}/claim", wanted)  # the cookie never arrives
    assert ben.post(f"/api/tables/{table}/claim", wanted) == first
    assert first["secret"] == wanted["own"]
    program, own = with_secret(new_player(), links["2"]), secrets.token_urlsafe(24)
    told = program.post("/api/bot/claim", {"own": own})
    assert told == {"table": table, "seat": 2, "secret": own}
    assert program.post("/api/bot/claim", {"own": own}) == told
    short = {"secret": links["1"], "own": "easily guessed"}
    assert ben.refused(f"/api/tables/{table}/claim", short)["type"] == "bad-request"


def test_every_seat_has_a_secret_of_its_own(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", "link")
    own = secrets.token_urlsafe(24)
    found = [
        ben.post(f"/api/tables/{opened['table']}/claim", {"secret": link, "own": own})
        for link in opened["links"].values()
    ]
    assert [claimed["seat"] for claimed in found] == [1, 2]
    assert found[0]["secret"] == own != found[1]["secret"]


def test_a_program_comes_back_with_the_secret_of_its_own(new_player: Make, address: str) -> None:
    ann = new_player()
    opened = ann.open("me", "link")
    with Seat(address, opened["links"]["1"]) as seat:
        own = seat.claim()
    with Seat(address, own) as seat:
        assert seat.claim() == own
    seen = with_secret(new_player(), own).see(opened["table"], 1)
    assert seen["state"] == "playing"
    assert kinds(seen) == [(1, "taken")]


def test_a_program_that_plays_beside_a_browser_is_told_of(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    own = ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})["secret"]
    program = with_secret(new_player(), own)
    # Before it says so, it sees and does nothing; a browser whose claim was not answered finds its seat so.
    assert program.see(table)["seats"][1]["mine"]
    assert problem(program.http.get(f"/api/tables/{table}", params={"seat": 1}))["status"] == 403
    assert problem(program.http.get("/api/bot/stream"))["reason"]["key"] == "claim-first"
    body = {"decision": 0, "key": secrets.token_hex(8), "answers": [{"@": "Done"}]}
    assert program.refused("/api/bot/answers", body)["reason"]["key"] == "claim-first"
    assert kinds(ann.see(table)) == [(1, "taken")]
    for _ in range(2):
        assert program.post("/api/bot/claim", {})["secret"] == own
        assert kinds(ann.see(table)) == [(1, "taken"), (1, "joined")]
    assert program.see(table, 1)["view"] == ben.see(table, 1)["view"]


def test_what_happens_to_one_seat_pushes_out_nothing_of_another(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"], "name": "Ben"})
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "link"})
    for _ in range(30):
        ann.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
        ann.post(f"/api/tables/{table}/seats/2", {"kind": "link"})
    told = kinds(ann.see(table))
    assert told[:2] == [(1, "taken"), (1, "handed-on")]
    assert told[2:] == [(2, "bot"), (2, "handed-on")] * 5  # of each seat the latest


def test_the_same_once_more_is_told_once_and_last(new_player: Make) -> None:
    ann = new_player()
    table = ann.open("me", "link", "link")["table"]
    for seat in (1, 2, 1, 1):
        ann.post(f"/api/tables/{table}/seats/{seat}", {"kind": "link"})
    assert kinds(ann.see(table)) == [(2, "handed-on"), (1, "handed-on")]
