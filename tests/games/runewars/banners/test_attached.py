"""The expansion is attached from outside: its modules, options, presets and rules are those of the game."""

from __future__ import annotations

import subprocess
import sys

import pytest

from feldzug.cli.rules import rulebook
from feldzug.games import names_of
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.names import RunewarsNames
from feldzug.kernel.errors import BadOptions
from feldzug.parts.content import load
from tests.cli.shell import read

CONTENT = "feldzug.games.runewars.banners.content"
MODULES = (
    "banners",
    "development-cards",
    "commanders",
    "free-cities",
    "road-to-victory",
    "banners-exploration",
)


def run(program: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_list_of_games_reads_no_expansion() -> None:
    loaded = "[name for name in sys.modules if 'runewars' in name]"
    assert run(f"import sys, feldzug.games; print({loaded})") == "[]"


@pytest.mark.parametrize("first", ["board", "layout", "world", "banners.pieces", "game"])
def test_whatever_is_imported_first_vocabularies_are_complete(first: str) -> None:
    program = (
        f"import feldzug.games.runewars.{first}; from feldzug.games.runewars.board import *; "
        "print(len(KINDS), len(TILES), AREAS.ids[-1])"
    )
    assert run(program) == "30 16 12a"


def test_its_modules_follow_those_of_the_game() -> None:
    assert tuple(RUNEWARS.modules)[-6:] == MODULES


def test_every_option_and_row_belongs_to_the_module_that_the_files_name() -> None:
    for option in load(CONTENT, "options.toml")["option"]:
        assert RUNEWARS.owners[option["key"]] == option["module"]
    for rule in load(CONTENT, "catalogue.toml")["rule"]:
        assert rule["id"] in RUNEWARS.modules[rule["module"]].rows


def test_options_are_hidden_while_their_module_is_off() -> None:
    def shown(*modules: str, **chosen: str) -> set[str]:
        return {key for key, _ in RUNEWARS.setup(2, modules, **chosen).options}

    assert "swap_in_set_up" not in shown()
    assert {"swap_in_set_up", "commanders"} <= shown("banners")
    assert "commander_alone" not in shown("banners")
    assert "commander_alone" in shown("banners", commanders="on")
    with pytest.raises(BadOptions):
        RUNEWARS.setup(2, swap_in_set_up="no")


def test_more_exploration_tokens_come_with_both_and_never_alone() -> None:
    def active(*modules: str, **chosen: str) -> tuple[str, ...]:
        return RUNEWARS.setup(2, modules, **chosen).modules

    assert "banners-exploration" not in active("banners")
    assert "banners-exploration" not in active(exploration="on")
    both = RUNEWARS.setup(2, ("banners",), exploration="on")
    assert "banners-exploration" in both.modules
    assert "flooded_landing" in dict(both.options)


def test_presets_choose_the_modules() -> None:
    assert RUNEWARS.setup(2, preset="banners").modules == ("banners",)
    assert set(MODULES) <= set(RUNEWARS.setup(2, preset="banners-everything").modules)


@pytest.mark.rule("BOW-064")
def test_what_was_agreed_is_known_in_the_game() -> None:
    g = RUNEWARS.start(RUNEWARS.setup(2, ("banners",), setup="quick", swap_in_set_up="no"))
    assert g.options.agreed["swap_in_set_up"] == "no"  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_a_name(language: str) -> None:
    names = names_of(RUNEWARS)
    for module in MODULES:
        assert names.module_label(module, language) != module
    for option in RUNEWARS.options:
        assert names.option_label(option.key, language)
        assert names.group_label(option.group, language) != option.group
    for preset in RUNEWARS.presets:
        assert names.preset_label(preset, language)
    kinds = RUNEWARS.vocabularies["kind"]
    assert names.name("kind", kinds.index("roc"), language) != "roc"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rulebook_is_one_book(language: str) -> None:
    def rows(*modules: str) -> list[str]:
        book = rulebook(RUNEWARS, language, modules)
        return [rule["rule"] for section in book for rule in section["rules"]]

    everything = [rule["id"] for rule in load(CONTENT, "catalogue.toml")["rule"]]
    both = rows("banners")
    assert both[-350:] == everything, "with all that can be agreed, behind the base game"
    assert "RW-361" in both, "and with what goes with its exploration tokens"
    for alone in (rows(), rows("exploration")):
        assert not [row for row in alone if row.startswith("BOW")]
    assert rows("banners", "commanders") == both


def test_the_rulebook_names_the_tests_of_every_row() -> None:
    found = read("rules", "runewars", "--coverage")
    assert found["without"] == []
    assert [n for n in found["rules"]["BOW-049"] if "banners/test_always_on.py" in n]


@pytest.mark.parametrize("language", ["en", "de"])
def test_decks_of_its_own_have_names_texts_and_sources(language: str) -> None:
    names = names_of(RUNEWARS)
    assert isinstance(names, RunewarsNames)
    name, text, deck = names.cards(language)["shield-companion"]
    assert (name != "shield-companion", len(text) > 20, deck) == (True, True, "commander-card")
    assert ("commanders.toml", name) in names.substitutes(language)
