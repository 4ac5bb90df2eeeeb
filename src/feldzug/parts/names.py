"""Names: what one game calls its things, in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from feldzug.kernel.game import Game
from feldzug.parts.content import load
from feldzug.parts.messages import Messages, messages


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

    def module_label(self, module: str, language: str) -> str:
        """What a module is called."""

    def preset_label(self, preset: str, language: str) -> str:
        """What a preset is called."""

    def role_label(self, role: str, language: str) -> str:
        """What a role is called: a seat that is no player's."""

    def rule_text(self, rule: str, language: str) -> str:
        """The rule of that number; empty if there is none."""

    def rule_options(self, rule: str) -> Sequence[str]:
        """The options that can change that rule."""

    def catalogue(self, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """Every rule as number and text, by the titles of the sections."""


class MessageNames:
    """Names out of a game's messages alone; what has no message is called by its id.

    A thing has a message `<vocabulary>-<id>`, a rule `rule-<number>`, an option `option-<key>` with `.help`
    and `option-<key>-<value>`.
    """

    def __init__(self, game: Game, package: str) -> None:
        self.game = game
        self.package = package

    def name(self, vocabulary: str, value: int, language: str) -> str:
        if vocabulary == "seat":
            return self.said(language).say("seat-player", {"number": value + 1})
        thing = self.game.vocabularies[vocabulary][value]
        return self.called(f"{vocabulary}-", thing, language)

    def forms(self, vocabulary: str, value: int, language: str) -> Mapping[str, str]:
        return {}

    def title(self, language: str) -> str:
        return self.called("game-", self.game.key, language)

    def group_label(self, group: str, language: str) -> str:
        return self.called("group-", group, language)

    def option_label(self, option: str, language: str) -> str:
        return self.called("option-", option, language)

    def option_help(self, option: str, language: str) -> str:
        return self.said(language).say(f"option-{option}", {}, "help")

    def value_label(self, option: str, value: str, language: str) -> str:
        return self.called(f"option-{option}-", value, language)

    def module_label(self, module: str, language: str) -> str:
        return self.called("module-", module, language)

    def preset_label(self, preset: str, language: str) -> str:
        return self.called("preset-", preset, language)

    def role_label(self, role: str, language: str) -> str:
        return self.called("role-", role, language)

    def rule_text(self, rule: str, language: str) -> str:
        said, message = self.said(language), "rule-" + rule.replace(".", "-")
        return said.say(message) if message in said else ""

    def rule_options(self, rule: str) -> Sequence[str]:
        return [option.key for option in self.game.options if option.rule == rule]

    def catalogue(self, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """A section a module, with the rows that the module says are its own."""
        return [
            (
                self.module_label(module.name, language),
                [(row, self.rule_text(row, language)) for row in module.rows],
            )
            for module in self.game.all_modules
            if module.rows
        ]

    def said(self, language: str) -> Messages:
        """The messages of the game and of its modules."""
        return messages(language, self.package, *words_of_modules(self.game))

    def called(self, prefix: str, key: str, language: str) -> str:
        """The message of a thing, else its id."""
        said = self.said(language)
        message = prefix + key.replace("_", "-")
        return said.say(message) if message in said else key


class ContentNames(MessageNames):
    """Options, presets and rules out of a game's content files; everything else out of its messages.

    `options.toml` says of each option, value and preset what it is called in every language, and
    `catalogue.toml` has the text of every rule by section.
    """

    def __init__(self, game: Game, package: str, content: str) -> None:
        super().__init__(game, package)
        self._options: dict[str, Any] = {}
        self._presets: dict[str, Any] = {}
        self._rules: dict[str, Any] = {}
        self._sections: dict[str, Any] = {}
        self.add(content)

    def add(self, content: str) -> None:
        """The options, presets and rules of one more package of content files, behind those known."""
        options, catalogue = load(content, "options.toml"), load(content, "catalogue.toml")
        self._options |= {option["key"]: option for option in options["option"]}
        self._presets |= {row["key"]: row for row in options.get("preset", ())}
        self._rules |= {rule["id"]: rule for rule in catalogue["rule"]}
        self._sections |= catalogue["sections"]

    def option_label(self, option: str, language: str) -> str:
        return str(self._options[option][language])

    def option_help(self, option: str, language: str) -> str:
        return str(self._options[option][f"{language}_help"])

    def value_label(self, option: str, value: str, language: str) -> str:
        values = {known["key"]: known for known in self._options[option]["values"]}
        return str(values[value][language])

    def preset_label(self, preset: str, language: str) -> str:
        return str(self._presets[preset][language])

    def rule_text(self, rule: str, language: str) -> str:
        return str(self._rules.get(rule, {}).get(language, ""))

    def rule_options(self, rule: str) -> Sequence[str]:
        return list(self._rules[rule].get("options", ()))

    def catalogue(self, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
        return [
            (
                title[language],
                [(n, row[language]) for n, row in self._rules.items() if row["section"] == key],
            )
            for key, title in self._sections.items()
        ]


def words_of_modules(game: Game) -> list[str]:
    """The packages with the messages that modules bring along."""
    return [module.words for module in game.all_modules if module.words]
