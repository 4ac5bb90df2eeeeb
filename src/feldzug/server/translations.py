"""Translations: everything a page must know to put a game into words."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Protocol, Union, get_args, get_origin, runtime_checkable

from feldzug.games import names_of
from feldzug.kernel.frames import Frame
from feldzug.kernel.game import Game
from feldzug.kernel.state import hints
from feldzug.kernel.values import Action, Event, Seat
from feldzug.kernel.vocabulary import vocabulary_of
from feldzug.parts.messages import KERNEL, LANGUAGES, sources
from feldzug.parts.names import Names, words_of_modules
from feldzug.parts.translator import KERNEL_EVENTS, SEATS
from feldzug.server.models.games import (
    CardWords,
    GameWords,
    GroupWords,
    OptionWords,
    RuleSection,
    RuleText,
    SeriesWords,
)
from feldzug.server.problems import problem
from feldzug.server.responses import to_json

SEAT: Final = "seat"
"""What fields and arguments are of that name a seat, in place of a vocabulary."""


@runtime_checkable
class Colours(Protocol):
    """Names of a game whose seats have colours: ids for drawing, names for players who gave none."""

    def colour_keys(self, players: int) -> tuple[str, ...]: ...
    def colours(self, players: int, language: str) -> tuple[str, ...]: ...


@runtime_checkable
class Cards(Protocol):
    """Names of a game with cards: by id, what each is called, what is written on it and its kind."""

    def cards(self, language: str) -> Mapping[str, tuple[str, str, str]]: ...


@dataclass(frozen=True, slots=True)
class Text:
    """Something of a game in a language, as JSON, and its fingerprint."""

    body: bytes
    packed: bytes
    """By gzip, as small as it goes: it is made once and fetched by every page."""
    tag: str


@cache
def translations(game: Game, language: str) -> Text:
    """The words of a game."""
    return _text(_words(game, _known(language)))


@cache
def rulebook(game: Game, language: str) -> Text:
    """The rules of a game, section by section."""
    return _text(_rules(game, _known(language)))


@cache
def card_texts(game: Game, language: str) -> Text:
    """What is written on the cards of a game."""
    return _text(_cards(names_of(game), _known(language)))


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise problem("unknown", "no-such-language")
    return language


def _text(value: Any) -> Text:
    body = to_json(value)
    return Text(body, gzip.compress(body, 9, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:24]}"')


def _words(game: Game, language: str) -> GameWords:
    words: Names = names_of(game)
    packages = (KERNEL, words.package, *words_of_modules(game))
    parts = [text for package in packages for text in sources(package, language)]
    return GameWords(
        title=words.title(language),
        messages="\n".join(parts),
        vocabularies={
            v.key: {name: words.name(v.key, n, language) for n, name in enumerate(v)}
            for v in game.vocabularies.values()
        },
        fields=_fields(game),
        arguments={
            **dict.fromkeys(SEATS, SEAT),
            **{name: v.key for v in game.vocabularies.values() for name in v.called},
        },
        forms={
            v.key: {name: dict(words.forms(v.key, n, language)) for n, name in enumerate(v)}
            for v in game.vocabularies.values()
        },
        seats={
            str(players): list(words.colours(players, language))
            if isinstance(words, Colours)
            else [words.name("seat", seat, language) for seat in range(players)]
            for players in game.players
        },
        roles={role: words.role_label(role, language) for role in game.roles},
        colours={
            str(players): list(words.colour_keys(players)) if isinstance(words, Colours) else []
            for players in game.players
        },
        groups={option.group: words.group_label(option.group, language) for option in game.options},
        options={
            option.key: OptionWords(
                label=words.option_label(option.key, language),
                help=words.option_help(option.key, language),
                values={v: words.value_label(option.key, v, language) for v in option.values},
            )
            for option in game.options
        },
    )


FieldWords = str | SeriesWords | GroupWords
"""What a field is of: a vocabulary (empty: none), the same for all it holds; or one for each of its parts."""


def _fields(game: Game) -> dict[str, dict[str, FieldWords]]:
    """What each field is of, by the class of the frame, action or event."""
    found: dict[str, dict[str, FieldWords]] = {}
    said = [kind for kind in game.kinds if issubclass(kind, (Frame, Action))]
    for kind in (*said, *_events(game)):
        named = {name: field_words(hint) for name, hint in hints(kind).items()}
        fields = {name: words for name, words in named.items() if words}
        if fields:
            found[kind.__name__] = fields
    return dict(sorted(found.items()))


def field_words(hint: Any) -> FieldWords:
    """What the values of a field of this type are of."""
    if hint is Seat:
        return SEAT
    kind, parts = get_origin(hint), get_args(hint)
    if kind is Annotated:
        vocabulary = vocabulary_of(hint)
        return field_words(parts[0]) if vocabulary is None else vocabulary.key
    words = [field_words(part) for part in parts if part is not Ellipsis]
    if kind in (Union, UnionType):
        return next((one for one in words if one), "")
    if kind is list or (kind is tuple and Ellipsis in parts):
        return words[0] if isinstance(words[0], str) else SeriesWords(words[0])
    if kind is not tuple or not words:
        return ""
    alike = isinstance(words[0], str) and all(one == words[0] for one in words)
    return words[0] if alike else GroupWords(words)


def _events(game: Game) -> list[type[Event]]:
    """The events of a game: those of its own packages, of its modules', and the kernel's."""
    owners = [type(game), *[type(module) for module in game.all_modules], *game.kinds]
    packages = {owner.__module__.rpartition(".")[0] or owner.__module__ for owner in owners}
    found: list[type[Event]] = list(KERNEL_EVENTS)
    more = list(Event.__subclasses__())
    while more:
        kind = more.pop()
        more += kind.__subclasses__()
        if any(f"{kind.__module__}.".startswith(f"{p}.") for p in packages):
            found.append(kind)
    return found


def _rules(game: Game, language: str) -> list[RuleSection]:
    owner = {row: name for name, module in game.modules.items() for row in module.rows}
    return [
        RuleSection(title, [RuleText(rule, text, owner.get(rule, "")) for rule, text in rules])
        for title, rules in names_of(game).catalogue(language)
    ]


def _cards(words: Names, language: str) -> dict[str, CardWords]:
    if not isinstance(words, Cards):
        return {}
    return {
        card: CardWords(name=name, text=text, kind=kind)
        for card, (name, text, kind) in words.cards(language).items()
    }
