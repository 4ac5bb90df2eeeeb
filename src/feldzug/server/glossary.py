"""The glossary: everything a page must know to put a game into words."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, runtime_checkable

from feldzug.games import game, names_of
from feldzug.parts.messages import KERNEL, LANGUAGES
from feldzug.parts.names import Names, words_of_modules
from feldzug.server.answer import written
from feldzug.server.problems import problem


@runtime_checkable
class Colours(Protocol):
    """Names of a game whose seats have colours: ids for drawing, names for players who told none."""

    def colour_keys(self, players: int) -> tuple[str, ...]: ...
    def colours(self, players: int, language: str) -> tuple[str, ...]: ...


@runtime_checkable
class Cards(Protocol):
    """Names of a game with cards."""

    def card_name(self, card: int, language: str) -> str: ...
    def card_text(self, card: int, language: str) -> str: ...
    def card_kind(self, card: int, language: str) -> str: ...


@cache
def glossary(key: str, language: str) -> tuple[bytes, str]:
    """The words of a game in a language, as JSON, and their fingerprint."""
    if language not in LANGUAGES:
        raise problem("unknown", "no-such-language")
    body = written(_words(key, language))
    return body, f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def _words(key: str, language: str) -> dict[str, Any]:
    found = game(key)
    words: Names = names_of(found)
    packages = (KERNEL, words.package, *words_of_modules(found))
    texts = [(files(p) / f"{language}.ftl").read_text(encoding="utf-8") for p in packages]
    return {
        "title": words.title(language),
        "messages": "\n".join(texts),
        "names": {
            field: {name: words.name(v.key, n, language) for n, name in enumerate(v)}
            for v in found.vocabularies.values()
            for field in v.called
        },
        "forms": {
            field: {name: dict(words.forms(v.key, n, language)) for n, name in enumerate(v)}
            for v in found.vocabularies.values()
            for field in v.called
        },
        "seats": {
            str(players): list(words.colours(players, language))
            if isinstance(words, Colours)
            else [words.name("seat", seat, language) for seat in range(players)]
            for players in found.players
        },
        "colours": {
            str(players): list(words.colour_keys(players)) if isinstance(words, Colours) else []
            for players in found.players
        },
        "groups": {
            option.group: words.group_label(option.group, language) for option in found.options
        },
        "options": {
            option.key: {
                "label": words.option_label(option.key, language),
                "help": words.option_help(option.key, language),
                "values": {v: words.value_label(option.key, v, language) for v in option.values},
            }
            for option in found.options
        },
        "rules": [
            {"section": title, "rules": [{"id": number, "text": text} for number, text in rules]}
            for title, rules in words.catalogue(language)
        ],
        "cards": _cards(words, found.vocabularies.get("card", ()), language),
    }


def _cards(words: Names, cards: Any, language: str) -> dict[str, Any]:
    if not isinstance(words, Cards):
        return {}
    return {
        name: {
            "name": words.card_name(n, language),
            "text": words.card_text(n, language),
            "kind": words.card_kind(n, language),
        }
        for n, name in enumerate(cards)
    }
