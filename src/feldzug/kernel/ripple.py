"""Ripples: what a correction of an earlier answer would do, before it is made.

Nothing hidden shows in one: what somebody has chosen in secret, or drawn unseen, is only said to be hidden,
and where something would be shown that is hidden now, it ends. Dice are not rolled for it: what depends on
new ones is not certain.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.kernel.values import Seat

STAYS: Final = "stays"
"""The answer still fits."""
PARKED: Final = "parked"
"""It no longer fits, and is asked again."""
ROLL_STAYS: Final = "roll-stays"
"""The dice lie as they fell, for they are about the same."""
ROLL_FALLS: Final = "roll-falls"
"""They are about nothing any more; should it be asked once more, they lie as they fell."""
HIDDEN: Final = "hidden"
"""It is hidden, and stays if it still fits."""
UNKNOWN: Final = "unknown"
"""It comes after something that nobody can foresee."""


@dataclass(frozen=True, slots=True)
class RippleStep:
    """What becomes of one later entry."""

    entry: int
    seat: Seat
    becomes: str


@dataclass(frozen=True, slots=True)
class Ripple:
    """What becomes of all later entries, how many rolls are new, and what a bystander sees before and after.

    If it is not *certain*, new dice or something hidden may change what is shown.
    """

    entry: int
    steps: tuple[RippleStep, ...]
    new_rolls: int
    certain: bool
    before: Any
    after: Any
