"""Modules: the base of a game, an expansion, a variant. Each owns whatever it adds, on one page."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.hidden import Pool
from feldzug.kernel.migrate import Migrations
from feldzug.kernel.state import State
from feldzug.kernel.values import Reason, Seat, View
from feldzug.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from feldzug.kernel.rules import Rules

DIGITS = 8
"""So many hexadecimal digits of a fingerprint tell contents apart."""


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice among readings of a rule, settled before the game; the first value is ours.

    A value may pull a module in: `pulls=(("on", "commanders"),)`.
    """

    key: str
    rule: str
    group: str
    values: tuple[str, ...]
    pulls: tuple[tuple[str, str], ...] = ()

    @property
    def default(self) -> str:
        return self.values[0]

    def pulled(self, value: str) -> str | None:
        """The module that *value* pulls in."""
        return dict(self.pulls).get(value)


@dataclass(frozen=True, slots=True)
class Preset:
    """Options and modules that are chosen together: an edition of a game, a way to play it."""

    key: str
    options: tuple[tuple[str, str], ...] = ()
    modules: tuple[str, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One page that says everything it adds or changes. Subclasses fill in `install` and what they need."""

    def __init__(
        self,
        name: str,
        version: int = 1,
        requires: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        accompanies: tuple[str, ...] = (),
        *,
        options: Sequence[Option] = (),
        presets: Sequence[Preset] = (),
        kinds: Sequence[type] = (),
        vocabularies: Sequence[Vocabulary] = (),
        state: type[State] | None = None,
        shows: type[View] | None = None,
        rows: Iterable[str] = (),
        words: str = "",
        migrations: Migrations | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.requires = requires
        self.excludes = excludes
        self.accompanies = accompanies
        """Modules with which it is in force by itself, as soon as all of them are."""
        self.options = tuple(options)
        self.presets = tuple(presets)
        self.kinds = tuple(kinds)
        """Its frames, actions, effects and pieces of state: what can be saved."""
        self.vocabularies = tuple(vocabularies)
        self.state = state
        """What it remembers of a game: made new, without arguments, for each position."""
        self.shows = shows
        """The type of its part of a view."""
        self.rows = tuple(rows)
        """The numbers of its rows in the catalogue."""
        self.words = words
        """The package with its messages, one Fluent file a language; empty if it has none."""
        self.migrations = migrations or Migrations()
        self.content: dict[str, str] = {
            key: fingerprint(facts) for key, facts in (content or {}).items()
        }
        """The fingerprint of every fact that its rules read, by the thing's name."""

    @property
    def id(self) -> str:
        """Its name, its version and, if it has any, the fingerprint of its content."""
        mark = f":{fingerprint(self.content)}" if self.content else ""
        return f"{self.name}@{self.version}{mark}"

    def install(self, rules: Rules) -> None:
        """Add content, insert stages, react to events, modify numbers, offer and forbid answers."""

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        """Why options chosen against our default, or modules, do not go together."""
        return None

    def sound(self, g: Any) -> bool:
        """Whether a game could have come to what the module adds to *g*: asked like `Game.sound`."""
        return True

    def view(self, g: Any, seat: Seat | None) -> View | None:
        """What *seat* (None: a bystander) may know of what the module adds."""
        return None

    def pools(self, g: Any, seat: Seat) -> list[Pool]:
        """What of the module *seat* cannot tell apart."""
        return []

    def inventory(self, g: Any) -> Mapping[str, int]:
        """What must never be lost or made, counted."""
        return {}


def fingerprint(facts: Any) -> str:
    """Equal for equal facts, and for them only. Raises TypeError for what is not JSON."""
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
