"""The home network: the addresses at which others at home reach this machine."""

from __future__ import annotations

import ipaddress
import os
import socket
from contextlib import suppress
from urllib.parse import urlsplit

ELSEWHERE = ("192.0.2.1", 9)
"""An address for examples (RFC 5737), which nobody has: nothing is ever sent there."""


def home_addresses() -> list[str]:
    """The IPv4 addresses of this machine that others may reach; the one on its way out comes first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        out.connect(ELSEWHERE)  # chooses a way out, and sends nothing
        found.append(out.getsockname()[0])
    with suppress(OSError):
        found += [
            str(at[4][0]) for at in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        ]
    return [address for address in dict.fromkeys(found) if is_of_the_network(address)]


def is_of_the_network(address: str) -> bool:
    """Whether somebody else could reach this machine under an address."""
    place = ipaddress.ip_address(address)
    return not (place.is_loopback or place.is_unspecified or place.is_link_local)


def share_with_home(port: int) -> list[str]:
    """Let the server know and allow the addresses under which it is reached; returns them as links.

    The environment carries them, to every process of the server. Links that the owner has named stay.
    """
    hosts = home_addresses()
    named = _listed(os.environ.get("FELDZUG_SHARED", ""))
    addresses = named or [f"http://{host}:{port}" for host in hosts]
    os.environ["FELDZUG_SHARED"] = ",".join(addresses)
    known = [urlsplit(address).hostname or "" for address in named]
    allowed = [*_listed(os.environ.get("FELDZUG_HOSTS", "")), *known, *hosts]
    os.environ["FELDZUG_HOSTS"] = ",".join(dict.fromkeys(name for name in allowed if name))
    return addresses


def _listed(text: str) -> list[str]:
    return [one.strip() for one in text.split(",") if one.strip()]
