"""Fighting on: once more by a key, on by itself until it is enough, and orders of who is attacked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import Route, expect

from feldzug.games.ring_war.board import PLACES
from feldzug.games.ring_war.war import War
from tests.server.arranged import a_battle, attackers_lose, attacks, can_attack
from tests.server.forward import asked, fast_forward, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.visitor import ANSWERS, CARD, Visitor

Army = tuple[int, int, int]
SEND = re.compile("^Send an infantry unit$")


def at_war(
    invite: Invite,
    site: FastAPI,
    own: Army,
    theirs: Army,
    seats: tuple[str, str] = ("me", "bot:greedy"),
) -> tuple[Visitor, str, str, str]:
    """Ann may attack an area of the other with these units; she sits at the table."""
    ann = invite()
    table = ann.opened(*seats)["table"]
    until(site, table, can_attack)
    attack = a_battle(site, table, own, theirs)
    ann.sit(table)
    ann.wait_for_turn()
    return ann, table, PLACES[attack.source], PLACES[attack.target]


def attack(ann: Visitor, source: str, target: str) -> None:
    """Announce an attack by hand and send infantry."""
    ann.touch(source)
    ann.touch(target)
    with ann.answering():
        ann.page.locator(CARD).first.click()
    with ann.answering():
        ann.decision.get_by_role("button", name=SEND).click()


def sent(ann: Visitor, table: str) -> int:
    """How many units have been sent in all."""
    steps = ann.context.request.get(f"/api/tables/{table}/history?seat=0").json()
    return sum(event["@"] == "UnitSent" for step in steps for event in step["events"])


def rolled(ann: Visitor, table: str) -> bool:
    """Whether dice were thrown in the last attack."""
    steps = ann.context.request.get(f"/api/tables/{table}/history?seat=0").json()
    told = [event["@"] for step in steps for event in step["events"]]
    return "DuelRolled" in told[len(told) - told[::-1].index("AttackAnnounced") :]


def asked_now(ann: Visitor, table: str) -> str:
    seen = ann.see(table)
    return str(seen["offer"]["question"]["@"]) if 0 in seen["turn"] else ""


def infantry(ann: Visitor, table: str, place: str) -> int:
    here = ann.see(table)["view"]["places"][place]
    return int(here["units"]["infantry"])


@pytest.mark.parametrize("compared", [False, True])
def test_what_is_pressed_beside_a_place_stays_where_it_is_when_the_odds_come(
    invite: Invite, site: FastAPI, compared: bool
) -> None:
    """Odds of one attack, or of several upon a place, come while the button below them is held down."""
    ann = invite()
    table = ann.opened("me", "bot:greedy")["table"]
    until(site, table, lambda war: can_attack(war) and bool(attacked_twice(war)))
    with site.state.tables.reading(table) as (_, found):
        source, target = attacked_twice(found.match.position)
    ann.sit(table)
    ann.wait_for_turn()
    held: list[Route] = []
    released: list[bool] = []

    def hold(route: Route) -> None:
        if released:  # they are asked for once more
            route.continue_()
        else:
            held.append(route)

    ann.page.route(re.compile("/odds"), hold)
    for place in [target] if compared else [source, target]:
        ann.touch(PLACES[place])
    button = ann.page.locator(CARD).first
    eventually(lambda: ann.page.evaluate("() => true") and held)
    at = button.bounding_box()
    assert at
    button.hover()
    ann.page.mouse.down()
    expect(ann.page.locator(".place-card")).not_to_contain_text("%")
    released.append(True)
    for route in held:
        route.continue_()
    expect(ann.page.locator(".place-card")).to_contain_text("%")
    assert button.bounding_box() == at
    with ann.answering():
        ann.page.mouse.up()


def attacked_twice(war: War) -> tuple[int, ...]:
    """An attack upon an area that can be attacked from two; nothing if there is none."""
    ways = attacks(war)
    twice = [one for one in ways if sum(other.target == one.target for other in ways) > 1]
    return (twice[0].source, twice[0].target) if twice else ()


def test_after_a_duel_both_stay_chosen_and_a_key_repeats_it(invite: Invite, site: FastAPI) -> None:
    ann, table, source, target = at_war(invite, site, (5, 0, 0), (0, 0, 5))
    attack(ann, source, target)
    eventually(lambda: asked_now(ann, table) == "ChooseAttack")
    again = ann.button("Once more", exact=False)
    expect(again).to_be_enabled()
    expect(ann.page.locator("path.chosen")).to_have_count(2)
    if rolled(ann, table):  # what came of it stays in sight (who flees rolls no dice)
        expect(ann.decision.locator(".dice .die").first).to_be_visible()
        expect(ann.decision.locator(".outcome")).not_to_be_empty()
    before = sent(ann, table)
    with ann.answering():
        ann.page.keyboard.press("f")
    eventually(lambda: sent(ann, table) == before + 1)
    eventually(lambda: asked_now(ann, table) == "ChooseAttack")
    with ann.answering():  # a click does it, too
        again.click()
    eventually(lambda: sent(ann, table) == before + 2)


def test_it_fights_on_until_so_many_are_left(invite: Invite, site: FastAPI) -> None:
    ann, table, source, target = at_war(invite, site, (5, 0, 0), (0, 0, 5))
    attackers_lose(site, table)
    attack(ann, source, target)
    eventually(lambda: asked_now(ann, table) == "ChooseAttack")
    orders = ann.page.get_by_role("group", name=re.compile("Go on until it is won"))
    orders.get_by_role("checkbox", name="Units left").check()
    orders.get_by_role("spinbutton", name="Units left").fill("2")
    orders.get_by_role("spinbutton", name="Units left").blur()
    answers: list[str] = []
    ann.page.on("request", lambda one: answers.append(one.url))
    orders.get_by_role("button", name=re.compile("Go on by itself")).click()
    stopped = ann.decision.get_by_role("status").filter(has_text="It has stopped")
    expect(stopped).to_contain_text("2 units are left")
    assert infantry(ann, table, source) == 2
    assert not [url for url in answers if ANSWERS.search(url)]  # one request for all of it
    with ann.answering():
        ann.button("Stop attacking").click()


def test_what_goes_on_by_itself_can_be_stopped(invite: Invite, site: FastAPI) -> None:
    """The other is a person who takes his time."""
    ann, bob = invite("Ann"), invite("Bob")
    opened = ann.opened("me", "link")
    table = opened["table"]
    bob.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    until(site, table, can_attack)
    move = a_battle(site, table, (5, 0, 0), (0, 0, 5))
    ann.sit(table)
    ann.wait_for_turn()
    ann.touch(PLACES[move.source])
    ann.touch(PLACES[move.target])
    with ann.answering():
        ann.page.locator(CARD).first.click()
    ann.button("Go on by itself", exact=False).click()
    running = ann.decision.get_by_role("status").filter(has_text="Fight on for")
    expect(running).to_be_visible()
    eventually(lambda: bob.see(table, 1)["turn"] == [1])
    running.get_by_role("button", name="Stop").click()
    expect(running).to_have_count(0)
    orders = ann.context.request.get(f"/api/tables/{table}/seats/0/orders").json()
    assert orders["standing"] == []


def test_whoever_is_attacked_orders_to_stand_fast(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:greedy")["table"]
    until(site, table, asked(0, "StandOrWithdraw"))
    ann.sit(table)
    ann.wait_for_turn()
    ann.button("Stand fast with the most dice, without cards, for the rest of the game").click()
    eventually(lambda: asked_now(ann, table) != "StandOrWithdraw")
    expect(ann.decision.locator("p.standing")).to_contain_text("Stand fast with the most dice")


def test_no_curtain_falls_for_what_is_answered_in_advance(invite: Invite, site: FastAPI) -> None:
    """Two at one screen: who has ordered to stand fast is not asked, and nobody looks away."""
    ann = invite(ask=False)
    table = ann.opened("me", "here")["table"]
    fast_forward(site, table, 80)
    until(site, table, lambda war: can_attack(war) and all(war.card_hands))
    move = a_battle(site, table, (5, 0, 0), (0, 0, 5))
    source, target = PLACES[move.source], PLACES[move.target]
    ann.answer(table, {"@": "Attack", "source": source, "target": target})
    ann.answer(table, {"@": "SendUnit", "kind": "infantry", "led": False})
    order: Any = {
        "decision": ann.see(table, 1)["decision"],
        "order": {"@": "StandFast", "turn": -1},
    }
    ann.post(f"/api/tables/{table}/seats/1/orders", order)
    eventually(lambda: asked_now(ann, table) == "ChooseAttack")
    ann.sit(table)
    ann.page.get_by_role("alertdialog").get_by_role("button").click()  # whose turn it is
    curtains = """() => {
      window.curtains = 0
      new MutationObserver(() => {
        if (document.querySelector('.curtain')) window.curtains++
      }).observe(document.body, { childList: true, subtree: true })
    }"""
    ann.wait_for_turn()
    ann.page.evaluate(curtains)
    before = sent(ann, table)
    ann.touch(source)
    ann.touch(target)
    with ann.answering():
        ann.page.locator(CARD).first.click()
    send = ann.decision.get_by_role("button", name=SEND)
    if asked_now(ann, table) == "SendAttacker":
        send.click()
    eventually(lambda: sent(ann, table) == before + 1)
    eventually(lambda: asked_now(ann, table) == "ChooseAttack")
    expect(ann.button("Once more", exact=False)).to_be_enabled()
    assert ann.page.evaluate("() => window.curtains") == 0
