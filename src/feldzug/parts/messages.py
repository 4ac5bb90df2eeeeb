"""Messages: the sentences of some packages in one language, from their Fluent files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from feldzug.kernel.errors import BadOptions
from feldzug.kernel.values import because

LANGUAGES: Final = ("de", "en")
KERNEL: Final = "feldzug.kernel.words"
"""The package with the kernel's own messages."""


class Messages:
    """The messages of some packages in one language."""

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            for text in sources(package, language):
                self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """A message, or its attribute if it has that one; for an unknown key the key itself."""
        if key not in self:
            return key
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            return key
        return str(self._bundle.format_pattern(pattern, dict(args or {}))[0])

    def say_whole(self, key: str, args: Mapping[str, Any]) -> str | None:
        """A message; None if there is none, or if it speaks of something that *args* lack."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return None if errors else str(text)

    def attributes(self, key: str, args: Mapping[str, Any]) -> dict[str, str]:
        """Every attribute of a message."""
        names = self._bundle.get_message(key).attributes
        return {name: self.say(key, args, name) for name in names}


def sources(package: str, language: str) -> list[str]:
    """What a package says in a language: one file, or a folder of them, one a subject."""
    folder = files(package) / language
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    parts = [file for file in found if file.name.endswith(".ftl")]
    return [
        file.read_text(encoding="utf-8") for file in parts or [files(package) / f"{language}.ftl"]
    ]


@cache
def messages(language: str, *packages: str) -> Messages:
    """The messages of *packages*, read once. Raises BadOptions for a language nobody speaks here."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadOptions(
            because("unknown-language", "kernel", language=language[:40], languages=known)
        )
    return Messages(language, packages)
