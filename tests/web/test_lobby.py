"""The lobby: playing at once, opening a table, my games, friends at home."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from playwright.sync_api import Locator, expect

from feldzug.server.app import create_app
from tests.server.conftest import running
from tests.server.forward import asked, fast_forward, until
from tests.web.conftest import EASY, Invite
from tests.web.visitor import DESK, PHONE, Visitor

HOME = "http://192.168.1.20:8000"


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
    expect(page.get_by_text(re.compile("make play SHARE=1"))).to_be_visible()
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
    for fact in ("Ring War", "Opened by Ann", "Your seat: Player 2 (Red)"):
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


# --- At once, and as last time --------------------------------------------------------------------


def test_play_now_is_one_click(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go()
    expect(ann.page.get_by_text("begins Ring War at once")).to_be_visible()
    ann.button("Play now").click()
    ann.page.locator(".frame .world svg").first.wait_for()
    seen = ann.see(ann.page.url.rpartition("/")[2])
    assert [(seat["kind"], seat["mine"]) for seat in seen["seats"]] == [
        ("me", True),
        ("bot", False),
        ("bot", False),
    ]
    assert seen["seats"][0]["name"] == "Ann"
    assert (seen["state"], seen["setup"]["options"]["setup"]) == ("playing", "quick")
    ann.wait_for_turn()  # nobody has been asked to set anything up


def test_a_new_table_begins_as_the_last_one_was_set_up(invite: Invite) -> None:
    ann = invite()
    page = ann.page
    ann.go("/#/new")
    page.get_by_label("Players").select_option("4")
    page.get_by_label("Who sits here").nth(1).select_option("here")
    page.get_by_label("Name").nth(1).fill("Ben")
    page.get_by_label("Level of the bot").nth(1).select_option("random")
    ann.set_option("setup", "quick")
    ann.set_option("length", "short")
    ann.button("Open the table").click()
    page.locator(".frame .world svg, .curtain").first.wait_for()
    ann.go("/#/new")
    expect(page.get_by_label("Players")).to_have_value("4")
    expect(page.get_by_label("Who sits here").nth(1)).to_have_value("here")
    expect(page.get_by_label("Name").nth(1)).to_have_value("Ben")
    expect(page.get_by_label("Level of the bot").nth(1)).to_have_value("random")
    expect(page.locator("#option-setup")).to_have_value("quick")
    ann.button("Back to the defaults").click()
    expect(page.locator("#option-setup")).to_have_value("official")
    expect(ann.button("Back to the defaults")).to_have_count(0)


# --- Cards of games -------------------------------------------------------------------------------


def card(who: Visitor, title: str) -> Locator:
    return who.page.get_by_role("listitem").filter(has_text=title)


def menu(who: Visitor, title: str, *buttons: str) -> None:
    """Open the menu of a card and press what is to be pressed there, one after the other."""
    found = card(who, title)
    found.get_by_label(f"What to do with “{title}”").click()
    for name in buttons:
        found.get_by_role("button", name=name, exact=True).click()


def test_a_card_shows_board_turn_whose_turn_and_winner(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    running = ann.opened("me", "here", "bot:random", title="Under way")["table"]
    until(site, running, lambda war: war.turn > 3 and 1 in war.waiting())
    over = ann.opened("me", "bot:random", title="Fought out")["table"]
    fast_forward(site, over)
    ann.go()
    shown, seen = card(ann, "Under way"), ann.see(running)
    board = shown.get_by_role("img", name="The board")
    expect(board.locator("path")).to_have_count(42)
    areas = ann.listed(running)["glance"]["owners"]
    held = [seen["view"]["places"][area]["ruler"] for area in areas]
    for seat, colour in enumerate(("green", "red", "black")):
        expect(board.locator(f"path.{colour}")).to_have_count(held.count(seat))
    expect(shown).to_contain_text(f"Turn {seen['view']['turn']} ·")
    expect(shown).to_contain_text("Your turn")
    for player in seen["view"]["players"]:
        expect(shown.locator(".seat", has_text=str(player["score"])).first).to_be_visible()
    ended = ann.see(over)
    winner = ("Ann", "Red")[ended["outcome"]["ranking"][0][0]]
    expect(card(ann, "Fought out")).to_contain_text(f"Won by {winner}")
    assert "ntry" not in ann.page.locator("main").inner_text()


def test_whose_turn_it_is_is_said_by_name(invite: Invite, site: FastAPI) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    opened = ann.opened("me", "link", title="Ours")
    body = {"secret": opened["links"]["1"], "name": "Bob"}
    bob.post(f"/api/tables/{opened['table']}/claim", body)
    until(site, opened["table"], asked(1, "ChooseAttack"))
    ann.go()
    expect(card(ann, "Ours")).to_contain_text("Bob to decide")
    bob.go()
    expect(card(bob, "Ours")).to_contain_text("Your turn")


def test_a_game_is_given_up_put_away_taken_out_and_deleted(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random", "bot:random", title="Hopeless")["table"]
    until(site, table, lambda war: war.turn > 1 and 0 in war.waiting())
    ann.go()
    menu(ann, "Hopeless", "Give up")
    assert ann.see(table)["state"] == "playing"  # it is asked first
    card(ann, "Hopeless").get_by_role("button", name="Really give up?").click()
    expect(card(ann, "Hopeless")).to_contain_text("Won by")
    assert ann.see(table)["outcome"]["ending"] == "resigned"
    menu(ann, "Hopeless", "Put away")
    away = ann.page.get_by_text("One game put away")
    expect(card(ann, "Hopeless")).to_be_hidden()
    ann.page.reload()
    away.click()
    menu(ann, "Hopeless", "Take out again")
    expect(away).to_have_count(0)
    expect(card(ann, "Hopeless")).to_be_visible()
    menu(ann, "Hopeless", "Delete", "Really delete, for good?")
    expect(card(ann, "Hopeless")).to_have_count(0)
    ann.go(f"/#/table/{table}")
    expect(ann.page.get_by_role("alert")).to_contain_text("There is no such table.")


def test_what_others_play_can_be_put_away_but_not_deleted(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    opened = ann.opened("me", "link", title="Ours")
    bob.post(f"/api/tables/{opened['table']}/claim", {"secret": opened["links"]["1"]})
    ann.go()
    menu(ann, "Ours")
    expect(card(ann, "Ours").get_by_role("button", name="Put away")).to_be_visible()
    expect(card(ann, "Ours").get_by_role("button", name="Delete")).to_have_count(0)


def test_giving_up_at_the_table_ends_a_game_of_two(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random", title="Hopeless")["table"]
    until(site, table, lambda war: war.turn > 1 and 0 in war.waiting())
    ann.sit(table)
    ann.page.get_by_text("My seat").click()
    ann.button("Give up").click()
    ann.button("Really give up?").click()
    dialog = ann.page.get_by_role("dialog", name="The game is over")
    expect(dialog).to_contain_text("The game was given up. Red wins.")
    expect(ann.log.last).to_have_text("Ann gives up.")


# --- Elsewhere ------------------------------------------------------------------------------------


def test_the_own_seat_goes_on_at_a_second_device(invite: Invite, site: FastAPI) -> None:
    ann, phone = invite("Ann"), invite("", window=PHONE, touch=True)
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, lambda war: war.turn > 1 and 0 in war.waiting())
    ann.sit(table)
    ann.page.get_by_text("My seat").click()
    ann.button("Play on another device").click()
    link = ann.page.get_by_label("Link to my seat").input_value()
    phone.go(link[link.index("/#/") :])
    phone.button("Play here, too").click()
    phone.page.locator(".frame .world svg").first.wait_for()
    assert "/device/" not in phone.page.url
    phone.wait_for_turn()
    assert phone.see(table, 0)["seats"][0]["mine"]
    stranger = invite("Eve")
    stranger.go(link[link.index("/#/") :])
    stranger.button("Play here, too").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("not valid")


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[str]:
    """A server that friends at home reach under an address of its own."""
    kept = f"sqlite:///{tmp_path / 'shared.sqlite'}"
    with running(create_app(EASY.changed(db=kept, bot_workers=0, shared=HOME))) as found:
        yield found


def test_friends_at_home_see_the_address_and_its_code(invite: Invite, shared: str) -> None:
    ann = invite("Ann", through=shared)
    ann.go()
    home = ann.page.get_by_role("region", name="Friends at home")
    expect(home.get_by_role("link", name=HOME)).to_be_visible()
    expect(home.get_by_role("img", name="QR")).to_be_visible()
    # Links to seats lead there, too: under 127.0.0.1 nobody else would find them.
    opened = ann.opened("me", "link")
    ann.page.evaluate(
        "([table, links]) => sessionStorage.setItem(`feldzug.links.${table}`, JSON.stringify(links))",
        [opened["table"], opened["links"]],
    )
    ann.go(f"/#/table/{opened['table']}")
    link = ann.page.get_by_label("Link to this seat")
    expect(link).to_have_value(re.compile(rf"^{re.escape(HOME)}/#/join/"))
    expect(ann.page.get_by_role("img", name="QR")).to_be_visible()


def test_without_sharing_the_lobby_says_how(invite: Invite) -> None:
    ann = invite()
    ann.go()
    expect(ann.page.get_by_text("make play SHARE=1")).to_be_visible()
    expect(ann.page.get_by_role("img", name="QR")).to_have_count(0)
