"""Pieces on the map: each kind looks different, and can be taken by itself."""

from __future__ import annotations

from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.ring_war.board import PLACES
from tests.server.arranged import a_battle, arrange, can_attack, room_for_three
from tests.server.forward import asked, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.visitor import ANSWERS, CARD, Visitor

# A point of the screen at which a touch hits the pieces of that kind there.
PIECE = """([place, kind]) => {
  const box = document
    .querySelector(`g[data-place="${place}"][data-piece="${kind}"]`)
    .getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}"""


def take(ann: Visitor, place: str, kind: str) -> None:
    at = ann.page.evaluate(PIECE, [place, kind])
    ann.page.mouse.click(at["x"], at["y"])


def test_five_creatures_look_different_from_five_infantry(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, can_attack)
    battle = a_battle(site, table, (5, 0, 0), (0, 0, 5))
    ann.sit(table)
    ann.wait_for_turn()
    shown = {}
    for place in (battle.source, battle.target):
        lots = ann.page.locator(f'g[data-place="{PLACES[place]}"] .lot')
        expect(lots).to_have_count(1)
        expect(lots.locator("text")).to_have_text("5")
        shown[place] = lots.locator("path.kind").get_attribute("d")
        shown[-place - 1] = lots.locator(".plate").evaluate("(plate) => plate.outerHTML")
    assert len(set(shown.values())) == 4, "another picture, on another shape"


def test_each_kind_is_counted_by_itself(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, can_attack)
    battle = a_battle(site, table, (2, 1, 1), (1, 0, 0))
    ann.sit(table)
    ann.wait_for_turn()
    here = ann.page.locator(f'g[data-place="{PLACES[battle.source]}"] .lot')
    expect(here).to_have_count(3)
    assert [lot.get_attribute("data-piece") for lot in here.all()] == [
        "infantry",
        "cavalry",
        "creature",
    ]
    assert here.locator("text").all_text_contents() == ["2", "1", "1"]


def test_a_touched_piece_is_the_unit_that_goes(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, can_attack)
    battle = a_battle(site, table, (2, 2, 1), (0, 0, 5))
    source, target = PLACES[battle.source], PLACES[battle.target]
    ann.sit(table)
    ann.wait_for_turn()
    ann.touch(source)
    ann.touch(target)
    with ann.answering():
        ann.page.locator(CARD).first.click()
    assert ann.see(table)["offer"]["question"]["@"] == "SendAttacker"
    with ann.page.expect_response(ANSWERS) as sent:
        take(ann, source, "cavalry")
    told = [event for step in sent.value.json()["steps"] for event in step["events"]]
    assert [event["kind"] for event in told if event["@"] == "UnitSent"] == ["cavalry"]


def test_a_touched_piece_is_counted_first(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseMove"))
    source, _ = room_for_three(site, table)
    arrange(site, table, {PLACES.index(source): (2, 2, 1)})
    ann.sit(table)
    ann.wait_for_turn()
    take(ann, source, "cavalry")
    counts = ann.page.locator(".place-card output")
    expect(counts).to_have_count(3)
    eventually(lambda: counts.all_inner_texts() == ["0", "1", "0"])
