"""The shapes of requests and answers: the OpenAPI description, and the page's types, are made of these."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from feldzug.server.levels import DEFAULT


def clean(text: str) -> str:
    """Text that can be stored and shown anywhere: no control characters, no halves of characters."""
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text):
        raise ValueError("control characters")
    return text.strip()


Clean = AfterValidator(clean)
Name = Annotated[str, StringConstraints(max_length=40), Clean]
LONGEST_TITLE = 80
Title = Annotated[str, StringConstraints(max_length=LONGEST_TITLE), Clean]
Word = Annotated[str, StringConstraints(max_length=80), Clean]
Key = Annotated[str, StringConstraints(pattern=r"^[!-~]{8,64}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[!-~]{8,100}$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Json = dict[str, Any]
State = Literal["open", "playing", "over"]
Kind = Literal["me", "here", "link", "bot"]


class Asked(BaseModel):
    """A request may say what it says and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Shape(BaseModel):
    """An answer: all its fields are always there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


# requests


class NewSeat(Asked):
    kind: Kind
    name: Name = ""
    bot: Word = ""


class NewTable(Asked):
    game: Word
    players: SeatNumber
    options: Annotated[dict[Word, Word], Field(max_length=100)] = Field(default_factory=dict)
    modules: Annotated[list[Word], Field(max_length=20)] = Field(default_factory=list)
    title: Title = ""
    public: bool = False
    seats: Annotated[list[NewSeat], Field(max_length=16)]


class Claim(Asked):
    secret: Secret
    name: Name = ""
    again: bool = False
    """Whether the caller knows that the seat is taken: the same person, at another browser."""


class Answers(Asked):
    """One answer, or a gesture of several that is applied whole or not at all."""

    seat: SeatNumber
    decision: Number
    key: Key
    answers: Annotated[list[Json], Field(min_length=1, max_length=200)]


class BotAnswers(Asked):
    decision: Number
    key: Key
    answers: Annotated[list[Json], Field(min_length=1, max_length=200)]


class Why(Asked):
    seat: SeatNumber
    action: Json


class OddsOf(Asked):
    action: Json


class Undo(Asked):
    """Take back the own last answer, or everything from entry *to* on: what was one gesture, as one."""

    seat: SeatNumber
    decision: Number
    to: Number | None = None


class AskUndo(Asked):
    seat: SeatNumber
    to: Number


class Consent(Asked):
    """To what was asked, as it was seen: who may have asked for something else meanwhile."""

    seat: SeatNumber
    decision: Number
    to: Number
    agree: bool


class ChangeSeat(Asked):
    kind: Literal["bot", "link"]
    bot: Word = ""


class Branch(Asked):
    n: Number
    seat: SeatNumber
    bots: Word = DEFAULT
    title: Title = ""


# answers


class Reason(Shape):
    key: str
    rule: str
    args: Json


class Said(Shape):
    en: str
    de: str


class ProblemAnswer(Shape):
    """Something was refused, and nothing was changed."""

    type: Literal[
        "bad-request",
        "not-yours",
        "unknown",
        "not-allowed",
        "stale",
        "conflict",
        "too-large",
        "illegal",
        "too-many",
        "failed",
        "unavailable",
    ]
    status: int
    reason: Reason
    say: Said


class GameOption(Shape):
    key: str
    rule: str
    group: str
    values: list[str]
    default: str


class BotLevel(Shape):
    """A bot that can be chosen: which one, and how many seconds it may think about a decision."""

    key: str
    bot: str
    seconds: float


class GameInfo(Shape):
    key: str
    title: Said
    players: list[int]
    options: list[GameOption]
    modules: list[str]
    bots: list[BotLevel]
    default_bot: str


class OptionWords(Shape):
    label: str
    help: str
    values: dict[str, str]


class RuleText(Shape):
    id: str
    text: str


class RuleSection(Shape):
    section: str
    rules: list[RuleText]


class CardWords(Shape):
    name: str
    text: str
    kind: str


class GameWords(Shape):
    """Everything needed to put a game into words; `colours` are ids by seat, `groups` are of options."""

    title: str
    messages: str
    names: dict[str, dict[str, str]]
    forms: dict[str, dict[str, dict[str, str]]]
    seats: dict[str, list[str]]
    colours: dict[str, list[str]]
    groups: dict[str, str]
    options: dict[str, OptionWords]
    rules: list[RuleSection]
    cards: dict[str, CardWords]


class Sitting(Shape):
    """One seat: `here` says that somebody has taken it, `mine` that the caller may act for it."""

    seat: int
    name: str
    kind: Kind
    bot: str | None
    here: bool
    mine: bool


class Setup(Shape):
    players: int
    options: dict[str, str]
    modules: list[str]


class Choice(Shape):
    action: Json
    reason: Reason | None


class Offer(Shape):
    seat: int
    question: Json
    path: list[str]
    choices: list[Choice]


class Outcome(Shape):
    ending: str
    ranking: list[list[int]]
    scores: list[int]


class AskedBack(Shape):
    seat: int
    to: int
    consents: list[int]


class UndoState(Shape):
    free: bool
    asked: AskedBack | None


class Present(Shape):
    table: str
    seat: int | None
    decision: int
    view: Json | None
    progress: list[Json]
    offer: Offer | None
    turn: list[int]
    outcome: Outcome | None
    undo: UndoState


class Snapshot(Present):
    title: str
    game: str
    setup: Setup
    state: State
    first: int
    public: bool
    seats: list[Sitting]
    commitment: str
    opener: bool
    rematch: str | None
    revision: int


class Step(Shape):
    n: int
    seat: int
    events: list[Json]
    undone: bool
    back: int | None


class StepMessage(Present):
    """What has happened since a decision, and how things stand now."""

    steps: list[Step]


class LostMessage(Shape):
    """A seat is no longer the caller's, or nothing can be told of a table any more."""

    table: str
    seat: int | None
    problem: ProblemAnswer | None


