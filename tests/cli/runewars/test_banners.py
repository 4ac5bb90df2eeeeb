"""What modules of Banners of War show in the terminal: signs on the map, places, realms and hands."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.barren import desolate, freeze
from feldzug.games.runewars.banners.commanders.command import Command
from feldzug.games.runewars.banners.development.capitals import found_capital, sites
from feldzug.games.runewars.banners.development.state import Developed
from feldzug.games.runewars.board import AREAS, HOME_OF, NEUTRAL
from feldzug.games.runewars.victory_cards import VictoryClaim, VictoryClaims
from feldzug.games.runewars.world import World
from tests.cli.runewars.test_terminal import drawn, terminal
from tests.games.runewars.banners.developing import bought
from tests.games.runewars.table import DAQAN, LATARI, table

BANNERS = ("banners",)
EVERYTHING = dict.fromkeys(("development_cards", "commanders", "road_to_victory"), "on")


def position() -> World:
    """Daqan have a capital, a card, a peasant and a commander; two areas have tokens."""
    g = table(4, 1, BANNERS, setup="quick", **EVERYTHING)
    waste, ice, field = [a for a in g.areas() if HOME_OF[a] == NEUTRAL and not g.units(a)][:3]
    desolate(g, waste)
    freeze(g, ice)
    freeze(g, ice)
    bought(g, "bodkin-arrows")
    found_capital(g, DAQAN, sites(g, DAQAN)[0])
    g.part(Developed).peasants[field] = 1
    g.part(VictoryClaims).claims = [VictoryClaim(LATARI, 1, 1)]
    return g


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("capital in", "Bodkin Arrows", "is commander", "Victory card on the Summer deck")),
        ("de", ("Hauptstadt in", "ist Kommandant", "Siegkarte auf dem Stapel „Sommer“")),
    ],
)
def test_realms_tell_what_modules_gave_them(language: str, words: tuple[str, ...]) -> None:
    shown = drawn(terminal(language, 4).status(position()), 200)
    assert [word for word in words if word not in shown] == []


def test_the_map_has_signs_for_tokens_capitals_peasants_and_commanders() -> None:
    g = position()
    shown = drawn(terminal(players=4).board(g, DAQAN), 200)
    drawing, legend = shown.split("○ neutral")
    assert [sign for sign in ("×", "**", "♛", "♙", "⚑") if sign not in drawing] == []
    assert "× desolate * cryomancy ♛ capital ♙ peasant ⚑ commander" in legend
    plain = drawn(terminal(players=4).board(table(setup="quick"), DAQAN), 200)
    assert not [sign for sign in ("×", "**", "♛", "♙", "⚑") if sign in plain]


def test_a_place_tells_what_lies_there() -> None:
    g, views = position(), position().views(None)
    capital = views["development-cards"].capitals[DAQAN]
    for name, word in (
        (views["banners"].desolate[0], "desolate"),
        (next(iter(views["banners"].frozen)), "2 cryomancy tokens"),
        (capital, "capital"),
        (views["development-cards"].peasants[0], "peasant"),
    ):
        shown = terminal(players=4)
        area = shown.areas.name(AREAS.index(name))  # type: ignore[attr-defined]
        assert word in drawn(shown.look(g, area), 200), name


def test_a_seat_is_told_of_cards_at_the_bottom_that_it_has_seen() -> None:
    g = position()
    deck = g.part(Command).deck.clone()
    card = deck.bag[0]
    deck.bag = deck.bag[1:]
    deck.put_at_bottom(card, 1 << DAQAN)
    g.part(Command).deck = deck
    shown = terminal(players=4)
    assert "bottom of the Commander deck" in drawn(shown.hand(g, DAQAN), 200)
    assert "bottom of the Commander deck" not in drawn(shown.hand(g, LATARI), 200)
