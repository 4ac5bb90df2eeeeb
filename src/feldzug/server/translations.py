"""Translations: everything a page must know to put a game into words."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Protocol, runtime_checkable

from feldzug.games import names_of
from feldzug.kernel.game import Game
from feldzug.parts.messages import KERNEL, LANGUAGES
from feldzug.parts.names import Names, words_of_modules
from feldzug.server.models.games import CardWords, GameWords, OptionWords, RuleSection, RuleText
from feldzug.server.problems import problem
from feldzug.server.responses import to_json


@runtime_checkable
class Colours(Protocol):
    """Names of a game whose seats have colours: ids for drawing, names for players who gave none."""

    def colour_keys(self, players: int) -> tuple[str, ...]: ...
    def colours(self, players: int, language: str) -> tuple[str, ...]: ...


@runtime_checkable
class Cards(Protocol):
    """Names of a game with cards."""

    def card_name(self, card: int, language: str) -> str: ...
    def card_text(self, card: int, language: str) -> str: ...
    def card_kind(self, card: int, language: str) -> str: ...


@cache
def translations(game: Game, language: str) -> tuple[bytes, str]:
    """The words of a game in a language, as JSON, and their fingerprint."""
    if language not in LANGUAGES:
        raise problem("unknown", "no-such-language")
    body = to_json(_words(game, language))
    return body, f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def _words(game: Game, language: str) -> GameWords:
    words: Names = names_of(game)
    packages = (KERNEL, words.package, *words_of_modules(game))
    texts = [(files(p) / f"{language}.ftl").read_text(encoding="utf-8") for p in packages]
    return GameWords(
        title=words.title(language),
        messages="\n".join(texts),
        names={
            field: {name: words.name(v.key, n, language) for n, name in enumerate(v)}
            for v in game.vocabularies.values()
            for field in v.called
        },
        forms={
            field: {name: dict(words.forms(v.key, n, language)) for n, name in enumerate(v)}
            for v in game.vocabularies.values()
            for field in v.called
        },
        seats={
            str(players): list(words.colours(players, language))
            if isinstance(words, Colours)
            else [words.name("seat", seat, language) for seat in range(players)]
            for players in game.players
        },
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
        rules=[
            RuleSection(title, [RuleText(number, text) for number, text in rules])
            for title, rules in words.catalogue(language)
        ],
        cards=_cards(words, list(game.vocabularies.get("card", ())), language),
    )


def _cards(words: Names, cards: Iterable[str], language: str) -> dict[str, CardWords]:
    if not isinstance(words, Cards):
        return {}
    return {
        name: CardWords(
            name=words.card_name(n, language),
            text=words.card_text(n, language),
            kind=words.card_kind(n, language),
        )
        for n, name in enumerate(cards)
    }