class BotOffer(Shape):
    """A line for a program: its seat must decide."""

    kind: Literal["offer"]
    table: str
    seat: int
    decision: int
    view: Json
    offer: Offer


class BotOver(Shape):
    kind: Literal["over"]
    outcome: Outcome


class BotLost(Shape):
    kind: Literal["lost"]
    problem: ProblemAnswer


class BotSign(Shape):
    """The server lives, or it is shutting down."""

    kind: Literal["alive", "bye"]


class Summary(Shape):
    table: str
    title: str
    game: str
    state: State
    decision: int
    seats: list[Sitting]
    turn: list[int]
    created: int
    changed: int


class Tables(Shape):
    mine: list[Summary]
    public: list[Summary]


class Opened(Shape):
    table: str
    links: dict[str, str]


class Imported(Shape):
    table: str


class Claimed(Shape):
    seat: int


class Reasoned(Shape):
    reason: Reason | None
    say: Said | None


class SeatChanged(Shape):
    secret: str | None


class View(Shape):
    n: int
    seat: int | None
    view: Json
    progress: list[Json]
    turn: list[int]


class Dice(Shape):
    kind: Literal["dice"]
    count: int
    faces: int


class DrawOf(Shape):
    kind: Literal["draw"]
    things: list[Any]


class Weighted(Shape):
    kind: Literal["weighted"]
    weights: list[list[Any]]


class Drawn(Shape):
    n: int
    odds: Dice | DrawOf | Weighted
    outcome: Any


class DiceProof(Shape):
    commitment: str
    secret: str
    draws: list[Drawn]


class Chances(Shape):
    """Of an action, in the game's own terms: that an area falls, say, and the mean losses."""

    action: Json
    chances: Json


class Health(Shape):
    status: Literal["well"]
    version: str
