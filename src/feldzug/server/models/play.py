"""Answering and taking back; a table as a seat sees it, and what happens there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from feldzug.server.models.common import (
    GameView,
    Json,
    Key,
    ModuleView,
    Number,
    Request,
    SeatNumber,
)
from feldzug.server.models.desk import Desk
from feldzug.server.models.lobby import Outcome, SeatNotice, Sitting, State
from feldzug.server.models.problems import Reason

Gesture = Annotated[list[Json], Field(min_length=1, max_length=200)]


class Answers(Request):
    """One answer, or a gesture of several that is applied whole or not at all."""

    seat: SeatNumber
    decision: Number
    key: Key
    answers: Gesture


class BotAnswers(Request):
    decision: Number
    key: Key
    answers: Gesture


class Why(Request):
    seat: SeatNumber
    action: Json


class Undo(Request):
    """Take back the own last answer, or everything from entry *to* on: what was one gesture, as one."""

    seat: SeatNumber
    decision: Number
    to: Number | None = None


class AskUndo(Request):
    seat: SeatNumber
    to: Number


class Consent(Request):
    """To what was asked, as it was seen: who may have asked for something else meanwhile."""

    seat: SeatNumber
    decision: Number
    to: Number
    agree: bool


@dataclass(slots=True)
class Setup:
    players: int
    options: dict[str, str]
    modules: list[str]
    preset: str


@dataclass(slots=True)
class Choice:
    action: Json
    reason: Reason | None


@dataclass(slots=True)
class Offer:
    """What a seat is asked: `forms` are the classes of answers that are not listed but checked."""

    seat: int
    question: Json
    path: list[str]
    choices: list[Choice]
    forms: list[str]


@dataclass(slots=True)
class BranchOffer(Offer):
    """What a seat is asked in one of several things that go on side by side.

    Its choices name the branch already (`In`); an answer names `decision`, which nothing changes that happens
    in other branches.
    """

    branch: list[int]
    decision: int


@dataclass(slots=True)
class BranchTurn:
    """One of several things that go on side by side: the way to it, and whom it waits for."""

    branch: list[int]
    path: list[str]
    turn: list[int]


@dataclass(slots=True)
class AskedBack:
    seat: int
    to: int
    consents: list[int]


@dataclass(slots=True)
class UndoState:
    """What can be taken back: so many of the own last answers freely, more by asking (`may_ask`); what is
    asked now, and who refused it last.
    """

    free: int
    may_ask: bool
    asked: AskedBack | None
    refused: int | None


@dataclass(slots=True, kw_only=True)
class Outlook:
    """What one seat (null: a bystander) is asked, and whom the game waits for.

    `decision` is what an answer must name, `entries` how many entries the seat knows of. While several things
    go on side by side, `branches` tells of all that are not over, `offers` has what the seat is asked in each
    of them, and `offer` is null. A seat may be asked without being waited for: then it is not in `turn`.
    """

    table: str
    seat: int | None
    decision: int
    entries: int
    progress: list[Json]
    offer: Offer | None
    offers: list[BranchOffer]
    branches: list[BranchTurn]
    turn: list[int]
    outcome: Outcome | None
    undo: UndoState


@dataclass(slots=True, kw_only=True)
class Present(Outlook):
    """How things stand for one seat: what changes with every answer."""

    view: GameView | None
    views: dict[str, ModuleView]


@dataclass(slots=True, kw_only=True)
class Snapshot(Present):
    """The whole table.

    `notices` tells what happened to the seats, the latest last; `set_aside` that the rules fail here and
    nobody is asked any more until something is taken back. `receipt` says what has changed for a match
    that goes on under newer rules; `played_with` names the rules of a finished one whose rules have changed
    since (else null); `desk` says how somebody runs it (null: nobody does).
    """

    title: str
    game: str
    setup: Setup
    state: State
    first: int
    public: bool
    seats: list[Sitting]
    notices: list[SeatNotice]
    free_take_back: bool
    commitment: str
    opener: bool
    rematch: str | None
    set_aside: bool
    receipt: list[Reason]
    played_with: str | None
    revision: int
    desk: Desk | None


@dataclass(slots=True)
class Step:
    n: int
    seat: int | None
    events: list[Json]
    undone: bool
    back: int | None


@dataclass(slots=True, kw_only=True)
class StepMessage(Present):
    """What has happened since a decision, and how things stand now."""

    steps: list[Step]


@dataclass(slots=True, kw_only=True)
class ChangeMessage(Outlook):
    """What has happened since a decision; how things stand is told by how it differs from what the seat saw
    after `since` entries.

    `change` is a patch of an object with `view` and `views`, null if they are the same.
    """

    steps: list[Step]
    since: int
    change: list[Json] | None
