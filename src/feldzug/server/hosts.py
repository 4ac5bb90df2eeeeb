"""Hosts: the names that this server goes by.

A page elsewhere could have its own name lead to this machine and would then be let in by the browser as if
it were ours; its name gives it away.
"""

from __future__ import annotations

import socket

from starlette.requests import HTTPConnection

from feldzug.server.networks import is_loopback, unmapped
from feldzug.server.problems import problem


class AllowedHosts:
    """The names of this machine, the address that a request came in at, and what the owner allows."""

    def __init__(self, named: str) -> None:
        own = socket.gethostname().lower()
        names = {name.strip().lower() for name in named.split(",")}
        self._all = "*" in names
        self._names = ({"localhost", own, f"{own}.local"} | names) - {"", ".local"}

    def check(self, connection: HTTPConnection) -> None:
        named = connection.headers.getlist("host")
        host = host_name(named[0]) if len(named) == 1 else ""
        arrived = connection.scope.get("server") or ("",)
        if self._all or host in self._names or is_loopback(host):
            return
        if not host or unmapped(host) != arrived[0]:
            raise problem("not-yours", "foreign-host", host=host[:80])


def host_name(text: str) -> str:
    """A host without its port: `[::1]:8000`, `example.org:80`."""
    if text.startswith("["):
        return text[1:].partition("]")[0].lower()
    return text.partition(":")[0].lower().removesuffix(".")
