"""A card is one place: its entry in the content, one class in `cards`, its words and its test."""

from __future__ import annotations

import re
from pathlib import Path

import feldzug
from feldzug.games import GAMES
from feldzug.games.ring_war.cards.deck import ALL_CARDS
from feldzug.games.ring_war.deck import CARDS

SOURCE = Path(feldzug.__file__).parent
PAGE = Path(__file__).parents[3] / "web" / "src"
TEXTS = (".ts", ".js", ".svelte", ".css", ".html", ".json", ".ftl", ".svg")
TESTS = Path(__file__).parent / "cards"
HISTORY = SOURCE / "games" / "ring_war" / "migrations.py"
"""It knows what cards were called when a save was written."""


OTHERS = {key.replace("-", "_") for key in GAMES} - {"ring_war"}
"""Folders of other games: two games may have a card of the same name."""


def python_files() -> list[Path]:
    cards = SOURCE / "games" / "ring_war" / "cards"
    found = [p for p in SOURCE.rglob("*.py") if cards not in p.parents and p != HISTORY]
    return [p for p in found if not OTHERS & set(p.parts)]


def page_files() -> list[Path]:
    """The page without what belongs to the game itself."""
    game = PAGE / "games" / "ring_war"
    found = [p for p in PAGE.rglob("*") if p.suffix in TEXTS and game not in p.parents]
    return [p for p in found if not OTHERS & set(p.parts)]


def cards_in(text: str, *, quoted: bool) -> set[str]:
    """The ids of cards that stand in a text; those of two words or more need no quotes to be found."""
    ids = "|".join(re.escape(card) for card in CARDS)
    in_quotes = set(re.findall(rf"[\"'`]({ids})[\"'`]", text))
    if quoted:
        return in_quotes
    long = "|".join(re.escape(card) for card in CARDS if "-" in card)
    return in_quotes | set(re.findall(rf"(?<![\w-])({long})(?![\w-])", text))


def named_in(paths: list[Path], *, quoted: bool) -> set[tuple[str, str]]:
    return {
        (path.name, card)
        for path in paths
        for card in cards_in(path.read_text(encoding="utf-8"), quoted=quoted)
    }


def test_no_card_is_named_outside_its_place() -> None:
    assert named_in(python_files(), quoted=True) == set()


def test_no_card_is_named_in_the_page_outside_its_game() -> None:
    files = page_files()
    assert {path.suffix for path in files} >= {".ts", ".svelte"}
    assert named_in(files, quoted=False) == set()


def test_a_card_that_is_named_would_be_found() -> None:
    assert cards_in('["black-sails"]', quoted=True) == {"black-sails"}
    assert cards_in("{ black-sails: 1 }", quoted=False) == {"black-sails"}
    assert cards_in("<i class=`black-sails`>", quoted=False) == {"black-sails"}
    assert cards_in("not-black-sails", quoted=False) == set()


def test_every_card_of_the_deck_has_its_class_once() -> None:
    assert sorted(card.facts.id for card in ALL_CARDS) == sorted(CARDS)


def test_every_card_has_a_test_of_its_own() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    events_and_powers = [card.facts.id for card in ALL_CARDS if card.facts.kind != "mission"]
    assert [card for card in events_and_powers if f'"{card}"' not in text] == []
