"""Runewars on the page: tiles are laid, orders chosen, bids and duels made, a battle is looked at."""

from __future__ import annotations

import re

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.bids import InfluenceBid
from feldzug.games.runewars.decks import HEROES, SEASON_CARDS
from feldzug.games.runewars.exploration.tokens import EXPLORATIONS, Explorations
from feldzug.games.runewars.heroes.quest_phase import QuestPhase
from feldzug.games.runewars.heroes.recruiting import GainHero, KeepOne
from feldzug.games.runewars.march import GatherArmy, MoveArmy
from feldzug.games.runewars.titles import ChooseTitle
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.victory_cards import VictoryClaim, VictoryClaims
from feldzug.games.runewars.walk import seek
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY
from tests.server.forward import asked, until
from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.test_access import faults
from tests.web.test_layout import HIDDEN
from tests.web.visitor import DESK, LAPTOP, PHONE, TABLET, ZOOMED_DESK, Visitor

QUICK = {"setup": "quick"}

# Letters that are smaller than 11 pixels on the screen.
SMALL = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement
    if (!node.textContent.trim() || !own.checkVisibility()) continue
    const box = own.getBoundingClientRect()
    if (!box.width || box.width < 2) continue
    const scale = own instanceof SVGElement ? own.getScreenCTM().a : 1
    const size = parseFloat(getComputedStyle(own).fontSize) * scale
    if (size < 10.95) found.push(`${node.textContent.trim()}: ${size.toFixed(1)}`)
  }
  return found
}"""


# Cards lying face down whose picture is larger than they are.
OVERFLOWING_FACES = """() => [...document.querySelectorAll('.face svg')].filter((picture) => {
  const [own, card] = [picture, picture.closest('.face')].map((one) => one.getBoundingClientRect())
  return own.width > card.width || own.height > card.height
}).length ? ['larger than its card'] : []"""


def table(who: Visitor, *seats: str, **options: str) -> str:
    return str(who.opened(*seats, game="runewars", options=options)["table"])


def choosing_orders(world: World) -> bool:
    return any(type(frame).__name__ == "ChooseOrders" for frame in world.stack)


def arranged(site: FastAPI, table: str, *frames: Frame) -> None:
    """What is in progress at a table, in a season whose orders are chosen next."""
    with site.state.tables.reading(table) as (_, found):
        world: World = found.match.position
        world.stack = [WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), *frames]
        world.settle()
        world.forget_menu()


def test_a_tile_is_laid_by_touch_and_by_drag(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random")
    until(site, here, lambda g: asked(0, "ChooseTile")(g) and len(g.layout.tiles) <= 1)
    ann.sit(here)

    def laid() -> int:
        return len(ann.see(here)["view"]["tiles"])

    before = laid()
    waiting, spots = ann.page.locator("g.waiting"), ann.page.locator("g.ghost circle")
    waiting.first.locator("polygon").first.click(force=True)
    expect(spots.first).to_be_visible()
    expect(ann.page.locator("g.ghost").first).to_have_attribute("aria-label", re.compile("beside"))
    ann.page.keyboard.press("r")
    with ann.answering():
        spots.first.click()
    assert laid() > before
    expect(ann.decision).to_have_class(re.compile("due"))
    expect(waiting.first).to_be_visible()
    before = laid()
    # Where it may lie is seen as soon as the tile is taken; it need not be let go on the very point.
    box = waiting.first.locator("polygon").first.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + box["width"], box["y"] + box["height"], steps=3)
    goal = spots.first.bounding_box()
    assert goal is not None
    ann.page.mouse.move(goal["x"] + goal["width"] + 4, goal["y"] + goal["height"] + 4, steps=4)
    expect(ann.page.locator("g.held-tile polygon").first).to_be_visible()
    with ann.answering():
        ann.page.mouse.up()
    assert laid() != before  # fewer if all are taken back, for want of room for the markers


@pytest.mark.parametrize(
    ("language", "window"),
    [("en", DESK), ("de", LAPTOP), ("en", PHONE), ("de", ZOOMED_DESK), ("en", TABLET)],
    ids=["en", "de", "phone", "zoomed", "tablet"],
)
def test_an_order_is_a_card_laid_face_down(
    invite: Invite, site: FastAPI, language: str, window: dict[str, int]
) -> None:
    """What it is for stands with it, who has chosen is seen, and the year is told beside it."""
    ann = invite(language=language, window=window)
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    ann.sit(here)
    said = {
        "en": ("Low numbers act first", "Harvest", "has chosen", "With its bonus"),
        "de": ("Niedrige Nummern", "Ernte", "hat gewählt", "Mit Bonusfunktion"),
    }[language]
    expect(ann.page.locator(".purpose")).to_contain_text(said[0])
    expect(ann.page.locator(".insight")).to_contain_text(said[2])
    if window is not LAPTOP:
        assert ann.page.evaluate(HIDDEN, ".decision .fan button") == []
    wider = "(panel) => panel.scrollWidth - panel.clientWidth"
    assert ann.page.locator(".decision").evaluate(wider) <= 0
    card = ann.page.locator(".decision .fan button", has_text=said[1])
    card.click()
    expect(ann.page.locator(".decision .reads")).to_contain_text(said[3])
    if window is DESK:  # what it does is in sight, to the last line
        below = "(can) => can.scrollHeight - can.clientHeight"
        assert ann.page.locator(".decision .can").evaluate(below) <= 0
    assert ann.page.evaluate(OVERFLOWING_FACES) == []
    assert ann.page.evaluate(SMALL) == []
    primary = ann.page.locator(".decision .choices button.primary")
    assert ann.page.evaluate(HIDDEN, ".decision .choices button.primary") == []
    primary.click()
    eventually(lambda: ann.see(here)["view"]["players"][0]["order"] == "harvest")
    if window is not DESK:
        return
    hand = ann.page.locator(".hand")
    view = ann.see(here)["view"]
    expect(hand.locator(".condition")).to_have_count(len(view["objective_progress"]))
    expect(hand).to_contain_text("Primarch")
    expect(ann.page.locator(".overview tbody tr")).to_have_count(2)
    ann.go()
    hexes = ann.page.locator("a.card svg[role=img] polygon")
    expect(hexes).to_have_count(len(view["areas"]))


def test_influence_is_bid(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    with site.state.tables.reading(here) as (_, found):
        found.match.position.influence = [3, 0]
    # A tie at nothing must be decided: until then the bids lie on the table.
    arranged(site, here, InfluenceBid(SEASON_CARDS.index("gift-of-the-council")))
    ann.sit(here)
    expect(ann.page.locator(".purpose")).to_contain_text("The highest bidder")  # of that card
    ann.button("One more").click()
    expect(ann.decision).to_contain_text("2 would be left")
    ann.button("One less").click()
    with ann.answering():
        ann.button("Bid 0 influence").click()
    bids = ann.page.get_by_role("region", name="The bids")
    expect(bids.locator("li")).to_have_count(2)


def test_a_duel_is_seen_card_by_card(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    with site.state.tables.reading(here) as (_, found):
        world: World = found.match.position
        place = world.hero_area[world.hero_seat.index(0)]
        # Nobody is asked anything before the cards are drawn for these two. Another hero acts
        # afterwards: until then what came of the duel lies on the table.
        one, other = HEROES.index("ronan-of-the-wild"), HEROES.index("red-scorpion")
        another = next(h for h in world.hero_pile if h not in (one, other))
        for hero, seat in ((one, 0), (other, 1), (another, 0)):
            if hero in world.hero_pile:
                world.hero_pile.remove(hero)
            world.hero_seat[hero], world.hero_area[hero] = seat, place
        world.tactics = [hand.__class__() for hand in world.tactics]
    arranged(site, here, QuestPhase(seats=(Seat(0),), at="act"))
    ann.sit(here)
    names = ann.context.request.get("/api/games/runewars/words/en").json()
    mine = names["vocabularies"]["hero"][HEROES[one]]
    ann.button(f"{mine} moves").click()
    ann.button("Stop here").click()
    ann.button("Challenge", exact=False).click()
    duel = ann.page.get_by_role("region", name=re.compile("^Duel: "))
    expect(duel.locator("tbody .fate")).not_to_have_count(0)
    expect(duel.locator("thead")).to_contain_text(mine)


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


def test_axe_finds_no_serious_fault(invite: Invite, site: FastAPI) -> None:
    ann = invite()
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
    name = {"en": "Odds of the battle", "de": "Chancen im Kampf"}[language]
    odds, curtain = ann.page.get_by_role("region", name=name), ann.page.locator(".curtain button")
    expect(odds.or_(curtain).first).to_be_visible()
    if curtain.count():
        curtain.first.click()
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


def test_what_modules_lay_is_drawn_on_the_map(invite: Invite, site: FastAPI) -> None:
    """Exploration tokens with their backs; one that was found with its picture and what it does."""
    ann = invite()
    here = table(ann, "me", "bot:random", exploration="on", **QUICK)
    until(site, here, choosing_orders)
    with site.state.tables.reading(here) as (_, found):
        world: World = found.match.position
        lie = world.part(Explorations)
        area = next(area for area in world.areas() if lie.backs[area] == 1)
        temple = EXPLORATIONS.index("temple")
        lie.bags[1].remove(temple)
        lie.tokens.lay(area, temple, EVERYBODY)
    ann.sit(here)
    laid = ann.see(here)["views"]["exploration"]["tokens"]
    tokens = ann.page.locator("[data-token]")
    expect(tokens).to_have_count(len(laid))
    place, shown = next((place, one) for place, one in laid.items() if one["face_up"])
    names = ann.context.request.get("/api/games/runewars/words/en").json()["vocabularies"]
    at = ann.spot(place)
    ann.page.mouse.move(at["x"], at["y"])
    card = ann.page.locator(".place-part")
    expect(card).to_contain_text(names["exploration"][shown["exploration"]])
    texts = ann.context.request.get("/api/games/runewars/cards/en").json()
    expect(card).to_contain_text(texts[shown["exploration"]]["text"])


# What of the map lies below the buttons over it.
COVERED = """() => {
  const bar = document.querySelector('.tools').getBoundingClientRect()
  return [...document.querySelectorAll('.world polygon.hex')]
    .map((shape) => shape.getBoundingClientRect())
    .filter((box) => box.left < bar.right && box.right > bar.left)
    .filter((box) => box.top < bar.bottom && box.bottom > bar.top).length
}"""


# Laid hexes below tiles that wait, and whether the map begins between two pixels.
WAITING = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
  const aside = (a, b) => a.left >= b.right - 2 || a.right <= b.left + 2
  const over = (a, b) => !aside(a, b) && a.top < b.bottom - 2 && a.bottom > b.top + 2
  const tiles = boxes('g.waiting')
  const { e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform)
  return [
    boxes('.world polygon.hex:not(.waiting polygon)')
      .filter((hex) => tiles.some((tile) => over(tile, hex))).length,
    tiles.length > 0 && Number.isInteger(e) && Number.isInteger(f),
  ]
}"""


