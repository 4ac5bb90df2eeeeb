"""Answers kept under a name: on every device of who keeps them, in every campaign, and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.armies import ENTRIES
from tests.server.conftest import Make
from tests.server.players import Player


def campaign(player: Player, *kinds: str) -> Any:
    return player.open(*kinds, game="empires", options={})


def kept(table: str, seat: int = 0) -> str:
    return f"/api/tables/{table}/seats/{seat}/kept"


def names(found: Any) -> list[tuple[str, bool]]:
    return [(one["name"], one["here"]) for one in found["kept"]]


@pytest.fixture
def ann(new_player: Make) -> Player:
    return new_player()


def army(count: int = 3) -> dict[str, Any]:
    """An army as the codec writes it: of whatever list, it is not judged yet."""
    line = {
        "@": "RosterLine",
        "entry": ENTRIES[0],
        "count": count,
        "upgrades": [],
        "items": [],
    }
    roster = {
        "@": "Roster",
        "lines": [line],
        "reinforcement": -1,
        "cards": [],
        "gear": [],
        "extra": [],
    }
    return {"@": "FieldArmy", "roster": roster}


def test_an_army_is_kept_replaced_and_forgotten(ann: Player) -> None:
    table = campaign(ann, "me", "bot:random")["table"]
    assert ann.get(kept(table)) == {"kept": []}
    ann.post(kept(table), {"name": "Guard", "action": army()})
    again = ann.post(kept(table), {"name": "Guard", "action": army(count=7)})
    assert names(again) == [("Guard", True)]
    assert again["kept"][0]["action"]["roster"]["lines"][0]["count"] == 7
    gone = ann.post(kept(table) + "/forget", {"kind": "FieldArmy", "name": "Guard"})
    assert gone == {"kept": []}
    told = ann.refused(kept(table) + "/forget", {"kind": "FieldArmy", "name": "Guard"})
    assert (told["type"], told["reason"]["key"]) == ("unknown", "nothing-kept")


def test_a_second_device_finds_them(ann: Player, new_player: Make) -> None:
    table = campaign(ann, "me", "bot:random")["table"]
    ann.post(kept(table), {"name": "Guard", "action": army()})
    phone = new_player()
    secret = ann.post(f"/api/tables/{table}/seats/0/device")["secret"]
    phone.post(f"/api/tables/{table}/device", {"secret": secret})
    assert names(phone.get(kept(table))) == [("Guard", True)]
    phone.post(kept(table), {"name": "Riders", "action": army()})
    assert names(ann.get(kept(table))) == [("Guard", True), ("Riders", True)]


def test_nobody_else_sees_them(ann: Player, new_player: Make) -> None:
    """Neither who sits there, nor who opened the table and runs it, nor who gets the seat later."""
    opened = campaign(ann, "me", "link")
    table, ben = opened["table"], new_player()
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"], "name": "Ben"})
    ben.post(kept(table, 1), {"name": "Secret", "action": army()})
    assert names(ben.get(kept(table, 1))) == [("Secret", True)]
    for path in (kept(table, 1), kept(table, 1) + "/forget"):
        body = {"kind": "FieldArmy", "name": "Secret"}
        told = ann.refused(path, body if path.endswith("forget") else {"name": "x", "action": {}})
        assert told["reason"]["key"] == "not-your-seat"
    assert ann.http.get(kept(table, 1)).status_code == 403
    assert ann.get(kept(table)) == {"kept": []}
    link = ann.post(f"/api/tables/{table}/seats/1", {"kind": "link"})["secret"]
    cid = new_player()
    cid.post(f"/api/tables/{table}/claim", {"secret": link, "name": "Cid"})
    assert cid.get(kept(table, 1)) == {"kept": []}


def test_they_are_there_in_the_next_campaign_but_not_for_who_shares_the_browser(
    ann: Player,
) -> None:
    first = campaign(ann, "me", "here")["table"]
    ann.post(kept(first), {"name": "Guard", "action": army()})
    ann.post(kept(first, 1), {"name": "Hers", "action": army()})
    second = campaign(ann, "me", "here")["table"]
    assert names(ann.get(kept(second))) == [("Guard", False)]
    assert ann.get(kept(second, 1)) == {"kept": []}
    ann.post(kept(second), {"name": "Guard", "action": army(count=2)})
    assert names(ann.get(kept(second))) == [("Guard", True)]
    assert ann.post(kept(second) + "/forget", {"kind": "FieldArmy", "name": "Guard"}) == {
        "kept": []
    }


def test_what_is_no_answer_is_refused_and_so_are_too_many(ann: Player) -> None:
    table = campaign(ann, "me", "bot:random")["table"]
    told = ann.refused(kept(table), {"name": "Nonsense", "action": {"@": "NoSuchThing"}})
    assert told["type"] == "bad-request"
    assert ann.refused(kept(table), {"name": "", "action": army()})["status"] == 400
    one = army()
    for n in range(100):
        ann.post(kept(table), {"name": f"Army {n}", "action": one})
    told = ann.refused(kept(table), {"name": "One more", "action": one})
    assert (told["type"], told["reason"]["key"]) == ("conflict", "kept-too-many")
    ann.post(kept(table), {"name": "Army 5", "action": one})  # in its own place
