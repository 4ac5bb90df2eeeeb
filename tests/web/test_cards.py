"""The own hand: trading area cards, playing adventure cards, on a desk and from a phone's drawer."""

from __future__ import annotations

import re
from typing import Any

from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.ring_war.actions import PlayCard, Trade
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Seat
from tests.server.forward import asked, until
from tests.web.conftest import Invite
from tests.web.visitor import ANSWERS, PHONE, Visitor


def offered(kind: type) -> Any:
    """Whether seat 0 may answer with such an action."""

    def found(war: War) -> bool:
        return 0 in war.waiting() and any(isinstance(one, kind) for one in war.legal(Seat(0)))

    return found


def hold_on(legal: list[Any]) -> Any:
    """Keep the cards: neither trade nor play nor discard one if it can be helped."""
    careful = [one for one in legal if not isinstance(one, (PlayCard, Trade))]
    return (careful or legal)[0]


def legal(visitor: Visitor, table: str, tag: str) -> list[dict[str, Any]]:
    choices = visitor.see(table)["offer"]["choices"]
    return [c["action"] for c in choices if c["reason"] is None and c["action"]["@"] == tag]


def test_a_set_is_traded_by_touching_its_cards(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, offered(Trade), hold_on)
    ann.sit(table)
    ann.wait_for_turn()
    cards = legal(ann, table, "Trade")[0]["area_cards"]
    before = ann.see(table)["view"]["area_hand"]
    hand = ann.page.get_by_role("region", name="Your hand")
    places = [before.index(card) for card in cards]
    with ann.answering():
        for at in places:
            hand.locator(".areas button").nth(at).click()
        pressed = hand.locator(".areas button[aria-pressed=true]")
        expect(pressed).to_have_count(3)
        ann.decision.get_by_role("button", name=re.compile("Trade|Hand in")).first.click()
    after = ann.see(table)["view"]["area_hand"]
    assert sorted([*after, *cards]) == sorted(before)


def test_a_card_that_cannot_be_played_now_says_why(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]

    def only_some(war: War) -> bool:
        if not offered(PlayCard)(war):
            return False
        return len(war.card_hands[0]) > sum(isinstance(o, PlayCard) for o in war.legal(Seat(0)))

    until(site, table, only_some, hold_on)
    ann.sit(table)
    ann.wait_for_turn()
    idle = ann.page.locator("button.with-text:not(.playable)").first
    decision = ann.see(table)["decision"]
    idle.click()
    expect(ann.decision.get_by_role("status")).not_to_be_empty()
    assert ann.see(table)["decision"] == decision


def test_a_card_that_nobody_asked_for_says_so(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "DeployUnit"), hold_on)
    ann.sit(table)
    ann.wait_for_turn()
    ann.page.locator("button.with-text").first.click()
    expect(ann.decision.get_by_role("status")).to_contain_text("No card is asked for now")


def test_a_card_is_played_from_the_drawer_of_a_phone(invite: Invite, site: FastAPI) -> None:
    ann = invite(window=PHONE, touch=True)
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, offered(PlayCard), hold_on)
    ann.sit(table)
    ann.wait_for_turn()
    ann.button("Hand").tap()
    hand = ann.page.get_by_role("region", name="Your hand")
    before = ann.see(table)["view"]["card_hand"]
    with ann.page.expect_response(ANSWERS) as sent:
        hand.locator("button.with-text.playable").first.tap()
        hand.get_by_role("button", name=re.compile("^Play ")).first.tap()
    assert sent.value.ok
    after = ann.see(table)["view"]["card_hand"]
    assert len(after) == len(before) - 1
    expect(hand).not_to_be_visible()  # the map is in front again
