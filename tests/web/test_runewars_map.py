"""The map of Runewars: borders are drawn, a battle is seen on it, and beforehand where an army can march."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.runewars.walk import seek
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from tests.server.forward import asked, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.test_runewars import IN_SIGHT, QUICK, choosing_orders, table, undecided
from tests.web.visitor import DESK, LAPTOP, PHONE, TABLET, ZOOMED_DESK


def may_choose(world: World) -> bool:
    """An area is to be activated; some of the map is too far for any army."""
    return asked(0, "ChooseActivation")(world) and len(world.legal(Seat(0))) > 10


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_nobody_can_march_to_glows_faintly(
    invite: Invite, site: FastAPI, language: str
) -> None:
    ann = invite(language=language)
    here = table(ann, "me", "bot:random", "bot:random", **QUICK)
    until(site, here, may_choose, walk=seek)
    ann.sit(here)
    reached = set(ann.see(here)["view"]["marches"])
    glowing = ann.page.locator("polygon.glow")
    expect(glowing.first).to_be_visible()
    beyond = ann.page.locator("polygon.glow.beyond")
    glows = {one.get_attribute("data-glow") for one in glowing.all()}
    assert {one.get_attribute("data-glow") for one in beyond.all()} == glows - reached
    far = min(glows - reached - {None}, key=str)
    at = ann.spot(str(far))
    ann.page.mouse.move(at["x"], at["y"])
    said = {
        "en": "No figure of Ann gets here now.",
        "de": "Keine Figur von Ann kommt jetzt hierher.",
    }
    expect(ann.page.locator(".place-part")).to_contain_text(said[language])


def gathers_many(world: World) -> bool:
    return asked(0, "GatherArmy")(world) and len(world.legal(Seat(0))) > 5


@pytest.mark.parametrize(
    ("language", "window"),
    [("en", DESK), ("de", LAPTOP), ("de", PHONE), ("en", TABLET), ("en", ZOOMED_DESK)],
    ids=["desk", "laptop", "phone", "tablet", "zoomed"],
)
def test_that_an_army_is_complete_can_be_said_without_looking_for_it(
    invite: Invite, site: FastAPI, language: str, window: dict[str, int]
) -> None:
    """However many figures could still go along."""
    ann = invite(language=language, window=window)
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, gathers_many, walk=seek)
    ann.sit(here)
    names = {"en": "The army is complete", "de": "Das Heer ist vollzählig"}
    done = ann.page.locator(".decision").get_by_role("button", name=names[language])
    expect(done).to_be_visible()
    eventually(lambda: bool(done.evaluate(IN_SIGHT)))


def test_who_fights_is_seen_on_the_map(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, undecided, walk=seek)
    ann.sit(here)
    view = ann.see(here)["view"]
    kinds = {(one["side"], one["kind"], one["routed"]) for one in view["fighters"]}
    expect(ann.page.locator(".pieces .fighter")).to_have_count(len(kinds))
    expect(ann.page.locator(".pieces .clash")).to_have_count(1)


def test_a_border_that_two_areas_share_is_drawn_once(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    ann.sit(here)
    rivers = ann.page.locator(".world g.water .stream")
    expect(rivers.first).to_be_attached()
    courses = [one.get_attribute("d") for one in rivers.all()]
    assert len(set(courses)) == len(courses)
    expect(ann.page.locator(".world g.mountain .body").first).to_be_attached()


def passes_in_battle(world: World) -> bool:
    """One is asked whether one plays a card in a battle that is under way."""
    return undecided(world) and len(world.fighters) > 4 and asked(0, "TacticsWindow")(world)


@pytest.mark.parametrize("window", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_one_passes_in_a_battle_without_looking_for_the_button(
    invite: Invite, site: FastAPI, window: dict[str, int]
) -> None:
    ann = invite(window=window)
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, passes_in_battle, walk=seek)
    ann.sit(here)
    away = ann.decision.get_by_role("button", name="Pass", exact=True)
    expect(away).to_be_visible()
    expect(ann.page.get_by_role("region", name="Battle", exact=True)).to_be_attached()
    eventually(lambda: bool(away.evaluate(IN_SIGHT)))
