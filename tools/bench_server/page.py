"""The page in a real Chromium: how much it loads, when it can be used, what one event costs to draw."""

from __future__ import annotations

import json
import random
import secrets
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS: Final = ("--disable-gpu", "--disable-background-networking", "--disable-sync")
DESK: Final = (1440, 900)
SETTLED: Final = 1.0
"""Seconds after which everything that a table loads has come."""
STEP: Final = 0.35
"""Seconds between two events, so that each is drawn on its own."""

# A choice can be clicked once it is there, nothing covers it and the page has time for a frame.
CLICKABLE: Final = """() => {
  const choice = document.querySelector('.decision button:not(:disabled), svg .glow')
  if (!choice) return false
  const box = choice.getBoundingClientRect()
  return box.width > 0 && performance.now()
}"""
TRACED: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing")


@dataclass(slots=True)
class Loaded:
    """One first visit of a table."""

    milliseconds: float
    bytes: dict[str, int] = field(default_factory=dict)
    """What came over the wire, with its headers, by address."""


@dataclass(slots=True)
class Drawn:
    """What one event cost the page, in milliseconds of each kind of work."""

    main: float = 0.0
    """The whole work of the main thread: script, style, layout, painting."""
    raster: float = 0.0
    """Pixels, in other threads."""


class Guest:
    """Somebody with a table of 64 areas against bots, who can also answer without the page."""

    def __init__(self, address: str, players: int = 4) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"X-Feldzug": "1"}, timeout=30)
        self.chance = random.Random(1)
        bots = [{"kind": "bot", "bot": "random", "name": ""}] * (players - 1)
        wanted = {
            "game": "ring-war",
            "players": players,
            "options": {"setup": "quick"},
            "seats": [{"kind": "me", "name": "Ada"}, *bots],
        }
        self.table: str = self.http.post("/api/tables", json=wanted).raise_for_status().json()["table"]

    @property
    def link(self) -> str:
        return f"{self.address}/#/table/{self.table}"

    @property
    def cookie(self) -> dict[str, Any]:
        (cookie,) = self.http.cookies.jar
        return {"name": cookie.name, "value": cookie.value, "url": self.address}

    def answer(self) -> bool:
        """Answer the open decision at random; says whether there was one."""
        seen = self.http.get(f"/api/tables/{self.table}", params={"seat": 0}).json()
        if seen["offer"] is None:
            return False
        legal = [c["action"] for c in seen["offer"]["choices"] if c["reason"] is None]
        body = {
            "seat": 0,
            "decision": seen["decision"],
            "key": secrets.token_hex(8),
            "answers": [self.chance.choice(legal)],
        }
        self.http.post(f"/api/tables/{self.table}/answers", json=body).raise_for_status()
        return True


@contextmanager
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise RuntimeError("Chromium is missing (on Debian and Ubuntu: sudo apt install chromium).")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=program, args=list(FLAGS), chromium_sandbox=False
        )
        yield opened
        opened.close()


@contextmanager
def visitor(chromium: Browser, guest: Guest, **more: Any) -> Iterator[tuple[BrowserContext, Page]]:
    """A browser that has never been here, but holds the guest's seat."""
    width, height = DESK
    context = chromium.new_context(viewport={"width": width, "height": height}, **more)
    context.add_cookies([guest.cookie])  # type: ignore[list-item]
    yield context, context.new_page()
    context.close()


def load(chromium: Browser, guest: Guest) -> Loaded:
    """Open the table for the first time, with an empty cache."""
    with visitor(chromium, guest) as (context, page):
        wire = context.new_cdp_session(page)
        loaded = Loaded(0)
        _count(wire, loaded.bytes)
        page.goto(guest.link, wait_until="commit")
        loaded.milliseconds = float(page.wait_for_function(CLICKABLE, polling="raf").json_value())
        page.wait_for_timeout(SETTLED * 1000)
    return loaded


def _count(wire: CDPSession, found: dict[str, int]) -> None:
    """Count every byte that comes in: heads when they arrive, bodies as they come."""
    addresses: dict[str, str] = {}
    so_far: dict[str, int] = {}

    def head(told: Any) -> None:
        request, response = told["requestId"], told["response"]
        addresses[request] = response["url"]
        so_far[request] = int(response["encodedDataLength"])
        found[response["url"]] = found.get(response["url"], 0) + so_far[request]

    def more(told: Any) -> None:
        request = told["requestId"]
        if request in addresses:
            so_far[request] += int(told["encodedDataLength"])
            found[addresses[request]] += int(told["encodedDataLength"])

    def done(told: Any) -> None:
        request = told["requestId"]
        if request in addresses:
            found[addresses[request]] += int(told["encodedDataLength"]) - so_far[request]

    wire.on("Network.responseReceived", head)
    wire.on("Network.dataReceived", more)
    wire.on("Network.loadingFinished", done)
    wire.send("Network.enable")
