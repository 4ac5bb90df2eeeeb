from __future__ import annotations

import pickle
from typing import Any

import pytest

from feldzug.kernel.errors import BadModules, BadOptions
from feldzug.kernel.game import Setup
from tests.practice import FORDS


def test_every_option_is_settled_before_the_first_move() -> None:
    assert FORDS.setup() == Setup("fords", 3, (("battles", "fought"),), ())
    assert FORDS.setup(3, battles="reported").option("battles") == "reported"


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"players": 4}, "wrong-number-of-players"),
        ({"weather": "fair"}, "unknown-option"),
        ({"battles": "dreamt"}, "unknown-option-value"),
        ({"players": 2, "battles": "reported"}, "no-arbiter"),
    ],
)
def test_what_the_game_does_not_know_is_refused(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        FORDS.setup(**chosen)


def test_an_unknown_module_is_refused() -> None:
    with pytest.raises(BadModules, match="unknown-module"):
        FORDS.setup(3, ("dragons",))
    with pytest.raises(BadModules, match="module-twice"):
        FORDS.setup(3, ("omens", "omens"))


def test_rules_are_composed_once_for_all_positions() -> None:
    assert FORDS.start(FORDS.setup(2)).rules is FORDS.start(FORDS.setup(3)).rules
    assert FORDS.start(FORDS.setup(3, ("omens",))).rules is not FORDS.start(FORDS.setup(3)).rules


def test_a_setup_is_read_from_what_was_saved() -> None:
    saved = {"players": 3, "modules": ["omens"], "options": {"battles": "reported"}}
    assert FORDS.setup_of(saved) == FORDS.setup(3, ("omens",), battles="reported")


def test_an_option_that_came_later_has_its_default() -> None:
    assert FORDS.setup_of({"players": 3, "modules": [], "options": {}}) == FORDS.setup(3)


def test_a_setup_travels_to_another_process() -> None:
    setup = FORDS.setup(3)
    assert pickle.loads(pickle.dumps(setup)) == setup  # noqa: S301  (our own bytes)
