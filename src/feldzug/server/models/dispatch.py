"""News of a table by mail or webhook: who wants them, with consent and a way out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import StringConstraints

from feldzug.server.models.common import Clean, Request

DispatchKind = Literal["mail", "webhook"]
Address = Annotated[str, StringConstraints(min_length=3, max_length=300), Clean]


class Subscribe(Request):
    """News of this table for the holder of a seat: to a mail address, which is asked first, or, for a role,
    to an address of the web that takes JSON.
    """

    kind: DispatchKind
    address: Address
    language: Literal["en", "de"] = "en"


@dataclass(slots=True)
class Subscription:
    """Where news go for a seat; not `confirmed` as long as whoever reads that mail has not agreed."""

    kind: DispatchKind
    address: str
    language: str
    confirmed: bool


@dataclass(slots=True)
class Subscriptions:
    """Of the own seat; `mail` and `webhook` say whether this server sends such news at all."""

    mail: bool
    webhook: bool
    own: list[Subscription]
