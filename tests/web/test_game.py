"""A whole war, from the lobby to the end screen, played with mouse and buttons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.visitor import QUICK


@pytest.mark.slow
def test_a_war_against_a_bot_to_its_end(invite: Invite) -> None:
    ann = invite("Ann")
    page = ann.page
    ann.go()
    page.get_by_role("link", name="New table").click()
    page.get_by_label("Title").fill("The first war")
    for option, value in QUICK.items():
        ann.set_option(option, value)
    page.get_by_label("Level of the bot").select_option("greedy")
    ann.button("Open the table").click()
    page.locator(".frame .world svg").first.wait_for()

    assert ann.play(1500) == "over"

    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_be_visible()
    expect(end.get_by_role("listitem")).to_have_count(2)
    expect(end.get_by_label("How the scores went")).to_be_visible()
    expect(end.get_by_text(re.compile(r"\bwins\.$"))).to_be_visible()
    expect(end.locator("polyline")).to_have_count(2)  # all at once, when all is known
    end.get_by_role("button", name="Close").click()
    table = page.url.rpartition("/")[2]
    outcome = ann.see(table)["outcome"]
    points = [int(text) for text in page.locator(".end .points").all_inner_texts()]
    assert points == [outcome["scores"][seat] for place in outcome["ranking"] for seat in place]

    ann.button("Verify dice").click()
    expect(
        page.get_by_text(re.compile(r"All \d+ rolls follow from the sealed secret"))
    ).to_be_visible()

    page.get_by_role("link", name="Lobby").click()
    finished = page.get_by_role("heading", name="Finished games")
    expect(finished).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("The first war"))).to_be_visible()
