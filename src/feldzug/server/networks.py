"""Networks: addresses as whoever runs the server writes them down."""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from functools import lru_cache


class Networks:
    """Addresses and networks, such as `10.0.0.0/8, ::1`; `*` is every one. Anything else is passed over."""

    def __init__(self, named: str) -> None:
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        names = [name.strip() for name in named.split(",")]
        self._all = "*" in names
        for name in names:
            with suppress(ValueError):
                self._networks.append(ipaddress.ip_network(name, strict=False))

    def __contains__(self, host: str) -> bool:
        if self._all:
            return True
        try:
            address = ipaddress.ip_address(unmapped(host))
        except ValueError:
            return False
        return any(address in network for network in self._networks)


@lru_cache(16)
def networks(named: str) -> Networks:
    return Networks(named)


@lru_cache(1000)
def is_loopback(host: str) -> bool:
    """Whether an address is of this very machine."""
    try:
        return ipaddress.ip_address(unmapped(host)).is_loopback
    except ValueError:
        return False


@lru_cache(1000)
def unmapped(host: str) -> str:
    """An IPv4 address that a socket for IPv6 tells as `::ffff:192.0.2.1` as such; any other host as it is."""
    with suppress(ValueError):
        mapped = ipaddress.IPv6Address(host).ipv4_mapped
        return host if mapped is None else str(mapped)
    return host
