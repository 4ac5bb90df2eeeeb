"""A database of an earlier release opens, and its games go on.

`saves/version_1.sqlite.gz` was made by the server of version 1 of Ring War: a game under way against a bot,
a finished one, a table that waits for somebody, and a game in which something is asked to be taken back.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from feldzug.server.app import create_app
from feldzug.server.settings import Settings
from tests.server.conftest import running
from tests.server.players import Player, problem
from tests.waiting import eventually

SAVES = Path(__file__).parent / "saves"
ANN, BEN = "T4xnO_aBkk3c2qTiDi41I7G69Af2daxu", "xV9NQXy7gscYOtToEsg--uBecEU-NC3k"
UNDER_WAY, ENTRIES = "69d32edf227a88d154b4e48b", 303
FINISHED = "39b31532ac23704054b0fa1c"
OPEN, LINK = "ab1a68d941d7f73e671dfc3f", "Ptu-KxYtmnPKrMfWEl3Vu7BAg1XCYs-l"
ASKED = "8a82d8dc2df504fb71aa4e1b"


@pytest.fixture
def opened(tmp_path: Path, settings: Settings) -> Iterator[tuple[Player, Player]]:
    """Ann and Ben, back at the server of today."""
    kept = tmp_path / "games.sqlite"
    kept.write_bytes(gzip.decompress((SAVES / "version_1.sqlite.gz").read_bytes()))
    app = create_app(settings.changed(db=f"sqlite:///{kept}", bot_workers=1))
    with (
        running(app) as address,
        httpx.Client(base_url=address, timeout=30, cookies={"feldzug": ANN}) as ann,
        httpx.Client(base_url=address, timeout=30, cookies={"feldzug": BEN}) as ben,
    ):
        yield Player(ann), Player(ben)


def test_the_database_of_version_1_opens(opened: tuple[Player, Player]) -> None:
    ann, ben = opened
    listed = {table["title"]: table for table in ann.get("/api/tables")["mine"]}
    assert {title: table["state"] for title, table in listed.items()} == {
        "Under way": "playing",
        "Finished": "over",
        "Open": "open",
        "Asked": "playing",
    }
    assert [table["table"] for table in ben.get("/api/tables")["mine"]] == [ASKED]
    assert [table["table"] for table in ben.get("/api/tables")["public"]] == [OPEN]


def test_only_games_with_bots_say_that_bots_let_anybody_roll_again(
    opened: tuple[Player, Player],
) -> None:
    """They did before it had to be agreed."""
    ann, _ = opened
    assert ann.see(UNDER_WAY)["free_take_back"]
    assert not ann.see(ASKED)["free_take_back"]


def test_a_game_under_way_goes_on(opened: tuple[Player, Player]) -> None:
    ann, _ = opened
    seen = ann.see(UNDER_WAY, 0)
    assert {reason["key"] for reason in seen["receipt"]} == {"module-changed"}
    assert (seen["decision"], seen["turn"]) == (ENTRIES, [0])

    def both_have_answered() -> bool:
        ann.play(UNDER_WAY)
        steps = ann.get(f"/api/tables/{UNDER_WAY}/history", seat=0, **{"from": ENTRIES})
        return {0, 1} <= {step["seat"] for step in steps}

    eventually(both_have_answered, seconds=60)
    assert ann.see(UNDER_WAY, 0)["decision"] > ENTRIES


def test_games_from_before_scores_were_kept_are_listed_and_counted_as_they_go_on(
    opened: tuple[Player, Player],
) -> None:
    ann, _ = opened
    listed = {one["table"]: one for one in ann.get("/api/tables")["mine"]}
    assert listed[UNDER_WAY]["glance"] is None
    assert listed[FINISHED]["outcome"]["ranking"]
    assert ann.get(f"/api/tables/{FINISHED}/scores") == []  # nobody can tell any more
    ann.play(UNDER_WAY, 1)
    listed = {one["table"]: one for one in ann.get("/api/tables")["mine"]}
    scores = ann.get(f"/api/tables/{UNDER_WAY}/scores")
    assert [sum(one.values()) for one in scores[-1]["points"]] == (
        listed[UNDER_WAY]["glance"]["scores"]
    )
    assert scores[0]["n"] == ENTRIES
    ann.post(f"/api/tables/{FINISHED}/archive", {"archived": True})
    assert ann.post(f"/api/tables/{FINISHED}/delete") == {}
    assert FINISHED not in {one["table"] for one in ann.get("/api/tables")["mine"]}


def test_a_finished_game_can_be_looked_at(opened: tuple[Player, Player]) -> None:
    ann, ben = opened
    for who in (ann, ben):
        seen = who.see(FINISHED)
        assert (seen["state"], seen["decision"], seen["turn"]) == ("over", 980, [])
        assert seen["outcome"]["ranking"]
        assert seen["view"]
        assert seen["played_with"] == "ring-war@1"
        assert problem(who.http.get(f"/api/tables/{FINISHED}/history"))["reason"] == {
            "key": "older-rules",
            "rule": "server",
            "args": {"rules": "ring-war@1"},
        }
    assert ann.post(f"/api/tables/{FINISHED}/rematch")["table"]


def test_who_was_waited_for_can_come(opened: tuple[Player, Player]) -> None:
    ann, ben = opened
    assert ann.see(OPEN)["view"] is None
    claim = {"secret": LINK, "name": "Ben"}
    assert ben.post(f"/api/tables/{OPEN}/claim", claim)["seat"] == 1
    assert ann.see(OPEN)["state"] == "playing"
    _answer(ann, ben, OPEN)


def test_what_was_asked_under_older_rules_lapses(opened: tuple[Player, Player]) -> None:
    """Nothing before the change of the rules is taken back, so nobody can agree to it any more."""
    ann, ben = opened
    seen = ben.see(ASKED, 1)
    assert seen["first"] == seen["decision"] == 138
    assert seen["undo"] == {"free": 0, "may_ask": True, "asked": None, "refused": None}
    agreed = {"seat": 1, "decision": 138, "to": 138, "agree": True}
    assert ben.refused(f"/api/tables/{ASKED}/undo/consent", agreed)["type"] == "illegal"
    _answer(ann, ben, ASKED)


def _answer(ann: Player, ben: Player, table: str) -> None:
    """Whoever's turn it is goes on."""
    turn = ann.see(table)["turn"][0]
    who = (ann, ben)[turn]
    before: Any = who.see(table, turn)
    assert who.answer(table, before).json()["decision"] > before["decision"]
