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

FOLDER = Path(feldzug.cli.__file__).parent
PATTERNS = {
    "command-": list(TYPED),
    "command-help-": list(TYPED),
    "help-": [*COMMANDS, "program"],
    "arena-": ["bot", "rating", "between", "wins", "games", "time"],
    "simulate-": ["turns", "decisions"],
}
"""The keys that are put together, with what they are put together from."""

OWN_PATTERNS = {
    "feldzug.cli.terminals.ring_war.words": {
        "status-": ["areas", "points", "area-cards", "adventure-cards"],
        "odds-": ["from", "upon", "taken", "led"],
        "look-": ["land", "sea", "bridge"],
    },
    "feldzug.cli.terminals.runewars.words": {},
}
"""The same for the words of each terminal that has words of its own."""

PACKAGES = (PACKAGE, *OWN_PATTERNS)


def sources(package: str) -> list[Path]:
    """Return the files that may say what a package holds: for a game's terminal those beside it."""
    return sorted(Path(str(files(package))).parent.rglob("*.py"))


def patterns(package: str) -> dict[str, list[str]]:
    return OWN_PATTERNS.get(package, PATTERNS)


class Variables(Visitor):
    """The arguments that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(package: str, language: str) -> dict[str, set[str]]:
    text = (files(package) / f"{language}.ftl").read_text(encoding="utf-8")
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


def asked(package: str) -> set[str]:
    """Every text in the sources of a package that is or may become a key."""
    keys: set[str] = set()
    for path in sources(package):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                prefix = str(node.values[0].value)
                keys.update(prefix + end for end in patterns(package).get(prefix, ()))
    return keys


def said_directly(package: str) -> set[str]:
    """The keys in calls such as `say("left")` and `Unclear("menu-one")`."""
    calls = re.compile(r'(?:\bsay|Unclear)\(\s*"([a-z-]+)"')
    return {
        key for path in sources(package) for key in calls.findall(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same_with_the_same_arguments(package: str) -> None:
    assert catalogue(package, "de") == catalogue(package, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_key_that_is_said_is_there(package: str, language: str) -> None:
    known = catalogue(package, language).keys() | catalogue(PACKAGE, language).keys()
    if package == PACKAGE:  # what a terminal says may also be among its own words
        known |= {key for own in OWN_PATTERNS for key in catalogue(own, language)}
    together = {prefix + end for prefix, ends in patterns(package).items() for end in ends}
    assert sorted((said_directly(package) | together) - known) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_is_there_that_nobody_says(package: str) -> None:
    written = set(catalogue(package, "en"))
    helped = {key for key in written if key.startswith("help-")}
    assert sorted(written - asked(package) - asked(PACKAGE) - helped) == []


@pytest.mark.parametrize("package", OWN_PATTERNS)
def test_a_terminal_says_nothing_that_the_command_line_says_already(package: str) -> None:
    assert catalogue(package, "en").keys() & catalogue(PACKAGE, "en").keys() == set()


def test_every_folder_of_words_is_looked_at() -> None:
    found = {path.parent for path in FOLDER.rglob("en.ftl")}
    assert found == {Path(str(files(package))) for package in PACKAGES}


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
