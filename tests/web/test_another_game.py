"""A game that the page has no drawing of: its modules are chosen, and it is played to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.test_access import faults
from tests.web.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.usefixtures("fords")


def new_table(who: Visitor) -> None:
    """Open the form for a new table of the practice game."""
    who.go("/#/new")
    who.page.locator("form .row select").first.select_option("fords")


def module(who: Visitor, name: str) -> Locator:
    return who.page.get_by_role("checkbox", name=name, exact=True)


def test_a_preset_says_what_it_sets_and_sets_it(invite: Invite) -> None:
    ann = invite()
    new_table(ann)
    court = ann.button("The whole court", exact=False)
    expect(court).to_contain_text("Intrigue")
    expect(court).to_contain_text("Scouts: each season")
    expect(ann.button("As usual", exact=False)).to_have_attribute("aria-pressed", "true")
    court.click()
    expect(court).to_have_attribute("aria-pressed", "true")
    expect(module(ann, "Intrigue")).to_be_checked()
    expect(ann.page.locator("#option-scouts")).to_have_value("on")
    ann.page.locator("#option-scouts").select_option("off")
    expect(court).to_have_attribute("aria-pressed", "false")


def test_a_module_brings_its_options_and_an_option_brings_a_module(invite: Invite) -> None:
    ann = invite()
    new_table(ann)
    expect(ann.page.locator("#option-scouts")).to_have_count(0)
    module(ann, "Intrigue").check()
    scouts = module(ann, "Scouts")
    expect(scouts).not_to_be_checked()
    ann.page.locator("#option-scouts").select_option("on")
    expect(scouts).to_be_checked()
    expect(scouts).to_be_disabled()
    expect(scouts).to_have_accessible_description("On because of Scouts: each season.")
    module(ann, "Intrigue").uncheck()
    expect(scouts).not_to_be_checked()
    scouts.check()
    expect(module(ann, "Intrigue")).to_be_checked()
    expect(module(ann, "Intrigue")).to_have_accessible_description("On because Scouts needs it.")


def test_what_does_not_go_together_cannot_be_chosen(invite: Invite) -> None:
    ann = invite()
    new_table(ann)
    ann.page.get_by_label("Players").select_option("3")
    module(ann, "skirmish").check()
    omens = module(ann, "Omens")
    expect(omens).to_be_disabled()
    expect(omens).to_have_accessible_description("Does not go with skirmish.")
    ann.set_option("battles", "reported")
    ann.button("Open the table").click()
    alert = ann.page.get_by_role("alert")
    expect(alert.get_by_role("link", name="9.1")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "module", "agreed", "over"),
    [
        ("en", "Fords", "Intrigue", "What is agreed", "The game is over"),
        ("de", "Furten", "Intrigen", "Was vereinbart ist", "Die Partie ist zu Ende"),
    ],
)
def test_it_is_played_to_its_end(
    invite: Invite, language: str, title: str, module: str, agreed: str, over: str
) -> None:
    ann = invite("Ann", language=language, window=PHONE if language == "de" else DESK)
    new_table(ann)
    page = ann.page
    page.locator(".presets button").nth(1).click()
    page.get_by_label(re.compile("Level of the bot|Stärke")).select_option("random")
    page.locator("form > .big").click()
    board = page.get_by_role("region", name=title)
    board.wait_for()
    expect(board.get_by_text("Season")).to_be_visible()
    expect(board.get_by_role("heading", name=module)).to_be_attached()
    expect(page.get_by_text(agreed)).to_have_count(1)

    assert ann.play(800) == "over"

    end = page.get_by_role("dialog", name=over)
    expect(end).to_be_visible()
    expect(end.get_by_role("listitem")).to_have_count(2)
    end.get_by_role("button").click()
    table = page.url.rpartition("/")[2]
    assert ann.see(table)["setup"]["preset"] == "court"
    # Its past can be looked at: it began in the first season.
    page.locator(".end .primary").click()
    expect(board.locator("dd").first).to_have_text("1")
    expect(page.locator(".replay input[type=range]")).to_have_value("0")


def test_those_at_one_screen_do_not_see_each_others_hands(invite: Invite) -> None:
    ann = invite()
    table = ann.opened("me", "here", game="fords")["table"]
    ann.go(f"/#/table/{table}")
    ann.page.locator(".curtain").wait_for()
    ann.page.locator(".curtain button").click()
    expect(ann.page.get_by_role("region", name="Fords")).to_be_visible()
    order = ann.page.locator(".decision .choices button").first
    order.click()
    expect(ann.page.locator(".curtain")).to_be_visible()
    assert ann.see(table, 0)["turn"] == [1]


def test_a_seat_passes_in_advance_and_takes_it_back(invite: Invite) -> None:
    ann = invite(window=PHONE, touch=True)
    table = ann.opened("me", "bot:random", game="fords", modules=["intrigue"])["table"]
    ann.go(f"/#/table/{table}")
    question = ann.decision.get_by_role("heading", level=2)
    expect(question).to_have_text("intrigue-window")
    offered = ann.page.get_by_role("group", name="Pass in advance")
    expect(offered.get_by_role("button")).to_have_count(3)
    always = offered.get_by_role("button", name="for the rest of the game")
    always.focus()
    ann.page.keyboard.press("Enter")
    # The server passes for her, now and whenever she could act again.
    expect(question).to_have_text("Which order do you lay in secret?")
    standing = ann.page.get_by_role("list", name="Passing in advance")
    expect(standing).to_contain_text("You pass for the rest of the game.")
    expect(offered).to_have_count(0)
    ann.page.clock.install()
    ann.page.reload()
    expect(standing).to_contain_text("You pass for the rest of the game.")
    ann.page.clock.fast_forward(1000)  # a tap on what has only just appeared is not heard
    standing.get_by_role("button", name="Take that back").tap()
    expect(standing).to_have_count(0)
    path = f"/api/tables/{table}/seats/0/passes"
    assert ann.context.request.get(path).json()["standing"] == []


def test_a_secret_choice_is_changed_until_the_last_has_chosen(invite: Invite) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    opened = ann.opened("me", "link", "link", game="fords")
    table = opened["table"]
    for secret in opened["links"].values():
        ben.post(f"/api/tables/{table}/claim", {"secret": secret})
    ann.go(f"/#/table/{table}")
    question = ann.decision.get_by_role("heading", level=2)
    expect(question).to_have_text("Which order do you lay in secret?")
    ann.button("lay (order scheme)").click()
    expect(question).to_contain_text("Waiting for Player 2 and Player 3")
    # That somebody else has chosen meanwhile does not make her own question another one.
    choices = [one["action"] for one in ben.see(table, 1)["offer"]["choices"]]
    scheme = next(action for action in choices if action["order"] == "scheme")
    ben.answer(table, scheme, seat=1)
    expect(question).to_have_text("Waiting for Player 3")
    ann.button("Choose again").click()
    expect(question).to_have_text("Which order do you lay in secret?")
    ann.button("lay (order muster", exact=False).click()
    expect(question).to_have_text("Waiting for Player 3")
    ben.answer(table, scheme, seat=2)
    told = "Player 2 scheme, Player 3 scheme"
    expect(ann.page.locator("#log")).to_contain_text(re.compile(f"orders Ann muster ford, {told}"))


def test_axe_finds_no_serious_fault(invite: Invite) -> None:
    ann = invite()
    new_table(ann)
    module(ann, "Intrigue").check()
    module(ann, "skirmish").check()
    expect(module(ann, "Omens")).to_be_disabled()
    assert faults(ann) == []
    table = ann.opened("me", "bot:random", game="fords", modules=["intrigue"])["table"]
    ann.go(f"/#/table/{table}")
    offered = ann.page.get_by_role("group", name="Pass in advance")
    offered.get_by_role("button").first.click()
    expect(ann.page.get_by_role("list", name="Passing in advance")).to_be_visible()
    assert faults(ann) == []
