"""The organiser's desk: deadlines, stand-ins, pauses, messages to all, drafts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from feldzug.server.models.common import Json, Number, Request, Word, clean

MOST_MINUTES = 60 * 24 * 366
LONGEST_MESSAGE = 2000

Minutes = Annotated[int, Field(ge=0, le=MOST_MINUTES)]
MessageKind = Literal["message", "reminder", "covered", "copied"]


def _lines(text: str) -> str:
    """Text of several lines, each of them clean."""
    found = "\n".join(clean(line) for line in text.splitlines()).strip()
    if not found:
        raise ValueError("nothing is said")
    return found


Message = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_MESSAGE), AfterValidator(_lines)
]


class DeskSettings(Request):
    """Minutes that each phase may take, by its key; the empty key is for all that are not named, and where
    there is none a phase has no deadline. *revision* is that of the table as it was seen.
    """

    revision: Number
    deadlines: Annotated[dict[Word, Minutes], Field(max_length=50)]
    grace: Minutes = 0
    remind: Minutes = 0
    """So many minutes before a deadline all are reminded; 0: never."""
    stand_in: Word = ""
    """The level of the bot that answers after the grace, where a seat has left no draft."""
    passes: bool = False
    """Whether a seat passes then, where it can, instead of leaving it to the bot."""


class Pause(Request):
    paused: bool


class Broadcast(Request):
    text: Message


class Begin(Request):
    """Begin although seats are empty: such a bot plays them until somebody comes."""

    bot: Word


class StandIn(Request):
    """The level of a bot that answers for the seat beside its holder; empty: nobody does any more."""

    bot: Word


class Draft(Request):
    """What a seat would answer, in a branch; null takes a draft back."""

    branch: Annotated[list[Number], Field(max_length=8)] = Field(default_factory=list)
    action: Json | None


@dataclass(slots=True)
class DeskMessage:
    """Told to all: what the organiser says, whom a deadline is near for, or for whom others answer by now."""

    kind: MessageKind
    text: str
    seats: list[int]
    phase: str
    at: int


@dataclass(slots=True)
class Desk:
    """Deadlines of a table, in minutes by phase; `due` is when the present `phase` is due, in milliseconds
    since 1970 (null: never, or the clock stands still), `covered` the seats that are answered for by now.
    """

    deadlines: dict[str, int]
    grace: int
    remind: int
    stand_in: str
    passes: bool
    paused: bool
    phase: str
    due: int | None
    covered: list[int]
    messages: list[DeskMessage]
