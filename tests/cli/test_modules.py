"""Modules, presets and options of modules, from the command line; the base game knows nothing of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from feldzug.cli.fuzz import any_setup
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.module import Module, Option, Preset
from feldzug.parts.names import MessageNames
from feldzug.parts.registration import Registration, registered
from tests.cli.shell import read, refused, said
from tests.practice.game import Fords
from tests.practice.omens import Omens


class Markets(Module):
    """Nothing but an option, a row of the rulebook and a preset."""

    def __init__(self) -> None:
        super().__init__(
            "markets",
            requires=("fords",),
            options=(Option("tolls", "M.1", "trade", ("free", "paid"), (("paid", "omens"),)),),
            presets=(Preset("fair", (("tolls", "paid"),), ("markets",)),),
            rows=("M.1",),
        )


TRADE = Fords(expansions=(Omens(), Markets()))
PAIR = ("--bots", "random,random", "--games", "1")


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with registered(Registration(TRADE, MessageNames(TRADE, "tests.practice.words"))):
        yield


def test_a_preset_settles_options_and_modules() -> None:
    found = read("simulate", "fords", "--preset", "fair", *PAIR)
    assert found["modules"] == ["omens", "markets"]
    assert found["options"]["tolls"] == "paid"
    beside = read("simulate", "fords", "--preset", "fair", "--option", "tolls=free", *PAIR)
    assert beside["modules"] == ["markets"]
    assert "fair" in refused("simulate", "fords", "--preset", "unfair", *PAIR)


def test_modules_come_in_their_own_order() -> None:
    found = read("simulate", "fords", "--with", "markets", "--with", "omens", *PAIR)
    assert found["modules"] == ["omens", "markets"]


def test_an_option_of_a_module_needs_the_module() -> None:
    assert "markets" in refused("simulate", "fords", "--option", "tolls=paid", *PAIR)


def test_everything_is_listed() -> None:
    text = said("games", "fords")
    assert "fair  fair" in text
    assert "    markets, tolls=paid" in text
    assert text.index("battles  Battles") < text.index("omens  Omens") < text.index("tolls  tolls")
    assert "paid  paid (--with omens)" in text
    (game,) = read("games", "fords")
    assert [preset["key"] for preset in game["presets"]] == ["fair"]
    assert {option["key"]: option["module"] for option in game["options"]} == {
        "battles": "fords",
        "tolls": "markets",
    }


def test_the_rulebook_holds_the_rules_of_the_modules_that_are_added() -> None:
    assert read("rules", "fords") == []
    (section,) = read("rules", "fords", "--with", "markets")
    assert section == {
        "section": "markets",
        "rules": [{"rule": "M.1", "text": "", "options": ["tolls"]}],
    }
    assert refused("rules", "fords", "--with", "dragons") == "There is no module called “dragons”."


def test_fuzzing_tries_every_pair_of_modules() -> None:
    setups = [any_setup(TRADE, Dealer(seed)) for seed in range(60)]
    assert {setup.modules for setup in setups} == {
        (),
        ("omens",),
        ("markets",),
        ("omens", "markets"),
    }
    assert any(("tolls", "paid") in setup.options for setup in setups)
    named = [any_setup(TRADE, Dealer(seed), {"tolls": "free"}, ("markets",)) for seed in range(9)]
    assert all("markets" in setup.modules for setup in named)
    assert all(setup.option("tolls") == "free" for setup in named)
