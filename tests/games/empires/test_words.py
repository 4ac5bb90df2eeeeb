"""Sentences tell why gold and points came and went, and what became of a tile."""

from __future__ import annotations

from importlib.resources import files

import pytest

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.events import Destroyed, KpEarned, KpSpent, Paid, TileTaken
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.names import NAMES, WORDS
from feldzug.games.empires.victory import AUTUMN_OF_YEAR_2, FIFTEEN
from feldzug.games.empires.vocabularies import CASTLE
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import Event, Outcome
from feldzug.parts.messages import LANGUAGES, messages
from feldzug.parts.translator import Translator, event_kinds
from tests.games.empires.table import NOBODY, A, B, tile

EN, DE = Translator(EMPIRES, "en"), Translator(EMPIRES, "de")


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            Paid(A, 100, "start"),
            "Player 1: 100 gold (start).",
            "Spieler 1: 100 Gold (Beginn).",
        ),
        (
            Destroyed(tile("B1"), CASTLE, "saboteurs"),
            "Gone on B1: Castle (Saboteurs).",
            "Verloren auf B1: Burg (Saboteure).",
        ),
        (
            KpEarned(A, 1, "bye"),
            "Player 1 gets 1 combat point (bye).",
            "Spieler 1 erhält 1 Kampfpunkt (Freilos).",
        ),
        (
            KpSpent(B, 2, "claim", tile("C1")),
            "Player 2 spends 2 combat points (free tile).",
            "Spieler 2 gibt 2 Kampfpunkte aus (freies Feld).",
        ),
        (
            TileTaken(A, tile("C1"), NOBODY),
            "Player 1 takes C1.",
            "Spieler 1 nimmt C1 ein.",
        ),
        (
            TileTaken(A, tile("C1"), B),
            "Player 1 takes C1 from Player 2.",
            "Spieler 1 nimmt C1 von Spieler 2.",
        ),
    ],
)
def test_what_happened_is_told_with_its_reason(event: Event, en: str, de: str) -> None:
    assert EN.event(event) == en
    assert DE.event(event) == de


@pytest.mark.parametrize("ending", [FIFTEEN, AUTUMN_OF_YEAR_2])
def test_how_it_ended_is_told_in_a_sentence(ending: str) -> None:
    outcome = Outcome(ending, ((A,), (B,)), (15, 3))
    for said in (EN.outcome(outcome), DE.outcome(outcome)):
        assert "$" not in said
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_ledger_has_words(language: str) -> None:
    said = messages(language, WORDS)
    reasons: set[str] = set()
    for seed in range(4):
        g = EMPIRES.start(EMPIRES.setup(5, battles="paper"))
        assert isinstance(g, Campaign)
        dealer = Dealer(seed)
        for _ in range(60):
            laws.wander(g, dealer, 10, EMPIRES.seek)
            if g.outcome() is not None:
                break
        reasons |= {line.why for line in g.ledger}
    assert len(reasons) >= 8
    assert [why for why in sorted(reasons) if f"why-{why}" not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_without_a_name_and_nobody_have_words(language: str) -> None:
    assert NAMES.seat_name(2, language).endswith("3")
    assert NAMES.seat_name(NOBODY, language) in ("nobody", "niemand")


def test_no_two_events_have_one_name_and_no_message_is_said_twice() -> None:
    """A message goes by the name of its class: two of one name would be told alike."""
    names = [kind.__name__ for kind in event_kinds(EMPIRES)]
    assert len(names) == len(set(names))
    for language in LANGUAGES:
        texts = [text for text in (files(WORDS) / language).iterdir() if text.name.endswith(".ftl")]
        keys = [
            line.partition(" =")[0]
            for text in texts
            for line in text.read_text(encoding="utf-8").splitlines()
            if line[:1].isalpha()
        ]
        assert len(keys) > 500
        assert len(keys) == len(set(keys))
