"""Banners of War on the page: the realm with all its modules, buying cards, announcing fate cards."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.runewars.banners.announcing import AnnounceWindow, replaceable
from feldzug.games.runewars.banners.barren import desolate, freeze, refuses_desolation
from feldzug.games.runewars.banners.commanders.command import COMMANDER_CARDS, Command
from feldzug.games.runewars.banners.development.capitals import found_capital
from feldzug.games.runewars.banners.development.state import (
    DEVELOPMENT_CARD_BOX,
    DEVELOPMENT_CARDS,
    Developed,
)
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import standing_of
from feldzug.games.runewars.board import AREAS, FACTIONS, HOME_OF
from feldzug.games.runewars.decks import DEVELOPMENTS, ORDER_BOX
from feldzug.games.runewars.developments import DevelopRealm
from feldzug.games.runewars.tactics.moments import BEFORE_DRAW
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.victory_cards import VictoryClaim, VictoryClaims
from feldzug.games.runewars.walk import seek
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.values import Seat
from tests.games.runewars.table import hold
from tests.server.forward import until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.test_access import faults
from tests.web.test_layout import HIDDEN
from tests.web.test_runewars import IN_SIGHT, QUICK, SMALL, arranged, choosing_orders
from tests.web.visitor import DESK, LAPTOP, PHONE, Visitor

EVERYTHING = {
    **QUICK,
    "development_cards": "on",
    "commanders": "on",
    "free_cities": "on",
    "road_to_victory": "on",
}


def table(who: Visitor, *seats: str, **options: str) -> str:
    agreed = {**EVERYTHING, **options}
    return str(who.opened(*seats, game="runewars", modules=["banners"], options=agreed)["table"])


def developed(world: World) -> list[str]:
    """A capital with two developments, a bought card, barren land and peasants; which areas those are."""
    seat, state = Seat(0), world.part(Developed)
    faction = world.faction[seat]
    home = next(area for area in world.areas() if world.stronghold[area] == seat)
    assert HOME_OF[home] == faction
    card = next(
        one.number
        for one in DEVELOPMENT_CARD_BOX.facts
        if one.printed["about"] == "capital" and one.printed["faction"] == FACTIONS[faction]
    )
    state.bought[card] = 1
    found_capital(world, seat, home)
    world.development[home] = DEVELOPMENTS.index("training-ground")
    state.second[home] = DEVELOPMENTS.index("training-ground")
    free = [area for area in world.areas() if not refuses_desolation(world, area)]
    waste, ice, left = free[0], free[1], free[2]
    desolate(world, waste)
    freeze(world, ice)
    freeze(world, ice)
    state.peasants[left] = 1
    world.part(VictoryClaims).claims = [VictoryClaim(Seat(1), 3, world.year)]
    world.events.clear()
    return [AREAS[home], AREAS[waste], AREAS[ice], AREAS[left], DEVELOPMENT_CARDS[card]]


@pytest.mark.parametrize(
    ("language", "window"), [("en", DESK), ("de", PHONE)], ids=["en", "de-phone"]
)
def test_the_realm_shows_what_the_modules_add(
    invite: Invite, site: FastAPI, language: str, window: dict[str, int]
) -> None:
    ann = invite(language=language, window=window)
    here = table(ann, "me", "bot:random")
    until(site, here, choosing_orders)
    with site.state.tables.reading(here) as (_, found):
        world: World = found.match.position
        home, waste, ice, left, card = developed(world)
        world.forget_menu()
    ann.sit(here)
    page = ann.page
    # On the map.
    for token in (f"desolation-{waste}", f"cryomancy-{ice}", f"peasant-{left}"):
        expect(page.locator(f"[data-token='{token}']")).to_be_visible()
    expect(page.locator(".scorched")).to_have_count(1)
    area = page.locator(f".pieces g[data-place='{home}']").first
    expect(area.locator(".development")).to_have_count(2)
    expect(page.locator(".hero .mark").first).to_be_attached()
    # A Victory card on its season, and Garrison among the orders.
    claimed = {"en": "Victory card of", "de": "Siegkarte von"}[language]
    expect(page.locator(f".wheel [aria-label*='{claimed}']")).to_be_attached()
    names = ann.context.request.get(f"/api/games/runewars/words/{language}").json()["vocabularies"]
    cards = [one["card"] for one in ann.see(here)["views"]["road-to-victory"]["cards"]]
    banner = page.locator(".players li", has_text=names["victory-card"][cards[1]])
    expect(banner).to_have_count(1)
    expect(page.locator(".fan button")).to_have_count(9)
    garrison = {"en": "Garrison", "de": "Garnison"}[language]
    page.locator(".fan button", has_text=garrison).click()
    expect(page.locator(".reads")).to_contain_text({"en": "Sit tight", "de": "Bleib"}[language])
    if window is DESK:  # what it does is read without scrolling
        eventually(lambda: bool(page.locator(".reads p").nth(1).evaluate(IN_SIGHT)))
    assert page.evaluate(SMALL) == []
    # On the sheet: four kinds and two new ones, eight development cards, commanders under their heroes.
    page.keyboard.press("k")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("h4")).to_have_count(6)
    sheet.locator("nav button").nth(0).click()
    mine = sheet.locator("nav button", has_text=names["faction"][faction_of(ann, here)])
    mine.click()
    expect(sheet.locator("li.bought b")).to_have_text(names["development-card"][card])
    expect(sheet.locator("li.bought, li:has(> b + span i)")).to_have_count(8)
    led = ann.see(here)["views"]["commanders"]["commanders"]
    own = next(c for h, c in led.items() if ann.see(here)["view"]["heroes"][h]["seat"] == 0)
    expect(sheet.locator(".heroes")).to_contain_text(names["commander-card"][own])
    page.keyboard.press("Escape")
    expect(page.locator(".hand-part")).to_contain_text(names["victory-card"][cards[0]])
    assert faults(ann) == []


def faction_of(who: Visitor, here: str) -> str:
    return str(who.see(here)["view"]["players"][0]["faction"])


def test_a_development_card_is_bought(invite: Invite, site: FastAPI) -> None:
    """Cards with price and text; what was bought stands in the banner and in the hand."""
    ann = invite()
    here = table(ann, "me", "bot:random")
    until(site, here, choosing_orders)
    with site.state.tables.reading(here) as (_, found):
        world: World = found.match.position
        world.dials[0] = [8, 8, 8]
        world.active = 0
    arranged(
        site, here, Turn(Seat(0), at="end"), DevelopRealm(Seat(0), ORDER_BOX.number("harvest"))
    )
    ann.sit(here)
    # The developments of the base stand above them as cards, too.
    expect(ann.decision.locator("li button")).to_have_count(12)
    cards = ann.decision.locator("li button", has=ann.page.locator(".head svg"))
    expect(cards).to_have_count(8)
    texts = ann.context.request.get("/api/games/runewars/cards/en").json()
    name = cards.nth(4).locator("b").inner_text()
    told = next(one["text"] for one in texts.values() if one["name"] == name)
    expect(cards.nth(4)).to_contain_text(told)
    expect(cards.nth(4).locator(".head svg").first).to_be_visible()
    with ann.answering():
        cards.nth(4).click()
    expect(ann.page.get_by_role("img", name=f"1 development card: {name}")).to_be_attached()
    expect(ann.page.locator(".hand-part li.bought b")).to_have_text(name)


def announcing(world: World) -> bool:
    """Somebody is asked who may replace more than one card."""
    top = world.stack[-1] if world.stack else None
    return isinstance(top, AnnounceWindow) and replaceable(world, top.side) > 1


def test_a_tactical_fate_card_is_announced(invite: Invite, site: FastAPI) -> None:
    """By its face; then it lies beside the drawn cards, with its title for its owner."""
    ann = invite()
    here = table(ann, "me", "me")
    until(site, here, announcing, walk=seek)
    with site.state.tables.reading(here) as (_, found):
        world: World = found.match.position
        seat = world.waiting()[0]
        hold(world, seat, "ashen-sky", "bribery")
        world.forget_menu()
    ann.sit(here)
    if ann.page.locator(".curtain button").count():
        ann.page.locator(".curtain button").first.click()
    expect(ann.page.locator(".purpose")).to_contain_text("counts in place of a Fate card")
    card = ann.decision.get_by_role("list", name="Your tactical fate cards").locator("button")
    expect(card).to_have_count(2)
    expect(card.locator(".reads")).to_have_count(2)
    with ann.answering():
        card.filter(has_text="Ashen Sky").click()
    expect(card).to_have_count(1)
    battle = ann.page.get_by_role("region", name="Battle", exact=True)
    expect(battle).to_contain_text("has announced a tactical fate card")
    expect(battle.locator("li", has_text="Ashen Sky").locator(".fate")).to_be_attached()
    # The other side knows how many there are, and nothing else.
    other = ann.see(here, 1 - seat)["views"]["banners"]
    assert sorted(other["announced"]) == [0, 1]
    assert other["known_announced"] == [[], []]
    # Who passes in advance is not asked again.
    ann.decision.get_by_role("group", name="Pass in advance").get_by_role("button").first.click()
    expect(card).to_have_count(0)


def fighting_on(world: World) -> bool:
    """The first seat is asked in a battle in which units still stand against it."""
    if not announcing(world) or world.waiting()[0] != 0:
        return False
    fought = [frame for frame in world.stack if isinstance(frame, Battle)]
    return bool(fought) and bool(standing_of(world, 1 - fought[0].side_of(Seat(0))))


def may_lead(site: FastAPI, here: str) -> bool:
    """Play on to a battle with a commander of the first seat; whether that seat is asked for him."""
    until(site, here, fighting_on, walk=seek)
    with site.state.tables.reading(here) as (_, found):
        world: World = found.match.position
        heroes = world.heroes(Seat(0))
        if not heroes:
            return False
        world.stack.pop()
        area, who = world.frame(Battle).area, heroes[0]
        command = world.part(Command)
        command.cards = [NONE] * len(command.cards)
        command.cards[who] = COMMANDER_CARDS.index("war-mage")
        world.hero_area[who], world.hero_routed[who] = area, 0
        world.stack.append(TacticsWindow(BEFORE_DRAW, (Seat(0),), Seat(0)))
        world.settle()
        world.forget_menu()
        return world.waiting() == (Seat(0),) and len(world.legal(Seat(0))) == 2


@pytest.mark.parametrize("window", [DESK, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])
def test_that_a_commander_may_lead_is_in_sight(
    invite: Invite, site: FastAPI, window: dict[str, int]
) -> None:
    """However much of the battle is shown, no answer is scrolled out of sight by it."""
    ann = invite(window=window, language="de")
    for _ in range(8):  # in some battles something else comes first
        here = table(ann, "me", "bot:random")
        if may_lead(site, here):
            break
    ann.sit(here)
    page = ann.page
    expect(page.locator(".decision .choices button")).to_have_count(2)
    expect(page.locator(".decision .choices")).to_contain_text("setzt seine Kommandantenkarte ein")
    assert page.evaluate(HIDDEN, ".decision .choices button") == []
    assert page.evaluate(HIDDEN, ".decision .foot button") == []


def test_the_rules_are_one_book(invite: Invite) -> None:
    """The base by itself, and with a module once that is chosen or one of its rules is named."""
    ann = invite()
    ann.go("/#/rules/runewars")
    expect(ann.page.locator("dl > div").first).to_be_visible()
    expect(ann.page.locator("#rule-BOW-135")).to_have_count(0)
    ann.page.get_by_label("Banners of War", exact=True).check()
    expect(ann.page.locator("#rule-BOW-135")).to_be_attached()
    expect(ann.page.locator("#rule-BOW-158")).to_have_count(0)
    ann.go("/#/rules/runewars/BOW-158/banners")
    expect(ann.page.locator("#rule-BOW-158")).to_be_in_viewport()
    expect(ann.page.locator("#rule-BOW-135")).to_be_attached()
