"""Regions, the key, looking at any area without choosing it, and letters that can be read."""

from __future__ import annotations

import re
import tomllib
from importlib import resources

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.ring_war.board import PLACES
from tests.server.forward import asked, until
from tests.web.conftest import Invite
from tests.web.visitor import DESK, LAPTOP, PHONE, TABLET, ZOOMED, Visitor

# The smallest letters on the screen, in pixels, of whatever says something.
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.layout *')].flatMap((element) => {
  const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const box = element.getBoundingClientRect()
  if (!says || !box.width || !box.height || getComputedStyle(element).visibility === 'hidden') return []
  const size = parseFloat(getComputedStyle(element).fontSize)
  const matrix = element.getScreenCTM?.()
  return [Math.round(10 * size * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)) / 10]
}))"""


def seated(
    invite: Invite, site: FastAPI, window: dict[str, int] = DESK, touch: bool = False
) -> tuple[Visitor, str]:
    ann = invite(window=window, touch=touch)
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseAttack"))
    ann.sit(table)
    ann.wait_for_turn()
    return ann, table


def test_the_map_is_coloured_by_owners_or_regions(invite: Invite, site: FastAPI) -> None:
    ann, _ = seated(invite, site)
    realm = ann.page.locator("path#place-fornost")
    expect(realm).to_have_attribute("fill", re.compile(r"^url\(#rw-"))
    toggle = ann.button("Colour the map by regions", exact=False)
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    colour = realm.get_attribute("fill")
    expect(ann.page.locator("path#place-weather_hills")).to_have_attribute("fill", str(colour))
    expect(ann.page.locator("path#place-moria")).not_to_have_attribute("fill", str(colour))
    ann.page.reload()
    expect(realm).to_have_attribute("fill", str(colour))  # it stays so
    ann.page.keyboard.press("r")
    expect(realm).to_have_attribute("fill", re.compile(r"^url\(#rw-"))


def test_a_table_tells_what_regions_are_worth_and_who_holds_how_many(
    invite: Invite, site: FastAPI
) -> None:
    ann, table = seated(invite, site)
    ann.button("Regions and symbols", exact=False).click()
    key = ann.page.get_by_role("region", name="Regions and symbols", exact=False)
    arnor = key.get_by_role("row").filter(has=ann.page.get_by_role("rowheader", name="Arnor"))
    arnor.wait_for()
    told = arnor.get_by_role("cell").all_inner_texts()
    with site.state.tables.reading(table) as (_, found):
        war = found.match.position
        areas = [area for area in war.board.areas if PLACES[area] in arnor_areas()]
        held = [sum(war.ruler[area] == seat for area in areas) for seat in (0, 1)]
    shown = [text.strip() for text in told]
    assert shown == ["7", str(len(areas)), *[str(count or "–") for count in held]]
    for symbol in ("infantry", "cavalry", "creature", "leader", "fortress", "port", "ship symbol"):
        expect(key.get_by_role("listitem").filter(has_text=symbol).first).to_be_visible()
    ann.page.keyboard.press("k")
    expect(key).to_have_count(0)
    ann.page.keyboard.press("k")
    expect(key).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(key).to_have_count(0)


def arnor_areas() -> set[str]:
    content = resources.files("feldzug.games.ring_war.content").joinpath("map.toml").read_text()
    return {area["id"] for area in tomllib.loads(content)["area"] if area["region"] == "arnor"}


def test_an_area_is_looked_at_without_choosing_it(invite: Invite, site: FastAPI) -> None:
    ann, table = seated(invite, site)
    places = ann.see(table)["view"]["places"]
    # Of what could be attacked, or attacks, the odds are shown as well.
    for place in (
        next(p for p in places if p not in ann.glowing() and ":" not in p),
        ann.glowing()[0],
    ):
        at = ann.spot(place)
        ann.page.mouse.move(at["x"], at["y"])
        seen = ann.page.locator(".look, .foresight")
        expect(seen.get_by_role("heading")).to_be_visible()
        expect(seen.locator(".army")).to_be_visible()
        expect(ann.page.locator("path.chosen")).to_have_count(0)
    ann.page.keyboard.press("i")
    look = ann.page.locator(".look")
    expect(look).to_be_visible()
    ann.page.mouse.move(5, 5)
    expect(ann.page.locator(".foresight")).to_have_count(0)
    expect(look).to_be_visible()  # what was asked for stays
    expect(ann.page.locator("path.chosen")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(look).to_have_count(0)


def test_a_long_press_looks_and_does_not_choose(invite: Invite, site: FastAPI) -> None:
    ann, _ = seated(invite, site, PHONE, touch=True)
    at = ann.spot(ann.glowing()[0])
    finger = ann.context.new_cdp_session(ann.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ann.page.locator(".look")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.page.locator(".look")).to_be_visible()
    expect(ann.page.locator("path.chosen")).to_have_count(0)
    expect(ann.page.locator(".place-card")).to_have_count(0)


@pytest.mark.parametrize("window", [DESK, LAPTOP, TABLET, PHONE, ZOOMED])
def test_nothing_is_smaller_than_eleven_pixels(
    invite: Invite, site: FastAPI, window: dict[str, int]
) -> None:
    ann, _ = seated(invite, site, window)
    assert ann.page.evaluate(SMALLEST) >= 11
    ann.button("Closer").click()
    ann.page.wait_for_function(f"() => ({SMALLEST})() >= 11")
