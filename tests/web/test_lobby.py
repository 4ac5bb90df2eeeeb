"""The lobby: opening a table, what contradicts, my games."""

from __future__ import annotations

import re

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from tests.server.forward import asked, fast_forward, until
from tests.web.conftest import Invite
from tests.web.visitor import DESK, PHONE


def test_options_are_grouped_and_explained_and_contradictions_refused(invite: Invite) -> None:
    ann = invite()
    page = ann.page
    ann.go("/#/new")
    expect(page.locator("details summary")).to_have_count(9)
    ann.set_option("setup", "quick")
    ann.set_option("draft_first", "good")  # a quick set-up drafts nothing
    expect(page.locator("#help-draft_first")).not_to_be_empty()
    ann.button("Open the table").click()
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert alert.inner_text()
    expect(alert.get_by_role("link", name=re.compile(r"RNG-\d+|G\d+"))).to_be_visible()
    assert page.url.endswith("#/new")
    ann.set_option("draft_first", "evil")
    ann.button("Open the table").click()
    page.locator(".frame .world svg").first.wait_for()


def test_a_group_of_options_stays_open_when_the_language_changes(invite: Invite) -> None:
    ann = invite()
    ann.go("/#/new")
    ann.page.locator("summary", has_text="Set-up").click()
    option = ann.page.locator("#option-setup")
    expect(option).to_be_visible()
    ann.button("Settings").click()
    ann.page.get_by_label("Language").select_option("de")
    ann.page.get_by_role("dialog").get_by_role("button", name="Schließen").click()
    expect(ann.page.locator("summary", has_text="Aufbau")).to_be_visible()
    expect(option).to_be_visible()


def test_a_seat_for_somebody_elsewhere_has_a_link(invite: Invite) -> None:
    ann = invite()
    page = ann.page
    ann.go("/#/new")
    page.get_by_label("Who sits here").nth(1).select_option("link")
    ann.button("Open the table").click()
    link = page.get_by_label("Link to this seat").input_value()
    assert re.search(r"#/join/[0-9a-f]{24}/\S{20,}$", link)
    # No phone reaches 127.0.0.1: instead of a code the page says what to do.
    expect(page.get_by_text(re.compile("feldzug serve --host 0.0.0.0"))).to_be_visible()
    expect(page.get_by_role("img", name="QR")).to_have_count(0)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.button("Copy link").click()
    expect(ann.button("Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == link


def test_my_games_wait_where_i_left_them(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    first = ann.opened("me", "bot:random", title="Waits for me")["table"]
    ann.opened("me", "link", title="Waits for others")
    until(site, first, asked(0, "ChooseAttack"))
    ann.go()
    mine = ann.page.get_by_role("link", name=re.compile("Waits for me"))
    expect(mine).to_contain_text("Your turn")
    others = ann.page.get_by_role("link", name=re.compile("Waits for others"))
    expect(others).to_contain_text("waiting for players")
    expect(others).to_contain_text("Player 2")
    mine.click()
    ann.page.locator(".frame .world svg").first.wait_for()
    stranger = invite("Bob")
    stranger.go()
    expect(stranger.page.get_by_text("You have no games under way.")).to_be_visible()
    expect(stranger.page.get_by_role("link", name=re.compile("Waits for"))).to_have_count(0)


def test_who_told_no_name_is_called_by_colour(invite: Invite) -> None:
    ann = invite("")
    ann.opened("me", "bot:random", "link", title="Nameless")
    ann.go()
    entry = ann.page.get_by_role("link", name=re.compile("Nameless"))
    expect(entry).to_contain_text(re.compile(r"Green\s*\(you\)"))
    expect(entry).to_contain_text(re.compile(r"Red(?!\s*\()"))
    expect(entry).to_contain_text(re.compile(r"Player 3\s*\(not there yet\)"))


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_long_names_stay_inside(invite: Invite, site: FastAPI, window: dict[str, int]) -> None:
    ann = invite("W" * 40, window=window)
    long = ann.opened("me", "here", "here", "bot:random", title="M" * 60, public=True)["table"]
    until(site, long, lambda war: 0 in war.waiting() and war.turn > 1)
    over = ann.opened("me", "bot:random", title="M" * 60)["table"]
    fast_forward(site, over)
    wide = "() => document.documentElement.scrollWidth"
    ann.go()
    expect(ann.page.get_by_role("link", name=re.compile("MMMM")).first).to_be_visible()
    assert ann.page.evaluate(wide) <= window["width"]
    ann.sit(long)
    ann.page.get_by_role("alertdialog").get_by_role("button").click()
    expect(ann.page.get_by_role("alertdialog")).to_have_count(0)
    assert ann.page.evaluate(wide) <= window["width"]
    ann.sit(over)
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert ann.page.evaluate(wide) <= window["width"]
    inside = "(e) => e.scrollWidth <= e.clientWidth + 1"
    assert ann.page.get_by_role("dialog").evaluate(inside)


@pytest.mark.parametrize("place", ["/#/%", "/#/table/%E0%A4%A", "/#/nowhere"])
def test_a_mistyped_address_still_shows_something(invite: Invite, place: str) -> None:
    ann = invite()
    ann.go(place)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("table", ["0" * 24, "mistyped"])
def test_a_table_that_does_not_exist_is_told(invite: Invite, table: str) -> None:
    ann = invite()
    ann.go(f"/#/table/{table}")
    expect(ann.page.get_by_role("alert")).to_contain_text("There is no such table.")


def test_a_link_tells_where_it_leads(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    opened = ann.opened("me", "link", title="Come and play")
    bob.go(f"/#/join/{opened['table']}/{opened['links']['1']}")
    expect(bob.page.get_by_role("heading", name="Come and play")).to_be_visible()
    for fact in ("Ring War", "Opened by Ann", "Your seat: Red"):
        expect(bob.page.get_by_role("listitem").filter(has_text=fact)).to_be_visible()
    bob.button("Sit down").click()
    bob.page.locator(".frame .world svg").first.wait_for()


def test_a_void_link_promises_no_seat(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    opened = ann.opened("me", "link")
    for table in (opened["table"], "mistyped"):
        bob.go(f"/#/join/{table}/{'0' * 32}")
        expect(bob.page.get_by_role("alert")).to_contain_text("This link is not valid")
        expect(bob.page.get_by_role("textbox")).to_have_count(0)


def test_the_rules_begin_with_what_the_game_is_about(invite: Invite) -> None:
    ann = invite()
    ann.go("/#/rules/ring-war")
    expect(ann.page.get_by_text(re.compile("^Two to four players fight"))).to_be_visible()
    expect(ann.page.get_by_text(re.compile("^In your turn you first place"))).to_be_visible()


def test_the_page_says_whose_work_it_is(invite: Invite) -> None:
    ann = invite()
    ann.go("/#/about")
    expect(ann.page.get_by_text("unofficial", exact=False)).to_be_visible()
    expect(ann.page.get_by_text("CC BY 3.0", exact=False)).to_be_visible()
