"""The words of the command line: both languages say the same things, and nothing else is asked of them."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import feldzug.cli
from feldzug.bots.registry import BOTS
from feldzug.cli.play.commands import COMMANDS as TYPED
from feldzug.cli.translator import PACKAGE, CliTranslator
from feldzug.parts.messages import LANGUAGES
from tests.cli.shell import COMMANDS

SOURCES = sorted(Path(feldzug.cli.__file__).parent.rglob("*.py"))
PATTERNS = {
    "command-": list(TYPED),
    "command-help-": list(TYPED),
    "help-": [*COMMANDS, "house"],
    "arena-": ["bot", "rating", "between", "wins", "games", "time"],
    "simulate-": ["turns", "decisions"],
    "status-": ["areas", "points", "area-cards", "adventure-cards"],
    "odds-": ["from", "upon", "taken", "led"],
    "look-": ["land", "sea", "bridge"],
    "ending-": [],
}
"""The keys that are put together, with what they are put together from."""


class Variables(Visitor):
    """The arguments that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    text = (files(PACKAGE) / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert not [entry.content for entry in resource.body if isinstance(entry, Junk)]
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def asked() -> set[str]:
    """Every text in the sources that is or may become a key."""
    keys: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                prefix = str(node.values[0].value)
                keys.update(prefix + end for end in PATTERNS.get(prefix, ()))
    return keys


def said_directly() -> set[str]:
    """The keys in calls such as `say("left")` and `Unclear("menu-one")`."""
    calls = re.compile(r'(?:\bsay|Unclear)\(\s*"([a-z-]+)"')
    return {key for path in SOURCES for key in calls.findall(path.read_text(encoding="utf-8"))}


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    assert catalogue("de") == catalogue("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_said_is_there(language: str) -> None:
    known = catalogue(language)
    together = {prefix + end for prefix, ends in PATTERNS.items() for end in ends}
    assert sorted((said_directly() | together) - set(known)) == []


def test_nothing_is_there_that_nobody_says() -> None:
    spoken = asked()
    helped = [key for key in catalogue("en") if key.startswith("help-")]
    assert sorted(set(catalogue("en")) - spoken - set(helped)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_introduced(language: str) -> None:
    say = CliTranslator(language)
    for bot in BOTS:
        assert say("start-bot", bot=bot).startswith(f"{bot}: ")


def test_numbers_are_written_as_the_language_does() -> None:
    assert CliTranslator("en").percent(0.125) == "12.5 %"
    assert CliTranslator("de").percent(0.125) == "12,5 %"


def test_no_command_word_stands_for_two_commands() -> None:
    meaning: dict[str, str] = {}
    for language in LANGUAGES:
        for command in TYPED:
            for word in CliTranslator(language)(f"command-{command}").split():
                assert meaning.setdefault(word, command) == command
