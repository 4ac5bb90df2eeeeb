"""What only streams tell; a page's stream tells Snapshots and StepMessages, too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from feldzug.server.models.common import GameView, ModuleView
from feldzug.server.models.lobby import Outcome
from feldzug.server.models.play import BranchOffer, Offer
from feldzug.server.models.problems import ProblemAnswer


@dataclass(slots=True)
class LostMessage:
    """A seat is no longer the caller's, or nothing can be told of a table any more."""

    table: str
    seat: int | None
    problem: ProblemAnswer | None


@dataclass(slots=True)
class BotOffer:
    """A line for a program: its seat must decide; side by side, in one branch after another."""

    kind: Literal["offer"]
    table: str
    seat: int
    decision: int
    view: GameView
    views: dict[str, ModuleView]
    offer: BranchOffer | Offer


@dataclass(slots=True)
class BotOver:
    kind: Literal["over"]
    outcome: Outcome


@dataclass(slots=True)
class BotLost:
    kind: Literal["lost"]
    problem: ProblemAnswer


@dataclass(slots=True)
class BotSign:
    """The server lives, or it is shutting down."""

    kind: Literal["alive", "bye"]
