"""Registration: all that Feldzug must know of a game, said in one place.

What belongs to a layer above the games is named as "module:attribute" and imported when it is asked for, so
that the game itself stays below bots, analysis, server and command line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from feldzug.kernel.errors import UnknownGame
from feldzug.kernel.game import Game
from feldzug.kernel.module import Module
from feldzug.parts.examples import Examples
from feldzug.parts.glance import Glance
from feldzug.parts.names import Names


@dataclass(frozen=True, slots=True)
class Registration:
    """A game, what it calls its things, and where to find what else there is for it."""

    game: Game
    names: Names
    glance: Callable[[Any], Glance] | None = None
    """A function of a position: what is seen of it at once. Without it lists show no board and no scores."""
    at_once: Mapping[str, str] = field(default_factory=dict)
    """Options with which a game begins without being set up by hand."""
    phases: Callable[[Any], Sequence[str]] | None = None
    """A function of a position: the keys of the phases of its round in their order; of None: of all phases
    that can have a deadline.
    """
    policy: str = ""
    """A policy for bots: how the game is played well."""
    chances: str = ""
    """A function of a position, an action and the seat that asks: what can be computed of it beforehand."""
    orders: str = ""
    """Its standing orders: what a seat may let be answered for it, and until when."""
    terminal: str = ""
    """The class that shows the game in a terminal; without it there is a plain one."""
    odds: str = ""
    """The command `feldzug odds` of this game."""
    bench: str = ""
    """A function without arguments: the set-up that is measured, and what it is called."""
    bench_part: str = ""
    """A function without arguments: what a part of the game is called that is measured by itself, and a
    function that does it once, with a number."""
    document: str = ""
    """The page about the game, below `docs`."""
    examples: str = ""
    """Examples of its rulebook."""
    documents: str = ""
    """What can be printed of it: a function of a match, the names of its seats, a language, the seat that may
    see it (None: everybody), and when entries were told.
    """


@dataclass(frozen=True, slots=True)
class Expansion:
    """What is added to a game from outside: its modules in their order, and where its content files are."""

    modules: tuple[Module, ...]
    content: str
    """The package with its content files."""
    decks: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By vocabulary of its own: the file of its cards, and what a card is called in it."""
    policy: str = ""
    """What bots learn in addition, as the policy of the game takes it."""
    terminal: str = ""
    """What the terminal of the game tells in addition, as that terminal takes it."""
    examples: str = ""
    """Examples of its rulebook."""
    document: str = ""
    """The page about it, below `docs`."""


class Registrations(Mapping[str, Registration]):
    """Registrations by the key of their game; one of which only the place is known is imported when it is
    asked for: the rules of a large game take a while to read.
    """

    def __init__(self) -> None:
        self._known: dict[str, Registration | str] = {}

    def __getitem__(self, key: str) -> Registration:
        found = self._known[key]
        if isinstance(found, str):
            place, found = found, imported(found)
            assert isinstance(found, Registration)
            assert found.game.key == key, (
                f"the game at {place} is called {found.game.key}, not {key}"
            )
            self._known[key] = found
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._known))

    def __len__(self) -> int:
        return len(self._known)

    def add(self, key: str, found: Registration | str) -> None:
        """A registration, or its place as "module:attribute". A key stands for one game only."""
        if self._known.setdefault(key, found) is not found:
            raise ValueError(f"there is another game called {key}")

    def remove(self, key: str) -> None:
        del self._known[key]


REGISTRATIONS: Final = Registrations()
"""Every registered game by its key; `feldzug.games` fills it."""


class Expansions:
    """The expansions of each game; they are imported, all of a game at once, when they are asked for."""

    def __init__(self) -> None:
        self._places: dict[str, list[str]] = {}

    def add(self, key: str, place: str) -> None:
        """One more expansion of the game of this key, by its place as "module:attribute"."""
        self._places.setdefault(key, []).append(place)

    def of(self, key: str) -> tuple[Expansion, ...]:
        """The expansions of a game in the order of the list."""
        return tuple([imported(place) for place in self._places.get(key, ())])


EXPANSIONS: Final = Expansions()
"""Every expansion; `feldzug.games` lists them."""


class Games(Mapping[str, Game]):
    """The registered games by key, as they are now."""

    def __getitem__(self, key: str) -> Game:
        return REGISTRATIONS[key].game

    def __iter__(self) -> Iterator[str]:
        return iter(REGISTRATIONS)

    def __len__(self) -> int:
        return len(REGISTRATIONS)


def register(registration: Registration) -> None:
    """Make a game known everywhere."""
    REGISTRATIONS.add(registration.game.key, registration)


def unregister(key: str) -> None:
    """Take a game back."""
    REGISTRATIONS.remove(key)


@contextmanager
def registered(registration: Registration) -> Iterator[Game]:
    """A game that is known for a while."""
    register(registration)
    try:
        yield registration.game
    finally:
        unregister(registration.game.key)


def registration(key: str) -> Registration:
    """All that is known of the game of this key. Raises UnknownGame."""
    if key not in REGISTRATIONS:
        raise UnknownGame(key[:40])
    return REGISTRATIONS[key]


def examples_of(key: str) -> list[Examples]:
    """The examples of the rulebooks of a game and of its expansions. Raises UnknownGame."""
    places = [registration(key).examples, *[one.examples for one in EXPANSIONS.of(key)]]
    return [imported(place) for place in places if place]


def names_of(game: Game) -> Names:
    """What a game calls its things. Raises UnknownGame."""
    return registration(game.key).names


def imported(place: str) -> Any:
    """What stands at "module:attribute"."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
