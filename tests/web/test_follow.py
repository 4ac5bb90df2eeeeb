"""Following the others: one move after another at the chosen pace, nothing jumps, dice are seen falling."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from feldzug.games.ring_war.actions import Attack
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Seat
from tests.server.arranged import without_cards
from tests.server.forward import asked, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.test_table import peaceful
from tests.web.visitor import ANSWERS, LAPTOP, PHONE, Visitor

# Adds up whatever moves by itself, as the browser measures it, and notes what it was.
SHIFTS = """() => {
  window.shifted = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        window.shifted.push([entry.value, entry.sources.map(({ node }) => node?.className ?? '').join(' ')])
  }).observe({ type: 'layout-shift', buffered: false })
}"""

# Notes every throw of dice that was seen falling: faces, which of them count, colours.
THROWS = """() => {
  window.fell = 0
  window.thrown = []
  const note = () => {
    const dice = [...document.querySelectorAll('.decision .dice .die')]
    if (dice.some((die) => die.classList.contains('falling'))) window.falling = true
    else if (window.falling && dice.length) {
      window.falling = false
      window.fell++
      window.thrown.push(
        dice.map((die) => ({
          face: Number(die.dataset.face),
          counts: die.classList.contains('counts'),
          ticked: die.querySelector('.tick') !== null,
          colour: getComputedStyle(die.querySelector('.body')).fill,
        })),
      )
    }
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


# What the heading says, and the others that must decide in what is drawn.
DECIDING = """() => [
  document.querySelector('.decision h2').textContent,
  [...document.querySelectorAll('.players li.due:not(.own) strong')].map((one) => one.firstChild.data.trim()),
]"""


# More answers than a turn takes in which one only passes.
OFTEN = 300
# So many entries of others are more than a few steps to look at.
MANY = 8
# So many turns are tried until others do that much before Ann is asked.
FEW = 12


def turn_of(visitor: Visitor, table: str) -> int:
    """How many turns have begun."""
    return int(visitor.see(table)["view"]["turn"])


def pass_on(visitor: Visitor) -> None:
    """Answer with the button that ends something, or on the map where there is none."""
    buttons = visitor.page.locator(".decision .choices button:not(.quiet):enabled")
    with suppress(TooLate):  # something else may be asked before it is pressed
        if buttons.count():
            buttons.last.click(timeout=2000)
        else:
            visitor.act()


def end_turn(visitor: Visitor, table: str) -> None:
    """Answer whatever is asked until the next turn has begun; others may be asked something in between."""
    turn = turn_of(visitor, table)
    for _ in range(OFTEN):
        seen = visitor.see(table)
        if seen["outcome"] or turn_of(visitor, table) != turn:
            return
        if 0 in seen["turn"]:
            visitor.wait_for_turn()
            pass_on(visitor)
        else:
            eventually(lambda: not is_awaited(visitor, table), seconds=60)
    raise AssertionError(f"the turn does not end: {visitor.see(table)['offer']}")


def is_awaited(visitor: Visitor, table: str) -> bool:
    """Whether others must decide, and the game goes on."""
    seen = visitor.see(table)
    return not seen["outcome"] and 0 not in seen["turn"]


def shown(visitor: Visitor, table: str) -> int:
    """How many entries have been drawn."""
    return int(visitor.page.evaluate(f"() => localStorage['feldzug.seen.{table}.0'] ?? -1"))


def to_my_battle(site: FastAPI, table: str) -> None:
    until(site, table, lambda war: war.turn >= 2 and asked(0, "ChooseAttack")(war))


def may_attack(war: War) -> bool:
    if war.turn < 2 or not asked(0, "ChooseAttack")(war):
        return False
    return any(isinstance(one, Attack) for one in war.legal(Seat(0)))


@pytest.mark.slow
def test_nothing_jumps_in_a_round_of_bots(invite: Invite, site: FastAPI) -> None:
    ann = invite(window=LAPTOP, ask=False, motion="full", pace="fast")
    table = ann.opened("me", "bot:greedy", "bot:greedy", "bot:greedy")["table"]
    to_my_battle(site, table)
    ann.sit(table)
    ann.wait_for_turn()
    ann.page.wait_for_function("() => document.fonts.status === 'loaded'")
    turn = turn_of(ann, table)
    ann.page.evaluate(SHIFTS)
    end_turn(ann, table)
    for _ in range(4 * OFTEN):
        ann.page.wait_for_function(
            "() => document.querySelector('.decision.due, .end')", timeout=60_000
        )
        if ann.page.locator(".end").count() or turn_of(ann, table) >= turn + 4:
            break
        pass_on(ann)
    else:
        raise AssertionError("four turns do not end")
    shifted = ann.page.evaluate("() => window.shifted")
    assert sum(value for value, _ in shifted) < 0.1, sorted(shifted)[-5:]


# From now on counts every picture in which a piece is seen coming, however short that is.
COUNT_LANDED = """() => {
  window.landed = 0
  const seen = () => (window.landed += document.querySelectorAll('.world .piece.land').length)
  new MutationObserver(seen).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['class'],
  })
}"""


# Every step is told anew, or dice fall anew, though it may look the same as the one before.
SHOWN = ".told p, .dice .die"
MARK_SHOWN = f"""() => {{
  for (const one of document.querySelectorAll('{SHOWN}')) one.dataset.shown = ''
}}"""
NEWLY_SHOWN = ".told p:not([data-shown]), .dice .die:not([data-shown])"


def test_what_others_do_is_paused_stepped_and_skipped(invite: Invite, site: FastAPI) -> None:
    ann = invite(motion="full", pace="slow")
    table = ann.opened("me", "bot:greedy", "bot:greedy")["table"]
    to_my_battle(site, table)
    without_cards(site, table, 1)  # Ann is asked something when they are traded in
    without_cards(site, table, 2)
    ann.sit(table)
    ann.wait_for_turn()
    ann.page.evaluate(COUNT_LANDED)
    follow = ann.page.get_by_role("group", name="Following the others")
    for _ in range(FEW):
        end_turn(ann, table)
        follow.get_by_role("button", name="Pause").click()
        eventually(lambda: 0 in ann.see(table)["turn"])  # nobody waits for who watches
        if ann.see(table)["entries"] - shown(ann, table) >= MANY:
            break
        # She was attacked at once; where nothing is left to be shown, nothing can be skipped.
        skip = follow.get_by_role("button", name="To my turn")
        (skip if skip.is_enabled() else follow.get_by_role("button", name="Play")).click()
        ann.wait_for_turn()
    else:
        raise AssertionError("others never do much in a turn")
    entries = ann.see(table)["entries"]
    heading, deciding = ann.page.evaluate(DECIDING)
    assert all(name in heading for name in deciding), (heading, deciding)
    assert ann.glowing() == []
    places = follow.locator("button").evaluate_all("(all) => all.map((one) => one.offsetLeft)")
    lines = ann.log.count()
    for _ in range(4):
        ann.page.evaluate(MARK_SHOWN)
        follow.get_by_role("button", name="One step on").click()
        expect(ann.decision.locator(NEWLY_SHOWN).first).to_be_attached()
        heading, deciding = ann.page.evaluate(DECIDING)
        assert all(name in heading for name in deciding), (heading, deciding)
    assert ann.page.evaluate("() => window.landed")  # reinforcements come before anything else
    assert ann.log.count() > lines
    assert ann.see(table)["entries"] == entries
    expect(ann.page.locator(".decision.due")).to_have_count(0)
    follow.get_by_role("button", name="To my turn").click()
    ann.wait_for_turn()
    recap = ann.page.get_by_role("region", name="Since my last turn")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    assert places == follow.locator("button").evaluate_all(
        "(all) => all.map((one) => one.offsetLeft)"
    )
    last = ann.see(table)["view"]
    expect(ann.page.locator(".players .own")).to_contain_text(str(last["players"][0]["score"]))
    recap.get_by_role("button", name="Show it again").click()
    expect(ann.page.get_by_role("region", name="Look back")).to_be_visible()
    ann.button("Back to now").click()
    ann.wait_for_turn()


def test_who_wants_it_at_once_is_never_kept_from_deciding(invite: Invite, site: FastAPI) -> None:
    ann = invite(motion="full", pace="at-once", ask=False)
    table = ann.opened("me", "bot:greedy")["table"]
    to_my_battle(site, table)
    ann.sit(table)
    ann.wait_for_turn()
    end_turn(ann, table)
    ann.wait_for_turn()
    eventually(lambda: shown(ann, table) == ann.see(table)["entries"])


def attack(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """Attack somewhere and let it be decided; returns the throws of dice, as the server tells them."""
    entries = visitor.see(table)["entries"]
    choices = visitor.see(table)["offer"]["choices"]
    chosen = next(
        c["action"] for c in choices if c["action"]["@"] == "Attack" and c["reason"] is None
    )
    visitor.touch(chosen["source"])
    visitor.touch(chosen["target"])
    visitor.page.locator(".place-card .primary").first.click()
    rolls: list[dict[str, Any]] = []

    def decided() -> bool:
        steps = visitor.context.request.get(
            f"/api/tables/{table}/history?seat=0&from={entries}"
        ).json()
        events = [event for step in steps for event in step["events"]]
        rolls[:] = [event for event in events if event["@"] == "DuelRolled"]
        over = ("UnitLost", "UnitFled", "AreaConquered", "UnitFellFleeing")
        if any(event["@"] in over for event in events):
            return True
        # Who answers at once does not see the dice fall.
        if shown(visitor, table) < visitor.see(table)["entries"]:
            return False
        answers = visitor.page.locator(".decision.due .choices button:enabled")
        if answers.count():
            with suppress(TooLate):
                answers.first.click(timeout=2000)
        return False

    eventually(decided)
    return rolls


def fought(visitor: Visitor, site: FastAPI) -> list[dict[str, Any]]:
    """The rolls of a fight; where everybody withdraws before a die is rolled, another war is tried."""
    for _ in range(6):
        table = visitor.opened("me", "bot:greedy")["table"]
        until(site, table, may_attack)
        visitor.sit(table)
        visitor.wait_for_turn()
        visitor.page.evaluate(THROWS)
        while may_attack_now(visitor, table):
            visitor.wait_for_turn()
            rolls = attack(visitor, table)
            if rolls:
                return rolls
    raise AssertionError("in six wars nobody rolled a die")


def test_dice_fall_in_the_colour_of_who_rolls_them(invite: Invite, site: FastAPI) -> None:
    ann = invite(motion="full", pace="normal", window=LAPTOP)
    rolls = fought(ann, site)
    # Every re-roll takes its time, too.
    eventually(lambda: ann.page.evaluate("() => window.fell") >= len(rolls), seconds=60)
    for roll, seen in zip(rolls, ann.page.evaluate("() => window.thrown"), strict=True):
        dice = [*roll["attack"], *roll["defence"]]
        assert [die["face"] for die in seen] == dice
        assert [die["counts"] for die in seen] == [face >= 5 for face in dice]
        assert all(die["ticked"] == die["counts"] for die in seen)  # not by colour alone
        own = {die["colour"] for die in seen[: len(roll["attack"])]}
        theirs = {die["colour"] for die in seen[len(roll["attack"]) :]}
        assert len(own) == len(theirs) == 1
        assert own != theirs


def may_attack_now(visitor: Visitor, table: str) -> bool:
    offer = visitor.see(table)["offer"]
    return bool(offer) and offer["question"]["@"] == "ChooseAttack"


def test_who_wants_no_motion_sees_dice_lie(invite: Invite, site: FastAPI) -> None:
    ann = invite(motion="none", pace="slow", window=LAPTOP)
    assert fought(ann, site)
    expect(ann.decision.locator(".dice .die").first).to_be_visible()
    assert ann.page.evaluate("() => window.fell") == 0


# What a phone shows while the dice of others lie: the area in sight and from near, what came of it in words.
FIGHT = """() => {
  const inside = (x, y, box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const [target, outcome] = [document.querySelector('.attacked'), document.querySelector('.outcome')]
  if (document.querySelector('.end')) return 'over'
  if (!target || !outcome?.textContent) return document.querySelector('.decision.due') && 'due'
  const [area, words] = [target.getBoundingClientRect(), outcome.getBoundingClientRect()]
  const page = document.documentElement.getBoundingClientRect()
  const frame = document.querySelector('.frame').getBoundingClientRect()
  return {
    map: inside(area.x + area.width / 2, area.y + area.height / 2, frame),
    near: Math.max(area.width, area.height) > 60,
    outcome: inside(words.left, words.top, page) && inside(words.right, words.bottom, page),
  }
}"""


def test_the_map_of_a_phone_follows_the_fight(invite: Invite, site: FastAPI) -> None:
    ann = invite(window=PHONE, touch=True, motion="full", pace="normal", ask=False)
    for _ in range(3):
        found = watched(ann, site)
        if found not in ("due", "over"):
            break
    assert found == {"map": True, "near": True, "outcome": True}


def watched(visitor: Visitor, site: FastAPI) -> Any:
    """What is seen of the first fight of others; where a war ends without one, that."""
    table = visitor.opened("me", *["bot:greedy"] * 3, options={"map": "full"})["table"]
    to_my_battle(site, table)
    visitor.sit(table)
    visitor.wait_for_turn()
    found: Any = "due"
    for _ in range(OFTEN):
        pass_on(visitor)
        found = visitor.page.wait_for_function(FIGHT, timeout=60_000).json_value()
        if found != "due":
            break
    return found


def test_whatever_must_be_clicked_is_in_sight(invite: Invite, site: FastAPI) -> None:
    ann = invite(window=LAPTOP)
    table = ann.opened("me", "bot:greedy", "bot:greedy")["table"]
    to_my_battle(site, table)
    ann.sit(table)
    hidden = """() => [...document.querySelectorAll('.decision .choices button, .follow button')]
      .filter((button) => {
        const box = button.getBoundingClientRect()
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return box.bottom > innerHeight || at?.closest('button') !== button
      })
      .map((button) => button.textContent)"""
    asked_for = set()
    for _ in range(40):
        ann.wait_for_turn()
        asked_for.add(ann.decision.get_by_role("heading").first.inner_text())
        assert ann.page.evaluate(hidden) == []
        ann.act()
        if ann.to_do() == "over":
            break
    assert len(asked_for) > 3


def test_a_resting_pointer_presses_nothing_new(invite: Invite, site: FastAPI) -> None:
    ann = invite(window=LAPTOP)
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseAttack"), peaceful)
    ann.sit(table)
    ann.wait_for_turn()
    stop = ann.decision.get_by_role("button", name="Stop attacking")
    box = stop.bounding_box()
    assert box is not None
    # The button is pressed by key; the pointer rests where the next question puts another one.
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.page.clock.install()
    ann.page.clock.pause_at(ann.page.evaluate("() => Date.now() / 1000") + 1)  # time stands still
    question = ann.decision.get_by_role("heading").inner_text()
    stop.focus()
    with ann.page.expect_response(ANSWERS):
        ann.page.keyboard.press("Enter")
    expect(ann.decision.get_by_role("heading")).not_to_have_text(question)
    ann.to_do()
    entries = ann.see(table)["entries"]
    with ann.answering_nothing():
        ann.page.mouse.down()
        ann.page.mouse.up()
    assert ann.see(table)["entries"] == entries
    with ann.page.expect_response(ANSWERS):  # who has looked for a while is heard
        ann.page.mouse.down()
        ann.page.mouse.up()


def test_sounds_are_asked_for_once(invite: Invite) -> None:
    ann = invite(noises=None)
    table = ann.opened("me", "bot:random")["table"]
    ann.page.add_init_script(
        "window.heard = 0; const start = AudioScheduledSourceNode.prototype.start;"
        "AudioScheduledSourceNode.prototype.start = function (...a) { window.heard++; start.apply(this, a) };"
        "const begin = AudioBufferSourceNode.prototype.start;"
        "AudioBufferSourceNode.prototype.start = function (...a) { window.heard++; begin.apply(this, a) }"
    )
    ann.sit(table)
    ann.wait_for_turn()
    question = ann.page.get_by_role("region", name=re.compile("Short sounds"))
    expect(question).to_be_visible()
    assert ann.page.evaluate("() => window.heard") == 0
    question.get_by_role("button", name="Yes").click()
    expect(question).to_have_count(0)
    assert ann.page.evaluate("() => window.heard") > 0  # so sound the dice
    ann.page.reload()
    ann.wait_for_turn()
    expect(question).to_have_count(0)
    ann.button("Settings").click()
    expect(ann.page.get_by_label("Short sounds")).to_be_checked()
