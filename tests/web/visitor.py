"""A person with a browser: looks at the page, touches the map, presses what can be pressed."""

from __future__ import annotations

import json
import random
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request, Response, expect

from tests.waiting import eventually

CARD = ".place-card .choices button:enabled, .place-card > .primary:enabled"
"""Answers that stand beside a touched place."""
DESK = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 768}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
ZOOMED = {"width": 640, "height": 384}
"""A low screen of which everything is shown twice as large."""
ZOOMED_DESK = {"width": 720, "height": 450}
"""The same of a desk."""
ANSWERS = re.compile(r"/answers(\?|$)")
"""Where answers are sent to, with or without what the page knows."""
QUICK = {"setup": "quick", "map": "base", "length": "short", "ring_end": "arrival"}

# A point of the screen at which a touch hits that place and nothing above it.
SPOT = """([place, kind]) => {
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place === place
  for (const shape of document.querySelectorAll(`${kind}[data-place="${place}"]`)) {
    const box = shape.getBoundingClientRect()
    for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9])
      for (const other of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]) {
        const x = box.x + box.width * part, y = box.y + box.height * other
        if (hits(x, y)) return { x, y }
      }
  }
  return null
}"""

# The same, once it has kept its place from one picture to the next.
STEADY = f"""(asked) => {{
  const found = ({SPOT})(asked), before = window.spotBefore
  window.spotBefore = {{ ...found, asked: String(asked) }}
  const stays = found && before?.x === found.x && before.y === found.y
  return stays && before.asked === String(asked) ? found : null
}}"""

# What a person sees to do next; nothing while the page waits for somebody or something.
TO_DO = """() => {
  if (document.querySelector('.curtain button')) return 'curtain'
  if (document.querySelector('.end')) return 'over'
  if (document.querySelector('.replay')) return 'replay'
  const card = '.place-card .choices button:enabled, .place-card > .primary:enabled'
  const press = `.decision .choices button:not(.quiet):enabled, ${card}`
  if (document.querySelector(press)) return 'choose'
  if (document.querySelector('[data-glow]')) return 'touch'
  return ''
}"""

NOW = """(card) => ({
  card: document.querySelectorAll(card).length,
  buttons: document.querySelectorAll('.decision .choices button:not(.quiet):enabled').length,
  glowing: [...document.querySelectorAll('[data-glow]')].map((glow) => glow.dataset.glow),
})"""


