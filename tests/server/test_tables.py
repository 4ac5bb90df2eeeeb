"""Tables: opened, joined, played at, taken back; every refusal has a type and changes nothing."""

from __future__ import annotations

from typing import Any

import httpx
from fastapi import FastAPI

from feldzug.kernel.values import FATE
from feldzug.server.lobby_service import once_more
from feldzug.server.models.common import LONGEST_TITLE
from tests.server.arranged import room_for_three
from tests.server.conftest import Make
from tests.server.forward import asked, fast_forward, to_the_end, until
from tests.server.players import QUICK, Player
from tests.server.test_streams import listening


def test_a_table_opens_and_the_game_is_played_to_its_end(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here", title="Two at one screen")["table"]
    first = player.see(table)
    assert first["state"] == "playing"
    assert first["title"] == "Two at one screen"
    assert [seat["mine"] for seat in first["seats"]] == [True, True]
    assert first["offer"] is None
    player.play(table, 20)
    to_the_end(app, table, but=20)
    last = player.play(table)
    assert last["state"] == "over"
    assert last["outcome"]["ranking"]
    assert last["turn"] == []


def test_the_game_begins_when_everyone_is_there(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table, secret = opened["table"], opened["links"]["1"]
    assert ann.see(table)["state"] == "open"
    assert ann.see(table)["view"] is None
    assert ann.refused(f"/api/tables/{table}/why", {"seat": 0, "action": {"@": "Done"}})[
        "type"
    ] == ("conflict")
    claimed = ben.post(f"/api/tables/{table}/claim", {"secret": secret, "name": "Ben"})
    assert claimed["seat"] == 1
    seen = ben.see(table, 1)
    assert seen["state"] == "playing"
    assert seen["seats"][1] == {
        "seat": 1,
        "role": "",
        "name": "Ben",
        "kind": "link",
        "bot": None,
        "stand_in": None,
        "here": True,
        "mine": True,
    }
    assert not seen["opener"]


def test_a_seat_is_nobody_elses(new_player: Make) -> None:
    ann, eve = new_player(), new_player()
    table = ann.open("me", "here")["table"]
    turn = ann.see(table)["turn"][0]
    seen = ann.see(table, turn)
    eve.open("me", "here")  # she is a client, too
    assert eve.http.get(f"/api/tables/{table}", params={"seat": turn}).status_code == 403
    assert eve.answer(table, seen, ann.pick(seen)).status_code == 403
    forged = {"secret": "x" * 32, "name": "Eve"}
    assert eve.refused(f"/api/tables/{table}/claim", forged)["type"] == "not-yours"
    assert eve.see(table)["decision"] == seen["decision"]


def test_an_answer_counts_once(player: Player) -> None:
    table = player.open("me", "here")["table"]
    seen = player.see(table, player.see(table)["turn"][0])
    action = player.pick(seen)
    first = player.answer(table, seen, action, "the same key")
    again = player.answer(table, seen, action, "the same key")
    assert first.status_code == again.status_code == 400  # a key has no spaces
    first = player.answer(table, seen, action, "the-same-key")
    again = player.answer(table, seen, action, "the-same-key")
    assert first.json() == again.json()
    assert first.json()["decision"] == player.see(table)["decision"] > seen["decision"]
    later = player.play(table, 3)
    late = player.answer(table, seen, action, "the-same-key").json()
    assert late["decision"] == later["decision"] > first.json()["decision"]  # as things stand now
    assert late["steps"][: len(first.json()["steps"])] == first.json()["steps"]
    other = {**seen, "decision": seen["decision"] + 1}
    assert player.answer(table, other, action, "the-same-key").json()["reason"]["key"] == "key-used"
    assert player.answer(table, seen, action, "another-key").json()["type"] == "stale"


def test_an_answer_returns_what_it_led_to(player: Player, app: FastAPI) -> None:
    """The very message that the stream tells the same seat, so that a page may forget one of them."""
    table = player.open("me", "here")["table"]
    fast_forward(app, table, 60)
    for _ in range(10):
        seen = player.see(table, player.see(table)["turn"][0])
        with listening(
            player, f"{table}:{seen['seat']}:{seen['decision']}:{seen['revision']}"
        ) as told:
            step = player.answer(table, seen).json()
            heard = next(told)
        assert (heard.event, heard.data) == ("step", step)
        assert [one["n"] for one in step["steps"]] == list(
            range(seen["decision"], step["decision"])
        )
        now = player.see(table, seen["seat"])
        assert {key: now[key] for key in step if key != "steps"} == {
            key: value for key, value in step.items() if key != "steps"
        }


def test_what_the_rules_forbid_is_refused_with_the_reason(player: Player) -> None:
    table = player.open("me", "here")["table"]
    seen = player.see(table, player.see(table)["turn"][0])
    reply = player.answer(table, seen, {"@": "Attack", "source": "moria", "target": "moria"})
    assert reply.json()["type"] == "illegal"
    assert player.answer(table, seen, {"@": "Wish"}).json()["type"] == "bad-request"
    assert player.answer(table, seen, {"@": "Attack", "source": 3}).json()["type"] == "bad-request"
    gesture = {**_answers(seen), "answers": [player.pick(seen), {"@": "Confirm"}]}
    assert player.refused(f"/api/tables/{table}/answers", gesture)["type"] == "illegal"
    assert player.see(table)["decision"] == seen["decision"]


def test_why_not(player: Player) -> None:
    table = player.open("me", "here")["table"]
    seat = player.see(table)["turn"][0]
    seen = player.see(table, seat)
    path = f"/api/tables/{table}/why"
    assert player.post(path, {"seat": seat, "action": player.pick(seen)})["reason"] is None
    why = player.post(path, {"seat": 1 - seat, "action": player.pick(seen)})
    assert why["reason"]["key"] == "not-your-decision"
    assert why["say"]["de"]
    greyed = [c for c in seen["offer"]["choices"] if c["reason"] is not None]
    for choice in greyed[:3]:
        assert (
            player.post(path, {"seat": seat, "action": choice["action"]})["reason"]
            == (choice["reason"])
        )


def test_taking_back(player: Player) -> None:
    table = player.open("me", "here")["table"]
    path = f"/api/tables/{table}/undo"
    seen = _until_free(player, table)
    back = player.post(path, {"seat": seen["seat"], "decision": seen["decision"]})
    assert back["decision"] == seen["decision"] + 1
    after = player.see(table, seen["seat"])
    assert (back["view"], back["offer"]) == (after["view"], after["offer"])
    assert [(step["n"], step["back"]) for step in back["steps"]] == [
        (seen["decision"], seen["decision"] - 1)
    ]
    assert seen["seat"] in after["turn"]
    steps = player.get(f"/api/tables/{table}/history", seat=seen["seat"])
    assert steps[-1]["back"] == steps[-2]["n"]
    assert steps[-2]["undone"]
    stale = player.refused(path, {"seat": seen["seat"], "decision": seen["decision"]})
    assert stale["type"] == "stale"
    other = {"seat": 1 - seen["seat"], "decision": after["decision"]}
    assert player.refused(path, other)["type"] == "illegal"


def test_a_gesture_that_cannot_go_on_says_how_far_it_would_have_gone(
    player: Player, app: FastAPI
) -> None:
    """What stands against its last step is not true of the table as it is."""
    table = player.open("me", "here")["table"]
    until(app, table, asked(0, "ChooseMove"))
    source, target = room_for_three(app, table)
    steps: list[Any] = [{"@": "Move", "source": source, "kind": "infantry"}]
    steps.append({"@": "MoveTo", "target": target, "led": False})
    seen = player.see(table, 0)
    told = player.refused(f"/api/tables/{table}/answers", {**_answers(seen), "answers": steps * 4})
    assert told["reason"]["key"] == "gesture-refused"
    args = told["reason"]["args"]
    assert (args["done"], args["steps"]) == (6, 8)
    assert told["say"]["en"].startswith("Only 6 of 8 steps were possible, so nothing was done.")
    assert player.see(table, 0) == seen


def test_a_gesture_is_taken_back_by_one_request(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here")["table"]
    path = f"/api/tables/{table}/undo"
    before, first, second = _two_free_answers(player, table)
    seat = before["seat"]
    asked = {"seat": seat, "decision": second["decision"], "to": before["decision"]}
    for refused, kind in (
        ({**asked, "to": before["decision"] - 1}, "illegal"),
        ({**asked, "to": 10**6}, "unknown"),
        ({**asked, "decision": first["decision"]}, "stale"),
        ({**asked, "seat": 1 - seat}, "illegal"),
    ):
        assert player.refused(path, refused)["type"] == kind
    back = player.post(path, asked)
    assert (back["view"], back["offer"]) == (before["view"], before["offer"])
    assert [(step["n"], step["back"]) for step in back["steps"]] == [
        (second["decision"], before["decision"])
    ]
    steps = player.get(f"/api/tables/{table}/history", seat=seat)
    assert [step["undone"] for step in steps[-3:]] == [True, True, False]
    app.state.tables._tables.clear()  # and so it is read from the store
    again = player.see(table, seat)
    assert (again["view"], again["offer"]) == (before["view"], before["offer"])


def _two_free_answers(player: Player, table: str) -> tuple[Any, Any, Any]:
    """Play until a seat has answered twice and may take back both; how it stood before and after each."""
    for _ in range(500):
        seat = player.see(table)["turn"][0]
        before = player.see(table, seat)
        first = player.answer(table, before).json()
        if first["undo"]["free"] and first["offer"] is not None:
            second = player.answer(table, first).json()
            if second["undo"]["free"]:
                return before, first, second
    raise AssertionError


def test_taking_back_by_consent(new_player: Make, app: FastAPI) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    fast_forward(app, table, 100)
    path = f"/api/tables/{table}/undo"
    first = next(s["n"] for s in ann.get(f"/api/tables/{table}/history") if s["seat"] != FATE)
    before = ben.see(table, 1)["decision"]
    ann.post(f"{path}/ask", {"seat": 0, "to": first})
    asked = ben.see(table, 1)["undo"]["asked"]
    assert asked == {"seat": 0, "to": first, "consents": [0]}
    agreed = {"seat": 1, "decision": before, "to": first, "agree": True}
    ben.post(f"{path}/consent", {**agreed, "agree": False})
    assert ben.see(table, 1)["undo"]["asked"] is None
    assert ben.refused(f"{path}/consent", agreed)["type"] == "illegal"
    ann.post(f"{path}/ask", {"seat": 0, "to": first})
    ben.post(f"{path}/consent", agreed)
    assert ann.get(f"/api/tables/{table}/history")[-1]["back"] == first
    seen = ann.get(f"/api/tables/{table}/at/{first}")["view"]
    assert ann.see(table)["view"] == seen
    assert ann.refused(f"{path}/ask", {"seat": 0, "to": 10**6})["type"] == "unknown"


def test_who_agrees_agrees_to_what_was_seen(new_player: Make, app: FastAPI) -> None:
    """An agreement under way must not grant more, if the asker asks for more meanwhile."""
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    fast_forward(app, table, 100)
    path = f"/api/tables/{table}/undo"
    own = [s["n"] for s in ann.get(f"/api/tables/{table}/history") if s["seat"] == 0]
    known = ann.see(table)["entries"]
    ann.post(f"{path}/ask", {"seat": 0, "to": own[-1]})
    seen = ben.see(table, 1)
    to = seen["undo"]["asked"]["to"]
    agreed = {"seat": 1, "decision": seen["decision"], "to": to, "agree": True}
    ann.post(f"{path}/ask", {"seat": 0, "to": own[0]})
    refused = ben.refused(f"{path}/consent", agreed)
    assert (refused["type"], refused["reason"]["key"]) == ("stale", "asked-otherwise")
    assert ann.see(table)["entries"] == known
    ann.post(f"{path}/ask", {"seat": 0, "to": own[-1]})
    assert ben.refused(f"{path}/consent", {**agreed, "decision": 3})["type"] == "stale"
    ben.post(f"{path}/consent", agreed)
    steps = ann.get(f"/api/tables/{table}/history")
    assert steps[-1]["back"] == to


def test_who_opened_the_table_may_hand_a_seat_on(new_player: Make) -> None:
    ann, ben, carl = new_player(), new_player(), new_player()
    opened = ann.open("me", "link")
    table, old = opened["table"], opened["links"]["1"]
    ben.post(f"/api/tables/{table}/claim", {"secret": old})
    path = f"/api/tables/{table}/seats/1"
    assert ben.refused(path, {"kind": "bot", "bot": "random"})["type"] == "not-yours"
    new = ann.post(path, {"kind": "link"})["secret"]
    assert ben.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code == 403
    assert ben.refused(f"/api/tables/{table}/claim", {"secret": old})["type"] == "not-yours"
    assert carl.post(f"/api/tables/{table}/claim", {"secret": new})["seat"] == 1
    assert ann.post(path, {"kind": "bot", "bot": "random"})["secret"] is None
    assert ann.see(table)["seats"][1]["bot"] == "random"
    assert carl.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code == 403
    assert ann.refused(path, {"kind": "bot", "bot": "clever"})["type"] == "bad-request"
    assert ann.refused(f"/api/tables/{table}/seats/7", {"kind": "link"})["type"] == "unknown"


def test_titles_count_on() -> None:
    assert [once_more(title) for title in ("Ours", "Ours (2)", "Ours (9)", "")] == [
        "Ours (2)",
        "Ours (3)",
        "Ours (10)",
        "",
    ]
    assert len(once_more("x" * LONGEST_TITLE)) <= LONGEST_TITLE


def test_once_more(new_player: Make, app: FastAPI) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"], "name": "Ben"})
    assert ben.refused(f"/api/tables/{table}/rematch")["type"] == "conflict"
    fast_forward(app, table)
    new = ben.post(f"/api/tables/{table}/rematch")
    assert new["links"] == {}
    assert ann.see(table)["rematch"] == new["table"]
    assert ann.post(f"/api/tables/{table}/rematch")["table"] == new["table"]
    seen = ann.see(new["table"], 0)
    assert seen["state"] == "playing"
    assert seen["setup"]["options"]["map"] == "base"
    assert seen["seats"][1]["name"] == "Ben"
    assert seen["commitment"] != ann.see(table)["commitment"]


def test_the_lobby_lists_own_and_public_tables(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    mine = ann.open("me", "here")["table"]
    public = ann.open("me", "link", public=True)["table"]
    assert {t["table"] for t in ann.get("/api/tables")["mine"]} == {mine, public}
    seen = ben.get("/api/tables")
    assert seen["mine"] == []
    assert [t["table"] for t in seen["public"]] == [public]
    assert not any(seat["mine"] for seat in seen["public"][0]["seats"])


def test_nobody_buries_the_tables_of_others(new_player: Make) -> None:
    ann, ben, carl = new_player(), new_player(), new_player()
    missing = ann.open("me", "link", public=True, title="Who comes?")["table"]
    together = ben.open("me", "here", public=True)["table"]
    for _ in range(9):
        carl.open("me", "bot:random", public=True)
    waiting = [carl.open("me", "link", public=True)["table"] for _ in range(5)]
    listed = ann.get("/api/tables")["public"]
    found = [one["table"] for one in listed]
    assert found == [*waiting[:1:-1], missing, together]  # of one opener the three best only
    assert [one["state"] for one in listed] == ["open"] * 4 + ["playing"]


def test_an_address_with_many_browsers_does_not_bury_the_tables_of_others(
    address: str, new_player: Make
) -> None:
    reader = new_player()
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=address, timeout=30, transport=transport) as elsewhere:
        missing = Player(elsewhere, 9).open("me", "link", public=True)["table"]
    crowd = [new_player().open("me", "link", public=True)["table"] for _ in range(8)]
    listed = [one["table"] for one in reader.get("/api/tables")["public"]]
    assert listed == [*crowd[:1:-1], missing, crowd[1], crowd[0]]


IMPOSSIBLE: list[dict[str, Any]] = [
    {"game": "chess"},
    {"players": 9},
    {"players": 3},
    {"options": {"map": "round"}},
    {"options": {"players": "2"}},
    {"options": {"self": "2"}},
    {"modules": ["dragons"]},
    {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "clever"}]},
    {"seats": [{"kind": "me"}, {"kind": "ghost"}]},
    {"title": "x" * 81},
    {"title": "\ud800"},
    {"title": "a\0b"},
    {"wish": 1},
]


def test_a_table_that_cannot_be_is_refused(player: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "here"}]
    for change in IMPOSSIBLE:
        body = {"game": "ring-war", "players": 2, "options": QUICK, "seats": seats, **change}
        assert player.refused("/api/tables", body)["type"] == "bad-request", change
    assert player.get("/api/tables")["mine"] == []


