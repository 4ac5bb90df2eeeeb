"""Names: what one game calls its things, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Names(Protocol):
    """What one game calls its things: areas, cards, units, options, rules."""

    @property
    def package(self) -> str:
        """The package with the game's messages, one Fluent file a language."""

    def name(self, vocabulary: str, value: int, language: str) -> str:
        """The name of the thing that *value* stands for in the vocabulary of that key, or of a seat."""

    def forms(self, vocabulary: str, value: int, language: str) -> Mapping[str, str]:
        """The same name inside a sentence, by form: `in` makes `$in_area` of a field `area`."""

    def title(self, language: str) -> str:
        """What the game is called."""

    def group_label(self, group: str, language: str) -> str:
        """What a group of options is about."""

    def option_label(self, option: str, language: str) -> str:
        """What an option is about, in a few words."""

    def option_help(self, option: str, language: str) -> str:
        """What an option changes, in a sentence."""

    def value_label(self, option: str, value: str, language: str) -> str:
        """What a value of an option means."""

    def rule_text(self, rule: str, language: str) -> str:
        """The rule of that number; empty if there is none."""

    def catalogue(self, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """Every rule as number and text, by the titles of the sections."""
