"""Looking back, what-if games, records and proof of the dice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi import FastAPI
from playwright.sync_api import Route, expect

from feldzug.games import GAMES
from feldzug.kernel import record
from tests.server.forward import fast_forward
from tests.web.conftest import Invite
from tests.web.visitor import Visitor

Finished = tuple[Visitor, str]


@pytest.fixture
def finished(invite: Invite, site: FastAPI) -> Finished:
    """Somebody before the end screen of a finished game."""
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    fast_forward(site, table)
    ann.sit(table)
    dialog = ann.page.get_by_role("dialog", name="The game is over")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    return ann, table


def test_a_slider_goes_through_the_whole_game(finished: Finished) -> None:
    ann, table = finished
    page = ann.page
    now = page.locator(".players > ul").inner_text()
    page.locator(".end").get_by_role("button", name="Look back").click()
    panel = page.get_by_role("region", name="Look back")
    slider = panel.get_by_label("Entry")
    last = int(slider.get_attribute("max") or 0)
    assert last == ann.see(table)["entries"]
    slider.fill("60")
    expect(panel.get_by_text(re.compile(rf"^60 / {last:,}$"))).to_be_visible()
    early = ann.context.request.get(f"/api/tables/{table}/at/60?seat=0").json()["view"]
    assert early["turn"] < ann.see(table)["view"]["turn"]
    expect(page.locator(".players > ul")).not_to_have_text(now)
    shown = panel.locator(".events").inner_text()
    panel.get_by_role("button", name="One step on").click()
    expect(panel.locator(".events")).not_to_have_text(shown)
    panel.get_by_role("button", name="Play", exact=True).click()
    expect(panel.get_by_text(re.compile(r"^6[3-9] /"))).to_be_visible(timeout=10_000)
    panel.get_by_role("button", name="Pause").click()
    slider.fill("30")
    line = ann.log.nth(45).get_by_role("button")
    said = line.inner_text()
    line.click()
    expect(panel.locator(".events")).to_contain_text(said)
    panel.get_by_role("button", name="Back to now").click()
    expect(page.locator(".players > ul")).to_have_text(now)


def test_a_what_if_game_starts_from_any_moment(finished: Finished) -> None:
    ann, table = finished
    ann.page.locator(".end").get_by_role("button", name="Look back").click()
    ann.page.get_by_label("Entry").fill("60")
    ann.button("Play on from here against bots").click()
    ann.page.wait_for_function(f"() => !location.hash.includes('{table}')")
    ann.page.locator(".frame .world svg").first.wait_for()
    branch = ann.page.url.rpartition("/")[2]
    seen = ann.see(branch)
    assert seen["state"] == "playing"
    title = re.compile("^What if: .+, entry 60$")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(title)
    assert [seat["kind"] for seat in seen["seats"]] == ["me", "bot"]
    ann.wait_for_turn()
    decision = ann.see(branch)["entries"]
    ann.play(3)
    assert ann.see(branch)["decision"] > decision
    assert ann.see(table)["state"] == "over"


def test_a_record_is_downloaded_verified_and_uploaded(
    finished: Finished, invite: Invite, tmp_path: Path
) -> None:
    ann, table = finished
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Record").click()
    file = tmp_path / "game.record"
    download.value.save_as(file)
    read = record.read(file.read_text(), GAMES)
    assert record.verify(read) > 50
    bob = invite("Bob")
    bob.go()
    bob.page.get_by_label("Import a record").set_input_files(file)
    expect(bob.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert bob.see(bob.page.url.rpartition("/")[2], None)["outcome"] == ann.see(table)["outcome"]


def test_a_bad_record_is_refused_in_words(invite: Invite, tmp_path: Path) -> None:
    bob = invite("Bob")
    bob.go()
    file = tmp_path / "bad.record"
    file.write_text("no record at all\n")
    bob.page.get_by_label("Import a record").set_input_files(file)
    expect(bob.page.get_by_role("alert")).to_be_visible()
    expect(bob.page.get_by_role("alert")).not_to_be_empty()


def test_honest_dice_are_verified_in_the_browser(finished: Finished) -> None:
    ann, _ = finished
    ann.button("Verify dice").click()
    honest = ann.page.get_by_text(re.compile(r"All [\d,]+ rolls follow from the sealed secret"))
    expect(honest).to_be_visible()


@pytest.mark.parametrize("forged", ["outcome", "secret"])
def test_forged_dice_are_found_out(finished: Finished, forged: str) -> None:
    ann, _ = finished

    def forge(proof: dict[str, object]) -> None:
        if forged == "secret":
            proof["secret"] = "00" * 32
        else:
            draws = proof["draws"]
            assert isinstance(draws, list)
            dice = next(d for d in draws if d["odds"]["kind"] == "dice" and d["odds"]["count"] == 1)
            dice["outcome"] = [dice["outcome"][0] % dice["odds"]["faces"] + 1]

    def answer(route: Route) -> None:
        proof = route.fetch().json()
        forge(proof)
        route.fulfill(json=proof)

    ann.page.route("**/dice", answer)
    ann.button("Verify dice").click()
    said = "do not follow" if forged == "outcome" else "does not match the seal"
    expect(ann.page.get_by_text(re.compile(said))).to_be_visible()


def test_play_again(finished: Finished) -> None:
    ann, table = finished
    ann.button("Play again").click()
    ann.page.wait_for_function(f"() => !location.hash.includes('{table}')")
    ann.page.locator(".frame .world svg").first.wait_for()
    again = ann.see(ann.page.url.rpartition("/")[2])
    assert again["state"] == "playing"
    assert again["setup"] == ann.see(table)["setup"]
