"""What goes on side by side, answers that are not listed, and roles, through the HTTP interface."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from fastapi import FastAPI

from feldzug.parts.registration import registered
from feldzug.server.app import create_app
from feldzug.server.settings import Settings
from tests.server.conftest import Make, running
from tests.server.forward import fast_forward
from tests.server.league import (
    CLOSE,
    MAP,
    REGISTRATION,
    ROSTER,
    arm,
    given,
    offer_in,
    to_the_battles,
    within,
)
from tests.server.players import Player
from tests.server.processes import ROOT
from tests.server.schema import check_shape, described_now
from tests.server.test_streams import listening
from tests.waiting import eventually


@pytest.fixture(autouse=True)
def league(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FELDZUG_GAMES", "tests.server.league:REGISTRATION")
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{ROOT / 'src'}")
    with registered(REGISTRATION):
        yield


def season(player: Player, *kinds: str, players: int) -> str:
    """A league of which the opener is the organiser, in the midst of its battles."""
    table: str = player.open(*kinds, game="league", players=players)["table"]
    to_the_battles(player, table, players)
    return table


def test_a_role_has_a_seat_of_its_own_and_a_link(new_player: Make) -> None:
    ann, olga = new_player(), new_player()
    opened = ann.open("me", "here", "link", game="league", players=2)
    table = opened["table"]
    assert list(opened["links"]) == ["2"]
    assert [one["role"] for one in ann.see(table)["seats"]] == ["", "", "organiser"]
    assert ann.see(table)["state"] == "open"
    olga.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["2"], "name": "Olga"})
    seen = olga.see(table, 2)
    assert (seen["state"], seen["turn"], seen["offer"]["forms"]) == ("playing", [2], ["LayMap"])
    check_shape("Snapshot", seen, described_now())
    told = ann.refused(f"/api/tables/{table}/answers", given(seen, MAP))
    assert told["reason"]["key"] == "not-your-seat"
    assert ann.see(table, 0)["offer"] is None
    small = {**MAP, "tiles": MAP["tiles"][:1]}
    refused = olga.refused(f"/api/tables/{table}/answers", given(seen, small))
    assert refused["reason"]["key"] == "map-too-small"
    olga.post(f"/api/tables/{table}/answers", given(seen, MAP))
    assert ann.see(table, 0)["view"]["tiles"] == 2


def test_the_opener_may_be_organiser_and_player(player: Player) -> None:
    table = player.open("me", "here", game="league", players=2)["table"]
    assert [one["mine"] for one in player.see(table)["seats"]] == [True, True, True]
    told = player.refused(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    assert told["reason"]["key"] == "role-without-person"
    assert player.refused(f"/api/tables/{table}/seats/2/resign")["reason"]["key"] == "role-stays"
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "league", "players": 2, "seats": seats}
    assert player.refused("/api/tables", body)["reason"]["key"] == "role-without-person"
    body["seats"] = seats[:1]
    assert player.refused("/api/tables", body)["reason"]["key"] == "wrong-seats"


def test_who_is_not_waited_for_is_asked_all_the_same(player: Player) -> None:
    table = player.open("me", "here", game="league", players=2)["table"]
    player.post(f"/api/tables/{table}/answers", given(player.see(table, 2), MAP))
    organiser = player.see(table, 2)
    assert organiser["turn"] == [0, 1]
    assert [choice["action"] for choice in organiser["offer"]["choices"]] == [CLOSE]
    assert player.see(table, 0)["offer"]["forms"] == ["HireFor"]


def test_each_branch_has_its_offer_and_its_token(player: Player) -> None:
    table = season(player, "me", "here", "here", players=3)
    seen = player.see(table, 0)
    check_shape("Snapshot", seen, described_now())
    assert seen["offer"] is None
    assert [offer["branch"] for offer in seen["offers"]] == [[0], [1]]
    assert {offer["path"][-1] for offer in seen["offers"]} == {"field-armies"}
    assert [one["turn"] for one in seen["branches"]] == [[0, 1], [0, 2]]
    assert [offer["branch"] for offer in player.see(table, 2)["offers"]] == [[1]]
    assert player.see(table)["offers"] == []
    assert len(player.see(table)["branches"]) == 2


def test_an_answer_in_another_branch_makes_nothing_stale(player: Player) -> None:
    table = season(player, "me", "here", "here", "here", players=4)
    seen, path = player.see(table, 2), f"/api/tables/{table}/answers"
    for seat in (0, 1):
        arm(player, table, seat, 0)
    zero = player.see(table, 0)
    report = within(0, {"@": "Result", "attacker": 60, "defender": 20})
    player.post(path, given(zero, report, offer_in(zero, 0)["decision"]))
    token = offer_in(seen, 1)["decision"]
    after = player.post(path, given(seen, within(1, ROSTER), token))
    assert after["steps"]
    stale = player.refused(path, given(seen, within(1, ROSTER), token))
    assert stale["type"] == "stale"
    bare = player.refused(path, given(player.see(table, 3), ROSTER))
    assert (bare["type"], bare["reason"]["key"]) == ("illegal", "not-offered")


def test_the_organiser_sees_no_secret(player: Player) -> None:
    table = season(player, "me", "here", players=2)
    arm(player, table, 0, 0)
    organiser = player.see(table, 2)
    assert '"Roster"' not in str({**organiser, "offers": []}).replace("'", '"')
    assert organiser["branches"][0]["turn"] == [1]
    arm(player, table, 1, 0)
    assert player.see(table, 2)["view"]["hand"] == []
    assert len(player.see(table, 0)["view"]["hand"]) == 1


def test_a_stream_tells_a_seat_of_its_branches(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", game="league", players=2)
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    to_the_battles(ann, table, 2)
    known = ben.see(table, 1)
    watch = f"{table}:1:{known['entries']}:{known['revision']}"
    with listening(ben, watch) as heard:
        arm(ann, table, 0, 0)
        told = next(heard).data
    check_shape("StepMessage", told, described_now())
    assert (told["turn"], told["branches"][0]["turn"]) == ([1], [1])
    assert offer_in(told, 0)["decision"] == offer_in(known, 0)["decision"]


def test_twenty_seats_with_the_organiser(player: Player) -> None:
    table = season(player, *["here"] * 19, players=19)
    seen = player.see(table, 19)
    assert (len(seen["seats"]), len(seen["branches"])) == (20, 10)


def test_forms_say_what_an_answer_consists_of(player: Player) -> None:
    forms = player.get("/api/games/league/forms")
    units = forms["Roster"]["units"]
    assert (units["kind"], units["most"]) == ("list", 10)
    assert (units["of"][0]["kind"], units["of"][0]["name"]) == ("detail", "Unit")
    assert forms["Unit"]["troop"]["name"] == "troop"
    assert (forms["Unit"]["count"]["least"], forms["Unit"]["count"]["most"]) == (1, 20)
    assert forms["Settle"]["note"]["kind"] == "text"
    words = player.get("/api/games/league/words/de")
    assert words["roles"] == {"organiser": "Spielleitung"}
    info = next(game for game in player.get("/api/games") if game["key"] == "league")
    assert info["roles"] == ["organiser"]


def test_a_rematch_and_a_record_have_all_seats(player: Player, app: FastAPI) -> None:
    table = season(player, "me", "here", players=2)
    fast_forward(app, table)
    assert player.see(table, 2)["outcome"]
    again = player.post(f"/api/tables/{table}/rematch")["table"]
    assert [one["role"] for one in player.see(again)["seats"]] == ["", "", "organiser"]
    text = player.http.get(f"/api/tables/{table}/record").text
    copy = player.http.post("/api/records", content=text).json()["table"]
    assert player.see(copy, 2)["view"] == player.see(table, 2)["view"]


def test_bots_play_in_branches(settings: Settings) -> None:
    app = create_app(settings.changed(bot_workers=1))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        kinds = ["bot:random"] * 3
        table = player.open(*kinds, game="league", players=3)["table"]
        player.post(f"/api/tables/{table}/answers", given(player.see(table, 3), MAP))

        def is_over() -> bool:
            seen = player.see(table, 3)
            for offer in seen["offers"]:
                if offer["question"].get("disputed"):
                    settled = offer["choices"][0]["action"]
                    answer = given(seen, settled, offer["decision"])
                    player.send(f"/api/tables/{table}/answers", answer)
            return bool(seen["state"] == "over")

        eventually(is_over, seconds=60)
        assert "feldzug_bot_failures_total 0.0" in http.get("/metrics").text


def test_the_organiser_hands_a_seat_to_a_bot_and_back(new_player: Make) -> None:
    ann, olga = new_player(), new_player()
    opened = ann.open("me", "here", "link", game="league", players=2)
    table = opened["table"]
    assert olga.refused(f"/api/tables/{table}/seats/1", {"kind": "link"})["type"] == "not-yours"
    olga.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["2"]})
    olga.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert ann.see(table)["seats"][1]["bot"] == "random"
    back = olga.post(f"/api/tables/{table}/seats/1", {"kind": "link"})
    ann.post(f"/api/tables/{table}/claim", {"secret": back["secret"]})
    kinds = [notice["kind"] for notice in ann.see(table)["notices"] if notice["seat"] == 1]
    assert kinds == ["bot", "handed-on", "taken"]
    role = olga.refused(f"/api/tables/{table}/seats/2", {"kind": "link"})
    assert role["reason"]["key"] == "not-the-opener"


def test_a_campaign_goes_on_without_who_leaves(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    table = ann.open("me", "here", "here", game="empires", players=3)["table"]
    path = f"/api/tables/{table}/seats/1/neutral"
    assert ben.refused(path)["reason"]["key"] == "not-the-opener"
    assert ann.post(path) == {"over": False}
    seen = ann.see(table, 0)
    assert (seen["seats"][1]["kind"], seen["notices"][-1]["kind"]) == ("bot", "neutral")
    assert seen["state"] == "playing"
    assert ann.refused(path)["reason"]["key"] == "has-resigned"
    assert ann.post(f"/api/tables/{table}/seats/2/neutral") == {"over": True}
    assert ann.see(table)["outcome"]["ending"] == "left-alone"


def test_nobody_ends_another_players_game_where_nobody_runs_it(player: Player) -> None:
    table = player.open("me", "here", "here")["table"]
    told = player.refused(f"/api/tables/{table}/seats/1/neutral")
    assert told["reason"]["key"] == "nobody-runs-it"
