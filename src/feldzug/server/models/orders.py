"""Standing orders: what is answered for a seat, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from feldzug.server.models.common import Json, Number, Request, Word
from feldzug.server.models.problems import Reason

Short = Annotated[Word, Field(max_length=40)]


class GiveOrder(Request):
    """An order as it was offered, and the conditions at which it stops."""

    decision: Number
    order: Json
    until: Annotated[dict[Short, int], Field(default_factory=dict, max_length=10)]


class LiftOrder(Request):
    """The class of the order: of each a seat has one at most."""

    kind: Short


@dataclass(slots=True)
class Condition:
    key: str
    least: int
    most: int
    usual: int


@dataclass(slots=True)
class Offered:
    """An order that could be given now, and the conditions that may be set."""

    order: Json
    conditions: list[Condition]


@dataclass(slots=True)
class StandingOrder:
    """An order that is carried out; a brief one ends as soon as the seat answers by hand."""

    order: Json
    until: dict[str, int]
    brief: bool


@dataclass(slots=True)
class EndedOrder:
    """An order that has come to its end, and why."""

    order: Json
    reason: Reason


@dataclass(slots=True)
class OrderBook:
    """What a seat has ordered, what has ended, and what it could order now."""

    standing: list[StandingOrder]
    ended: list[EndedOrder]
    offered: list[Offered]
