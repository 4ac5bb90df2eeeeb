"""Looking back, what if, record files, the proof of the dice, odds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from feldzug.server.levels import DEFAULT
from feldzug.server.models.common import (
    GameView,
    Json,
    ModuleView,
    Number,
    Request,
    SeatNumber,
    Title,
    Word,
)


class Branch(Request):
    n: Number
    seat: SeatNumber
    bots: Word = DEFAULT
    title: Title = ""


class OddsOf(Request):
    action: Json
    seat: SeatNumber | None = None
    """Who asks: what this seat alone knows counts, too."""


@dataclass(slots=True)
class View:
    n: int
    seat: int | None
    view: GameView
    views: dict[str, ModuleView]
    progress: list[Json]
    turn: list[int]


@dataclass(slots=True)
class Score:
    """Since *n* entries were given, in turn *turn*: the points of every seat, by where they come from."""

    n: int
    turn: int
    points: list[dict[str, int]]


@dataclass(slots=True)
class Dice:
    kind: Literal["dice"]
    count: int
    faces: int


@dataclass(slots=True)
class DrawOf:
    kind: Literal["draw"]
    things: list[Any]


@dataclass(slots=True)
class Weighted:
    kind: Literal["weighted"]
    weights: list[list[Any]]


@dataclass(slots=True)
class Drawn:
    """What fate was asked and answered at entry *n*; it follows from the secret of this *part*."""

    n: int
    part: int
    odds: Dice | DrawOf | Weighted
    outcome: Any


@dataclass(slots=True)
class Told:
    """When what entry *n* tells was told, in milliseconds since 1970."""

    n: int
    at: int


@dataclass(slots=True)
class DiceProof:
    """The secret of a part of the game (0 if it has but one; empty if none is over yet). That of the part
    before is its SHA-256, and the commitment is that of the first part's.
    """

    commitment: str
    part: int
    secret: str
    draws: list[Drawn]


@dataclass(slots=True)
class Imported:
    """A table from a file; of a campaign that goes on with the secrets of the players' seats."""

    table: str
    links: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Chances:
    """Of an action, in the game's own terms: that an area falls, say, and the mean losses."""

    action: Json
    chances: Json
