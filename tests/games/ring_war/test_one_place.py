"""A card is one place: its entry in the content, one class in `cards`, its words and its test."""

from __future__ import annotations

import re
from pathlib import Path

import feldzug
from feldzug.games.ring_war.cards.deck import ALL_CARDS
from feldzug.games.ring_war.deck import CARDS

SOURCE = Path(feldzug.__file__).parent
TESTS = Path(__file__).parent / "cards"
HISTORY = SOURCE / "games" / "ring_war" / "migrations.py"
"""It knows what cards were called when a save was written."""


def python_files() -> list[Path]:
    cards = SOURCE / "games" / "ring_war" / "cards"
    return [p for p in SOURCE.rglob("*.py") if cards not in p.parents and p != HISTORY]


def test_no_card_is_named_outside_its_place() -> None:
    ids = "|".join(re.escape(card) for card in CARDS)
    named = re.compile(rf"[\"']({ids})[\"']")
    found = {
        (path.name, match.group(1))
        for path in python_files()
        for match in named.finditer(path.read_text(encoding="utf-8"))
    }
    assert found == set()


def test_every_card_of_the_deck_has_its_class_once() -> None:
    assert sorted(card.facts.id for card in ALL_CARDS) == sorted(CARDS)


def test_every_card_has_a_test_of_its_own() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    events_and_powers = [card.facts.id for card in ALL_CARDS if card.facts.kind != "mission"]
    assert [card for card in events_and_powers if f'"{card}"' not in text] == []
