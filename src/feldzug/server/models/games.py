"""Games, what can be agreed before them, and their words."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.server.models.problems import Said


@dataclass(slots=True)
class GameOption:
    key: str
    rule: str
    group: str
    values: list[str]
    default: str


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
    options: list[GameOption]
    modules: list[str]
    bots: list[BotLevel]
    default_bot: str


@dataclass(slots=True)
class OptionWords:
    label: str
    help: str
    values: dict[str, str]


@dataclass(slots=True)
class RuleText:
    id: str
    text: str


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
class GameWords:
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
