"""A tap on the line between one browser and the server: it keeps every byte that the browser receives."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass
class Exchange:
    """A request and what came back, uncompressed and never two on one line."""

    path: str
    received: bytearray = field(default_factory=bytearray)


class Tap:
    """A server that passes everything on."""

    def __init__(self, server: str) -> None:
        place = urlsplit(server)
        self.server = (place.hostname or "", place.port or 0)
        self.exchanges: list[Exchange] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self.listening.accept()
            except OSError:
                return
            threading.Thread(target=self._pass_on, args=(browser,), daemon=True).start()

    def _pass_on(self, browser: socket.socket) -> None:
        with browser, socket.create_connection(self.server) as server:
            asked = b""
            while b"\r\n\r\n" not in asked:
                piece = browser.recv(65536)
                if not piece:
                    return
                asked += piece
            exchange = Exchange(asked.split(b" ", 2)[1].decode())
            self.exchanges.append(exchange)
            head, _, body = asked.partition(b"\r\n\r\n")
            plain = re.sub(
                rb"\r\n(Accept-Encoding|Connection):[^\r]*", b"", head, flags=re.IGNORECASE
            )
            server.sendall(plain + b"\r\nConnection: close\r\n\r\n" + body)
            threading.Thread(target=self._rest, args=(browser, server), daemon=True).start()
            while piece := self._piece(server):
                exchange.received += piece
                try:
                    browser.sendall(piece)
                except OSError:
                    return

    def _rest(self, browser: socket.socket, server: socket.socket) -> None:
        """What is left of the request; when the browser goes, the server learns it."""
        while piece := self._piece(browser):
            server.sendall(piece)
        with suppress(OSError):
            server.shutdown(socket.SHUT_RDWR)

    @staticmethod
    def _piece(line: socket.socket) -> bytes:
        try:
            return line.recv(65536)
        except OSError:
            return b""

    def heard(self, *but: str) -> bytes:
        """Every byte received, except the answers to requests whose path contains one of *but*."""
        return b"\n".join(
            bytes(one.received) for one in self.exchanges if not any(b in one.path for b in but)
        )


@contextmanager
def tapped(server: str) -> Iterator[Tap]:
    tap = Tap(server)
    try:
        yield tap
    finally:
        tap.listening.close()
