"""The table: touching the map, why not, taking back, moving several units, the curtain, coming back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.ring_war.actions import Attack, Move, MoveTo, PlayCard
from feldzug.games.ring_war.board import PLACES
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Seat
from tests.server.forward import asked, fast_forward, until
from tests.server.processes import serving
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.visitor import ANSWERS, CARD, Visitor


def legal(visitor: Visitor, table: str, tag: str) -> list[dict[str, str]]:
    choices = visitor.see(table)["offer"]["choices"]
    return [c["action"] for c in choices if c["reason"] is None and c["action"]["@"] == tag]


def units(visitor: Visitor, table: str, place: str) -> int:
    return sum(visitor.see(table)["view"]["places"][place]["units"].values())


def a_move_of_two(war: War) -> tuple[str, str] | None:
    """Where seat 0 has two infantry to spare now, and an area where they may go."""
    if not asked(0, "ChooseMove")(war):
        return None
    for choice in war.legal(Seat(0)):
        if isinstance(choice, Move) and choice.kind == 0 and war.units[3 * choice.source] >= 4:
            gone = war.clone()
            gone.apply(Seat(0), choice)
            for goal in gone.legal(Seat(0)):
                if isinstance(goal, MoveTo) and goal.target in gone.board.areas:
                    return PLACES[choice.source], PLACES[goal.target]
    return None


def peaceful(legal: list[Any]) -> Any:
    """Gather all units in one place, and end every part as soon as that is allowed."""
    over = [one for one in legal if type(one).__name__.startswith(("End", "Pass"))]
    return (over or legal)[0]


def to_a_move_of_two(app: FastAPI, table: str) -> tuple[str, str]:
    until(app, table, lambda war: a_move_of_two(war) is not None, peaceful)
    with app.state.tables.reading(table) as (_, found):
        move = a_move_of_two(found.match.position)
    assert move is not None
    return move


def test_why_not_names_the_rule_and_shows_its_text(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseAttack"))
    ann.sit(table)
    ann.wait_for_turn()
    places = ann.see(table)["view"]["places"]
    goals = {attack["target"] for attack in legal(ann, table, "Attack")}
    foreign = next(p for p in places if places[p]["ruler"] == 1 and p not in goals and ":" not in p)
    ann.touch(foreign)
    card = ann.page.locator(".place-card")
    warning = card.get_by_role("status")
    expect(warning).to_be_visible()
    assert warning.locator("p").first.inner_text()
    number = warning.locator("summary")
    expect(number).to_have_text(re.compile(r"^(RNG-\d+|G\d+)$"))
    number.click()
    with ann.context.expect_page() as opened:
        warning.get_by_role("link").click()
    rules = opened.value
    rule = rules.locator(f"#rule-{number.inner_text()}")
    expect(rule).to_be_in_viewport()


def test_a_touch_deploys_and_a_key_takes_it_back(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "DeployUnit"))
    ann.sit(table)
    ann.wait_for_turn()
    before = ann.see(table)
    place = ann.glowing()[0]
    had = units(ann, table, place)
    more = ann.asks_more(table, place)
    with ann.answering():
        ann.touch(place)
        if more:
            ann.page.locator(CARD).first.click()
    expect(ann.page.get_by_role("button", name=re.compile("Take back"))).to_be_visible()
    assert units(ann, table, place) == had + 1
    ann.page.keyboard.press("u")
    expect(ann.page.locator("#log li.undone").last).to_be_attached()
    after = ann.see(table)
    assert after["view"]["places"] == before["view"]["places"]
    assert after["offer"] == before["offer"]


def test_several_units_go_with_a_click_and_a_count(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    source, target = to_a_move_of_two(site, table)
    ann.sit(table)
    ann.wait_for_turn()
    here, there = units(ann, table, source), units(ann, table, target)
    ann.touch(source)
    card = ann.page.locator(".place-card")
    expect(card.locator("output").first).to_have_text("1")
    card.get_by_label("one more").first.click()
    expect(card.locator("output").first).to_have_text("2")
    card.get_by_role("button", name=re.compile("Choose where to")).click()
    expect(ann.page.locator(f'[data-glow="{target}"]')).to_be_attached()
    led = ann.see(table)["view"]["places"][source]["leader"]
    with ann.answering():
        ann.touch(target)
        if led:  # then it is asked whether the leader goes along
            ann.page.locator(CARD).last.click()
    assert (units(ann, table, source), units(ann, table, target)) == (here - 2, there + 2)


def test_several_units_are_dragged(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    source, target = to_a_move_of_two(site, table)
    ann.sit(table)
    ann.wait_for_turn()
    here, there = units(ann, table, source), units(ann, table, target)
    ann.drag(source, target)
    card = ann.page.locator(".place-card")
    card.get_by_label("one more").first.click()
    card.get_by_role("button", name=re.compile("Send to")).click()
    if ann.see(table)["view"]["places"][source]["leader"]:  # does the leader go along?
        card.get_by_role("button", name=re.compile("Move")).last.click()
    eventually(lambda: units(ann, table, source) == here - 2)
    assert units(ann, table, target) == there + 2
    expect(card).to_have_count(0)
    ann.to_do()
    ann.page.keyboard.press("u")  # what went together comes back together
    eventually(lambda: units(ann, table, source) == here)
    assert units(ann, table, target) == there


def test_odds_are_shown_before_an_attack(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]

    def attack(war: War) -> bool:
        if not asked(0, "ChooseAttack")(war):
            return False
        return any(isinstance(one, Attack) for one in war.legal(Seat(0)))

    until(site, table, attack)
    ann.sit(table)
    ann.wait_for_turn()
    expect(ann.decision.get_by_role("heading")).to_have_text("Where do you attack from?")
    first = legal(ann, table, "Attack")[0]
    ann.touch(first["source"])
    expect(ann.decision.get_by_text("Now choose where to")).to_be_visible()
    ann.touch(first["target"])
    card = ann.page.locator(".place-card")
    expect(card.get_by_text(re.compile(r"\d+(\.\d)?\s?% to take it"))).to_be_visible()
    odds = ann.post(f"/api/tables/{table}/odds", {"action": first})["chances"]
    shown = re.search(r"([\d.]+)\s?%", card.inner_text())
    assert shown is not None
    assert abs(float(shown[1]) - 100 * odds["taken"]) < 1
    decision = ann.see(table)["decision"]
    assert legal(ann, table, "Attack")[0] == first  # nothing is done yet
    card.locator(".primary").first.click()
    ann.page.wait_for_function("() => !document.querySelector('.place-card')")
    assert ann.see(table)["decision"] > decision


def open_streams(visitor: Visitor) -> int:
    figures = visitor.context.request.get("/metrics").text().splitlines()
    return next(int(float(f.split()[1])) for f in figures if f.startswith("feldzug_streams "))


def test_who_leaves_stops_listening(invite: Invite) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    ann.go()
    for _ in range(3):
        ann.page.evaluate(f"() => (location.hash = '#/table/{table}')")
        ann.page.evaluate("() => (location.hash = '#/')")  # before the table is laid
    ann.sit(table)
    ann.wait_for_turn()
    eventually(lambda: open_streams(ann) == 1)
    ann.go("/#/")
    eventually(lambda: open_streams(ann) == 0)


def test_a_curtain_hides_the_hand_of_who_shares_the_screen(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "here")["table"]
    fast_forward(site, table, 80)
    ann.sit(table)
    curtain = ann.page.get_by_role("alertdialog")
    expect(curtain).to_be_visible()
    hand = ann.page.get_by_role("region", name="Your hand")
    seen: list[str] = []
    for _ in range(3):
        expect(curtain).to_be_visible()
        seen.append(curtain.get_by_role("heading").inner_text())
        ann.page.keyboard.press("m")  # nothing opens above the curtain
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
        curtain.get_by_role("button").dblclick()
        expect(curtain).to_have_count(0)
        expect(hand).to_be_visible()
        eventually(lambda: open_streams(ann) == 1)
        assert ann.play(400) == "curtain"
    assert set(seen) == {"Hand over to Ann", "Hand over to Player 2"}


def test_no_curtain_falls_while_there_is_nothing_to_hide(invite: Invite) -> None:
    """In the official set-up areas are claimed in turn, and all hands are empty."""
    ann = invite()
    table = ann.opened("me", "here", options={"setup": "official"})["table"]
    ann.sit(table)
    decisions = set()
    for _ in range(6):
        assert ann.to_do() in ("touch", "choose")
        decisions.add(ann.see(table, None)["turn"][0])
        ann.act()
    assert decisions == {0, 1}


def test_a_double_click_answers_one_question(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseAttack"), peaceful)
    ann.page.clock.install()  # the page knows one clock from its beginning on
    ann.sit(table)
    ann.wait_for_turn()
    stop = ann.decision.get_by_role("button", name="Stop attacking")
    expect(stop).to_be_enabled()
    ann.page.evaluate("document.fonts.ready")  # letters that come late move what stands below them
    stop.hover()
    box = stop.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = ann.context.new_cdp_session(ann.page)

    def click(count: int) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            event = {"type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": count}
            mouse.send("Input.dispatchMouseEvent", event)

    with ann.page.expect_response(ANSWERS):
        click(1)
    ann.to_do()
    with ann.answering_nothing():
        click(2)  # late: another question stands there now
    with ann.page.expect_response(ANSWERS):
        click(1)  # but who clicks anew is heard


def only_one(war: War) -> bool:
    return asked(0, "StandOrWithdraw")(war) and len(war.legal(Seat(0))) == 1


def test_what_has_only_one_answer_is_answered_by_itself(invite: Invite, site: FastAPI) -> None:
    ann = invite(ask=False)
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, only_one)
    decision = ann.see(table)["decision"]
    ann.sit(table)
    eventually(lambda: ann.see(table)["decision"] > decision)


def test_among_people_no_haste_tells_what_somebody_holds(invite: Invite, site: FastAPI) -> None:
    def only_one_but_cards(war: War) -> bool:
        offer = war.offer(Seat(0)) if only_one(war) else None
        return offer is not None and any(isinstance(c.action, PlayCard) for c in offer.choices)

    ann, bob = invite("Ann", ask=False), invite("Bob")
    opened = ann.opened("me", "link")
    table = opened["table"]
    bob.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    until(site, table, only_one_but_cards)
    with ann.answering_nothing():
        ann.sit(table)
        ann.wait_for_turn()


def test_who_wants_to_be_asked_is_asked(invite: Invite, site: FastAPI) -> None:
    bob = invite("Bob")
    table = bob.opened("me", "bot:random")["table"]
    until(site, table, only_one)
    with bob.answering_nothing():
        bob.sit(table)
        bob.wait_for_turn()


@pytest.mark.parametrize("window", [(1280, 800), (1024, 768), (1920, 1080), (390, 844)])
def test_the_whole_map_is_the_whole_map(invite: Invite, window: tuple[int, int]) -> None:
    ann = invite(window={"width": window[0], "height": window[1]})
    table = ann.opened("me", "bot:random", options={"map": "full"})["table"]
    ann.sit(table)
    ann.wait_for_turn()
    ann.button("Closer").click()
    ann.button("Whole map").click()
    inside = """() => {
      const frame = document.querySelector('.frame').getBoundingClientRect()
      return [...document.querySelectorAll('path[data-place]')].every((shape) => {
        const box = shape.getBoundingClientRect()
        const upright = box.top >= frame.top && box.bottom <= frame.bottom
        return upright && box.left >= frame.left && box.right <= frame.right
      })
    }"""
    eventually(lambda: ann.page.evaluate(inside))


def test_who_returns_sees_what_happened_meanwhile(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    ann.sit(table)
    ann.wait_for_turn()
    ann.go("/#/")
    expect(ann.page.get_by_role("heading", name="My games")).to_be_visible()
    until(site, table, asked(0, "ChooseMove"))
    ann.page.locator("a.card").first.click()
    away = ann.page.get_by_role("region", name="Look back")
    expect(away.get_by_role("heading", name="While you were away")).to_be_visible()
    first = away.locator(".events").inner_text()
    away.get_by_role("button", name="One step on").click()
    away.get_by_role("button", name="One step on").click()
    expect(away.locator(".events")).not_to_have_text(first)
    ann.button("Skip").click()
    ann.wait_for_turn()


def test_the_page_goes_on_when_the_server_comes_back(invite: Invite, tmp_path: Path) -> None:
    """The server is killed and started again: the page says so, finds back, and nothing is lost."""
    with serving(f"sqlite:///{tmp_path / 'killed.sqlite'}") as server:
        ann = invite(through=server.address)
        table = ann.opened("me", "bot:greedy")["table"]
        ann.sit(table)
        ann.play(5)
        ann.wait_for_turn()
        lines = ann.log.count()
        decision = ann.see(table)["decision"]
        server.kill()
        expect(ann.page.get_by_text("Connection lost")).to_be_visible()
        chosen = ann.page.locator(".choices button:not(.quiet)").first
        answer = chosen.inner_text()
        chosen.click()
        kept = ann.page.get_by_text(f"sent as soon as it is back: {answer}")
        expect(kept).to_be_visible()
        server.start()
        expect(ann.page.get_by_text("Connection lost")).to_have_count(0)
        expect(kept).to_have_count(0)
        eventually(lambda: ann.see(table)["decision"] > decision)  # it was sent
        ann.wait_for_turn()
        decision = ann.see(table)["decision"]
        ann.play(3)
        ann.wait_for_turn()
        assert ann.see(table)["decision"] > decision
        assert ann.log.count() > lines


def test_a_kept_answer_that_comes_too_late_is_said_to_be_lost(
    invite: Invite, site: FastAPI
) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseAttack"), peaceful)
    ann.sit(table)
    ann.wait_for_turn()
    ann.page.route(ANSWERS, lambda route: route.abort())
    ann.decision.get_by_role("button", name="Stop attacking").click()
    expect(ann.page.get_by_text("sent as soon as it is back: Stop attacking")).to_be_visible()
    ann.go("/#/")  # it outlives the table's page
    expect(ann.page.get_by_role("heading", name="My games")).to_be_visible()
    offer = ann.see(table)["offer"]
    ann.answer(table, next(c["action"] for c in offer["choices"] if c["reason"] is None))
    ann.page.unroute(ANSWERS)
    ann.sit(table)
    expect(ann.page.get_by_text("this answer was not entered: Stop attacking")).to_be_visible()
