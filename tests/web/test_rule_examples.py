"""Examples of a rulebook are opened from the page of the rules, and looked through from their beginning."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from feldzug.games.runewars.banners.examples import EXAMPLES
from tests.web.conftest import Invite
from tests.web.visitor import DESK, PHONE


@pytest.mark.parametrize("key", list(EXAMPLES.all))
def test_an_example_opens_where_it_begins(invite: Invite, key: str) -> None:
    ann = invite()
    ann.go("/#/rules/runewars")
    examples = ann.page.get_by_role("region", name="Examples")
    expect(examples.get_by_role("listitem")).to_have_count(len(EXAMPLES.all))
    expect(examples.get_by_role("link", name="BOW-111")).to_be_visible()
    examples.get_by_role("button", name=EXAMPLES.all[key].title["en"]).click()
    panel = ann.page.get_by_role("region", name="Look back")
    expect(panel).to_be_visible()
    expect(ann.page.get_by_role("alertdialog")).to_have_count(0)
    before = panel.locator(".events").inner_text()
    panel.get_by_role("button", name="One step on").click()
    expect(panel.locator(".events")).not_to_have_text(before)
    expect(ann.page.locator(".frame .world svg").first).to_be_visible()


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_looks_back_sees_the_battle_too(invite: Invite, window: dict[str, int]) -> None:
    """With the card that was announced, not only in words."""
    ann = invite(window=window)
    ann.go("/#/rules/runewars")
    title = EXAMPLES.all["tactical-fate"].title["en"]
    ann.page.get_by_role("button", name=title).click()
    panel = ann.page.get_by_role("region", name="Look back")
    battle = panel.get_by_role("region", name="Battle", exact=True)
    announced = battle.get_by_text("has announced a tactical fate card")
    for _ in range(20):
        panel.get_by_role("button", name="One step on").click()
        ann.page.wait_for_timeout(150)
        if announced.count():
            break
    expect(announced).to_be_attached()
    expect(battle.locator(".fate").first).to_be_attached()


def test_a_game_without_examples_has_no_list(invite: Invite) -> None:
    ann = invite()
    with ann.page.expect_response(lambda reply: "/examples/en" in reply.url):
        ann.go("/#/rules/ring-war")
    expect(ann.page.get_by_text("RNG-001", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("region", name="Examples")).to_have_count(0)
