"""Two people with a browser each: they find each other by a link, play, and see only what is theirs."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import Route, expect

from feldzug.games.ring_war.deck import CARDS
from feldzug.games.ring_war.war import War
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.tap import Tap, tapped
from tests.web.visitor import PHONE, QUICK, Visitor

ALL_OPEN = ("/words/", "/cards/", "/assets/", "/rules")
"""Requests whose answers name every card of the game, to everybody."""


def meet(ann: Visitor, bob: Visitor) -> str:
    """Ann opens a table with a seat for somebody elsewhere; Bob follows its link. Returns the table."""
    page = ann.page
    ann.go("/#/new")
    for option, value in QUICK.items():
        ann.set_option(option, value)
    page.get_by_label("Who sits here").nth(1).select_option("link")
    ann.button("Open the table").click()
    link = page.get_by_label("Link to this seat")
    expect(link).to_be_visible()
    expect(page.get_by_text("not there yet")).to_have_count(1)
    bob.go(re.sub(r"^http://[^/]+", "", link.input_value()))
    bob.page.get_by_label("Name").fill("Bob")
    bob.button("Sit down").click()
    for person in (ann, bob):
        person.page.locator(".frame .world svg").first.wait_for()
    return page.url.rpartition("/")[2]


def play_each_other(ann: Visitor, bob: Visitor, most: int) -> None:
    for _ in range(most):
        for person in (ann, bob):
            if person.page.evaluate("() => document.querySelector('.decision.due') !== null"):
                person.act()
        if ann.page.locator(".end").count():
            return


def held(app: FastAPI, table: str) -> War:
    with app.state.tables.reading(table) as (_, found):
        position = found.match.position
        assert isinstance(position, War)
        return position


@pytest.fixture
def taps(address: str) -> Any:
    with tapped(address) as one, tapped(address) as other:
        yield one, other


def test_neither_receives_what_the_other_hides(
    invite: Invite, taps: tuple[Tap, Tap], site: FastAPI
) -> None:
    ann = invite("Ann", through=taps[0].address)
    bob = invite("Bob", through=taps[1].address)
    table = meet(ann, bob)
    shown: set[str] = set()
    secret: list[set[str]] = [set(), set()]
    for _ in range(12):
        play_each_other(ann, bob, 20)
        for seat, person in enumerate((ann, bob)):
            person.settle(table, seat)
        war = held(site, table)
        open_cards = {*war.card_discards, *(card for pile in war.played for card in pile)}
        shown |= {CARDS[card] for card in open_cards}
        for seat in (0, 1):
            secret[seat] |= {CARDS[card] for card in war.card_hands[seat]}
        if min(len(cards - shown) for cards in secret) >= 2:
            break
    hidden = [cards - shown for cards in secret]
    assert min(map(len, hidden)) >= 1  # else nothing was hidden, and this shows nothing
    for seat, person in ((0, ann), (1, bob)):
        mine, others = taps[seat].heard(*ALL_OPEN), hidden[1 - seat]
        for card in hidden[seat]:
            assert f'"{card}"'.encode() in mine  # the tap hears what is for this seat
        for card in others:
            assert f'"{card}"'.encode() not in mine, card
        assert b"event: change" in mine
        seen = person.see(table, seat)
        assert seen["view"]["card_hand"] is not None
        reply = person.context.request.get(f"/api/tables/{table}?seat={1 - seat}")
        assert reply.status == 403


def tells(who: Visitor, table: str, seat: int) -> bool:
    """Whether the newest answer of a seat has a line in the log."""
    steps = who.context.request.get(f"/api/tables/{table}/history").json()
    own = [step for step in steps if step["seat"] == seat and not step["undone"]]
    return bool(own) and bool(own[-1]["events"])


def test_what_was_done_beyond_a_fence_is_taken_back_if_both_agree(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    table = meet(ann, bob)
    ask = [
        person.page.get_by_role("button", name=re.compile("^Ask to take back"))
        for person in (ann, bob)
    ]

    def may_ask(seat: int) -> bool:
        return ask[seat].count() > 0 and tells(ann, table, seat)

    def beyond_a_fence() -> bool:
        play_each_other(ann, bob, 1)
        for seat, person in enumerate((ann, bob)):
            person.settle(table, seat)
        return any(may_ask(seat) for seat in (0, 1))

    eventually(beyond_a_fence, seconds=120)
    asker, other = (ann, bob) if may_ask(0) else (bob, ann)
    before = asker.see(table, None)["decision"]
    asker.page.get_by_role("button", name=re.compile("^Ask to take back")).click()
    expect(asker.page.get_by_text("You asked to take back the last")).to_be_visible()
    expect(other.page.get_by_text("asks to take back the last")).to_be_visible()
    other.button("Refuse").click()
    expect(asker.page.get_by_text(f"{other.name} does not want to take it back.")).to_be_visible()
    expect(asker.page.get_by_text("You asked to take back the last")).to_have_count(0)
    expect(other.page.get_by_text("asks to take back the last")).to_have_count(0)
    assert asker.see(table, None)["decision"] == before
    seat = 0 if asker is ann else 1
    steps = asker.context.request.get(f"/api/tables/{table}/history").json()
    played = [step["n"] for step in steps if step["seat"] != -1]
    asker.post(f"/api/tables/{table}/undo/ask", {"seat": seat, "to": played[0]})
    all_of_it = "the last step" if len(played) == 1 else f"the last {len(played)} steps"
    expect(other.page.get_by_text(f"take back {all_of_it}")).to_be_visible()
    expect(asker.page.get_by_text("You asked to take back the last")).to_be_visible()
    other.button("Refuse").click()
    expect(asker.page.get_by_text("You asked to take back the last")).to_have_count(0)
    expect(other.page.get_by_text("asks to take back the last")).to_have_count(0)
    asker.page.get_by_role("button", name=re.compile("^Ask to take back")).click()
    other.button("Agree").click()
    expect(asker.page.locator("#log li.undone").first).to_be_attached()
    expect(other.page.locator("#log li.undone").first).to_be_attached()
    assert asker.see(table, None)["decision"] > before  # a taking back is an entry, too


def test_a_missing_player_is_replaced_by_a_bot_or_handed_on(invite: Invite) -> None:
    ann, bob, cleo = invite("Ann"), invite("Bob"), invite("Cleo")
    table = meet(ann, bob)
    ann.page.get_by_text("Is someone missing?").click()
    ann.button("Make a new link").click()
    link = ann.page.get_by_label("Link to this seat").input_value()
    cleo.go(re.sub(r"^http://[^/]+", "", link))
    cleo.page.get_by_label("Name").fill("Cleo")
    cleo.button("Sit down").click()
    cleo.page.locator(".frame .world svg").first.wait_for()
    assert cleo.see(table, 1)["seats"][1]["name"] == "Cleo"
    expect(ann.page.get_by_text("Cleo").first).to_be_visible()
    expect(bob.page.get_by_text("has been handed on")).to_be_visible()
    expect(bob.page.get_by_label("Your hand")).to_have_count(0)  # only a bystander now
    cleo.context.set_offline(True)
    with ann.page.expect_response("**/seats/1"):
        ann.button("Let a bot play").click()
    cleo.context.set_offline(False)
    expect(cleo.page.get_by_text("has been handed on")).to_be_visible()
    assert ann.see(table)["seats"][1]["kind"] == "bot"
    ann.wait_for_turn()  # the bot answers whatever it is asked


def test_a_link_that_was_followed_leads_nobody_else_in(invite: Invite) -> None:
    ann, bob, eve = invite("Ann"), invite("Bob"), invite("Eve")
    opened = ann.opened("me", "link")
    table, link = opened["table"], f"/#/join/{opened['table']}/{opened['links']['1']}"
    bob.go(link)
    bob.button("Sit down").click()
    bob.page.locator(".frame .world svg").first.wait_for()
    eve.go(link)
    expect(eve.page.get_by_role("alert")).to_contain_text("This link is not valid, or no longer")
    bob.go()
    bob.go(link)  # who has followed it before is at his table
    bob.page.locator(".frame .world svg").first.wait_for()
    assert bob.see(table, 1)["seats"][1]["name"] == "Bob"
    assert len(ann.see(table)["notices"]) == 1


def test_a_seat_played_from_one_more_browser_shows_at_the_table(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    table = meet(ann, bob)
    link = bob.post(f"/api/tables/{table}/seats/1/device")["secret"]
    phone = invite("Somebody", window=PHONE)
    phone.go(f"/#/device/{table}/{link}")
    phone.button("Play here, too").click()
    phone.page.locator(".frame .world svg").first.wait_for()
    assert phone.see(table, 1)["seats"][1]["name"] == "Bob"
    told = "The seat of Bob is now also played from one more browser or by a program."
    expect(ann.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(ann.page.get_by_label("What has happened to the seats")).to_contain_text(told)


def test_who_gives_up_is_named_to_those_who_play_on(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    opened = ann.opened("me", "link", "bot:random")
    table = opened["table"]
    bob.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"], "name": "Bob"})
    ann.go(f"/#/table/{table}")
    ann.page.locator(".frame .world svg").first.wait_for()
    bob.post(f"/api/tables/{table}/seats/1/resign")
    told = "Bob has given up; a bot plays on."
    expect(ann.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(ann.page.get_by_label("What has happened to the seats")).to_contain_text(told)


def lose(route: Route) -> None:
    """The request arrives, its answer does not."""
    route.fetch()
    route.abort()


def test_a_second_device_whose_answer_is_lost_sits_down_again(invite: Invite) -> None:
    ann, phone = invite("Ann"), invite("Somebody", window=PHONE)
    table = ann.opened("me", "bot:random")["table"]
    link = ann.post(f"/api/tables/{table}/seats/0/device")["secret"]
    phone.go(f"/#/device/{table}/{link}")
    phone.page.route(f"**/{table}/device", lose)
    phone.button("Play here, too").click()
    expect(phone.page.get_by_role("alert")).to_be_visible()
    phone.page.unroute(f"**/{table}/device")
    phone.page.reload()
    phone.button("Play here, too").click()
    phone.page.locator(".frame .world svg").first.wait_for()


def test_a_claim_whose_answer_is_lost_is_made_again(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    opened = ann.opened("me", "link")
    link = f"/#/join/{opened['table']}/{opened['links']['1']}"
    bob.go(link)
    bob.page.route("**/claim", lose)
    bob.button("Sit down").click()
    expect(bob.page.get_by_role("alert")).to_be_visible()
    bob.page.unroute("**/claim")
    bob.page.reload()
    bob.page.locator(".frame .world svg").first.wait_for()
    assert bob.see(opened["table"], 1)["seats"][1]["name"] == "Bob"


def test_a_bystander_watches_an_open_table(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    table = ann.opened("me", "bot:greedy", title="All may watch", public=True)["table"]
    bob.go()
    expect(bob.page.get_by_role("heading", name="Tables to watch")).to_be_visible()
    bob.page.get_by_role("link", name=re.compile("All may watch")).click()
    bob.page.locator(".frame .world svg").first.wait_for()
    expect(bob.page.get_by_label("Your hand")).to_have_count(0)
    expect(bob.decision.get_by_text("You are watching")).to_be_visible()
    expect(bob.decision.get_by_text(re.compile("^They are asked: .+$"))).to_be_visible()
    ann.sit(table)
    lines = bob.log.count()
    ann.play(6)
    expect(bob.log.nth(lines)).to_be_attached()  # what happens arrives
    assert bob.glowing() == []
