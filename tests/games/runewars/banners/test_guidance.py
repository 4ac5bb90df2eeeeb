"""The page says of every question, order and moment of the expansion what it is for, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from feldzug.games.runewars.banners.cards.commanders.deck import COMMANDERS
from feldzug.games.runewars.banners.commanders.acquiring import PayForCommanders
from feldzug.games.runewars.banners.development.buying import BuyCard
from feldzug.games.runewars.banners.pieces import ORDER_ROWS, TACTICS_ROWS
from feldzug.games.runewars.banners.registration import BANNERS
from feldzug.games.runewars.developments import BuildDevelopment
from feldzug.games.runewars.heroes.recruiting import SeekHero
from feldzug.games.runewars.tactics.moments import AFTER_DRAW, BEFORE_DRAW
from feldzug.kernel.frames import Question
from feldzug.kernel.sealed import Sealed
from tests.games.runewars.test_guidance import WORDS as OF_THE_BASE
from tests.games.runewars.test_guidance import kebab

WORDS = OF_THE_BASE.parent / "banners" / "words"


def said_in(file: Path) -> set[str]:
    return set(
        re.findall(r"^why-([a-z0-9-]+) = \S", file.read_text(encoding="utf-8"), re.MULTILINE)
    )


def questions() -> set[str]:
    kinds = [kind for module in BANNERS.modules for kind in module.kinds]
    return {kebab(kind.__name__) for kind in kinds if issubclass(kind, Question | Sealed)}


def moments() -> set[str]:
    """Those that only something of the expansion opens: at the others the base has a sentence."""
    cards = {moment for card in TACTICS_ROWS for moment in card["windows"]}
    leading = {card.moment for card in COMMANDERS}
    return (cards | leading) & {BEFORE_DRAW, AFTER_DRAW}


BESIDES = [(BuildDevelopment, BuyCard), (SeekHero, PayForCommanders)]
"""Questions of the base that one may answer otherwise, too: it is said with the question."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_is_asked_says_what_it_is_for(language: str) -> None:
    wanted = {
        *questions(),
        *[f"moment-{moment}" for moment in moments()],
        *[f"order-{order['id']}" for order in ORDER_ROWS],
        *[f"{kebab(asked.__name__)}-or-{kebab(answer.__name__)}" for asked, answer in BESIDES],
    }
    said = said_in(WORDS / f"guide-{language}.ftl")
    assert len(wanted) > 35
    assert wanted - said == set()
    assert said - wanted == set()
    assert not said & said_in(OF_THE_BASE / f"guide-{language}.ftl")
