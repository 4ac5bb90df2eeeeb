"""The page says of every season, order, question and moment of Runewars what it is for, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from feldzug.games.runewars.decks import ORDER_BOX, SEASONS
from feldzug.games.runewars.game import MODULES, RUNEWARS
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.kernel.frames import Question
from feldzug.kernel.sealed import Sealed
from feldzug.parts.content import load
from feldzug.parts.windows import Window

WORDS = Path(__file__).parents[3] / "web" / "src" / "games" / "runewars" / "words"


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def questions() -> set[str]:
    kinds = [kind for module in (RUNEWARS.base, *MODULES) for kind in module.kinds]
    asked = [kind for kind in kinds if issubclass(kind, Question | Sealed)]
    return {kebab(kind.__name__) for kind in asked if kind not in (Window, TacticsWindow)}


def moments() -> set[str]:
    cards = load("feldzug.games.runewars.content", "tactics.toml")["card"]
    return {moment for card in cards for moment in card["windows"]} - {"your-turn"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_is_asked_says_what_it_is_for(language: str) -> None:
    text = (WORDS / f"guide-{language}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^why-([a-z0-9-]+) = \S", text, re.MULTILINE))
    wanted = {
        *questions(),
        *[f"moment-{moment}" for moment in moments()],
        *[f"season-{season}" for season in SEASONS],
        *[f"order-{order.id}" for order in ORDER_BOX.own],
    }
    assert len(wanted) > 100
    assert wanted - said == set()
    assert said - wanted == {"moment-other"}
