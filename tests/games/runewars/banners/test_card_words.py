"""What the new tactics cards, season cards and objectives say."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.cards.objectives import NEW_CONDITIONS
from feldzug.games.runewars.banners.cards.tactics.giving import TacticsGiven
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel.values import Seat, because
from feldzug.parts.messages import sources
from feldzug.parts.translator import Translator

WORDS = "feldzug.games.runewars.banners.words"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_condition_and_moment_has_words(language: str) -> None:
    said = "".join(sources(WORDS, language))
    wanted = [*[f"condition-{key}" for key in NEW_CONDITIONS], "moment-after-drawing"]
    assert [key for key in wanted if f"\n{key} = " not in said] == []


@pytest.mark.parametrize(
    ("language", "told", "why"),
    [
        ("en", "Anna gives “Bribery” to Ben.", "“Game of Power” takes a rune token of yours"),
        ("de", "Anna gibt Ben „Bestechung“.", "„Machtspiel“ verlangt einen verdeckten Runenmarker"),
    ],
)
def test_they_are_said_by_name(language: str, told: str, why: str) -> None:
    words = Translator(RUNEWARS, language, ("Anna", "Ben"))
    bribery, power = TACTICS_CARDS.index("bribery"), TACTICS_CARDS.index("game-of-power")
    assert words.event(TacticsGiven(Seat(0), Seat(1), bribery)) == told
    assert words.reason(because("no-hidden-rune", "BOW-122", card=power)).startswith(why)
