"""An HTTP client that can do what players' pages do, and costs less than the server it measures."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any, Final
from urllib.parse import urlsplit

import orjson

MOST: Final = 2**24
"""No line and no message is longer than so many bytes."""


class Refused(Exception):
    """The server answered, but not with what was asked for."""


class HttpClient:
    """One browser without a page: it keeps its cookie and one line for requests, as browsers do."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self._host, self._port = place.hostname or "", place.port or 80
        self._head = f"Host: {place.netloc}\r\nX-Feldzug: 1\r\nAccept-Encoding: gzip\r\n"
        self._cookie = ""
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._writers: list[asyncio.StreamWriter] = []

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        """Status and text of the answer."""
        return await self._ask("POST", path, body)

    async def get(self, path: str) -> tuple[int, bytes]:
        return await self._ask("GET", path, b"")

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        try:
            return await self._exchange(method, path, body)
        except (ConnectionError, asyncio.IncompleteReadError):
            self._line = None  # the server has given it up, for nobody has spoken for long
            return await self._exchange(method, path, body)

    async def _exchange(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        if self._line is None or self._line[1].is_closing() or self._line[0].at_eof():
            self._line = await self._connected()
        reader, writer = self._line
        self._send(writer, method, path, body)
        status, headers = await self._answered(reader)
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("content-encoding") == "gzip":
            content = zlib.decompress(content, 31)
        return status, content

    async def stream(self, path: str) -> AsyncIterator[tuple[str, Any]]:
        """Name and content of every message, on a line of its own."""
        reader, writer = await self._connected()
        self._send(writer, "GET", path, b"")
        status, _ = await self._answered(reader)
        if status != 200:
            raise Refused(f"the stream was answered by {status}")
        rest = b""
        while size := int(await reader.readline(), 16):
            *blocks, rest = (rest + await reader.readexactly(size)).split(b"\n\n")
            await reader.readexactly(2)
            for block in blocks:
                fields = dict(line.partition(b": ")[::2] for line in block.split(b"\n"))
                if b"data" in fields:
                    yield fields[b"event"].decode(), orjson.loads(fields[b"data"])

    def close(self) -> None:
        for writer in self._writers:
            writer.close()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        line = await asyncio.open_connection(self._host, self._port, limit=MOST)
        self._writers.append(line[1])
        return line

    def _send(self, writer: asyncio.StreamWriter, method: str, path: str, body: bytes) -> None:
        head = f"{method} {path} HTTP/1.1\r\n{self._head}{self._cookie}"
        if body:
            kind = "text/plain" if path.endswith("/records") else "application/json"
            head += f"Content-Length: {len(body)}\r\nContent-Type: {kind}\r\n"
        writer.write(head.encode() + b"\r\n" + body)

    async def _answered(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers: dict[str, str] = {}
        for line in lines:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        if "set-cookie" in headers:
            self._cookie = f"Cookie: {headers['set-cookie'].partition(';')[0]}\r\n"
        return int(first.split()[1]), headers
