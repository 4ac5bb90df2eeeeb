"""The table in windows of every kind: the map has the larger part, and what matters is in sight."""

from __future__ import annotations

import re

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.ring_war.board import PLACES
from tests.server.arranged import a_battle, arrange, can_attack, without_cards
from tests.server.forward import asked, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.visitor import DESK, LAPTOP, PHONE, TABLET, ZOOMED, ZOOMED_DESK, Visitor

MAP_PART = """() => {
  const box = document.querySelector('.frame').getBoundingClientRect()
  return (box.width * box.height) / (innerWidth * innerHeight)
}"""

# Which of those that are there cannot be seen whole: below the fold, or under something else.
HIDDEN = """(found) => [...document.querySelectorAll(found)].filter((one) => {
  const box = one.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].map((part) => [box.x + box.width / 2, box.y + box.height * part])
  return points.some(([x, y]) => {
    const at = document.elementFromPoint(x, y)
    return y > innerHeight || !at || !(one.contains(at) || at.contains(one))
  })
}).map((one) => one.textContent)"""

# Banners of which something is covered by another's.
COVERED = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect()
  const aside = [...document.querySelectorAll('.tools, .callout')].map((one) => one.getBoundingClientRect())
  const within = (x, y, box) => x > box.left && x < box.right && y > box.top && y < box.bottom
  return [...document.querySelectorAll('.pieces .lot')].flatMap((lot) => {
    const box = lot.getBoundingClientRect()
    const points = [0.15, 0.5, 0.85].flatMap((across) =>
      [0.2, 0.8].map((down) => [box.x + box.width * across, box.y + box.height * down]),
    )
    const own = lot.dataset.place
    return points
      .filter(([x, y]) => within(x, y, frame) && !aside.some((other) => within(x, y, other)))
      .map(([x, y]) => document.elementFromPoint(x, y)?.closest('.pieces')?.dataset.place)
      .filter((place) => place && place !== own)
      .map((place) => `${place} covers ${own}`)
  })
}"""


def seated(invite: Invite, site: FastAPI, window: dict[str, int]) -> Visitor:
    ann = invite(window=window)
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseAttack"))
    ann.sit(table)
    ann.wait_for_turn()
    return ann


@pytest.mark.parametrize(
    ("window", "least"),
    [(DESK, 0.55), (LAPTOP, 0.5), (TABLET, 0.6), (ZOOMED, 0.6), (ZOOMED_DESK, 0.6), (PHONE, 0.5)],
)
def test_the_map_gets_the_larger_part(
    invite: Invite, site: FastAPI, window: dict[str, int], least: float
) -> None:
    """Also where a browser enlarges everything twofold, and on a tablet that stands upright."""
    ann = seated(invite, site, window)
    assert ann.page.evaluate(MAP_PART) > least
    stop = ann.button("Stop attacking")
    stop.scroll_into_view_if_needed()
    expect(stop).to_be_in_viewport()
    overflow = "() => document.documentElement.scrollWidth - innerWidth"
    assert ann.page.evaluate(overflow) <= 0


def sending(invite: Invite, site: FastAPI, window: dict[str, int]) -> tuple[Visitor, str]:
    """Ann has announced an attack and may send units of each kind, with the leader or without."""
    ann = invite(window=window)
    table = ann.opened("me", "bot:greedy")["table"]
    until(site, table, can_attack)
    without_cards(site, table, 0)  # each would be one more answer
    attack = a_battle(site, table, (2, 2, 1), (2, 1, 1), led=True)
    source, target = PLACES[attack.source], PLACES[attack.target]
    ann.answer(table, {"@": "Attack", "source": source, "target": target})
    ann.sit(table)
    ann.wait_for_turn()
    expect(ann.decision.locator(".choices button")).to_have_count(6)
    return ann, table


def test_all_that_can_be_pressed_in_a_duel_is_in_sight(invite: Invite, site: FastAPI) -> None:
    """On a low screen, however many units may be sent: the answers, the dice, and taking back."""
    ann, _ = sending(invite, site, LAPTOP)
    expect(ann.button("Take back", exact=False)).to_be_visible()
    assert ann.page.evaluate(HIDDEN, ".choices button, .foot button, .follow button, .battle") == []


@pytest.mark.parametrize("window", [PHONE, ZOOMED, ZOOMED_DESK, TABLET])
def test_what_came_of_a_duel_is_in_sight(
    invite: Invite, site: FastAPI, window: dict[str, int]
) -> None:
    """However many answers there are: dice and outcome never slip below what can be seen."""
    rolled = False
    while not rolled:  # whoever is attacked may withdraw before a die is rolled
        ann, table = sending(invite, site, window)
        assert ann.page.evaluate(HIDDEN, ".battle, .foot button") == []
        known = ann.see(table)["entries"]
        with ann.answering():
            ann.decision.get_by_role("button", name=re.compile("^Send an infantry unit$")).click()
        eventually(lambda ann=ann, table=table: 0 in ann.see(table)["turn"])  # type: ignore[misc]
        steps = ann.context.request.get(f"/api/tables/{table}/history?seat=0&from={known}").json()
        rolled = any(event["@"] == "DuelRolled" for step in steps for event in step["events"])
    expect(ann.decision.locator(".outcome")).not_to_be_empty()
    ann.wait_for_turn()
    assert ann.decision.locator(".dice .die").count() >= 2
    assert ann.page.evaluate(HIDDEN, ".outcome, .dice .die, .foot button") == []


@pytest.mark.parametrize("window", [DESK, LAPTOP, TABLET, PHONE, ZOOMED])
def test_no_banner_hides_another(invite: Invite, site: FastAPI, window: dict[str, int]) -> None:
    """Where areas are small and every second one holds units of two kinds."""
    ann = invite(window=window)
    bots = ["bot:random"] * 3
    table = ann.opened("me", *bots, options={"map": "full"})["table"]
    until(site, table, lambda war: war.turn >= 2 and asked(0, "ChooseAttack")(war))
    with site.state.tables.reading(table) as (_, found):
        areas = list(found.match.position.board.areas)
    arrange(site, table, {area: (2, area % 2, 0) for area in areas})
    ann.sit(table)
    ann.wait_for_turn()
    expect(ann.page.locator(".pieces .lot").first).to_be_visible()
    assert ann.page.evaluate(COVERED) == []
