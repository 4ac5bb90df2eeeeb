"""Request bodies: read whole before anything is done, but only so much at once and in due time."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Message, Receive

from feldzug.server.problems import problem

UNCOUNTED: Final = 4096
"""Bodies up to this size are always read: an answer is smaller, and nobody's uploads shall stop it."""


class Gone(Exception):
    """The client broke off before its request was whole."""


class BodyLimit:
    """How many bytes of unfinished and waiting bodies are held: of an address, and in all."""

    def __init__(self, address: int, in_all: int) -> None:
        self._address = address
        self._in_all = in_all
        self._held: Counter[str] = Counter()

    @property
    def held(self) -> int:
        return self._held.total()

    @contextmanager
    def body(self, address: str) -> Iterator[HeldBody]:
        """Room for one body, as long as the request lasts."""
        body = HeldBody(self, address)
        try:
            yield body
        finally:
            self._held[address] -= body.counted
            if not self._held[address]:
                del self._held[address]

    def count(self, address: str, more: int) -> None:
        if self._held[address] + more > self._address or self.held + more > self._in_all:
            raise problem("too-many", "too-much", wait=5)
        self._held[address] += more


class HeldBody:
    """The body of one request while it comes in."""

    def __init__(self, limit: BodyLimit, address: str) -> None:
        self._limit = limit
        self._address = address
        self.counted = 0
        self.read = bytearray()

    def add(self, piece: bytes) -> None:
        beyond = max(0, len(self.read) + len(piece) - UNCOUNTED) - self.counted
        if beyond > 0:
            self._limit.count(self._address, beyond)
            self.counted += beyond
        self.read += piece


class BodyReader:
    """Reads bodies that are not too large and come neither too slowly nor too many at once."""

    def __init__(self, limit: BodyLimit, grace: float, rate: float) -> None:
        self.limit = limit
        self._grace = grace
        self._rate = rate

    async def read(self, body: HeldBody, receive: Receive, most: int) -> Receive:
        """Take in a whole body; what is returned gives it to whoever asks next."""
        began = time.monotonic()
        more = True
        while more:
            ends = began + self._grace + len(body.read) / self._rate
            message = await _in_time(receive, ends - time.monotonic())
            if message["type"] != "http.request":
                raise Gone
            piece = message.get("body", b"")
            if len(body.read) + len(piece) > most:
                raise problem("too-large", "too-large", most=most)
            body.add(piece)
            more = message.get("more_body", False)
        whole: Message = {"type": "http.request", "body": bytes(body.read), "more_body": False}
        body.read.clear()
        given = False

        async def replay() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return whole

        return replay


async def _in_time(receive: Receive, seconds: float) -> Message:
    try:
        async with asyncio.timeout(seconds):
            return await receive()
    except TimeoutError:
        raise problem("bad-request", "too-slow") from None


def declared_length(headers: Headers) -> int:
    """How long a body says it is; 0 if it does not say."""
    text = headers.get("content-length", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else 0
