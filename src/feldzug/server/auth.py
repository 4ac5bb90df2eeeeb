"""Auth: who asks, and whether the request is one of ours."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection

from feldzug.server.networks import unmapped
from feldzug.server.problems import problem

COOKIE: Final = "feldzug"
HOST_COOKIE: Final = "__Host-feldzug"
"""Browsers take a cookie of such a name from this very host only, by HTTPS."""
HEADER: Final = "x-feldzug"
A_YEAR: Final = 365 * 24 * 3600


def new_secret() -> str:
    """A secret nobody can guess: 192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """All that is stored of a secret. It is random, so a plain hash gives nothing away."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


@dataclass(slots=True)
class Caller:
    """Whoever makes a request: a browser by its cookie, a program by a seat's secret."""

    client: str = ""
    """The hash of the cookie; empty for who has none yet."""
    bearer: str = ""
    """The hash of the seat secret that a program sent."""
    address: str = ""
    """Where the request comes from, as far as it can be told from its neighbours."""
    fresh: str = field(default="", repr=False)
    """The new cookie that must go out with the answer."""

    @property
    def names(self) -> set[str]:
        """Whom a request counts for: a browser stays one, whatever secrets come with its cookie."""
        return {name for name in (self.client, self.bearer) if name}

    def known(self) -> str:
        """The client's hash; who has no cookie gets one."""
        if not self.client:
            self.fresh = new_secret()
            self.client = hashed(self.fresh)
        return self.client


def cookie_name(secure: bool) -> str:
    return HOST_COOKIE if secure else COOKIE


def caller(connection: HTTPConnection, secure: bool) -> Caller:
    cookie = connection.cookies.get(cookie_name(secure), "")
    secret = bearer(connection)
    return Caller(
        client=hashed(cookie) if 20 <= len(cookie) <= 100 else "",
        bearer=hashed(secret) if secret else "",
        address=household(connection.client.host) if connection.client else "",
    )


def bearer(connection: HTTPConnection) -> str:
    """The secret that a program sends with its request."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


@lru_cache(1000)
def household(host: str) -> str:
    """Whose address it is: of IPv6 the first 64 bits, for the rest is whatever its owner likes."""
    try:
        address = ipaddress.IPv6Address(unmapped(host))
    except ValueError:
        return unmapped(host)
    return str(ipaddress.IPv6Address(int(address) >> 64 << 64))


def check_origin(connection: HTTPConnection) -> None:
    """A request that changes something must say that it is ours, and must not come from elsewhere."""
    headers = connection.headers
    if HEADER not in headers:
        raise problem("not-yours", "no-header")
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host", ""):
        raise problem("not-yours", "foreign-origin")
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise problem("not-yours", "foreign-origin")
