"""The tutorial's game and its expansion run, obey the laws, and are what the tutorial prints."""

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
from feldzug.parts.messages import LANGUAGES
from feldzug.parts.registration import registered
from feldzug.parts.translator import Translator

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
EXAMPLE = EXAMPLES / "nim.py"
EXPANSION = EXAMPLES / "frost.py"
TUTORIAL = ROOT / "docs" / "tutorial.md"


def blocks(language: str) -> list[str]:
    text = TUTORIAL.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def code(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.fixture(scope="module", autouse=True)
def _path() -> Iterator[None]:
    sys.path.insert(0, str(EXAMPLES))
    yield
    sys.path.remove(str(EXAMPLES))


@pytest.fixture(scope="module")
def nim() -> Any:
    return importlib.import_module("nim")


@pytest.fixture(scope="module")
def frost() -> Any:
    return importlib.import_module("frost")


def test_the_tutorial_prints_the_examples_whole_and_in_order() -> None:
    files = [file.read_text(encoding="utf-8") for file in (EXAMPLE, EXPANSION)]
    assert code("".join(blocks("python"))) == code("".join(files))


def test_the_messages_that_the_tutorial_prints_are_there() -> None:
    lines = (EXAMPLES / "nim_words" / "en.ftl").read_text(encoding="utf-8").splitlines()
    (shown,) = blocks("text")
    assert [line for line in shown.splitlines() if line not in lines] == []


def test_what_the_tutorial_says_is_so() -> None:
    session = "\n".join(blocks("pycon"))
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(session, {}, "tutorial.md", str(TUTORIAL), 0)
    doctest.DocTestRunner().run(test, out=told.append)
    assert len(test.examples) > 25
    assert "".join(told) == ""


def test_the_example_plays_as_the_tutorial_shows() -> None:
    played = subprocess.run(
        [sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    shown = blocks("console")[0]
    assert shown.splitlines()[1:3] == played[:2]
    assert played[-1].startswith("Outcome(ending='last-stone'")


@given(seed=st.integers(0, 1000), steps=st.integers(0, 16), data=st.data())
def test_the_examples_obey_the_laws(frost: Any, seed: int, steps: int, data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from(list(laws.setups(frost.FROSTY))))
    laws.battery(frost.FROSTY, setup, seed, steps)


def begun(game: Any, nim: Any, *modules: str, stones: int = 15) -> Any:
    g = game.new(game.setup(2, modules))
    g.hands, g.pile, g.stones = [[3], [5]], [0, 1, 2, 4], stones
    g.begin(nim.Nim(at="take_stones"))
    return g


def test_a_card_is_played_once(nim: Any) -> None:
    g = begun(nim.NIM, nim)
    g.apply(0, nim.PlayCard())
    g.apply(1, nim.Take(3))
    assert (g.stones, g.played) == (8, [3])
    with pytest.raises(FeldzugError, match="no-card"):
        g.apply(0, nim.PlayCard())


def test_nobody_takes_more_than_there_is(nim: Any) -> None:
    g = begun(nim.NIM, nim, stones=2)
    assert g.legal(0) == [nim.Take(1), nim.Take(2)]
    g.apply(0, nim.Take(2))
    assert g.outcome().winners == (0,)


def test_how_many_may_be_taken_at_once_is_agreed(nim: Any) -> None:
    g = nim.NIM.new(nim.NIM.setup(2, most="four"))
    g.begin(nim.Nim(at="take_stones"))
    assert nim.Take(4) in g.legal(0)


def test_a_frozen_heap_thaws_when_its_seat_is_asked_again(nim: Any, frost: Any) -> None:
    g = begun(frost.FROSTY, nim, "frost")
    g.apply(0, frost.Breathe())
    assert g.legal(1) == [nim.Take(1), nim.PlayCard(), frost.Breathe()]
    g.apply(1, frost.Breathe())
    assert g.legal(0) == [nim.Take(1), nim.PlayCard()], "of the other's breath it is still frozen"
    g.apply(0, nim.Take(1))
    assert g.legal(1) == [nim.Take(1), nim.Take(2), nim.Take(3), nim.PlayCard()]
    assert g.views(None)["frost"].spent == (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_told_in_every_language(nim: Any, frost: Any, language: str) -> None:
    with registered(frost.REGISTRATION) as game:
        say = Translator(game, language)
        g = begun(game, nim, "frost")
        sentences = []
        for seat, action in ((0, frost.Breathe()), (1, nim.PlayCard()), (0, nim.Take(1))):
            offer = g.offer(seat)
            sentences.append(say.question(offer.question))
            sentences += [say.reason(c.reason) for c in offer.choices if c.reason is not None]
            sentences += [say.action(choice.action) for choice in offer.choices]
            sentences += [say.event(event) for event in g.apply(seat, action)]
    assert len(sentences) > 15
    assert [s for s in sentences if re.fullmatch(r"[a-z-]+( \(.*\))?", s) and "-" in s] == []
