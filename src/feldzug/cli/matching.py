"""Finding things by a few letters: accents and case do not matter, small words are passed over."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import TypeVar

T = TypeVar("T")

SMALL = frozenset(
    [
        "in",
        "im",
        "ins",
        "into",
        "to",
        "at",
        "on",
        "from",
        "of",
        "the",
        "a",
        "an",
        "with",
        "and",
        "nach",
        "zu",
        "zum",
        "zur",
        "an",
        "am",
        "auf",
        "aus",
        "von",
        "vom",
        "mit",
        "und",
        "der",
        "die",
        "das",
        "den",
        "dem",
        "des",
        "ein",
        "eine",
        "einen",
    ]
)
WORD = re.compile(r"[^\W_]+")


def plain(text: str) -> str:
    """`Lórien` -> `lorien`."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parted if not unicodedata.combining(c))


def tokens(text: str) -> list[str]:
    """The words of a text that mean something; all of them if none does."""
    words = WORD.findall(plain(text))
    return [word for word in words if word not in SMALL] or words


def fits(typed: str | Iterable[str], label: str, whole: bool = False) -> bool:
    """Whether every typed word begins, or with *whole* is, a word of the label; endings are forgiven."""
    wanted = tokens(typed) if isinstance(typed, str) else list(typed)
    words = WORD.findall(plain(label))
    if whole:
        return bool(wanted) and wanted == tokens(label)
    return bool(wanted) and all(any(begins(t, word) for word in words) for t in wanted)


def named(names: Mapping[T, str], text: str) -> list[T]:
    """What is called like this; if nothing is, whatever begins so."""
    exact = [key for key, name in names.items() if fits(text, name, whole=True)]
    return exact or [key for key, name in names.items() if fits(text, name)]


def begins(typed: str, word: str) -> bool:
    return word.startswith(typed) or (len(word) > 4 and typed.startswith(word))
