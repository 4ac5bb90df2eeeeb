"""Connections: who has which open, for how long without a word, and never more than there are files for.

A connection on which the server waits for its client (for the head or the rest of a request) can be given
up at any time. So whoever opens very many and is silent only loses the oldest of them.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from feldzug.server.answer_pace import AnswerPace
from feldzug.server.auth import household
from feldzug.server.networks import is_loopback, networks, unmapped
from feldzug.server.settings import Settings

log = logging.getLogger(__name__)

BACKLOG: Final = 128
"""So many may wait to be let in; asyncio lets all of them in at once, before it closes one."""
OTHER_FILES: Final = 100 + 2 * BACKLOG
"""Files that are left for the store, for bots, for the page and for those who are just let in."""
LEAST: Final = 32
MOST_HEAD: Final = 32 * 1024
"""Bytes of the head of a request, or of whatever else is no body."""
MOST_AHEAD: Final = 8
"""So many requests may come in on a connection while one before them is answered."""
LOOKED: Final = 1.0
"""Every so many seconds all connections are looked at."""
SAID_AGAIN: Final = 60.0


def allowed_connections(settings: Settings) -> int:
    """As many connections as the settings say, if the system lets us open so many files."""
    wanted = settings.connections + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return settings.connections
    allowed = max(LEAST, soft - OTHER_FILES)
    log.warning("%d open files allow %d connections, not %d", soft, allowed, settings.connections)
    return allowed


class Connections:
    """Every open connection of this process."""

    def __init__(self, in_all: int, settings: Settings) -> None:
        self._in_all = in_all
        self._address = settings.address_connections
        self._head_seconds = settings.head_seconds
        self._stall_seconds = settings.stall_seconds
        self._answer_rate = settings.answer_rate
        self._open: dict[GuardedProtocol, str] = {}
        self._by_address: Counter[str] = Counter()
        self._waiting: dict[GuardedProtocol, None] = {}
        """Those on which the server waits for the client, the longest first."""
        self._said = -SAID_AGAIN

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, connection: GuardedProtocol, host: str, trusted: bool) -> bool:
        """Let one more in, if need be in the place of one that has been silent for longer.

        A trusted address, this machine or a proxy, speaks for many.
        """
        address = household(host)
        if not trusted and self._by_address[address] >= self._address:
            if not self._give_up_one(address):
                return False
        if len(self._open) >= self._in_all and not self._give_up_one():
            return False
        self._open[connection] = address
        self._by_address[address] += 1
        return True

    def forget(self, connection: GuardedProtocol) -> None:
        address = self._open.pop(connection, None)
        self._waiting.pop(connection, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def waits(self, connection: GuardedProtocol, is_waiting: bool) -> None:
        """Whether the client is expected to send something on this connection."""
        if not is_waiting:
            self._waiting.pop(connection, None)
        elif connection in self._open:
            self._waiting.setdefault(connection)

    def _give_up_one(self, address: str | None = None) -> bool:
        for connection in self._waiting:
            if address is None or self._open[connection] == address:
                self.forget(connection)
                connection.transport.abort()
                return True
        return False

    async def look_after(self) -> None:
        """Give up, again and again, those who are too slow."""
        while True:
            await asyncio.sleep(LOOKED)
            now = time.monotonic()
            for connection in list(self._open):
                limits = self._head_seconds, self._stall_seconds, self._answer_rate
                if connection.is_too_slow(now, *limits):
                    self.forget(connection)
                    connection.transport.abort()

    def quietly(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """The loop's exception handler: asyncio tells of every connection that finds no file left."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
            return
        for _ in range(BACKLOG):
            if not self._give_up_one():
                break
        if time.monotonic() - self._said >= SAID_AGAIN:
            self._said = time.monotonic()
            log.warning("no more files can be opened: %d connections are open", len(self._open))


class GuardedProtocol(HttpToolsProtocol):
    """Uvicorn's protocol on a connection that is counted, and given up if its client is too slow."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._guard: Connections = self.app_state["connections"]
        self._head_since: float | None = None
        """Since when the rest of a head, or of a body that nobody reads, is waited for."""
        self._is_open = False
        """Whether a request has begun and its end has not come."""
        self._unread = 0
        """Bytes since the last that belonged to a body or to a head that was whole."""
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered; uvicorn knows the one that came last."""
        self._pace = AnswerPace()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Uvicorn, too, asks whether it is a proxy that it trusts.
        self.client = self.client and (unmapped(self.client[0]), self.client[1])
        self.server = self.server and (unmapped(self.server[0]), self.server[1])
        host = self.client[0] if self.client else ""
        proxies = self.config.forwarded_allow_ips
        named = proxies if isinstance(proxies, str) else ",".join(proxies)
        trusted = is_loopback(host) or host in networks(named)
        if not self._guard.admit(self, host, trusted):
            transport.abort()
            return
        self._head_since = time.monotonic()
        self._guard.waits(self, True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._guard.forget(self)
        self.pipeline.clear()
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        self._unread += len(data)
        super().data_received(data)
        if self._unread > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of a request is too long.")
        self._look()

    def on_message_begin(self) -> None:
        self._is_open = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._unread = 0
        if len(self.pipeline) >= MOST_AHEAD:
            self.transport.abort()
            raise ValueError("too many requests at once")  # so that no more of them is read
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_open = False
        self._unread = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """What is waited for now: the client, or the server."""
        cycle: RequestResponseCycle | None = self.cycle
        is_idle = cycle is None or cycle.response_complete
        self._guard.waits(self, cycle is None or cycle.response_complete or cycle.more_body)
        if not is_idle or not (self._is_open or self._unread):
            self._head_since = None
        elif self._head_since is None:
            self._head_since = time.monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._pace.begin_anew()

    def is_too_slow(
        self, now: float, head_seconds: float, stall_seconds: float, answer_rate: float
    ) -> bool:
        """Whether the client leaves us waiting for a head, or does not take its answer."""
        unsent = self.transport.get_write_buffer_size()
        if self._pace.is_too_slow(now, unsent, stall_seconds, answer_rate):
            return True
        return self._head_since is not None and now - self._head_since > head_seconds
