"""Opening tables, sitting down, handing seats on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from feldzug.server.models.common import (
    MOST_SEATS,
    Kind,
    Name,
    OwnSecret,
    Request,
    Secret,
    Title,
    Word,
)

State = Literal["open", "playing", "over"]
SeatEvent = Literal["taken", "joined", "handed-on", "bot", "gave-up", "neutral", "stand-in", "back"]


class NewSeat(Request):
    kind: Kind
    name: Name = ""
    bot: Word = ""


class NewTable(Request):
    game: Word
    players: Annotated[int, Field(ge=0, le=MOST_SEATS)]
    options: Annotated[dict[Word, Word], Field(max_length=100)] = Field(default_factory=dict)
    modules: Annotated[list[Word], Field(max_length=20)] = Field(default_factory=list)
    preset: Annotated[Word, Field(max_length=40)] = ""
    title: Title = ""
    public: bool = False
    free_take_back: bool = False
    """Whether bots agree to take back what came before dice and cards; else only people can agree."""
    seats: Annotated[list[NewSeat], Field(max_length=MOST_SEATS)]


class Claim(Request):
    secret: Secret
    name: Name = ""
    again: bool = False
    """Whether the caller knows that the seat is taken: the same person, at another browser."""
    own: OwnSecret | None = None
    """The secret that takes the place of an invitation; without it the server makes one up. Who sends one can
    claim again if the answer was lost."""


class BotClaim(Request):
    """A program takes the seat whose secret it sends as its bearer."""

    own: OwnSecret | None = None


class ChangeSeat(Request):
    kind: Literal["bot", "link"]
    bot: Word = ""


@dataclass(slots=True)
class Sitting:
    """One seat: `here` says that somebody has taken it, `mine` that the caller may act for it. Who plays no
    side has a `role`, which is empty for players; a `stand_in` is a bot that answers beside the holder.
    """

    seat: int
    role: str
    name: str
    kind: Kind
    bot: str | None
    stand_in: str | None
    here: bool
    mine: bool


@dataclass(slots=True)
class SeatNotice:
    """Something that happened to a seat at entry *entries*: it was taken with its link, is played from one
    more browser or by a program as well, was handed on by who opened the table or given to a bot, or its
    holder gave up and a bot plays on, the game goes on without it, a bot stands in for its holder, or the
    holder is back.
    """

    seat: int
    kind: SeatEvent
    name: str
    entries: int
    at: int


@dataclass(slots=True)
class Outcome:
    ending: str
    ranking: list[list[int]]
    scores: list[int]


@dataclass(slots=True)
class MatchGlance:
    """A match in small: the number of the turn, the scores by seat, who holds which place (-1: nobody)."""

    turn: int
    scores: list[int]
    owners: dict[str, int]


@dataclass(slots=True)
class Summary:
    """A table in a list.

    `glance` is null before the game begins and for games that have none; `archived` says that the caller has
    put it away, `deletable` that the caller may delete it.
    """

    table: str
    title: str
    game: str
    state: State
    seats: list[Sitting]
    turn: list[int]
    outcome: Outcome | None
    glance: MatchGlance | None
    archived: bool
    deletable: bool
    created: int
    changed: int


@dataclass(slots=True)
class Tables:
    mine: list[Summary]
    public: list[Summary]


@dataclass(slots=True)
class Opened:
    table: str
    links: dict[str, str]


@dataclass(slots=True)
class Claimed:
    """`secret` is the seat's own: whoever else knows it plays there, too."""

    seat: int
    secret: str


@dataclass(slots=True)
class BotClaimed:
    table: str
    seat: int
    secret: str


@dataclass(slots=True)
class SeatChanged:
    secret: str | None