def test_games_and_their_words(player: Player) -> None:
    game = player.get("/api/games")[0]
    assert game["key"] == "ring-war"
    assert game["default_bot"] in [level["key"] for level in game["bots"]]
    for language in ("de", "en"):
        reply = player.http.get(f"/api/games/ring-war/words/{language}")
        words = reply.json()
        assert words["vocabularies"]["place"]["moria"] == "Moria"
        assert words["fields"]["AttackAnnounced"]["target"] == "place"
        assert words["arguments"]["area"] == "place"
        assert set(words["options"]) == {option["key"] for option in game["options"]}
        assert "in" in words["forms"]["place"]["moria"]
        assert words["title"] == game["title"][language]
        assert set(words["groups"]) == {option["group"] for option in game["options"]}
        assert len(words["seats"]["3"]) == 3
        assert words["colours"]["3"] == ["green", "red", "black"]
        tag = {"if-none-match": reply.headers["etag"]}
        again = player.http.get(f"/api/games/ring-war/words/{language}", headers=tag)
        assert again.status_code == 304
        for text in ("rules", "cards"):
            reply = player.http.get(f"/api/games/ring-war/{text}/{language}")
            assert reply.json()
            tag = {"if-none-match": reply.headers["etag"]}
            again = player.http.get(f"/api/games/ring-war/{text}/{language}", headers=tag)
            assert again.status_code == 304
    assert player.http.get("/api/games/ring-war/words/fr").status_code == 404
    assert player.http.get("/api/games/chess/words/en").status_code == 404


def _answers(seen: Any) -> dict[str, Any]:
    return {"seat": seen["seat"], "decision": seen["decision"], "key": "abcdefgh"}


def _until_free(player: Player, table: str) -> Any:
    """Play until something can be taken back freely."""
    for _ in range(500):
        seat = player.see(table)["turn"][0]
        player.answer(table, player.see(table, seat))
        seen = player.see(table, seat)
        if seen["undo"]["free"]:
            return seen
    raise AssertionError