class Visitor:
    """Somebody who plays; `troubles` are errors of the page and requests to other hosts."""

    def __init__(self, context: BrowserContext, settings: dict[str, object]) -> None:
        self.context = context
        self.name = str(settings["name"])
        # Nothing is answered by itself while a test answers, and what others do is there at once.
        usual = {
            "theme": "light",
            "motion": "none",
            "ask": True,
            "pace": "at-once",
            "noises": False,
        }
        stored = json.dumps({**usual, **settings})
        # Only the first page of a new browser: whatever is changed later, stays.
        context.add_init_script(
            f"localStorage['feldzug.settings'] ??= {json.dumps(stored)}",
        )
        self.page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.troubles: list[str] = []
        self.random = random.Random(1)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._said)
        self.page.on("request", self._asked)
        self.page.on("response", self._answered)
        self._unheard = 0
        self.page.on("requestfinished", self._heard)
        self.page.on("requestfailed", self._heard)

    def _said(self, message: ConsoleMessage) -> None:
        # That a request failed is no fault of the page: it says so to the person.
        known = message.text.startswith("Failed to load resource")
        if message.type in ("error", "warning") and not known:
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in ("127.0.0.1", None, ""):
            self.troubles.append(f"asked another host: {request.url}")
        self._unheard += bool(ANSWERS.search(request.url))

    def _heard(self, request: Request) -> None:
        self._unheard -= bool(ANSWERS.search(request.url))

    def _answered(self, response: Response) -> None:
        missing = response.status == 404 and "/api/" not in response.url
        if missing or response.status == 500:
            self.troubles.append(f"{response.status}: {response.url}")

    # Without the page, for what is not looked at.

    def post(self, path: str, body: Any = None) -> Any:
        reply = self.context.request.post(path, data=body, headers={"X-Feldzug": "1"})
        assert reply.ok, reply.text()
        return reply.json()

    def see(self, table: str, seat: int | None = 0) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        reply = self.context.request.get(f"/api/tables/{table}{query}")
        assert reply.ok, reply.text()
        return reply.json()

    def listed(self, table: str) -> Any:
        """The own table as the lobby lists it."""
        mine = self.context.request.get("/api/tables").json()["mine"]
        return next(one for one in mine if one["table"] == table)

    def answer(self, table: str, action: Any, seat: int = 0) -> None:
        decision = self.see(table, seat)["decision"]
        key = secrets.token_hex(8)
        body = {"seat": seat, "decision": decision, "key": key, "answers": [action]}
        self.post(f"/api/tables/{table}/answers", body)

    def opened(self, *kinds: str, options: dict[str, str] | None = None, **more: Any) -> Any:
        """A table that was opened before the page is looked at: `opened("me", "bot:greedy")`."""
        seats = []
        for n, kind in enumerate(kinds):
            name, _, bot = kind.partition(":")
            called = self.name if name == "me" else "" if bot else f"Player {n + 1}"
            seats.append({"kind": name, "bot": bot, "name": called})
        body = {"game": "ring-war", "players": len(kinds), "seats": seats, **more}
        usual = QUICK if body["game"] == "ring-war" else {}
        return self.post("/api/tables", {**body, "options": {**usual, **(options or {})}})

    # With the page.

    def go(self, place: str = "/") -> None:
        self.page.goto(place)

    def sit(self, table: str) -> None:
        """Go to a table and wait for its map, or for the curtain before it."""
        self.go(f"/#/table/{table}")
        self.page.locator(".frame .world svg, .curtain").first.wait_for()

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def set_option(self, option: str, value: str) -> None:
        """In the form of a new table: open its group, and choose."""
        group = self.page.locator(f"details:has(#option-{option})")
        group.evaluate("(group) => { group.open = true }")
        group.locator(f"#option-{option}").select_option(value)

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name="Decision", exact=True)

    @property
    def log(self) -> Locator:
        return self.page.locator("#log li")

    def spot(self, place: str, kind: str = "") -> dict[str, float]:
        """Where to point to, once the map stands still."""
        return dict(self.page.wait_for_function(STEADY, arg=[place, kind]).json_value())

    def touch(self, place: str) -> None:
        at = self.spot(place)
        self.page.mouse.click(at["x"], at["y"])

    def asks_more(self, table: str, place: str) -> bool:
        """Whether touching that place leaves more than one answer, to be chosen beside the map."""
        choices = self.see(table)["offer"]["choices"]
        return sum(place in c["action"].values() and c["reason"] is None for c in choices) > 1

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Something is done that answers the question; afterwards the server has it."""
        with self.page.expect_response(ANSWERS) as sent:
            yield
        assert sent.value.ok, sent.value.text()
        self.to_do()  # the next may be given

    @contextmanager
    def answering_nothing(self) -> Iterator[None]:
        """Something is done that answers no question, however long one waits afterwards."""
        sent: list[str] = []

        def note(request: Request) -> None:
            sent.append(urlsplit(request.url).path)

        self.page.clock.install()
        self.page.on("request", note)
        yield
        self.page.clock.run_for(5000)
        # Whatever the page has sent by now went out before this.
        self.page.evaluate("() => fetch('/api/games').then((found) => found.text())")
        self.page.remove_listener("request", note)
        assert "/api/games" in sent
        assert not [path for path in sent if path.endswith("/answers")]

    def drag(self, source: str, target: str) -> None:
        start, end = self.spot(source, "[data-piece]"), self.spot(target)
        self.page.mouse.move(start["x"], start["y"])
        self.page.mouse.down()
        self.page.mouse.move((start["x"] + end["x"]) / 2, (start["y"] + end["y"]) / 2, steps=4)
        self.page.mouse.move(end["x"], end["y"], steps=4)
        self.page.mouse.up()

    def glowing(self) -> list[str]:
        return list(self.page.evaluate(NOW, CARD)["glowing"])

    def to_do(self) -> str:
        """What is to be done as soon as there is something."""
        return str(self.page.wait_for_function(TO_DO).json_value())

    def settle(self, table: str, seat: int = 0) -> None:
        """Until the server has whatever was answered here, and all that has happened is drawn."""
        # What the page has sent by now is known after it was asked something.
        eventually(lambda: self.page.evaluate("() => true") and not self._unheard)
        drawn = "([key, entries]) => Number(localStorage[key]) >= entries"
        entries = self.see(table, seat)["entries"]
        self.page.wait_for_function(drawn, arg=[f"feldzug.seen.{table}.{seat}", entries])

    def act(self) -> None:
        """Do something that can be done now, on the map or with a button."""
        now = self.page.evaluate(NOW, CARD)
        if now["card"]:
            pressed = self.page.locator(CARD)
            pressed.nth(self.random.randrange(now["card"])).click()
        elif now["glowing"] and (not now["buttons"] or self.random.random() < 0.75):
            place = self.random.choice(now["glowing"])
            if self.page.evaluate(SPOT, [place, ""]):
                self.touch(place)
            else:  # hidden behind what is said of another
                self.page.keyboard.press("Escape")
        elif now["buttons"]:
            pressed = self.page.locator(".decision .choices button:not(.quiet):enabled")
            pressed.nth(self.random.randrange(now["buttons"])).click()

    def play(self, most: int = 10**6) -> str:
        """Act until there is something else to do, at most so often; returns what is to do."""
        for _ in range(most):
            to_do = self.to_do()
            if to_do in ("over", "curtain"):
                return to_do
            if to_do == "replay":
                self.page.locator(".replay .primary").click()
            else:
                self.act()
        return self.to_do()

    def wait_for_turn(self) -> None:
        """Until something is asked; what others did is seen before, which may take a while."""
        expect(self.page.locator(".decision.due")).to_be_visible(timeout=60_000)
