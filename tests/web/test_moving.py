"""Several units that go together: no more of them than there is room for, and a true reason."""

from __future__ import annotations

import re

from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.ring_war.board import PLACE, PLACES
from tests.server.arranged import arrange, room_for_three
from tests.server.forward import asked, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.visitor import Visitor


def moving(invite: Invite, site: FastAPI) -> tuple[Visitor, str, str, str]:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseMove"))
    source, target = room_for_three(site, table)
    ann.sit(table)
    ann.wait_for_turn()
    return ann, table, source, target


def count_to_the_end(ann: Visitor) -> None:
    """Press *one more* as long as it can be pressed."""
    card = ann.page.locator(".place-card")
    for _ in range(5):
        if card.get_by_label("one more").first.is_enabled():
            card.get_by_label("one more").first.click()


def test_no_more_units_are_counted_than_find_room(invite: Invite, site: FastAPI) -> None:
    ann, table, source, target = moving(invite, site)
    ann.touch(source)
    card = ann.page.locator(".place-card")
    expect(card.locator("output")).to_have_text("1")
    count_to_the_end(ann)
    expect(card.locator("output")).to_have_text("3")
    card.get_by_role("button", name=re.compile("Choose where to")).click()
    expect(ann.page.locator(f'[data-glow="{target}"]')).to_be_attached()
    with ann.answering():
        ann.touch(target)
    places = ann.see(table)["view"]["places"]
    assert [places[p]["units"]["infantry"] for p in (source, target)] == [2, 5]


def test_units_that_are_dragged_stop_at_the_room_where_they_go(
    invite: Invite, site: FastAPI
) -> None:
    ann, table, source, target = moving(invite, site)
    ann.drag(source, target)
    count_to_the_end(ann)
    expect(ann.page.locator(".place-card output")).to_have_text("3")
    ann.page.locator(".place-card").get_by_role("button", name=re.compile("Send to")).click()
    eventually(lambda: ann.see(table)["view"]["places"][target]["units"]["infantry"] == 5)


def test_where_fewer_find_room_than_go_says_so(invite: Invite, site: FastAPI) -> None:
    """Another area in reach has room for one only: it does not glow, and says how many it takes."""
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    until(site, table, asked(0, "ChooseMove"))
    source, target = room_for_three(site, table)
    other = narrow(site, table, source, target)
    ann.sit(table)
    ann.wait_for_turn()
    ann.touch(source)
    count_to_the_end(ann)
    ann.page.locator(".place-card").get_by_role("button", name=re.compile("Choose where")).click()
    expect(ann.page.locator(f'[data-glow="{target}"]')).to_be_attached()
    expect(ann.page.locator(f'[data-glow="{other}"]')).to_have_count(0)
    ann.touch(other)
    why = ann.page.locator(".place-card").get_by_role("status")
    expect(why).to_contain_text("There is room for one more, not for 3.")
    expect(why.locator("summary")).to_have_text("RNG-043")


def narrow(app: FastAPI, table: str, source: str, target: str) -> str:
    """Make another neighbour of the source one of seat 0 with room for one."""
    with app.state.tables.reading(table) as (_, found):
        war = found.match.position
        near = [a for a in war.board.land[PLACE[source]] if a != PLACE[target]]
        other = near[0]
        if war.ruler[other] != 0:
            for at in range(3 * other, 3 * other + 3):
                if war.ruler[other] >= 0:
                    war.fielded[3 * war.ruler[other] + at % 3] -= war.units[at]
                war.units[at] = 0
            war.ruler[other] = 0
    arrange(app, table, {other: (4, 0, 0)})
    return PLACES[other]
