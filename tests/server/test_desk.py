"""The organiser's desk: deadlines, reminders, grace, stand-ins, drafts, pauses, messages, late joiners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from feldzug.parts.registration import registered
from feldzug.server.app import create_app
from feldzug.server.clock import now
from feldzug.server.desk_worker import DeskWorker
from feldzug.server.settings import Settings
from tests.server.conftest import Make, running
from tests.server.league import MAP, REGISTRATION, ROSTER, arm, given, to_the_battles
from tests.server.players import Player, problem
from tests.server.processes import ROOT
from tests.server.schema import check_shape, described_now
from tests.waiting import eventually

HOUR = 60
ORGANISER = 2


@pytest.fixture(autouse=True)
def league(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FELDZUG_GAMES", "tests.server.league:REGISTRATION")
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{ROOT / 'src'}")
    with registered(REGISTRATION):
        yield


def season(player: Player, *kinds: str) -> str:
    table: str = player.open(*(kinds or ("me", "here")), game="league", players=2)["table"]
    return table


def run(player: Player, table: str, **settings: Any) -> None:
    """Set the desk up: an hour for hiring, and no deadline for anything else."""
    wanted = {"deadlines": {"hiring": HOUR}, **settings}
    wanted["revision"] = player.see(table)["revision"]
    player.post(f"/api/tables/{table}/desk", wanted)


def later(app: FastAPI, minutes: float) -> None:
    """Look at the deadlines as if it were so much later."""
    DeskWorker(app.state.tables, lambda: now() + int(minutes * 60_000)).look()


def hiring(player: Player, table: str) -> Any:
    """The map is laid, and all may hire."""
    path = f"/api/tables/{table}/answers"
    player.post(path, given(player.see(table, ORGANISER), MAP))
    return player.see(table)["desk"]


def test_a_phase_has_its_deadline_from_its_beginning(player: Player) -> None:
    table = season(player)
    assert player.see(table)["desk"] is None
    run(player, table)
    assert player.see(table)["desk"]["due"] is None
    desk = hiring(player, table)
    assert desk["phase"] == "hiring"
    assert abs(desk["due"] - now() - HOUR * 60_000) < 60_000
    check_shape("Snapshot", player.see(table), described_now())
    to_the_end = given(player.see(table, ORGANISER), {"@": "CloseHiring"})
    player.post(f"/api/tables/{table}/answers", to_the_end)
    assert player.see(table)["desk"]["phase"] == "battles"
    assert player.see(table)["desk"]["due"] is None


def test_all_are_reminded_once_and_those_named_whom_it_waits_for(
    player: Player, app: FastAPI
) -> None:
    table = season(player)
    run(player, table, remind=20)
    hiring(player, table)
    hire = {"@": "HireFor", "gold": 0}
    player.post(f"/api/tables/{table}/answers", given(player.see(table, 0), hire))
    later(app, 30)
    assert player.see(table)["desk"]["messages"] == []
    for minutes in (41, 42):
        later(app, minutes)
    (told,) = player.see(table)["desk"]["messages"]
    assert (told["kind"], told["seats"], told["phase"]) == ("reminder", [1], "hiring")


def test_after_the_grace_a_seats_draft_is_entered(player: Player, app: FastAPI) -> None:
    table = season(player)
    run(player, table, grace=10, stand_in="random")
    hiring(player, table)
    path = f"/api/tables/{table}/seats"
    player.post(f"{path}/0/draft", {"action": {"@": "HireFor", "gold": 20}})
    assert player.get(f"{path}/0/drafts")["saved"] == {"": {"@": "HireFor", "gold": 20}}
    later(app, 65)
    assert player.see(table)["desk"]["covered"] == []
    later(app, 71)
    seen = player.see(table)
    assert (seen["view"]["gold"], seen["turn"]) == ([80, 100], [1])
    assert seen["desk"]["covered"] == [0, 1]
    assert seen["desk"]["messages"][-1]["kind"] == "covered"
    assert [one["stand_in"] for one in seen["seats"]] == ["random", "random", None]


def test_a_draft_of_another_question_is_not_entered(player: Player, app: FastAPI) -> None:
    table = season(player)
    run(player, table, stand_in="random")
    hiring(player, table)
    path = f"/api/tables/{table}"
    player.post(f"{path}/seats/0/draft", {"action": {"@": "HireFor", "gold": 20}})
    hire = {"@": "HireFor", "gold": 10}
    player.post(f"{path}/answers", given(player.see(table, 0), hire))
    assert player.get(f"{path}/seats/0/drafts")["saved"] == {}
    later(app, 61)
    assert player.see(table)["view"]["gold"] == [90, 100]
    gone = {"branch": [3], "action": ROSTER}
    assert player.refused(f"{path}/seats/0/draft", gone)["reason"]["key"] == "no-such-branch"


def test_bots_answer_for_who_is_late_and_only_until_the_phase_ends(settings: Settings) -> None:
    app = create_app(settings.changed(bot_workers=1))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        table = season(player)
        run(player, table, stand_in="random")
        hiring(player, table)
        later(app, 61)
        eventually(lambda: player.see(table)["desk"]["phase"] == "battles")
        seen = player.see(table)
        assert seen["desk"]["covered"] == []
        assert [one["stand_in"] for one in seen["seats"]] == [None, None, None]
        assert seen["turn"] == [0, 1]


def test_while_it_is_paused_no_deadline_passes(player: Player, app: FastAPI) -> None:
    table = season(player)
    run(player, table, stand_in="random")
    due = hiring(player, table)["due"]
    path = f"/api/tables/{table}/desk/pause"
    player.post(path, {"paused": True})
    assert player.see(table)["desk"]["due"] is None
    later(app, 1000)
    assert player.see(table)["desk"]["covered"] == []
    player.post(path, {"paused": False})
    assert 0 <= player.see(table)["desk"]["due"] - due < 60_000


def test_a_message_reaches_all_and_only_the_organiser_sends_one(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    table = season(ann)
    path = f"/api/tables/{table}/desk/messages"
    assert ben.refused(path, {"text": "Hello"})["reason"]["key"] == "not-the-opener"
    ann.post(path, {"text": "We meet on Friday.\nBring dice."})
    (told,) = ben.see(table)["desk"]["messages"]
    assert (told["kind"], told["text"]) == ("message", "We meet on Friday.\nBring dice.")
    assert ann.refused(path, {"text": " \n "})["reason"]["key"] == "malformed"


def test_two_who_run_it_do_not_overwrite_each_other(player: Player) -> None:
    table = season(player)
    seen = player.see(table)["revision"]
    run(player, table)
    late = {"deadlines": {"": 5}, "revision": seen}
    told = player.refused(f"/api/tables/{table}/desk", late)
    assert (told["type"], told["reason"]["key"]) == ("stale", "desk-changed")
    assert player.see(table)["desk"]["deadlines"] == {"hiring": HOUR}


def test_it_begins_without_all_and_who_comes_late_has_the_link_already(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", game="league", players=2)
    table, secret = opened["table"], opened["links"]["1"]
    path = f"/api/tables/{table}"
    assert ann.see(table)["state"] == "open"
    ann.post(f"{path}/desk/begin", {"bot": "random"})
    seen = ann.see(table)
    assert (seen["state"], seen["seats"][1]["stand_in"]) == ("playing", "random")
    assert seen["notices"][-1]["kind"] == "stand-in"
    again = ann.refused(f"{path}/desk/begin", {"bot": "random"})
    assert again["reason"]["key"] == "already-begun"
    ben.post(f"{path}/claim", {"secret": secret, "name": "Ben"})
    late = ben.see(table, 1)["seats"][1]
    assert (late["name"], late["stand_in"], late["here"]) == ("Ben", None, True)


def test_who_comes_late_with_a_new_link_takes_over_from_the_same_bot(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    table = season(ann, "me", "link")
    path = f"/api/tables/{table}"
    ann.post(f"{path}/desk/begin", {"bot": "random"})
    for _ in range(2):
        secret = ann.post(f"{path}/seats/1", {"kind": "link"})["secret"]
        assert ann.see(table)["seats"][1]["stand_in"] == "random"
    ben.post(f"{path}/claim", {"secret": secret, "name": "Ben"})
    late = ben.see(table, 1)["seats"][1]
    assert (late["name"], late["stand_in"], late["here"]) == ("Ben", None, True)


def test_a_seat_that_a_bot_keeps_warm_is_taken_once_and_only_by_the_last_link(
    new_player: Make,
) -> None:
    ann, ben, cid = new_player(), new_player(), new_player()
    opened = ann.open("me", "link", game="league", players=2)
    table = opened["table"]
    path = f"/api/tables/{table}"
    ann.post(f"{path}/desk/begin", {"bot": "random"})
    second = ann.post(f"{path}/seats/1", {"kind": "link"})["secret"]

    def refusal(secret: str) -> Any:
        told = cid.refused(f"{path}/claim", {"secret": secret, "name": "Cid"})
        return told["reason"]["key"]

    assert refusal(opened["links"]["1"]) == "wrong-secret-link"
    ben.post(f"{path}/claim", {"secret": second, "name": "Ben"})
    assert refusal(second) == "wrong-secret-link"
    text = ann.send(f"{path}/campaign").text
    copy = ann.http.post("/api/records", content=text).json()
    wrong = cid.refused(f"{path}/claim", {"secret": copy["links"]["1"]})
    assert wrong["reason"]["key"] == "wrong-secret-link", "a link of the copy is of no use here"
    for mine in ("drafts", "dispatch"):
        assert problem(cid.http.get(f"{path}/seats/1/{mine}"))["type"] == "not-yours"
    assert problem(ben.http.get(f"{path}/corrections/0?seat=2"))["type"] == "not-yours"


def test_a_bot_that_stands_in_for_nobody_yet_agrees_to_take_back_until_somebody_comes(
    new_player: Make,
) -> None:
    ann, ben, cid = new_player(), new_player(), new_player()
    opened = ann.open("me", "link", "link", game="league", players=3)
    table = opened["table"]
    path = f"/api/tables/{table}"
    ben.post(f"{path}/claim", {"secret": opened["links"]["1"]})
    ann.post(f"{path}/desk/begin", {"bot": "random"})
    organiser = 3
    ann.post(f"{path}/answers", given(ann.see(table, organiser), MAP))
    to = ann.see(table, 0)["entries"]
    ann.post(f"{path}/answers", given(ann.see(table, 0), {"@": "HireFor", "gold": 20}))
    ann.post(f"{path}/undo/ask", {"seat": 0, "to": to})
    seen = ben.see(table, 1)
    assert seen["undo"]["asked"]["consents"] == [0, 2]
    cid.post(f"{path}/claim", {"secret": opened["links"]["2"]})
    for person, seat, consents in ((ben, 1, [0, 1]), (cid, 2, None)):
        decision = person.see(table, seat)["decision"]
        agreed = {"seat": seat, "decision": decision, "to": to, "agree": True}
        person.post(f"{path}/undo/consent", agreed)
        asked = ann.see(table, 0)["undo"]["asked"]
        assert (asked and asked["consents"]) == consents
    assert 0 in ann.see(table, 0)["turn"]


def test_a_bot_stands_in_for_a_player_who_keeps_the_seat(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", game="league", players=2)
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    path = f"/api/tables/{table}/seats"
    assert ben.refused(f"{path}/1/stand-in", {"bot": "random"})["type"] == "not-yours"
    ann.post(f"{path}/1/stand-in", {"bot": "random"})
    assert ben.see(table, 1)["seats"][1]["stand_in"] == "random"
    ann.post(f"{path}/1/stand-in", {"bot": ""})
    kinds = [one["kind"] for one in ben.see(table)["notices"]]
    assert kinds == ["taken", "stand-in", "back"]
    assert ben.see(table, 1)["seats"][1]["mine"]
    assert ann.refused(f"{path}/2/stand-in", {"bot": "random"})["reason"]["key"] == "no-such-seat"


def test_where_nobody_runs_the_game_there_is_no_desk(player: Player) -> None:
    table = player.open("me", "here")["table"]
    told = player.refused(f"/api/tables/{table}/desk/messages", {"text": "Hello"})
    assert told["reason"]["key"] == "nobody-runs-it"


def test_a_desk_survives_a_restart(player: Player, app: FastAPI) -> None:
    table = season(player)
    run(player, table)
    to_the_battles(player, table, ORGANISER)
    before = player.see(table, 0)
    app.state.tables._tables.clear()  # and so it is read from the store
    assert player.see(table, 0) == before


def test_the_calendar_has_the_deadline_and_its_reminder(player: Player) -> None:
    title = (
        "Kampagne der Überlebenden; im langen, langen Herbst des zweiten Jahres am Rand der Welt"
    )
    opened = player.open("me", "here", game="league", players=2, title=title[:80])
    table = opened["table"]
    path = f"/api/tables/{table}/calendar.ics?language=de"
    assert "VEVENT" not in player.http.get(path).text
    run(player, table, remind=30)
    hiring(player, table)
    text = player.http.get(path).content.decode()
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    whole = text.replace("\r\n ", "")
    assert "TRIGGER:-PT30M" in whole
    assert "SUMMARY:Kampagne der Überlebenden\\; im langen\\, langen" in whole
    assert whole.count("BEGIN:") == whole.count("END:") == 3


def test_bots_stand_in_after_a_campaign_came_with_a_file(new_player: Make) -> None:
    ann = new_player()
    table = season(ann, "me", "link")
    ann.post(f"/api/tables/{table}/desk/begin", {"bot": "random"})
    text = ann.send(f"/api/tables/{table}/campaign").text
    copy = ann.http.post("/api/records", content=text).json()["table"]
    stand_ins = [one["stand_in"] for one in ann.see(copy, ORGANISER)["seats"]]
    assert stand_ins == [None, "random", None]


def test_a_whole_campaign_is_one_file_that_nobody_can_read(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    table = season(ann)
    run(ann, table)
    to_the_battles(ann, table, ORGANISER)
    arm(ann, table, 0, 0)
    path = f"/api/tables/{table}/campaign"
    assert ben.refused(path)["reason"]["key"] == "not-the-opener"
    text = ann.send(path).text
    assert text.startswith("feldzug-campaign:1:")
    assert "Roster" not in text
    assert [one["kind"] for one in ben.see(table)["desk"]["messages"]] == ["copied"]
    reply = ben.http.post("/api/records", content=text).json()
    copy = reply["table"]
    assert sorted(reply["links"]) == ["0", "1"]
    seen = ben.see(copy, ORGANISER)
    assert (seen["view"], seen["turn"]) == (ann.see(table, ORGANISER)["view"], [1])
    assert (seen["desk"]["paused"], seen["desk"]["deadlines"]) == (True, {"hiring": HOUR})
    ann.post(f"/api/tables/{copy}/claim", {"secret": reply["links"]["1"]})
    arm(ann, copy, 1, 0)
    assert ben.see(copy, ORGANISER)["branches"][0]["path"][-1] == "table-battle"
    changed = text[:-10] + ("AAAA" if text[-10:-6] != "AAAA" else "BBBB") + text[-6:]
    told = problem(ben.http.post("/api/records", content=changed))
    assert told["reason"]["key"] == "sealed-elsewhere"
