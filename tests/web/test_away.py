"""For who will not be there: an answer left for when the time runs out, and news by mail and webhook."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from playwright.sync_api import Locator, expect

from feldzug.server.app import create_app
from tests.server.forward import asked, until
from tests.server.mail_server import MailServer, mail_server
from tests.server.test_desk import later
from tests.server.test_dispatch import Posted, hook, link_in, send_all
from tests.web.conftest import EASY, Invite
from tests.web.test_access import faults
from tests.web.test_empires import BOTS, campaign, writing_armies
from tests.web.visitor import DESK, PHONE, Visitor

__all__ = ["hook"]

WINDOWS = pytest.mark.parametrize(
    ("language", "window"), [("en", DESK), ("de", PHONE)], ids=["desk", "phone"]
)


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def site(db: str, mails: MailServer, hook: Posted) -> FastAPI:
    """A server that sends news, but not of itself."""
    sends = {"smtp": mails.url, "mail_from": "club@example.org", "webhook_hosts": hook.host}
    return create_app(EASY.changed(db=db, sweep=1000.0, **sends))


def away(who: Visitor, *, german: bool) -> Locator:
    """The own seat's dialog."""
    if who.page.viewport_size == {"width": PHONE["width"], "height": PHONE["height"]}:
        who.button("Spieler" if german else "Players").click()
    who.page.get_by_text("Mein Platz" if german else "My seat", exact=True).click()
    title = "Wenn ich nicht da bin" if german else "If I am away"
    who.button(title).click()
    return who.page.get_by_role("dialog", name=title)


@WINDOWS
def test_news_come_by_mail_to_who_agrees_and_can_be_ended(
    invite: Invite,
    site: FastAPI,
    mails: MailServer,
    language: str,
    window: dict[str, int],
) -> None:
    german = language == "de"
    ann = invite(language=language, window=window)
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, lambda g: g.round >= 1 and asked(0, "ChooseEvent")(g))
    ann.sit(here)
    form = away(ann, german=german)
    send = form.get_by_role("button", name="Nachrichten senden" if german else "Send news")
    form.get_by_label("Mailadresse" if german else "Mail address").fill("ann@example.org")
    expect(send).to_be_disabled()  # without consent
    form.get_by_role("checkbox").check()
    assert faults(ann) == []
    send.click()
    expect(form).to_contain_text(
        "An ann@example.org ist eine Mail" if german else "A mail has gone to ann@example.org"
    )
    send_all(site)
    (question,) = mails.mails
    text = question.get_content()
    assert ("Jemand" if german else "Somebody") in text  # in the language of the form
    assert ann.context.request.get(link_in(text, "agree")).ok
    ann.page.reload()
    form = away(ann, german=german)
    expect(form).to_contain_text(
        "Nachrichten gehen an ann@example.org" if german else "News go to ann@example.org"
    )
    stop = "Keine Nachrichten mehr senden" if german else "Send no more news"
    form.get_by_role("button", name=stop).click()
    expect(send).to_be_visible()
    told = ann.context.request.get(f"/api/tables/{here}/seats/0/dispatch").json()
    assert told["own"] == []


def test_the_organiser_has_news_sent_to_a_program(
    invite: Invite, site: FastAPI, hook: Posted
) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, lambda g: g.round >= 1 and asked(0, "ChooseEvent")(g))
    ann.sit(here)
    ann.button("Organiser's desk").click()
    desk = ann.page.get_by_role("dialog", name="Organiser's desk")
    web = desk.locator("section").filter(has_text="News to another program")
    address = web.get_by_label("Web address")
    send = web.get_by_role("button", name="Send news")
    address.fill("http://elsewhere.example/hook")
    web.get_by_role("checkbox").check()
    send.click()
    expect(web.get_by_role("alert")).to_be_visible()  # this server calls only where it may
    address.fill(f"http://{hook.host}/club")
    send.click()
    expect(web).to_contain_text(f"News go to http://{hook.host}/club")
    desk.get_by_label("A word to all").fill("We meet on Friday")
    desk.get_by_role("button", name="Tell all").click()
    expect(desk.locator("li", has_text="We meet on Friday")).to_have_count(1)
    send_all(site)
    assert [body["text"] for body in hook.bodies if "Friday" in str(body)]
    web.get_by_role("button", name="Send no more news").click()
    expect(send).to_be_visible()


@WINDOWS
def test_an_answer_is_left_for_when_the_time_runs_out(
    invite: Invite, site: FastAPI, language: str, window: dict[str, int]
) -> None:
    german = language == "de"
    ann = invite(language=language, window=window)
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, asked(0, "ChooseEvent"))
    seen = ann.see(here)
    desk = {"revision": seen["revision"], "deadlines": {"": 60}, "grace": 30, "stand_in": "greedy"}
    ann.context.request.post(f"/api/tables/{here}/desk", data=desk, headers={"X-Feldzug": "1"})
    ann.sit(here)
    form = away(ann, german=german)
    expect(form).to_contain_text("Ab " if german else "others begin to answer")
    choice = form.get_by_role("combobox").first
    expect(choice).to_have_value("")
    free = [one["action"]["card"] for one in seen["offer"]["choices"] if not one["reason"]]
    assert len(free) == choice.locator("option").count() - 1
    choice.select_option(index=2)
    expect(form.get_by_role("status")).to_be_visible()
    path = f"/api/tables/{here}/seats/0/drafts"
    assert ann.context.request.get(path).json()["saved"][""]["card"] == free[1]
    choice.select_option(index=0)
    expect(form.get_by_role("status")).to_have_count(0)
    assert ann.context.request.get(path).json()["saved"] == {}
    choice.select_option(index=2)
    expect(form.get_by_role("status")).to_be_visible()
    ann.page.reload()
    form = away(ann, german=german)
    expect(form.get_by_role("combobox").first).not_to_have_value("")  # it is kept
    later(site, 91)
    assert ann.see(here)["view"]["realms"][0]["events"] == [free[1]]


def test_an_army_is_left_and_a_server_that_sends_nothing_says_so(
    invite: Invite, site: FastAPI
) -> None:
    site.state.tables.settings = EASY.changed(db=site.state.tables.settings.db)
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, writing_armies)
    ann.sit(here)
    form = away(ann, german=False)
    expect(form).to_contain_text("This server sends no mail.")
    expect(form).to_contain_text("There is no deadline now.")
    form.get_by_role("button", name="Your own army").first.click()
    army = ann.page.get_by_role("dialog", name="Your own army")
    expect(army.get_by_role("status")).to_contain_text("This is allowed.")
    army.get_by_role("button", name="Field this army").click()
    expect(form.get_by_role("status")).to_have_text("Left.")
    saved = ann.context.request.get(f"/api/tables/{here}/seats/0/drafts").json()["saved"]
    assert [draft["@"] for draft in saved.values()] == ["FieldArmy"]
