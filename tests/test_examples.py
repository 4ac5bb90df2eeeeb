"""The tutorial's game runs, obeys the laws, and is the one that the tutorial prints."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.kernel import laws
from feldzug.kernel.errors import FeldzugError

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "nim.py"
TUTORIAL = ROOT / "docs" / "tutorial.md"


def blocks(language: str) -> list[str]:
    text = TUTORIAL.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def code(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.fixture(scope="module")
def nim() -> Iterator[Any]:
    sys.path.insert(0, str(EXAMPLE.parent))
    yield importlib.import_module("nim")
    sys.path.remove(str(EXAMPLE.parent))


def test_the_tutorial_prints_the_example_whole_and_in_order() -> None:
    assert code("".join(blocks("python"))) == code(EXAMPLE.read_text(encoding="utf-8"))


@pytest.mark.usefixtures("nim")
def test_what_the_tutorial_says_is_so() -> None:
    session = "\n".join(blocks("pycon"))
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(session, {}, "tutorial.md", str(TUTORIAL), 0)
    doctest.DocTestRunner().run(test, out=told.append)
    assert len(test.examples) > 20
    assert "".join(told) == ""


def test_the_example_plays_as_the_tutorial_shows() -> None:
    played = subprocess.run(
        [sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    (shown,) = blocks("console")
    assert shown.splitlines()[1:3] == played[:2]
    assert played[-1].startswith("Outcome(ending='last-stone'")


@given(seed=st.integers(0, 1000), steps=st.integers(0, 16), players=st.integers(2, 4))
def test_the_example_obeys_the_laws(nim: Any, seed: int, steps: int, players: int) -> None:
    def inventory(g: Any) -> dict[str, int]:
        return {"cards": len(g.pile) + sum(map(len, g.hands)) + len(g.played)}

    laws.battery(nim.NIM, nim.NIM.setup(players), seed, steps, inventory)


def test_a_card_is_played_once(nim: Any) -> None:
    g = nim.Heap(nim.NIM.rules(nim.NIM.setup(2)), 2)
    g.hands = [[4], [6]]
    g.begin(nim.Nim(at="take_stones"))
    g.apply(0, nim.PlayCard())
    g.apply(1, nim.Take(3))
    assert (g.stones, g.played) == (8, [4])
    with pytest.raises(FeldzugError, match="no-card"):
        g.apply(0, nim.PlayCard())


def test_nobody_takes_more_than_there_is(nim: Any) -> None:
    g = nim.Heap(nim.NIM.rules(nim.NIM.setup(2)), 2)
    g.hands, g.stones = [[4], [6]], 2
    g.begin(nim.Nim(at="take_stones"))
    assert g.legal(0) == [nim.Take(1), nim.Take(2)]
    g.apply(0, nim.Take(2))
    assert g.outcome().winners == (0,)
