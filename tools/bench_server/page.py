"""The page in a real Chromium: how much it loads, when it can be used, what one event costs to draw."""

from __future__ import annotations

import json
import random
import secrets
import shutil
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import CONFLICT
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tools.bench_server.load import GAME

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS: Final = ("--disable-gpu", "--disable-background-networking", "--disable-sync")
DESK: Final = (1440, 900)
SETTLED: Final = 1.0
"""Seconds after which everything that a table loads has come."""
FRAME: Final = 16_667
"""Microseconds between two pictures."""
STEP: Final = 0.35
"""Seconds between two events, so that each is drawn on its own."""

# A choice can be clicked once it is there, nothing covers it and the page has time for a frame.
CLICKABLE: Final = """() => {
  const choice = document.querySelector('.choices button:not(:disabled), svg .glow')
  if (!choice) return false
  const box = choice.getBoundingClientRect()
  return box.width > 0 && performance.now()
}"""
# What others do is drawn when it is told, not at a pace for people.
AT_ONCE: Final = """localStorage['feldzug.settings'] ??= '{"pace": "at-once", "noises": false}'"""
TRACED: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel")


@dataclass(slots=True)
class Loaded:
    """One first visit of a table."""

    milliseconds: float
    bytes: dict[str, int] = field(default_factory=dict)
    """What came over the wire, with its headers, by address."""


@dataclass(slots=True)
class Drawn:
    """What one event cost the page, in milliseconds."""

    main: float
    """How long the main thread was busy with script, style, layout and painting."""
    processor: float
    """Processor time of that; on a busy machine it is less."""
    raster: float
    """Processor time of the pixels of the next picture, in other threads."""


class Guest:
    """Somebody with a table of 64 areas against bots, who can also answer without the page."""

    def __init__(self, address: str, players: int = 4) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"X-Feldzug": "1"}, timeout=30)
        self.chance = random.Random(1)
        bots = [{"kind": "bot", "bot": "random", "name": ""}] * (players - 1)
        wanted = {
            "game": GAME,
            "players": players,
            "options": {"setup": "quick"},
            "seats": [{"kind": "me", "name": "Ada"}, *bots],
        }
        self.table: str = (
            self.http.post("/api/tables", json=wanted).raise_for_status().json()["table"]
        )
        # What others do while the page is being loaded is not part of the page.
        while self.see()["offer"] is None:
            time.sleep(STEP)

    @property
    def link(self) -> str:
        return f"{self.address}/#/table/{self.table}"

    @property
    def cookie(self) -> dict[str, Any]:
        (cookie,) = self.http.cookies.jar
        return {"name": cookie.name, "value": cookie.value, "url": self.address}

    def answer(self) -> bool:
        """Answer the open decision at random; says whether there was one, and the page has not done it."""
        seen = self.see()
        if seen["offer"] is None:
            return False
        legal = [c["action"] for c in seen["offer"]["choices"] if c["reason"] is None]
        body = {
            "seat": 0,
            "decision": seen["decision"],
            "key": secrets.token_hex(8),
            "answers": [self.chance.choice(legal)],
        }
        reply = self.http.post(f"/api/tables/{self.table}/answers", json=body)
        if reply.status_code == CONFLICT:
            return False
        reply.raise_for_status()
        return True

    def see(self) -> Any:
        """The table as its guest sees it."""
        return self.http.get(f"/api/tables/{self.table}", params={"seat": 0}).json()


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
    context.add_init_script(AT_ONCE)
    yield context, context.new_page()
    context.close()


def load(chromium: Browser, guest: Guest) -> Loaded:
    """Open the table for the first time, with an empty cache."""
    with visitor(chromium, guest) as (context, page):
        session = context.new_cdp_session(page)
        loaded = Loaded(0)
        count_bytes(session, loaded.bytes)
        page.goto(guest.link, wait_until="commit")
        loaded.milliseconds = float(page.wait_for_function(CLICKABLE, polling="raf").json_value())
        page.wait_for_timeout(SETTLED * 1000)
    return loaded


def count_bytes(session: CDPSession, found: dict[str, int]) -> None:
    """Count every byte that comes in: heads when they arrive, bodies as they come."""
    addresses: dict[str, str] = {}
    so_far: dict[str, int] = {}

    def head(message: Any) -> None:
        request, response = message["requestId"], message["response"]
        addresses[request] = response["url"]
        so_far[request] = int(response["encodedDataLength"])
        found[response["url"]] = found.get(response["url"], 0) + so_far[request]

    def more(message: Any) -> None:
        request = message["requestId"]
        if request in addresses:
            so_far[request] += int(message["encodedDataLength"])
            found[addresses[request]] += int(message["encodedDataLength"])

    def done(message: Any) -> None:
        request = message["requestId"]
        if request in addresses:
            found[addresses[request]] += int(message["encodedDataLength"]) - so_far[request]

    session.on("Network.responseReceived", head)
    session.on("Network.dataReceived", more)
    session.on("Network.loadingFinished", done)
    session.send("Network.enable")


def draw(chromium: Browser, guest: Guest, answers: int) -> list[Drawn]:
    """Let the page watch while its guest answers, and see what each event costs."""
    with visitor(chromium, guest) as (_, page):
        page.goto(guest.link, wait_until="commit")
        page.wait_for_function(CLICKABLE, polling="raf")
        page.wait_for_timeout(SETTLED * 1000)
        chromium.start_tracing(page=page, categories=list(TRACED))
        while answers:
            answers -= guest.answer()
            page.wait_for_timeout(STEP * 1000)
        traced = json.loads(chromium.stop_tracing())["traceEvents"]
    return drawn(traced)


def drawn(traced: list[dict[str, Any]]) -> list[Drawn]:
    """The events of a trace: from a message on the stream to the next picture that was handed on."""
    main = _page_thread(traced)
    spans = sorted((e for e in traced if e.get("ph") == "X"), key=lambda e: float(e["ts"]))
    own = [span for span in spans if (span["pid"], span["tid"]) == main]
    tasks = [span for span in own if span["name"] == "RunTask"]
    raster = [span for span in spans if span["name"] == "RasterTask" and span["pid"] == main[0]]
    commits = [span for span in own if span["name"] == "Commit"]
    found: list[Drawn] = []
    before = 0.0
    for begin in _messages(traced):
        done = next((span["ts"] + span["dur"] for span in commits if span["ts"] > begin), None)
        if done is None:
            break
        if begin > before:
            work = [t for t in tasks if t["ts"] + t["dur"] > begin and t["ts"] < done]
            pixels = [t for t in raster if begin < t["ts"] < done + FRAME]
            found.append(
                Drawn(
                    main=sum(t["dur"] for t in work) / 1000,
                    processor=sum(t.get("tdur", t["dur"]) for t in work) / 1000,
                    raster=sum(t.get("tdur", t["dur"]) for t in pixels) / 1000,
                )
            )
        before = done
    return found


def _page_thread(traced: list[dict[str, Any]]) -> tuple[int, int]:
    """The thread that lays the page out: of all tabs and workers the one that paints most."""
    painted = Counter((e["pid"], e["tid"]) for e in traced if e["name"] == "Paint")
    return painted.most_common(1)[0][0]


def _messages(traced: list[dict[str, Any]]) -> list[float]:
    """When the stream brought something. It was asked for before the trace began, all else after."""
    asked = {e["args"]["data"]["requestId"] for e in traced if e["name"] == "ResourceSendRequest"}
    return sorted(
        float(e["ts"])
        for e in traced
        if e["name"] == "ResourceReceivedData" and e["args"]["data"]["requestId"] not in asked
    )
