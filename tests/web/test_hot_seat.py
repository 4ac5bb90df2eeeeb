"""Two at one screen: a curtain falls where somebody must decide in secret, and only there."""

from __future__ import annotations

import threading

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.ring_war.cards.play import CardWindow
from feldzug.games.ring_war.war import War
from feldzug.server.pass_worker import PassWorker
from tests.server.forward import until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.visitor import ANSWERS, Visitor

# Counts how often a curtain falls.
CURTAINS = """() => {
  window.curtains = 0
  let down = false
  new MutationObserver(() => {
    const now = document.querySelector('.curtain') !== null
    if (now && !down) window.curtains++
    down = now
  }).observe(document.body, { childList: true, subtree: true })
}"""


def both_may_pass(war: War) -> bool:
    """In the turn of seat 0 everybody may play a card or pass, and everybody holds some."""
    window = bool(war.stack) and isinstance(war.stack[-1], CardWindow)
    return window and list(war.waiting()) == [0, 1] and war.active == 0 and all(war.card_hands)


def question(visitor: Visitor, table: str, seat: int) -> str:
    seen = visitor.see(table, seat)
    return str(seen["offer"]["question"]["@"]) if seat in seen["turn"] else ""


@pytest.fixture
def one_pass(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """The server passes for somebody once, whenever this is set."""
    may = threading.Event()
    pass_for = PassWorker.pass_for

    def if_it_may(worker: PassWorker, match: str) -> float | None:
        if not may.is_set():
            return 0.05  # then it asks again
        may.clear()
        return pass_for(worker, match)

    monkeypatch.setattr(PassWorker, "pass_for", if_it_may)
    return may


def test_no_curtain_falls_for_a_pass_that_is_known_in_advance(
    invite: Invite, site: FastAPI, one_pass: threading.Event
) -> None:
    ann = invite()
    table = ann.opened("me", "here")["table"]
    until(site, table, both_may_pass)
    passes = f"/api/tables/{table}/seats/1/passes"
    scopes = ann.context.request.get(passes).json()["scopes"]
    ann.post(passes, {"scope": scopes[-1]})
    ann.sit(table)
    ann.page.get_by_role("alertdialog").get_by_role("button").click()
    ann.wait_for_turn()
    ann.page.evaluate(CURTAINS)
    # However many windows follow, only Ann is asked.
    while question(ann, table, 0) == "CardWindow":
        entries = ann.see(table)["entries"]
        ann.wait_for_turn()
        with ann.page.expect_response(ANSWERS):
            ann.decision.get_by_role("button", name="Pass", exact=True).click()
        expect(ann.decision.get_by_role("button", name="Pass", exact=True)).to_have_count(0)
        assert question(ann, table, 1) == "CardWindow"
        assert ann.page.evaluate("() => window.curtains") == 0
        one_pass.set()
        eventually(lambda entries=entries: ann.see(table)["entries"] > entries + 1)  # type: ignore[misc]
        eventually(lambda: question(ann, table, 0) or question(ann, table, 1) != "CardWindow")
    # The next turn is the other's: now there is something to hide.
    expect(ann.page.get_by_role("alertdialog")).to_be_visible()
    assert question(ann, table, 1) != "CardWindow"
    assert ann.page.evaluate("() => window.curtains") == 1
