"""Positions to which no game could come are refused, whatever the modules of the expansion remember."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from feldzug.games.runewars.banners.barren import IN_THE_BOX, BannersState
from feldzug.games.runewars.banners.commanders.command import Command
from feldzug.games.runewars.banners.development.peasants import CARD
from feldzug.games.runewars.banners.development.state import RAZED, Developed
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.decks import DEVELOPMENTS, HEROES, TACTICS_CARDS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.world import World
from feldzug.parts.decks import EVERYBODY
from tests.games.runewars.battlefield import DAQAN, at
from tests.games.runewars.table import table

MODULES = ("banners",)
OPTIONS = {"setup": "quick", "development_cards": "on", "commanders": "on"}


def two() -> World:
    """A game of two: Waiqar and Uthuk do not play."""
    return table(2, 1, MODULES, **OPTIONS)


def wild(g: World) -> int:
    return next(area for area in g.areas() if "-" not in AREAS[area])


def aside(g: World) -> int:
    """An area of no tile that lies on the map."""
    return next(
        area for area in range(len(AREAS)) if area not in g.areas() and "-" not in AREAS[area]
    )


def home_stronghold(g: World) -> int:
    return next(a for a in g.strongholds(DAQAN) if AREAS[a].startswith("daqan"))


def of(
    part: type[Any], name: str, at_: Callable[[World], int], value: Any
) -> Callable[[World], None]:
    """Write a value into a list of a module's state."""

    def spoil(g: World) -> None:
        getattr(g.part(part), name)[at_(g)] = value

    return spoil


def zero(_: World) -> int:
    return 0


def shorter(part: type[Any], name: str) -> Callable[[World], None]:
    def spoil(g: World) -> None:
        setattr(g.part(part), name, getattr(g.part(part), name)[:-1])

    return spoil


def announced(title: str) -> Callable[[World], None]:
    """A tactics card lies announced although nobody fights."""

    def spoil(g: World) -> None:
        deck = g.tactics_deck.clone()
        deck.bag.remove(TACTICS_CARDS.index(title))
        g.tactics_deck = deck
        lying = g.part(BannersState).announced[0].clone()
        lying.add(TACTICS_CARDS.index(title), EVERYBODY)
        g.part(BannersState).announced[0] = lying

    return spoil


@pytest.mark.rule("BOW-101")
@pytest.mark.parametrize(("title", "is_sound"), [("bribery", True), ("panic", False)])
def test_only_cards_with_symbols_lie_announced_in_a_battle(title: str, is_sound: bool) -> None:
    g = two()
    g.stack.append(Battle(DAQAN, wild(g)))
    announced(title)(g)
    assert RUNEWARS.modules["banners"].sound(g) == is_sound


def many_peasants(g: World) -> None:
    """Four of them, all in areas of the map."""
    g.part(Developed).bought[CARD] = 1
    for area in list(g.areas())[:4]:
        g.part(Developed).peasants[area] = 1


def peasant_unbought(g: World) -> None:
    g.part(Developed).peasants[wild(g)] = 1


def peasant_aside(g: World) -> None:
    g.part(Developed).bought[CARD] = 1
    g.part(Developed).peasants[aside(g)] = 1


def capital_without_stronghold(g: World) -> None:
    free = next(a for a in g.areas() if AREAS[a].startswith("daqan") and g.stronghold[a] != DAQAN)
    g.part(Developed).capital[DAQAN] = free


def capital_abroad(g: World) -> None:
    area = wild(g)
    g.stronghold[area] = DAQAN
    g.settle_control(area)
    g.part(Developed).capital[DAQAN] = area


def no_such_development(g: World) -> None:
    area = home_stronghold(g)
    g.part(Developed).capital[DAQAN] = area
    g.part(Developed).second[area] = len(DEVELOPMENTS)


def two_cards_without_general(g: World) -> None:
    """One who commands and one card that waits."""
    command = g.part(Command)
    deck = command.deck.clone()
    command.waiting[DAQAN] = deck.bag.pop()
    command.deck = deck


def general_of_nobody(g: World) -> None:
    g.part(Command).generals[3] = 1
    deck = g.tactics_deck.clone()
    deck.bag.remove(TACTICS_CARDS.index("lieutenant-general"))
    g.tactics_deck = deck


