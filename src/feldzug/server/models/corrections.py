"""Corrections: what would become of everything that followed, and the corrected answer itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import StringConstraints

from feldzug.kernel.reported import LONGEST_NOTE
from feldzug.server.models.common import Clean, GameView, Json, Number, Request, SeatNumber
from feldzug.server.models.play import Offer

Note = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NOTE), Clean]


class AskRipple(Request):
    """Of the answer at *entry* this were right; *seat* is the role that would correct it."""

    seat: SeatNumber
    entry: Number
    action: Json


class Correction(AskRipple):
    """As its ripple was seen: *entries* is how many entries were known then."""

    entries: Number
    note: Note


@dataclass(slots=True)
class RippleStep:
    """What becomes of a later entry."""

    entry: int
    seat: int
    becomes: Literal["stays", "parked", "roll-stays", "roll-falls", "hidden", "unknown"]


@dataclass(slots=True)
class RippleView:
    """What a correction would do. Views are a bystander's; if it is not `certain`, new dice or something
    hidden may change what is shown. `entries` is what the correction must name.
    """

    entry: int
    entries: int
    steps: list[RippleStep]
    new_rolls: int
    certain: bool
    before: GameView
    after: GameView


@dataclass(slots=True)
class Correctable:
    """An answer that can be corrected: whose it is, where of several things that went on side by side it was
    given, and what could have been answered, as far as the role that asks could know it then.
    """

    entry: int
    seat: int
    branch: list[int]
    offer: Offer | None


@dataclass(slots=True)
class Drafts:
    """What a seat may take up again: answers that a correction has struck out and that no longer fit
    (`parked`), and what it has left for when its time runs out, by branch (`saved`).
    """

    parked: list[Json]
    saved: dict[str, Json]
