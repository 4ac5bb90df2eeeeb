"""Compression of answers that come in one piece. Streams pass as they are: each would hold a compressor."""

from __future__ import annotations

import zlib
from functools import partial
from typing import Final

from anyio import to_thread
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST: Final = 1000
"""Bytes of a body that is worth the effort."""
LARGE: Final = 64 * 1024
"""So many are compressed beside the event loop."""
KINDS: Final = ("application/json", "application/problem+json", "text/")
GZIP: Final = 16 + zlib.MAX_WBITS


class CompressionMiddleware:
    """Pure ASGI; compresses by gzip for whoever takes that."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await self.app(scope, receive, send)
            return
        start: Message | None = None

        async def sending(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message  # its headers depend on the body
                return
            if start is not None:
                head, start = start, None
                body = message.get("body", b"")
                headers = MutableHeaders(raw=head["headers"])
                if len(body) >= SMALLEST and not message.get("more_body") and _is_plain(headers):
                    body = await _compressed(body)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    headers.add_vary_header("Accept-Encoding")
                    message = {**message, "body": body}
                await send(head)
            await send(message)

        await self.app(scope, receive, sending)


def _is_plain(headers: Headers) -> bool:
    kind = headers.get("content-type", "")
    return kind.startswith(KINDS) and "content-encoding" not in headers


async def _compressed(body: bytes) -> bytes:
    if len(body) < LARGE:
        return zlib.compress(body, 1, GZIP)
    return await to_thread.run_sync(partial(zlib.compress, body, 5, GZIP))