def commander_of_nobody(g: World) -> None:
    command = g.part(Command)
    deck = command.deck.clone()
    free = next(hero for hero in range(len(HEROES)) if g.hero_seat[hero] < 0)
    command.cards[free] = deck.bag.pop()
    command.deck = deck


def lost_commander_card(g: World) -> None:
    command = g.part(Command)
    deck = command.deck.clone()
    deck.bag.pop()
    command.deck = deck


UNSOUND: dict[str, Callable[[World], None]] = {
    "tokens-short": shorter(BannersState, "barren"),
    "walls-short": shorter(BannersState, "walls_damaged"),
    "walls-negative": of(BannersState, "walls_damaged", zero, -1),
    "walls-no-number": of(BannersState, "walls_damaged", zero, 1.0),
    "two-desolations": of(BannersState, "barren", wild, -2),
    "tokens-no-number": of(BannersState, "barren", wild, 1.0),
    "seven-tokens": of(BannersState, "barren", wild, IN_THE_BOX + 1),
    "token-at-home": of(BannersState, "barren", lambda _: at("daqan-a"), 1),
    "token-aside": of(BannersState, "barren", aside, 1),
    "announced-in-peace": announced("bribery"),
    "announced-without-symbols": announced("panic"),
    "one-side-announces": shorter(BannersState, "announced"),
    "cards-short": shorter(Developed, "bought"),
    "capitals-short": shorter(Developed, "capital"),
    "peasants-short": shorter(Developed, "peasants"),
    "bought-twice": of(Developed, "bought", zero, 2),
    "bought-no-number": of(Developed, "bought", zero, True),
    "bought-by-nobody": of(Developed, "bought", lambda _: 31, 1),
    "no-such-chance": of(Developed, "chance", zero, RAZED + 1),
    "capital-aside": of(Developed, "capital", zero, 0),
    "capital-without-stronghold": capital_without_stronghold,
    "capital-abroad": capital_abroad,
    "second-development-without-capital": of(Developed, "second", home_stronghold, 0),
    "no-such-development": no_such_development,
    "four-peasants": many_peasants,
    "peasant-without-card": peasant_unbought,
    "peasant-aside": peasant_aside,
    "no-such-buyer": lambda g: setattr(g.part(Developed), "buyer", 2),
    "commanders-short": shorter(Command, "cards"),
    "generals-short": shorter(Command, "generals"),
    "general-no-number": of(Command, "generals", zero, True),
    "two-generals": of(Command, "generals", zero, 2),
    "general-of-nobody": general_of_nobody,
    "two-cards-without-general": two_cards_without_general,
    "commander-of-nobody": commander_of_nobody,
    "commander-card-lost": lost_commander_card,
}


@pytest.mark.parametrize("spoil", UNSOUND.values(), ids=UNSOUND)
def test_a_position_that_cannot_be_is_not_sound(spoil: Callable[[World], None]) -> None:
    g = two()
    names = ("banners", "development-cards", "commanders")
    assert all(RUNEWARS.modules[name].sound(g) for name in names)
    spoil(g)
    assert not all(RUNEWARS.modules[name].sound(g) for name in names)


def test_what_may_be_is_sound() -> None:
    g = two()
    assert g.views(None)["development-cards"].capitals == [None, None]
    area = home_stronghold(g)
    developed, lie = g.part(Developed), g.part(BannersState).barren
    lie[wild(g)] = IN_THE_BOX
    developed.capital[DAQAN], developed.second[area] = area, 0
    developed.bought[CARD], developed.buyer = 1, DAQAN
    for other in list(g.areas())[:3]:
        developed.peasants[other] = 1
    assert all(RUNEWARS.modules[name].sound(g) for name in ("banners", "development-cards"))


@pytest.mark.rule("BOW-193")
def test_before_factions_are_chosen_nobody_has_anything() -> None:
    options = {"development_cards": "on", "commanders": "on", "road_to_victory": "on"}
    g = RUNEWARS.start(RUNEWARS.setup(3, MODULES, **options))
    views = g.views(None)
    developed: Any = views["development-cards"]
    assert developed.capitals == [None] * 3
    assert developed.due == developed.rebuild == [False] * 3
    road: Any = views["road-to-victory"]
    assert road.cards == []
