"""Languages, keyboard, text board, phones, light and dark; no serious fault that axe can find."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.kernel.values import Seat
from tests.server.forward import asked, fast_forward, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.visitor import ANSWERS, CARD, PHONE, Visitor

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")


# Light and dark differ in nothing but colours: in the second look only they are looked at.
LOOK = """async () => {
  const look = async (what) => (await axe.run(document, { resultTypes: ['violations'], ...what })).violations
  const root = document.documentElement, theme = root.dataset.theme
  const found = await look({})
  root.dataset.theme = theme === 'light' ? 'dark' : 'light'
  found.push(...(await look({ runOnly: ['color-contrast', 'link-in-text-block'] })))
  root.dataset.theme = theme
  return found
}"""


def faults(visitor: Visitor) -> list[str]:
    """What axe finds on the page as it stands, by day and by night, the serious and worse."""
    # The page runs no script but its own: axe is brought in from outside of it.
    world = visitor.context.new_cdp_session(visitor.page)
    world.send("Page.enable")
    there: Any = world.send("Runtime.evaluate", {"expression": "'axe' in window"})
    if not there["result"]["value"]:
        world.send("Runtime.evaluate", {"expression": AXE.read_text()})
    answer: Any = world.send(
        "Runtime.evaluate",
        {"expression": f"({LOOK})()", "awaitPromise": True, "returnByValue": True},
    )
    world.detach()
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in answer["result"]["value"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def test_what_is_hard_to_read_by_night_is_found(invite: Invite) -> None:
    ann = invite()
    ann.go()
    expect(ann.page.get_by_role("heading", name="My games")).to_be_visible()
    assert faults(ann) == []
    ann.page.evaluate("""() => {
      const faint = new CSSStyleSheet()
      faint.replaceSync("[data-theme='dark'] h2 { color: #333 }")
      document.adoptedStyleSheets.push(faint)
    }""")
    assert {fault.split(":")[0] for fault in faults(ann)} == {"color-contrast"}


@pytest.mark.parametrize("window", [None, PHONE], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault(
    invite: Invite, site: FastAPI, window: dict[str, int] | None
) -> None:
    ann = invite(**({"window": window, "touch": True} if window else {}))
    running = ann.opened("me", "bot:random")["table"]
    waiting = ann.opened("me", "link")["table"]
    over = ann.opened("me", "bot:random")["table"]
    until(site, running, asked(0, "ChooseAttack"))
    fast_forward(site, over)
    ann.go()
    expect(ann.page.get_by_role("heading", name="My games")).to_be_visible()
    assert faults(ann) == []
    ann.go("/#/new")
    ann.page.locator("summary").first.click()
    assert faults(ann) == []
    ann.go("/#/rules/ring-war")
    expect(ann.page.get_by_role("heading", level=2).first).to_be_visible()
    assert faults(ann) == []
    ann.go(f"/#/table/{waiting}")
    ann.button("Make a new link").click()
    expect(ann.page.get_by_label("Link to this seat")).to_be_visible()
    assert faults(ann) == []
    ann.sit(running)
    ann.wait_for_turn()
    assert faults(ann) == []
    ann.touch(ann.glowing()[0])
    assert faults(ann) == []
    ann.button("Map as text").click()
    expect(ann.page.get_by_role("dialog", name="Map as text")).to_be_visible()
    assert faults(ann) == []
    ann.button("Close").click()
    ann.button("Settings").click()
    assert faults(ann) == []
    ann.page.keyboard.press("Escape")
    ann.sit(over)
    expect(ann.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    expect(ann.page.get_by_label("How the scores went")).to_be_visible()
    assert faults(ann) == []


def test_the_language_is_switched_live(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseAttack"))
    ann.sit(table)
    ann.wait_for_turn()
    question = ann.decision.get_by_role("heading").inner_text()
    line = ann.log.last.inner_text()
    ann.page.evaluate("() => (window.sameDocument = true)")
    ann.button("Settings").click()
    ann.page.get_by_label("Language").select_option("de")
    ann.page.keyboard.press("Escape")
    decision = ann.page.get_by_role("region", name="Entscheidung", exact=True)
    expect(decision.get_by_role("heading")).not_to_have_text(question)
    expect(ann.log.last).not_to_have_text(line)
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    assert ann.page.evaluate("() => window.sameDocument")
    asks = decision.get_by_role("heading").inner_text()
    with ann.page.expect_response(ANSWERS):
        decision.get_by_role("button", name="Kampf beenden").click()
    expect(decision.get_by_role("heading")).not_to_have_text(asks)  # and the game goes on
    ann.page.reload()
    expect(decision).to_be_visible()  # it is kept


def test_a_game_is_played_with_keys_alone(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "DeployUnit"))
    ann.sit(table)
    ann.wait_for_turn()
    press = ann.page.keyboard.press
    press("n")  # the map need not have the focus
    place = ann.page.get_by_role("application").get_attribute("aria-activedescendant")
    assert place
    assert place.removeprefix("place-") in ann.glowing()
    decision = ann.see(table)["decision"]
    more = ann.asks_more(table, place.removeprefix("place-"))
    with ann.answering():
        press("Enter")
        if more:
            ann.page.locator(CARD).first.focus()
            press("Enter")
    assert ann.see(table)["decision"] > decision
    ann.decision.locator(".choices button:not(.quiet)").last.focus()
    with ann.page.expect_response(ANSWERS):
        press("Enter")
    ann.page.wait_for_function("() => document.activeElement.closest('.decision') !== null")
    ann.to_do()
    press("u")
    expect(ann.page.locator("#log li.undone").last).to_be_attached()
    press("ArrowRight")
    press("?")  # why not here
    press("Escape")
    expect(ann.page.locator(".place-card")).to_have_count(0)


def test_the_map_is_also_a_text(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "DeployUnit"))
    ann.sit(table)
    ann.wait_for_turn()
    ann.page.keyboard.press("m")
    board = ann.page.get_by_role("dialog", name="Map as text")
    expect(board).to_be_visible()
    view = ann.see(table)["view"]
    areas = [place for place in view["places"] if ":" not in place]
    assert board.get_by_role("row").count() >= len(areas)
    expect(
        board.get_by_role("cell", name=re.compile("^fortress Mines of Moria", re.IGNORECASE))
    ).to_have_count(1)
    row = board.get_by_role("row").filter(has=ann.page.locator("button.glowing")).first
    expect(row).to_contain_text("can be chosen")
    decision = ann.see(table)["decision"]
    more = ann.asks_more(table, ann.glowing()[0])
    with ann.answering():
        row.get_by_role("button").click()
        if more:
            board.locator(".choices .primary").first.click()
    assert ann.see(table)["decision"] > decision


def test_a_phone_shows_map_and_decision_and_the_rest_in_drawers(
    invite: Invite, site: FastAPI
) -> None:
    ann = invite(window=PHONE, touch=True)
    page = ann.page
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "DeployUnit"))
    ann.sit(table)
    ann.wait_for_turn()
    wide = "() => document.documentElement.scrollWidth"
    assert page.evaluate(wide) <= PHONE["width"]
    expect(page.get_by_role("application")).to_be_in_viewport()
    expect(ann.decision).to_be_in_viewport()
    hand = page.get_by_role("region", name="Your hand")
    expect(hand).not_to_be_visible()
    ann.button("Hand").tap()
    expect(hand).to_be_in_viewport()
    ann.button("Hand").tap()
    expect(hand).not_to_be_visible()
    ann.button("Log").tap()
    expect(ann.log.last).to_be_in_viewport()
    page.get_by_role("button", name=re.compile("^Map.*Your turn$")).tap()
    expect(ann.log.last).not_to_be_in_viewport()
    ann.button("Players").tap()
    players = page.get_by_role("list", name="Players")
    expect(players).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(players).not_to_be_visible()
    decision = ann.see(table)["decision"]
    place = ann.glowing()[0]
    at, more = ann.spot(place), ann.asks_more(table, place)
    with ann.answering():
        page.touchscreen.tap(at["x"], at["y"])
        if more:
            page.locator(CARD).first.tap()
    assert ann.see(table)["decision"] > decision
    for place in ("/#/", "/#/new", "/#/rules/ring-war", "/#/about"):
        ann.go(place)
        page.locator("h1").first.wait_for()
        assert page.evaluate(wide) <= PHONE["width"], place


def a_turn_comes(app: FastAPI, table: str) -> None:
    """Seat 0 answers what it is asked, and is asked something else with more than one answer."""
    until(app, table, lambda position: 0 in position.waiting())
    with app.state.tables.changing(table) as change:
        match = change.table.match
        match.play(0, match.position.legal(0)[0])
    until(app, table, lambda p: 0 in p.waiting() and len(p.legal(Seat(0))) > 1)


def test_the_title_tells_whose_turn_it_is(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random", title="My war")["table"]
    ann.sit(table)
    ann.wait_for_turn()
    # Another page of this browser comes to the front.
    hide = "() => { Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }) }"
    ann.page.evaluate(hide)
    icon = ann.page.locator("link[rel~=icon]").get_attribute("href")
    a_turn_comes(site, table)
    ann.page.wait_for_function("() => document.title.includes('Your turn')")
    assert ann.page.locator("link[rel~=icon]").get_attribute("href") != icon


def test_sound_and_notification_only_while_the_page_is_not_in_front(
    invite: Invite, site: FastAPI
) -> None:
    ann = invite(sound=True, notify=True)
    ann.context.add_init_script("""
      window.alerts = []; window.notes = 0
      window.Notification = class { constructor(text) { window.alerts.push(text) } }
      window.Notification.permission = 'granted'
      const create = AudioContext.prototype.createOscillator
      AudioContext.prototype.createOscillator = function () { window.notes++; return create.call(this) }
    """)
    table = ann.opened("me", "bot:random")["table"]
    ann.sit(table)
    ann.wait_for_turn()

    lines = ann.log.count()
    a_turn_comes(site, table)
    eventually(lambda: ann.log.count() > lines)
    assert ann.page.evaluate("() => [alerts.length, notes]") == [0, 0]
    ann.page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    a_turn_comes(site, table)
    ann.page.wait_for_function("() => alerts.includes('Your turn') && notes >= 2")


def test_two_fingers_zoom_the_map(invite: Invite) -> None:
    ann = invite(window=PHONE, touch=True)
    table = ann.opened("me", "bot:random")["table"]
    ann.sit(table)
    ann.wait_for_turn()
    decision = ann.see(table)["decision"]
    size = "() => document.querySelector('[data-place]').getBoundingClientRect().width"
    before = ann.page.evaluate(size)
    fingers = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (180, 250))
    touch("touchStart", (180, 250), (210, 250))
    for by in range(0, 100, 10):
        touch("touchMove", (180 - by, 250), (210 + by, 250))
    touch("touchEnd")
    eventually(lambda: ann.page.evaluate(size) > 1.5 * before)
    assert ann.see(table)["decision"] == decision  # nothing was touched by it
