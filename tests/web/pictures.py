"""Take the pictures that README and documents show, from the real page: `make pictures`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from fastapi import FastAPI
from playwright.sync_api import Browser

from feldzug.games.empires.campaign import Campaign
from feldzug.games.ring_war.actions import Attack
from feldzug.games.ring_war.war import War
from feldzug.games.runewars.walk import seek
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrders
from feldzug.kernel.values import Seat
from feldzug.server.app import create_app
from tests.server.conftest import running
from tests.server.forward import asked, fast_forward, until
from tests.web.chromium import launched
from tests.web.conftest import EASY
from tests.web.test_banners import EVERYTHING, developed
from tests.web.test_runewars import choosing_orders
from tests.web.visitor import DESK, PHONE, Visitor

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "img"
WHOLE = {"map": "full", "length": "standard", "ring_end": "roll"}
"""Options of the games that are shown, besides a quick set-up."""

# Types, pictures and the map at its scale are there, and nothing moves any more.
STILL = """(images) =>
  document.fonts.status === 'loaded' &&
  document.getAnimations().every((animation) => animation.playState !== 'running') &&
  [...document.querySelectorAll('.world')].every(
    (world) =>
      world.querySelectorAll('image').length === images && world.style.transform.endsWith('scale(1)'),
  )"""


class Album:
    """Opens the page for each picture as somebody else."""

    def __init__(self, app: FastAPI, browser: Browser, address: str) -> None:
        self.app = app
        self.browser = browser
        self.address = address

    def somebody(self, window: dict[str, int] = DESK, **settings: object) -> Visitor:
        phone = window is PHONE
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": window["width"], "height": window["height"]},
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
        )
        visitor = Visitor(context, {"language": "en", "name": "Ada", **settings})
        visitor.page.set_default_timeout(90_000)  # machines that take pictures may be busy
        return visitor

    def war(self, who: Visitor, players: int, turn: int) -> str:
        """A table in the middle of a war, with an attack to choose."""
        seats = ["me", *["bot:greedy"] * (players - 1)]
        table = str(who.opened(*seats, options=WHOLE)["table"])

        def attacks(war: War) -> bool:
            if war.turn < turn or not asked(0, "ChooseAttack")(war):
                return False
            return any(isinstance(one, Attack) for one in war.legal(Seat(0)))

        until(self.app, table, attacks)
        return table

    def runewars(self, who: Visitor, wanted: Callable[[World], bool]) -> str:
        """A table of Runewars at a moment that is worth seeing."""
        bots = ["bot:greedy"] * 2
        options = {"setup": "quick"}
        table = str(who.opened("me", *bots, game="runewars", options=options)["table"])
        until(self.app, table, wanted, walk=seek)
        return table

    def campaign(self, who: Visitor, wanted: Callable[[Campaign], bool], **options: str) -> str:
        """A campaign of six at a moment that is worth seeing."""
        seats = ["me", *["bot:random"] * 5]
        title = "The autumn of the Old Town"
        opened = who.opened(*seats, game="empires", options=options, title=title)
        table = str(opened["table"])
        until(self.app, table, wanted)
        return table

    def keep(self, who: Visitor, name: str, images: int = 2) -> None:
        """Of the map of Middle-earth two layers are pictures; other maps have none."""
        who.page.wait_for_function(STILL, arg=images)
        who.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
        who.context.close()
        print(f"docs/img/{name}.jpg")


def table(album: Album) -> None:
    ada = album.somebody()
    war = album.war(ada, 4, 4)
    ada.sit(war)
    ada.wait_for_turn()
    chosen = next(
        choice["action"]
        for choice in ada.see(war)["offer"]["choices"]
        if choice["reason"] is None and choice["action"]["@"] == "Attack"
    )
    ada.touch(chosen["source"])
    ada.touch(chosen["target"])
    album.keep(ada, "table")


def night(album: Album) -> None:
    ada = album.somebody(theme="dark", language="de")
    ada.sit(album.war(ada, 3, 3))
    album.keep(ada, "night")


def phone(album: Album) -> None:
    ada = album.somebody(PHONE)
    ada.sit(album.war(ada, 2, 2))
    album.keep(ada, "phone")


def end(album: Album) -> None:
    ada = album.somebody()
    finished = str(ada.opened("me", "bot:greedy", "bot:greedy", options=WHOLE)["table"])
    fast_forward(album.app, finished)
    ada.sit(finished)
    ada.page.get_by_label("How the scores went").locator("polyline").last.wait_for()
    album.keep(ada, "end")


def new_table(album: Album) -> None:
    ada = album.somebody()
    ada.go("/#/new")
    ada.page.locator("summary").first.click()
    album.keep(ada, "new-table")


def lobby(album: Album) -> None:
    ada = album.somebody()
    album.war(ada, 3, 6)
    album.war(ada, 2, 3)
    ada.opened("me", "link", "bot:greedy", title="Sunday evening", options=WHOLE)
    for players in (4, 2):
        seats = ["me", *["bot:greedy"] * (players - 1)]
        fast_forward(album.app, str(ada.opened(*seats, options=WHOLE)["table"]), seed=players)
    ada.go()
    ada.page.locator("a.card svg[role=img] path").last.wait_for()
    album.keep(ada, "lobby")


def runewars(album: Album) -> None:
    ada = album.somebody()

    def chooses(g: World) -> bool:
        return (
            g.year > 1
            and g.season > 0
            and 0 in g.waiting()
            and isinstance(g.stack[-1], ChooseOrders)
        )

    ada.sit(album.runewars(ada, chooses))
    ada.page.locator(".decision .fan button", has_text="Conquer").click()
    album.keep(ada, "runewars", images=0)


def runewars_battle(album: Album) -> None:
    ada = album.somebody(theme="dark", language="de")

    def fights(g: World) -> bool:
        return g.contested >= 0 and len(g.fighters) > 5 and 0 in g.waiting()

    ada.sit(album.runewars(ada, fights))
    ada.page.locator(".decision .chances").wait_for()
    album.keep(ada, "runewars-battle", images=0)


def empires(album: Album) -> None:
    ada = album.somebody()

    def chooses(g: Campaign) -> bool:
        return g.round >= 4 and asked(0, "ChooseEvent")(g)

    ada.sit(album.campaign(ada, chooses, battles="simulated"))
    ada.wait_for_turn()
    album.keep(ada, "empires", images=0)


def empires_companion(album: Album) -> None:
    ada = album.somebody(PHONE)

    def fights(g: Campaign) -> bool:
        offers = g.offers(Seat(0))
        return any(type(one.question).__name__ == "TableBattle" for one in offers)

    ada.sit(album.campaign(ada, fights, battles="table"))
    ada.page.locator(".fights button").first.click()
    ada.button("At the table").click()
    ada.button("Next player").click()
    ada.page.get_by_role("button", name="+100").first.click()
    album.keep(ada, "empires-companion", images=0)


def banners(album: Album) -> None:
    """A capital, waste and frozen land, peasants, commanders and a Victory card on its season."""
    ada = album.somebody()
    seats = ["me", *["bot:greedy"] * 2]
    table = str(
        ada.opened(*seats, game="runewars", modules=["banners"], options=EVERYTHING)["table"]
    )
    until(album.app, table, lambda g: g.year > 1 and choosing_orders(g), walk=seek)
    with album.app.state.tables.reading(table) as (_, found):
        developed(found.match.position)
        found.match.position.forget_menu()
    ada.sit(table)
    ada.page.locator(".decision .fan button", has_text="Garrison").click()
    album.keep(ada, "banners", images=0)


PICTURES: list[Callable[[Album], None]] = [
    table,
    night,
    phone,
    end,
    new_table,
    lobby,
    runewars,
    runewars_battle,
    empires,
    empires_companion,
    banners,
]


def main(*names: str) -> None:
    """All pictures, or those of these names."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(EASY.changed(db=f"sqlite:///{folder}/games.sqlite", bot_workers=0))
        with running(app) as address, launched() as browser:
            album = Album(app, browser, address)
            for take in PICTURES:
                if not names or take.__name__ in names:
                    take(album)


if __name__ == "__main__":
    main(*sys.argv[1:])
