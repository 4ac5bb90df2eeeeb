"""Taking back on the page: how far, against whom; and the licences that the page tells of."""

from __future__ import annotations

import re
from typing import Any

from fastapi import FastAPI
from playwright.sync_api import expect

from tests.server.forward import until
from tests.web.conftest import Invite


def _attacked(g: Any) -> bool:
    """Ann has had her turns and is asked because somebody attacks her."""
    return bool(g.turn > 3 and g.path()[-1] == "stand-or-withdraw" and g.waiting() == (0,))


def test_against_bots_dice_are_taken_back_only_where_it_was_agreed(
    invite: Invite, site: FastAPI
) -> None:
    ann = invite("Ann")
    for agreed in (False, True):
        table = ann.opened("me", "here", free_take_back=agreed)["table"]
        until(site, table, _attacked)
        ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        ann.sit(table)
        expect(ann.page.locator(".decision.due")).to_be_visible()
        entries = ann.see(table)["entries"]
        again = ann.page.get_by_role("button", name=re.compile("dice and cards"))
        mark = ann.page.get_by_text("Dice and cards may be taken back at this table.")
        expect(mark).to_have_count(int(agreed))
        assert not ann.see(table)["undo"]["free"]
        expect(again).to_have_count(int(agreed))
        if agreed:
            expect(again).to_have_text(re.compile(r"^Take back (\d+ answers )?with dice and cards"))
            again.click()
            expect(ann.page.locator("#log li.undone").first).to_be_attached()
            assert ann.see(table)["entries"] > entries


def test_the_table_is_opened_with_what_was_ticked(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/#/new")
    ann.page.get_by_label("Dice and cards may be taken back here").check()
    ann.button("Open the table").click()
    ann.page.wait_for_url("**/table/*")
    assert ann.see(ann.page.url.rpartition("/")[2], None)["free_take_back"]


def test_the_button_says_what_it_takes_back(invite: Invite, site: FastAPI) -> None:
    ann = invite("Ann")
    table = ann.opened("me", "here")["table"]
    until(site, table, lambda g: g.path()[-1] == "deploy-unit" and g.waiting() == (0,))
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "link"})  # nobody else at this screen
    ann.sit(table)
    choices = ann.see(table)["offer"]["choices"]
    ann.answer(table, next(c["action"] for c in choices if c["reason"] is None))
    told = ann.page.get_by_role("button", name=re.compile("^Take back: Ann places"))
    expect(told).to_be_visible()


def test_the_page_tells_whose_works_are_in_it(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/#/about")
    link = ann.page.get_by_role("link", name="Licences of what others have made")
    expect(link).to_have_attribute("href", "/third-party-notices.txt")
    told = ann.context.request.get("/third-party-notices.txt").text()
    for work in (
        "SIL OPEN FONT LICENSE",
        "creativecommons.org/licenses/by/3.0",
        "svelte ",
        "qrcode-generator ",
    ):
        assert work in told
