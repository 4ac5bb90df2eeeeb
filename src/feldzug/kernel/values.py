"""The kernel's plain values: seats, actions, events, queries, reasons, offers, outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NewType

from mypy_extensions import mypyc_attr

Seat = NewType("Seat", int)

FATE: Final = Seat(-1)
"""Chance sits at the table too: dice and shuffled decks answer like any player."""

Argument = int | str | bool
"""What a message may speak of; the argument's name says what the number stands for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An answer a seat may give: a frozen value."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Detail:
    """Part of an answer that is a value of its own: a unit of a roster, a tile of a map. Frozen, too."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that has happened, as data; words come later, in the reader's language."""

    __slots__ = ()

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What *seat* (None: a bystander) may know of it; None hides it altogether."""
        return self


@dataclass(slots=True, unsafe_hash=True)
class Resigned(Event):
    """A seat has given up."""

    seat: Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Query:
    """A number the rules ask for, which modules and lasting effects may change on its way."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Permit:
    """Something that may be done unless somebody objects: modules and lasting effects may deny it."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """Something that is about to happen: `act` lets it, unless something else happens instead."""

    __slots__ = ()

    def act(self, g: Any) -> Any:
        """Let it happen; returns what must happen first, like a stage."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, unsafe_hash=True)
class Effect:
    """Something that lasts: whose it is and until when. A class of its own says what it is about."""

    seat: Seat
    until: str


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What somebody may see of a position, as a dataclass of plain values and ids."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may not be done: a message key, the number of the rule, arguments."""

    key: str
    rule: str
    args: tuple[tuple[str, Argument], ...] = ()


def because(key: str, rule: str, **args: Argument) -> Reason:
    """A reason, written as a sentence would be: `because("area-full", "RNG-003", area=3)`."""
    return Reason(key, rule, tuple(args.items()))


@dataclass(frozen=True, slots=True)
class Choice:
    """An action a person would think of: open if it has no reason against it, else greyed."""

    action: Action
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """What one seat is asked: the question, the way to it, and the choices with their reasons.

    Of what goes on side by side, it is asked in one *branch*; its *forms* are the classes of answers that are
    not listed but checked.
    """

    seat: Seat
    question: Any
    path: tuple[str, ...]
    choices: tuple[Choice, ...]
    branch: tuple[int, ...] = ()
    forms: tuple[str, ...] = ()

    @property
    def legal(self) -> list[Action]:
        return [choice.action for choice in self.choices if choice.reason is None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, the seats by rank (equals share a place), and the scores by seat."""

    ending: str
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0]

    def place(self, seat: Seat) -> int:
        """The rank of *seat*, 1 for the winner."""
        return next(n for n, seats in enumerate(self.ranking, 1) if seat in seats)


def kebab(name: str) -> str:
    """`BattleWon` -> `battle-won`: a class is its own message key."""
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


def of_kind(actions: Sequence[Action], action: object) -> bool:
    """Whether *action* is of a class that stands among *actions*."""
    kind = type(action)
    return any(type(other) is kind for other in actions)
