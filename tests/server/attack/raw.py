"""Connections as no decent client makes them: half a request, a silent line, a byte now and then."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit


def connect(address: str, seconds: float = 20) -> socket.socket:
    """A plain connection to a server on this machine."""
    place = urlsplit(address)
    assert place.hostname == "127.0.0.1", "attacks stay on this machine"
    assert place.port is not None
    return socket.create_connection((place.hostname, place.port), timeout=seconds)


@contextmanager
def many(address: str, count: int) -> Iterator[list[socket.socket]]:
    """So many connections at once, closed at the end."""
    with ExitStack() as stack:
        yield [stack.enter_context(connect(address)) for _ in range(count)]


def head(
    method: str,
    path: str,
    length: int,
    cookie: str = "",
    host: str = "127.0.0.1",
    bearer: str = "",
) -> bytes:
    """The head of a request of ours that promises a body of some length."""
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {host}",
        "X-Feldzug: 1",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        *([f"Cookie: feldzug={cookie}"] if cookie else []),
        *([f"Authorization: Bearer {bearer}"] if bearer else []),
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def heard(line: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    pieces: list[bytes] = []
    try:
        while piece := line.recv(65536):
            pieces.append(piece)
    except ConnectionResetError:
        pass
    return b"".join(pieces)


def memory(process: int) -> float:
    """What a process holds in memory, in MB."""
    told = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(process)], check=True, capture_output=True, text=True
    )
    return int(told.stdout) / 1024
