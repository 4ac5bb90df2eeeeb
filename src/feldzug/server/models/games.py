"""Games, what can be agreed before them, and their words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from feldzug.server.models.problems import Said


@dataclass(slots=True)
class GameOption:
    """A choice; it is there only if its module is, and each of its values may pull a module in."""

    key: str
    rule: str
    group: str
    values: list[str]
    default: str
    module: str
    pulls: dict[str, str]


@dataclass(slots=True)
class GameModule:
    """What can be played with, beside the base: which modules it needs, and which do not go with it."""

    key: str
    label: Said
    requires: list[str]
    excludes: list[str]
    options: list[str]


@dataclass(slots=True)
class GamePreset:
    """Options and modules that are chosen together."""

    key: str
    label: Said
    options: dict[str, str]
    modules: list[str]


@dataclass(slots=True)
class BotLevel:
    """A bot that can be chosen: which one, and how many seconds it may think about a decision."""

    key: str
    bot: str
    seconds: float


@dataclass(slots=True)
class GameInfo:
    key: str
    title: Said
    players: list[int]
    roles: list[str]
    """Those who sit beside the players and play no side: an organiser."""
    options: list[GameOption]
    modules: list[GameModule]
    presets: list[GamePreset]
    phases: list[str]
    """The keys of phases that can have a deadline, in the order of a round."""
    at_once: dict[str, str]
    """Options with which the game begins without being set up by hand."""
    bots: list[BotLevel]
    default_bot: str


@dataclass(slots=True)
class FormField:
    """What a field of an answer takes.

    `name` is that of a vocabulary or of a class; `of` says it of the parts of a list (one for all) or of a
    group (one for each); `least` and `most` bound a number or a length.
    """

    kind: Literal["number", "text", "yes-no", "seat", "thing", "list", "group", "detail", "answer"]
    name: str = ""
    of: list[FormField] = field(default_factory=list)
    least: int | None = None
    most: int | None = None
    optional: bool = False


@dataclass(slots=True)
class OptionWords:
    label: str
    help: str
    values: dict[str, str]


@dataclass(slots=True)
class RuleText:
    id: str
    text: str
    module: str
    """The module that it belongs to; empty for the base."""


@dataclass(slots=True)
class RuleSection:
    section: str
    rules: list[RuleText]


@dataclass(slots=True)
class CardWords:
    name: str
    text: str
    kind: str


@dataclass(slots=True)
class RuleExample:
    """An example of the rulebook that can be opened as a table."""

    key: str
    title: str
    text: str
    rules: list[str]


@dataclass(slots=True)
class SeriesWords:
    """A field that holds any number of groups: what each of them is of."""

    each: SeriesWords | GroupWords


@dataclass(slots=True)
class GroupWords:
    """A field that holds things of several sorts, one after another: what each of them is of."""

    parts: list[str | SeriesWords | GroupWords]


@dataclass(slots=True)
class GameWords:
    """Everything needed to put a game into words; `colours` are ids by seat, `groups` are of options.

    `fields` says by the class of a value which vocabulary its fields are of, `arguments` the same of the
    arguments of reasons.
    """

    title: str
    messages: str
    vocabularies: dict[str, dict[str, str]]
    fields: dict[str, dict[str, str | SeriesWords | GroupWords]]
    arguments: dict[str, str]
    forms: dict[str, dict[str, dict[str, str]]]
    seats: dict[str, list[str]]
    roles: dict[str, str]
    colours: dict[str, list[str]]
    groups: dict[str, str]
    options: dict[str, OptionWords]
