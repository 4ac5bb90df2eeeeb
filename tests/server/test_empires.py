"""A campaign of Empires through the HTTP interface: disputes, corrections, what nobody may learn by them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.games.empires.armies import ENTRIES, ArmyList, army_list
from feldzug.games.empires.battle.armies import FieldArmy
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.event_phase.phase import TakeEvent
from feldzug.games.empires.items import ITEMS, REVOLUTION, items_of
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.phases import phases
from feldzug.kernel.parallel import bare
from feldzug.kernel.values import Seat
from feldzug.server.clock import now
from feldzug.server.deadlines import phase_of
from tests.server.conftest import Make
from tests.server.forward import asked, until
from tests.server.league import given, within
from tests.server.players import Player

ANN, BEN, ORGANISER = 0, 1, 2
AMULET = EVENT_CARDS.index("amulet")
ITEM_FACTS = {n: item for n, item in items_of(REVOLUTION).items() if item.people < 0}


def campaign(player: Player, **options: str) -> str:
    opened = player.open("me", "here", game="empires", players=2, options=options)
    table: str = opened["table"]
    return table


def asked_in_battle(seat: int, question: str) -> Callable[[Campaign], bool]:
    """Whether a seat is asked something of that name in one of its battles."""
    return lambda g: any(
        type(one.question).__name__ == question for one in g.offers(Seat(seat)) if one.branch
    )


def on_the_table(g: Campaign) -> bool:
    return asked_in_battle(ANN, "TableBattle")(g)


def with_an_amulet(seed: int) -> Callable[[list[Any]], Any]:
    """The first player takes the Amulet; anything else is answered at random."""
    dice = random.Random(seed)

    def choose(legal: list[Any]) -> Any:
        wanted = [one for one in legal if one == TakeEvent(AMULET)]
        return wanted[0] if wanted else dice.choice(legal)

    return choose


def settling(offer: Any, points: tuple[int, int], note: str) -> dict[str, Any]:
    """What the organiser says of a battle: the first example of a report, with other points."""
    example = next(
        choice["action"]["action"]["report"]
        for choice in offer["choices"]
        if choice["action"]["action"]["report"]["@"] == "Report"
    )
    report = {**example, "points": list(points)}
    return within(offer["branch"][0], {"@": "Settle", "report": report, "note": note})


def test_the_organiser_settles_a_battle_that_nobody_has_reported(
    player: Player, app: FastAPI
) -> None:
    table = campaign(player, battles="table")
    until(app, table, on_the_table)
    seen = player.see(table, ORGANISER)
    assert ORGANISER not in seen["turn"]
    (offer,) = seen["offers"]
    assert offer["forms"] == ["Settle"]
    wrong = settling(offer, (9000, 0), "Wrong")
    path = f"/api/tables/{table}"
    why = player.post(f"{path}/why", {"seat": ORGANISER, "action": wrong})
    assert (why["reason"]["key"], why["reason"]["rule"]) == ("report-points-impossible", "EMP-199")
    right = settling(offer, (200, 0), "Ben had to leave.")
    player.post(f"{path}/answers", given(seen, right, offer["decision"]))
    (fought,) = player.see(table, None)["view"]["archive"]
    assert fought["points"][0] >= 200
    told = [event for step in player.get(f"{path}/history") for event in step["events"]]
    (settled,) = [event for event in told if event["@"] == "ResultSettled"]
    assert settled["note"] == "Ben had to leave."


def test_what_can_be_corrected_says_in_which_battle_it_was_given(
    player: Player, app: FastAPI
) -> None:
    table = campaign(player, battles="table")
    until(app, table, on_the_table)
    (offer,) = player.see(table, ANN)["offers"]
    entry = player.see(table, ANN)["entries"]
    report = next(c["action"] for c in offer["choices"] if c["action"]["action"]["@"] == "Report")
    player.post(
        f"/api/tables/{table}/answers", given(player.see(table, ANN), report, offer["decision"])
    )
    found = player.get(f"/api/tables/{table}/corrections/{entry}", seat=ORGANISER)
    assert (found["branch"], "Report" in found["offer"]["forms"]) == (offer["branch"], True)


def bearing(army: Any, item: int) -> Any:
    """The same army, in which somebody who may bear it bears the item, as if it came from a card."""
    people = next(iter(army["lines"]))["entry"]
    lists = {ENTRIES[one.number]: one for one in army_of(people).entries}
    for n, line in enumerate(army["lines"]):
        if lists[line["entry"]].kind in ITEM_FACTS[item].carriers and not line["items"]:
            rest = [{**line, "count": line["count"] - 1}] if line["count"] > 1 else []
            bearer = {**line, "count": 1, "items": [ITEMS[item]]}
            lines = [*army["lines"][:n], *rest, bearer, *army["lines"][n + 1 :]]
            return {**army, "lines": lines, "cards": [ITEMS[item]]}
    return None


def army_of(entry: str) -> ArmyList:
    """The list that an entry is of."""
    return next(
        found
        for people in range(len(PEOPLES))
        for found in [army_list(people, REVOLUTION)]
        if ENTRIES.index(entry) in found.by_entry
    )


def test_trying_corrections_does_not_tell_which_card_somebody_holds(
    player: Player, app: FastAPI
) -> None:
    """What may be entered is judged by what the organiser knows, whatever is in the hand."""
    table = campaign(player, battles="table")
    until(app, table, lambda g: on_the_table(g) and len(g.amulets[ANN]) > 0, with_an_amulet(1))
    with app.state.tables.reading(table) as (_, found):
        match = found.match
        entry, action = next(
            (n, one.action)
            for n, one in enumerate(match.journal)
            if one.seat == ANN and isinstance(bare(one.action)[1], FieldArmy)
        )
        held = match.position.amulets[ANN].cards[0]
        packed = found.serializer.pack(action)
    path = f"/api/tables/{table}/corrections"
    for item in [held, *[other for other in ITEM_FACTS if other != held][:4]]:
        roster = bearing(packed["action"]["roster"], item)
        if roster is None:
            continue
        wanted = {**packed, "action": {**packed["action"], "roster": roster}}
        asked = {"seat": ORGANISER, "entry": entry, "action": wanted}
        refused = player.refused(f"{path}/ripple", asked)
        assert refused["reason"]["key"] != "nothing-to-correct"
        noted = {**asked, "note": "Mine.", "entries": player.see(table, ORGANISER)["entries"]}
        assert player.refused(path, noted)["reason"]["key"] == refused["reason"]["key"]


DOCUMENTS = ("map", "standings", "events", "sheets", "armies", "chronicle")


def page(player: Player, table: str, document: str, **query: Any) -> str:
    answer = player.http.get(f"/api/tables/{table}/print/{document}.html", params=query)
    assert answer.status_code == 200, answer.text
    return answer.text


def writing(g: Campaign) -> bool:
    """Both are to write their armies."""
    return all(asked_in_battle(seat, "LockArmies")(g) for seat in (ANN, BEN))


def units_of(choice: Any, table: Any) -> set[str]:
    """What the units of an army are called."""
    words = table["vocabularies"]["entry"]
    return {words[line["entry"]] for line in choice["action"]["action"]["roster"]["lines"]}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_document_is_printed_while_the_campaign_goes_on(
    player: Player, app: FastAPI, document: str
) -> None:
    table = campaign(player, battles="table")
    until(app, table, on_the_table)
    for size in ("A4", "A3"):
        path = f"/api/tables/{table}/print/{document}.pdf"
        answer = player.http.get(path, params={"seat": ANN, "language": "de", "size": size})
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.content.startswith(b"%PDF")
    assert "<h1>" in page(player, table, document)


def test_an_army_is_printed_for_those_who_may_see_it(new_player: Make, app: FastAPI) -> None:
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link", game="empires", players=2, options={"battles": "table"})
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    until(app, table, writing)
    seen = ann.see(table, ANN)
    (offer,) = seen["offers"]
    choice = offer["choices"][0]
    units = units_of(choice, ann.get("/api/games/empires/words/en"))
    ann.post(f"/api/tables/{table}/answers", given(seen, choice["action"], offer["decision"]))
    assert all(unit in page(ann, table, "armies", seat=ANN) for unit in units)
    for seat, who in ((BEN, ben), (ORGANISER, ann), (None, ben)):
        query = {} if seat is None else {"seat": seat}
        text = page(who, table, "armies", **query)
        assert "No battle is over yet." in text
        assert not any(f"× {unit}" in text for unit in units)
    other = ben.http.get(f"/api/tables/{table}/print/armies.html", params={"seat": ANN})
    assert other.json()["reason"]["key"] == "not-your-seat"
    seen = ben.see(table, BEN)
    (offer,) = seen["offers"]
    army = offer["choices"][0]["action"]
    ben.post(f"/api/tables/{table}/answers", given(seen, army, offer["decision"]))
    assert all(f"× {unit}" in page(ben, table, "sheets", seat=BEN) for unit in units)
    for unit in units:  # the organiser sees them after the result only
        assert f"× {unit}" not in page(ann, table, "sheets", seat=ORGANISER)


def test_what_cannot_be_printed_is_said(player: Player) -> None:
    table = campaign(player)
    path = f"/api/tables/{table}/print"
    unknown = player.http.get(f"{path}/money.pdf").json()
    assert unknown["reason"]["key"] == "no-such-document"
    assert "chronicle" in unknown["say"]["en"]
    other = player.open("me", "here")["table"]
    answer = player.http.get(f"/api/tables/{other}/print/map.pdf").json()
    assert answer["reason"]["key"] == "nothing-to-print"


def test_the_calendar_has_all_deadlines_that_are_known(player: Player, app: FastAPI) -> None:
    table = campaign(player, battles="simulated")
    until(app, table, asked(ANN, "ChooseEvent"))
    deadlines = {"": 60, "challenge-phase": 120, "build-phase": 0}
    wanted = {"revision": player.see(table)["revision"], "deadlines": deadlines, "remind": 10}
    player.post(f"/api/tables/{table}/desk", wanted)
    due = player.see(table)["desk"]["due"]
    text = player.http.get(f"/api/tables/{table}/calendar.ics?language=de").text
    lines = text.replace("\r\n ", "").split("\r\n")
    starts = [line.removeprefix("DTSTART:") for line in lines if line.startswith("DTSTART:")]
    times = [datetime.strptime(one, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC) for one in starts]
    first = datetime.fromtimestamp(due // 1000, UTC)
    later = [(one - first).total_seconds() / 60 for one in times]
    assert later == [0, 60, 120, 240, 300]  # and nothing after the phase without a deadline
    names = [line.split(": ", 1)[1] for line in lines if line.startswith("SUMMARY:")]
    assert names[0] == "Ereignisse\\, Frist"
    assert names[3] == "Herausforderungen\\, Frist spätestens"
    assert text.count("VALARM") == 2
    listed = {game["key"]: game for game in player.get("/api/games")}
    assert set(deadlines) - {""} <= set(listed["empires"]["phases"])
    assert listed["ring-war"]["phases"] == []


def test_every_phase_of_a_campaign_can_have_a_deadline(player: Player, app: FastAPI) -> None:
    """What is asked in a round belongs to a phase of the list, or to the set-up."""
    table = campaign(player, battles="paper")
    found = set()

    def noted(g: Campaign) -> bool:
        if g.round > 1 or asked(ANN, "SpendPoints")(g):
            found.add(phase_of(g)[0])
        return bool(g.round > 3)

    until(app, table, noted)
    assert found <= set(phases(None))
    assert "winter" in found or "event-phase" in found


def test_times_are_told_of_what_everybody_knows(player: Player, app: FastAPI) -> None:
    table = campaign(player, battles="simulated")
    until(app, table, asked(ANN, "ChooseEvent"))
    times = player.get(f"/api/tables/{table}/times")
    known = player.see(table, None)["entries"]
    assert [one["n"] for one in times] == list(range(known))
    assert all(abs(one["at"] - now()) < 600_000 for one in times)
    assert re.search(r"<li>\d{4}-\d\d-\d\d \d\d:\d\d: ", page(player, table, "chronicle"))
