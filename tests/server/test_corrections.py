"""Corrections through the HTTP interface: the ripple first, then the correction with its note."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.parts.registration import registered
from tests.server.conftest import Make
from tests.server.league import MAP, REGISTRATION, arm, given, offer_in, within
from tests.server.players import Player
from tests.server.schema import check_shape, described_now

ORGANISER = 2


@pytest.fixture(autouse=True)
def league() -> Iterator[None]:
    with registered(REGISTRATION):
        yield


def hired(player: Player) -> tuple[str, int]:
    """A league in which both have hired, the first for 10 by mistake; the table and that entry."""
    table: str = player.open("me", "here", game="league", players=2)["table"]
    path = f"/api/tables/{table}/answers"
    player.post(path, given(player.see(table, ORGANISER), MAP))
    seen = player.see(table, 0)
    player.post(path, given(seen, {"@": "HireFor", "gold": 10}))
    player.post(path, given(player.see(table, 1), {"@": "HireFor", "gold": 0}))
    return table, seen["entries"]


def asked(entry: int, gold: int = 30, **more: Any) -> dict[str, Any]:
    action = {"@": "HireFor", "gold": gold}
    return {"seat": ORGANISER, "entry": entry, "action": action, **more}


def test_the_ripple_is_shown_and_nothing_is_changed(player: Player) -> None:
    table, entry = hired(player)
    arm(player, table, 0, 0)
    before = player.see(table, ORGANISER)
    told = player.post(f"/api/tables/{table}/corrections/ripple", asked(entry))
    check_shape("RippleView", told, described_now())
    assert (told["before"]["gold"], told["after"]["gold"]) == ([90, 100], [70, 100])
    assert [step["becomes"] for step in told["steps"]] == ["stays", "hidden"]
    assert "Roster" not in json.dumps(told)
    assert player.see(table, ORGANISER) == before


def test_a_correction_is_told_to_all_with_its_note_and_dice_stay(player: Player) -> None:
    table, entry = hired(player)
    for seat in (0, 1):
        arm(player, table, seat, 0)
    rolled = player.see(table, 0)
    seen = player.post(f"/api/tables/{table}/corrections/ripple", asked(entry))
    given_now = asked(entry, note="It was 30 at the table.", entries=seen["entries"])
    after = player.post(f"/api/tables/{table}/corrections", given_now)
    check_shape("StepMessage", after, described_now())
    told = [event for step in after["steps"] for event in step["events"]]
    noted = next(event for event in told if event["@"] == "AnswerCorrected")
    assert (noted["note"], noted["seat"], noted["by"]) == ("It was 30 at the table.", 0, 2)
    now = player.see(table, 0)
    assert now["view"] == {**rolled["view"], "gold": [70, 100]}
    assert offer_in(now, 0)["question"] == offer_in(rolled, 0)["question"]
    everybody = player.get(f"/api/tables/{table}/history")
    assert any(event["@"] == "AnswerCorrected" for step in everybody for event in step["events"])


def test_what_has_happened_since_is_seen_first(player: Player) -> None:
    table, entry = hired(player)
    seen = player.post(f"/api/tables/{table}/corrections/ripple", asked(entry))
    arm(player, table, 0, 0)
    late = asked(entry, note="Late.", entries=seen["entries"])
    assert player.refused(f"/api/tables/{table}/corrections", late)["type"] == "stale"


def test_what_no_longer_fits_is_kept_as_a_draft_of_its_own_seat(player: Player) -> None:
    table = player.open("me", "here", game="league", players=2)["table"]
    path = f"/api/tables/{table}"
    player.post(f"{path}/answers", given(player.see(table, ORGANISER), MAP))
    entry = player.see(table, 0)["entries"]
    for gold in (10, 60):
        hire = {"@": "HireFor", "gold": gold}
        player.post(f"{path}/answers", given(player.see(table, 0), hire))
    seen = player.post(f"{path}/corrections/ripple", asked(entry, 90))
    assert [step["becomes"] for step in seen["steps"]] == ["parked"]
    corrected = asked(entry, 90, note="It was 90.", entries=seen["entries"])
    player.post(f"{path}/corrections", corrected)
    assert player.get(f"{path}/seats/0/drafts")["parked"] == [{"@": "HireFor", "gold": 60}]
    assert player.get(f"{path}/seats/1/drafts")["parked"] == []


def test_what_the_rules_forbid_is_no_correction(player: Player) -> None:
    table, entry = hired(player)
    path = f"/api/tables/{table}/corrections"
    refused = player.refused(f"{path}/ripple", asked(entry, 500))
    assert (refused["type"], refused["reason"]["key"]) == ("illegal", "too-dear")
    same = player.refused(f"{path}/ripple", asked(entry, 10))
    assert (same["type"], same["reason"]["key"]) == ("illegal", "nothing-to-correct")


def test_only_a_role_corrects_and_only_what_is_no_secret(new_player: Make) -> None:
    ann, ben = new_player(), new_player()
    table, entry = hired(ann)
    path = f"/api/tables/{table}/corrections"
    assert ben.refused(f"{path}/ripple", asked(entry))["reason"]["key"] == "not-your-seat"
    own = {**asked(entry), "seat": 0}
    assert ann.refused(f"{path}/ripple", own)["reason"]["key"] == "only-a-role"
    secret = ann.see(table, 0)["entries"]
    arm(ann, table, 0, 0)
    roster = within(0, {"@": "Roster", "units": []})
    wanted = {"seat": ORGANISER, "entry": secret, "action": roster}
    told = ann.refused(f"{path}/ripple", wanted)
    assert told["reason"]["key"] == "correction-of-secret"
    answer = ann.send(f"{path}", {**wanted, "note": "", "entries": 1})
    assert answer.json()["reason"]["key"] == "malformed"


def test_the_choices_of_an_earlier_question_are_offered(player: Player) -> None:
    table, entry = hired(player)
    found = player.get(f"/api/tables/{table}/corrections/{entry}", seat=ORGANISER)
    assert (found["seat"], found["branch"], found["offer"]["forms"]) == (0, [], ["HireFor"])
    check_shape("Correctable", found, described_now())


def test_a_correction_survives_a_restart(player: Player, app: FastAPI) -> None:
    table, entry = hired(player)
    seen = player.post(f"/api/tables/{table}/corrections/ripple", asked(entry))
    corrected = asked(entry, note="Wrong.", entries=seen["entries"])
    player.post(f"/api/tables/{table}/corrections", corrected)
    before = player.see(table, 0)
    app.state.tables._tables.clear()  # and so it is read from the store
    assert player.see(table, 0) == before
