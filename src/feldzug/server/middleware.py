"""The middleware that every request passes. Who asks, how often, how much, from where."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from feldzug.server.auth import A_YEAR, Caller, caller, check_origin, cookie_name
from feldzug.server.hosts import AllowedHosts
from feldzug.server.metrics import Metrics
from feldzug.server.problems import Problem, problem
from feldzug.server.rate_limit import Buckets
from feldzug.server.request_body import BodyLimit, BodyReader, Gone, declared_length
from feldzug.server.responses import ProblemResponse
from feldzug.server.settings import Settings

log = logging.getLogger("feldzug.access")

GONE: Final = 499
"""The status under which requests are counted that broke off before their end: they are not executed."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UPLOADS: Final = "/api/records"
CSP: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class RequestMiddleware:
    """Pure ASGI, so that streams pass through it unbuffered."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        admit_upload: Callable[[Caller], None],
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._admit_upload = admit_upload
        self._hosts = AllowedHosts(settings.hosts)
        added = {"strict-transport-security": f"max-age={A_YEAR}"} if settings.secure else {}
        self._headers = [(n.encode(), v.encode()) for n, v in {**HEADERS, **added}.items()]
        limit = BodyLimit(settings.address_bytes, settings.body_bytes)
        self._bodies = BodyReader(limit, settings.head_seconds, settings.body_rate)
        metrics.watch("body_bytes", "Bytes of request bodies that are held", lambda: limit.held)
        self._clients = Buckets(settings.client_rate, settings.client_burst)
        self._addresses = Buckets(settings.address_rate, settings.address_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        connection = HTTPConnection(scope)
        who = caller(connection, self.settings.secure)
        scope["feldzug.caller"] = who
        status: int | None = None

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(MutableHeaders(scope=message), scope, who)
            await send(message)

        try:
            self._admit(connection, who)
            if scope["method"] in SAFE:
                await self.app(scope, receive, sending)
            else:
                with self._bodies.limit.body(who.address) as body:
                    receive = await self._bodies.read(body, receive, self._most(scope))
                    await self.app(scope, receive, sending)
        except Gone:
            status = GONE  # nobody is there to be answered
        except Problem as refusal:
            await ProblemResponse(refusal)(scope, receive, sending)
        except Exception:
            log.exception("a request failed")
            if status is not None:
                raise  # half of the answer is out
            await ProblemResponse(problem("failed", "broken"))(scope, receive, sending)
        finally:
            self._count(scope, status or 500, time.perf_counter() - began)

    def _admit(self, connection: HTTPConnection, who: Caller) -> None:
        self._addresses.take(who.address)
        self._hosts.check(connection)
        for name in who.names:
            self._clients.take(name)
        self._admit_body(connection, who)

    def _admit_body(self, connection: HTTPConnection, who: Caller) -> None:
        """Whatever can be said against a body is said before it is read."""
        length = declared_length(connection.headers)
        if connection.scope["method"] in SAFE:
            if length > 0 or "transfer-encoding" in connection.headers:
                raise problem("bad-request", "malformed", where="body")
            return
        check_origin(connection)
        most = self._most(connection.scope)
        if length > most:
            raise problem("too-large", "too-large", most=most)
        if connection.scope["path"] == UPLOADS:
            self._admit_upload(who)

    def _most(self, scope: Scope) -> int:
        """How large the body of a request may be."""
        settings = self.settings
        return settings.most_record if scope["path"] == UPLOADS else settings.most_body

    def _add_headers(self, headers: MutableHeaders, scope: Scope, who: Caller) -> None:
        headers.raw.extend(self._headers)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        if who.fresh:
            cookie = Response()
            cookie.set_cookie(
                cookie_name(self.settings.secure),
                who.fresh,
                max_age=A_YEAR,
                httponly=True,
                samesite="strict",
                secure=self.settings.secure,
            )
            headers.append("set-cookie", cookie.headers["set-cookie"])

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        """The route, never the path or the query: those may name a table or a secret."""
        route = getattr(scope.get("route"), "path", "other")
        streamed = route.endswith("/stream")
        self.metrics.request(scope["method"], route, status, None if streamed else seconds)
        if log.isEnabledFor(logging.INFO):
            said = {"method": scope["method"], "route": route, "status": status}
            log.info("request", extra={**said, "ms": round(seconds * 1000, 1)})