def test_tiles_wait_beside_the_map(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random", "bot:random")
    until(site, here, lambda g: asked(0, "ChooseTile")(g) and len(g.layout.tiles) > 2)
    ann.sit(here)
    eventually(lambda: ann.page.evaluate(WAITING) == [0, True])


def test_the_buttons_over_the_map_of_a_phone_cover_no_area(invite: Invite, site: FastAPI) -> None:
    ann = invite(window=PHONE, touch=True)
    here = table(ann, "me", "bot:random", "bot:random", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    ann.sit(here)
    expect(ann.page.locator(".world polygon.hex").first).to_be_visible()
    eventually(lambda: ann.page.evaluate(COVERED) == 0)
    ann.page.locator(".tools button").nth(2).click()
    assert ann.page.evaluate(COVERED) == 0


def test_who_decides_together_is_told_in_the_plural(invite: Invite, site: FastAPI) -> None:
    ann, others = invite(), {1: "Bob", 2: "Cleo"}
    opened = ann.opened("me", "link", "link", game="runewars", options=QUICK)
    here = str(opened["table"])
    for seat, name in others.items():
        guest = invite(name)
        guest.go(f"/#/join/{here}/{opened['links'][str(seat)]}")
        guest.button("Sit down").click()
        expect(guest.button("Sit down")).to_have_count(0)
    until(site, here, choosing_orders)
    ann.sit(here)
    ann.page.locator(".decision .fan button:enabled").first.click()
    ann.page.locator(".decision .choices button.primary").click()
    expect(ann.page.locator(".decision h2")).to_have_text("Waiting for Bob and Cleo")


def test_a_victory_card_lies_on_its_season(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random", victory="victory-card", **QUICK)
    until(site, here, choosing_orders)
    with site.state.tables.reading(here) as (_, found):
        world: World = found.match.position
        world.part(VictoryClaims).claims = [VictoryClaim(Seat(1), 3, world.year)]
    ann.sit(here)
    claimed = re.compile("Victory card of .*: decided in Winter of year 2")
    expect(ann.page.locator(".wheel").get_by_role("img", name=claimed)).to_be_visible()
    expect(ann.page.locator(".players li", has_text="Claims victory")).to_have_count(1)


def test_the_sheets_of_the_factions_are_at_hand(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    ann.sit(here)
    sheet = ann.page.get_by_role("dialog")
    ann.page.keyboard.press("k")
    expect(sheet.locator("h4")).to_have_count(4)
    expect(sheet.locator("td.arrow")).to_have_count(3)
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.locator(".players .faction").nth(1).click()
    expect(sheet.locator("h2")).to_have_text(
        ann.page.locator(".players .faction").nth(1).inner_text()
    )
    # The attributes of others' heroes stand there, too.
    expect(sheet.locator(".heroes .numbers")).not_to_have_count(0)


IN_SIGHT = """(found) => {
  const box = found.getBoundingClientRect()
  const shown = (x, y) => found.contains(document.elementFromPoint(x, y))
  return box.height > 20 && [0.02, 0.5, 0.98].every((part) => shown(box.x + 20, box.y + box.height * part))
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_odds_of_a_battle_are_in_sight(invite: Invite, site: FastAPI, language: str) -> None:
    """Nothing need be scrolled for them on a desk, however many stand in the lines."""
    ann = invite(language=language)
    here = table(ann, "me", "me", **QUICK)
    until(site, here, lambda g: undecided(g) and len(g.fighters) > 4, walk=seek)
    ann.sit(here)
    name = {"en": "Odds of the battle", "de": "Chancen im Kampf"}[language]
    odds, curtain = ann.page.get_by_role("region", name=name), ann.page.locator(".curtain button")
    expect(odds.or_(curtain).first).to_be_visible()
    if curtain.count():
        curtain.first.click()
    expect(odds).to_contain_text("%")
    eventually(lambda: bool(odds.evaluate(IN_SIGHT)))


@pytest.mark.parametrize("language", ["en", "de"])
def test_titles_and_drawn_heroes_are_cards_that_can_be_read(
    invite: Invite, site: FastAPI, language: str
) -> None:
    """Nobody chooses by a name alone: a hero shows attributes and ability, a title what it is for."""
    ann = invite(language=language)
    here = table(ann, "me", "bot:random", **QUICK)
    until(site, here, choosing_orders)
    with site.state.tables.reading(here) as (_, found):
        world: World = found.match.position
        world.influence = [3, 0]
        world.active = 0
    arranged(site, here, Turn(Seat(0), at="end"), ChooseTitle(Seat(0)))
    ann.sit(here)
    cards = ann.page.locator(".decision li button")
    expect(cards).to_have_count(3)
    texts = ann.context.request.get(f"/api/games/runewars/cards/{language}").json()
    expect(cards.first).to_contain_text(texts["primarch"]["text"])
    with site.state.tables.reading(here) as (_, found):
        world = found.match.position
        drawn = next(hero for hero in world.hero_pile)
        world.hero_pile.remove(drawn)
        world.hero_looks[0] = [drawn]
    arranged(site, here, GainHero(Seat(0), 1, at="keep"), KeepOne(Seat(0)))
    ann.page.reload()
    expect(cards).to_have_count(1)
    expect(cards.first).to_contain_text(texts[HEROES[drawn]]["text"])
    expect(cards.first.locator(".numbers > span")).to_have_count(4)


# The hint while a tile is laid, and what of the tiles that wait lies below it.
HINTED = """() => {
  const hint = document.querySelector('.hint').getBoundingClientRect()
  const under = (box) => box.left < hint.right && box.right > hint.left && box.bottom > hint.top + 1
  const tiles = [...document.querySelectorAll('g.waiting')].map((tile) => tile.getBoundingClientRect())
  return [tiles.length, tiles.filter(under).length]
}"""


def test_what_to_do_with_a_tile_covers_none_on_a_phone(invite: Invite, site: FastAPI) -> None:
    ann = invite(window=PHONE, touch=True)
    here = table(ann, "me", "bot:random")
    until(site, here, asked(0, "ChooseTile"))
    ann.sit(here)
    expect(ann.page.locator(".runewars .hint")).to_be_visible()
    eventually(lambda: ann.page.evaluate(HINTED) == [2, 0])


# Whether the area that is fought for lies within the map's window.
FOUGHT = """() => {
  const [around, box] = ['.frame', 'polygon.fought']
    .map((what) => document.querySelector(what).getBoundingClientRect())
  const high = box.top >= around.top && box.bottom <= around.bottom
  return high && box.left >= around.left && box.right <= around.right
}"""


def test_a_battle_is_in_sight_where_little_of_the_map_is(invite: Invite, site: FastAPI) -> None:
    """On a low phone, wherever on the map it is fought."""
    ann = invite(window={"width": 390, "height": 600}, touch=True)
    for _ in range(3):
        here = table(ann, *["me"] * 4, **QUICK)
        until(site, here, lambda g: g.contested >= 0 and len(g.fighters) > 2, walk=seek)
        ann.sit(here)
        if ann.page.locator(".curtain button").count():
            ann.page.locator(".curtain button").first.click()
        eventually(lambda: bool(ann.page.evaluate(FOUGHT)))
