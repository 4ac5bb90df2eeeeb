"""Runewars on the page: tiles are laid, orders chosen, a battle is looked at."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.march import GatherArmy, MoveArmy
from feldzug.games.runewars.walk import seek
from feldzug.games.runewars.world import World
from tests.server.forward import asked, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.test_access import faults
from tests.web.visitor import DESK, PHONE, Visitor

QUICK = {"setup": "quick"}


def table(who: Visitor, *seats: str, **options: str) -> str:
    return str(who.opened(*seats, game="runewars", options=options)["table"])


def choosing_orders(world: World) -> bool:
    return any(type(frame).__name__ == "ChooseOrders" for frame in world.stack)


def test_a_tile_is_chosen_turned_and_laid(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random")
    until(site, here, lambda g: asked(0, "ChooseTile")(g) and len(g.layout.tiles) > 0)
    ann.sit(here)
    before = len(ann.see(here)["view"]["tiles"])
    ann.page.locator("g.waiting").first.click(force=True)
    expect(ann.page.locator("g.ghost").first).to_be_attached()
    ann.page.keyboard.press("r")
    spot = ann.page.locator("g.ghost circle").first
    spot.click(force=True)
    expect(ann.page.locator("g.ghost")).to_have_count(0)
    assert len(ann.see(here)["view"]["tiles"]) > before


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_order_is_chosen_from_the_hand(invite: Invite, site: FastAPI, language: str) -> None:
    ann = invite(language=language)
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    ann.sit(here)
    name = {"en": "Harvest", "de": "Ernte"}[language]
    card = ann.page.locator(".hand button", has_text=name).first
    card.click()
    ann.page.locator(".decision .choices button.primary").first.click()
    expect(ann.page.locator(".decision")).not_to_contain_text(
        {"en": "Which order", "de": "Welchen Befehl"}[language]
    )
    eventually(lambda: ann.see(here)["view"]["players"][0]["order"] == "harvest")


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_a_battle_shows_both_lines(invite: Invite, site: FastAPI, window: dict[str, int]) -> None:
    ann = invite(window=window)
    here = table(ann, "me", "me", **QUICK)
    until(site, here, lambda g: g.contested >= 0 and len(g.fighters) > 2, walk=seek)
    ann.sit(here)
    if ann.page.locator(".curtain button").count():
        ann.page.locator(".curtain button").first.click()
    battle = ann.page.get_by_role("region", name="Battle", exact=True)
    expect(battle).to_be_attached()
    expect(battle.locator("tbody tr")).to_have_count(5)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault(invite: Invite, site: FastAPI, theme: str) -> None:
    ann = invite(theme=theme)
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    ann.sit(here)
    assert faults(ann) == []


def gathered(world: World) -> bool:
    """Somebody goes along with an army that will meet a defender."""
    army = next((frame for frame in world.stack if isinstance(frame, MoveArmy)), None)
    if army is None or not isinstance(world.stack[-1], GatherArmy) or not army.kinds:
        return False
    return world.is_neutral(army.area) or world.is_enemy(army.area, army.seat)


@pytest.mark.parametrize("language", ["en", "de"])
def test_odds_stand_beside_an_army_that_gathers(
    invite: Invite, site: FastAPI, language: str
) -> None:
    ann = invite(language=language)
    here = table(ann, "me", "me", **QUICK)
    until(site, here, gathered, walk=seek)
    ann.sit(here)
    if ann.page.locator(".curtain button").count():
        ann.page.locator(".curtain button").first.click()
    name = {"en": "Odds of the battle", "de": "Chancen der Schlacht"}[language]
    odds = ann.page.get_by_role("region", name=name)
    expect(odds).to_contain_text({"en": "attacker wins with", "de": "Angreifer gewinnt"}[language])
    expect(odds).to_contain_text("%")


def test_odds_go_with_a_battle(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "me", **QUICK)
    until(site, here, undecided, walk=seek)
    ann.sit(here)
    if ann.page.locator(".curtain button").count():
        ann.page.locator(".curtain button").first.click()
    odds = ann.page.get_by_role("region", name="Odds of the battle")
    expect(odds).to_contain_text("Mean losses")


def undecided(world: World) -> bool:
    """Two lines stand in a battle that goes on."""
    return world.contested >= 0 and len(world.fighters) > 2 and world.frame(Battle).winner < 0
