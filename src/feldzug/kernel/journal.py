"""Journal: what was answered, in order, by whom. Nothing is ever removed from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from feldzug.kernel.reported import Note
from feldzug.kernel.values import Action, Seat

NEW: Final = -1
"""An entry of a correction that repeats none."""


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Everything in force from entry *to* on is taken back. It stays in the journal, struck out."""

    to: int
    consent: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Corrected(Action):
    """Everything in force from entry *to* on is struck out, and what follows is entered instead.

    The next entry is the corrected answer. *line* says of it and of those after it which entry each of them
    repeats, a roll that stays or an answer that still fits, or NEW.
    """

    to: int
    note: Note
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """A seat gives up. No question offers it: it may be said at any time, and most games are over then."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer: a seat's action, an outcome of fate, a taking back, a correction, or a resignation."""

    seat: Seat
    action: Any


def in_force(journal: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that have not been taken back."""
    line: list[int] = []
    for n, entry in enumerate(journal):
        if isinstance(entry.action, (Corrected, TakeBack)):
            while line and line[-1] >= entry.action.to:
                line.pop()
        else:
            line.append(n)
    return line
