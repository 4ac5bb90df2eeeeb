"""A client for programs that play: take a seat with its secret, hear every decision, answer it.

```python
with Seat("http://127.0.0.1:8000", secret) as seat:
    secret = seat.claim()
    for offer in seat.offers():
        seat.answer(offer, random.choice(offer.legal))
```
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self

import httpx

Action = dict[str, Any]
"""A value of the game as JSON: its class under "@", its fields beside it."""

PATIENCE: Final = 60.0
"""A server that says nothing for so long, not even that it is alive, is gone."""

AWAY: Final = (429, 502, 503, 504)
"""Who hears this shall come again: too fast, or the server or its store is away for a moment."""


class Away(Exception):
    """The server asks to come again after so many seconds."""

    def __init__(self, reply: httpx.Response) -> None:
        wait = reply.headers.get("retry-after", "")
        self.wait = float(wait) if wait.isdecimal() else 1.0
        super().__init__(reply.status_code)


class Refused(Exception):
    """The server refused something; nothing was changed. `type` says what kind of refusal it is."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem.get("say", {}).get("en") or problem.get("type", ""))
        self.problem = problem

    @property
    def type(self) -> str:
        return str(self.problem.get("type", ""))


@dataclass(frozen=True, slots=True)
class Offer:
    """A decision: what the seat sees, what it is asked, what it may do."""

    table: str
    seat: int
    decision: int
    view: dict[str, Any]
    views: dict[str, dict[str, Any]]
    """What modules show beside it, by module."""
    question: Action
    path: tuple[str, ...]
    choices: tuple[dict[str, Any], ...]

    @property
    def legal(self) -> list[Action]:
        return [choice["action"] for choice in self.choices if choice["reason"] is None]


@dataclass(frozen=True, slots=True)
class Step:
    """What an answer led to: the entries since the decision it answered, and how things stand now."""

    decision: int
    entries: tuple[dict[str, Any], ...]
    view: dict[str, Any]
    offer: Offer | None
    """What the seat is asked now, if it is asked again at once; `offers` will tell of it, too."""
    outcome: dict[str, Any] | None


class Seat:
    """One seat at one table."""

    def __init__(self, address: str, secret: str) -> None:
        """With the secret of a link that nobody has claimed, or with the seat's own."""
        self.outcome: dict[str, Any] | None = None
        """How the game ended, once it has."""
        self._claimed = False
        self._secret = secret
        self._http = httpx.Client(base_url=address, headers={"X-Feldzug": "1"}, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._http.close()

    def claim(self) -> str:
        """Take the seat; returns its own secret, to come back with. A link is void once it was claimed."""
        own = secrets.token_urlsafe(24)  # sent with every attempt, for the answer may be lost
        while not self._claimed:
            try:
                headers = {"Authorization": f"Bearer {self._secret}"}
                reply = self._http.post("/api/bot/claim", json={"own": own}, headers=headers)
                _check(reply)
                self._secret, self._claimed = reply.json()["secret"], True
                self._http.headers["Authorization"] = f"Bearer {self._secret}"
            except httpx.TransportError:
                time.sleep(0.2)
            except Away as away:
                time.sleep(away.wait)
        return self._secret

    def offers(self) -> Iterator[Offer]:
        """Every decision of this seat until the game is over, through restarts of the server."""
        self.claim()
        while self.outcome is None:
            try:
                yield from self._listen()
            except httpx.TransportError:
                time.sleep(0.2)
            except Away as away:
                time.sleep(away.wait)

    def answer(self, offer: Offer, *actions: Action) -> Step | None:
        """Answer a decision, by one action or several as one gesture; returns what it led to.

        The same key goes with every attempt, so that an answer whose receipt was lost acts only once.
        None if the decision was no longer open.
        """
        self.claim()
        body = {
            "decision": offer.decision,
            "key": secrets.token_urlsafe(12),
            "answers": list(actions),
        }
        while True:
            try:
                reply = self._http.post("/api/bot/answers", json=body)
                if reply.status_code == 409:
                    return None
                _check(reply)
                return _step(reply.json())
            except httpx.TransportError:
                time.sleep(0.2)
            except Away as away:
                time.sleep(away.wait)

    def _listen(self) -> Iterator[Offer]:
        with self._http.stream("GET", "/api/bot/stream") as reply:
            if reply.status_code != 200:
                reply.read()
                _check(reply)
            for line in reply.iter_lines():
                message = json.loads(line)
                if message["kind"] == "offer":
                    yield _offer(message)
                elif message["kind"] == "over":
                    self.outcome = message["outcome"]
                    return
                elif message["kind"] == "lost":
                    raise Refused(message["problem"])
        time.sleep(0.2)  # the server shuts down, or was cut off: try again in a moment


def _offer(message: dict[str, Any]) -> Offer:
    asked = message["offer"]
    return Offer(
        table=message["table"],
        seat=message["seat"],
        decision=message["decision"],
        view=message["view"],
        views=message["views"],
        question=asked["question"],
        path=tuple(asked["path"]),
        choices=tuple(asked["choices"]),
    )


def _step(message: dict[str, Any]) -> Step:
    return Step(
        decision=message["decision"],
        entries=tuple(message["steps"]),
        view=message["view"],
        offer=_offer(message)
        if message.get("offer") and message["seat"] in message["turn"]
        else None,
        outcome=message["outcome"],
    )


def _check(reply: httpx.Response) -> None:
    if reply.is_success:
        return
    if reply.status_code in AWAY:
        raise Away(reply)
    try:
        problem = reply.json()
    except ValueError:
        problem = {"type": "unknown", "say": {"en": f"status {reply.status_code}"}}
    raise Refused(problem)
